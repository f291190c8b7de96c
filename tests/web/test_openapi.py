"""Requests of every kind that the description allows and does not allow, made up by Schemathesis."""

import asyncio
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS

from pioche.store.memory import MemoryLog
from pioche.tables.house import LiveHouse
from pioche.tables.thinking import ThinksHere
from pioche.web.app import create_inner
from pioche.web.client import Browser
from pioche.web.desk import Desk, Options
from tests.web.server import KEY, Running

WANTED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
)


def description() -> dict[str, Any]:
    """The description, as the server gives it."""
    desk = Desk(LiveHouse(MemoryLog(), ThinksHere()), Options(key=KEY))
    return create_inner(desk).openapi_schema.to_schema()


@pytest.fixture(scope="session")
def ana(server: Running) -> tuple[Browser, str]:
    """Somebody with the token that every page has, and a table."""
    browser = server.browser()
    return browser, asyncio.run(browser.open(game="5211", name="Ana")).table


schema = schemathesis.openapi.from_dict(description())


@schema.parametrize()
@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None)
def test_every_request_gets_an_answer_that_was_promised(case: Any, ana: tuple[Browser, str], server: Running) -> None:
    browser, table = ana
    if "wait" in (case.query or {}):
        case.query["wait"] = 0
    if "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = table
    token = {"x-csrftoken": browser.cookies["csrftoken"]}
    answer = case.call(base_url=server.address, headers=token, cookies=browser.cookies)
    case.validate_response(answer, checks=CHECKS.get_by_names(WANTED))
