"""Finished games: their page, their replay, their pictures, their record, and the check of the shuffle."""
