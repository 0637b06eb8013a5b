"""The README keeps its word: its library example runs as printed."""

import re
from pathlib import Path

README = Path(__file__).resolve().parents[2] / "README.md"


def test_the_library_example_runs_as_printed() -> None:
    """Start, list, apply, view, save, load and replay: in the lines the README shows."""
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)

    assert len(blocks) == 1
    exec(compile(blocks[0], "README.md", "exec"), {})  # noqa: S102  the point of the test


def test_every_link_of_the_readme_leads_somewhere() -> None:
    """Links and pictures within the project exist."""
    links = re.findall(r"\]\(([^)]+)\)", README.read_text(encoding="utf-8"))

    assert links
    assert [link for link in links if not (README.parent / link).exists()] == []
