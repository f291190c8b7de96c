"""The token against forged requests: a cookie that must come back in a header, which other sites cannot do."""

import hashlib

from litestar.config.csrf import CSRFConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware, generate_csrf_token
from litestar.types import Send


class Tokens(CSRFMiddleware):
    """Litestar's tokens, where one that another server gave (on the same host, or under an older key) is replaced."""

    def create_send_wrapper(self, send: Send, token: str, csrf_cookie: str | None) -> Send:
        """A new token for whoever has none that counts."""
        if csrf_cookie is not None and self._decode_csrf_token(csrf_cookie) is None:
            csrf_cookie, token = None, generate_csrf_token(self.config.secret)
        return super().create_send_wrapper(send=send, token=token, csrf_cookie=csrf_cookie)


def tokens(key: bytes, is_secure: bool) -> DefineMiddleware:
    """The layer that gives tokens and asks for them; `is_secure` where the pages are read over https."""
    secret = hashlib.sha256(b"csrf" + key).hexdigest()
    config = CSRFConfig(secret=secret, cookie_secure=is_secure, exclude_from_csrf_key="no_csrf")
    return DefineMiddleware(Tokens, config=config)
