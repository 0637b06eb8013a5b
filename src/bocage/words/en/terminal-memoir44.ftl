# Memoir ’44 at the terminal: panels, menus, chances, answers. All sentences are our own.

## Panels

terminal-m44-title = { $scenario } · turn { $turn }
terminal-m44-side = { $mark } { $side } { $medals }/{ $goal } · cards { $cards }
terminal-m44-side-narrow = { $mark } { $side } { $medals }/{ $goal } ({ $cards })
terminal-m44-piles = draw { $deck } · discard { $discard }
terminal-m44-played = Card: { $card } ({ $side })
terminal-m44-played-narrow = Card: { $card }
terminal-m44-copies = { $card } as { $copied }
terminal-m44-discard = Discard pile: { $cards }
terminal-m44-last = { $side }: { $cards } { $cards ->
        [one] card
       *[other] cards
    } in hand; last card: { $card }

## Menus

terminal-m44-row = row { $row }
terminal-m44-unit = { $at } { $unit } { $figures }
terminal-m44-acts = { $unit }: { $act }
terminal-m44-no-attack = { $hex } (no attack)

## Chances

terminal-m44-odds-dice = { $dice } dice
terminal-m44-odds-tally = { $tally } = { $dice } [{ $rules }]
terminal-m44-odds-short = { $tally } = { $dice }
terminal-m44-odds-hits = hits { $hits }
terminal-m44-odds-outcome = eliminated { $eliminated } · retreats { $retreats } · hex empty { $emptied }
terminal-m44-odds-outcome-narrow = out { $eliminated } · back { $retreats } · hex empty { $emptied }
terminal-m44-odds-fast = ignoring a flag: { $outcome }
terminal-m44-odds-back = ignoring none: { $outcome }

## The battle

terminal-m44-needs = { $mark } { $side }: { $units } units, { $cards } cards, { $medals } medals to win. [MED-02]
terminal-m44-first = { $side } move first. [SET-17]
terminal-m44-grows = { $side } draw one card more each turn until they hold { $cards }. [PEG-08]
terminal-m44-once = The draw pile is gone through once; when it is empty, { $side } win. [RUL-106]
terminal-m44-short-goal = { $side } { $medals }
terminal-m44-objective-temporary = { $mark } { $hexes }: { $medals ->
        [one] a medal
       *[other] { $medals } medals
    } for { $side }, as long as they stand there. [MED-07]
terminal-m44-objective-permanent = { $mark } { $hexes }: { $medals ->
        [one] a medal
       *[other] { $medals } medals
    } for good, once { $side } have been there. [MED-10]
terminal-m44-objective-majority = { $mark } { $hexes }: { $medals ->
        [one] a medal
       *[other] { $medals } medals
    } for the side that holds more of these hexes. [MED-11]
terminal-m44-objective-sudden-victory = { $mark } { $hexes }: whoever may and holds { $needs } of these wins at once ({ $side }). [MED-13]
terminal-m44-objective-exit = { $mark } { $hexes }: { $medals ->
        [one] a medal
       *[other] { $medals } medals
    } for each unit of { $side } that leaves the board here. [RUL-34]
terminal-short-axis = Axis
terminal-short-allies = Allies
terminal-m44-army-axis = the Axis
terminal-m44-army-allies = the Allies
terminal-m44-army-either = either side

## The legend

terminal-m44-legend-hex = Every hex shows its terrain; hexes that can be chosen show their name in reverse. Rows of hexes are shifted by half a hex. { $line } parts the sections.
terminal-m44-legend-units = A unit shows its figures and its letter: capitals are the Allies, small letters the Axis. 4I is infantry of the Allies with four figures.
terminal-m44-legend-marks = Before a unit: { $ordered } ordered, { $moved } has moved, { $done } is done for this turn.
terminal-m44-legend-medals = Medals: { $axis } for the Axis, { $allies } for the Allies, { $either } for either side, { $exit } an exit. In brackets behind them: the cards in hand.
terminal-ask-memoir44 =
    Type the number of a line, or the choice in words, such as “play probe left”, “order d5”, “move d5 e6” or “attack d5 e6”.
    Ask with a question mark, by the names on the screen: “? 2” (line 2), “? d5” (a hex and what stands there), “? forest”,
    “? ambush”, “? attack d5 e6”, “? flags”, and for a rule the name in its brackets.
terminal-scenario-help-memoir44 =
    Each line shows the name of a battle and the medals both sides need. Type its number, or “? 3” to read what number 3 is
    about. `bocage scenarios omaha-beach` also shows the map.

## Answers

terminal-m44-why-section = For the { $side } it lies here: { $sections }. [SET-19]
terminal-m44-why-status = This turn: { $status }.
terminal-m44-why-worth = It is worth { $medals } medals. [MED-03]
terminal-m44-status-ordered = ordered
terminal-m44-status-moved = has moved
terminal-m44-status-holds-fire = may not attack
terminal-m44-status-fought = has attacked

## What is done, in short

terminal-m44-verb-play = play
terminal-m44-verb-section = section
terminal-m44-verb-order = order
terminal-m44-verb-end-orders = end orders
terminal-m44-verb-move = move
terminal-m44-verb-exit = leave the board
terminal-m44-verb-end-moves = end moves
terminal-m44-verb-attack = attack
terminal-m44-verb-clear-wire = clear wire
terminal-m44-verb-end-battles = end attacks
terminal-m44-verb-ambush = ambush
terminal-m44-verb-no-ambush = no ambush
terminal-m44-verb-stand-fast = stand fast
terminal-m44-verb-fall-back = fall back
terminal-m44-verb-retreat = retreat
terminal-m44-verb-halt = halt
terminal-m44-verb-take-ground = take ground
terminal-m44-verb-stay = stay
terminal-m44-verb-target = target
terminal-m44-verb-end-targets = end targets
terminal-m44-verb-strike = strike
terminal-m44-verb-dig-in = dig in
terminal-m44-verb-heal = heal
terminal-m44-verb-keep = keep
terminal-m44-verb-drop = drop
terminal-m44-verb-air-strike = air strike
