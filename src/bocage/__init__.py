"""Bocage: WWII tactics board games to play, host and study."""
