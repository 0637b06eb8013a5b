# The arena: computer players against each other. All sentences are our own.

terminal-command-arena =
    Let computer players meet, on all cores, and show who wins how often. Each meets every other, from both sides; one
    name alone meets itself, and without a name all meet.

terminal-option-scenarios = Which battles; the name of a game means all of its own. Without it all battles of all games.
terminal-option-games-each = How many games of each battle and way to sit; ten without it.
terminal-option-edition = By which editions, for games that have several; without it by the usual one.
terminal-option-jobs = How many games at a time; without it as many as there are processor cores.
terminal-option-arena-seed = The seed of all games: the same seed plays the same games.
terminal-option-arena-out = The folder for results and records. What it holds already is not played again.
terminal-option-arena-commanders = How many commanders sit at a table, both sides together: 2, 6 or 8, where the battle has room for them.
terminal-option-arena-seat = Compare the players in this seat alone; all other seats are played by the first.

terminal-arena-game-memoir44 = Memoir ’44
terminal-arena-game-undaunted = Undaunted: Normandy
terminal-arena-heading = { $game }: { $first } against { $second }
terminal-arena-of-first = Won by the first, 95 %
terminal-arena-as = as { $side }
terminal-arena-both = together
terminal-arena-nobody = nobody
terminal-arena-all = All battles
terminal-arena-table = { $game }, { $count } commanders
terminal-arena-seat = { $game }: the seat { $seat }, all others { $others }
terminal-arena-seated = with { $player }
terminal-arena-apart = better by, 95 %
terminal-arena-by-its-side = Won by its side, 95 %
terminal-arena-won =
    { $player }: { $won } of { $games } games won, { $percent } %; 95 % interval { $low } to { $high } %
terminal-arena-unwon = Without a winner: { $drawn } drawn, { $broken } broken off after too many choices.
terminal-arena-decimal = { $whole }.{ $tenth }
terminal-arena-kept = Records: { $folder }. The seed was { $seed }.
terminal-arena-stopped = Stopped. The games that were over are kept; the same command with --out { $folder } goes on.
terminal-arena-failed =
    The game { $game } came upon a fault of the program: { $failure }. Its record as far as it came: { $file }.
terminal-arena-lost = The process that played { $game } is gone; the game is played again.
terminal-arena-given-up = Each process that played { $game } was gone before its end. The game is left out.
terminal-arena-left-out =
    { $count ->
        [one] One game could not be played to its end and is left out.
       *[other] { $count } games could not be played to their end and are left out.
    } All others are kept in { $folder }; the same command with --out { $folder } tries again.
terminal-arena-no-player = There is no player “{ $asked }”. The nearest is “{ $nearest }”; known are { $known }.
terminal-arena-no-edition = There is no edition “{ $asked }”. The nearest is “{ $nearest }”; known are { $known }.
terminal-arena-no-editions = The battles asked for have one edition only, so “{ $asked }” cannot be chosen.
terminal-arena-no-table = “{ $scenario }” does not seat { $count } commanders. A battle of several boards seats 2, 6 or 8, any other 2.
terminal-arena-no-seat = There is no seat “{ $asked }”. The nearest is “{ $nearest }”; known are { $known }.
terminal-arena-in-use = Another arena is at work in { $folder }. A folder takes one at a time.
terminal-arena-no-arena = { $folder } holds something else than an arena. Take another folder.
terminal-arena-other-seed = The games in { $folder } have the seed { $found }, not { $asked }. Leave --seed out, or take another folder.
terminal-arena-other-rules = The games in { $folder } were played by other rules than today’s. Take another folder.
terminal-arena-garbled = Line { $line } of { $file } cannot be read. Mend it, or take another folder.
