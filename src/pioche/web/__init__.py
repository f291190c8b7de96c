"""The table in the browser: the ASGI application and the page."""
