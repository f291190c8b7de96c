"""What every game must keep, in every edition and variant and with every number of seats."""
