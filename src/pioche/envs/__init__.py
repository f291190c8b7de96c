"""The games in the form that research tools expect; needs the `envs` extra."""
