"""Boards of hexes and of tiles: who is next to whom, how far, along which line, and as a picture in text."""
