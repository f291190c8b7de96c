"""What decisions cost here and in the libraries beside us: measured on one machine, in one run, in turn."""
