"""The sixteen battles of the base box as facts, and what reads them."""
