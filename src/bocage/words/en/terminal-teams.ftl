# Games of teams and of young generals at the terminal. All sentences are our own.

terminal-option-alliance = Operation: Alliance for three or four players: hands of their own and an open card that each team shares.
terminal-option-teams = Teams of up to three with one hand, as in the edition of 2004; with --young for young generals.
terminal-option-members = How many play for the Axis and for the Allies, such as 2-3. Without it: as many as a team can have.
terminal-option-young = A game of young generals: section cards only, six each in the revised edition.
terminal-option-no-ground = Young generals take no ground and do not overrun.
terminal-option-tactics = How many kinds of Tactic cards young generals play with, the simplest first.
terminal-error-no-teams = Teams and young generals play battles of Memoir ’44 on one board; { $asked } is not one.
terminal-error-one-mode = Only one of them at a time: --alliance, --teams, or --young with or without --teams.
terminal-error-young-only = --no-ground and --tactics go with --young only.
terminal-error-tactics = There are { $most } kinds of Tactic cards, not { $asked }.
terminal-error-mode-edition = --{ $mode } is of the other edition: leave --edition out, or say --edition { $edition }.
terminal-error-members = “{ $asked }” is no size of teams here. What can be played is { $known }.
terminal-m44-shared = Shared ({ $side }): { $card }
terminal-m44-verb-play-shared = play shared
terminal-m44-verb-shared-strike = shared air strike
terminal-m44-verb-propose = propose
terminal-m44-verb-defer = leave it
terminal-m44-verb-entrust = hand on
terminal-m44-verb-end-entrust = no more handing on
