# Memoir ’44 im Terminal: Anzeigen, Menüs, Wahrscheinlichkeiten, Antworten. Alle Sätze sind unsere eigenen.

## Anzeigen

terminal-m44-title = { $scenario } · Zug { $turn }
terminal-m44-side = { $mark } { $side } { $medals }/{ $goal } · Karten { $cards }
terminal-m44-side-narrow = { $mark } { $side } { $medals }/{ $goal } ({ $cards })
terminal-m44-piles = Stapel { $deck } · Ablage { $discard }
terminal-m44-played = Karte: { $card } ({ $side })
terminal-m44-played-narrow = Karte: { $card }
terminal-m44-copies = { $card } als { $copied }
terminal-m44-discard = Ablagestapel: { $cards }
terminal-m44-last = { $side }: { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } auf der Hand; zuletzt gespielt: { $card }

## Menüs

terminal-m44-row = Reihe { $row }
terminal-m44-unit = { $at } { $unit } { $figures }
terminal-m44-acts = { $unit }: { $act }
terminal-m44-no-attack = { $hex } (kein Angriff)

## Wahrscheinlichkeiten

terminal-m44-odds-dice = { $dice } Würfel
terminal-m44-odds-tally = { $tally } = { $dice } [{ $rules }]
terminal-m44-odds-short = { $tally } = { $dice }
terminal-m44-odds-hits = Treffer { $hits }
terminal-m44-odds-outcome = eliminiert { $eliminated } · zurück { $retreats } · Feld leer { $emptied }
terminal-m44-odds-outcome-narrow = weg { $eliminated } · zurück { $retreats } · Feld leer { $emptied }
terminal-m44-odds-fast = mit ignorierter Fahne: { $outcome }
terminal-m44-odds-back = ohne: { $outcome }

## Die Schlacht

terminal-m44-needs = { $mark } { $side }: { $units } Einheiten, { $cards } Karten, { $medals } Medaillen zum Sieg. [MED-02]
terminal-m44-first = { $side } beginnen. [SET-17]
terminal-m44-grows = { $side } ziehen jeden Zug eine Karte mehr, bis sie { $cards } haben. [PEG-08]
terminal-m44-once = Der Stapel wird nur einmal durchgespielt. Ist er leer, gewinnen { $side }. [RUL-106]
terminal-m44-short-goal = { $side } { $medals }
terminal-m44-objective-temporary = { $mark } { $hexes }: { $medals ->
        [one] eine Medaille
       *[other] { $medals } Medaillen
    } für { $side }, solange sie dort stehen. [MED-07]
terminal-m44-objective-permanent = { $mark } { $hexes }: { $medals ->
        [one] eine Medaille
       *[other] { $medals } Medaillen
    } auf Dauer, sobald { $side } dort waren. [MED-10]
terminal-m44-objective-majority = { $mark } { $hexes }: { $medals ->
        [one] eine Medaille
       *[other] { $medals } Medaillen
    } für die Seite, die mehr dieser Felder hält. [MED-11]
terminal-m44-objective-sudden-victory = { $mark } { $hexes }: Sofortiger Sieg mit { $needs } dieser Felder, für { $side }. [MED-13]
terminal-m44-objective-exit = { $mark } { $hexes }: { $medals ->
        [one] eine Medaille
       *[other] { $medals } Medaillen
    } für jede Einheit, mit der { $side } den Spielplan hier verlassen. [RUL-34]
terminal-short-axis = Achse
terminal-short-allies = Alliierte
terminal-m44-army-axis = die Achsenmächte
terminal-m44-army-allies = die Alliierten
terminal-m44-army-either = beide Seiten

## Die Legende

terminal-m44-legend-hex = Jedes Feld zeigt sein Gelände; Felder, die zur Wahl stehen, zeigen ihren Namen umgekehrt gefärbt. Die Reihen sind um ein halbes Feld versetzt. { $line } trennt die Sektoren.
terminal-m44-legend-units = Eine Einheit zeigt ihre Figuren und ihren Buchstaben: große für die Alliierten, kleine für die Achsenmächte. 4I ist Infanterie der Alliierten mit vier Figuren.
terminal-m44-legend-marks = Vor einer Einheit: { $ordered } aktiviert, { $moved } bewegt, { $done } für diesen Zug fertig.
terminal-m44-legend-medals = Medaillen: { $axis } für die Achsenmächte, { $allies } für die Alliierten, { $either } für beide Seiten, { $exit } ein Ausgang. In Klammern dahinter: die Karten auf der Hand.
terminal-ask-memoir44 =
    Tippe die Nummer einer Zeile, oder die Entscheidung in Worten, etwa „ausspielen probe left“, „aktivieren d5“, „bewegen d5
    e6“ oder „angreifen d5 e6“. Mit einem Fragezeichen fragst du nach, mit den Namen auf dem Bildschirm: „? 2“ (Zeile 2), „?
    d5“ (ein Feld und wer dort steht), „? Wald“, „? Hinterhalt“, „? angreifen d5 e6“, „? Fahnen“, und nach einer Regel mit
    dem Namen in der Klammer.
terminal-scenario-help-memoir44 =
    Jede Zeile zeigt den Namen einer Schlacht und die Medaillen, die beide Seiten brauchen. Tippe die Nummer, oder „? 3“ für
    die Lage in Nummer 3. `bocage scenarios omaha-beach` zeigt auch die Karte.

## Antworten

terminal-m44-why-section = Lage für { $side }: { $sections }. [SET-19]
terminal-m44-why-status = In diesem Zug: { $status }.
terminal-m44-why-worth = Sie ist { $medals } Medaillen wert. [MED-03]
terminal-m44-status-ordered = aktiviert
terminal-m44-status-moved = bewegt
terminal-m44-status-holds-fire = darf nicht angreifen
terminal-m44-status-fought = hat angegriffen

## Was getan wird, in Kürze

terminal-m44-verb-play = ausspielen
terminal-m44-verb-section = sektor wählen
terminal-m44-verb-order = aktivieren
terminal-m44-verb-end-orders = fertig aktiviert
terminal-m44-verb-move = bewegen
terminal-m44-verb-exit = verlassen
terminal-m44-verb-end-moves = fertig bewegt
terminal-m44-verb-attack = angreifen
terminal-m44-verb-clear-wire = stacheldraht entfernen
terminal-m44-verb-end-battles = fertig angegriffen
terminal-m44-verb-ambush = hinterhalt legen
terminal-m44-verb-no-ambush = kein hinterhalt
terminal-m44-verb-stand-fast = fahne ignorieren
terminal-m44-verb-fall-back = nicht ignorieren
terminal-m44-verb-retreat = zurückziehen
terminal-m44-verb-halt = anhalten
terminal-m44-verb-take-ground = boden gewinnen
terminal-m44-verb-stay = stehen bleiben
terminal-m44-verb-target = ziel wählen
terminal-m44-verb-end-targets = fertig gezielt
terminal-m44-verb-strike = beschießen
terminal-m44-verb-dig-in = eingraben
terminal-m44-verb-heal = zurückholen
terminal-m44-verb-keep = behalten
terminal-m44-verb-drop = abspringen
terminal-m44-verb-air-strike = luftangriff
