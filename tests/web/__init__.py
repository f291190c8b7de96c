"""The table over the network: requests, sockets, and what must never leave."""
