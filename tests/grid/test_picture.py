"""Pictures in text: what is read is what is drawn, and slips are named by line and column."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.grid.cells import Position
from bocage.grid.picture import draw, draw_tiles, parse, parse_tiles, trimmed
from bocage.grid.tiles import COLUMNS, ROWS

from tests.grid.twelve_layouts import LAYOUTS, PICTURES

few = settings(max_examples=60, deadline=None)

hex_positions = st.tuples(st.integers(0, 12), st.integers(0, 6)).map(
    lambda spot: (2 * spot[0] + spot[1] % 2, spot[1])
)
signs = st.characters(categories=["L", "N", "P", "S"])


@st.composite
def glyph_maps(draw_one: st.DrawFn) -> tuple[int, dict[Position, str]]:
    """Hexes strewn anywhere, each with its glyphs."""
    width = draw_one(st.integers(1, 4))
    glyphs = st.text(signs, min_size=width, max_size=width)
    return width, draw_one(st.dictionaries(hex_positions, glyphs, max_size=20))


# ------------------------------------------------------------------------------------------------------ hexes


def test_two_glyphs_a_hex_and_every_second_row_shifted() -> None:
    text = trimmed("""
        ..  f.  .i  ..
          ..  r.  ..
        .I  ..  .A  ..
    """)
    glyphs = parse(text)
    assert list(glyphs) == [
        (0, 0),
        (2, 0),
        (4, 0),
        (6, 0),
        (1, 1),
        (3, 1),
        (5, 1),
        (0, 2),
        (2, 2),
        (4, 2),
        (6, 2),
    ]
    assert {position for position, glyph in glyphs.items() if glyph != ".."} == {
        (2, 0),
        (4, 0),
        (3, 1),
        (0, 2),
        (4, 2),
    }
    assert draw(glyphs) == text


@pytest.mark.parametrize(
    ("width", "text"), [(1, "a b c\n d e\nf g h"), (3, "abc   def\n   ghi\njkl   mno"), (4, "abcd\n    efgh")]
)
def test_other_widths(width: int, text: str) -> None:
    assert draw(parse(text, width), width) == text


@few
@given(glyph_maps())
def test_what_is_drawn_is_read_back(drawn: tuple[int, dict[Position, str]]) -> None:
    width, glyphs = drawn
    text = draw(glyphs, width)
    assert parse(text, width) == glyphs
    assert draw(parse(text, width), width) == text


def test_rows_and_hexes_may_be_missing() -> None:
    glyphs = {(4, 2): "x.", (10, 2): ".y"}
    assert draw(glyphs) == "\n\n        x.          .y"
    assert parse(draw(glyphs)) == glyphs
    assert parse("") == {}


def test_line_ends_of_another_system_are_read() -> None:
    assert parse("..\r\n  ..\r\n") == {(0, 0): "..", (1, 1): ".."}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("..  f..", "line 1, column 5: 'f..' has 3 glyphs, a hex takes 2"),
        ("..  f", "line 1, column 5: 'f' has 1 glyphs, a hex takes 2"),
        ("..  ..\n ..", "line 2, column 2: a hex of this row must begin in column 3, 7, 11 and so on"),
        ("..   ..", "line 1, column 6: a hex of this row must begin in column 1, 5, 9 and so on"),
        ("..\n\n\n..", "line 4, column 1: a hex of this row must begin in column 3"),
        ("..\t..", r"line 1, column 1: '\.\.\\t\.\.' is not made of printed signs"),
        ("..  .\u00a0", "line 1, column 5: .* is not made of printed signs"),
    ],
)
def test_slips_are_named_by_line_and_column(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        parse(text)


@pytest.mark.parametrize(
    ("glyphs", "why"),
    [
        ({(1, 0): ".."}, r"no hex at \(1, 0\): x \+ y must be even"),
        ({(-2, 0): ".."}, r"no hex at \(-2, 0\)"),
        ({(1, -1): ".."}, r"no hex at \(1, -1\)"),
        ({(0, 0): "..."}, r"hex \(0, 0\) is drawn as '\.\.\.': 3 glyphs, a hex takes 2"),
        ({(0, 0): ". "}, "'. ' is not made of printed signs"),
    ],
)
def test_what_cannot_be_drawn_is_refused(glyphs: dict[Position, str], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        draw(glyphs)


def test_where_a_hex_may_begin_depends_on_the_width() -> None:
    with pytest.raises(ValueError, match=r"line 2, column 1: .* must begin in column 4, 10, 16 and so on"):
        parse("abc   def\nghi", 3)


def test_a_hex_takes_a_glyph() -> None:
    with pytest.raises(ValueError, match="at least one glyph, not 0"):
        parse("", 0)
    with pytest.raises(ValueError, match="at least one glyph, not -1"):
        draw({}, -1)


def test_trimming_takes_the_margin_and_keeps_the_shape() -> None:
    assert (
        trimmed("""
          a

        b
    """)
        == "  a\n\nb"
    )
    assert trimmed("") == trimmed("\n") == ""
    assert trimmed("\n\n  a  \n") == "\na"


# ------------------------------------------------------------------------------------------------------ tiles


@pytest.mark.parametrize("number", PICTURES)
def test_the_twelve_pictures_are_read_and_drawn_to_the_letter(number: int) -> None:
    offset, picture = PICTURES[number]
    text = trimmed(picture)
    assert parse_tiles(text, offset) == LAYOUTS[number]
    assert draw_tiles(LAYOUTS[number], offset) == text


@few
@given(
    st.dictionaries(st.text(signs, min_size=1, max_size=3), st.tuples(st.integers(0, 5), st.integers(0, 5)))
)
def test_tiles_that_are_drawn_are_read_back(layout: dict[str, Position]) -> None:
    apart = {position: name for name, position in layout.items()}
    columns = {name: (2 * x + 1, y) for (x, y), name in apart.items()}
    rows = {name: (2 * x + y % 2, 2 * y) for (x, y), name in apart.items()}
    assert parse_tiles(draw_tiles(columns, COLUMNS), COLUMNS) == columns
    assert parse_tiles(draw_tiles(rows, ROWS), ROWS) == rows


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("1A    2A\n   1A", "line 2, column 4: tile 1A is in the picture twice"),
        ("1A    2A\n 3A", "line 2, column 2: tile 3A must begin in column 1, 4, 7 and so on"),
        ("1A\t2A", "line 1, column 1: .* is not made of printed signs"),
    ],
)
def test_slips_in_tile_pictures_are_named_by_line_and_column(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        parse_tiles(text, ROWS)


@pytest.mark.parametrize(
    ("layout", "offset", "why"),
    [
        ({"1A": (0, 1)}, ROWS, r"tile 1A at \(0, 1\) has no place in a picture of shifted rows"),
        ({"1A": (-1, 0)}, COLUMNS, r"tile 1A at \(-1, 0\) has no place in a picture of shifted columns"),
        ({"1A": (0, 0), "2A": (0, 0)}, ROWS, "line 1, column 1: there is no room for '2A' after '1A'"),
        (
            {"longer": (0, 0), "2A": (2, 0)},
            ROWS,
            "line 1, column 7: there is no room for '2A' after 'longer'",
        ),
        ({"1 A": (0, 0)}, ROWS, "'1 A' is not made of printed signs"),
        ({"1A": (0, 0)}, "diagonals", "shifted by columns or by rows, not by 'diagonals'"),
    ],
)
def test_layouts_that_cannot_be_drawn_are_refused(layout: dict[str, Position], offset: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        draw_tiles(layout, offset)


def test_an_empty_name_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="'' is not made of printed signs"):
        draw_tiles({"": (0, 0)}, ROWS)
