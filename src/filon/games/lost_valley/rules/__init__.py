"""One file per part of a turn, legal actions beside their effects."""
