"""Sluice: a small game that core's tests play, and the one that docs/add-a-game.md adds."""
