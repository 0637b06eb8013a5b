"""Writes the client's types from the server's messages: `make wire`."""

from __future__ import annotations

from pathlib import Path

from bocage.wire.typescript import document

TARGET = Path(__file__).parents[1] / "web" / "src" / "wire.ts"


def main() -> None:
    """Write the file anew."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(document(), "utf-8")
    print(f"{TARGET.relative_to(Path.cwd()) if TARGET.is_relative_to(Path.cwd()) else TARGET}: written")


if __name__ == "__main__":
    main()
