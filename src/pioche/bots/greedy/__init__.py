"""Greedy bots: each takes what looks best at once, judged by the open table and the own cards."""
