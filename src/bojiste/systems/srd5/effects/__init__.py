"""What powers do to creatures: a file for each kind of effect, with its fields, its course, and what tactics think it
worth. ``kinds`` has them all, ``base`` what they have in common."""
