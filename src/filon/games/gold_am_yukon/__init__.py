"""Gold am Yukon, Reinhold Wittig 1990."""
