"""Tests of pioche.envs.pettingzoo."""
