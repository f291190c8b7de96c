"""Words: the same in every language, and for everything that the code can say."""
