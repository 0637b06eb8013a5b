"""`?`: why something is not on offer, what a thing can do now, and what lies on a place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from bocage.cli.desk import desk_for
from bocage.cli.items import Item
from bocage.cli.lexicon import is_rule, plain, rulebook
from bocage.cli.report import nearest
from bocage.cli.wish import Wish, candidates, understand
from bocage.kernel.refusal import Refusal
from bocage.kernel.table import Table
from bocage.kernel.view import View

if TYPE_CHECKING:
    from bocage.words import Words

MOST: Final = 8
"""So many ways, or reasons, are told one by one."""


class Answer:
    """Answers what a seat asks at a table; the pages of a game say more about its things."""

    topics: ClassVar[tuple[str, ...]] = ()
    """What the rules at hand explain."""

    def __init__(self, table: Table[Any], view: View, words: Words) -> None:
        self.table = table
        self.view = view
        self.words = words
        self.game = table.game.name
        self.desk = desk_for(self.game)
        self.lexicon = self.desk.lexicon(words)
        self.lines: list[str] = []

    def to(self, text: str, items: list[Item]) -> list[str]:
        """Answer a question, about a line of the menu too; the lines of the answer."""
        if text.isascii() and text.isdigit():
            self._line(int(text[:6]), items)
        elif is_rule(text):
            self._rule(text.upper().strip("[]"))
        else:
            self._wish(understand(text, self.table.state, self.lexicon))
        return self.lines

    # What a game says about its own things

    def thing(self, name: str) -> None:
        """Tell all about a thing by its name."""
        raise NotImplementedError

    def group(self, item: Item) -> bool:
        """Explain a line of the menu that opens; False where the choice behind it is explained instead."""
        return False

    def places(self) -> list[str]:
        """List the names of all places."""
        raise NotImplementedError

    # What is asked

    def _wish(self, wish: Wish) -> None:
        """Answer what was asked in words."""
        if wish.unknown:
            is_known = wish.verb or wish.names or wish.topics
            for asked in wish.unknown if is_known else [" ".join(wish.unknown)]:
                self.say("terminal-why-unknown", asked=asked[:40], nearest=self.nearest(asked))
        elif wish.verb:
            self._why(wish)
        else:
            for name in wish.names:
                self.thing(name)
        self.lines += [self.words.help(self.game, topic) for topic in wish.topics]

    def _line(self, number: int, items: list[Item]) -> None:
        """Explain a line of the menu: a thing, or the choice with its chances."""
        if not 1 <= number <= len(items):
            self.say("terminal-no-such-number", asked=str(number), count=len(items))
            return
        item = items[number - 1]
        if not item.is_choice() and self.group(item):
            return
        choice = item.options[0].choice
        named = self.words.choice(self.game, choice, self.view) if item.is_choice() else ""
        details = self.desk.details(item, self.view, self.words, 76)
        self.lines += [named, *details, ""] if named else []
        self.lines.append(self.words.help(self.game, choice.verb))

    def _rule(self, rule: str) -> None:
        """Tell where the rulebook states a rule, and what the rules at hand say by it."""
        family = (
            [rule] if rule in rulebook() else [each for each in rulebook() if each.startswith(f"{rule}-")]
        )
        if not family:
            self.say("terminal-why-no-rule", rule=rule[:40], nearest=nearest_rule(rule))
        for each in family[:MOST]:
            self._place(each)
        helps = dict.fromkeys(self.words.help(self.game, topic) for topic in self.topics)
        told = [text for text in helps if {*family} & {*text.rpartition("[")[2].rstrip("]").split(", ")}]
        self.lines += ["", *told] if told else []

    def _place(self, rule: str) -> None:
        """Tell the page of a rule, and its heading where the ledger has it."""
        page, _, heading = rulebook()[rule].partition(", ")
        if not heading or page.strip("0123456789-"):
            self.say("terminal-why-rule-elsewhere", rule=rule, place=rulebook()[rule])
        else:
            self.say("terminal-why-rule", rule=rule, page=page, heading=heading)

    def say(self, key: str, **values: str | int) -> None:
        """Add a message."""
        self.lines.append(self.words.say(key, **values))

    # A verb

    def _why(self, wish: Wish) -> None:
        """Explain an action: what it does, in which ways it is on offer, and why not in others."""
        self.lines += [self.words.help(self.game, wish.verb), ""]
        offered, refused = self.tried(wish)
        self._tell_offered(offered)
        self._tell_refused(refused, bool(offered))

    def tried(self, wish: Wish) -> tuple[list[str], list[Refusal]]:
        """Try every choice a wish can mean, without making any."""
        offered: list[str] = []
        refused: list[Refusal] = []
        for choice in candidates(wish, self.table.state, self.view, self.lexicon):
            answer = self.table.game.read(self.table.state, self.view.seat, choice)
            if isinstance(answer, Refusal):
                refused.append(answer)
            else:
                offered.append(self.words.choice(self.game, choice, self.view))
        return offered, refused

    def _tell_offered(self, offered: list[str]) -> None:
        if not offered:
            return
        self.say("terminal-why-offered", count=len(offered))
        self.lines += [f"  {text}" for text in offered[:MOST]]
        if len(offered) > MOST:
            self.say("terminal-why-more", count=len(offered) - MOST)

    def _tell_refused(self, refused: list[Refusal], is_some_offered: bool) -> None:
        """Tell the reasons, each once; one example speaks for others of its kind."""
        if not refused:
            return
        if is_some_offered:
            self.lines.append("")
        self.say("terminal-why-refused" if is_some_offered else "terminal-why-none", count=len(refused))
        self.lines += [f"  {self.words.refusal(refusal, self.game)}" for refusal in kinds_of(refused)[:MOST]]

    def nearest(self, asked: str) -> str:
        """Find what comes nearest to a word nobody knows."""
        places = {name.lower(): name for name in self.places()}
        found = nearest(plain(asked), [*self.lexicon.phrases, *places])
        return places.get(found, found)


def kinds_of(refusals: list[Refusal]) -> list[Refusal]:
    """Choose one refusal of every kind, the rarest kind first: it says most."""
    groups: dict[str, list[Refusal]] = {}
    for refusal in refusals:
        groups.setdefault(refusal.key, []).append(refusal)
    return [group[0] for group in sorted(groups.values(), key=len)]


def nearest_rule(rule: str) -> str:
    """Find the rule whose name comes nearest."""
    return nearest(rule.lower(), [known.lower() for known in rulebook()]).upper()
