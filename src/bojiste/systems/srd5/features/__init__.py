"""Features of classes: a file each, like traits, which says at which moments it speaks. ``every`` has them all,
``base`` what they have in common."""
