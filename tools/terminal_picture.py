"""Turns a terminal's screen, as captured with its colors, into an SVG: for the picture in the README.

`tmux capture-pane -e -p | python tools/terminal_picture.py > docs/pictures/terminal.svg`
"""

import re
import sys
from xml.sax.saxutils import escape

WIDTH, HEIGHT, MARGIN = 8.43, 18, 14
INK, PAPER, FAINT = "#e6e1d3", "#1d211c", "#6f7768"
COLORS = {31: "#e0705f", 32: "#93b86a", 33: "#e3b65b", 34: "#7fa3c9", 35: "#c28fb8", 36: "#7cc4c9", 37: INK}
SEQUENCE = re.compile(r"\x1b\[([0-9;]*)m")


class Style:
    """How the next characters look."""

    def __init__(self) -> None:
        self.color = INK
        self.bold = False
        self.faint = False

    def take(self, codes: str) -> None:
        """Change by the numbers of one escape sequence."""
        for code in [int(part or 0) for part in codes.split(";")]:
            if code in (0, 39):
                self.color = INK
            if code == 0:
                self.bold = self.faint = False
            elif code == 1:
                self.bold = True
            elif code == 2:
                self.faint = True
            self.color = COLORS.get(code, self.color)

    def run(self, x: int, y: int, text: str) -> str:
        """Draw some characters."""
        weight = ' font-weight="bold"' if self.bold else ""
        place = f'x="{MARGIN + x * WIDTH:.2f}" y="{MARGIN + (y + 0.75) * HEIGHT:.2f}"'
        color = FAINT if self.faint and self.color == INK else self.color
        length = f'textLength="{len(text) * WIDTH:.2f}"'
        return f'<text {place} {length} fill="{color}"{weight}>{escape(text)}</text>'


def picture(screen: str) -> str:
    """Draw a whole screen."""
    lines = screen.rstrip().split("\n")
    style = Style()
    runs = [run for y, line in enumerate(lines) for run in drawn(line, y, style)]
    columns = max(len(SEQUENCE.sub("", line)) for line in lines)
    width, height = 2 * MARGIN + columns * WIDTH, 2 * MARGIN + len(lines) * HEIGHT
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}"'
    )
    font = 'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14"'
    paper = f'<rect width="100%" height="100%" rx="10" fill="{PAPER}"/>'
    return "\n".join([f"{head} {font}>", paper, *runs, "</svg>\n"])


def drawn(line: str, y: int, style: Style) -> list[str]:
    """Draw one line, run by run of the same style."""
    parts = SEQUENCE.split(line)
    runs: list[str] = []
    x = 0
    for place, part in enumerate(parts):
        if place % 2:
            style.take(part)
        elif part.strip():
            blanks = len(part) - len(part.lstrip())
            runs.append(style.run(x + blanks, y, part.strip().replace(" ", "\N{NO-BREAK SPACE}")))
        x += 0 if place % 2 else len(part)
    return runs


if __name__ == "__main__":
    sys.stdout.write(picture(sys.stdin.read()))
