"""The arena: computer players against each other, on all cores, with a record of every game."""
