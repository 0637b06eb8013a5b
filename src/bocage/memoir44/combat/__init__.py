"""The Combat cards: an optional second deck, played beside the command cards."""
