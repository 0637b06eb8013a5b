"""Memoir '44: the base game in its revised edition and that of 2004."""
