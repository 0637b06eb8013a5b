# The sentences of Memoir '44. Names and terms are the game's own, all sentences are ours.
#
# $side is a side with its article at the head of a sentence, always plural; $army is its bare name. A $unit is a
# type of unit, or in choices and headings one with its hex, such as “infantry at G5”. The first letter of a
# sentence, choice or heading is made a capital afterwards. What a card does is told without its section's name.

## Sides, seats, editions

memoir44-side-axis = Axis
memoir44-side-allies = Allies
memoir44-the-axis = The Axis
memoir44-the-allies = The Allies
memoir44-edition-revised = revised edition
memoir44-edition-2004 = first edition (2004)

## Sections

memoir44-section-left = left flank
memoir44-section-center = center
memoir44-section-right = right flank

## Units

memoir44-unit-infantry = infantry
memoir44-unit-elite-infantry = elite infantry
memoir44-unit-resistance = Resistance
memoir44-unit-armor = armor
memoir44-unit-elite-armor = elite armor
memoir44-unit-artillery = artillery
memoir44-unit-at = { $unit } at { $at }
memoir44-some-unit-at = unit at { $at }

## Terrain

memoir44-terrain-open = open ground
memoir44-terrain-forest = forest
memoir44-terrain-hedgerow = hedgerow
memoir44-terrain-town = town
memoir44-terrain-church = church
memoir44-terrain-hill = hill
memoir44-terrain-bluff = sea bluff
memoir44-terrain-cliff = cliff
memoir44-terrain-steep-hill = steep hill
memoir44-terrain-impassable-hill = impassable hill
memoir44-terrain-blocking-hill = mountain wall
memoir44-terrain-river = river
memoir44-terrain-wide-river = wide river
memoir44-terrain-lake = lake
memoir44-terrain-sea = sea
memoir44-terrain-beach = beach
memoir44-terrain-bridge = bridge

## Obstacles

memoir44-obstacle-bunker = bunker
memoir44-obstacle-hedgehog = hedgehog
memoir44-obstacle-wire = wire
memoir44-obstacle-sandbags = sandbags
memoir44-obstacle-sea-wall = sea wall

## Faces of the dice

memoir44-face-I = infantry
memoir44-face-A = armor
memoir44-face-G = grenade
memoir44-face-S = star
memoir44-face-F = flag

## Command cards

memoir44-card-recon-left = Recon (left)
memoir44-card-recon-center = Recon (center)
memoir44-card-recon-right = Recon (right)
memoir44-card-probe-left = Probe (left)
memoir44-card-probe-center = Probe (center)
memoir44-card-probe-right = Probe (right)
memoir44-card-attack-left = Attack (left)
memoir44-card-attack-center = Attack (center)
memoir44-card-attack-right = Attack (right)
memoir44-card-assault-left = Assault (left)
memoir44-card-assault-center = Assault (center)
memoir44-card-assault-right = Assault (right)
memoir44-card-recon-in-force = Recon in Force
memoir44-card-general-advance = General Advance
memoir44-card-pincer-move = Pincer Move
memoir44-card-air-power = Air Power
memoir44-card-ambush = Ambush
memoir44-card-armor-assault = Armor Assault
memoir44-card-artillery-bombard = Artillery Bombard
memoir44-card-barrage = Barrage
memoir44-card-behind-enemy-lines = Behind Enemy Lines
memoir44-card-close-assault = Close Assault
memoir44-card-counter-attack = Counter-Attack
memoir44-card-dig-in = Dig-In
memoir44-card-direct-from-hq = Direct from HQ
memoir44-card-firefight = Firefight
memoir44-card-infantry-assault = Infantry Assault
memoir44-card-medics-and-mechanics = Medics & Mechanics
memoir44-card-move-out = Move Out!
memoir44-card-their-finest-hour = Their Finest Hour

## What can be chosen

memoir44-verb-play = Play a card
memoir44-verb-section = Choose a section
memoir44-verb-order = Order
memoir44-verb-end-orders = No more orders
memoir44-verb-move = Move
memoir44-verb-exit = Leave the board
memoir44-verb-end-moves = No more moves
memoir44-verb-attack = Attack
memoir44-verb-clear-wire = Remove the wire
memoir44-verb-end-battles = No more attacks
memoir44-verb-ambush = Ambush the attacker
memoir44-verb-no-ambush = Let the attack come
memoir44-verb-stand-fast = Ignore one flag
memoir44-verb-fall-back = Ignore no flag
memoir44-verb-retreat = Retreat
memoir44-verb-halt = Retreat no further
memoir44-verb-take-ground = Take ground
memoir44-verb-stay = Stay
memoir44-verb-target = Choose a target
memoir44-verb-end-targets = No more targets
memoir44-verb-strike = Strike
memoir44-verb-dig-in = Dig in
memoir44-verb-heal = Bring figures back
memoir44-verb-keep = Keep a card
memoir44-verb-drop = Drop
memoir44-verb-air-strike = Call an air strike

memoir44-choice-play = Play { $card }
memoir44-choice-play-as = Play { $card } as { $acts_as }
memoir44-choice-section = Act in this section: { $section }
memoir44-choice-order = Order { $unit }
memoir44-choice-move = { $unit }: move to { $to }
memoir44-choice-exit = { $unit }: leave the board
memoir44-choice-attack = { $unit }: attack { $target }
memoir44-choice-clear-wire = { $unit }: remove the wire
memoir44-choice-retreat = Retreat to { $to }
memoir44-choice-target = Target: { $target }
memoir44-choice-strike = Strike { $target }
memoir44-choice-dig-in = { $unit }: dig in
memoir44-choice-heal = { $unit }: bring figures back
memoir44-choice-keep = Keep { $card }
memoir44-choice-drop = Drop over { $to }
memoir44-choice-air-strike = Play { $card } as an air strike

## What is being asked

memoir44-asked-turn = Play a Command card
memoir44-asked-sectioning = In which section?
memoir44-asked-ordering = Order units: { $done } of { $total }
memoir44-asked-rally = Order units by the dice: infantry { $infantry }, armor { $armor }, any { $stars }
memoir44-asked-marching = Move the ordered units
memoir44-asked-fighting = Attack with the ordered units
memoir44-asked-ground = { $unit }: take ground at { $to }?
memoir44-asked-overrun = { $unit }: overrun?
memoir44-asked-ambush-window = { $unit } attacks { $victim }: ambush?
memoir44-asked-stand-fast =
    { $unit } against { $flags ->
        [one] one flag
       *[other] { $flags } flags
    }: ignore one?
memoir44-asked-retreat = { $unit } retreats: where to?
memoir44-asked-salvos = Choose the targets, { $most } at most
memoir44-asked-shelling = Which target is struck first?
memoir44-asked-digging = Who digs in? { $left } more at most
memoir44-asked-healing = Who gets figures back?
memoir44-asked-keep = Which card stays in the hand?
memoir44-asked-air-drop =
    Parachutists: { $count ->
        [one] the last figure drops
       *[other] { $count } figures still to drop
    }

## Events

memoir44-event-turn-begun = Turn { $turn }: { $army }.
memoir44-event-card-drawn = { $side } draw { $card }.
memoir44-event-card-drawn-unseen = { $side } draw a card.
memoir44-event-card-kept = { $side } keep { $card }.
memoir44-event-card-kept-unseen = { $side } keep one of the cards.
memoir44-event-card-discarded = { $side } discard { $card }.
memoir44-event-deck-reshuffled = The discard pile is shuffled into a new draw pile.
memoir44-event-card-played = { $side } play { $card }.
memoir44-event-card-played-plain = { $side } play { $card }. They have none of the units it names and order one unit instead.
memoir44-event-card-played-as = { $side } play { $card } as { $acts_as }.
memoir44-event-card-played-as-plain =
    { $side } play { $card } as { $acts_as }. They have none of the units it names and order one unit instead.
memoir44-event-section-chosen = { $side } act in this section: { $section }.
memoir44-event-unit-ordered = Ordered: { $unit } at { $at }.
memoir44-event-orders-rolled = Dice for orders: { $faces }.
memoir44-event-unit-moved = { $unit } at { $from } moves to { $to }.
memoir44-event-unit-exited = { $unit } at { $at } leaves the board.
memoir44-event-wire-removed = The wire at { $at } is removed.
memoir44-event-sandbags-removed = The sandbags at { $at } are removed.
memoir44-event-sandbags-laid = { $unit } at { $at } digs in.
memoir44-event-target-chosen = Target: { $unit } at { $at }.
memoir44-event-attack-declared =
    { $overrun ->
        [yes] Overrun: { $unit }
       *[other] { $unit }
    } at { $at } attacks { $target } at { $target_at } ({ $tally }).
memoir44-event-ambush-sprung = { $side } play { $card }: { $unit } at { $at } strikes first.
memoir44-event-dice-rolled =
    Dice: { $faces }: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }{ $flags ->
        [0] .
        [one] , 1 flag.
       *[other] , { $flags } flags.
    }
memoir44-event-figures-lost =
    { $unit } at { $at } loses { $number ->
        [one] one figure
       *[other] { $number } figures
    }{ $why ->
        [no-way-back] , for want of a way to retreat{ $left ->
            [0] .
           *[other] ; { $left } left.
        }
       *[hits] { $left ->
            [0] .
           *[other] ; { $left } left.
        }
    }
memoir44-event-unit-eliminated =
    { $unit } at { $at } ({ $army }) is eliminated, { $medals ->
        [one] a medal
       *[other] { $medals } medals
    } for the enemy.
memoir44-event-flag-ignored = { $unit } at { $at } ignores one flag.
memoir44-event-unit-retreated = { $unit } at { $at } retreats to { $to }.
memoir44-event-ground-taken = { $unit } at { $at } takes ground: { $to }.
memoir44-event-figures-healed =
    Dice: { $faces }: { $number ->
        [0] no figure comes back to { $unit } at { $at }.
        [one] one figure comes back to { $unit } at { $at }.
       *[other] { $number } figures come back to { $unit } at { $at }.
    }
memoir44-event-objective-taken = { $side } win the medal at { $at } for good.
memoir44-event-drop-aimed = A parachutist jumps over { $to }.
memoir44-event-unit-landed = The parachutist lands at { $at }: a full infantry unit ({ $army }).
memoir44-event-figure-lost = The parachutist drifts to { $at } and is lost ({ $army }).
memoir44-event-medals-changed = Medals: Axis { $axis }, Allies { $allies }.

## Dice of an attack

memoir44-tally-base = { $amount } base
memoir44-tally-card = { $amount } card
memoir44-tally-from-town = { $amount } attacking from a town
memoir44-tally-from-church = { $amount } attacking from a church
memoir44-tally-from-wire = { $amount } attacking out of wire
memoir44-tally-forest = { $amount } forest
memoir44-tally-hedgerow = { $amount } hedgerow
memoir44-tally-town = { $amount } town
memoir44-tally-church = { $amount } church
memoir44-tally-hill = { $amount } hill
memoir44-tally-bluff = { $amount } sea bluff
memoir44-tally-cliff = { $amount } cliff
memoir44-tally-steep-hill = { $amount } steep hill
memoir44-tally-bunker = { $amount } bunker
memoir44-tally-sandbags = { $amount } sandbags
memoir44-tally-sea-wall = { $amount } sea wall
memoir44-tally-total =
    { $total ->
        [one] 1 die
       *[other] { $total } dice
    }: { $sum }

## Outcomes

memoir44-outcome-medals = { $side } win: they have the medals they need.
memoir44-outcome-sudden-victory = { $side } win at once: they hold the hexes the battle is about.
memoir44-outcome-no-units = { $side } win: the enemy has no unit left on the board.
memoir44-outcome-deck-empty = { $side } win: the draw pile is used up.
memoir44-outcome-resigned = { $side } win: the enemy has given up.
memoir44-outcome-timed-out = { $side } win: the enemy’s time has run out.

## Refusals: cards

memoir44-refusal-not-your-turn = It is the other side’s turn. The sides take turns, one Command card each.
memoir44-refusal-play-a-card = “{ $verb }” has to wait: a turn begins with a Command card from your hand.
memoir44-refusal-not-in-hand = { $card } is not in your hand.
memoir44-refusal-no-spotters = { $card } cannot call an air strike: that takes a Recon card and a unit of yours on the spotters’ hill.
memoir44-refusal-reaction-only = { $card } is kept for the enemy’s turn; it answers a close assault. Play another card.
memoir44-refusal-section-first = “{ $verb }” has to wait: first choose the section in which the card acts.
memoir44-refusal-not-drawn = { $card } is not among the cards you have drawn. Keep one of those.
memoir44-refusal-keep-first = “{ $verb }” has to wait: first keep one of the cards you have drawn.
memoir44-refusal-unknown-card = There is no card “{ $word }”. The nearest one is “{ $nearest }”.
memoir44-refusal-unknown-section = There is no section “{ $word }”. The nearest one is “{ $nearest }”.
memoir44-refusal-unknown-hex = There is no hex “{ $word }” on this board. The nearest name is “{ $nearest }”.

## Refusals: orders

memoir44-refusal-order-first = “{ $verb }” has to wait: first all units are ordered. Order one, or end the orders.
memoir44-refusal-no-unit-there = No unit of yours stands at { $at }.
memoir44-refusal-already-ordered = The { $unit } at { $at } is ordered already; a unit gets one order a turn.
memoir44-refusal-not-this-kind = The card does not reach the { $unit } at { $at }: it is for units of another kind.
memoir44-refusal-in-contact = The { $unit } at { $at } is adjacent to an enemy, and this card orders only units that are not.
memoir44-refusal-not-in-section = The { $unit } at { $at } stands outside the sections the card names.
memoir44-refusal-no-order-left = No order is left for the { $unit } at { $at }. Orders of other sections cannot be used for it.
memoir44-refusal-no-face-left = No die is left that orders the { $unit } at { $at }: its own symbol does, or a star.
memoir44-refusal-dig-first = “{ $verb }” has to wait: first infantry digs in. Choose a unit, or end the orders.
memoir44-refusal-already-dug-in = The { $unit } at { $at } has sandbags already.
memoir44-refusal-no-digging-at-sea = The { $unit } at { $at } stands in the sea, where no sandbags can be laid.
memoir44-refusal-heal-first = “{ $verb }” has to wait: first choose the unit that gets figures back.
memoir44-refusal-no-losses = The { $unit } at { $at } has lost no figure.

## Refusals: moves

memoir44-refusal-moves-first = “{ $verb }” has to wait until all moves are made. Move a unit, or end the moves.
memoir44-refusal-not-ordered = The { $unit } at { $at } was not ordered this turn, so it can do nothing.
memoir44-refusal-already-moved = The { $unit } at { $at } has moved already; a unit moves once a turn.
memoir44-refusal-no-way-off = The { $unit } at { $at } cannot leave the board: that takes one hex more than the way to an exit.
memoir44-refusal-already-there = The { $unit } stands at { $to } already. To let it stay, leave its move out.
memoir44-refusal-hex-taken = A unit stands at { $to }. No unit enters or crosses a hex where another one stands.
memoir44-refusal-impassable = The { $unit } cannot go to { $to }: it cannot enter this: { $terrain }.
memoir44-refusal-cannot-leave = The { $unit } at { $from } can never leave its bunker.
memoir44-refusal-not-from-next-hex = { $to } ({ $terrain }) can be entered only by a unit that began its move next to it.
memoir44-refusal-too-far = { $to } is too far from { $from } for the { $unit }: it moves { $march } at most.

## Refusals: attacks

memoir44-refusal-battles-now = “{ $verb }” is too late: the moves are over. Attack, or end the attacks.
memoir44-refusal-no-wire-to-clear = There is no wire at { $at } that the { $unit } could remove.
memoir44-refusal-already-fought = The { $unit } at { $at } has attacked already.
memoir44-refusal-no-enemy-there = No enemy unit stands at { $at }.
memoir44-refusal-contact-changed = The { $unit } at { $at } no longer stands as the card asks: an enemy has come next to it, or has gone.
memoir44-refusal-afloat = The { $unit } at { $from } is in the sea, and from there no unit attacks.
memoir44-refusal-enemy-adjacent = The { $unit } at { $from } has an enemy next to it and can attack only such a one, not { $at }.
memoir44-refusal-out-of-range = { $at } is { $away } hexes from the { $unit } at { $from }; its range is { $range }.
memoir44-refusal-no-sight = The { $unit } at { $from } does not see { $at }: the line of sight is blocked.
memoir44-refusal-no-dice = The { $unit } at { $from } has no die left against { $at }: terrain and obstacles take them all.
memoir44-refusal-answer-attack-first = “{ $verb }” has to wait: first say whether you ambush the attacker.
memoir44-refusal-no-ambush-in-hand = You hold no Ambush. Let the attack come.
memoir44-refusal-target-one-first = Choose one target at least.
memoir44-refusal-targets-first = “{ $verb }” has to wait until all targets are struck.
memoir44-refusal-already-a-target = The { $unit } at { $at } is a target already.
memoir44-refusal-not-next-to-target = The { $unit } at { $at } is adjacent to none of the targets chosen so far.
memoir44-refusal-not-a-target = At { $at } stands none of the chosen targets.

## Refusals: retreat and ground

memoir44-refusal-answer-flag-first = “{ $verb }” has to wait: first say whether the unit ignores a flag.
memoir44-refusal-retreat-first = “{ $verb }” has to wait: first the unit retreats.
memoir44-refusal-retreat-not-done =
    The retreat is not over: { $left ->
        [one] one hex is
       *[other] { $left } hexes are
    } still to go.
memoir44-refusal-not-toward-own-side = From { $from } no retreat leads to { $to }: every hex of it goes toward the unit’s own side.
memoir44-refusal-no-retreat-onto = From { $from } the unit cannot retreat to { $to }: { $terrain }.
memoir44-refusal-ground-first = “{ $verb }” has to wait: first say whether the unit takes ground.
memoir44-refusal-overrun-first = “{ $verb }” has to wait: first the armor overruns or stays.
memoir44-refusal-ground-not-empty = { $to } is not empty, so the { $unit } cannot take it.
memoir44-refusal-takes-no-ground = The { $unit } at { $at } takes no ground; { $to } stays empty.
memoir44-refusal-halted = The { $unit } had to stop at { $at } this turn, so it cannot take { $to }.
memoir44-refusal-left-hedgerow = The { $unit } has left a hedgerow this turn and goes no further than { $at }, so not to { $to }.
memoir44-refusal-cannot-enter = The { $unit } at { $at } cannot take { $to }: it cannot enter this: { $terrain }.
memoir44-refusal-no-ground-up-cliff = The { $unit } at { $at } cannot take { $to }: no ground is taken from a beach up a cliff.
memoir44-refusal-drop-first = “{ $verb }” has to wait: first the parachutists drop.

## Refusals: out of turn, and ways that do not lead there

memoir44-refusal-nothing-calls-for = Nothing calls for “{ $verb }” now.
memoir44-refusal-one-card-a-turn = The card of this turn lies on the table already; there is one a turn.
memoir44-refusal-orders-are-given = “{ $verb }” is too late: the orders have been given. A unit left out waits for another turn.
memoir44-refusal-nobody-moves = “{ $verb }” is no use: the units this card orders stay where they are and attack.
memoir44-refusal-aim-first = “{ $verb }” has to wait: first choose the targets, or end choosing.
memoir44-refusal-targets-are-fixed = “{ $verb }” is too late: the targets are fixed and are struck one by one.
memoir44-refusal-others-came-between = The { $unit } at { $at } has its second attack no more: another unit has attacked since its first.
memoir44-refusal-no-attack-on-entry = The { $unit } at { $at } has entered this and cannot attack in the same turn: { $terrain }.
memoir44-refusal-no-attack-after-march = The { $unit } at { $at } has moved too far to attack this turn.
memoir44-refusal-no-exit-here = In this battle no unit of yours can leave the board; the { $unit } at { $at } stays.
memoir44-refusal-one-hex-back = From { $from } the retreat cannot leap to { $to }: it goes one hex at a time.
memoir44-refusal-way-taken = The { $unit } cannot get from { $from } to { $to }: a unit stands in the way at { $over }.
memoir44-refusal-way-barred = The { $unit } cannot get from { $from } to { $to }: the way leads over { $over }, where it cannot go: { $terrain }.
memoir44-refusal-way-stops = The { $unit } cannot get from { $from } to { $to }: it would have to stop at { $over }: { $terrain }.
memoir44-refusal-too-steep = The { $unit } cannot get from { $from } to { $to }: the step to { $over } is too steep: { $terrain }.
memoir44-refusal-bridge-from-land = The { $unit } cannot get from { $from } to { $to }: the bridge at { $over } is entered by land only.
memoir44-refusal-bridge-ends-only = The { $unit } cannot get from { $from } to { $to }: the bridge at { $over } is entered and left at its ends only.
memoir44-refusal-no-climb = The { $unit } cannot get from { $from } to { $to }: only infantry climbs between the beach and { $over }: { $terrain }.
memoir44-refusal-climb-too-long = The { $unit } cannot get from { $from } to { $to }: the step up or down at { $over } counts as two hexes: { $terrain }.
memoir44-refusal-beach-limit = The { $unit } cannot get from { $from } to { $to }: a move over the beach at { $over } goes two hexes at most.
memoir44-refusal-one-hex-out = The { $unit } cannot get from { $from } to { $to }: out of this it goes one hex only: { $terrain } ({ $over }).

## Rules at hand: what can be chosen

memoir44-help-play = A turn begins with one card from your hand, played face up. To play none is no choice. [TRN-03, TRN-04]
memoir44-help-section = Say in which of your three sections the card acts. [CARD-INFANTRYASSAULT-1, SET-19]
memoir44-help-order =
    Name every unit that gets one of the card’s orders, before any of them moves. Only ordered units act this
    turn. [ORD-01, TRN-09]
memoir44-help-end-orders = The number on the card is the most; you may order fewer, or nobody. [ORD-07]
memoir44-help-move =
    An ordered unit goes up to the hexes its type allows, around units and what it cannot enter. All moves come before the first
    attack. [MOV-01, TRN-10]
memoir44-help-exit = A unit that reaches an exit hex with a hex to spare leaves the board, and your side wins its medal. [RUL-33, RUL-34]
memoir44-help-end-moves = An ordered unit need not move; those left over stay where they are. [ORD-09]
memoir44-help-attack =
    An ordered unit rolls its dice against one enemy in range and in sight. With an enemy next to it, it attacks such a
    one. [ATK-01, ATK-06]
memoir44-help-clear-wire = Infantry that could attack may remove the wire of its hex instead. [OBS-WIRE-3]
memoir44-help-end-battles = An ordered unit need not attack. What is left of the turn is to draw. [ORD-10, TRN-12]
memoir44-help-ambush =
    Against a close assault: your unit rolls first. An attacker eliminated or driven back does not attack any
    more. [CARD-AMBUSH-1, CARD-AMBUSH-5]
memoir44-help-no-ambush = The attack goes on; you are asked whether or not you hold the card, so that nothing is given away. [CARD-AMBUSH-7]
memoir44-help-stand-fast = One flag of this attack is ignored, thanks to what stands on the unit’s hex. [RET-12, RET-13]
memoir44-help-fall-back = The unit retreats for every flag, although it could ignore one. [RET-12]
memoir44-help-retreat = A hex toward the unit’s own side; where two are free its owner chooses. [RET-02, RET-03]
memoir44-help-halt = The Resistance has retreated as far as it must and goes no further. [UNI-14]
memoir44-help-take-ground = The unit advances into the hex its close assault has emptied; armor may then attack again. [GND-01, GND-08]
memoir44-help-stay = The unit keeps its hex and gives up the ground or the overrun. [GND-02, GND-17]
memoir44-help-target = Choose whom the dice will fall on. Several targets form one group, each next to another. [CARD-AIRPOWER-1, CARD-AIRPOWER-6]
memoir44-help-end-targets = Fewer targets than the card allows are enough. [CARD-AIRPOWER-7]
memoir44-help-strike = The targets are fixed; you choose which one is struck next. [CARD-AIRPOWER-4]
memoir44-help-dig-in = The unit gets sandbags on its hex, and neither moves nor attacks this turn. [CARD-DIGIN-1]
memoir44-help-heal = Roll for the unit: its own symbol and every star bring back a figure, up to full strength. [CARD-MEDICS-1, CARD-MEDICS-2]
memoir44-help-keep = Of two cards drawn one stays in your hand, the other is discarded. [CARD-RECON, CRD-06]
memoir44-help-drop = The figure is aimed at a hex and drifts; on a free hex it becomes a full infantry unit. [SPC-DROP]
memoir44-help-air-strike =
    With spotters on the hill a Recon card can be played as Air Power; the first target must be in its
    section. [SPC-317]

## Rules at hand: terms

memoir44-topic-turn = turn
memoir44-topic-sections = sections, section, flank, center
memoir44-topic-cards = Command cards, cards, Section cards, Tactic cards, draw pile, discard pile
memoir44-topic-dice = dice, die, hit, hits, symbols
memoir44-topic-range = range, base, close assault
memoir44-topic-sight = line of sight, sight
memoir44-topic-protection = protection
memoir44-topic-flags = flags, flag
memoir44-topic-ground = ground
memoir44-topic-overrun = overrun
memoir44-topic-medals = medals, medal, victory, eliminated
memoir44-topic-objectives = objectives, objective, temporary, permanent
memoir44-topic-sudden-victory = sudden victory
memoir44-topic-air = air superiority, air
memoir44-topic-height = height, heights
memoir44-topic-edition = edition, editions
memoir44-help-turn = Play a card, order units, move them, attack with them, draw a card: in this order, each step for all units. [TRN-02]
memoir44-help-sections =
    Two lines part the board into two flanks and a center, named from your own seat. A hex on a line belongs to
    both sides of it. [SET-19, ORD-03]
memoir44-help-cards =
    Forty Section cards order units in sections, twenty Tactic cards do something of their own. Played cards go to the discard
    pile; when the draw pile is empty they come back. [SET-27, TRN-12, TRN-13]
memoir44-help-dice =
    A die shows infantry twice, armor, grenade, star and flag once. The target’s own symbol and a grenade hit; a star hits only
    by some cards. Every hit costs a figure. [HIT-01, HIT-03, HIT-05, HIT-07, HIT-08]
memoir44-help-range =
    Infantry rolls 3, 2, 1 dice at 1 to 3 hexes, armor 3 at each of them, artillery 3, 3, 2, 2, 1, 1 at 1 to 6. An attack on an
    adjacent hex is a close assault. [ATK-05, ATK-11, ATK-12, ATK-13]
memoir44-help-sight =
    All but artillery must see their target: the line from center to center may cross no unit and nothing that blocks. What it
    only touches blocks when it lies on both sides. [LOS-01, LOS-03, LOS-04, LOS-10]
memoir44-help-protection =
    Terrain and obstacles of the target’s hex take dice off infantry and armor, the better of the two and not both. Artillery
    minds none of it. [ATK-16, ATK-20, OBS-GEN-1]
memoir44-help-flags =
    After the hits each flag sends the unit one hex back. What it cannot retreat costs it a figure
    instead. [HIT-02, RET-01, RET-09]
memoir44-help-ground =
    After a close assault that has emptied its target’s hex the attacker may advance into it. Artillery never does, nor a unit
    that had to stop this turn. [GND-01, GND-03, GND-06]
memoir44-help-overrun = Armor that has taken ground may attack once more, and after a close assault take ground again. [GND-08, GND-09, GND-16]
memoir44-help-medals = Every enemy unit eliminated is a medal. Who first has the number the battle asks for wins at once. [MED-01, MED-02]
memoir44-help-objectives =
    A temporary medal counts while a unit of yours stands on its hex, a permanent one for good. A majority medal goes to
    whoever holds more of its hexes. [MED-07, MED-10, MED-11]
memoir44-help-sudden-victory = Holding the named hexes wins at once, in some battles when your turn ends. [MED-13, RUL-113]
memoir44-help-air =
    Air Power rolls two dice for each target, if the air over front and year belongs to your side, and else one. In the west in
    1944 it belongs to the Allies. [AIR-01, AIR-06]
memoir44-help-height =
    Hills of all kinds are one step high. Between two units on high ground nothing below is in the way of
    sight. [ELE-02, ELE-05, ELE-07]
memoir44-help-edition =
    The revised edition is meant unless you choose the one of 2004; they differ on the sea, the beach, hedgerows,
    churches, lakes and the air. [TER-SEA-2, TER-BEACH-4, TER-HEDGE-1, TER-CHURCH-2, TER-LAKE-3, AIR-02]

## Rules at hand: cards

memoir44-help-card-recon-left = Order 1 unit on your left flank. At the end draw two cards and keep one. [CARD-RECON]
memoir44-help-card-recon-center = Order 1 unit in the center. At the end draw two cards and keep one. [CARD-RECON]
memoir44-help-card-recon-right = Order 1 unit on your right flank. At the end draw two cards and keep one. [CARD-RECON]
memoir44-help-card-probe-left = Order 2 units on your left flank. [CARD-PROBE]
memoir44-help-card-probe-center = Order 2 units in the center. [CARD-PROBE]
memoir44-help-card-probe-right = Order 2 units on your right flank. [CARD-PROBE]
memoir44-help-card-attack-left = Order 3 units on your left flank. [CARD-ATTACK]
memoir44-help-card-attack-center = Order 3 units in the center. [CARD-ATTACK]
memoir44-help-card-attack-right = Order 3 units on your right flank. [CARD-ATTACK]
memoir44-help-card-assault-left = Order every unit on your left flank. [CARD-ASSAULT]
memoir44-help-card-assault-center = Order every unit in the center. [CARD-ASSAULT]
memoir44-help-card-assault-right = Order every unit on your right flank. [CARD-ASSAULT]
memoir44-help-card-recon-in-force = Order 1 unit in each of the three sections. [CARD-RECONINFORCE]
memoir44-help-card-general-advance = Order 2 units in each of the three sections. [CARD-GENERALADVANCE]
memoir44-help-card-pincer-move = Order 2 units on each flank, none in the center. [CARD-PINCERMOVE]
memoir44-help-card-air-power =
    Up to 4 enemies in one group: one or two dice against each, by air superiority. Stars hit, terrain does not help, no flag is
    ignored. [CARD-AIRPOWER-1, CARD-AIRPOWER-2, CARD-AIRPOWER-3]
memoir44-help-card-ambush = In the enemy’s turn: a unit of yours under close assault rolls before its attacker. [CARD-AMBUSH-1, CARD-AMBUSH-2]
memoir44-help-card-armor-assault =
    Order up to 4 armor units; each rolls one die more in close assault. Without any armor, order one unit of your
    choice. [CARD-ARMORASSAULT-1, CARD-ARMORASSAULT-3]
memoir44-help-card-artillery-bombard =
    Order all artillery: each moves up to 3 hexes, or stays and attacks twice. Without any artillery, order one
    unit. [CARD-BOMBARD-1, CARD-BOMBARD-5]
memoir44-help-card-barrage = Four dice against any one enemy unit. Terrain does not help, no flag is ignored, stars miss. [CARD-BARRAGE-1]
memoir44-help-card-behind-enemy-lines =
    Order 1 infantry unit: it moves up to 3 hexes, attacks with one die more and moves up to 3 again, whatever terrain would slow
    it. [CARD-BEHINDLINES-1, CARD-BEHINDLINES-2]
memoir44-help-card-close-assault = Order all infantry and armor next to an enemy. They stay and attack there with one die more. [CARD-CLOSEASSAULT-1]
memoir44-help-card-counter-attack = Does what the enemy’s last card did, with left and right exchanged. [CARD-COUNTER-1, CARD-COUNTER-2]
memoir44-help-card-dig-in =
    Up to 4 infantry units get sandbags; they neither move nor attack. Without any infantry, order one
    unit. [CARD-DIGIN-1, CARD-DIGIN-6]
memoir44-help-card-direct-from-hq = Order up to 4 units of any kind, wherever they are. [CARD-HQ-1]
memoir44-help-card-firefight = Order up to 4 units that are next to no enemy. They stay and attack with one die more. [CARD-FIREFIGHT-1]
memoir44-help-card-infantry-assault =
    Order all infantry in one section: 2 hexes and attack, or 3 and not. Without any infantry, order one
    unit. [CARD-INFANTRYASSAULT-1, CARD-INFANTRYASSAULT-5]
memoir44-help-card-medics-and-mechanics =
    A die for each of your cards, this one included: its own symbol and stars bring a unit’s figures back. If any came, it is
    ordered. [CARD-MEDICS-1, CARD-MEDICS-2, CARD-MEDICS-3]
memoir44-help-card-move-out = Order up to 4 infantry units. Without any infantry, order one unit. [CARD-MOVEOUT-1]
memoir44-help-card-their-finest-hour =
    A die for each of your cards, this one included: every symbol orders a unit of its kind, a star any, all with one die more.
    Then all cards but those in hand are shuffled. [CARD-FINESTHOUR-1, CARD-FINESTHOUR-2, CARD-FINESTHOUR-3, CARD-FINESTHOUR-4]

## Rules at hand: terrain

memoir44-help-terrain-open = Without effect, at height 0. [SET-29]
memoir44-help-terrain-forest =
    Whoever enters stops and does not attack. Blocks sight. Infantry rolls 1 die less against it, armor 2 less. [TER-FOREST-1, TER-FOREST-2, TER-FOREST-3]
memoir44-help-terrain-hedgerow =
    As a forest; but entered only from a hex next to it, and left for one hex only. [TER-HEDGE-1, TER-HEDGE-4, TER-HEDGE-5]
memoir44-help-terrain-town = As a forest; and armor in it attacks with 2 dice less. [TER-TOWN-1, TER-TOWN-3, TER-TOWN-4]
memoir44-help-terrain-church = As a town; in the revised edition a unit in it may also ignore one flag. [TER-CHURCH-1, TER-CHURCH-2]
memoir44-help-terrain-hill =
    Height 1. Blocks sight, but not between high hexes. Infantry and armor that attack from below roll 1 die
    less. [TER-HILL-1, TER-HILL-4, TER-HILL-6]
memoir44-help-terrain-bluff =
    A hill; between it and the beach only infantry can move, and the step counts as two hexes. [TER-BLUFF-1, TER-BLUFF-2, TER-BLUFF-3]
memoir44-help-terrain-cliff = As a sea bluff; and from the beach no ground is taken up it. [TER-CLIFF-1, TER-CLIFF-2]
memoir44-help-terrain-steep-hill = A hill; to step up to it counts as two hexes. [TER-STEEP-1, TER-STEEP-2]
memoir44-help-terrain-impassable-hill = A hill that nobody can enter. [SPC-SLOPE]
memoir44-help-terrain-blocking-hill = A hill that nobody can enter, and over which not even artillery can fire. [SPC-GAP]
memoir44-help-terrain-river = Nobody can enter it; one can see across. [TER-RIVER-1]
memoir44-help-terrain-wide-river = Nobody can enter it, and infantry cannot attack across it. [SPC-WIDE]
memoir44-help-terrain-lake = Nobody can enter it; in the revised edition nobody sees across two adjacent lake hexes. [TER-LAKE-1, TER-LAKE-3]
memoir44-help-terrain-sea = Whoever enters stops. No unit attacks from the sea, and none retreats into it. [TER-SEA-1, TER-SEA-4, TER-SEA-5]
memoir44-help-terrain-beach = A move that enters a beach goes two hexes at most. [TER-BEACH-1]
memoir44-help-terrain-bridge = Open ground over the river, entered and left by land. [TER-BRIDGE-1, TER-BRIDGE-2]

## Rules at hand: obstacles

memoir44-help-obstacle-bunker =
    Infantry only. Infantry rolls 1 die less against it, armor 2 less; one flag may be ignored. Blocks sight. It may serve one
    side only. [OBS-BUNKER-1, OBS-BUNKER-6, OBS-BUNKER-7, OBS-BUNKER-8]
memoir44-help-obstacle-hedgehog = Infantry only; a unit there may ignore one flag. [OBS-HEDGEHOG-2, OBS-HEDGEHOG-4]
memoir44-help-obstacle-wire =
    Whoever enters stops. Infantry attacks out of it with 1 die less and may remove it instead of attacking; armor flattens
    it. [OBS-WIRE-1, OBS-WIRE-2, OBS-WIRE-3, OBS-WIRE-4]
memoir44-help-obstacle-sandbags =
    Infantry and armor roll 1 die less; one flag may be ignored. They go when the unit goes. [OBS-SAND-2, OBS-SAND-4, OBS-SAND-6]
memoir44-help-obstacle-sea-wall = As sandbags, but it stays, and may serve one side only. [OBS-SEAWALL-1, OBS-SEAWALL-2]

## Rules at hand: units

memoir44-help-unit-infantry = 4 figures. Moves 1 hex and attacks, or 2 and does not. Dice 3, 2, 1. [MOV-04, SET-06, ATK-11]
memoir44-help-unit-elite-infantry = 4 figures. Moves up to 2 hexes and attacks. Dice 3, 2, 1. [MOV-05, UNI-07, ATK-11]
memoir44-help-unit-resistance =
    3 figures. As infantry; but it attacks even after entering forest, hedgerow or town, and retreats 1 to 3 hexes for a
    flag. [UNI-10, UNI-12, UNI-14]
memoir44-help-unit-armor = 3 figures. Moves up to 3 hexes and attacks. Dice 3, 3, 3. Overruns. [MOV-06, SET-06, ATK-12, GND-16]
memoir44-help-unit-elite-armor = As armor, with 4 figures. [UNI-15]
memoir44-help-unit-artillery =
    2 figures. Moves 1 hex or attacks. Dice 3, 3, 2, 2, 1, 1, without needing sight or minding terrain. [MOV-07, SET-06, ATK-13, ATK-15, ATK-16]

## The battles

memoir44-pegasus-bridge = Pegasus Bridge
memoir44-pegasus-bridge-briefing =
    Shortly after midnight on 6 June gliders of the British 6th Airborne Division come down beside the bridges over the Caen Canal
    and the Orne. The Allies score a medal on each bridge as long as they stand on it; the Germans are asleep at first and
    have only two cards, later four.
memoir44-sainte-mere-eglise = Sainte-Mère-Église
memoir44-sainte-mere-eglise-briefing =
    In the night before the landing American paratroopers are scattered over the roofs and orchards of Sainte-Mère-Église. Before
    the first turn four more are dropped, and the wind has its say; the Germans come at them from several villages.
memoir44-sword-beach = Sword Beach
memoir44-sword-beach-briefing =
    British infantry, Commandos and swimming tanks land between Lion-sur-Mer and Riva Bella, under the guns of the bunkers. Between
    hedgehogs and wire they look for a way to the three towns inland, each a medal while they hold it.
memoir44-pointe-du-hoc = Pointe du Hoc
memoir44-pointe-du-hoc-briefing =
    American Rangers climb a sheer cliff on ropes and ladders to silence a battery that could reach two beaches. The guns
    have been hidden in the woods behind: each of the two woods at the far edge is a medal for good.
memoir44-omaha-beach = Omaha Beach
memoir44-omaha-beach-briefing =
    The first wave wades ashore in front of bluffs from which every yard of sand can be hit. The Germans move first; the Americans
    score a medal for each town behind the bluffs, as long as they hold it.
memoir44-mont-mouchet = Mont Mouchet
memoir44-mont-mouchet-briefing =
    Thousands of men of the Auvergne have joined the Resistance in the woods around Mont Mouchet, and on 10 June German columns
    come for them. The heavy tanks are hard to stop, and each of the two units is worth two medals.
memoir44-vassieux = Vassieux
memoir44-vassieux-briefing =
    The Resistance of the Vercors plateau waits for Allied aircraft at Vassieux; on 21 July German gliders land there instead. The
    Command cards are gone through only once: if they run out, the Axis win.
memoir44-operation-cobra = Operation Cobra
memoir44-operation-cobra-briefing =
    After a carpet of bombs west of Saint-Lô the Americans push through the hedgerows to break the front open. Marigny and
    Saint-Gilles count a medal each while they hold them; a few German strongpoints and tanks bar the way.
memoir44-operation-luttich = Operation Lüttich
memoir44-operation-luttich-briefing =
    In the fog of 7 August German armor attacks through Mortain toward the sea, to cut off the American spearheads. As long as the
    Americans stand on Hill 317, their spotters turn Recon cards into air strikes; the Axis have a medal to win at the far edge.
memoir44-toulon = Toulon
memoir44-toulon-briefing =
    French troops who have landed in Provence attack the great naval harbor from the land side, against forts and
    dug-in infantry. If they hold three of the four hexes of the town when their turn ends, they win at once.
memoir44-liberation-of-paris = Liberation of Paris
memoir44-liberation-of-paris-briefing =
    Paris has risen, and the French 2nd Armored Division hurries up to help. Guns and infantry block the roads in front of
    the suburbs; each of the three towns entered there is a medal for good.
memoir44-montelimar = Montélimar
memoir44-montelimar-briefing =
    A whole German army retreats up the Rhône valley, and a small American force on the hills tries to shut the road. The Allies
    score by reaching the river bank, the Germans by holding Bonlieu and Grane to cover their flank.
memoir44-arnhem-bridge = Arnhem Bridge
memoir44-arnhem-bridge-briefing =
    A British parachute battalion has reached the north end of the Rhine bridge and waits for an army that does not come. Elite
    armor and grenadiers close in from both banks; the bridge can be entered at its ends only, and all medals are fought for.
memoir44-arracourt = Arracourt
memoir44-arracourt-briefing =
    New German tank brigades roll out of the morning fog in Lorraine toward the Americans around Arracourt. They have more tanks,
    the Americans more cards and more guns; only eliminated units count.
memoir44-st-vith = St. Vith
memoir44-st-vith-briefing =
    In the snow of the Ardennes a mixed American force holds the Prümerberg, so that the German offensive loses time at the road
    junction of St. Vith. Behind the hill the slope is impassable, so who is thrown back has nowhere to go.
memoir44-saverne = Saverne
memoir44-saverne-briefing =
    The French 2nd Armored Division winds its way through the Vosges to open the road to Strasbourg. Nobody can enter
    the heights or fire over them; two of the three hexes of Saverne, held at the end of an Allied turn, win at once.
