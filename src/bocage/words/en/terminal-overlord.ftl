# Several commanders at the terminal: who sits where, whose turn it is to act. All sentences are our own.

## The command line

terminal-option-commanders = How many commanders share a battle of several boards. Without it: two, each with a whole side.
terminal-option-seating = Any other way to share the roles out: c, l, m, r are commander, left, middle and right, / parts seats and a blank the sides, as in “c/l/m/r cm/lr”.
terminal-option-seat = Who plays one seat, such as axis-left=random; to be repeated for others.
terminal-error-no-such-seat = There is no seat “{ $asked }” in this game. Its seats are { $known }.
terminal-error-no-commanders = Only battles of several boards have a chain of command to share out; { $asked } is not one.
terminal-error-no-seating = “{ $asked }” is no way to share the roles out: each of c, l, m and r belongs to one seat, on both sides, as in “cm/l/r c/l/m/r”.
terminal-error-seating-twice = Say it either by --commanders or by --seating, not by both.

## Who sits where

terminal-commanders-question = How many commanders?
terminal-commanders-2 = Two, each with a whole side
terminal-commanders-6 = Six: three a side, the center general is also commander-in-chief
terminal-commanders-8 = Eight: a commander-in-chief and three generals a side
terminal-commanders-help =
    The commander-in-chief hands out cards, and the generals play them, each in his own two sections. Any seat can be a
    computer’s. Other ways to share the roles out are asked for on the command line, by --seating.
terminal-seats-seat = You: { $side }; simple opponents on all other seats
terminal-seats-all = People on all seats, at this screen
terminal-seats-nobody = Watch simple opponents on all seats

## At one screen

terminal-keys-pass = p
terminal-does-pass = let somebody else take the keyboard who may act now as well
terminal-keys-west = <
terminal-does-west = show more of the left end of a map that is wider than the screen
terminal-keys-east = >
terminal-does-east = show more of its right end
terminal-nobody-to-pass = Nobody else at this screen may act now.
terminal-hand-over-pass = p: { $side } instead.

## Panels

terminal-m44-window = Map { $first }–{ $last }; < > move it
terminal-m44-lies = { $place }: { $card }
terminal-m44-plays-in = { $card }: { $section } ({ $first }–{ $last })
terminal-m44-holds = For the { $role }: { $cards }
terminal-m44-initiative = own initiative
terminal-m44-acting = Acting: { $seats }

## What is done, in short

terminal-m44-verb-give = give
terminal-m44-verb-visit = visit
terminal-m44-verb-carry-out = carry out
terminal-m44-verb-copy = copy
terminal-m44-verb-bombard = bombard
terminal-m44-verb-end-hand-out = end hand-out
terminal-m44-verb-deploy = deploy
terminal-m44-verb-lead = lead
terminal-m44-verb-counter = counter
terminal-m44-verb-take-initiative = take initiative
terminal-m44-verb-stand-by = stand by
terminal-m44-verb-sacrifice = sacrifice
terminal-m44-verb-hold = hold
terminal-m44-verb-settle = settle
terminal-m44-verb-lift = lift
