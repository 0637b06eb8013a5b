# Szenariodateien prüfen. Alle Sätze sind unsere eigenen. Was in einer Datei falsch ist, wird englisch gesagt.

terminal-command-check = Szenariodateien prüfen: alles, was an ihnen falsch ist, oder was in ihnen steht.
terminal-option-game = Für welches Spiel die Dateien sind. Ohne Angabe sagen es ihre Schlüssel.
terminal-check-fine-memoir44 =
    { $file } ist in Ordnung: { $name }, { $hexes } Felder. Achse: { $axis_units } Einheiten, { $axis_cards } Karten,
    Medaillen zum Sieg { $axis_medals }. Alliierte: { $allies_units } Einheiten, { $allies_cards } Karten, Medaillen zum
    Sieg { $allies_medals }.
terminal-check-fine-undaunted =
    { $file } ist in Ordnung: { $name }, { $tiles } Spielfelder. US: { $us_counters } Einheitenmarker, { $us_deck } Karten im Deck,
    { $us_supply } im Vorrat. Deutsche: { $german_counters } Einheitenmarker, { $german_deck } Karten im Deck, { $german_supply } im
    Vorrat.
terminal-check-faults =
    { $file }: { $count ->
        [one] ein Fehler
       *[other] { $count } Fehler
    }
terminal-check-which-game = Für welches Spiel { $file } ein Szenario ist, ist nicht zu erkennen. Mit --game sagst du es: { $games }.
terminal-check-too-large = { $file } hat mehr als { $most } Bytes; ein Szenario ist ein kurzer Text.
terminal-check-no-text = { $file }, Zeile { $line }: Die Datei ist kein Text in UTF-8.
