# Die Sätze von Memoir '44. Namen und Begriffe sind die des Spiels, alle Sätze sind unsere eigenen.
#
# $side ist eine Seite mit Artikel am Satzanfang, immer Plural; $army ist ihr bloßer Name. $unit ist eine
# Einheitenart, in Entscheidungen und Überschriften eine mit ihrem Feld, etwa „Infanterie auf G5“. Alle
# Einheitenarten sind weiblich. Der erste Buchstabe eines Satzes wird nachträglich groß geschrieben.

## Seiten, Ausgaben

memoir44-side-axis = Achsenmächte
memoir44-side-allies = Alliierte
memoir44-the-axis = Die Achsenmächte
memoir44-the-allies = Die Alliierten
memoir44-edition-revised = überarbeitete Ausgabe
memoir44-edition-2004 = erste Ausgabe (2004)

## Sektoren

memoir44-section-left = linke Flanke
memoir44-section-center = Zentrum
memoir44-section-right = rechte Flanke

## Einheiten

memoir44-unit-infantry = Infanterie
memoir44-unit-elite-infantry = Eliteinfanterie
memoir44-unit-resistance = Résistance
memoir44-unit-armor = Panzer-Einheit
memoir44-unit-elite-armor = Elitepanzer-Einheit
memoir44-unit-artillery = Artillerie
memoir44-unit-at = { $unit } auf { $at }
memoir44-some-unit-at = Einheit auf { $at }

## Gelände

memoir44-terrain-open = Wiese
memoir44-terrain-forest = Wald
memoir44-terrain-hedgerow = Hecken
memoir44-terrain-town = Stadt
memoir44-terrain-church = Kirche
memoir44-terrain-hill = Hügel
memoir44-terrain-bluff = Steilküste
memoir44-terrain-cliff = Klippe
memoir44-terrain-steep-hill = Steiler Hügel
memoir44-terrain-impassable-hill = unpassierbarer Hügel
memoir44-terrain-blocking-hill = Bergwand
memoir44-terrain-river = Fluss
memoir44-terrain-wide-river = breiter Fluss
memoir44-terrain-lake = See
memoir44-terrain-sea = Meer
memoir44-terrain-beach = Strand
memoir44-terrain-bridge = Brücke

## Hindernisse

memoir44-obstacle-bunker = Bunker
memoir44-obstacle-hedgehog = Panzersperre
memoir44-obstacle-wire = Stacheldraht
memoir44-obstacle-sandbags = Sandsäcke
memoir44-obstacle-sea-wall = Strandmauer

## Symbole der Angriffswürfel

memoir44-face-I = Infanterie
memoir44-face-A = Panzer
memoir44-face-G = Granate
memoir44-face-S = Stern
memoir44-face-F = Fahne

## Befehlskarten

memoir44-card-recon-left = Aufklärung (links)
memoir44-card-recon-center = Aufklärung (Zentrum)
memoir44-card-recon-right = Aufklärung (rechts)
memoir44-card-probe-left = Vorstoß (links)
memoir44-card-probe-center = Vorstoß (Zentrum)
memoir44-card-probe-right = Vorstoß (rechts)
memoir44-card-attack-left = Offensive (links)
memoir44-card-attack-center = Offensive (Zentrum)
memoir44-card-attack-right = Offensive (rechts)
memoir44-card-assault-left = Sturmangriff (links)
memoir44-card-assault-center = Sturmangriff (Zentrum)
memoir44-card-assault-right = Sturmangriff (rechts)
memoir44-card-recon-in-force = Frontaufklärung
memoir44-card-general-advance = Marschbefehl
memoir44-card-pincer-move = Zangenbewegung
memoir44-card-air-power = Luftunterstützung
memoir44-card-ambush = Hinterhalt
memoir44-card-armor-assault = Panzerangriff
memoir44-card-artillery-bombard = Artilleriebeschuss
memoir44-card-barrage = Sperrfeuer
memoir44-card-behind-enemy-lines = Hinter feindlichen Linien
memoir44-card-close-assault = Nahkampf
memoir44-card-counter-attack = Gegenangriff
memoir44-card-dig-in = Eingraben
memoir44-card-direct-from-hq = Oberbefehl
memoir44-card-firefight = Feuergefecht
memoir44-card-infantry-assault = Infanterieangriff
memoir44-card-medics-and-mechanics = Sanitäter & Mechaniker
memoir44-card-move-out = Ausrücken!
memoir44-card-their-finest-hour = Sternstunde

## Was zur Wahl stehen kann

memoir44-verb-play = Eine Befehlskarte ausspielen
memoir44-verb-section = Einen Sektor wählen
memoir44-verb-order = Aktivieren
memoir44-verb-end-orders = Niemanden mehr aktivieren
memoir44-verb-move = Bewegen
memoir44-verb-exit = Den Spielplan verlassen
memoir44-verb-end-moves = Nichts mehr bewegen
memoir44-verb-attack = Angreifen
memoir44-verb-clear-wire = Stacheldraht entfernen
memoir44-verb-end-battles = Nicht mehr angreifen
memoir44-verb-ambush = Hinterhalt ausspielen
memoir44-verb-no-ambush = Den Angriff geschehen lassen
memoir44-verb-stand-fast = Eine Fahne ignorieren
memoir44-verb-fall-back = Keine Fahne ignorieren
memoir44-verb-retreat = Zurückziehen
memoir44-verb-halt = Nicht weiter zurückziehen
memoir44-verb-take-ground = Boden gewinnen
memoir44-verb-stay = Stehen bleiben
memoir44-verb-target = Ein Ziel wählen
memoir44-verb-end-targets = Kein weiteres Ziel
memoir44-verb-strike = Beschießen
memoir44-verb-dig-in = Eingraben
memoir44-verb-heal = Figuren zurückholen
memoir44-verb-keep = Eine Karte behalten
memoir44-verb-drop = Abspringen
memoir44-verb-air-strike = Luftangriff anfordern

memoir44-choice-play = { $card } ausspielen
memoir44-choice-play-as = { $card } ausspielen, wirkt als { $acts_as }
memoir44-choice-section = In diesem Sektor: { $section }
memoir44-choice-order = { $unit } aktivieren
memoir44-choice-move = { $unit } nach { $to } bewegen
memoir44-choice-exit = { $unit } verlässt den Spielplan
memoir44-choice-attack = { $unit } greift an: { $target }
memoir44-choice-clear-wire = { $unit } entfernt den Stacheldraht
memoir44-choice-retreat = Rückzug nach { $to }
memoir44-choice-target = Ziel: { $target }
memoir44-choice-strike = { $target } beschießen
memoir44-choice-dig-in = { $unit } gräbt sich ein
memoir44-choice-heal = Figuren für { $unit } zurückholen
memoir44-choice-keep = { $card } behalten
memoir44-choice-drop = Über { $to } abspringen
memoir44-choice-air-strike = { $card } als Luftangriff ausspielen

## Was gefragt wird

memoir44-asked-turn = Spiel eine Befehlskarte aus
memoir44-asked-sectioning = In welchem Sektor?
memoir44-asked-ordering = Aktiviere Einheiten: { $done } von { $total }
memoir44-asked-rally = Aktiviere Einheiten nach den Würfeln: Infanterie { $infantry }, Panzer { $armor }, beliebig { $stars }
memoir44-asked-marching = Bewege die aktivierten Einheiten
memoir44-asked-fighting = Greif mit den aktivierten Einheiten an
memoir44-asked-ground = { $unit }: Boden gewinnen auf { $to }?
memoir44-asked-overrun = { $unit }: überrennen?
memoir44-asked-ambush-window = { $unit } greift an: { $victim }. Hinterhalt?
memoir44-asked-stand-fast =
    { $unit } gegen { $flags ->
        [one] eine Fahne
       *[other] { $flags } Fahnen
    }: eine ignorieren?
memoir44-asked-retreat = { $unit } zieht sich zurück: wohin?
memoir44-asked-salvos = Wähle die Ziele, höchstens { $most }
memoir44-asked-shelling = Welches Ziel wird zuerst beschossen?
memoir44-asked-digging = Wer gräbt sich ein? Noch höchstens { $left }
memoir44-asked-healing = Wer bekommt Figuren zurück?
memoir44-asked-keep = Welche Karte bleibt auf der Hand?
memoir44-asked-air-drop =
    Fallschirmjäger: { $count ->
        [one] die letzte Figur springt ab
       *[other] noch { $count } Figuren springen ab
    }

## Ereignisse

memoir44-event-turn-begun = Zug { $turn }: { $army }.
memoir44-event-card-drawn = { $side } ziehen { $card }.
memoir44-event-card-drawn-unseen = { $side } ziehen eine Karte.
memoir44-event-card-kept = { $side } behalten { $card }.
memoir44-event-card-kept-unseen = { $side } behalten eine der Karten.
memoir44-event-card-discarded = { $side } werfen { $card } ab.
memoir44-event-deck-reshuffled = Der Ablagestapel wird zu einem neuen Befehlskarten-Stapel gemischt.
memoir44-event-card-played = { $side } spielen { $card }.
memoir44-event-card-played-plain =
    { $side } spielen { $card }. Sie haben keine Einheit, die die Karte nennt, und dürfen dafür eine beliebige aktivieren.
memoir44-event-card-played-as = { $side } spielen { $card }; sie wirkt als { $acts_as }.
memoir44-event-card-played-as-plain =
    { $side } spielen { $card }; sie wirkt als { $acts_as }. Sie haben keine Einheit, die die Karte nennt, und dürfen dafür
    eine beliebige aktivieren.
memoir44-event-section-chosen = { $side } wählen ihren Sektor: { $section }.
memoir44-event-unit-ordered = Aktiviert: { $unit } auf { $at }.
memoir44-event-orders-rolled = Würfel für Aktivierungen: { $faces }.
memoir44-event-unit-moved = { $unit } auf { $from } bewegt sich nach { $to }.
memoir44-event-unit-exited = { $unit } auf { $at } verlässt den Spielplan.
memoir44-event-wire-removed = Der Stacheldraht auf { $at } wird entfernt.
memoir44-event-sandbags-removed = Die Sandsäcke auf { $at } werden entfernt.
memoir44-event-sandbags-laid = { $unit } auf { $at } gräbt sich ein.
memoir44-event-target-chosen = Ziel: { $unit } auf { $at }.
memoir44-event-attack-declared =
    { $overrun ->
        [yes] Überrennen: { $unit }
       *[other] { $unit }
    } auf { $at } greift an: { $target } auf { $target_at } ({ $tally }).
memoir44-event-ambush-sprung = { $side } spielen { $card }: { $unit } auf { $at } kommt dem Angriff zuvor.
memoir44-event-dice-rolled =
    Würfel: { $faces }: { $hits ->
        [0] kein Treffer
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }{ $flags ->
        [0] .
        [one] , 1 Fahne.
       *[other] , { $flags } Fahnen.
    }
memoir44-event-figures-lost =
    { $unit } auf { $at } verliert { $number ->
        [one] eine Figur
       *[other] { $number } Figuren
    }{ $why ->
        [no-way-back] , weil der Rückzug versperrt ist{ $left ->
            [0] .
           *[other] ; { $left ->
                [one] eine bleibt
               *[other] { $left } bleiben
            }.
        }
       *[hits] { $left ->
            [0] .
           *[other] ; { $left ->
                [one] eine bleibt
               *[other] { $left } bleiben
            }.
        }
    }
memoir44-event-unit-eliminated =
    { $unit } auf { $at } ({ $army }) ist eliminiert, { $medals ->
        [one] eine Medaille
       *[other] { $medals } Medaillen
    } für den Gegner.
memoir44-event-flag-ignored = { $unit } auf { $at } ignoriert eine Fahne.
memoir44-event-unit-retreated = { $unit } auf { $at } zieht sich nach { $to } zurück.
memoir44-event-ground-taken = { $unit } auf { $at } gewinnt Boden und rückt nach { $to } vor.
memoir44-event-figures-healed =
    Würfel: { $faces }: { $number ->
        [0] Keine Figur kommt zu { $unit } auf { $at } zurück.
        [one] Eine Figur kommt zu { $unit } auf { $at } zurück.
       *[other] { $number } Figuren kommen zu { $unit } auf { $at } zurück.
    }
memoir44-event-objective-taken = { $side } gewinnen die Medaille auf { $at } dauerhaft.
memoir44-event-drop-aimed = Ein Fallschirmjäger springt über { $to } ab.
memoir44-event-unit-landed = Der Fallschirmjäger landet auf { $at }: eine volle Infanterie-Einheit ({ $army }).
memoir44-event-figure-lost = Der Fallschirmjäger treibt nach { $at } ab und ist verloren ({ $army }).
memoir44-event-medals-changed = Medaillen: Achsenmächte { $axis }, Alliierte { $allies }.

## Angriffswürfel

memoir44-tally-base = { $amount } nach Distanz
memoir44-tally-card = { $amount } Karte
memoir44-tally-from-town = { $amount } Angriff aus Stadt
memoir44-tally-from-church = { $amount } Angriff aus Kirche
memoir44-tally-from-wire = { $amount } Angriff aus Stacheldraht
memoir44-tally-forest = { $amount } Wald
memoir44-tally-hedgerow = { $amount } Hecken
memoir44-tally-town = { $amount } Stadt
memoir44-tally-church = { $amount } Kirche
memoir44-tally-hill = { $amount } Hügel
memoir44-tally-bluff = { $amount } Steilküste
memoir44-tally-cliff = { $amount } Klippe
memoir44-tally-steep-hill = { $amount } Steiler Hügel
memoir44-tally-bunker = { $amount } Bunker
memoir44-tally-sandbags = { $amount } Sandsäcke
memoir44-tally-sea-wall = { $amount } Strandmauer
memoir44-tally-total =
    { $total ->
        [one] 1 Würfel
       *[other] { $total } Würfel
    }: { $sum }

## Ausgänge

memoir44-outcome-medals = { $side } gewinnen: Sie haben die nötigen Medaillen.
memoir44-outcome-sudden-victory = { $side } erringen einen sofortigen Sieg: Sie halten die Felder, um die es geht.
memoir44-outcome-no-units = { $side } gewinnen: Der Gegner hat keine Einheit mehr auf dem Spielplan.
memoir44-outcome-deck-empty = { $side } gewinnen: Der Befehlskarten-Stapel ist aufgebraucht.
memoir44-outcome-resigned = { $side } gewinnen: Der Gegner hat aufgegeben.
memoir44-outcome-timed-out = { $side } gewinnen: Die Zeit des Gegners ist abgelaufen.

## Ablehnungen: Karten

memoir44-refusal-not-your-turn = Die andere Seite ist am Zug. Die Seiten wechseln sich ab, je Zug mit einer Befehlskarte.
memoir44-refusal-play-a-card = Für „{ $verb }“ ist es zu früh: Ein Zug beginnt mit einer Befehlskarte von der Hand.
memoir44-refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
memoir44-refusal-no-spotters =
    { $card } kann keinen Luftangriff anfordern: Dazu braucht es Aufklärung und eine eigene Einheit auf dem Hügel der Beobachter.
memoir44-refusal-reaction-only = { $card } gehört in den Zug des Gegners, als Antwort auf einen Nahkampf. Spiel eine andere Karte.
memoir44-refusal-section-first = Für „{ $verb }“ ist es zu früh: Wähle zuerst den Sektor, in dem die Karte wirkt.
memoir44-refusal-not-drawn = { $card } ist nicht unter den gezogenen Karten. Behalte eine von ihnen.
memoir44-refusal-keep-first = Für „{ $verb }“ ist es zu früh: Behalte zuerst eine der gezogenen Karten.
memoir44-refusal-unknown-card = Eine Karte „{ $word }“ gibt es nicht. Am nächsten kommt „{ $nearest }“.
memoir44-refusal-unknown-section = Einen Sektor „{ $word }“ gibt es nicht. Am nächsten kommt „{ $nearest }“.
memoir44-refusal-unknown-hex = Ein Feld „{ $word }“ gibt es auf diesem Spielplan nicht. Am nächsten kommt „{ $nearest }“.

## Ablehnungen: Aktivierungen

memoir44-refusal-order-first = Für „{ $verb }“ ist es zu früh: Zuerst wird aktiviert. Aktiviere eine Einheit oder schließ damit ab.
memoir44-refusal-no-unit-there = Auf { $at } steht keine Einheit von dir.
memoir44-refusal-already-ordered = Die { $unit } auf { $at } ist schon aktiviert; das geht einmal je Zug.
memoir44-refusal-not-this-kind = Die Karte gilt nicht für die { $unit } auf { $at }, sondern für Einheiten anderer Art.
memoir44-refusal-in-contact =
    Die { $unit } auf { $at } ist angrenzend zu einem Feind; die Karte aktiviert nur Einheiten, die es nicht sind.
memoir44-refusal-not-in-section = Die { $unit } auf { $at } steht außerhalb der Sektoren, die die Karte nennt.
memoir44-refusal-no-order-left =
    Für die { $unit } auf { $at } ist keine Aktivierung übrig. Die anderer Sektoren gelten für sie nicht.
memoir44-refusal-no-face-left =
    Kein Würfel aktiviert die { $unit } auf { $at }: Das tun nur ihr eigenes Symbol und ein Stern.
memoir44-refusal-dig-first = Für „{ $verb }“ ist es zu früh: Zuerst gräbt sich Infanterie ein. Wähle eine oder schließ damit ab.
memoir44-refusal-already-dug-in = Die { $unit } auf { $at } hat schon Sandsäcke.
memoir44-refusal-no-digging-at-sea = Die { $unit } auf { $at } steht im Meer; dort liegen keine Sandsäcke.
memoir44-refusal-heal-first = Für „{ $verb }“ ist es zu früh: Wähle zuerst die Einheit, die Figuren zurückbekommt.
memoir44-refusal-no-losses = Die { $unit } auf { $at } hat keine Figur verloren.

## Ablehnungen: Bewegung

memoir44-refusal-moves-first =
    Für „{ $verb }“ ist es zu früh: Zuerst enden alle Bewegungen. Bewege eine Einheit oder schließ damit ab.
memoir44-refusal-not-ordered = Die { $unit } auf { $at } ist in diesem Zug nicht aktiviert und kann also nichts tun.
memoir44-refusal-already-moved = Die { $unit } auf { $at } hat sich schon bewegt; das geht einmal je Zug.
memoir44-refusal-no-way-off =
    Die { $unit } auf { $at } kann den Spielplan nicht verlassen: Dazu braucht es ein Feld mehr als den Weg zum Ausgang.
memoir44-refusal-already-there = Die { $unit } steht schon auf { $to }. Soll sie dort bleiben, lass ihre Bewegung weg.
memoir44-refusal-hex-taken =
    Auf { $to } steht eine Einheit. Keine andere darf dieses Feld betreten oder durchqueren.
memoir44-refusal-impassable = Die { $unit } kann nicht nach { $to }: unpassierbar für sie ({ $terrain }).
memoir44-refusal-cannot-leave = Die { $unit } auf { $from } darf ihren Bunker nie verlassen.
memoir44-refusal-not-from-next-hex =
    Auf { $to } ({ $terrain }) darf nur eine Einheit, die zu Beginn ihrer Bewegung angrenzend stand.
memoir44-refusal-too-far = { $to } ist zu weit von { $from } für die { $unit }: Sie bewegt sich höchstens { $march } weit.

## Ablehnungen: Angriff

memoir44-refusal-battles-now = Für „{ $verb }“ ist es zu spät: Die Bewegungen sind vorbei. Greif an oder schließ damit ab.
memoir44-refusal-no-wire-to-clear = Auf { $at } liegt kein Stacheldraht, den die { $unit } entfernen könnte.
memoir44-refusal-already-fought = Die { $unit } auf { $at } hat schon angegriffen.
memoir44-refusal-no-enemy-there = Auf { $at } steht keine feindliche Einheit.
memoir44-refusal-contact-changed =
    Die { $unit } auf { $at } steht nicht mehr so, wie die Karte es verlangt: Ein Feind ist neben sie geraten oder fort.
memoir44-refusal-afloat = Die { $unit } auf { $from } ist im Meer; von dort greift keine Einheit an.
memoir44-refusal-enemy-adjacent =
    Die { $unit } auf { $from } ist im Nahkampf und kann nur angrenzende Feinde angreifen, nicht { $at }.
memoir44-refusal-out-of-range =
    { $at } ist { $away } Felder von der { $unit } auf { $from } entfernt; ihre Reichweite ist { $range }.
memoir44-refusal-no-sight = Die { $unit } auf { $from } sieht { $at } nicht: Die Sichtlinie ist blockiert.
memoir44-refusal-no-dice =
    Der { $unit } auf { $from } bleibt gegen { $at } kein Würfel: Gelände und Hindernisse nehmen ihr alle.
memoir44-refusal-answer-attack-first = Für „{ $verb }“ ist es zu früh: Sag zuerst, ob du einen Hinterhalt ausspielst.
memoir44-refusal-no-ambush-in-hand = Du hast keinen Hinterhalt auf der Hand. Lass den Angriff geschehen.
memoir44-refusal-target-one-first = Wähle mindestens ein Ziel.
memoir44-refusal-targets-first = Für „{ $verb }“ ist es zu früh: Zuerst werden alle Ziele beschossen.
memoir44-refusal-already-a-target = Die { $unit } auf { $at } ist schon ein Ziel.
memoir44-refusal-not-next-to-target = Die { $unit } auf { $at } ist zu keinem der gewählten Ziele angrenzend.
memoir44-refusal-not-a-target = Auf { $at } steht keines der gewählten Ziele.

## Ablehnungen: Rückzug, Boden gewinnen

memoir44-refusal-answer-flag-first = Für „{ $verb }“ ist es zu früh: Sag zuerst, ob die Einheit eine Fahne ignoriert.
memoir44-refusal-retreat-first = Für „{ $verb }“ ist es zu früh: Zuerst zieht sich die Einheit zurück.
memoir44-refusal-retreat-not-done =
    Der Rückzug ist nicht zu Ende: { $left ->
        [one] Ein Feld fehlt
       *[other] { $left } Felder fehlen
    } noch.
memoir44-refusal-not-toward-own-side =
    Von { $from } führt kein Rückzug nach { $to }: Jedes Feld davon liegt näher an der Seite der Einheit.
memoir44-refusal-no-retreat-onto = Von { $from } kann sich die Einheit nicht nach { $to } zurückziehen: { $terrain }.
memoir44-refusal-ground-first = Für „{ $verb }“ ist es zu früh: Sag zuerst, ob die Einheit Boden gewinnt.
memoir44-refusal-overrun-first = Für „{ $verb }“ ist es zu früh: Zuerst überrennt die Panzer-Einheit oder bleibt stehen.
memoir44-refusal-ground-not-empty = { $to } ist nicht frei, die { $unit } kann dort keinen Boden gewinnen.
memoir44-refusal-takes-no-ground = Die { $unit } auf { $at } gewinnt keinen Boden; { $to } bleibt leer.
memoir44-refusal-halted = Die { $unit } musste in diesem Zug auf { $at } stehen bleiben und kann nicht nach { $to } vorrücken.
memoir44-refusal-left-hedgerow =
    Die { $unit } hat in diesem Zug Hecken verlassen und geht nicht weiter als { $at }, also nicht nach { $to }.
memoir44-refusal-cannot-enter = Die { $unit } auf { $at } kann nicht nach { $to } vorrücken: unpassierbar für sie ({ $terrain }).
memoir44-refusal-no-ground-up-cliff =
    Die { $unit } auf { $at } kann nicht nach { $to } vorrücken: Vom Strand aus gewinnt niemand Boden auf einer Klippe.
memoir44-refusal-drop-first = Für „{ $verb }“ ist es zu früh: Zuerst springen die Fallschirmjäger ab.

## Ablehnungen: zur falschen Zeit, und Wege, die nicht hinführen

memoir44-refusal-nothing-calls-for = Für „{ $verb }“ gibt es jetzt keinen Anlass.
memoir44-refusal-one-card-a-turn = Die Karte dieses Zuges liegt schon auf dem Tisch; in jedem Zug gibt es nur eine.
memoir44-refusal-orders-are-given = Für „{ $verb }“ ist es zu spät: Die Einheiten sind aktiviert. Wer fehlt, wartet auf einen anderen Zug.
memoir44-refusal-nobody-moves = „{ $verb }“ geht nicht: Die Einheiten, die diese Karte aktiviert, bleiben stehen und greifen an.
memoir44-refusal-aim-first = „{ $verb }“ muss warten: Zuerst wählst du die Ziele oder beendest die Wahl.
memoir44-refusal-targets-are-fixed = Für „{ $verb }“ ist es zu spät: Die Ziele stehen fest und werden nacheinander beschossen.
memoir44-refusal-others-came-between = Die { $unit } auf { $at } kann nicht mehr ein zweites Mal angreifen: Seit dem ersten Angriff hat eine andere Einheit angegriffen.
memoir44-refusal-no-attack-on-entry = Die { $unit } auf { $at } hat dieses Feld eben erst betreten und kann in diesem Zug nicht angreifen: { $terrain }.
memoir44-refusal-no-attack-after-march = Die { $unit } auf { $at } hat sich zu weit bewegt, um in diesem Zug noch anzugreifen.
memoir44-refusal-no-exit-here = In dieser Schlacht kann keine deiner Einheiten den Spielplan verlassen; die { $unit } auf { $at } bleibt.
memoir44-refusal-one-hex-back = Von { $from } geht der Rückzug nicht in einem Sprung nach { $to }, sondern Feld für Feld.
memoir44-refusal-way-taken = Die { $unit } kommt nicht von { $from } nach { $to }: Auf { $over } steht eine Einheit im Weg.
memoir44-refusal-way-barred = Die { $unit } kommt nicht von { $from } nach { $to }: Der Weg führt über { $over }, und dorthin kann sie nicht: { $terrain }.
memoir44-refusal-way-stops = Die { $unit } kommt nicht von { $from } nach { $to }: Auf { $over } müsste sie anhalten: { $terrain }.
memoir44-refusal-too-steep = Die { $unit } kommt nicht von { $from } nach { $to }: Der Schritt nach { $over } ist zu steil: { $terrain }.
memoir44-refusal-bridge-from-land = Die { $unit } kommt nicht von { $from } nach { $to }: Die Brücke auf { $over } betritt man nur vom Land aus.
memoir44-refusal-bridge-ends-only = Die { $unit } kommt nicht von { $from } nach { $to }: Die Brücke auf { $over } betritt und verlässt man nur an ihren Enden.
memoir44-refusal-no-climb = Die { $unit } kommt nicht von { $from } nach { $to }: Zwischen Strand und { $over } klettert nur Infanterie: { $terrain }.
memoir44-refusal-climb-too-long = Die { $unit } kommt nicht von { $from } nach { $to }: Der Schritt hinauf oder hinab auf { $over } zählt zwei Felder: { $terrain }.
memoir44-refusal-beach-limit = Die { $unit } kommt nicht von { $from } nach { $to }: Über den Strand auf { $over } geht es höchstens zwei Felder weit.
memoir44-refusal-one-hex-out = Die { $unit } kommt nicht von { $from } nach { $to }: Von hier geht es nur ein Feld weit: { $terrain } ({ $over }).

## Regeln zur Hand: was zur Wahl stehen kann

memoir44-help-play = Ein Zug beginnt mit einer offen ausgespielten Karte von der Hand. Verzichten kann man darauf nicht. [TRN-03, TRN-04]
memoir44-help-section = Sag, in welchem deiner drei Sektoren die Karte wirkt. [CARD-INFANTRYASSAULT-1, SET-19]
memoir44-help-order =
    Nenne jede Einheit, die eine Aktivierung der Karte bekommt, bevor sich eine bewegt. Nur aktivierte Einheiten handeln in
    diesem Zug. [ORD-01, TRN-09]
memoir44-help-end-orders = Die Zahl auf der Karte ist die höchste; weniger zu aktivieren oder niemanden ist erlaubt. [ORD-07]
memoir44-help-move =
    Eine aktivierte Einheit geht so weit, wie ihre Art es erlaubt, um Einheiten und Unpassierbares herum. Alle Bewegungen kommen
    vor dem ersten Angriff. [MOV-01, TRN-10]
memoir44-help-exit =
    Eine Einheit, die ein Ausgangsfeld mit einem Feld Rest erreicht, verlässt den Spielplan; deine Seite gewinnt
    die Medaille. [RUL-33, RUL-34]
memoir44-help-end-moves = Eine aktivierte Einheit muss sich nicht bewegen; die übrigen bleiben stehen. [ORD-09]
memoir44-help-attack =
    Eine aktivierte Einheit wirft ihre Würfel gegen einen Feind in Reichweite und Sichtlinie. Ist sie im Nahkampf, dann
    gegen einen angrenzenden. [ATK-01, ATK-06]
memoir44-help-clear-wire = Infanterie, die angreifen könnte, darf stattdessen den Stacheldraht auf ihrem Feld entfernen. [OBS-WIRE-3]
memoir44-help-end-battles = Eine aktivierte Einheit muss nicht angreifen. Danach wird nur noch gezogen. [ORD-10, TRN-12]
memoir44-help-ambush =
    Gegen einen Nahkampf: Deine Einheit würfelt zuerst. Ein Angreifer, der eliminiert oder vertrieben ist, greift nicht mehr
    an. [CARD-AMBUSH-1, CARD-AMBUSH-5]
memoir44-help-no-ambush =
    Der Angriff geht weiter; gefragt wird auch, wer die Karte nicht hat, damit sich nichts verrät. [CARD-AMBUSH-7]
memoir44-help-stand-fast = Eine Fahne dieses Angriffs zählt nicht, dank dessen, was auf dem Feld der Einheit ist. [RET-12, RET-13]
memoir44-help-fall-back = Die Einheit zieht sich für jede Fahne zurück, obwohl sie eine ignorieren könnte. [RET-12]
memoir44-help-retreat = Ein Feld in Richtung der eigenen Seite; sind zwei frei, wählt, wem die Einheit gehört. [RET-02, RET-03]
memoir44-help-halt = Die Résistance ist so weit gegangen wie nötig und geht nicht weiter. [UNI-14]
memoir44-help-take-ground =
    Die Einheit rückt auf das Feld vor, das ihr Nahkampf geleert hat; Panzer dürfen danach noch einmal angreifen. [GND-01, GND-08]
memoir44-help-stay = Die Einheit bleibt, wo sie ist, und verzichtet auf den Boden oder das Überrennen. [GND-02, GND-17]
memoir44-help-target =
    Wähle, auf wen die Würfel fallen. Mehrere Ziele bilden eine Gruppe, jedes angrenzend zu einem
    anderen. [CARD-AIRPOWER-1, CARD-AIRPOWER-6]
memoir44-help-end-targets = Weniger Ziele, als die Karte erlaubt, sind genug. [CARD-AIRPOWER-7]
memoir44-help-strike = Die Ziele stehen fest; du bestimmst, welches als Nächstes beschossen wird. [CARD-AIRPOWER-4]
memoir44-help-dig-in = Die Einheit bekommt Sandsäcke; sie bewegt sich in diesem Zug nicht und greift nicht an. [CARD-DIGIN-1]
memoir44-help-heal =
    Würfle für die Einheit: Ihr eigenes Symbol und jeder Stern holen eine Figur zurück, bis zur vollen
    Stärke. [CARD-MEDICS-1, CARD-MEDICS-2]
memoir44-help-keep = Von zwei gezogenen Karten bleibt eine auf der Hand, die andere wird abgeworfen. [CARD-RECON, CRD-06]
memoir44-help-drop = Die Figur wird auf ein Feld gezielt und treibt ab; auf einem freien wird sie eine volle Infanterie-Einheit. [SPC-DROP]
memoir44-help-air-strike =
    Stehen Beobachter auf dem Hügel, lässt sich Aufklärung wie Luftunterstützung spielen; das erste Ziel muss in ihrem Sektor
    sein. [SPC-317]

## Regeln zur Hand: Begriffe

memoir44-topic-turn = Zug, Spielzug
memoir44-topic-sections = Sektoren, Sektor, Flanke, Zentrum
memoir44-topic-cards = Befehlskarten, Karten, Sektor-Karten, Taktik-Karten, Stapel, Ablagestapel
memoir44-topic-dice = Würfel, Angriffswürfel, Treffer, Symbole
memoir44-topic-range = Reichweite, Distanz
memoir44-topic-sight = Sichtlinie, Sicht
memoir44-topic-protection = Schutz
memoir44-topic-flags = Fahnen, Fahne, Rückzug
memoir44-topic-ground = Boden
memoir44-topic-overrun = Überrennen
memoir44-topic-medals = Medaillen, Medaille, Sieg, eliminiert
memoir44-topic-objectives = Missionsziele, Missionsziel, temporär, permanent
memoir44-topic-sudden-victory = sofortiger Sieg
memoir44-topic-air = Lufthoheit
memoir44-topic-height = Höhe, Geländehöhe
memoir44-topic-edition = Ausgabe, Ausgaben
memoir44-help-turn =
    Eine Karte ausspielen, aktivieren, bewegen, angreifen, eine Karte ziehen: in dieser Folge, jeder Schritt für alle
    Einheiten. [TRN-02]
memoir44-help-sections =
    Zwei Linien teilen den Spielplan in zwei Flanken und ein Zentrum, vom eigenen Platz aus benannt. Ein Feld auf einer Linie
    gehört zu beiden Sektoren. [SET-19, ORD-03]
memoir44-help-cards =
    Vierzig Sektor-Karten aktivieren in Sektoren, zwanzig Taktik-Karten tun etwas Eigenes. Gespielte kommen auf den Ablagestapel;
    ist der Stapel leer, werden sie neu gemischt. [SET-27, TRN-12, TRN-13]
memoir44-help-dice =
    Ein Würfel zeigt zweimal Infanterie und je einmal Panzer, Granate, Stern, Fahne. Es treffen das Symbol des Ziels und die
    Granate, der Stern nur bei manchen Karten. Jeder Treffer kostet eine Figur. [HIT-01, HIT-03, HIT-05, HIT-07, HIT-08]
memoir44-help-range =
    Infanterie wirft 3, 2, 1 Würfel auf 1 bis 3 Felder, Panzer überall dort 3, Artillerie 3, 3, 2, 2, 1, 1 auf 1 bis 6. Ein
    Angriff auf ein angrenzendes Feld ist Nahkampf. [ATK-05, ATK-11, ATK-12, ATK-13]
memoir44-help-sight =
    Alle außer Artillerie müssen ihr Ziel sehen: Die Linie von Mitte zu Mitte darf keine Einheit und nichts Blockierendes
    durchqueren. Was sie nur berührt, blockiert, wenn es auf beiden Seiten liegt. [LOS-01, LOS-03, LOS-04, LOS-10]
memoir44-help-protection =
    Gelände und Hindernisse auf dem Feld des Ziels nehmen Infanterie und Panzern Würfel, das bessere von beiden, nie beide.
    Artillerie kümmert nichts davon. [ATK-16, ATK-20, OBS-GEN-1]
memoir44-help-flags =
    Nach den Treffern geht die Einheit für jede Fahne ein Feld zurück. Was davon nicht geht, kostet sie eine
    Figur. [HIT-02, RET-01, RET-09]
memoir44-help-ground =
    Nach einem Nahkampf, der das Feld des Ziels geleert hat, darf der Angreifer dorthin vorrücken. Artillerie nie, auch keine
    Einheit, die in diesem Zug stehen bleiben musste. [GND-01, GND-03, GND-06]
memoir44-help-overrun =
    Panzer, die Boden gewonnen haben, dürfen noch einmal angreifen und nach einem Nahkampf wieder Boden
    gewinnen. [GND-08, GND-09, GND-16]
memoir44-help-medals =
    Jede eliminierte feindliche Einheit ist eine Medaille. Wer zuerst so viele hat, wie die Schlacht verlangt, gewinnt
    sofort. [MED-01, MED-02]
memoir44-help-objectives =
    Eine temporäre Medaille zählt, solange eine eigene Einheit auf dem Feld steht, eine permanente für immer. Eine
    Mehrheits-Medaille hat, wer mehr ihrer Felder hält. [MED-07, MED-10, MED-11]
memoir44-help-sudden-victory =
    Wer die genannten Felder hält, gewinnt auf der Stelle, in manchen Schlachten erst am Ende des eigenen
    Zugs. [MED-13, RUL-113]
memoir44-help-air =
    Luftunterstützung wirft zwei Würfel je Ziel, wenn die eigene Seite an dieser Front und in diesem Jahr die Lufthoheit hat,
    sonst einen. Im Westen haben sie 1944 die Alliierten. [AIR-01, AIR-06]
memoir44-help-height =
    Hügel aller Art sind eine Stufe hoch. Zwischen zwei Einheiten auf der Höhe stört unten nichts die
    Sichtlinie. [ELE-02, ELE-05, ELE-07]
memoir44-help-edition =
    Gespielt wird die überarbeitete Ausgabe, auf Wunsch die von 2004; sie unterscheiden sich bei Meer, Strand, Hecken,
    Kirche, See und Lufthoheit. [TER-SEA-2, TER-BEACH-4, TER-HEDGE-1, TER-CHURCH-2, TER-LAKE-3, AIR-02]

## Regeln zur Hand: Karten

memoir44-help-card-recon-left = Aktiviere 1 Einheit auf der linken Flanke. Zieh am Ende zwei Karten und behalte eine. [CARD-RECON]
memoir44-help-card-recon-center = Aktiviere 1 Einheit im Zentrum. Zieh am Ende zwei Karten und behalte eine. [CARD-RECON]
memoir44-help-card-recon-right = Aktiviere 1 Einheit auf der rechten Flanke. Zieh am Ende zwei Karten und behalte eine. [CARD-RECON]
memoir44-help-card-probe-left = Aktiviere 2 Einheiten auf der linken Flanke. [CARD-PROBE]
memoir44-help-card-probe-center = Aktiviere 2 Einheiten im Zentrum. [CARD-PROBE]
memoir44-help-card-probe-right = Aktiviere 2 Einheiten auf der rechten Flanke. [CARD-PROBE]
memoir44-help-card-attack-left = Aktiviere 3 Einheiten auf der linken Flanke. [CARD-ATTACK]
memoir44-help-card-attack-center = Aktiviere 3 Einheiten im Zentrum. [CARD-ATTACK]
memoir44-help-card-attack-right = Aktiviere 3 Einheiten auf der rechten Flanke. [CARD-ATTACK]
memoir44-help-card-assault-left = Aktiviere alle Einheiten auf der linken Flanke. [CARD-ASSAULT]
memoir44-help-card-assault-center = Aktiviere alle Einheiten im Zentrum. [CARD-ASSAULT]
memoir44-help-card-assault-right = Aktiviere alle Einheiten auf der rechten Flanke. [CARD-ASSAULT]
memoir44-help-card-recon-in-force = Aktiviere 1 Einheit in jedem der drei Sektoren. [CARD-RECONINFORCE]
memoir44-help-card-general-advance = Aktiviere 2 Einheiten in jedem der drei Sektoren. [CARD-GENERALADVANCE]
memoir44-help-card-pincer-move = Aktiviere 2 Einheiten auf jeder Flanke, keine im Zentrum. [CARD-PINCERMOVE]
memoir44-help-card-air-power =
    Bis zu 4 Feinde in einer Gruppe, gegen jeden ein oder zwei Würfel, je nach Lufthoheit. Sterne treffen, Gelände hilft nicht,
    keine Fahne wird ignoriert. [CARD-AIRPOWER-1, CARD-AIRPOWER-2, CARD-AIRPOWER-3]
memoir44-help-card-ambush =
    Im Zug des Gegners: Eine eigene Einheit, die im Nahkampf angegriffen wird, würfelt vor dem
    Angreifer. [CARD-AMBUSH-1, CARD-AMBUSH-2]
memoir44-help-card-armor-assault =
    Aktiviere bis zu 4 Panzer-Einheiten; im Nahkampf wirft jede einen Würfel mehr. Ganz ohne Panzer eine beliebige
    Einheit. [CARD-ARMORASSAULT-1, CARD-ARMORASSAULT-3]
memoir44-help-card-artillery-bombard =
    Aktiviere alle Artillerie: Jede bewegt sich bis zu 3 Felder oder bleibt und greift zweimal an. Ganz ohne Artillerie eine
    beliebige Einheit. [CARD-BOMBARD-1, CARD-BOMBARD-5]
memoir44-help-card-barrage =
    Vier Würfel gegen einen beliebigen Feind. Gelände hilft nicht, keine Fahne wird ignoriert, Sterne treffen
    nicht. [CARD-BARRAGE-1]
memoir44-help-card-behind-enemy-lines =
    Aktiviere 1 Infanterie: bis zu 3 Felder weit, Angriff mit einem Würfel mehr, noch einmal bis zu 3 Felder, ohne dass Gelände
    bremst. [CARD-BEHINDLINES-1, CARD-BEHINDLINES-2]
memoir44-help-card-close-assault =
    Aktiviere alle Infanterie und Panzer, die angrenzend zu Feinden sind. Sie bleiben stehen und greifen dort mit einem Würfel
    mehr an. [CARD-CLOSEASSAULT-1]
memoir44-help-card-counter-attack =
    Tut, was die letzte Karte des Gegners tat, mit vertauschtem Links und Rechts. [CARD-COUNTER-1, CARD-COUNTER-2]
memoir44-help-card-dig-in =
    Bis zu 4 Infanterie-Einheiten bekommen Sandsäcke, ohne sich zu bewegen oder anzugreifen. Ganz ohne Infanterie eine beliebige
    Einheit aktivieren. [CARD-DIGIN-1, CARD-DIGIN-6]
memoir44-help-card-direct-from-hq = Aktiviere bis zu 4 Einheiten beliebiger Art, wo sie auch sind. [CARD-HQ-1]
memoir44-help-card-firefight =
    Aktiviere bis zu 4 Einheiten, die zu keinem Feind angrenzend sind. Sie bleiben stehen und greifen mit einem Würfel mehr
    an. [CARD-FIREFIGHT-1]
memoir44-help-card-infantry-assault =
    Aktiviere alle Infanterie in einem Sektor: 2 Felder und Angriff oder 3 ohne. Ganz ohne Infanterie eine beliebige
    Einheit. [CARD-INFANTRYASSAULT-1, CARD-INFANTRYASSAULT-5]
memoir44-help-card-medics-and-mechanics =
    Ein Würfel je Karte auf der Hand, diese mitgezählt: Das eigene Symbol und Sterne bringen einer Einheit Figuren zurück. Kam
    eine, ist sie aktiviert. [CARD-MEDICS-1, CARD-MEDICS-2, CARD-MEDICS-3]
memoir44-help-card-move-out = Aktiviere bis zu 4 Infanterie-Einheiten. Ganz ohne Infanterie eine beliebige Einheit. [CARD-MOVEOUT-1]
memoir44-help-card-their-finest-hour =
    Ein Würfel je Karte auf der Hand, diese mitgezählt: Jedes Symbol aktiviert eine Einheit seiner Art, ein Stern eine beliebige,
    alle mit einem Würfel mehr. Danach wird alles neu gemischt, was nicht auf der Hand
    ist. [CARD-FINESTHOUR-1, CARD-FINESTHOUR-2, CARD-FINESTHOUR-3, CARD-FINESTHOUR-4]

## Regeln zur Hand: Gelände

memoir44-help-terrain-open = Ohne Wirkung, Höhe 0. [SET-29]
memoir44-help-terrain-forest =
    Wer hineingeht, bleibt stehen und greift nicht an. Blockiert die Sichtlinie. Infanterie wirft dagegen 1 Würfel weniger,
    Panzer 2 weniger. [TER-FOREST-1, TER-FOREST-2, TER-FOREST-3]
memoir44-help-terrain-hedgerow =
    Wie Wald; aber nur von einem angrenzenden Feld aus zu betreten, und hinaus geht es nur ein Feld
    weit. [TER-HEDGE-1, TER-HEDGE-4, TER-HEDGE-5]
memoir44-help-terrain-town = Wie Wald; und Panzer greifen daraus mit 2 Würfeln weniger an. [TER-TOWN-1, TER-TOWN-3, TER-TOWN-4]
memoir44-help-terrain-church = Wie eine Stadt; in der überarbeiteten Ausgabe darf eine Einheit darin auch eine Fahne ignorieren. [TER-CHURCH-1, TER-CHURCH-2]
memoir44-help-terrain-hill =
    Höhe 1. Blockiert die Sichtlinie, doch nicht zwischen hohen Feldern. Infanterie und Panzer, die von unten angreifen, werfen
    1 Würfel weniger. [TER-HILL-1, TER-HILL-4, TER-HILL-6]
memoir44-help-terrain-bluff =
    Ein Hügel; zwischen ihm und dem Strand bewegt sich nur Infanterie, und der Schritt zählt als zwei
    Felder. [TER-BLUFF-1, TER-BLUFF-2, TER-BLUFF-3]
memoir44-help-terrain-cliff = Wie eine Steilküste; und vom Strand aus gewinnt dort niemand Boden. [TER-CLIFF-1, TER-CLIFF-2]
memoir44-help-terrain-steep-hill = Ein Hügel; der Schritt hinauf zählt als zwei Felder. [TER-STEEP-1, TER-STEEP-2]
memoir44-help-terrain-impassable-hill = Ein Hügel, den niemand betreten kann. [SPC-SLOPE]
memoir44-help-terrain-blocking-hill = Ein Hügel, den niemand betreten und über den auch Artillerie nicht schießen kann. [SPC-GAP]
memoir44-help-terrain-river = Niemand kann ihn betreten; hinübersehen kann man. [TER-RIVER-1]
memoir44-help-terrain-wide-river = Niemand kann ihn betreten, und Infanterie greift nicht über ihn hinweg an. [SPC-WIDE]
memoir44-help-terrain-lake = Niemand kann ihn betreten; in der überarbeiteten Ausgabe sieht niemand über zwei angrenzende Seefelder. [TER-LAKE-1, TER-LAKE-3]
memoir44-help-terrain-sea =
    Wer hineingeht, bleibt stehen. Aus dem Meer greift niemand an, und niemand zieht sich hinein
    zurück. [TER-SEA-1, TER-SEA-4, TER-SEA-5]
memoir44-help-terrain-beach = Eine Bewegung, die auf einen Strand führt, geht höchstens zwei Felder weit. [TER-BEACH-1]
memoir44-help-terrain-bridge = Offenes Gelände über dem Fluss, betreten und verlassen über Land. [TER-BRIDGE-1, TER-BRIDGE-2]

## Regeln zur Hand: Hindernisse

memoir44-help-obstacle-bunker =
    Nur für Infanterie. Infanterie wirft dagegen 1 Würfel weniger, Panzer 2 weniger; eine Fahne darf ignoriert werden. Blockiert
    die Sichtlinie. Manchmal dient er nur einer Seite. [OBS-BUNKER-1, OBS-BUNKER-6, OBS-BUNKER-7, OBS-BUNKER-8]
memoir44-help-obstacle-hedgehog = Nur für Infanterie; eine Einheit dort darf eine Fahne ignorieren. [OBS-HEDGEHOG-2, OBS-HEDGEHOG-4]
memoir44-help-obstacle-wire =
    Wer hineingeht, bleibt stehen. Infanterie greift daraus mit 1 Würfel weniger an und darf ihn statt anzugreifen entfernen;
    Panzer walzen ihn nieder. [OBS-WIRE-1, OBS-WIRE-2, OBS-WIRE-3, OBS-WIRE-4]
memoir44-help-obstacle-sandbags =
    Infanterie und Panzer werfen 1 Würfel weniger; eine Fahne darf ignoriert werden. Geht die Einheit, gehen auch
    sie. [OBS-SAND-2, OBS-SAND-4, OBS-SAND-6]
memoir44-help-obstacle-sea-wall = Wie Sandsäcke, doch sie bleibt, und manchmal dient sie nur einer Seite. [OBS-SEAWALL-1, OBS-SEAWALL-2]

## Regeln zur Hand: Einheiten

memoir44-help-unit-infantry = 4 Figuren. 1 Feld und Angriff oder 2 Felder ohne. Würfel 3, 2, 1. [MOV-04, SET-06, ATK-11]
memoir44-help-unit-elite-infantry = 4 Figuren. Bis zu 2 Felder und Angriff. Würfel 3, 2, 1. [MOV-05, UNI-07, ATK-11]
memoir44-help-unit-resistance =
    3 Figuren. Wie Infanterie; sie greift aber auch an, wenn sie Wald, Hecken oder Stadt betreten hat, und weicht je Fahne 1 bis 3
    Felder. [UNI-10, UNI-12, UNI-14]
memoir44-help-unit-armor = 3 Figuren. Bis zu 3 Felder und Angriff. Würfel 3, 3, 3. Überrennt. [MOV-06, SET-06, ATK-12, GND-16]
memoir44-help-unit-elite-armor = Elitepanzer: wie Panzer, mit 4 Figuren. [UNI-15]
memoir44-help-unit-artillery =
    2 Figuren. 1 Feld oder Angriff. Würfel 3, 3, 2, 2, 1, 1, ohne Sichtlinie und ohne Rücksicht auf
    Gelände. [MOV-07, SET-06, ATK-13, ATK-15, ATK-16]

## Die Schlachten

memoir44-pegasus-bridge = Pegasusbrücke
memoir44-pegasus-bridge-briefing =
    Kurz nach Mitternacht landen am 6. Juni Gleiter der britischen 6. Luftlandedivision neben den Brücken über den Caen-Kanal und
    die Orne. Die Alliierten haben auf jeder Brücke eine Medaille, solange sie dort stehen; die Deutschen schlafen anfangs und
    haben nur zwei Karten, später vier.
memoir44-sainte-mere-eglise = Sainte-Mère-Église
memoir44-sainte-mere-eglise-briefing =
    In der Nacht vor der Landung gehen amerikanische Fallschirmjäger verstreut über Dächern und Obstgärten von Sainte-Mère-Église
    nieder. Vor dem ersten Zug springen noch vier ab, und der Wind redet mit; die Deutschen kommen aus mehreren Dörfern.
memoir44-sword-beach = Sword Beach
memoir44-sword-beach-briefing =
    Britische Infanterie, Commandos und Schwimmpanzer landen zwischen Lion-sur-Mer und Riva Bella unter den Geschützen der Bunker.
    Zwischen Panzersperren und Stacheldraht suchen sie den Weg zu drei Städten; jede ist eine Medaille, solange sie sie halten.
memoir44-pointe-du-hoc = Pointe du Hoc
memoir44-pointe-du-hoc-briefing =
    Amerikanische Ranger klettern an Seilen und Leitern eine Klippe hinauf, um eine Batterie auszuschalten, die zwei Strände
    erreicht. Die Geschütze stehen längst im Wald dahinter: Jeder der beiden Wälder am fernen Rand ist eine Medaille für immer.
memoir44-omaha-beach = Omaha Beach
memoir44-omaha-beach-briefing =
    Die erste Welle watet vor einer Steilküste an Land, von der aus jeder Meter Sand zu treffen ist. Die Deutschen beginnen; die
    Amerikaner haben für jede Stadt dahinter eine Medaille, solange sie sie halten.
memoir44-mont-mouchet = Mont Mouchet
memoir44-mont-mouchet-briefing =
    Tausende aus der Auvergne haben sich in den Wäldern um den Mont Mouchet der Résistance angeschlossen, und am 10. Juni rücken
    deutsche Kolonnen an. Ihre schweren Panzer sind kaum aufzuhalten, und jede der beiden Einheiten ist zwei Medaillen wert.
memoir44-vassieux = Vassieux
memoir44-vassieux-briefing =
    Die Résistance auf der Hochebene des Vercors erwartet bei Vassieux alliierte Flugzeuge; am 21. Juli landen dort deutsche
    Lastensegler. Die Befehlskarten reichen nur einmal: Sind sie aufgebraucht, gewinnen die Achsenmächte.
memoir44-operation-cobra = Operation Cobra
memoir44-operation-cobra-briefing =
    Nach einem Bombenteppich westlich von Saint-Lô stoßen die Amerikaner durch die Hecken, um die Front aufzubrechen. Marigny und
    Saint-Gilles zählen je eine Medaille, solange sie gehalten werden; wenige deutsche Stützpunkte und Panzer stehen im Weg.
memoir44-operation-luttich = Unternehmen Lüttich
memoir44-operation-luttich-briefing =
    Im Nebel des 7. August greifen deutsche Panzer über Mortain zum Meer hin an, um die amerikanischen Spitzen abzuschneiden.
    Solange Amerikaner auf Hügel 317 stehen, machen ihre Beobachter aus Aufklärung einen Luftangriff; die Achsenmächte können am
    fernen Rand eine Medaille holen.
memoir44-toulon = Toulon
memoir44-toulon-briefing =
    In der Provence gelandete französische Truppen greifen den großen Kriegshafen vom Land her an, gegen Forts und eingegrabene
    Infanterie. Halten sie am Ende ihres Zugs drei der vier Stadtfelder, gewinnen sie sofort.
memoir44-liberation-of-paris = Befreiung von Paris
memoir44-liberation-of-paris-briefing =
    Paris hat sich erhoben, und die französische 2. Panzerdivision eilt zu Hilfe. Geschütze und Infanterie sperren die Straßen vor
    den Vororten; jede der drei Städte, die dort erreicht wird, ist eine Medaille für immer.
memoir44-montelimar = Montélimar
memoir44-montelimar-briefing =
    Eine ganze deutsche Armee zieht sich das Rhonetal hinauf zurück, und eine kleine amerikanische Truppe auf den Hügeln will ihr
    die Straße sperren. Die Alliierten punkten am Ufer des Flusses, die Deutschen in Bonlieu und Grane, die ihre Flanke decken.
memoir44-arnhem-bridge = Brücke von Arnheim
memoir44-arnhem-bridge-briefing =
    Ein britisches Fallschirmjägerbataillon hat das Nordende der Rheinbrücke erreicht und wartet auf eine Armee, die nicht kommt.
    Elitepanzer und Grenadiere drängen von beiden Ufern heran; auf die Brücke führt nur der Weg über ihre Enden, und jede
    Medaille muss erkämpft werden.
memoir44-arracourt = Arracourt
memoir44-arracourt-briefing =
    Neue deutsche Panzerbrigaden rollen in Lothringen aus dem Morgennebel gegen die Amerikaner bei Arracourt. Sie haben mehr
    Panzer, die Amerikaner mehr Karten und Geschütze; es zählen nur eliminierte Einheiten.
memoir44-st-vith = St. Vith
memoir44-st-vith-briefing =
    Im Schnee der Ardennen hält eine bunte amerikanische Truppe den Prümerberg, damit die deutsche Offensive am Straßenkreuz St.
    Vith Zeit verliert. Hinter dem Hügel ist der Hang unpassierbar; wer zurückgeworfen wird, weiß nicht, wohin.
memoir44-saverne = Zabern
memoir44-saverne-briefing =
    Die französische 2. Panzerdivision windet sich durch die Vogesen, um die Straße nach Straßburg zu öffnen. Die Höhen kann
    niemand betreten und niemand überschießen; zwei der drei Stadtfelder von Zabern am Ende eines alliierten Zugs entscheiden
    sofort.
