"""Who commands: seats, their sides and hands, and who orders what."""
