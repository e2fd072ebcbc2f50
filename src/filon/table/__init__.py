"""A table without sockets, SQL or a clock of its own: commands in, changes and messages out."""
