# The sentences of Undaunted: Normandy. Names and terms are the game's own, all sentences are ours.
#
# $side is a side with its article at the head of a sentence, always plural; $army is its bare name. Cards,
# units and actions come in as they are named here. An $amount is what is printed behind an action, or none.

## Sides

undaunted-side-us = Americans
undaunted-side-german = Germans
undaunted-the-us = The Americans
undaunted-the-german = The Germans

## Cards

undaunted-card-RA = Rifleman A
undaunted-card-RB = Rifleman B
undaunted-card-RC = Rifleman C
undaunted-card-SA = Scout A
undaunted-card-SB = Scout B
undaunted-card-SC = Scout C
undaunted-card-GA = Machine Gunner A
undaunted-card-GB = Machine Gunner B
undaunted-card-GC = Machine Gunner C
undaunted-card-SN = Sniper
undaunted-card-MO = Mortar
undaunted-card-PS = Platoon Sergeant
undaunted-card-PG = Platoon Guide
undaunted-card-SLA = Squad Leader A
undaunted-card-SLB = Squad Leader B
undaunted-card-SLC = Squad Leader C
undaunted-card-FOW = Fog of War

## Units

undaunted-unit-RA = Riflemen A
undaunted-unit-RB = Riflemen B
undaunted-unit-RC = Riflemen C
undaunted-unit-SA = Scouts A
undaunted-unit-SB = Scouts B
undaunted-unit-SC = Scouts C
undaunted-unit-GA = Machine Gunners A
undaunted-unit-GB = Machine Gunners B
undaunted-unit-GC = Machine Gunners C
undaunted-unit-SN = Sniper
undaunted-unit-MO = Mortar

## Zones of cards

undaunted-zone-hand = hand
undaunted-zone-deck = deck
undaunted-zone-discard = discard pile
undaunted-zone-play = play area
undaunted-zone-supply = supply
undaunted-zone-removed = removed from the game

## What can be chosen

undaunted-verb-bid = Bid
undaunted-verb-move =
    { $amount ->
        [none] Move
       *[other] Move { $amount }
    }
undaunted-verb-guide =
    { $amount ->
        [none] Guide
       *[other] Guide { $amount }
    }
undaunted-verb-scout =
    { $amount ->
        [none] Scout
       *[other] Scout { $amount }
    }
undaunted-verb-stalk =
    { $amount ->
        [none] Stalk
       *[other] Stalk { $amount }
    }
undaunted-verb-bolster =
    { $amount ->
        [none] Bolster
       *[other] Bolster { $amount }
    }
undaunted-verb-command =
    { $amount ->
        [none] Command
       *[other] Command { $amount }
    }
undaunted-verb-conceal = Conceal
undaunted-verb-control = Control
undaunted-verb-inspire =
    { $amount ->
        [none] Inspire
       *[other] Inspire { $amount }
    }
undaunted-verb-recon = Recon
undaunted-verb-target = Target
undaunted-verb-attack =
    { $amount ->
        [none] Attack
       *[other] Attack { $amount }
    }
undaunted-verb-suppress =
    { $amount ->
        [none] Suppress
       *[other] Suppress { $amount }
    }
undaunted-verb-blast =
    { $amount ->
        [none] Blast
       *[other] Blast { $amount }
    }
undaunted-verb-ready = Make ready
undaunted-verb-hunker = Hunker down
undaunted-verb-end-turn = End the turn
undaunted-verb-step = Go on
undaunted-verb-halt = Halt
undaunted-verb-take = Take
undaunted-verb-done = Done

undaunted-choice-bid = Bid { $card } ({ $initiative })
undaunted-choice-go = { $card }: { $verb } to { $to }
undaunted-choice-guide = { $card }: { $verb }, { $unit } to { $to }
undaunted-choice-plain = { $card }: { $verb }
undaunted-choice-command =
    { $card }: { $verb }, draw { $count ->
        [one] one card
       *[other] { $count } cards
    }
undaunted-choice-target = { $card }: { $verb } at { $to }
undaunted-choice-shoot = { $card }: { $verb } on enemy { $target }
undaunted-choice-step = Go on to { $to }
undaunted-choice-take = Take { $card }
undaunted-choice-take-bolster = Bolster { $card } from the supply
undaunted-choice-take-inspire = Take { $card } back from the play area
undaunted-choice-enter = { $choice } (comes in on { $tile })
undaunted-choice-stay = { $card }: { $verb }, come in on { $to } and stay there

## Events

undaunted-event-round-begun = Round { $round }.
undaunted-event-card-drawn = { $side } draw { $card }.
undaunted-event-card-drawn-unseen = { $side } draw a card.
undaunted-event-deck-reshuffled = { $side } shuffle the discard pile into a new deck.
undaunted-event-bid-placed = { $side } bid { $card }, face down.
undaunted-event-bid-placed-unseen = { $side } have chosen their bid.
undaunted-event-initiative-taken = Bids: Americans { $us }, Germans { $german }. { $first } act first.
undaunted-bid-shown = { $card } ({ $initiative })
undaunted-bid-nothing = nothing (0)
undaunted-event-turn-begun =
    { $owner ->
        [us] It is the Americans’ turn.
       *[german] It is the Germans’ turn.
    }
undaunted-event-turn-ended = { $side } end their turn; hand and play area are discarded.
undaunted-event-card-hunkered = { $side } let { $card } hunker down: back to the supply.
undaunted-event-unit-readied = { $side } make { $unit } ready again.
undaunted-event-card-played = { $side } play { $card }: { $verb }.
undaunted-event-counter-placed = { $side } bring in { $unit } on { $tile }.
undaunted-event-unit-moved = { $side } move { $unit } to { $to }.
undaunted-event-aim-lost = { $side } take their target marker off the map.
undaunted-event-tile-scouted =
    { $side } scout { $tile }; { $fog ->
        [0] no Fog of War is left in their supply.
       *[other] a Fog of War goes to their discard pile.
    }
undaunted-event-shot-fired =
    { $act ->
        [attack] { $number ->
            [one] { $unit } attacks
           *[other] { $unit } attack
        } { $victim }
        [suppress] { $number ->
            [one] { $unit } tries to suppress
           *[other] { $unit } try to suppress
        } { $victim }
       *[blast] { $unit }: a blast on { $victim }
    } ({ $army }): { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $reach } ({ $tally }).
undaunted-reach = { $needed }+
undaunted-reach-only-zero = only 0
undaunted-event-die-hit = Die: { $die }, a success.
undaunted-event-die-missed = Die: { $die }, no success.
undaunted-event-shot-missed = Missed: { $unit } ({ $army }).
undaunted-event-unit-suppressed = Hit: { $unit } ({ $army }), now suppressed.
undaunted-event-card-lost =
    Hit: { $unit } ({ $army }), a card lost from the { $zone ->
        [hand] hand
        [discard] discard pile
       *[deck] deck
    }.
undaunted-event-counter-removed = Hit: { $unit } ({ $army }), no card of it in hand, discard pile or deck; the counter leaves the map.
undaunted-event-card-bolstered = { $side } bolster { $card }: from the supply to the discard pile.
undaunted-event-card-inspired = { $side } take { $card } back into the hand.
undaunted-event-fog-spread =
    { $fog ->
        [0] { $side } conceal in vain: the enemy has no Fog of War left in the supply.
       *[other] { $side } conceal: a Fog of War goes to the enemy’s discard pile.
    }
undaunted-event-fog-lifted = { $side } remove a Fog of War from the game.
undaunted-event-tile-controlled = { $side } control { $tile }.
undaunted-event-radio-raised = { $side } report by radio: the objective on { $tile } is worth one more.
undaunted-event-mortar-aimed = { $side } aim their Mortar at { $tile }.

## Total defense

undaunted-tally-base = base { $amount }
undaunted-tally-cover = cover { $amount }
undaunted-tally-range = range { $amount }
undaunted-tally-total = { $sum } = { $total }

## Outcomes

undaunted-outcome-objectives = { $side } win: they control the objective points they need.
undaunted-outcome-resigned =
    { $winner ->
        [us] The Germans give up, the Americans win.
       *[german] The Americans give up, the Germans win.
    }
undaunted-outcome-pinned = { $side } win: the enemy is pinned.
undaunted-outcome-beyond-hope = { $side } win: the enemy is beyond all hope, and they control more points.
undaunted-outcome-beyond-hope-pinned = { $side } win: the enemy is beyond all hope and so counts as pinned.
undaunted-outcome-double-pin = Both sides are pinned. { $side } win with more objective points.
undaunted-outcome-double-pin-initiative = Both sides are pinned with equal points. { $side } win by the initiative marker.

## Refusals: whose turn, which card

undaunted-refusal-nothing-to-bid = Your hand is empty, so your bid counts 0; wait for the enemy’s.
undaunted-refusal-bid-already-placed = Your bid lies face down already; wait for the enemy’s.
undaunted-refusal-not-your-turn = It is the other side’s turn. The holder of the initiative marker acts first, then the other side.
undaunted-refusal-bid-first = “{ $verb }” has to wait: first bid a card from your hand for the initiative.
undaunted-refusal-not-bidding = The bids are made. In your turn, play a card or end the turn.
undaunted-refusal-nothing-under-way = There is nothing under way that “{ $verb }” could go with. Play a card or end the turn.
undaunted-refusal-not-in-hand = { $card } is not in your hand. Only cards in your hand can be used.
undaunted-refusal-fog-is-useless = Fog of War can only be bid. It does nothing else and cannot hunker down.
undaunted-refusal-not-suppressed = The unit of { $card } is not suppressed, so there is nothing to make ready.
undaunted-refusal-suppressed =
    The unit of { $card } is suppressed. The card can make it ready or hunker down, but not be used for { $verb }.
undaunted-refusal-no-such-action = { $card } has no action { $verb }; a card is used for one of the actions printed on it.
undaunted-refusal-unknown-card = There is no card “{ $word }”. The nearest one is “{ $nearest }”.
undaunted-refusal-unknown-unit = There is no unit “{ $word }”. The nearest one is “{ $nearest }”.
undaunted-refusal-unknown-count = “{ $word }” is not a number of cards. Whole numbers from 0 to 9 are understood, such as { $nearest }.
undaunted-refusal-unknown-tile = There is no tile “{ $word }” in this scenario. The nearest name is “{ $nearest }”.

## Refusals: movement

undaunted-refusal-already-there = The unit stands on { $to } already; a step leads to an adjacent tile.
undaunted-refusal-not-adjacent = { $to } is not adjacent to { $from }. A step leads to a tile that shares an edge.
undaunted-refusal-not-scouted = { $to } carries no control marker of yours. From { $from } the unit may enter only tiles that do.
undaunted-refusal-guide-missing = { $unit } cannot be guided: the counter is not on the map.
undaunted-refusal-guide-suppressed = { $unit } cannot be guided while suppressed.
undaunted-refusal-finish-march = The unit { $unit } is under way. Go on to an adjacent tile or halt before “{ $verb }”.

## Refusals: support

undaunted-refusal-nothing-to-bolster = { $card } can bolster no card: nothing it may call for is left in your supply.
undaunted-refusal-nothing-to-inspire = { $card } can inspire no card: none of its squad lies in your play area.
undaunted-refusal-take-one-first = { $card } takes one card at least. Take one; then “{ $verb }” is possible.
undaunted-refusal-finish-taking = { $card } is still taking cards. Take one or be done before “{ $verb }”.
undaunted-refusal-other-squad = { $by } takes only cards of the own squad, and { $card } is not of it.
undaunted-refusal-no-fog-by-bolster = { $by } cannot call for Fog of War; any other card it may.
undaunted-refusal-not-in-supply = There is no { $card } in your supply for { $by } to call for.
undaunted-refusal-not-itself = { $card } cannot take itself back; other cards of the squad can.
undaunted-refusal-not-in-play = There is no { $card } in your play area for { $by } to take back.
undaunted-refusal-command-count = { $asked } cards were asked for; at least 1 and now at most { $most } can be drawn.
undaunted-refusal-enemy-on-tile = An enemy counter stands on { $tile }. A tile can be controlled once no enemy is on it.
undaunted-refusal-control-unmarked = { $tile } carries no control marker of yours that could be flipped. It has to be scouted first.
undaunted-refusal-already-controlled = You control { $tile } already, so Control would change nothing.
undaunted-refusal-no-fog-in-hand = Recon removes a Fog of War from the hand, and you hold none.
undaunted-refusal-already-aimed = The target marker lies on { $to } already. It has to go to another tile.
undaunted-refusal-too-near = { $to } is { $away } away from the Mortar. It aims at tiles three or more away.

## Refusals: combat

undaunted-refusal-target-not-on-map = The enemy unit { $target } cannot be a target: the counter is not on the map.
undaunted-refusal-already-suppressed = The enemy unit { $target } is suppressed already, so Suppress would change nothing.
undaunted-refusal-not-aimed = The Mortar is not aimed: your target marker is not on the map. Use Target first.
undaunted-refusal-nobody-on-target = No counter stands on { $tile }, where the Mortar aims.

## Topics of the rules at hand: words by which they are asked for, the first one before the rule

undaunted-topic-round = round
undaunted-topic-draw = drawing cards, drawing
undaunted-topic-turn = turn
undaunted-topic-enter = coming in, comes in
undaunted-topic-combat-card = combat card, combat cards
undaunted-topic-command-card = command card, command cards
undaunted-topic-fog = fog
undaunted-topic-zones = piles, hand, deck, discard pile, play area, supply
undaunted-topic-tile = tile, cover, tiles, shield
undaunted-topic-distance = distance, adjacent, range
undaunted-topic-scouted = scouted, control marker
undaunted-topic-controlled = controlled
undaunted-topic-objective = objective, objectives
undaunted-topic-spawn = spawn marker, spawn
undaunted-topic-target-marker = target marker
undaunted-topic-initiative = initiative, initiative marker
undaunted-topic-radio = radio
undaunted-topic-defense = total defense, defense, base
undaunted-topic-hill = hill, hills
undaunted-topic-casualty = casualty, casualties, hit
undaunted-topic-suppressed = suppressed
undaunted-topic-goal = goal, goals, victory
undaunted-topic-points = points, objective points
undaunted-topic-pinned = pinned, pin
undaunted-topic-double-pin = double pin
undaunted-topic-beyond-hope = beyond all hope, beyond hope

## Rules at hand: what can be chosen

undaunted-help-bid =
    Both sides choose a card from the hand in secret and show them together. The higher number takes the initiative marker, on
    a tie it stays; both cards are discarded. [UND-6.4]
undaunted-help-move =
    The card’s unit goes up to X tiles. Every tile it enters must carry a control marker of its own side. [UND-8.1, UND-8.2]
undaunted-help-guide =
    Any one of your ready counters on the map goes up to X tiles, onto tiles with a control marker of yours only. [UND-8.3, UND-A10]
undaunted-help-scout =
    The unit goes up to X tiles, marked or not. Each tile it enters without a marker of yours is scouted, and each time a Fog of
    War goes from your supply to your discard pile. [UND-8.4]
undaunted-help-stalk = The unit goes up to X tiles, marked or not. It leaves no marker and brings no Fog of War. [UND-8.5]
undaunted-help-bolster =
    Up to X cards go from your supply to your discard pile. With a squad letter only cards of that squad; Fog of War
    never. [UND-9.1, UND-A12]
undaunted-help-command = Say a number up to X and draw so many cards; they can be played this turn. [UND-9.2, UND-A13]
undaunted-help-conceal = A Fog of War goes from the enemy’s supply to the enemy’s discard pile, if one is left. [UND-9.3]
undaunted-help-control =
    Your marker on the unit’s tile flips to controlled; an enemy one falls back to scouted. Not while an enemy counter, suppressed
    or not, stands there. [UND-9.4, UND-A14]
undaunted-help-inspire =
    Up to X cards of the squad come back from your play area into your hand and can be played again. The card cannot take
    itself. [UND-9.5, UND-A15]
undaunted-help-recon = A Fog of War in your hand leaves the game for good, and you draw a card. [UND-9.6, UND-A28]
undaunted-help-target =
    The target marker goes to a tile three or more away from the Mortar, other than the one it lies on. [UND-9.7, UND-A17]
undaunted-help-attack =
    Roll X dice against any enemy counter on the map. One die that reaches the total defense, or a 0, costs the unit
    a card. [UND-10.1, UND-10.4, UND-10.5]
undaunted-help-suppress =
    Roll X dice against any enemy counter on the map. A success costs no card, but flips the counter to
    suppressed. [UND-10.1, UND-10.6]
undaunted-help-blast =
    Roll X dice against each counter on the tile with your target marker, your own included. Range does not count, and
    a hill gives 1. [UND-10.2, UND-10.3, UND-11.1]
undaunted-help-ready =
    While a unit is suppressed, a card of it used for an action makes it ready instead, whatever the card could do. [UND-7.5, UND-A7]
undaunted-help-hunker =
    The card goes back to the supply and returns only by Bolster. The unit’s counter stays where and as it is. [UND-7.4]
undaunted-help-end-turn = Your hand and your play area go to your discard pile. Nothing is kept for later. [UND-7.2]
undaunted-help-step = The moving unit enters one more adjacent tile. It may also come back to one it has left. [UND-8.1, UND-A9]
undaunted-help-halt = The moving unit stays where it is and gives up the steps it has left. [UND-8.1]
undaunted-help-take = Bolster and Inspire take their cards one at a time, up to X. [UND-9.1, UND-9.5]
undaunted-help-done = After the first card, Bolster and Inspire may stop before X is reached. [UND-9.1, UND-9.5, UND-A9]

## Rules at hand: the round

undaunted-help-round = Both sides draw, both bid, then both take a turn. Rounds follow each other until somebody has won. [UND-6.1]
undaunted-help-draw =
    Both sides draw 4 cards. When a card is needed and the deck is empty, the discard pile becomes the new deck; the play area
    stays out of it. [UND-6.2, UND-6.3]
undaunted-help-turn =
    Play cards from your hand one at a time, each for one of its actions or to hunker down, for as long as you
    like. [UND-7.1, UND-7.3]
undaunted-help-enter =
    A unit whose counter is missing puts it on its spawn marker, ready, as soon as a card of it is used for an
    action. [UND-7.6, UND-A8]

## Rules at hand: cards and zones

undaunted-help-combat-card = A combat card acts with the counter of the same name and squad. [UND-2.1, UND-2.2]
undaunted-help-command-card = A command card bears stars and has no counter; it works wherever your units are. [UND-2.2]
undaunted-help-fog =
    Fog of War can be bid, and nothing else. It stays in your deck until a Scout’s Recon removes it from the game. [UND-2.5]
undaunted-help-zones =
    Hands and decks are hidden, play areas and supplies open. A deck has no order anybody could know. Cards removed from the
    game are shown to their owner only. [UND-2.4]

## Rules at hand: the map

undaunted-help-tile = A tile’s name serves for setting up only. Its shield is the cover it gives to whoever is shot at there. [UND-4.1]
undaunted-help-distance =
    Tiles that share a part of an edge are adjacent. Distance counts the fewest steps over tiles; on one tile it
    is 0. [UND-4.2, UND-4.3]
undaunted-help-scouted =
    A control marker, scouted side up, lets your counters enter the tile. Scouts by Scout and Snipers by Stalk do without. [UND-3.1]
undaunted-help-controlled =
    A control marker, controlled side up, also gives you the objectives on the tile. Only one side can control it. [UND-3.2, UND-3.3]
undaunted-help-objective = An objective is worth what is printed on it to the side that controls its tile. [UND-3.4]
undaunted-help-spawn =
    Counters enter on their spawn marker: those of all units, of the squads or of the types it names. [UND-3.5]
undaunted-help-target-marker =
    The tile your Mortar aims at; each side has one. It leaves the map when the Mortar is moved or removed. [UND-3.6, UND-8.6, UND-A17]
undaunted-help-initiative = The side that holds the initiative marker takes the first turn of the round. [UND-3.7, UND-6.5]
undaunted-help-radio =
    While the Americans control the radio tile, each further Control there raises its objective by 1. The Germans profit from
    the value but never raise it. [UND-12.7]

## Rules at hand: combat and victory

undaunted-help-defense =
    Total defense is the base on the counter, the cover of its tile and the range to the attacker. A die succeeds with that
    number or more; a 0 always does. [UND-10.3, UND-10.4]
undaunted-help-hill = A hill gives cover 3, but only 1 against a shot from a hill and against Blast. [UND-11.1]
undaunted-help-casualty =
    A hit removes one card of the unit from the game: from the hand, else the discard pile, else the deck. If it is in none, the
    counter leaves the map. [UND-10.5, UND-11.2]
undaunted-help-suppressed =
    A suppressed unit does nothing until a card of it is spent to make it ready. It can still be hit, and its cards can
    hunker down. [UND-3.8, UND-7.4, UND-7.5]
undaunted-help-goal = Each side has one goal: objective points, or pinning the enemy. Reaching it ends the game at once. [UND-12.1]
undaunted-help-points = All objectives on tiles you control are added up and compared with your goal. [UND-12.2]
undaunted-help-pinned = A side without a Riflemen counter on the map is pinned. It may bring one back, if that is not too late. [UND-12.3, UND-12.5]
undaunted-help-double-pin =
    When both sides are pinned and neither has reached its goal, more objective points win; on a tie the initiative marker
    does. [UND-12.4]
undaunted-help-beyond-hope =
    A side that lacks points and has no Rifleman card left counts as pinned. An enemy that needs points wins by controlling
    more. [UND-12.6, UND-A22]
