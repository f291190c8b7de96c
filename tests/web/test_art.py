"""The sprites over HTTP."""

from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from pioche.draw.sprite import SPRITES, sprite
from tests.web.shelf import shelf_app


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Litestar]]:
    with TestClient(shelf_app()) as client:
        yield client


@pytest.mark.parametrize("name", SPRITES)
def test_a_sprite_is_served_as_a_picture_and_not_again_when_it_is_known(
    client: TestClient[Litestar], name: str
) -> None:
    answer = client.get(f"/art/{name}.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text == sprite(name)
    again = client.get(f"/art/{name}.svg", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/art/chess.svg", "/art/5211", "/art/5211.png", "/art/..%2f5211.svg"])
def test_other_pictures_are_not_there(client: TestClient[Litestar], path: str) -> None:
    assert client.get(path).status_code == 404
