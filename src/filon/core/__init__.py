"""The grammar of every game: standard library only, knows no game."""
