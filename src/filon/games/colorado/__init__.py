"""Colorado, Joachim Thôme 2022."""
