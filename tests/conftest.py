"""Shared by all tests."""

from __future__ import annotations
