"""Undaunted: Normandy, one page per chapter of its rulebook."""
