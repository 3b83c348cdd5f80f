"""Conditions, and how one gets rid of them."""
