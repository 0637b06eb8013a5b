"""The terminal pages of Undaunted: Normandy."""
