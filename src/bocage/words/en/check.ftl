# Checking scenario files. All sentences are our own. What is wrong inside a file is told in English.

terminal-command-check = Check scenario files: all that is wrong with them, or what is in them.
terminal-option-game = For which game the files are. Without it their keys tell.
terminal-check-fine-memoir44 =
    { $file } is fine: { $name }, { $hexes } hexes. Axis: { $axis_units } units, { $axis_cards } cards, medals to win
    { $axis_medals }. Allies: { $allies_units } units, { $allies_cards } cards, medals to win { $allies_medals }.
terminal-check-fine-undaunted =
    { $file } is fine: { $name }, { $tiles } tiles. US: { $us_counters } counters, { $us_deck } cards in the deck,
    { $us_supply } in the supply. Germans: { $german_counters } counters, { $german_deck } cards in the deck,
    { $german_supply } in the supply.
terminal-check-faults =
    { $file }: { $count ->
        [one] one fault
       *[other] { $count } faults
    }
terminal-check-which-game = It cannot be told for which game { $file } is a scenario. With --game you say it: { $games }.
terminal-check-too-large = { $file } has more than { $most } bytes; a scenario is a short text.
terminal-check-no-text = { $file }, line { $line }: the file is not text in UTF-8.
