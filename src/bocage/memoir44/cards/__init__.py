"""The command cards: one fact card for each kind."""
