"""Files: scenes, saves, scripts of dice and of decisions. Every fault of theirs is a problem with its place."""
