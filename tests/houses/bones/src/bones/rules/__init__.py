"""The sums."""

from bones.rules import throw

__all__ = ["throw"]
