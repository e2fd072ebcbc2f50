"""What is often done with rows. A function that makes a row longer or shorter returns it anew."""

from __future__ import annotations

from collections.abc import Sequence

from filon.core.ints import append, i64, vec


def row(numbers: Sequence[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def rows(lists: Sequence[Sequence[int]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([row(numbers) for numbers in lists])


def same(number: i64, length: i64) -> vec[i64]:
    """The same number many times."""
    return vec[i64]([number] * length)


def same_parts(part: vec[i64], times: i64) -> vec[i64]:
    """The same row many times, in one."""
    many = vec[i64]()
    for _ in range(times):
        for number in part:
            many = append(many, number)
    return many


def empties(count: i64) -> vec[vec[i64]]:
    return vec[vec[i64]]([vec[i64]() for _ in range(count)])


def copied_rows(some: vec[vec[i64]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([one[:] for one in some])


def veiled(some: vec[vec[i64]], shown: i64) -> vec[vec[i64]]:
    """One row as it is, of the others only how long they are."""
    veil = vec[vec[i64]]([same(-1, len(one)) for one in some])
    if shown >= 0:
        veil[shown] = some[shown][:]
    return veil


def unknown_rows(lengths: Sequence[int]) -> vec[vec[i64]]:
    return vec[vec[i64]]([same(-1, length) for length in lengths])


def listed(numbers: vec[i64]) -> list[int]:
    return list(numbers)


def lists(some: vec[vec[i64]]) -> list[list[int]]:
    return [listed(one) for one in some]


def total(numbers: vec[i64]) -> i64:
    count: i64 = 0
    for number in numbers:
        count += number
    return count


def count_of(numbers: vec[i64], wanted: i64) -> i64:
    count: i64 = 0
    for number in numbers:
        if number == wanted:
            count += 1
    return count


def place_of(numbers: vec[i64], wanted: i64) -> i64:
    """The first place of a number; -1 where it is not."""
    for place in range(len(numbers)):
        if numbers[place] == wanted:
            return place
    return -1


def reverse(numbers: vec[i64], low: i64 = 0) -> None:
    """Turns the row round, from a place on."""
    high: i64 = len(numbers) - 1
    while low < high:
        numbers[low], numbers[high] = numbers[high], numbers[low]
        low += 1
        high -= 1


def shift(numbers: vec[i64], last: i64) -> None:
    """The first number leaves, another comes last."""
    end: i64 = len(numbers) - 1
    for place in range(end):
        numbers[place] = numbers[place + 1]
    numbers[end] = last


def put_first(number: i64, numbers: vec[i64]) -> vec[i64]:
    longer = vec[i64]([number])
    for other in numbers:
        longer = append(longer, other)
    return longer


def sort(numbers: vec[i64]) -> None:
    """Lowest first."""
    for last in range(1, len(numbers)):
        number = numbers[last]
        place = last
        while place > 0 and numbers[place - 1] > number:
            numbers[place] = numbers[place - 1]
            place -= 1
        numbers[place] = number
