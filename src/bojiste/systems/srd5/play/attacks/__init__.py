"""Making an attack."""
