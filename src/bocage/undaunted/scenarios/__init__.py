"""The twelve scenarios of the box as data, and what reads and checks such data."""
