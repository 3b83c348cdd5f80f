"""What only monsters do."""
