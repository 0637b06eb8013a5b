"""Why something is not allowed, as a value: a key for the words, the rule, and the facts of the case."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


class Refusal:
    """A reason: what was asked, what is allowed, which rule."""

    def __init__(self, key: str, rule: str, facts: dict[str, str] | None = None) -> None:
        self.key: str = key
        self.rule: str = rule
        self.facts: dict[str, str] = {} if facts is None else facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash((self.key, self.rule))

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in sorted(self.facts.items()))
        return f"{self.key} [{self.rule}] {told}".rstrip()

    def _all(self) -> tuple[str, str, dict[str, str]]:
        return (self.key, self.rule, self.facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(Exception):
    """Raised where a caller insists on a choice that is not on offer."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal
