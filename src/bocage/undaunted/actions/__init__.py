"""What cards can do: one page per kind of action, what is allowed beside what happens."""
