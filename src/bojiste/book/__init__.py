"""The book: a static site of rules with their games, of the bestiary, and of the guides.

``site.build`` writes it into a folder, in three languages. The pages open from the disk: they need
no server and no other host.
"""
