"""The units: one fact card for each type."""
