"""The book: a static site of all rules with their played examples, the bestiary, and the guides, in three languages.

It needs no server and no other host: ``site.build`` writes a folder of pages that open from the disk.
"""
