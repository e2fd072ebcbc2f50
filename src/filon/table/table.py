"""A table: its seats, its door and its game.

A command answers with a `Change`. Whoever keeps the journal writes it down, all of it or nothing,
and then lets the table adopt it: whatever goes wrong before that, the table is as it was.
"""

from __future__ import annotations

from filon.core.game import AnyGame, State
from filon.core.luck import commitment
from filon.core.record import told
from filon.table import chairs as seating
from filon.table.audience import Viewer
from filon.table.chairs import Chair, names_of, people_among
from filon.table.change import Change
from filon.table.clock import NONE, Clock, seconds_of
from filon.table.gallery import Gallery
from filon.table.handing import handed_over
from filon.table.journal import ACT, BOT, END, RESIGN, RETURN, SIT, STAND, START, UNDO, Entry
from filon.table.news import ChatLine, Line, Status, TableInfo
from filon.table.play import Play
from filon.table.refusal import Refusal
from filon.table.still import Still

CHAT_KEPT = 200  # lines sent to somebody who comes in


class Table:
    def __init__(self, table_id: str, game: AnyGame, luck_key: str, created: str) -> None:
        self.id = table_id
        self.game = game
        self.luck_key = luck_key
        self.created = created
        self.rules = game.version
        self.edition = game.edition
        self.options: dict[str, int] = {}
        self.public = False
        self.rated = False
        self.host = ""
        self.status: Status = "open"
        self.rematch = ""
        self.note = ""
        self.chairs: list[Chair] = []
        self.scene: Play | Still | None = None
        self.n = 0  # of the journal's next entry
        self.chat: list[ChatLine] = []  # the last lines
        self.said = 0  # lines of chat in all
        self.clock: Clock = NONE
        self.lost = 0  # seconds in which the house was closed: nobody is charged for them
        self.gallery = Gallery(self)

    # -- who is who -----------------------------------------------------------------------

    def seats_of(self, guest: str) -> list[int]:
        return [n for n, chair in enumerate(self.chairs) if guest and chair.guest == guest]

    def playing_seats_of(self, guest: str) -> list[int]:
        return [n for n in self.seats_of(guest) if not self.chairs[n].away]

    def names(self) -> list[str]:
        return names_of(self.chairs)

    def tick(self, at: str) -> int:
        return seconds_of(at) - self.lost

    def has_people(self) -> bool:
        return any(chair.is_played_by_person for chair in self.chairs)

    def info(self, guest: str) -> TableInfo:
        online = self.gallery.guests()
        players = {chair.guest for chair in self.chairs if chair.guest}
        named = zip(self.chairs, self.names(), strict=True)
        return TableInfo(
            id=self.id,
            game=self.game.name,
            status=self.status,
            public=self.public,
            options=self.options,
            seats=[chair.info(name, guest, online) for chair, name in named],
            host=bool(guest) and self.host == guest,
            commitment=commitment(self.luck_key),
            key=self.luck_key if self.status in ("over", "closed") else "",
            rematch=self.rematch,
            watching=len(online - players),
            rules=self.rules,
            edition=self.edition,
            note=self.note,
            clock=self.clock.terms,
            rated=self.rated,
        )

    # -- the door -------------------------------------------------------------------------

    def running(self) -> Play:
        if self.status == "open":
            raise Refusal("not_running", "the game at this table has not begun")
        if self.status != "running" or not isinstance(self.scene, Play):
            raise Refusal("over", "the game at this table is over")
        return self.scene

    def act(self, seat: int, words: str, at: str) -> Change:
        play = self.running()
        step = play.tried(seat, words)
        done, after = step.entry, step.state
        said = self.game.say(done.action)
        fingerprint = told(self.game, done.events)
        change = Change([Entry(self.n, ACT, at, seat, said, tuple(done.said), fingerprint)])
        to_act, before = self.game.to_act(after), play.to_act
        change.asks = [one for one in to_act if one not in before]
        if not to_act:
            self._end(change, after, at)
        change.clock = self._turned(to_act, at)
        n = self.n  # the change itself would be a cycle, and wait for the collector

        def adopt() -> None:
            play.enter(step, n)

        change.adopt = adopt
        return change

    def _end(self, change: Change, after: State, at: str) -> None:
        scores, winners = self.game.scores(after), self.game.winners(after)
        said = " ".join(str(score) for score in scores)
        change.entries.append(Entry(self.n + 1, END, at, words=said))
        result = {"scores": scores, "winners": winners}
        change.header = {"status": "over", "ended": at, "result": result}

    def asked_by(self, viewer: Viewer, seat: int, version: int) -> None:
        """Whether somebody may act through a seat, having seen that version of the table."""
        if seat not in self.playing_seats_of(viewer.guest):
            raise Refusal("not_yours", f"seat {seat} is not yours to play")
        self.running()
        if viewer.audience is None or not viewer.audience.is_current(version - viewer.base):
            raise Refusal("stale", f"expected version {viewer.version}, got {version}")

    def why_not(self, guest: str, seat: int, words: str) -> Line | None:
        """Why one of the guest's seats may not do something; None if it may."""
        if seat not in self.seats_of(guest):
            raise Refusal("not_yours", f"seat {seat} is not yours")
        return self.running().why_not(seat, words)

    def ways(self, guest: str, seat: int) -> list[list[str]]:
        """Where one click may lead one of the guest's seats."""
        if seat not in self.playing_seats_of(guest):
            raise Refusal("not_yours", f"seat {seat} is not yours to play")
        return self.running().ways(seat)

    def undo(self, guest: str, all_of_it: bool, at: str) -> Change:
        """Takes back the last act of any of the guest's seats, or as many as can be."""
        play = self.running()
        seat = play.last_to_undo(self.playing_seats_of(guest))
        earlier = play.without_last_of(seat) if seat >= 0 else None
        if earlier is None:
            raise Refusal("illegal", "nothing of yours can be taken back")
        while all_of_it and (further := earlier.without_last_of(seat)) is not None:
            earlier = further
        kept = set(earlier.numbers)
        gone = [n for n in play.numbers if n not in kept]
        entries = [
            Entry(self.n + place, UNDO, at, seat, str(n)) for place, n in enumerate(reversed(gone))
        ]
        then = earlier

        def adopt() -> None:
            self.scene = then

        clock = self.clock.taken_back(people_among(then.to_act, self.chairs), self.tick(at))
        return Change(entries, adopt=adopt, clock=clock)

    def _turned(self, to_act: list[int], at: str) -> Clock | None:
        """The clock after a move, if anybody else is asked than before."""
        clock = self.clock.turned(people_among(to_act, self.chairs), self.tick(at))
        return clock if clock is not self.clock and clock != self.clock else None

    # -- coming and going -----------------------------------------------------------------

    def join(self, guest: str, name: str, wished: int | None, at: str) -> Change:
        self._demand_open()
        free = [n for n, chair in enumerate(self.chairs) if chair.is_open]
        if self.seats_of(guest) and wished is None:
            return Change()
        if self.rated and self.seats_of(guest):
            raise Refusal("illegal", "at a rated table everybody has one seat")
        if not free or (wished is not None and wished not in free):
            raise Refusal("full", f"expected a free seat, of {len(self.chairs)} these are: {free}")
        seat = free[0] if wished is None else wished
        return Change([Entry(self.n, SIT, at, seat, name)], {seat: seating.of_person(guest, name)})

    def leave(self, guest: str, at: str) -> Change:
        self._demand_open("the game has begun: resign instead")
        return self._stand_up(self.seats_of(guest), at)

    def free(self, guest: str, seat: int, at: str) -> Change:
        """The host may free any seat before the game."""
        self._demand_open()
        self._demand_host(guest, "free a seat")
        if not 0 <= seat < len(self.chairs):
            raise Refusal("bad_request", f"expected a seat from 0 to {len(self.chairs) - 1}")
        return self._stand_up([seat], at)

    def is_left_by(self, guest: str) -> bool:
        """Whether the host goes and nobody else sits here: then the table may be forgotten."""
        others = {chair.guest for chair in self.chairs if chair.guest} - {guest}
        return self.status == "open" and bool(guest) and self.host == guest and not others

    def demand_deletable(self, guest: str) -> None:
        self._demand_host(guest, "delete it")
        self._demand_open()

    def start(self, guest: str, at: str) -> Change:
        """Empty seats are filled with bots."""
        self._demand_host(guest, "start the game")
        self._demand_open()
        filled = [n for n, chair in enumerate(self.chairs) if chair.is_open]
        play = Play.begun(self.game, len(self.chairs), self.options, self.luck_key)
        bot = seating.STAND_IN
        entries = [Entry(self.n + place, BOT, at, n, bot) for place, n in enumerate(filled)]
        opening = tuple(play.match.opening)
        entries.append(Entry(self.n + len(filled), START, at, said=opening))

        def adopt() -> None:
            self.scene = play

        chairs = {n: seating.of_bot(bot) for n in filled}
        header = {"status": "running", "rules_version": self.game.version}
        header["edition"] = self.game.edition
        company = [chairs.get(n, chair) for n, chair in enumerate(self.chairs)]
        clock = Clock.wound(self.clock.terms, len(company))
        clock = clock.turned(people_among(play.to_act, company), self.tick(at))
        return Change(entries, chairs, header, asks=play.to_act, adopt=adopt, clock=clock)

    def resign(self, guest: str, at: str) -> Change:
        """A bot takes the seats; their owner can have them back."""
        self._demand_going_on()
        return handed_over(self, RESIGN, self.playing_seats_of(guest), at)

    def come_back(self, guest: str, at: str) -> Change:
        self._demand_going_on()
        away = [n for n in self.seats_of(guest) if self.chairs[n].away]
        return handed_over(self, RETURN, away, at)

    def say(self, guest: str, name: str, text: str, at: str) -> Change:
        mine = self.seats_of(guest)
        line = ChatLine(self.said, name, mine[0] if mine else -1, text, at, guest)
        return Change(chat=[line])

    def seated(self, company: list[Chair], at: str) -> Change:
        """Everybody sits down at a new table."""
        entries: list[Entry] = []
        for seat, chair in enumerate(company):
            if not chair.is_open:
                kind, words = (SIT, chair.name) if chair.guest else (BOT, chair.bot)
                entries.append(Entry(self.n + len(entries), kind, at, seat, words))
        return Change(entries, dict(enumerate(company)))

    def _stand_up(self, seats: list[int], at: str) -> Change:
        entries = [Entry(self.n + place, STAND, at, seat) for place, seat in enumerate(seats)]
        return Change(entries, {seat: Chair() for seat in seats})

    def _demand_open(self, otherwise: str = "the game at this table has begun") -> None:
        if self.status != "open":
            raise Refusal("already_started", otherwise)

    def _demand_host(self, guest: str, what: str) -> None:
        if not guest or self.host != guest:
            raise Refusal("not_yours", f"only who opened the table can {what}")

    def _demand_going_on(self) -> None:
        if self.status != "running":
            problem = "not_running" if self.status == "open" else "over"
            raise Refusal(problem, f"expected a running game, this one is {self.status}")

    # -- what is written becomes true -----------------------------------------------------

    def adopt(self, change: Change) -> None:
        change.adopt()
        if change.entries:
            self.n = change.entries[-1].n + 1
        self.clock = change.clock or self.clock
        if change.chat:
            self.chat = [*self.chat, *change.chat][-CHAT_KEPT:]
            self.said += len(change.chat)
        if header := change.header:
            self.status = header.get("status", self.status)
            self.rematch = header.get("rematch", self.rematch)
            self.note = header.get("note", self.note)
            self.rules = header.get("rules_version", self.rules)
            self.edition = header.get("edition", self.edition)
            self.gallery.presence_changed = True
        for seat, chair in change.chairs.items():
            self.chairs[seat : seat + 1] = [chair]
        if change.chairs:
            self.gallery.presence_changed = True
            self.gallery.regroup()

    def bots_to_ask(self) -> list[int]:
        """The seats that are to act and whose moves a bot makes."""
        if self.status != "running" or not isinstance(self.scene, Play):
            return []
        return [seat for seat in self.scene.to_act if self.chairs[seat].is_played_by_bot]
