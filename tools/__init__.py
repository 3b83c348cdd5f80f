"""What builds parts of the package from their sources; nothing here is installed."""
