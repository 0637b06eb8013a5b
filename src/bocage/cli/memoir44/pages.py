"""Pages of plain text in Memoir '44: the legend, the cards, the battle, the rules at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocage.cli.memoir44 import fray, glyphs, land
from bocage.cli.memoir44.panels import hand_names
from bocage.cli.memoir44.titles import slug, title
from bocage.memoir44.cards.deck import CARD_NAMES
from bocage.memoir44.kinds import ALLIES, AXIS, SIDES
from bocage.memoir44.scenario import Scenario
from bocage.memoir44.view import BattleView
from bocage.words.memoir44 import card_help

if TYPE_CHECKING:
    from bocage.words import Words

GAME: Final = "memoir44"


def legend(view: BattleView, words: Words) -> list[str]:
    """Explain the map: hexes, units and their marks, the medals, the terrain of this battle."""
    marks = {
        "axis": glyphs.SIDE_MARKS[AXIS],
        "allies": glyphs.SIDE_MARKS[ALLIES],
        "either": glyphs.EITHER_MARK,
        "exit": glyphs.EXIT_MARK,
        "ordered": glyphs.ORDERED_MARK,
        "moved": glyphs.MOVED_MARK,
        "done": glyphs.DONE_MARK,
        "line": glyphs.SECTION_LINE,
    }
    lines = [
        words.say(f"terminal-m44-legend-{part}", **marks) for part in ("hex", "units", "marks", "medals")
    ]
    things = land.legend(view, words)
    return [*lines, "", "  ".join(land.unit_legend(view, words)), *(["  ".join(things)] if things else [])]


def cards(view: BattleView, words: Words) -> list[str]:
    """Show the cards: the own hand with what each does, the table, and what lies open."""
    lines: list[str] = []
    if view.seat >= 0:
        lines.append(words.say("terminal-hand-heading"))
        for name in hand_names(view):
            lines.append(f"  {words.card(name, GAME)}: {card_help(words, name, view)}")
        lines.append("")
    for side in range(len(SIDES)):
        lines.append(_last_line(view, words, side))
    piles = words.say("terminal-m44-piles", deck=int(view.deck_count), discard=sum(view.discard))
    lines += ["", piles, words.say("terminal-m44-discard", cards=_counted(view.discard, words))]
    return lines + fray.page(view, words)


def _last_line(view: BattleView, words: Words, side: int) -> str:
    """Tell how many cards a side holds, and which it played last."""
    last = [play.card for play in view.last_plays[side] if play.card >= 0]
    name = ", ".join([words.card(CARD_NAMES[card], GAME) for card in last]) or "–"
    count = sum(int(view.hands[post].count) for post in view.scenario.command.posts_of[side])
    return words.say("terminal-m44-last", side=words.side(SIDES[side], GAME), cards=count, card=name)


def _counted(counts: list[int], words: Words) -> str:
    """List cards with how many there are of each."""
    shown = [
        words.card(CARD_NAMES[kind], GAME) + (f" ×{count}" if count > 1 else "")
        for kind, count in enumerate(counts)
        if count
    ]
    return ", ".join(shown) or "–"


def briefing(view: BattleView, words: Words) -> list[str]:
    """Tell what a battle is about: the day, the medals to be won, the hands, who begins."""
    scenario = view.scenario
    date = str(scenario.page.get("date", ""))
    edition = words.edition(view.edition.name, GAME)
    head = ", ".join(each for each in (title(scenario, words), date, edition) if each)
    key = f"memoir44-{slug(scenario.name)}-briefing"
    lines = [head, "", *([words.say(key), ""] if words.has(key) else [])]
    lines += [_side_line(scenario, side, words) for side in range(len(SIDES))]
    lines.append(words.say("terminal-m44-first", side=words.the_side(SIDES[scenario.first], GAME)))
    lines += [land.objective_line(view, words, number) for number in range(len(scenario.terms.objectives))]
    return [*lines, *_special_lines(view, words), "", *_labels(scenario)]


def _side_line(scenario: Scenario, side: int, words: Words) -> str:
    """Tell what a side has and needs."""
    return words.say(
        "terminal-m44-needs",
        mark=glyphs.SIDE_MARKS[side],
        side=words.side(SIDES[side], GAME),
        units=sum(1 for unit in scenario.units_of[side] if scenario.strength[unit]),
        cards=scenario.terms.hands[side],
        medals=scenario.terms.goal[side],
    )


def _special_lines(view: BattleView, words: Words) -> list[str]:
    """Tell what is special about a battle."""
    terms = view.scenario.terms
    lines = []
    for side, cards in enumerate(terms.grown_hands):
        if cards > terms.hands[side]:
            the_side = words.the_side(SIDES[side], GAME)
            lines.append(words.say("terminal-m44-grows", side=the_side, cards=cards))
    if terms.no_reshuffle_winner >= 0:
        side_name = words.say(f"terminal-m44-army-{SIDES[terms.no_reshuffle_winner]}")
        lines.append(words.say("terminal-m44-once", side=side_name))
    if terms.commissar >= 0:
        lines.append(words.help(GAME, "place-card"))
    if terms.drop_side >= 0:
        lines.append(words.help(GAME, "drop"))
    if terms.spotter_side >= 0:
        lines.append(words.help(GAME, "air-strike"))
    return lines


def _labels(scenario: Scenario) -> list[str]:
    """Name the places on the map."""
    labels = scenario.page.get("labels")
    names = [f"{at} {name}" for at, name in labels.items()] if isinstance(labels, dict) else []
    return [" · ".join(names)] if names else []


def rules(words: Words) -> list[str]:
    """Tell the rules at hand, topic by topic."""
    from bocage.words.memoir44 import TOPICS

    return [f"  {name_of(topic, words)}: {words.help(GAME, topic)}" for topic in TOPICS]


def name_of(topic: str, words: Words) -> str:
    """Name a topic: a term, a choice, a card, or a thing on the board."""
    from bocage.words.memoir44 import TERMS, ground

    kind, _, name = topic.partition("-")
    if topic in TERMS:
        return words.topic(GAME, topic).partition(", ")[0]
    if kind == "card":
        return words.card(name, GAME)
    if kind in ("terrain", "obstacle"):
        return ground(words, name)
    return words.unit(name, GAME) if kind == "unit" else words.verb(topic, GAME)
