"""Whatever the published interface allows to be sent, the server answers as published."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.server.people import Person, Server


@pytest.fixture(scope="module")
def address(server: Server) -> str:
    return server.address


@pytest.fixture
def api_schema(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("api_schema")


@schema.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_the_interface_keeps_its_word(case: Any, nellie: Person) -> None:
    response = case.call(headers={"cookie": f"filon={nellie.http.cookies['filon']}"})
    case.validate_response(
        response,
        checks=[not_a_server_error, response_schema_conformance, status_code_conformance],
    )


def test_the_interface_is_published(server: Server) -> None:
    published = httpx.get(f"{server.address}/schema/openapi.json").json()
    assert "/api/tables/{table_id}/join" in published["paths"]
