"""What compiled twins of a system's play have in common: dice, rows, counts, and how they are compiled.

A twin is plain Python over arrays of integers, so that it runs uncompiled, too; Numba (the extra ``fast``) makes it
quick. Nothing here is imported before a forecast wants it.
"""
