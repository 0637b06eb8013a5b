"""The terminal pages of Memoir '44."""
