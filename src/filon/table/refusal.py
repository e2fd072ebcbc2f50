"""What a table does not do, and why."""

from __future__ import annotations


class Refusal(Exception):
    """`problem` is a key that the page translates, `detail` says in English what came; after
    `wait` seconds it may be asked again. An action that the rules forbid has a reason by them."""

    def __init__(
        self,
        problem: str,
        detail: str,
        wait: int = 0,
        reason: tuple[str, dict[str, int]] | None = None,
    ) -> None:
        super().__init__(detail)
        self.reason = reason
        self.problem = problem
        self.detail = detail
        self.wait = wait


class Damaged(Refusal):
    """What is written of this table cannot be right; others are as they were."""

    def __init__(self, detail: str) -> None:
        super().__init__("damaged", detail)
