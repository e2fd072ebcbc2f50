"""Tables from somebody's own point of view: where I am asked, what I play, what I have played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import CTE, Select, exists, or_, select, union

from filon.server.guests import Guest
from filon.server.hours import Hours
from filon.server.listing import by_table
from filon.server.problems import Refusal
from filon.server.rating import shown_rating
from filon.server.schema import guests, ratings, seats, tables
from filon.server.tables import Tables
from filon.server.wire import GameResults, MyGame, MyTurn, PersonInfo
from filon.table.chairs import names_of
from filon.table.clock import Clock, read_terms
from filon.table.news import Line
from filon.table.play import Play

MOST: Final = 200  # tables that somebody plays at or waits at
PAGE: Final = 20  # finished ones at once
HINTED: Final = 8  # tables of which we say what is asked
HINTS: Final = 2  # choices that are named

COLUMNS = (
    tables.c.id, tables.c.game, tables.c.status, tables.c.created, tables.c.ended, tables.c.clock,
    tables.c.waiting, tables.c.result, tables.c.rated, tables.c.public,
)  # fmt: skip


class Mine:
    def __init__(self, shelf: Tables, hours: Hours) -> None:
        self._tables = shelf
        self._hours = hours

    async def turns(self, guest: Guest) -> list[MyTurn]:
        """Where I am asked; whoever has the least time left comes first."""
        (rows,) = await self._tables.store.read(_going_on(guest.id))
        cards = await self._cards(rows, guest.id)
        return [MyTurn(card.id, card.game, card.waited, card.left) for card in _sorted(cards)]

    async def games(self, guest: Guest) -> list[MyGame]:
        """My turn first, then what is played and what waits, then the last that are over."""
        found = [_going_on(guest.id), _over(guest.id, "", "", "").limit(PAGE)]
        going_on, over = await self._tables.store.read(*found)
        cards = await self._cards([*going_on, *over], guest.id)
        mine = _sorted(cards)
        for card in mine[:HINTED]:
            card.asked, card.choices = await self._asked(card.id, guest.id)
        return [*mine, *[card for card in cards if card not in mine]]

    async def history(self, guest: Guest, words: str, game: str, before: str) -> list[MyGame]:
        """Games that are over, the last ones first; `before` is when the last of a page ended."""
        (rows,) = await self._tables.store.read(_over(guest.id, words, game, before).limit(PAGE))
        return await self._cards(rows, guest.id)

    async def person(self, person: str, guest: Guest) -> PersonInfo:
        """What everybody may see of somebody, and what I was part of."""
        found, over, ranks = await self._tables.store.read(
            select(guests).where(guests.c.id == person),
            _outcomes(person),
            select(ratings).where(ratings.c.who == person),
        )
        if not found:
            raise Refusal("not_found", f"nobody is called {person!r}")
        results = _results(over, {row.game: row for row in ranks})
        games = await self._shown(person, guest)
        return PersonInfo(person, found[0].name, found[0].created, results, games)

    async def _shown(self, person: str, guest: Guest) -> list[MyGame]:
        """What everybody may look at, and where I sat too."""
        over = _over(person, "", "", "", seen_by=guest.id)
        (rows,) = await self._tables.store.read(over.limit(PAGE))
        return await self._cards(rows, person)

    async def _cards(self, rows: Sequence[Any], guest_id: str) -> list[MyGame]:
        (chairs,) = await self._tables.store.read(_chairs([row.id for row in rows]))
        company = by_table(chairs)
        return [self._card(row, company[row.id], guest_id) for row in rows]

    def _card(self, row: Any, chairs: list[Any], guest_id: str) -> MyGame:
        mine = [chair.seat for chair in chairs if chair.guest == guest_id]
        waited, left = self._time(row, mine)
        result = row.result or {"scores": [], "winners": []}
        return MyGame(
            id=row.id,
            game=row.game,
            status=row.status,
            names=names_of(chairs),
            mine=mine,
            people=[chair.guest for chair in chairs],
            away=any(chair.away for chair in chairs if chair.guest == guest_id),
            created=row.created,
            ended=row.ended,
            scores=result["scores"],
            winners=result["winners"],
            rated=row.rated,
            waited=waited,
            left=left,
        )

    def _time(self, row: Any, mine: list[int]) -> tuple[int, int]:
        """For how long I have been asked, and how long I have still; -1 for neither."""
        if row.status != "running" or not row.waiting:
            return -1, -1
        shown = Clock.read(read_terms(row.clock), row.waiting).shown(self._hours.tick())
        asked = [shown.hands[seat] for seat in mine if shown.hands[seat].waited >= 0]
        if not asked:
            return -1, -1
        return max(hand.waited for hand in asked), min(hand.left for hand in asked)

    async def _asked(self, table_id: str, guest_id: str) -> tuple[list[Line], int]:
        """The first choices I have there, and how many there are."""
        try:
            table = (await self._tables.find(table_id)).table
        except Refusal:
            return [], 0
        play = table.scene
        waiting = [seat for seat in table.playing_seats_of(guest_id) if _is_asked(play, seat)]
        if not isinstance(play, Play) or not waiting:
            return [], 0
        view, legal = play.match.view(waiting[0]), play.legal(waiting[0])
        return [play.game.explain(view, action) for action in legal[:HINTS]], len(legal)


def _results(over: Sequence[Any], ranks: dict[str, Any]) -> list[GameResults]:
    """Somebody who had several seats at a table played once, and won if one of them did."""
    results: dict[str, GameResults] = {}
    played: dict[str, bool] = {}
    for row in over:
        won = row.seat in (row.result or {}).get("winners", [])
        played[row.id] = played.get(row.id, False) or won
    for row in {row.id: row for row in over}.values():
        rank = ranks.get(row.game)
        shown = shown_rating(rank.mu, rank.sigma) if rank else None
        own = results.setdefault(
            row.game, GameResults(row.game, 0, 0, shown, rank.games if rank else 0)
        )
        own.played += 1
        own.won += played[row.id]
    return sorted(results.values(), key=lambda own: -own.played)


def _is_asked(play: object, seat: int) -> bool:
    return isinstance(play, Play) and seat in play.to_act


def _sorted(cards: list[MyGame]) -> list[MyGame]:
    """Those where I am asked: the shortest time first, without a clock the longest wait."""
    asked = [card for card in cards if card.waited >= 0]
    return sorted(asked, key=lambda card: (card.left < 0, card.left, -card.waited))


def _seated(guest_id: str) -> Select[Any]:
    return select(seats.c.table_id).where(seats.c.guest == guest_id)


def _apart(found: Select[Any]) -> CTE:
    """Looked for first and by itself: from somebody's seats to their tables it is never far, but a
    planner that may also begin at all games that are over sometimes does."""
    return found.cte("mine").prefix_with("MATERIALIZED")


def _going_on(guest_id: str) -> Select[Any]:
    opened = select(tables.c.id).where(tables.c.host == guest_id, tables.c.status == "open")
    here = union(_seated(guest_id), opened).scalar_subquery()
    mine = _apart(select(*COLUMNS).where(tables.c.id.in_(here)))
    going_on = select(mine).where(mine.c.status.in_(["running", "open"]))
    return going_on.order_by(mine.c.created.desc()).limit(MOST)


def _over(guest_id: str, words: str, game: str, before: str, seen_by: str = "") -> Select[Any]:
    mine = _apart(select(*COLUMNS).where(tables.c.id.in_(_seated(guest_id))))
    over = select(mine).where(mine.c.status.in_(["over", "closed"]))
    if words:
        beside = seats.alias()
        named = beside.c.name.icontains(words, autoescape=True)
        over = over.where(exists().where(beside.c.table_id == mine.c.id, named))
    if game:
        over = over.where(mine.c.game == game)
    if before:
        over = over.where(mine.c.ended < before)
    if seen_by:
        over = over.where(or_(mine.c.public, mine.c.id.in_(_seated(seen_by))))
    return over.order_by(mine.c.ended.desc(), mine.c.created.desc())


def _outcomes(person: str) -> Select[Any]:
    """Of every game that somebody has finished, once for each of their seats."""
    found = select(tables.c.id, tables.c.game, tables.c.status, tables.c.result, seats.c.seat)
    at_table = seats.c.table_id == tables.c.id
    theirs = _apart(found.join(seats, at_table).where(seats.c.guest == person))
    return select(theirs).where(theirs.c.status == "over")


def _chairs(ids: list[str]) -> Select[Any]:
    return select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
