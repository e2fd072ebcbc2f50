"""A route sheet as text: the map, the trails of the regions, the railway."""

from __future__ import annotations

from typing import Final

from filon.core.messages import Messages
from filon.games.colorado.data import (
    BIT_OF,
    FIRST_STEP,
    FLAG,
    FULL,
    ICON_OF,
    LAND_OF,
    LANDS,
    MEDAL_POINTS,
    OPEN_STEPS,
    PRINTED,
    RAIL,
    RAIL_STEPS,
    REGION_NAMES,
    REGIONS,
    STEP_NAMES,
    STEPS,
    ZONES,
)
from filon.games.colorado.notation import DISCOVER
from filon.games.colorado.table import Table

WIDE: Final = 56  # columns
HEAD: Final = 9  # columns before the trails of a region


def map_of(view: Table, seat: int, marks: dict[int, int]) -> list[str]:
    picture = PRINTED.picture
    for region, name in enumerate(REGION_NAMES):
        picture = picture.replace(f"{{{name}}}", _place(view, seat, region, marks))
    return [line.rstrip() for line in picture.splitlines()]


def _place(view: Table, seat: int, region: int, marks: dict[int, int]) -> str:
    """Four letters: a choice by its number, (F1) discovered, «F1» complete."""
    name, ticked = REGION_NAMES[region], view.ticked[seat * LANDS + region]
    if DISCOVER + region in marks:
        return f"{marks[DISCOVER + region]}:{name}"[:4].rjust(4)
    if ticked == FULL[region]:
        return f"«{name}»"
    return f"({name})" if ticked or view.start[seat] == region else f" {name} "


def legend(messages: Messages) -> list[str]:
    zones = [f"{'VFDL'[zone]} {messages.say(f'track.{zone}')}" for zone in range(ZONES)]
    return [f"{', '.join(zones)}. {messages.say('text.legend')}"]


def regions(view: Table, seat: int, marks: dict[int, int], messages: Messages) -> list[str]:
    lines: list[str] = []
    for region in range(REGIONS):
        trails = [_trail(view, seat, trail, marks, messages) for trail in trails_of(region)]
        line = f"{_place(view, seat, region, marks)} {MEDAL_POINTS[region]:>2}  {trails[0]}"
        for trail in trails[1:]:
            if len(line) + 3 + len(trail) > WIDE:
                lines.append(line)
                line = " " * (HEAD - 3)
            line += f"   {trail}"
        lines.append(line)
    return lines


def _trail(
    view: Table, seat: int, trail: list[int], marks: dict[int, int], messages: Messages
) -> str:
    """A fork repeats the name of the step where it begins, and no more of it."""
    start, *steps = trail
    head = _step(view, seat, start, {}, messages).split()[0]
    return " ─ ".join([head, *(_step(view, seat, step, marks, messages) for step in steps)])


def trails_of(region: int) -> list[list[int]]:
    """The paths as lines of steps; −1 is the flag, and a fork begins at a step already told."""
    trails: list[list[int]] = []
    for path in PRINTED.regions[region].paths:
        one, two = (FIRST_STEP[region] + end - 1 if end else -1 for end in path)
        if trails and trails[-1][-1] == one:
            trails[-1].append(two)
        else:
            trails.append([one, two])
    return trails


def railway(view: Table, seat: int, marks: dict[int, int], messages: Messages) -> list[str]:
    lines = [messages.say("text.railway", {"points": MEDAL_POINTS[RAIL]})]
    closed = _closed_steps(view.ticked[seat * LANDS + RAIL])

    def told(names: list[str]) -> str:
        steps = [FIRST_STEP[RAIL] + RAIL_STEPS.index(name) for name in names]
        return " ─ ".join(
            f"{STEP_NAMES[step]}✗" if step in closed else _step(view, seat, step, marks, messages)
            for step in steps
        )

    for place in range(1, len(PRINTED.line), 2):
        before, (upper, lower), after = PRINTED.line[place - 1 : place + 2]
        start, one, two = told(before[0]), told(upper), told(lower)
        wide = max(len(one), len(two)) + 1
        end = told(after[0]) if place + 2 == len(PRINTED.line) else after[0][0]
        lines.append(f"  {start} ┬ {one + ' ':─<{wide}}┐")
        lines.append(f"  {' ' * len(start)} └ {two + ' ':─<{wide}}┴ {end}")
    return lines


def _closed_steps(ticked: int) -> list[int]:
    """The branches of the railway that were not taken."""
    ahead = list(OPEN_STEPS[RAIL][ticked])
    for step in ahead:
        ahead += [far for far in OPEN_STEPS[RAIL][FLAG | BIT_OF[step]] if far not in ahead]
    rail = range(FIRST_STEP[RAIL], STEPS)
    return [step for step in rail if step not in ahead and not ticked & BIT_OF[step]]


def _step(view: Table, seat: int, step: int, marks: dict[int, int], messages: Messages) -> str:
    if step < 0:
        return "⚑"
    land = LAND_OF[step]
    name = STEP_NAMES[step] if land == RAIL else STEP_NAMES[step][-1]
    if view.ticked[seat * LANDS + land] & BIT_OF[step]:
        return f"{name}✓"
    mark = f"[{marks[step]}]" if step in marks else ""
    return f"{mark}{name} {messages.say(f'icon.{ICON_OF[step]}')}".removesuffix(" –")
