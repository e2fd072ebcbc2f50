"""Refusals, as people and programs get them."""

from __future__ import annotations

STATUS = {
    "bad_request": 400,
    "no_identity": 401,
    "foreign_origin": 403,
    "not_yours": 403,
    "not_found": 404,
    "full": 409,
    "already_started": 409,
    "not_running": 409,
    "over": 409,
    "illegal": 409,
    "stale": 409,
    "too_large": 413,
    "too_many": 429,
    "server": 503,
}


class Refusal(Exception):
    """`problem` is a key that the page translates, `detail` says in English what came."""

    def __init__(self, problem: str, detail: str) -> None:
        super().__init__(detail)
        self.problem = problem
        self.detail = detail

    @property
    def status(self) -> int:
        return STATUS[self.problem]
