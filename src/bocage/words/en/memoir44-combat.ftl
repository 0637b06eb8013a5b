# The Combat cards of Memoir '44. The English names are the game's, the German and Dutch ones and all sentences are ours.
#
# What the rules sheet does not tell is marked as our reading.

## Names

memoir44-card-rattenkrieg = Rattenkrieg
memoir44-card-reinforcements = Reinforcements
memoir44-card-house-to-house = House to House
memoir44-card-heat-of-battle = Heat of Battle
memoir44-card-not-a-step-back = Not a Step Back
memoir44-card-ambuscade = Ambuscade
memoir44-card-pull-back = Pull Back
memoir44-card-out-of-ammo = Out of Ammo
memoir44-card-infiltrators = Infiltrators
memoir44-card-sniper = Sniper
memoir44-card-reposition = Reposition
memoir44-card-fortify = Fortify
memoir44-card-spotter = Spotter
memoir44-card-return-to-duty = Return to Duty
memoir44-card-armor-factory = Armor Factory
memoir44-card-armor-forward = Armor Forward
memoir44-card-air-bombardment = Air Bombardment
memoir44-unit-lone-sniper = lone sniper

## What can be chosen

memoir44-verb-combat = Play a Combat card
memoir44-verb-combat-unit = Play a Combat card for a unit
memoir44-verb-street-fight = Fight in the streets
memoir44-verb-no-combat = Play no Combat card
memoir44-verb-pick = Pick a unit
memoir44-verb-end-picks = No more units
memoir44-verb-place = Put the unit down
memoir44-choice-combat = Combat card: { $card }
memoir44-choice-combat-unit = { $unit }: { $card }
memoir44-choice-street-fight = { $unit }: street fight with { $card }
memoir44-choice-pick = Pick { $unit }
memoir44-choice-place = Put it at { $to }

## What is being asked

memoir44-asked-reaction-window = { $unit } attacks { $victim }: a card?
memoir44-asked-prelude = Before orders: a Combat card?
memoir44-asked-picking = { $card }: which units, { $most } at most?
memoir44-asked-placing = { $card }: where does the unit go?
memoir44-asked-shifting = { $card }: who goes where?

## Events

memoir44-event-combat-card-drawn = { $side } draw the Combat card { $card }.
memoir44-event-combat-card-drawn-unseen = { $side } draw a Combat card.
memoir44-event-combat-card-drawn-by = { $army }, { $general }: draws the Combat card { $card }.
memoir44-event-combat-card-drawn-by-unseen = { $army }, { $general }: draws a Combat card.
memoir44-event-combat-card-played = { $side } play the Combat card { $card }.
memoir44-event-combat-card-played-for = { $side } play the Combat card { $card } for { $unit } at { $at }.
memoir44-event-combat-card-played-in-street =
    { $side } use { $card } for a street fight: { $unit } at { $at } rolls one die more.
memoir44-event-combat-deck-reshuffled = The Combat cards are shuffled into a new draw pile.
memoir44-event-unit-picked = Picked: { $unit } at { $at }.
memoir44-event-unit-placed = { $unit } ({ $army }) is put at { $to }.
memoir44-event-recruits-rolled = { $side } roll for reinforcements: { $faces }.
memoir44-event-flags-ignored = { $unit } at { $at } ignores all flags.

## Dice of an attack

memoir44-tally-spotter = { $amount } spotter
memoir44-tally-street-fight = { $amount } street fight

## Refusals

memoir44-refusal-no-combat-cards = This battle is played without Combat cards, so there is nothing to “{ $verb }” with.
memoir44-refusal-combat-not-in-hand = You do not hold the Combat card { $card } here, so “{ $verb }” is out.
memoir44-refusal-bound-to-other-side =
    What { $card } says is for another side ({ $side }); you can use it for a street fight only.
memoir44-refusal-combat-untimely = This is not the moment for { $card }. It is played { $when }.
memoir44-refusal-name-a-unit = { $card } is played for a unit; say for which.
memoir44-refusal-no-unit-to-name = { $card } is not played for a unit that you name.
memoir44-refusal-no-spare-figures = { $card } finds too few spare figures for a unit at full strength.
memoir44-refusal-of-no-use-now = { $card } is of no use now: there is no unit or no hex for it.
memoir44-refusal-card-does-not-fit = { $card } does not fit the { $unit } at { $at } now.
memoir44-refusal-no-street-fight = { $card } has no symbol for a street fight.
memoir44-refusal-street-fight-in-own-turn =
    { $card } is no street fight now: that takes a unit you have ordered, in your own turn.
memoir44-refusal-no-building-near =
    The { $unit } at { $at } is neither on a building nor next to one, so { $card } is no street fight for it.
memoir44-refusal-nobody-to-assault =
    No enemy stands next to the { $unit } at { $at }, so { $card } is no street fight for it.
memoir44-refusal-street-fight-later =
    { $card } is played for a street fight among the attacks, while the { $unit } at { $at } has one left.
memoir44-refusal-combat-card-first = “{ $verb }” has to wait: first { $card } is carried out.
memoir44-refusal-pick-one-first = Pick one unit at least.
memoir44-refusal-cannot-be-picked = Nobody at { $at } can be picked for this card now.
memoir44-refusal-no-place-there = The unit cannot be put at { $to }.
memoir44-refusal-ambushed-already = This attack has been ambushed already.
memoir44-refusal-before-orders-first = “{ $verb }” has to wait: first the generals say whether they play Combat cards.
memoir44-refusal-silenced = The { $unit } at { $at } does not attack this turn: { $card }.
memoir44-refusal-unknown-combat-card = There is no Combat card “{ $word }”. The nearest one is “{ $nearest }”.

## When a card is played

memoir44-when-before-orders = before orders
memoir44-when-march = before the unit moves
memoir44-when-battle = among the attacks
memoir44-when-ground = when ground may be taken
memoir44-when-reaction = when the enemy attacks

## Rules at hand: what can be chosen

memoir44-help-combat =
    Combat cards come on top of the turn’s Command card, as many as you like, each at its moment, in your turn or the
    enemy’s. [CBT-10, CBT-11, CBT-18]
memoir44-help-combat-unit = Most Combat cards improve what a unit ordered this turn does. [CBT-12, QC-06]
memoir44-help-street-fight =
    Instead of its text a card with the symbol gives an ordered unit on or next to a building one die more in one close
    assault. [CBT-40, CBT-41, QC-05]
memoir44-help-no-combat =
    Before an attack is rolled both sides may play cards by turns, the attacked one first, until both let it be. You are
    asked whatever you hold. [QC-02]
memoir44-help-pick = The card is for several units; pick them one by one. [CBT-12]
memoir44-help-end-picks = Fewer units than the card allows are enough. [CBT-12]
memoir44-help-place = A unit that comes by a card is put on one of the hexes the card allows. [CBT-31, CBT-33]

## Rules at hand: terms

memoir44-topic-combat-cards = Combat cards, Combat card
memoir44-topic-spare-figures = spare figures, spare
memoir44-topic-buildings = buildings, building
memoir44-help-combat-cards =
    Twenty cards beside the Command cards: two for each side, or one for each general; one more after a turn with a
    Recon card of one section. The sheet prints none of them: what is not known is our reading, and so are the sides
    they are bound to and the symbols for street fights. [CBT-02, CBT-03, CBT-04, CBT-20, CBT-OURS]
memoir44-help-spare-figures =
    Figures never deployed or already eliminated. A unit at full strength comes only if enough are left of the 42, 24
    and 6 of a box. [CBT-31, CBT-32, SET-23]
memoir44-help-buildings =
    Towns, churches and other tiles that show buildings; bunkers, bridges and obstacles are none. [CBT-30, QC-04]
memoir44-help-unit-lone-sniper =
    1 figure, worth no medal. Moves up to 2 hexes and attacks with 1 die at up to 4 hexes; takes no ground (our
    reading). [CBT-SNIPER]

## Rules at hand: cards

memoir44-help-card-rattenkrieg =
    Before it moves: an ordered infantry unit on or next to a building moves up to 3 hexes, whatever terrain would slow
    it, into a building, and may attack. Or a street fight (our reading). [CBT-RATTENKRIEG]
memoir44-help-card-reinforcements =
    Before orders: roll a die. Infantry or a grenade brings infantry, armor armor, a star artillery, a flag nothing: a
    unit at full strength from spare figures, on your baseline (in part our reading). [CBT-REINFORCEMENTS]
memoir44-help-card-house-to-house =
    Before it moves: an ordered infantry unit may enter a building this turn and still attack. Or a street fight (our
    reading). [CBT-HOUSES]
memoir44-help-card-heat-of-battle =
    After a close assault that lets infantry take ground: it attacks once more from there, as armor overruns, whatever
    terrain it has entered. Or a street fight (our reading). [CBT-HEAT]
memoir44-help-card-not-a-step-back =
    When a unit of yours is attacked: it ignores all flags of this attack. For the Allies (our reading). Or a street
    fight (our reading). [CBT-NOSTEP]
memoir44-help-card-ambuscade =
    When a unit of yours is under close assault: it rolls first. An attacker eliminated or driven back attacks no more.
    Or a street fight (our reading). [CBT-AMBUSCADE]
memoir44-help-card-pull-back =
    When a unit of yours is attacked: it withdraws one or two hexes as in a retreat, and the attack is lost (in part our
    reading). [CBT-PULLBACK]
memoir44-help-card-out-of-ammo =
    When a unit of yours is attacked: the attacker does not attack this turn. Its owner puts it on a vacant hex of his
    baseline, if there is one (in part our reading). [CBT-AMMO]
memoir44-help-card-infiltrators =
    Before orders: an infantry unit of yours next to no enemy moves up to 2 hexes, whatever terrain would slow it. It
    may be ordered as usual (our reading). Or a street fight (our reading). [CBT-INFILTRATORS]
memoir44-help-card-sniper =
    Before orders: a sniper from the spare figures comes next to an infantry unit of yours. He does not attack this turn
    (in part our reading). Or a street fight (our reading). [CBT-SNIPER]
memoir44-help-card-reposition =
    Among the attacks: all your ordered artillery may move up to 2 hexes and then attacks no more this
    turn (in part our reading). [CBT-REPOSITION]
memoir44-help-card-fortify =
    Among the attacks: an ordered infantry or artillery unit gets sandbags and attacks no more this turn (in part our
    reading). Or a street fight (our reading). [CBT-FORTIFY]
memoir44-help-card-spotter =
    Before its attack is rolled: an ordered artillery unit rolls one die more this turn (in part our
    reading). [CBT-SPOTTER]
memoir44-help-card-return-to-duty =
    Among the attacks: two dice for every ordered infantry unit with losses; infantry and stars each bring a figure
    back. [CBT-DUTY]
memoir44-help-card-armor-factory =
    Before orders: an armor unit at full strength from spare figures rolls out of a vacant building next to a unit of
    yours and to no enemy. It does not attack this turn. For the Allies (our reading). Or a street fight (our
    reading). [CBT-FACTORY]
memoir44-help-card-armor-forward =
    Before they move: up to three ordered armor units move as if all terrain they can enter were open. What terrain says
    about attacks stays. [CBT-FORWARD]
memoir44-help-card-air-bombardment =
    Before orders: two dice on each of up to two enemies side by side, next to none of your units. Stars hit, terrain
    does not help, no flag is ignored. For the Axis (in part our reading). Or a street fight (our reading). [CBT-BOMBS]
