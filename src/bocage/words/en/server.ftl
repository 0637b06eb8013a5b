# What a server says when something cannot be done. All sentences are our own.

## Coming in

server-who-are-you = Nobody knows who you are yet. Come in with a name first.
server-not-known = This session has ended, or never was one. Come in anew, with a name or with your recovery code.
server-wrong-code = This recovery code opens nothing. Perhaps a newer one has taken its place.
server-unfit-name = A name needs something that can be seen, and no control characters.
server-no-such-session = You have no session of that kind. It may have ended already.
server-no-longer = You are no longer signed in here.

## Requests

server-no-such-address = There is nothing at this address.
server-no-such-method = This address cannot be asked in this way. It knows: { $known }.
server-json-only = What is sent has to be JSON, and has to say so: Content-Type: application/json.
server-not-json = What was sent is no JSON.
server-unfit-message = What was sent does not fit at { $where }: { $why }
server-garbled = The message cannot be understood: { $why }
server-too-long = What was sent is too long: { $most } bytes are the most.
server-too-slow = What was sent took too long to arrive.
server-too-much = That is too much at once. It goes on in { $seconds } s.
server-too-many-sockets = { $most } connections are open from your network already, and more are not allowed.
server-unknown-host = This server does not know itself by this name. Its operator can tell it.
server-foreign-origin = This comes from a page that does not belong to this server, so it is not done.
server-broken = Something went wrong in the server; it is not your fault. Its log knows more under { $id }.
server-closing = The server closes for a moment. What was done is kept.
server-metrics-not-shown = The figures of this server are not shown to everybody.

## Keeping

server-disk-full = The server’s disk is full, so this was not kept and has not happened. Its operator has to make room.
server-not-kept = This could not be kept, and so has not happened. Try again.
server-store-busy = So much waits to be kept that this was not taken on. Try again in a moment.

## Opening tables

server-unknown = There is no such thing: { $why }
server-no-variants = { $game } is played without variants.
server-unfit-order = This does not go together: { $why }
server-too-many-chairs = This table has { $seats } seats and no more.

## At a table

server-no-such-table = There is no such table.
server-not-your-table = You do not belong to this table.
server-not-playable = This game cannot be gone on with by today’s rules; it is kept as it is. { $why }
server-not-begun = The game has not begun yet.
server-begun-already = The game has begun already.
server-not-over = The game is not over yet.
server-not-now = That does not go now.
server-muted = The host has muted you at this table.
server-only-watching = You only watch here.
server-stood-in = Somebody stands in for you. Take your seat back first.

## Seats

server-no-such-seat = There is no seat { $seat } at this table.
server-not-your-seat = The seat “{ $seat }” is not yours.
server-seat-taken = The seat “{ $seat }” is taken.
server-seat-not-away = Whoever has the seat “{ $seat }” is here.
server-which-seat = Say which seat you would like.
server-by-invitation = At this table you sit down by invitation.
server-bad-invitation = This is no invitation to this table.
server-old-invitation = This invitation is no longer valid. Ask the host for a new one.
server-removed = The host has asked you to leave this table.
server-host-only = Only the host of the table can do that.
server-not-the-host = The host cannot be asked to leave.
server-nobody-there = Nobody sits on the seat “{ $seat }”.

## Webhooks

server-no-hook = You have no webhook.
server-unfit-url = A webhook needs an address that begins with http:// or https://, without a name and password in it.
