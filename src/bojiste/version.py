"""The version of the engine, as saves record it."""

VERSION = "0.1.0"
