"""Movement and position."""
