# Scenariobestanden nakijken. Alle zinnen zijn van onszelf. Wat er in een bestand fout is, wordt in het Engels gezegd.

terminal-command-check = Scenariobestanden nakijken: alles wat eraan fout is, of wat erin staat.
terminal-option-game = Voor welk spel de bestanden zijn. Zonder opgave blijkt dat uit hun sleutels.
terminal-check-fine-memoir44 =
    { $file } is in orde: { $name }, { $hexes } zeshoeken. As: { $axis_units } eenheden, { $axis_cards } kaarten, medailles
    voor de winst { $axis_medals }. Geallieerden: { $allies_units } eenheden, { $allies_cards } kaarten, medailles voor de
    winst { $allies_medals }.
terminal-check-fine-undaunted =
    { $file } is in orde: { $name }, { $tiles } tegels. VS: { $us_counters } eenheidsfiches, { $us_deck } kaarten in de trekstapel,
    { $us_supply } in de voorraad. Duitsers: { $german_counters } eenheidsfiches, { $german_deck } kaarten in de trekstapel,
    { $german_supply } in de voorraad.
terminal-check-faults =
    { $file }: { $count ->
        [one] één fout
       *[other] { $count } fouten
    }
terminal-check-which-game = Er is niet te zien voor welk spel { $file } een scenario is. Met --game zeg je het: { $games }.
terminal-check-too-large = { $file } heeft meer dan { $most } bytes; een scenario is een korte tekst.
terminal-check-no-text = { $file }, regel { $line }: het bestand is geen tekst in UTF-8.
