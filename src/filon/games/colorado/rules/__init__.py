"""One file per subject, legal actions beside their effects."""
