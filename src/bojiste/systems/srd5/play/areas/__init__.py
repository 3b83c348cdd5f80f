"""Areas of effect, and what stays at a place."""
