"""Tests of pioche.envs.gymnasium."""
