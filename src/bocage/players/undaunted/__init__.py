"""The simple opponent of Undaunted: Normandy."""
