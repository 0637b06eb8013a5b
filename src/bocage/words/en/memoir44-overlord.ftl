# The sentences of Memoir '44 Overlord: the chain of command. Terms are the game's own, all sentences are ours.
#
# $to, $general, $role and $first are roles without an article, such as “left general”; $seat is who sits there in full,
# such as “Axis (left general)”. Sections are named from a side's own seat.

## Roles, seats, sections

memoir44-role-commander = commander-in-chief
memoir44-role-left = left general
memoir44-role-center = center general
memoir44-role-right = right general
memoir44-roles-and = { $first } and { $last }
memoir44-seat-of = { $army } ({ $roles })
memoir44-section-numbered = { $section } { $number }

## What can be chosen

memoir44-verb-give = Give a general a card
memoir44-verb-visit = Visit a general
memoir44-verb-carry-out = Carry a card out yourself
memoir44-verb-copy = Copy the enemy’s strike
memoir44-verb-bombard = Play Recon as Barrage
memoir44-verb-end-hand-out = No more cards
memoir44-verb-deploy = Play into a section
memoir44-verb-lead = Play into both sections
memoir44-verb-counter = Copy a card opposite
memoir44-verb-take-initiative = Act on own initiative
memoir44-verb-stand-by = Do nothing on own initiative
memoir44-verb-sacrifice = Take a figure off
memoir44-verb-hold = Ask for a hold
memoir44-verb-settle = Say who goes first
memoir44-verb-lift = Lift the hold

memoir44-choice-give = { $card } for the { $to }
memoir44-choice-visit = Visit the { $to }
memoir44-choice-carry-out = Carry out { $card } yourself
memoir44-choice-copy = Counter-Attack: copy { $card }
memoir44-choice-bombard = Play { $card } as Barrage
memoir44-choice-deploy = Play { $card } in { $section }
memoir44-choice-lead = Play { $card } in both sections ({ $general })
memoir44-choice-counter = Counter-Attack: copy { $card } in { $section }
memoir44-choice-take-initiative = Roll for the { $general }
memoir44-choice-sacrifice = { $unit }: lose a figure
memoir44-choice-settle = The { $first } goes first

## What is being asked

memoir44-asked-hand-out = Hand out cards: { $given } of at most 3 used
memoir44-asked-carrying = Which of your cards comes first?
memoir44-asked-deploying = Play the cards you were given
memoir44-asked-initiatives = No card: act on own initiative?
memoir44-asked-sacrificing = { $general }: which unit loses a figure?
memoir44-asked-flag-orders =
    Flags: { $left ->
        [one] one unit may move and not attack
       *[other] { $left } units may move and not attack
    }{ $may_dig ->
        [yes] , or one digs in
       *[no] { "" }
    }
memoir44-asked-hold = A hold, asked for by { $seat }: who goes first?
memoir44-asked-for-card = { $heading } – { $card }
memoir44-asked-for-card-in = { $heading } – { $card }, { $section }

## Events

memoir44-event-figures-lost-by-initiative =
    { $unit } at { $at } loses a figure to own initiative{ $left ->
        [0] .
       *[other] ; { $left } left.
    }
memoir44-event-card-given = { $army }: the commander-in-chief gives { $card } to the { $to }.
memoir44-event-card-given-unseen = { $army }: the commander-in-chief gives a card to the { $to }.
memoir44-event-general-visited = { $army }: the commander-in-chief visits the { $to }.
memoir44-event-card-played-by =
    { $army }, { $general }: { $card }{ $acts_as ->
        [none] { "" }
       *[other] { " " }as { $acts_as }
    }{ $section ->
        [none] { "" }
       *[other] , { $section }
    }.{ $plain ->
        [yes] { " " }There is none of the units it names, so it orders one unit instead.
       *[no] { "" }
    }
memoir44-event-initiative-rolled = { $army }, { $general }, on own initiative: { $faces }.
memoir44-event-orders-rolled-by = { $army }, { $general }, dice for orders: { $faces }.
memoir44-event-hold-placed = A hold, asked for by { $seat }. All generals wait for the commander-in-chief.
memoir44-event-hold-lifted = { $army }: the hold is lifted.
memoir44-event-hold-settled = { $army }: the commander-in-chief has decided; the { $to } goes first.

## Refusals: handing out

memoir44-refusal-hand-out-first = “{ $verb }” has to wait: first the commander-in-chief hands out cards.
memoir44-refusal-give-one-first = One card at least has to be used in a turn, three at most.
memoir44-refusal-three-cards-at-most = Three cards are used already; a side has no more in a turn.
memoir44-refusal-keep-one-card = The last card stays in the commander-in-chief’s hand.
memoir44-refusal-no-other-card = A card is laid down beside which the side plays no other this turn.
memoir44-refusal-only-card = { $card } must be the only card of the turn, and another has been used.
memoir44-refusal-generals-play-it = { $card } is not for the commander-in-chief to carry out. Give it to a general.
memoir44-refusal-commander-carries-it-out =
    { $card } is not given to the { $role }: the commander-in-chief carries it out himself.
memoir44-refusal-no-general = The { $role } is no general; cards are given to the three generals.
memoir44-refusal-given-when-attacked =
    { $card } is not given to the { $role } now: it answers a close assault in the enemy’s turn.
memoir44-refusal-other-flank = { $card } is not for the { $role }: it names other sections.
memoir44-refusal-two-cards-at-most = The { $role } has two cards already, so { $card } is one too many.
memoir44-refusal-section-cards-only =
    The { $role } cannot have { $card } too: two cards go together only if both are Section cards.
memoir44-refusal-alone-for-a-general =
    { $card } cannot go to the { $role }: a card that orders on several flanks is a general’s only one.
memoir44-refusal-nothing-opposite = { $card } finds nothing to copy there: in the enemy’s last turn no card lay opposite.
memoir44-refusal-no-strike-to-copy =
    { $card } cannot be copied: the enemy’s commander-in-chief did not carry it out in his last turn.
memoir44-refusal-no-barrage-with = { $card } does not call for a Barrage: in this battle a Recon can, if anything.
memoir44-refusal-one-visit = The { $role } cannot be visited: there is one visit in a turn, and it has been made.
memoir44-refusal-visit-after-first-card = The { $role } can be visited once a card has been handed out.
memoir44-refusal-nobody-to-visit = The { $role } is played from this seat, so there is nobody to visit.
memoir44-refusal-carry-out-first = “{ $verb }” has to wait: first the commander-in-chief carries out his own cards.
memoir44-refusal-channel-closed =
    You cannot talk with { $to } now: the commander-in-chief talks with the general he visits, while cards are handed out, and
    to settle a hold.
memoir44-refusal-unknown-role = There is no role “{ $word }”. The nearest one is “{ $nearest }”.

## Refusals: the generals

memoir44-refusal-play-what-was-given = “{ $verb }” has to wait: first play the cards you were given.
memoir44-refusal-not-given = { $card } is not among the cards you were given.
memoir44-refusal-another-general = Only the { $role } can play { $card } like that, and only in his own sections.
memoir44-refusal-one-section-only = { $card } orders in one section. Say which of the two.
memoir44-refusal-copies-a-card =
    { $card } is played as the enemy’s card that it copies, opposite of it. “{ $verb }” does not say which.
memoir44-refusal-both-sections = { $card } orders in both sections of a general, so it cannot lie in one: { $section }.
memoir44-refusal-section-has-a-card =
    { $card } cannot go there, a card lies there already: { $section }. The second one goes to the other section.
memoir44-refusal-initiative-first = “{ $verb }” has to wait: first say whether generals without a card act on their own.
memoir44-refusal-no-initiative =
    The { $role } cannot roll: that is for generals who got no card, have units, and have not rolled yet.
memoir44-refusal-sacrifice-first = “{ $verb }” has to wait: the grenade costs one of your units a figure first.
memoir44-refusal-barred =
    The { $unit } at { $at } cannot be ordered any more this turn: it has lost a figure by own initiative, or dug in.
memoir44-refusal-not-under-command = The { $unit } at { $at } is not under the command of the { $role }.
memoir44-refusal-no-digging-with-flags =
    “{ $verb }” is open to infantry of yours only for two flags together, in place of both moves.
memoir44-refusal-moves-only = The { $unit } at { $at } may only move this turn; a flag does not let it attack.
memoir44-refusal-ordered-by-another = The { $unit } at { $at } has been ordered by another general, and acts for him.
memoir44-refusal-nobody-to-hold = Nobody can be held up now.
memoir44-refusal-one-hold-a-step = You have asked for a hold in this step already.
memoir44-refusal-hold-first =
    “{ $verb }” has to wait: all generals are held until the commander-in-chief decides or the hold is lifted.
memoir44-refusal-commander-settles = Whether the { $role } goes first is for the commander-in-chief to say.
memoir44-refusal-already-done = The { $role } has nothing left to do in this step, so he cannot go first.

## Rules at hand: what can be chosen

memoir44-help-give =
    The commander-in-chief hands out one to three cards a turn, face down: two at most to one general, and two only if both are
    Section cards. One card always stays in his hand. [OVL-21, OVL-23, OVL-24, OVL-28]
memoir44-help-visit =
    Once a turn, after the first card, the commander-in-chief may talk with one general while he hands out
    cards. [OVL-30, QO-17]
memoir44-help-carry-out =
    Air Power, Barrage and Their Finest Hour go to no general; the commander-in-chief carries them out himself, before the generals
    play. [OVL-29, QO-24]
memoir44-help-copy =
    The commander-in-chief may answer Air Power or Barrage of the enemy’s last turn, on any section. [OVL-108, OVL-109]
memoir44-help-bombard = In this battle a Recon may be used as a Barrage. [SPC-RECON-BARRAGE]
memoir44-help-end-hand-out = The generals play what they have got; who got nothing may act on own initiative. [OVL-21, OVL-50]
memoir44-help-deploy =
    The card is laid face up into one of the general’s two sections and orders there. Of two cards each goes to a section of its
    own. [OVL-40, OVL-41, OVL-42]
memoir44-help-lead = A card that orders in both sections of a general lies between them. [OVL-43]
memoir44-help-counter = Copies a card that the enemy played in the opposite section in his last turn. [OVL-107, QO-19]
memoir44-help-take-initiative =
    Two dice for a general without a card: each symbol orders a unit of its kind, a star any; a flag lets one move only; one grenade
    costs a figure, two do nothing. [OVL-50, OVL-52, OVL-60, OVL-63, OVL-65, OVL-67]
memoir44-help-stand-by = Own initiative is never a must; who has rolled has to take what falls. [OVL-51]
memoir44-help-sacrifice =
    One grenade takes a figure off a unit of yours that has not been ordered; it cannot be ordered this turn. [OVL-65, OVL-66]
memoir44-help-hold = All generals act at the same time. Who sees a conflict coming holds the others, once in a step. [OVL-72]
memoir44-help-settle = The commander-in-chief decides a dispute: the general he names acts next. [OVL-73]
memoir44-help-lift = The generals agree after all, and go on as before. [OVL-73]

## Rules at hand: terms

memoir44-topic-command-chain = chain of command, Overlord, commander-in-chief, general, generals
memoir44-topic-initiative = own initiative, initiative
memoir44-topic-talk = talk
memoir44-help-command-chain =
    The commander-in-chief holds the cards, three generals play them, each in the two sections of his flank or the center. All
    moves come before the first attack; at the end the commander-in-chief draws two cards, or three after a
    Recon. [OVL-06, OVL-20, OVL-46, OVL-75, OVL-82]
memoir44-help-initiative =
    A general who got no card may roll two dice before the moves: a symbol orders a unit of its kind, a star any unit, a flag a
    move, two flags two moves or sandbags; one grenade costs a figure. [OVL-50, OVL-52, OVL-63, OVL-64, OVL-65]
memoir44-help-talk =
    Generals of a side talk among themselves at any time, the commander-in-chief only with the general he visits, and when a hold
    asks for his word. [OVL-30, OVL-36, OVL-37, OVL-73]

## Cards in Overlord

memoir44-wide-strike = In Overlord the commander-in-chief carries it out himself, anywhere. [OVL-103, OVL-106]
memoir44-wide-hour =
    In Overlord the commander-in-chief plays it and no other card: each general rolls four dice and orders his own units. [OVL-116, OVL-117, OVL-121]
memoir44-wide-ambush =
    In Overlord the commander-in-chief hands it over when a close assault is announced, and draws at once. [OVL-104,
    OVL-105]
memoir44-wide-counter =
    In Overlord a general copies a card that lies opposite one of his sectors, or the commander-in-chief the enemy
    commander’s strike. [OVL-107, OVL-108]
memoir44-wide-recon =
    In Overlord it is for one sector of the general, and the commander-in-chief draws three cards and keeps all. [OVL-81,
    OVL-82, OVL-83]
memoir44-wide-section = In Overlord it is for one sector of the general of that flank, or of the center. [OVL-27, OVL-40]
memoir44-wide-pincer =
    In Overlord it is 2 units in one sector of a flank’s general, who gets no other card. [OVL-93, OVL-94, OVL-95]
memoir44-wide-spread = In Overlord it is for both sectors of one general, who gets no other card. [OVL-43, OVL-90, OVL-92]
memoir44-wide-medics = In Overlord there are four dice, for one unit in the general’s sectors. [OVL-111]
memoir44-wide-infantry = In Overlord it is for one sector of a general. [OVL-110]
memoir44-wide-tactic =
    In Overlord it is for one general, in one or both of his sectors, and he gets no other card. [OVL-100, OVL-101]

## The battle

memoir44-omaha-beach-overlord = Omaha Beach – Overlord
memoir44-omaha-beach-overlord-briefing =
    Two American divisions come ashore side by side under the bluffs, from Vierville in the west to Colleville in the east. Behind
    them the villages and the way inland count for the Allies; the Germans have to hold them in the sand until nobody is left to
    climb.
