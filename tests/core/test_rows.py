"""Rows, compared as rows: compiled they are no lists."""

from __future__ import annotations

from filon.core.rows import (
    copied_rows,
    count_of,
    lists,
    place_of,
    put_first,
    reverse,
    row,
    rows,
    same,
    same_parts,
    shift,
    total,
    veiled,
)


def test_a_row_is_built_from_a_list_and_listed_again() -> None:
    assert list(row([3, 1, 2])) == [3, 1, 2]
    assert lists(rows([[1], [], [2, 3]])) == [[1], [], [2, 3]]
    assert list(same(7, 3)) == [7, 7, 7]
    assert list(same_parts(row([1, 2]), 2)) == [1, 2, 1, 2]


def test_a_copy_of_rows_shares_nothing() -> None:
    some = rows([[1, 2], [3]])
    twin = copied_rows(some)
    twin[0][0] = 9
    assert lists(some) == [[1, 2], [3]]


def test_questions_about_a_row() -> None:
    numbers = row([4, 2, 4])
    assert total(numbers) == 10
    assert count_of(numbers, 4) == 2
    assert place_of(numbers, 2) == 1
    assert place_of(numbers, 5) == -1


def test_a_row_turns_round_from_a_place_on() -> None:
    numbers = row([1, 2, 3, 4])
    reverse(numbers)
    assert list(numbers) == [4, 3, 2, 1]
    reverse(numbers, 1)
    assert list(numbers) == [4, 1, 2, 3]


def test_the_first_leaves_and_another_comes() -> None:
    numbers = row([1, 2, 3])
    shift(numbers, 9)
    assert list(numbers) == [2, 3, 9]
    assert list(put_first(8, numbers)) == [8, 2, 3, 9]


def test_of_a_veiled_row_only_the_length_is_seen() -> None:
    assert lists(veiled(rows([[5, 6], [7], []]), 0)) == [[5, 6], [-1], []]
    assert lists(veiled(rows([[5, 6], [7]]), -1)) == [[-1, -1], [-1]]
