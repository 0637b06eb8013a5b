"""The simple opponent of Memoir '44."""
