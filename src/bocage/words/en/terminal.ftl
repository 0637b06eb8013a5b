# The terminal: pages, prompts, commands, troubles. All sentences are our own.
#
# The lists of keys are words to type, parted by blanks; the English ones are in every language.

## Commands of the command line

terminal-command-bocage = Play Undaunted: Normandy and Memoir ’44 in the terminal, and look at what was played.
terminal-command-play =
    Play a scenario or a campaign, or go on with a saved game. Without anything else you are asked what you like.
terminal-command-replay = Play a record again by today’s rules.
terminal-command-show = Show a record as text.
terminal-command-verify = Say what a record proves: its chain, its rules, its dice.
terminal-command-games = List the saved games: what is played, by whom, how it stands.
terminal-command-scenarios = List the scenarios, or show one with its map.
terminal-command-campaign = Show the score sheet of a campaign or a match.
terminal-command-fuzz = Play random games and check them until something fails.

terminal-help-usage = Usage
terminal-help-options = Options
terminal-help-commands = Commands

terminal-option-help = Show this page.
terminal-option-lang = Language: English, German or Dutch. Without it the environment decides.
terminal-option-version = Show the version.
terminal-option-us = Who plays the Americans.
terminal-option-german = Who plays the Germans.
terminal-option-resume = Go on with a saved game or campaign: the last one, or one by its file or name.
terminal-option-campaign = Play the scenarios A to B, by their numbers, as a campaign.
terminal-option-save = Keep the game in this file.
terminal-option-as = Through whose eyes. A game that still runs is shown as whoever watches sees it.
terminal-option-step = Step by step, with the map.
terminal-option-seconds = How long. Without any number: ten seconds.
terminal-option-games = How many games.
terminal-option-seed = The seed of the first game; the next ones count up from it.
terminal-option-out = The folder for the record of a failure.

## Wrong command lines

terminal-usage-no-option = There is no option { $asked }. The nearest one is { $nearest }.
terminal-usage-no-command = There is no command “{ $asked }”. The nearest one is “{ $nearest }”.
terminal-usage-missing = { $asked } is missing. With --help you see what goes where.
terminal-usage-option-value = { $asked } is not used like that. With --help you see what goes where.
terminal-usage-one-of = “{ $asked }” is not a value of { $option }. Known are { $known }; the nearest is “{ $nearest }”.
terminal-usage-number = “{ $asked }” is not a number. { $option } takes whole numbers from { $least } up.
terminal-usage-general = There is more on the command line than belongs there. With --help you see what goes where.

## Troubles

terminal-error-no-scenario = There is no scenario “{ $asked }”. The nearest one is “{ $nearest }”; `bocage scenarios` lists all.
terminal-error-no-scenario-number = There is no scenario “{ $asked }”; the numbers go from 1 to { $most }.
terminal-error-no-game = The record is of a game called “{ $asked }”. Known here: { $known }.
terminal-error-no-file = There is no file { $file }.
terminal-error-no-games = There is no saved game in { $folder }.
terminal-error-not-allowed = { $file } may not be opened or written by you.
terminal-error-is-folder = { $file } is a folder, not a file.
terminal-error-exists = { $file } is there already and stays as it is. Choose another name, or go on with it by --resume.
terminal-error-disk-full = The disk is full: { $file } could not be written ({ $code }).
terminal-error-read-only = { $file } lies on a disk that can only be read.
terminal-error-pipe = The output was closed before all was written.
terminal-error-system = System error on { $file } ({ $code }).
terminal-the-output = the output
terminal-error-locked = { $file } is being played already, in another window perhaps. A game is played in one place at a time.
terminal-error-no-secret = The secret of the dice is missing: { $file }. Without it the game can be shown, but it cannot be continued.
terminal-error-wrong-secret = { $file } holds another secret than the one this game’s dice were promised by. The game can be shown, but it cannot be continued.
terminal-error-not-a-save = { $file } is a record without promised dice. It can be replayed and shown, but it cannot be continued.
terminal-error-nothing-to-resume = There is no unfinished game in { $folder }.
terminal-error-resume-alone = --resume goes on with a game as it is; it takes no scenario and no campaign.
terminal-error-campaign-alone = --campaign names its scenarios itself, such as 1-4; no other one goes with it.
terminal-error-resume-save = --resume goes on in the file the game is kept in; --save does not go with it.
terminal-error-two-need-terminal = Two people at one screen need a terminal; elsewhere their hands could not be hidden from each other.
terminal-error-still-running = The game still runs, so it is shown to whoever watches only, not to “{ $eye }”. Hands are opened when it is over.
terminal-error-cut = Line { $line } of the record was cut off and is left out; all lines before it are whole.
terminal-error-input-ended = The input has ended, so nothing more can be answered.
terminal-error-interrupted = Interrupted.
terminal-error-hung-up = The terminal is gone.
terminal-error-told-to-end = Bocage was told to stop.
terminal-error-told = { $told }
terminal-error-bug = Bocage itself has gone wrong ({ $kind }). What was saved is whole. Where it went wrong is written down in { $file }.
terminal-error-bad-campaign = { $file } is not a campaign, or it is damaged.
terminal-error-campaign-game = A game of the campaign is damaged: { $file }, line { $line }.
terminal-error-campaign-run = “{ $asked }” is no run of scenarios. Write the first and the last number, such as 2-5; there are { $most }.
terminal-too-small = This window is too small for the game. Make it { $columns } columns wide and { $rows } rows high at least.
terminal-error-no-campaign = There is no campaign in { $folder }. `bocage play --campaign 1-3` begins one.

## Ends of a sitting

terminal-left = The game is saved. Go on with it: bocage play --resume { $file }
terminal-stopped = Stopped. The game is saved. Go on with it: bocage play --resume { $file }
terminal-stopped-input = The input has ended. The game is saved. Go on with it: bocage play --resume { $file }
terminal-stopped-output = { $why } The game is saved. Go on with it: bocage play --resume { $file }
terminal-nothing-begun = No game was begun.
terminal-over = The record, with the secret of the dice: { $file }
terminal-not-written = This could not be written down, so it has not happened. { $why }
terminal-try-again = Enter tries again; q leaves, and what is written stays.
terminal-cut-off = The last line of this game was cut off, perhaps by a crash. It is left out, and the game goes on before it.

## Beginning

terminal-scenario-question = Which scenario?
terminal-scenario-help-undaunted =
    Each line shows what both sides need to win, points or pinning the enemy, and how long the scenario takes. Type its
    number, or “? 3” to read what number 3 is about. `bocage scenarios 3` also shows the map and the cards.
terminal-choose-prompt = A number from 1 to { $count } (? help, b back, q quit):
terminal-no-such-number = “{ $asked }” is not on the list; the numbers go from 1 to { $count }.
terminal-seats-question = Who sits where?
terminal-seats-help =
    The simple opponent sees no more than its side may and plays at once. Two people take turns at this screen; in between a
    page hides their hands from each other. Whoever watches sees what lies open.
terminal-seats-one = You ({ $side }) against the simple opponent
terminal-seats-two = Two people at this screen
terminal-seats-none = Watch two simple opponents
terminal-player-person = a person
terminal-player-simple = the simple opponent
terminal-player-random = chance

terminal-length-short = short
terminal-length-medium = medium
terminal-length-long = long
terminal-short-us = US
terminal-short-german = Germans
terminal-short-goal-points = { $side } { $goal } { $goal ->
        [one] point
       *[other] points
    }
terminal-short-goal-pin = { $side } pin
terminal-goal-points = { $side } win with { $goal } objective { $goal ->
        [one] point
       *[other] points
    }. [UND-12.2]
terminal-goal-pin = { $side } win by pinning the enemy: no Riflemen counter left on the map. [UND-12.3]
terminal-scenario-arc = { $arc }, { $date }
terminal-scenario-first = { $side } hold the initiative marker at first.
terminal-scenario-deck = { $side }, deck: { $cards }
terminal-scenario-supply = { $side }, supply: { $cards }

## The panels

terminal-status-title = { $scenario } · round { $round }
terminal-status-points = { $mark } { $side } { $points }/{ $goal } points
terminal-status-pin = { $mark } { $side }: pin the enemy
terminal-status-piles = hand { $hand } · deck { $deck } · discard { $discard }
terminal-hand = Your hand: { $cards }
terminal-hand-heading = Your hand
terminal-hand-card = { $copies }× { $card } ({ $initiative }): { $actions }
terminal-hand-fog = { $copies }× { $card } ({ $initiative })
terminal-in-play = In play: { $cards }
terminal-question-turn = Your turn: play a card
terminal-question-bid = Bid a card for the initiative
terminal-question-march = Under way, { $left } { $left ->
        [one] step
       *[other] steps
    } left
terminal-question-supply = { $action }: take up to { $left } from the supply
terminal-question-play = { $action }: take back up to { $left } from the play area
terminal-menu-card = { $card }
terminal-menu-cards = { $card } ×{ $copies }
terminal-menu-bid = { $card } ({ $initiative })
terminal-menu-left = { $card } ({ $left })
terminal-menu-more = { $what } …
terminal-menu-at = { $choice }, on { $tile }
terminal-menu-cited = { $choice } [{ $rules }]
terminal-menu-page = page { $page } of { $pages }, Enter: next page
terminal-menu-to = to { $tile }
terminal-menu-aim = at { $tile }
terminal-menu-stay = come in on { $tile } and stay there
terminal-menu-chance = { $choice }: { $percent } %
terminal-odds = { $dice } { $dice ->
        [one] die
       *[other] dice
    }, { $needed }+ or 0. { $tally } = { $needed } [{ $rules }]
terminal-odds-only-zero = { $dice } { $dice ->
        [one] die
       *[other] dice
    }, 0 only. { $tally } = { $needed } [{ $rules }]
terminal-odds-victim = { $mark } { $unit } { $percent } %  { $needed }+ ({ $sum })
terminal-odds-victim-only-zero = { $mark } { $unit } { $percent } %  0 ({ $sum } = { $needed })
terminal-prompt = { $side }, 1–{ $count } (? help, q save and quit):
terminal-prompt-back = { $side }, 1–{ $count } (0 back, ? help):
terminal-prompt-one = { $side } (? help, q save and quit):
terminal-prompt-one-back = { $side }, 1 to go ahead (0 back, ? help):
terminal-not-understood = “{ $asked }” is not understood. Type a number, or ? for what can be typed.

## What is done, in short

terminal-verb-bid = bid
terminal-verb-move = move
terminal-verb-guide = guide
terminal-verb-scout = scout
terminal-verb-stalk = stalk
terminal-verb-bolster = bolster
terminal-verb-command = command
terminal-verb-conceal = conceal
terminal-verb-control = control
terminal-verb-inspire = inspire
terminal-verb-recon = recon
terminal-verb-target = target
terminal-verb-attack = attack
terminal-verb-suppress = suppress
terminal-verb-blast = blast
terminal-verb-ready = ready
terminal-verb-hunker = hunker
terminal-verb-end-turn = end turn
terminal-verb-step = step
terminal-verb-halt = halt
terminal-verb-take = take
terminal-verb-done = done

## Commands in the game

terminal-keys-help = ? help
terminal-keys-undo = u undo
terminal-keys-last = last l
terminal-keys-log = log
terminal-keys-cards = cards c
terminal-keys-scenario = scenario goal
terminal-keys-rules = rules
terminal-keys-end = e end
terminal-keys-draw = draw
terminal-keys-resign = resign
terminal-keys-quit = q quit exit
terminal-keys-back = back b
terminal-keys-yes = yes y
terminal-does-help = this page
terminal-does-undo = take back your last choice, as long as no die fell and nothing hidden was shown
terminal-does-last = what happened since your last turn
terminal-does-log = everything that happened
terminal-does-cards = all piles: your own, and what is open of the enemy’s
terminal-does-scenario = the briefing and both goals
terminal-does-rules = the rules at hand; “? pinned” shows one of them
terminal-does-end = end the turn
terminal-does-draw = offer a draw, or accept one
terminal-does-resign = give up
terminal-does-quit = save and quit; the game is saved at every choice
terminal-does-back = back to the list before

## Pages

terminal-legend-tile = A tile shows its name, the cover it gives (+2; ▲3/1 is a hill) and the value of its objective ([2]; R is the radio). Below come the Americans’ line and the Germans’ line.
terminal-legend-marks = { $us_controlled } and { $german_controlled }: controlled by Americans, by Germans. { $us_scouted } and { $german_scouted }: scouted.
terminal-legend-counters =
    RA RB SA are counters: Riflemen A and B, Scouts A. RA! is suppressed. Where room is short RAB is RA and RB; +2 stands for
    two more, listed below the hand.
terminal-legend-ends = ↓: the side’s counters come in here. ×: the side’s Mortar aims here. ◄: holds the initiative marker. »: new in the log.
terminal-ask-undaunted =
    Type the number of a line, or the choice in words, such as “attack ra sb” or “move ra 5b”. Ask with a question mark, by
    the names on the screen: “? 2” (line 2), “? Rifleman A”, “? RA”, “? 5B”, “? attack”, “? control RA”, “? pinned”, and for a
    rule the name in its brackets.
terminal-title-legend = Help
terminal-title-answer = ? { $asked }
terminal-title-news = Since your last choice
terminal-title-last = Since your last turn
terminal-title-log = All that happened
terminal-title-cards = All piles
terminal-title-rules = The rules at hand
terminal-title-scenario = The scenario
terminal-page = Page { $page } of { $pages }. Enter: on, -: back, b: { $to }
terminal-page-last = Page { $page } of { $pages }, the last. Enter: { $to }, -: back
terminal-page-only = Enter: { $to }
terminal-page-to-game = to the game
terminal-page-to-list = to the list
terminal-piles-own = { $side } (you)
terminal-piles-open = { $side }, as far as it is open
terminal-piles-unknown = { $count } unseen
terminal-zone-hand = hand
terminal-zone-play = play area
terminal-zone-discard = discard pile
terminal-zone-deck = deck
terminal-zone-supply = supply
terminal-zone-removed = out of game

## Answers to questions

terminal-why-offered = { $count ->
        [one] On offer now, in one way:
       *[other] On offer now, in { $count } ways:
    }
terminal-why-more = … and { $count } more
terminal-why-refused = { $count ->
        [one] Not on offer now in one other way:
       *[other] Not on offer now in { $count } other ways, because:
    }
terminal-why-none = Not on offer now, because:
terminal-why-ways = { $verb }: { $count ->
        [one] one way
       *[other] { $count } ways
    } on offer
terminal-why-not = { $verb }: not now. { $why }
terminal-why-unknown = “{ $asked }” is no card, tile, action or topic. The nearest one is “{ $nearest }”.
terminal-why-rule = { $rule } stands in the rulebook (the German one) on page { $page }: { $heading }.
terminal-why-rule-elsewhere = { $rule }: { $place }.
terminal-why-no-rule = There is no rule “{ $rule }”. The nearest one is “{ $nearest }”.
terminal-why-card = { $code } is the card { $card }, initiative { $initiative }.
terminal-why-counter = { $side }: { $unit } on { $tile }, ready, base defense { $defense }.
terminal-why-counter-suppressed = { $side }: { $unit } on { $tile }, suppressed, base defense { $defense }.
terminal-why-counter-missing = { $side }: { $unit } not on the map, base defense { $defense }; comes in on { $tile }. [UND-7.6]
terminal-why-tile = { $tile }: cover { $cover }. [UND-4.1]
terminal-why-tile-hill = { $tile }: a hill, cover { $cover }, but 1 against shots from a hill and against Blast. [UND-11.1]
terminal-why-objective = An objective worth { $value }. [UND-3.4]
terminal-why-scouted = { $mark } { $side } have scouted it. [UND-3.1]
terminal-why-controlled = { $mark } { $side } control it. [UND-3.2]
terminal-why-here = { $side }: { $unit }, ready, base defense { $defense }.
terminal-why-here-suppressed = { $side }: { $unit }, suppressed, base defense { $defense }.
terminal-why-spawn = { $side } come in here: { $units }. [UND-3.5]
terminal-why-aim = { $side }: the Mortar aims here. [UND-3.6]
terminal-why-neighbours = Adjacent: { $tiles }. [UND-4.2]

## Two people, nobody, the end

terminal-hand-over = { $side }, please take the seat. Nothing is shown until you press Enter.
terminal-hand-over-undo = { $side }: u takes your last choice back.
terminal-hand-over-prompt = { $side }: Enter when you sit here, q saves and quits:
terminal-hand-over-only-enter = Only Enter by itself turns this page.
terminal-resign-sure = Do you give up? The other side wins.
terminal-resign-prompt = yes, or Enter to go on playing:
terminal-draw-declined = The opponent declines the draw.
terminal-draw-offered = The draw is offered. It holds until the other side plays on.
terminal-watch-prompt = Enter: next turn, f: to the end, last, log, q: save and quit:
terminal-watch-not-understood = “{ $asked }” means nothing here; nothing has happened.
terminal-end-prompt = The game is over. log: all that happened, Enter: leave:

## The campaign

terminal-campaign-title = Campaign: { $played } of { $games } games played
terminal-campaign-won = { $side } win; casualties: US { $us }, Germans { $german }
terminal-campaign-drawn = drawn; casualties: US { $us }, Germans { $german }
terminal-campaign-points =
    { $side }: { $points } { $points ->
        [one] point
       *[other] points
    }; wins { $wins }, casualties { $casualties }
terminal-campaign-rule = A win counts one point; every full ten casualties of the whole campaign take one off. [UND-12.8]
terminal-campaign-next = Next: { $scenario }. Enter plays it, q stops here:
terminal-campaign-file = Kept in { $file }
terminal-campaign-undecided = The campaign is undecided: after all that, both sides stand where they stood.
terminal-campaign-us-narrow = The Americans win the campaign by a hair. The road goes on, and it will be paid for again tomorrow.
terminal-campaign-us-clear = The Americans win the campaign clearly. Behind the hedgerows the country opens up.
terminal-campaign-us-crushing = The Americans win the campaign beyond doubt. What is left of the enemy is walking east.
terminal-campaign-german-narrow = The Germans win the campaign by a hair. Another day is gained, at a price nobody wants to count.
terminal-campaign-german-clear = The Germans win the campaign clearly. The hedgerows hold, and the attack has to begin anew.
terminal-campaign-german-crushing = The Germans win the campaign beyond doubt. The way to the south stays shut for a long time.

## Records

terminal-film-title = { $scenario }, rules version { $rules }
terminal-film-seat = { $side }: { $player }
terminal-film-running = The game still runs; { $entries } entries so far. Hidden cards are shown when it is over.
terminal-film-differs = From entry { $entry } on, today’s rules differ from those this game was played by. What follows is told from the record alone.
terminal-film-garbled = something that cannot be told ({ $name })
terminal-games-hint = Kept in { $folder }. A name is enough: bocage play --resume NAME, bocage show NAME, bocage campaign NAME.
terminal-games-damaged = cannot be read
terminal-games-running = unfinished, round { $round }
terminal-replay-followed = Today’s rules follow the record through all { $entries } entries.
terminal-replay-fuzz = This record was written because something failed: { $failure }
terminal-replay-mended = Tried once more: it does not fail any longer.
terminal-replay-still-fails = Tried once more: it still fails. { $failure }
terminal-step-prompt = Step { $step } of { $steps }. Enter: on, -: back, a number, q: leave
terminal-step-heading = After entry { $entry }
terminal-verify-proved = proved
terminal-verify-failed = NOT PROVED
terminal-verify-open = open
terminal-verify-chain = every line follows from the one before; { $entries } entries
terminal-verify-rules = rules version { $rules } followed every entry, and leads to the same events
terminal-verify-digests = { $count ->
        [one] one digest of the whole position agrees
       *[other] { $count } digests of the whole position agree
    }
terminal-verify-dice = the secret fits the promise in line 1, and all { $count } outcomes of chance follow from it
terminal-verify-no-promise = the dice; this record promises nothing about them
terminal-verify-too-early = the dice; their secret is shown when the game is over, and can be checked then
terminal-verify-limits =
    that nobody wrote the whole file anew, that whoever kept the secret did not use it during the game, who really sat at the
    table, and that no other game was thrown away before this one
terminal-fuzz-done =
    { $games ->
        [one] One game
       *[other] { $games } games
    } from seed { $seed } on, { $ended } of them to the end; { $choices } choices, nothing failed.
terminal-fuzz-failed = Something failed: { $failure }. The record that leads there: { $file }

## Which game, and how

terminal-game-undaunted = Undaunted: Normandy
terminal-game-memoir44 = Memoir ’44
terminal-game-question = Which game?
terminal-game-help = Undaunted builds decks and fights over tiles, in rounds. Memoir ’44 orders whole sections of a front by Command cards, turn by turn. Each game has its own list of scenarios.
terminal-way-question = What do you want to play?
terminal-way-single = One battle, { $edition }
terminal-way-match = A match of two battles with sides changed, { $edition }
terminal-way-help = In a match the same battle is fought twice. The players change sides in between, and the medals of both battles are added up. The editions differ on the sea, the beach, hedgerows and the air.
terminal-option-axis = Who plays the Axis.
terminal-option-allies = Who plays the Allies.
terminal-option-play-edition = The edition of Memoir ’44. Without it: the revised one.
terminal-option-fuzz-game = Play only this game.
terminal-option-match = Two battles with sides changed, the medals of both added up.
terminal-scenarios-hint = bocage play NAME plays one, bocage scenarios NAME shows its map.
terminal-error-no-such-side = There is no side “{ $asked }” in this game. Its sides are { $known }.
terminal-error-no-editions = This game has no edition “{ $asked }”; only Memoir ’44 comes in several.
terminal-error-no-match = A match adds up medals, and { $asked } has none. Matches are for Memoir ’44; Undaunted has its campaign.
terminal-error-bad-match = { $file } is not a match, or it is damaged.
terminal-error-match-game = A battle of the match is damaged: { $file }, line { $line }.
terminal-film-edition = Rules: { $edition }
terminal-games-turn = unfinished, turn { $turn }

## A match of two

terminal-match-title = Match of two, { $scenario } ({ $edition }): { $played } of 2 battles fought
terminal-match-player = player { $number } ({ $player })
terminal-match-side = { $side }: { $player }, { $medals ->
        [one] 1 medal
       *[other] { $medals } medals
    }
terminal-match-sum = Both battles together, { $player }: { $medals }
terminal-match-rule = The medals of both battles count; a battle given up counts as won with all its medals. [SET-12]
terminal-match-next = Now with sides changed. Enter fights the second battle, q stops here:
terminal-match-won = The match goes to { $player }, { $medals } to { $other }.
terminal-match-drawn = The match is drawn, { $medals } medals each.
