"""What programs are told about a server beside the forms of its messages."""

from __future__ import annotations

from typing import Final

ABOUT: Final = """\
People and programs play through the same doors and the same sockets. All messages are JSON.

## Doors

A door takes a message and gives one. `POST /guests` lets a guest in and gives a pass; a program shows its
token at every door as `Authorization: Bearer …`, a browser has it as a cookie. A door that has done nothing
answers with `{"reason": {"key", "rule", "facts", "text"}}`: a key and facts for programs, a sentence for
people in the language of `Accept-Language` (en, de, nl), and the rule where a rule says no.

| status | why |
|---|---|
| 400, 422 | the message cannot be read, or does not fit |
| 401 | nobody knows you here: arrive, or show your pass |
| 403 | not yours to do |
| 404 | there is no such thing, or none that you may know of |
| 409 | not now |
| 413, 429 | too big; too much at once, see `Retry-After` |
| 503 | it could not be kept, so it has not happened; try again |

## The socket of a table

`GET /tables/{id}/socket?seat=0&after=0` opens a WebSocket: one connection, one seat; without `seat` one
that only watches. A seat sends one of `Up`, and is told one of `Down`; both say what they are in `is`.

- The first message is `welcome`: what does not change (`chart`), all that the seat may know (`view`), and
  what is on `offer` under its decision `number`. Messages afterwards are `news`: parts of the view that
  have changed or are `gone`, new `events`, and new `offers`; a part that is missing is as it was.
- `choose` takes one of the offers, word by word, with the decision number it was made for. The number moves
  only when the seat chooses or its own offers change. A choice for another number is `refused`, and nothing
  has happened.
- Every request has a `ref`, a name of the sender's own making. Sent again, it is answered again and done
  only once: so a request whose answer was lost is repeated with the same `ref`. The answer is `news` with
  the `ref`, or `refused`.
- Events are numbered for each seat by itself; `told` counts them. Whoever comes back asks for those `after`
  the last one it had.
- A reaction window lasts the same time for all, whatever is answered; `window` says how long. An answer is
  held until its end. `stand` leaves an answer beforehand, for all windows of a kind.
- `closing` comes before the end of a connection, and says whether it is worth coming back at once.
"""
