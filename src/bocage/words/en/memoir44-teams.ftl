# Teams of Memoir '44: Operation: Alliance, the teams of the first edition, young generals.

## What can be chosen

memoir44-verb-play-shared = Play the shared card
memoir44-verb-shared-strike = Call an air strike with the shared card
memoir44-verb-propose = Propose a card
memoir44-verb-defer = Leave the card to the commander-in-chief
memoir44-verb-entrust = Hand orders on
memoir44-verb-end-entrust = Hand no more orders on

memoir44-choice-play-shared = Play the shared card: { $card }
memoir44-choice-play-shared-as = Play the shared card: { $card } as { $acts_as }
memoir44-choice-shared-strike = Play the shared card as an air strike: { $card }
memoir44-choice-propose = Propose { $card }
memoir44-choice-propose-as = Propose { $card } as { $acts_as }
memoir44-choice-entrust = Let the member carry out the orders in this section: { $section }

## What is being asked

memoir44-asked-shared-turn = Play a Command card: your own or the shared one
memoir44-asked-council = Choose a Command card together
memoir44-asked-entrusting = Hand orders on to the members?

## Events

memoir44-event-member-acts = Active player: { $seat }.
memoir44-event-shared-card-taken = { $side } use their shared card: { $card }.
memoir44-event-member-spoke =
    { $card ->
        [none] { $seat } leaves the card to the commander-in-chief.
       *[other] { $seat } proposes { $card }.
    }
memoir44-event-member-spoke-unseen = { $seat } has had a say on the card.
memoir44-event-orders-entrusted = { $side } hand the orders in this section on to its commander: { $section }.

## Refusals

memoir44-refusal-not-the-shared-card = { $card } is not the shared card that lies open between you.
memoir44-refusal-talk-aloud = Team-mates talk in public: say it so that the enemy can hear it too, not to { $to } alone.
memoir44-refusal-partner-decides = { $seat } is the active player and alone decides in this turn.
memoir44-refusal-chief-plays = “{ $verb }” is not yours to choose: members propose cards, the commander-in-chief plays one.
memoir44-refusal-choose-together = “{ $verb }” has to wait: first the team chooses a Command card. Propose one, or leave it to the commander-in-chief.
memoir44-refusal-member-of-section = Another member of your team decides now: each commands his own sections, the commander-in-chief plays the cards.
memoir44-refusal-entrust-first = “{ $verb }” has to wait: first say which orders members are to carry out.
memoir44-refusal-nothing-to-entrust = In this section there are no orders to hand on to somebody else: { $section }.

## The rules at hand

memoir44-help-play-shared =
    In an alliance one card lies open between the two members. Whoever is active plays it or a card of the own hand;
    the new card goes where the played one was. [TEAM-08, TEAM-16, TEAM-17]
memoir44-help-shared-strike =
    In some battles a section card can call an air strike; the shared card of an alliance can too. [SPC-317, TEAM-16]
memoir44-help-propose =
    A team with one hand talks its card over. Each member may propose one each turn, for the team alone to see; the
    commander-in-chief has the last word and may play at any time. [TEAM-32, YNG-09]
memoir44-help-defer = Who proposes nothing leaves the card to the commander-in-chief. [TEAM-32, YNG-09]
memoir44-help-entrust =
    The commander-in-chief of young generals orders units with a Tactic card and may let the member of a section
    move them and attack with them. [YNG-11]
memoir44-help-end-entrust = Orders that are not handed on the commander-in-chief carries out himself. [YNG-11]
