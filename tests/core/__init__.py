"""Tests of pioche.core."""
