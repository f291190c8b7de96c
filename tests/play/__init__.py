"""Tests of pioche.play."""
