"""What many tables play and no book says, and what is no sum: each option speaks at moments, from a file of its own."""
