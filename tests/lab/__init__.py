"""Tests of many games and their statistics."""
