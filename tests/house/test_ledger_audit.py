"""The audit's own tests: tiny sources in, mutants out, and what no marked test notices is found alive."""

import random
from pathlib import Path

import pytest

import bocage

from tools.audit_probe import foreign
from tools.audit_run import Copy
from tools.ledger import survey
from tools.ledger_audit import Sampler, chosen, main
from tools.mutate import mutants
from tools.mutate_data import data_mutants

EVERYWHERE = ((1, 10_000),)


def mutated(code: str, first: int = 1, last: int = 10_000) -> set[str]:
    """All mutants of a piece of Python, as the texts they lead to."""
    return {mutant.applied(code) for mutant in mutants(code, ((first, last),))}


# ------------------------------------------------------------------------------------------ mutants of code


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("x = a < b", {"x = a >= b", "x = a <= b"}),
        ("x = a == b", {"x = a != b"}),
        ("x = (a) >= (b)", {"x = (a) < (b)", "x = (a) > (b)"}),
        ("x = a < b <= c", {"x = a >= b <= c", "x = a <= b <= c", "x = a < b > c", "x = a < b < c"}),
        ("x = a is not b", {"x = a is b"}),
        ("x = a in b", {"x = a not in b"}),
        ("x = a and b and c", {"x = a or b and c", "x = a and b or c"}),
        ("x = not a", {"x =  a"}),
        ("x = not (a)", {"x =  (a)"}),
        ("x = -a", {"x = a"}),
        ("x = a + b", {"x = a - b"}),
        ("x = a << b", {"x = a >> b"}),
        ("x = a // b", {"x = a * b"}),
        ("x += a", {"x -= a", "pass"}),
        ("x = 3", {"x = 4", "x = 2"}),
        ("x = 0", {"x = 1"}),
        ("x = True", {"x = False"}),
        ("x = 'scout'", {"x = 'scoutx'"}),
        ("x: Final = 2", {"x: Final = 3", "x: Final = 1"}),
        ("x = a if b else c", {"x = a if not (b) else c"}),
        ("x = [a for a in b if a]", {"x = [a for a in b if True]"}),
        ("x = f(a, b)", {"x = f(b, a)"}),
        ("x = f(a, b, k=c)", {"x = f(b, a, k=c)"}),
        ("x = f(a, a)", set()),
        ("x = max(a, b)", set()),
        ("x = (a, b)", {"x = (a,)", "x = (b,)"}),
        ("x = (a, b,)", {"x = (a,)", "x = (b,)"}),
        ("x = (a,)", {"x = ()"}),
        ("x = [a]", {"x = []"}),
        ("x = [a, b]", {"x = [a]", "x = [b]"}),
        ("x = {a, b, c}", {"x = {b, c}", "x = {a, c}", "x = {a, b}"}),
        ("x = {a: b}", {"x = {}"}),
        ("x = {a: b, c: d}", {"x = {c: d}", "x = {a: b}"}),
        ("a, b = c", set()),
        ("f()", {"pass"}),
        ("if a: f()", {"if not (a): f()", "if a: pass", "pass"}),
        ("if not a: f()", {"if  a: f()", "if not a: pass", "pass"}),
        ("for a in b:\n    continue", {"for a in b:\n    pass"}),
        ("é = 'é' < a", {"é = 'éx' < a", "é = 'é' >= a", "é = 'é' <= a"}),
    ],
)
def test_each_small_change_is_made(code: str, expected: set[str]) -> None:
    assert mutated(code) == expected


@pytest.mark.parametrize(
    "code",
    [
        "import a.b",
        "from a import b as c",
        '"""A docstring of 3 words."""',
        "x: dict[str, 'Card']",
        "def f(a: Literal['x', 3]) -> tuple[int, 'X']:\n    ...",
        "@cache(3)\ndef f():\n    ...",
        "assert a < 3, 'no'",
        "__all__ = ['a', 'b']",
        "tell.append(Event('Moved', {'to': 3}))",
        "class A:\n    __slots__ = ('a', 'b')",
        "if TYPE_CHECKING:\n    x = 3",
        "T = TypeVar('T')",
        "x = f'{a + 3} dice'",
        "def f():\n    return",
        "def f():\n    with a:\n        return None",
    ],
)
def test_what_no_test_could_notice_is_left_alone(code: str) -> None:
    assert mutated(code) == set()


def test_a_sentence_for_programmers_is_left_alone_but_not_its_condition() -> None:
    code = "if a < 0:\n    raise ValueError('no such tile')"
    assert mutated(code) == {
        "if a >= 0:\n    raise ValueError('no such tile')",
        "if a <= 0:\n    raise ValueError('no such tile')",
        "if a < 1:\n    raise ValueError('no such tile')",
        "if a < 0:\n    pass",
        "pass",
    }


def test_the_words_of_a_complaint_are_not_swapped() -> None:
    assert mutated("raise table.wrong(f'{a} is no tile', b)") == {"pass"}


def test_the_key_and_the_rule_of_a_refusal_are_changed() -> None:
    code = "def f():\n    return Refusal('too-far', 'UND-8.2', {'to': a + 3})"
    assert mutated(code) == {
        "def f():\n    return Refusal('too-farx', 'UND-8.2', {'to': a + 3})",
        "def f():\n    return Refusal('too-far', 'UND-8.2x', {'to': a + 3})",
        "def f():\n    pass",
    }


def test_who_may_know_of_an_event_is_changed_though_not_what_it_is_called() -> None:
    assert mutated("tell.append(Event('Bid', {'side': 3}, None, 1 << side))") == {
        "tell.append(Event('Bid', {'side': 3}, None, 2 << side))",
        "tell.append(Event('Bid', {'side': 3}, None, 0 << side))",
        "tell.append(Event('Bid', {'side': 3}, None, 1 >> side))",
    }


def test_a_name_is_not_merely_made_unknown() -> None:
    code = "def f(a):\n    b = g(a)\n    a = h(b)\n    self.c = a\n"
    assert mutated(code) == {
        "def f(a):\n    b = g(a)\n    pass\n    self.c = a\n",
        "def f(a):\n    b = g(a)\n    a = h(b)\n    pass\n",
    }


def test_only_the_given_lines_are_changed() -> None:
    code = "x = 0\ny = 0\nz = 0\n"
    assert mutated(code, 2, 2) == {"x = 0\ny = 1\nz = 0\n"}


def test_a_mutant_shows_its_line_before_and_after() -> None:
    code = "def far(a):\n    return a >= 3  # UND-9.7\n"
    told = {
        (m.line, m.before(code), m.after(code)) for m in mutants(code, EVERYWHERE) if m.what == "constant"
    }
    old = "return a >= 3 # UND-9.7"
    assert told == {(2, old, "return a >= 4 # UND-9.7"), (2, old, "return a >= 2 # UND-9.7")}


# ------------------------------------------------------------------------------------------ mutants of data


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("points = 5", {"points = 6"}),
        ("radio = true", {"radio = false"}),
        ('first = "us"', {'first = "usx"'}),
        ('a = "us"\nb = "german"', {'a = "german"\nb = "german"', 'a = "us"\nb = "us"'}),
        ("a = [1, 2]", {"a = [2, 2]", "a = [1, 3]", "a = [2]"}),
        ("deck = { RA = 1, 4B = 2 }", {"deck = { RA = 2, 4B = 2 }", "deck = { RA = 1, 4B = 3 }"}),
        ('map = """\n1A 2B\n"""', {'map = """\n2B 2B\n"""'}),
        ("[us]", set()),
        ("# 3", set()),
    ],
)
def test_data_is_changed_in_its_values(data: str, expected: set[str]) -> None:
    assert {mutant.applied(data) for mutant in data_mutants(data, EVERYWHERE)} == expected


# ------------------------------------------------------------------------------------------ the choice


def plant(root: Path, files: dict[str, str]) -> Path:
    """A small source tree: a ledger of toys, and the given files."""
    head = '[book]\ngame = "toy"\ntitle = "Toy"\nbook = "lid"\n[book.sections]\n"TOY" = "Toys"\n'
    rules = "".join(f'[[rule]]\nid = "TOY-{n}"\npage = "1"\ntext = "T"\n' for n in range(1, 5))
    ini = "[pytest]\nmarkers =\n    rule(*ids): the rules a test proves\n"
    for name, text in {"rules/toy.toml": head + rules, "pytest.ini": ini, **files}.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def lines_tried(root: Path, rule: str, count: int, seed: int = 1) -> list[int]:
    """The lines of the mutants chosen for a rule."""
    sampler = Sampler(root, survey(root), random.Random(seed))
    return [trial.mutant.line for trial in sampler.trials(rule, count)]


NESTED = '''\
def far(a, b):
    """Far (TOY-1)."""
    c = a < 3
    if c:  # TOY-2
        a.left -= 1
        b.left -= 1  # TOY-3
    return c
'''


def test_the_nearest_mutants_come_first_and_closer_citations_keep_their_lines(tmp_path: Path) -> None:
    root = plant(tmp_path, {"src/bocage/toy.py": NESTED})
    assert set(lines_tried(root, "TOY-1", 99)) == {3, 7}
    assert lines_tried(root, "TOY-2", 2) == [4, 4]
    assert set(lines_tried(root, "TOY-2", 99)) == {4, 5}
    assert set(lines_tried(root, "TOY-3", 99)) == {6}


def test_a_docstring_leaves_the_rule_to_closer_citations_inside(tmp_path: Path) -> None:
    code = NESTED.replace("a < 3", "a < 3  # TOY-1")
    assert set(lines_tried(plant(tmp_path, {"src/bocage/toy.py": code}), "TOY-1", 99)) == {3}


def test_every_citation_of_a_rule_gets_its_turn(tmp_path: Path) -> None:
    code = "A = 1 + 2  # TOY-1\nB = 3 + 4  # TOY-1\nC = 5 + 6  # TOY-1\n"
    root = plant(tmp_path, {"src/bocage/toy.py": code})
    assert sorted(lines_tried(root, "TOY-1", 3)) == [1, 2, 3]


def test_a_seed_repeats_the_choice(tmp_path: Path) -> None:
    root = plant(tmp_path, {"src/bocage/toy.py": "\n".join(f"A{n} = {n} + 1  # TOY-1" for n in range(1, 15))})
    assert lines_tried(root, "TOY-1", 5, 7) == lines_tried(root, "TOY-1", 5, 7)
    assert lines_tried(root, "TOY-1", 5, 7) != lines_tried(root, "TOY-1", 5, 8)


# ------------------------------------------------------------------------------------------ whole audits

TOY = """\
import tomllib
from pathlib import Path

def far(hexes):
    return hexes >= 3  # TOY-1

def weak(hexes):
    return hexes >= 5  # TOY-2

SIZE = tomllib.loads((Path(__file__).parent / "toy.toml").read_text())["size"]
"""
TESTS = """\
import pytest
from bocage import toy

@pytest.mark.rule("TOY-1")
@pytest.mark.parametrize("hexes", [2, 3])
def test_far(hexes):
    assert toy.far(hexes) == (hexes == 3)

@pytest.mark.rule("TOY-2")
def test_weak():
    assert toy.weak(9)

@pytest.mark.rule("TOY-3")
def test_size():
    assert toy.SIZE == 4

@pytest.mark.rule("TOY-4")
def test_broken():
    assert toy.far(1)
"""
FILES = {
    "src/bocage/__init__.py": "",
    "src/bocage/toy.py": TOY + "LEAST = 3  # TOY-4\n",
    "src/bocage/toy.toml": "size = 4  # TOY-3\n",
    "tests/test_toy.py": TESTS,
}


def test_an_audit_tells_noticed_from_alive(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = str(plant(tmp_path, FILES))
    only = ["--only", "TOY-1", "--only", "TOY-2", "--only", "TOY-3", "--only", "TOY-4"]
    assert main(["--root", root, *only, "--seed", "4", "--per-id", "1"]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "seed 4"
    assert [line.split()[0] for line in out if " after " in line] == ["noticed", "ALIVE", "noticed"]
    assert out[-4].startswith("ALIVE: TOY-2 src/bocage/toy.py:8")
    assert out[-3] == "    - return hexes >= 5 # TOY-2"
    assert out[-5] == "not audited: TOY-4: fails without any change: tests/test_toy.py::test_broken"
    assert out[-1] == "3 ids, 3 mutants, 1 alive"


def test_a_rule_without_citation_or_proof_cannot_be_audited(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = str(plant(tmp_path, {**FILES, "src/bocage/toy.py": TOY}))
    assert main(["--root", root, "--only", "TOY-4"]) == 2
    assert "only rules can be audited that code cites and a test proves" in capsys.readouterr().out


def test_an_audit_can_be_kept_to_some_rules() -> None:
    able = [*(f"TOY-{n}" for n in range(70)), "GAME-1", "GAME-2", "GAMES-1"]
    chance = random.Random(4)
    assert chosen(able, ["GAME-*", "TOY-3"], None, chance) == ["TOY-3", "GAME-1", "GAME-2"]
    assert sorted(chosen(able, ["GAME-*"], 60, chance)) == ["GAME-1", "GAME-2"]
    assert len(set(chosen(able, ["TOY-*"], 5, chance)) & set(able[:70])) == 5
    assert len(set(chosen(able, None, None, chance))) == 60


def test_the_copy_leaves_compiled_modules_out_and_comes_back(tmp_path: Path) -> None:
    root = plant(tmp_path / "tree", {**FILES, "src/bocage/toy.cpython-311-x86_64-linux-gnu.so": "compiled"})
    copy = Copy(root, tmp_path / "copy")
    assert not list(copy.src.rglob("*.so"))
    with copy.changed("src/bocage/toy.toml", "size = 5\n"):
        assert (copy.src / "bocage" / "toy.toml").read_text("utf-8") == "size = 5\n"
    run = copy.run(["tests/test_toy.py::test_size"], timeout=60)
    assert (run.passed, run.foreign) == (True, [])
    assert run.outcomes == {"tests/test_toy.py::test_size": "passed"}


def test_code_from_elsewhere_than_the_copy_is_noticed(tmp_path: Path) -> None:
    home = Path(bocage.__file__).parents[1]
    assert foreign(str(home)) == []
    assert f"bocage from {bocage.__file__}" in foreign(str(tmp_path))


def test_a_run_without_end_is_stopped(tmp_path: Path) -> None:
    endless = FILES["src/bocage/toy.py"].replace("return hexes >= 3", "while True: hexes += 1")
    root = plant(tmp_path / "tree", {**FILES, "src/bocage/toy.py": endless})
    run = Copy(root, tmp_path / "copy").run(["tests/test_toy.py::test_far"], timeout=2)
    assert (run.timed_out, run.passed) == (True, False)
