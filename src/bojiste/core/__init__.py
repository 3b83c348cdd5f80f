"""What every system stands on. Knows no system, no words, no files."""
