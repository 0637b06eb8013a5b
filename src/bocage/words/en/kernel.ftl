# What every game has in common: records, tables, choices as text. All sentences are our own.

## Refusals: a choice as text

refusal-empty-choice = No choice was given. A choice is a verb and its arguments, each written name=value.
refusal-garbled-choice =
    In “{ $asked }” the word “{ $word }” cannot be read. After the verb, every argument is written name=value, each name once.
refusal-unknown-verb = There is no choice called “{ $word }” in this game. The nearest one is “{ $nearest }”.
refusal-unknown-argument = This choice has no argument “{ $word }”. The nearest one is “{ $nearest }”.
refusal-unknown-argument-without-nearest = “{ $word }” is too much: this choice takes no arguments.
refusal-missing-argument = “{ $verb }” was asked for without saying { $argument }. Add { $argument }=… to it.
refusal-senseless-choice = That is no choice of this game: its verb, or something it names, does not exist here.
refusal-not-on-offer = That is not on offer now. Choose one of the choices listed.

## Refusals: at the table

refusal-game-over = The game is over, so nothing can be chosen any more.
refusal-game-not-over = The game is not over yet; the secret stays closed until then.
refusal-chance-is-next = First the dice or the piles have to answer; then it goes on.
refusal-draw-already-offered = A draw is offered already; it waits for the others.
refusal-secret-already-shown = The secret has been shown already.
refusal-no-such-window =
    Nothing called “{ $window }” can be answered in advance in this game. What can: { $known }.
refusal-no-such-window-without-known = In this game nothing can be answered in advance.
refusal-no-such-seat = There is no seat { $seat } in this game.
refusal-nobody-listens = A message needs somebody else to hear it.
refusal-message-size = A message has 1 to { $most } letters; this one has { $letters }.
refusal-stale =
    This answers question { $asked }, but question { $now } is being asked by now. Look at what is on offer and choose again.
refusal-nothing-to-take-back =
    There is nothing to take back. A choice can be taken back until chance has spoken or something hidden has been seen.
refusal-others-rest-on-it = That cannot be taken back: what somebody else has chosen since rests on it.

## Refusals: records

refusal-record-cut-short = Line { $line } of the record breaks off. A record ends with a whole line.
refusal-record-empty = The record is empty. Its first line would name the game and the scenario.
refusal-record-not-ours = Line { $line } is not the beginning of a record of Bocage.
refusal-record-newer =
    The record is written in format { $found }, and this Bocage reads formats up to { $known }. A newer Bocage will read it.
refusal-record-garbled = Line { $line } of the record cannot be read.
refusal-record-changed =
    Line { $line } of the record is not what was written: its digest does not fit. All lines before it are sound.
refusal-record-header = The first line of the record does not set up a game: { $why }
refusal-record-header-without-why = The first line of the record does not set up a game.
refusal-record-part = The first line of the record does not set up a game: “{ $part }” is missing in it, or is not what it should be.
refusal-rules-newer =
    The record was played by rules version { $found }, and this Bocage knows versions up to { $known }. A newer Bocage can
    replay it.
refusal-record-differs =
    From line { $line } of the record (entry { $entry }) today’s rules play otherwise; up to there it replays. In the words of
    the rules: { $why }
refusal-record-differs-without-why =
    From line { $line } of the record (entry { $entry }) today’s rules lead to something else; up to there it replays.
refusal-secret-does-not-fit =
    The secret shown at the end does not fit the commitment in line { $line } of the record, so these dice are not proved.
refusal-dice-do-not-fit = The record says that chance brought { $fell }, but the secret gives outcome number { $dealt }.

## Events

event-taken-back = { $seat }: last choice taken back.
event-draw-offered = { $seat }: a draw is offered.
event-seat-handed-over = { $seat }: played by { $player } from now on.
event-secret-shown = The secret of the dice: { $secret }
event-answer-left = { $seat }: from now on “{ $window }” is answered with “{ $answer }”.
event-answer-cleared = { $seat }: “{ $window }” is no longer answered in advance.

## Outcomes

outcome-resigned = Victory: { $winners }. The enemy has given up.
outcome-timed-out = Victory: { $winners }. The enemy’s time has run out.
outcome-draw-agreed = A draw, as agreed.
outcome-abandoned = The game was closed; nobody has won.
