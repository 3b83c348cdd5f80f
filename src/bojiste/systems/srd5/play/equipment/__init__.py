"""What is held, drawn, dropped, picked up."""
