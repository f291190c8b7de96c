"""The types of the page: written from the messages, and checked."""
