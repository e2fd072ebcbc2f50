"""Rules §4 to §6: a pip takes the prospector at the tail and puts it before the head."""

from __future__ import annotations

from filon.core.game import NOBODY
from filon.games.gold_am_yukon.data import NEIGHBOURS, STONES
from filon.games.gold_am_yukon.notation import MOVED, NAMED, REST, TAIL, TURNED
from filon.games.gold_am_yukon.rules.staking import stake_choices
from filon.games.gold_am_yukon.state import Table


def move_choices(table: Table, seat: int) -> list[int]:
    """What the next pip can do; may turn the chain first, when an opponent blocks it."""
    chain = table.chains[seat]
    if table.named:
        steps = _free_before(table, chain[-1])
        if is_ring(chain) and not table.heading:
            steps += _free_before(table, chain[1])
        return steps + stake_choices(table, seat)
    if is_ring(chain):
        return _cuts(table, seat, chain)
    if not table.heading:
        return _first_pip(table, seat, chain)
    steps = _onward(table, chain)
    if not steps and not table.reversed and _opponent_before(table, seat, chain[-1]):
        turn_round(table, seat)
        steps = _onward(table, chain)
    return _with_stakes(steps, stake_choices(table, seat))


def is_ring(chain: list[int]) -> bool:
    """Whether all twelve stand in a closed circle; no shorter one exists on the board."""
    return len(chain) == STONES and chain[0] in NEIGHBOURS[chain[-1]]


def turn_round(table: Table, seat: int) -> None:
    """§5: an encounter, once a turn."""
    table.chains[seat].reverse()
    table.reversed = 1
    table.trail = NOBODY
    table.tell(TURNED, seat)


def _first_pip(table: Table, seat: int, chain: list[int]) -> list[int]:
    """§4: the first moving pip chooses the direction; §7: or stakes, with either end as tail."""
    head, tail = chain[-1], chain[0]
    steps = _free_before(table, head)
    stakes = stake_choices(table, seat)
    if head == tail:
        return _with_stakes(steps, stakes)
    both = False
    for field in _free_before(table, tail):
        if field in steps:  # next to both ends: the player must name the tail
            steps.remove(field)
            both = True
        else:
            steps.append(field)
    if both or stakes:
        tails = [TAIL + tail, TAIL + head]
        return steps + tails if both else _with_stakes(steps, tails)
    return steps


def _cuts(table: Table, seat: int, chain: list[int]) -> list[int]:
    """§6: any prospector of a ring may be the tail, if its neighbour has somewhere to go."""
    exits = [bool(_free_before(table, field)) for field in chain]
    if stake_choices(table, seat):
        return _with_stakes([], [TAIL + field for field in chain], blocked=not any(exits))
    return [
        TAIL + field
        for place, field in enumerate(chain)
        if exits[place - 1] or (not table.heading and exits[(place + 1) % STONES])
    ]


def _with_stakes(steps: list[int], stakes: list[int], blocked: bool = True) -> list[int]:
    """§7: staking is optional, so where nothing else is possible the player may rest."""
    if stakes and not steps and blocked:
        return [*stakes, REST]
    return steps + stakes


def _onward(table: Table, chain: list[int]) -> list[int]:
    """The free fields before the head; a lone prospector does not go back where it came from."""
    steps = _free_before(table, chain[-1])
    if table.trail in steps:
        steps.remove(table.trail)
    return steps


def _free_before(table: Table, field: int) -> list[int]:
    holder = table.holder
    return [other for other in NEIGHBOURS[field] if holder[other] < 0]


def _opponent_before(table: Table, seat: int, field: int) -> bool:
    for other in NEIGHBOURS[field]:
        if table.holder[other] >= 0 and table.holder[other] != seat:
            return True
    return False


def name_tail(table: Table, seat: int, field: int) -> None:
    chain = table.chains[seat]
    if is_ring(chain):
        place = chain.index(field)
        table.chains[seat] = chain[place:] + chain[:place]
    elif chain[0] != field:
        chain.reverse()
    table.named = 1
    table.tell(NAMED, seat, field)


def step(table: Table, seat: int, field: int) -> None:
    chain = table.chains[seat]
    if not table.heading and field not in NEIGHBOURS[chain[-1]]:
        _head_for(chain, field)
    origin = chain.pop(0)
    chain.append(field)
    table.holder[origin] = NOBODY
    table.holder[field] = seat
    table.trail = origin if len(chain) == 1 else NOBODY
    table.heading = 1
    table.named = 0
    table.pips -= 1
    table.acted = 1
    table.tell(MOVED, seat, origin, field)


def _head_for(chain: list[int], field: int) -> None:
    """Makes the end next to the field the head; the tail of a cut ring stays the tail."""
    if field in NEIGHBOURS[chain[0]]:
        chain.reverse()
    else:
        chain[1:] = chain[:0:-1]
