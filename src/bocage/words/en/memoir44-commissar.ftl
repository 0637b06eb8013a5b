# The commissar of the Eastern Front, and battles of our own. Terms are the game's own, all sentences are ours.

## The chip

memoir44-verb-place-card = Place a card under the commissar chip
memoir44-verb-end-placing = Nothing more under the chip
memoir44-choice-place-card = { $card } under the commissar chip
memoir44-asked-chip-placing = Which card goes under the commissar chip, for next turn?

memoir44-event-card-placed = { $army }: { $card } goes under the commissar chip.
memoir44-event-card-placed-unseen = { $army }: a card goes under the commissar chip.
memoir44-event-chip-taken-up =
    { $army }: { $cards ->
        [0] nothing lies under the commissar chip this turn.
        [one] a card is taken up from under the commissar chip.
       *[other] { $cards } cards are taken up from under the commissar chip.
    }

memoir44-role-chip = commissar chip
memoir44-role-taken-up = current turn

## Why not

memoir44-refusal-place-first = “{ $verb }” has to wait: first a card goes under the commissar chip.
memoir44-refusal-place-one-first = At least one card has to go under the commissar chip.
memoir44-refusal-ambush-stays-in-hand = { $card } is of no use under the commissar chip: it is played in the enemy’s turn, from your hand.
memoir44-refusal-not-all-usable = { $card } does not go with what lies under the commissar chip: not all of it could be used next turn.
memoir44-refusal-one-under-chip = Only one card lies under the commissar chip; the next one goes there when this one has been played.
memoir44-refusal-three-under-chip = Three cards lie under the commissar chip; there is no room for a fourth.
memoir44-refusal-placing-is-over = The cards for next turn have been placed; now last turn’s are handed out.
memoir44-refusal-not-from-hand = { $card } cannot be used straight from your hand: it has to lie under the commissar chip a turn before.
memoir44-refusal-chip-cards-first = Everything taken up from under the commissar chip has to be used, as long as it can be.
memoir44-refusal-strands-another = If { $card } went there, another card from under the commissar chip could no longer be used.
memoir44-refusal-three-with-chip = With those from under the commissar chip a side uses three cards in a turn, and no Counter-Attack beside them.

## Rules at hand

memoir44-help-place-card =
    A side with a commissar chooses its cards a turn ahead, face down under his chip. On one board it is a single card, and only
    Recon and Counter-Attack may be played straight from hand; in Overlord it is one to three, and only Counter-Attack may, while
    there are no more than three in the turn. Ambush comes from the hand as ever. [COM-05, COM-06, COM-10, COM-12, COM-20, COM-21]
memoir44-help-end-placing = The cards under the chip will be used next turn, all that can be. [COM-04, QO-32]

## Battles

memoir44-sainte-aubine = Sainte-Aubine
memoir44-sainte-aubine-briefing =
    In a little town in Lorraine the Allies hold one end of the main street and the Germans the other, and neither will let the
    other have the church between them. The fight goes from cellar to cellar, and hardly a shot is fired farther than across a
    room.

memoir44-berezhanovo = Berezhanovo
memoir44-berezhanovo-briefing =
    Early in July a Soviet column comes up the road from the bridges to take the village of Berezhanovo from a rearguard that
    should have left the day before. The commissar wants every order a turn ahead, and the Germans on the hill know how to use it.

memoir44-vuzha = On the Vuzha
memoir44-vuzha-briefing =
    The Germans have fallen back behind the Vuzha and count on the river to hold what their thin regiments no longer can. Two Soviet
    corps must force its bridges before the line sets, with orders that every commissar has seen a turn before the men do.
