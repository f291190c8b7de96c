"""Tests of pioche.envs."""
