"""Tests of pioche.bots."""
