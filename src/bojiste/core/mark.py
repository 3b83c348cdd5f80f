"""What tells copies of modules apart. It stands alone: who builds a wheel has none of the libraries of the house."""

MARK = "@"
"""Between the name of a package and what tells its copy from it: no module of anybody's is called so."""
