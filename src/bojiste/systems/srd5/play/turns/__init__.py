"""The order of combat and what a turn offers."""
