"""Who may know what: hands, packs and choices are secret, so is the deck."""

from __future__ import annotations

from filon.core.game import HIDDEN, Event
from filon.core.ints import append, i64, vec
from filon.games.treasure_hunter.data import CARDS, SCROLLS
from filon.games.treasure_hunter.fields import HUNT, OVER
from filon.games.treasure_hunter.notation import KEPT, PURSE, TOSSED
from filon.games.treasure_hunter.rules.groups import highest, lowest, total_of
from filon.games.treasure_hunter.rules.memory import SEEN_BITS, SEEN_MASK, seen_at
from filon.games.treasure_hunter.rules.scoring import parts_of, scroll_pay
from filon.games.treasure_hunter.table import Table, shown


def view_of(table: Table, viewer: i64) -> Table:
    view = shown(table, viewer)
    show_seen(table, view)
    show_groups(table, view)
    show_money(table, view)
    show_parts(table, view)
    show_pays(table, view)
    return view


def show_seen(table: Table, view: Table) -> None:
    """What the viewer saw in the draft is its own to remember."""
    if view.viewer < 0:
        return
    mine = SEEN_MASK << (SEEN_BITS * view.viewer)
    for card in range(CARDS):
        view.seen[card] = table.seen[card] & mine
        at = seen_at(view, view.viewer, card)
        if at >= 0:
            view.seen_cards = append(view.seen_cards, card)
            view.seen_at = append(view.seen_at, at)


def work_out(view: Table) -> None:
    """What a view's JSON says of the draft, as the table has it."""
    for place in range(len(view.seen_cards)):
        seen = (view.seen_at[place] + 1) << (SEEN_BITS * view.viewer)
        view.seen[view.seen_cards[place]] = seen


def show_groups(table: Table, view: Table) -> None:
    for seat in range(table.seats):
        view.totals[seat] = total_of(table, seat)
    if table.phase == HUNT:
        view.highest = highest(table)
        view.lowest = lowest(table)


def show_money(table: Table, view: Table) -> None:
    """Money and goblin tiles lie face down, unless the table plays with open money."""
    all_see = table.open_money or table.phase == OVER
    for seat in range(table.seats):
        if all_see or seat == view.viewer:
            view.money[seat] = table.money[seat]
            view.goblins[seat] = table.goblins[seat]
        else:
            view.money[seat] = HIDDEN
            view.goblins[seat] = HIDDEN


def show_parts(table: Table, view: Table) -> None:
    if table.phase == OVER:
        view.parts = vec[vec[i64]]([parts_of(table, seat) for seat in range(table.seats)])


def show_pays(table: Table, view: Table) -> None:
    if view.viewer >= 0:
        view.pays = vec[i64]([scroll_pay(table, view.viewer, scroll) for scroll in range(SCROLLS)])


def redacted(event: Event, viewer: int) -> Event | None:
    """Nobody notices who keeps what; a hidden purse is its owner's."""
    if event[0] in (KEPT, TOSSED, PURSE) and event[1] != viewer:
        return None
    return event
