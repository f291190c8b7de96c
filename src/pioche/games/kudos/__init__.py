"""Kudos: get rid of your cards on a square of four piles; the lowest score wins."""
