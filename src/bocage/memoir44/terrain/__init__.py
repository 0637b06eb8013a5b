"""The terrain and the obstacles: one fact card for each."""
