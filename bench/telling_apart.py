"""How well two kinds of trials can be told apart: the area under the curve (AUC) of what was measured.

0.5 is not at all, 1 is always. It is never given below 0.5, whichever way round a feature tells.
"""

from __future__ import annotations

import math
from random import Random

Row = list[float]


def auc(ones: list[float], others: list[float]) -> float:
    """Tell how often one of the first is more than one of the others, ties counted by half."""
    ranked = sorted([(value, True) for value in ones] + [(value, False) for value in others])
    total, place = 0.0, 0
    while place < len(ranked):
        last = place
        while last < len(ranked) and ranked[last][0] == ranked[place][0]:
            last += 1
        total += (place + last + 1) / 2 * sum(is_one for _, is_one in ranked[place:last])
        place = last
    count = len(ones)
    return (total - count * (count + 1) / 2) / (count * len(others))


def spread(value: float, ones: int, others: int) -> float:
    """Give half of the 95 % interval of an AUC (Hanley and McNeil)."""
    first, second = value / (2 - value), 2 * value * value / (1 + value)
    spare = (ones - 1) * (first - value * value) + (others - 1) * (second - value * value)
    return 1.96 * math.sqrt(max(0.0, (value * (1 - value) + spare) / (ones * others)))


def either_way(value: float) -> float:
    """Take an AUC so that it does not matter which way round the feature tells."""
    return max(value, 1 - value)


def combined(ones: list[Row], others: list[Row], lots: Random) -> float:
    """Give the AUC of the best line through all features, learned on one half and tried on the other."""
    lots.shuffle(ones)
    lots.shuffle(others)
    scaled = _scaled(ones + others)
    ones, others = scaled[: len(ones)], scaled[len(ones) :]
    halves = [(ones[::2], others[::2]), (ones[1::2], others[1::2])]
    found = []
    for learned, tried in (halves, halves[::-1]):
        weights = _line(*learned)
        found.append(auc([_dot(weights, row) for row in tried[0]], [_dot(weights, row) for row in tried[1]]))
    return sum(found) / len(found)


def _scaled(rows: list[Row]) -> list[Row]:
    columns = list(zip(*rows, strict=True))
    means = [sum(column) / len(column) for column in columns]
    widths = [
        math.sqrt(sum((value - mean) ** 2 for value in column) / len(column)) or 1.0
        for column, mean in zip(columns, means, strict=True)
    ]
    return [[(v - m) / w for v, m, w in zip(row, means, widths, strict=True)] for row in rows]


def _line(ones: list[Row], others: list[Row]) -> Row:
    """Find the line by which two clouds part best (Fisher), kept from following chance too closely."""
    size = len(ones[0])
    gap = [a - b for a, b in zip(_mean(ones), _mean(others), strict=True)]
    rows = ones + others
    matrix = [
        [sum(row[i] * row[j] for row in rows) / len(rows) + (0.1 if i == j else 0.0) for j in range(size)]
        for i in range(size)
    ]
    return _solved(matrix, gap)


def _mean(rows: list[Row]) -> Row:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _solved(matrix: list[Row], right: Row) -> Row:
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for step in range(len(rows)):
        rows[step] = [value / rows[step][step] for value in rows[step]]
        for other in range(len(rows)):
            if other != step:
                factor = rows[other][step]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[step], strict=True)]
    return [row[-1] for row in rows]


def _dot(one: Row, other: Row) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))
