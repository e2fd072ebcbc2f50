"""Treasure Hunter, Richard Garfield 2017."""
