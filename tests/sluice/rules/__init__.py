"""The rules of Sluice, one phase a file."""
