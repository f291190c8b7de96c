"""The table over plain HTTP: opening, sitting, moving, listening, looking back."""
