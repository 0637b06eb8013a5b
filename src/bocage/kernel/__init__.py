"""The kernel: someone decides, dice fall, and things become known to some. It knows no rule of any game."""
