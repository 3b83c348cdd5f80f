"""The verbs of the referee."""
