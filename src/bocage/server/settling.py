"""Work that is settled one way or the other before anybody goes away from it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Do something that is not broken off; whoever is cancelled meanwhile is so when it is done."""
    doing, me = asyncio.ensure_future(work), asyncio.current_task()
    assert me is not None
    is_cancelled = False
    while not doing.done():
        try:
            await asyncio.wait([doing])
        except asyncio.CancelledError:
            is_cancelled = True
            me.uncancel()
    if is_cancelled:
        me.cancel()
    return doing.result()
