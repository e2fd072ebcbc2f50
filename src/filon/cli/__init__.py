"""The command line: `filon play | replay | perft | fuzz | arena | bench | games`."""
