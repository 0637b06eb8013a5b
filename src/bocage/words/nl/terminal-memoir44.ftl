# Memoir ’44 in de terminal: panelen, menu’s, kansen, antwoorden. Alle zinnen zijn van onszelf.

## Panelen

terminal-m44-title = { $scenario } · beurt { $turn }
terminal-m44-side = { $mark } { $side } { $medals }/{ $goal } · kaarten { $cards }
terminal-m44-side-narrow = { $mark } { $side } { $medals }/{ $goal } ({ $cards })
terminal-m44-piles = trekstapel { $deck } · aflegstapel { $discard }
terminal-m44-played = Kaart: { $card } ({ $side })
terminal-m44-played-narrow = Kaart: { $card }
terminal-m44-copies = { $card } als { $copied }
terminal-m44-discard = Aflegstapel: { $cards }
terminal-m44-last = { $side }: { $cards } { $cards ->
        [one] kaart
       *[other] kaarten
    } in de hand; laatst gespeeld: { $card }

## Menu’s

terminal-m44-row = rij { $row }
terminal-m44-unit = { $at } { $unit } { $figures }
terminal-m44-acts = { $unit }: { $act }
terminal-m44-no-attack = { $hex } (geen aanval)

## Kansen

terminal-m44-odds-dice = { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }
terminal-m44-odds-tally = { $tally } = { $dice } [{ $rules }]
terminal-m44-odds-short = { $tally } = { $dice }
terminal-m44-odds-hits = treffers { $hits }
terminal-m44-odds-outcome = verslagen { $eliminated } · trekt terug { $retreats } · vak leeg { $emptied }
terminal-m44-odds-outcome-narrow = weg { $eliminated } · terug { $retreats } · vak leeg { $emptied }
terminal-m44-odds-fast = met één vlag genegeerd: { $outcome }
terminal-m44-odds-back = zonder: { $outcome }

## De veldslag

terminal-m44-needs = { $mark } { $side }: { $units } eenheden, { $cards } kaarten, { $medals } medailles om te winnen. [MED-02]
terminal-m44-first = { $side } beginnen. [SET-17]
terminal-m44-grows = { $side } trekken elke beurt een kaart meer, tot ze er { $cards } hebben. [PEG-08]
terminal-m44-once = De trekstapel gaat er maar één keer door. Is hij op, dan winnen { $side }. [RUL-106]
terminal-m44-short-goal = { $side } { $medals }
terminal-m44-objective-temporary = { $mark } { $hexes }: { $medals ->
        [one] een medaille
       *[other] { $medals } medailles
    } voor { $side }, zolang ze daar staan. [MED-07]
terminal-m44-objective-permanent = { $mark } { $hexes }: { $medals ->
        [one] een medaille
       *[other] { $medals } medailles
    } voorgoed, zodra { $side } er zijn geweest. [MED-10]
terminal-m44-objective-majority = { $mark } { $hexes }: { $medals ->
        [one] een medaille
       *[other] { $medals } medailles
    } voor de kant die meer van deze vakken houdt. [MED-11]
terminal-m44-objective-sudden-victory = { $mark } { $hexes }: onmiddellijke overwinning met { $needs } van deze vakken, voor { $side }. [MED-13]
terminal-m44-objective-exit = { $mark } { $hexes }: { $medals ->
        [one] een medaille
       *[other] { $medals } medailles
    } voor elke eenheid waarmee { $side } hier het bord verlaten. [RUL-34]
terminal-short-axis = As
terminal-short-allies = Geallieerden
terminal-m44-army-axis = de Asmogendheden
terminal-m44-army-allies = de Geallieerden
terminal-m44-army-either = beide kanten

## De legenda

terminal-m44-legend-hex = Elk vak toont zijn terrein; vakken die gekozen kunnen worden, tonen hun naam met omgekeerde kleuren. De rijen zijn een half vak verschoven. { $line } scheidt de secties.
terminal-m44-legend-units = Een eenheid toont haar figuren en haar letter: hoofdletters zijn de Geallieerden, kleine letters de Asmogendheden. 4I is infanterie van de Geallieerden met vier figuren.
terminal-m44-legend-marks = Voor een eenheid: { $ordered } geactiveerd, { $moved } verplaatst, { $done } klaar voor deze beurt.
terminal-m44-legend-medals = Medailles: { $axis } voor de Asmogendheden, { $allies } voor de Geallieerden, { $either } voor beide kanten, { $exit } een uitgang. Tussen haakjes erachter: de kaarten in de hand.
terminal-ask-memoir44 =
    Typ het nummer van een regel, of de keuze in woorden, zoals “spelen probe left”, “activeren d5”, “verplaatsen d5 e6” of
    “aanvallen d5 e6”. Met een vraagteken vraag je ernaar, met de namen op het scherm: “? 2” (regel 2), “? d5” (een vak en wie
    er staat), “? bos”, “? hinderlaag”, “? aanvallen d5 e6”, “? vlaggen”, en voor een regel de naam tussen de haken.
terminal-scenario-help-memoir44 =
    Elke regel toont de naam van een veldslag en de medailles die beide kanten nodig hebben. Typ het nummer, of “? 3” om te
    lezen waar nummer 3 over gaat. `bocage scenarios omaha-beach` toont ook de kaart.

## Antwoorden

terminal-m44-why-section = Ligging voor { $side }: { $sections }. [SET-19]
terminal-m44-why-status = Deze beurt: { $status }.
terminal-m44-why-worth = Zij is { $medals } medailles waard. [MED-03]
terminal-m44-status-ordered = geactiveerd
terminal-m44-status-moved = verplaatst
terminal-m44-status-holds-fire = mag niet aanvallen
terminal-m44-status-fought = heeft aangevallen

## Wat er gedaan wordt, in het kort

terminal-m44-verb-play = spelen
terminal-m44-verb-section = sectie kiezen
terminal-m44-verb-order = activeren
terminal-m44-verb-end-orders = klaar met activeren
terminal-m44-verb-move = verplaatsen
terminal-m44-verb-exit = verlaten
terminal-m44-verb-end-moves = klaar met verplaatsen
terminal-m44-verb-attack = aanvallen
terminal-m44-verb-clear-wire = concertina verwijderen
terminal-m44-verb-end-battles = klaar met vechten
terminal-m44-verb-ambush = hinderlaag leggen
terminal-m44-verb-no-ambush = geen hinderlaag
terminal-m44-verb-stand-fast = vlag negeren
terminal-m44-verb-fall-back = niet negeren
terminal-m44-verb-retreat = terugtrekken
terminal-m44-verb-halt = stilhouden
terminal-m44-verb-take-ground = terreinwinst boeken
terminal-m44-verb-stay = blijven staan
terminal-m44-verb-target = doel kiezen
terminal-m44-verb-end-targets = klaar met kiezen
terminal-m44-verb-strike = beschieten
terminal-m44-verb-dig-in = ingraven
terminal-m44-verb-heal = terughalen
terminal-m44-verb-keep = houden
terminal-m44-verb-drop = afspringen
terminal-m44-verb-air-strike = luchtaanval
