"""Names of tables and secrets of seats: nobody can guess them, and only hashes of secrets are kept."""

import hashlib
import hmac
import re
import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are easily taken for another
TABLE_LETTERS = 12
SECRET_BYTES = 24
MOST_SECRET = 64
TABLE = re.compile(f"[{LETTERS}]{{{TABLE_LETTERS}}}")


def new_table_id() -> str:
    """A new table's name, for links."""
    return "".join(secrets.choice(LETTERS) for _ in range(TABLE_LETTERS))


def is_table_id(name: str) -> bool:
    """Whether a table could have that name."""
    return TABLE.fullmatch(name) is not None


def new_secret() -> str:
    """What opens a seat from anywhere."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> str:
    """What the log keeps of a secret; too much is left to guess for the hash to need salt."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def opens(secret: str, secret_hash: str) -> bool:
    """Whether a secret is the one of that hash; how long it takes tells nothing."""
    return bool(secret_hash) and len(secret) <= MOST_SECRET and hmac.compare_digest(hash_of(secret), secret_hash)
