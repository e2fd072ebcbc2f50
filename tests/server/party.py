"""Several people at one table, each with a socket, who choose by a seeded die."""

from __future__ import annotations

import random
import time
from typing import Any

from tests.server.people import PATIENCE, Look, Person


class Party:
    def __init__(self, table: str, people: list[Person], seed: int = 0) -> None:
        self.table, self.people = table, people
        self.looks = [person.look(table) for person in people]
        self.die = random.Random(seed)
        for look in self.looks:
            look.until("chat")  # the last of what a newcomer is sent

    def play(self, acts: int) -> bool:
        """So many actions of people, whoever is asked; False when the game ended before."""
        for _ in range(acts):
            look = self.asked()
            if look is None:
                return False
            look.act(self.die.choice(look.words()))
        return True

    def play_out(self) -> list[int]:
        """To the end; the scores."""
        while self.play(50):
            pass
        self.wait(lambda look: look.lobby["status"] == "over")
        scores: list[int] = self.looks[0].position["scores"]
        return scores

    def asked(self) -> Look | None:
        """Somebody who has a choice, or None when the game is over. As long as something happens,
        there is patience."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for look in self.looks:
                catch_up(look)
                if look.position.get("over"):
                    return None
                if look.position and look.words():
                    return look
            if catch_up(self.looks[0], 0.01):
                until = time.monotonic() + PATIENCE
        raise TimeoutError(f"nobody is asked at {self.table}: {self.looks[0].position}")

    def rest(self) -> None:
        """Until no bot is to act and everybody has seen all there is to see."""
        self.wait(lambda look: bool(look.position) and not bots_to_act(look))
        for person, look in zip(self.people, self.looks, strict=True):
            length = len(person.story(self.table))
            while look.position["length"] != length:
                look.read()
            catch_up(look, 0.1)  # who is still waited for is told without a line in the story

    def wait(self, is_so: Any) -> None:
        until = time.monotonic() + PATIENCE
        while not all(is_so(look) for look in self.looks):
            if time.monotonic() > until:
                raise TimeoutError(f"{self.table}: {[look.position for look in self.looks]}")
            for look in self.looks:
                catch_up(look, 0.01)

    def close(self) -> None:
        for look in self.looks:
            look.close()


def catch_up(look: Look, timeout: float = 0.0) -> int:
    """Reads what has come; how many messages it was."""
    messages = 0
    try:
        while True:
            look.read(timeout)
            messages += 1
    except TimeoutError:
        return messages


def bots_to_act(look: Look) -> list[int]:
    seats = look.lobby["seats"]
    return [s for s in look.position["to_act"] if seats[s]["kind"] == "bot" or seats[s]["away"]]


def take_back(look: Look) -> None:
    look.send(type="undo", version=look.position["version"], seat=look.position["seat"])
    look.until_answered()
