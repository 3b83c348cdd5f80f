"""Traits of stat blocks: a file each, which says at which moments it speaks. ``every`` has them all, ``base`` what they
have in common."""
