# Die Sätze von Undaunted: Normandy. Namen und Begriffe sind die des Spiels, alle Sätze sind unsere eigenen.
#
# $side ist eine Seite mit Artikel am Satzanfang, immer Plural; $army ist ihr bloßer Name. Karten, Einheiten und
# Aktionen kommen so herein, wie sie hier heißen. $amount ist, was hinter einer Aktion aufgedruckt ist, oder none.

## Seiten

undaunted-side-us = Amerikaner
undaunted-side-german = Deutsche
undaunted-the-us = Die Amerikaner
undaunted-the-german = Die Deutschen

## Karten

undaunted-card-RA = Rifleman A
undaunted-card-RB = Rifleman B
undaunted-card-RC = Rifleman C
undaunted-card-SA = Scout A
undaunted-card-SB = Scout B
undaunted-card-SC = Scout C
undaunted-card-GA = Machine Gunner A
undaunted-card-GB = Machine Gunner B
undaunted-card-GC = Machine Gunner C
undaunted-card-SN = Sniper
undaunted-card-MO = Mortar
undaunted-card-PS = Platoon Sergeant
undaunted-card-PG = Platoon Guide
undaunted-card-SLA = Squad Leader A
undaunted-card-SLB = Squad Leader B
undaunted-card-SLC = Squad Leader C
undaunted-card-FOW = Fog of War

## Einheiten

undaunted-unit-RA = Riflemen A
undaunted-unit-RB = Riflemen B
undaunted-unit-RC = Riflemen C
undaunted-unit-SA = Scouts A
undaunted-unit-SB = Scouts B
undaunted-unit-SC = Scouts C
undaunted-unit-GA = Machine Gunners A
undaunted-unit-GB = Machine Gunners B
undaunted-unit-GC = Machine Gunners C
undaunted-unit-SN = Sniper
undaunted-unit-MO = Mortar

## Wo Karten liegen

undaunted-zone-hand = Hand
undaunted-zone-deck = Deck
undaunted-zone-discard = Ablagestapel
undaunted-zone-play = Spielbereich
undaunted-zone-supply = Nachschub
undaunted-zone-removed = aus dem Spiel entfernt

## Was zur Wahl stehen kann

undaunted-verb-bid = Karte zur Initiative
undaunted-verb-move =
    { $amount ->
        [none] Move (Bewegen)
       *[other] Move { $amount } (Bewegen)
    }
undaunted-verb-guide =
    { $amount ->
        [none] Guide (Führen)
       *[other] Guide { $amount } (Führen)
    }
undaunted-verb-scout =
    { $amount ->
        [none] Scout (Auskundschaften)
       *[other] Scout { $amount } (Auskundschaften)
    }
undaunted-verb-stalk =
    { $amount ->
        [none] Stalk (Anpirschen)
       *[other] Stalk { $amount } (Anpirschen)
    }
undaunted-verb-bolster =
    { $amount ->
        [none] Bolster (Verstärkung anfordern)
       *[other] Bolster { $amount } (Verstärkung anfordern)
    }
undaunted-verb-command =
    { $amount ->
        [none] Command (Befehligen)
       *[other] Command { $amount } (Befehligen)
    }
undaunted-verb-conceal = Conceal (Verschleiern)
undaunted-verb-control = Control (Kontrollieren)
undaunted-verb-inspire =
    { $amount ->
        [none] Inspire (Anspornen)
       *[other] Inspire { $amount } (Anspornen)
    }
undaunted-verb-recon = Recon (Aufklären)
undaunted-verb-target = Target (Anvisieren)
undaunted-verb-attack =
    { $amount ->
        [none] Attack (Angriff)
       *[other] Attack { $amount } (Angriff)
    }
undaunted-verb-suppress =
    { $amount ->
        [none] Suppress (Unterdrücken)
       *[other] Suppress { $amount } (Unterdrücken)
    }
undaunted-verb-blast =
    { $amount ->
        [none] Blast (Sprengen)
       *[other] Blast { $amount } (Sprengen)
    }
undaunted-verb-ready = Auf „Bereit“ drehen
undaunted-verb-hunker = Sich in Sicherheit bringen
undaunted-verb-end-turn = Den Zug beenden
undaunted-verb-step = Weitergehen
undaunted-verb-halt = Halten
undaunted-verb-take = Nehmen
undaunted-verb-done = Fertig

undaunted-choice-bid = { $card } ({ $initiative }) zur Initiative
undaunted-choice-go = { $card }: { $verb } nach { $to }
undaunted-choice-guide = { $card }: { $verb }, { $unit } nach { $to }
undaunted-choice-plain = { $card }: { $verb }
undaunted-choice-command =
    { $card }: { $verb }, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ziehen
undaunted-choice-target = { $card }: { $verb }, Feld { $to }
undaunted-choice-shoot = { $card }: { $verb }, Ziel { $target } (Gegner)
undaunted-choice-step = Weiter nach { $to }
undaunted-choice-take = { $card } nehmen
undaunted-choice-take-bolster = { $card } aus dem Nachschub anfordern
undaunted-choice-take-inspire = { $card } aus dem Spielbereich zurücknehmen
undaunted-choice-enter = { $choice } (kommt auf { $tile } ins Spiel)
undaunted-choice-stay = { $card }: { $verb }, auf { $to } ins Spiel kommen und dort bleiben

## Ereignisse

undaunted-event-round-begun = Runde { $round }.
undaunted-event-card-drawn = { $side } ziehen { $card }.
undaunted-event-card-drawn-unseen = { $side } ziehen eine Karte.
undaunted-event-deck-reshuffled = { $side } mischen den Ablagestapel zu einem neuen Deck.
undaunted-event-bid-placed = { $side } legen { $card } verdeckt zur Initiative.
undaunted-event-bid-placed-unseen = { $side } haben ihre Karte zur Initiative gewählt.
undaunted-event-initiative-taken = Initiative: Amerikaner { $us }, Deutsche { $german }. { $first } sind zuerst am Zug.
undaunted-bid-shown = { $card } ({ $initiative })
undaunted-bid-nothing = nichts (0)
undaunted-event-turn-begun =
    { $owner ->
        [us] Die Amerikaner sind am Zug.
       *[german] Die Deutschen sind am Zug.
    }
undaunted-event-turn-ended = { $side } beenden ihren Zug und legen Hand und Spielbereich ab.
undaunted-event-card-hunkered = { $side } bringen { $card } in Sicherheit: zurück in den Nachschub.
undaunted-event-unit-readied = { $side } drehen { $unit } wieder auf „Bereit“.
undaunted-event-card-played = { $side } spielen { $card }: { $verb }.
undaunted-event-counter-placed = { $side } bringen { $unit } auf { $tile } ins Spiel.
undaunted-event-unit-moved = { $side } bewegen { $unit } nach { $to }.
undaunted-event-aim-lost = { $side } entfernen ihren Anvisierungsmarker vom Spielfeld.
undaunted-event-tile-scouted =
    { $side } kundschaften { $tile } aus; { $fog ->
        [0] in ihrem Nachschub liegt kein Fog of War mehr.
       *[other] ein Fog of War kommt auf ihren Ablagestapel.
    }
undaunted-event-shot-fired =
    { $act ->
        [attack] { $number ->
            [one] { $unit } greift
           *[other] { $unit } greifen
        } { $victim } an
        [suppress] { $number ->
            [one] { $unit } will
           *[other] { $unit } wollen
        } { $victim } unterdrücken
       *[blast] { $unit }: eine Sprengung trifft auf { $victim }
    } ({ $army }): { $dice } Würfel, { $reach } ({ $tally }).
undaunted-reach = { $needed }+
undaunted-reach-only-zero = nur 0
undaunted-event-die-hit = Würfel: { $die }, ein Erfolg.
undaunted-event-die-missed = Würfel: { $die }, kein Erfolg.
undaunted-event-shot-missed = Verfehlt: { $unit } ({ $army }).
undaunted-event-unit-suppressed = Getroffen: { $unit } ({ $army }), jetzt unterdrückt.
undaunted-event-card-lost =
    Getroffen: { $unit } ({ $army }), Verlust einer Karte aus { $zone ->
        [hand] der Hand
        [discard] dem Ablagestapel
       *[deck] dem Deck
    }.
undaunted-event-counter-removed =
    Getroffen: { $unit } ({ $army }), keine Karte dieser Einheit mehr in Hand, Ablagestapel oder Deck; der Einheitenmarker
    verlässt das Spielfeld.
undaunted-event-card-bolstered = { $side } fordern { $card } an: aus dem Nachschub auf den Ablagestapel.
undaunted-event-card-inspired = { $side } nehmen { $card } zurück auf die Hand.
undaunted-event-fog-spread =
    { $fog ->
        [0] { $side } verschleiern vergeblich: Im Nachschub des Gegners liegt kein Fog of War mehr.
       *[other] { $side } verschleiern: Ein Fog of War kommt auf den Ablagestapel des Gegners.
    }
undaunted-event-fog-lifted = { $side } entfernen einen Fog of War aus dem Spiel.
undaunted-event-tile-controlled = { $side } kontrollieren { $tile }.
undaunted-event-radio-raised = { $side } melden sich über Funk: Das Ziel auf { $tile } ist einen Punkt mehr wert.
undaunted-event-mortar-aimed = { $side } visieren mit dem Mortar { $tile } an.

## Gesamt-Verteidigungswert

undaunted-tally-base = Basis { $amount }
undaunted-tally-cover = Deckung { $amount }
undaunted-tally-range = Entfernung { $amount }
undaunted-tally-total = { $sum } = { $total }

## Ausgänge

undaunted-outcome-objectives = { $side } gewinnen: Sie kontrollieren die Zielpunkte, die sie brauchen.
undaunted-outcome-resigned =
    { $winner ->
        [us] Die Deutschen geben auf, die Amerikaner gewinnen.
       *[german] Die Amerikaner geben auf, die Deutschen gewinnen.
    }
undaunted-outcome-pinned = { $side } gewinnen: Der Gegner ist festgesetzt.
undaunted-outcome-beyond-hope =
    { $side } gewinnen: Für den Gegner gibt es keine Hoffnung mehr, und sie kontrollieren mehr Zielpunkte.
undaunted-outcome-beyond-hope-pinned = { $side } gewinnen: Für den Gegner besteht keine Hoffnung mehr, er gilt damit als festgesetzt.
undaunted-outcome-double-pin = Beide Seiten sind festgesetzt. { $side } gewinnen mit mehr Zielpunkten.
undaunted-outcome-double-pin-initiative =
    Beide Seiten sind festgesetzt, bei gleich vielen Zielpunkten. { $side } gewinnen durch den Initiativemarker.

## Ablehnungen: wer am Zug ist, welche Karte

undaunted-refusal-nothing-to-bid = Deine Hand ist leer, dein Gebot zählt also 0; warte auf das des Gegners.
undaunted-refusal-bid-already-placed = Deine Karte zur Initiative liegt schon verdeckt da; warte auf die des Gegners.
undaunted-refusal-not-your-turn =
    Die andere Seite ist am Zug. Zuerst spielt, wer den Initiativemarker hat, danach die andere Seite.
undaunted-refusal-bid-first = Für „{ $verb }“ ist es zu früh: Wähle zuerst eine Handkarte zur Initiative.
undaunted-refusal-not-bidding = Die Initiative ist bestimmt. In deinem Zug spielst du Karten oder beendest ihn.
undaunted-refusal-nothing-under-way =
    Es ist nichts im Gange, wozu „{ $verb }“ gehören könnte. Spiel eine Karte oder beende den Zug.
undaunted-refusal-not-in-hand = Du hast { $card } nicht auf der Hand. Nutzen lassen sich nur Handkarten.
undaunted-refusal-fog-is-useless =
    Fog of War taugt nur zur Bestimmung der Initiative, zu nichts sonst, auch nicht, um sich in Sicherheit zu bringen.
undaunted-refusal-not-suppressed =
    Die Einheit von { $card } ist nicht unterdrückt, es gibt also nichts auf „Bereit“ zu drehen.
undaunted-refusal-suppressed =
    Die Einheit von { $card } ist unterdrückt. Die Karte kann sie auf „Bereit“ drehen oder sich in Sicherheit bringen, aber
    nicht für { $verb } dienen.
undaunted-refusal-no-such-action =
    { $card } hat keine Aktion { $verb }; eine Karte dient für eine der Aktionen, die auf ihr stehen.
undaunted-refusal-unknown-card = Eine Karte „{ $word }“ gibt es nicht. Am nächsten kommt „{ $nearest }“.
undaunted-refusal-unknown-unit = Eine Einheit „{ $word }“ gibt es nicht. Am nächsten kommt „{ $nearest }“.
undaunted-refusal-unknown-count = „{ $word }“ ist keine Anzahl von Karten. Verstanden werden ganze Zahlen von 0 bis 9, etwa { $nearest }.
undaunted-refusal-unknown-tile =
    Ein Spielfeld „{ $word }“ gibt es in diesem Szenario nicht. Am nächsten kommt „{ $nearest }“.

## Ablehnungen: Bewegung

undaunted-refusal-already-there = Die Einheit steht schon auf { $to }; ein Schritt führt auf ein angrenzendes Feld.
undaunted-refusal-not-adjacent =
    { $to } grenzt nicht an { $from }. Ein Schritt führt auf ein Feld, das eine Kante gemeinsam hat.
undaunted-refusal-not-scouted =
    Auf { $to } liegt kein Kontrollmarker von dir. Von { $from } darf die Einheit nur auf Felder, auf denen einer liegt.
undaunted-refusal-guide-missing = Die Einheit { $unit } lässt sich nicht führen: Der Einheitenmarker liegt nicht auf dem Spielfeld.
undaunted-refusal-guide-suppressed = Die Einheit { $unit } lässt sich nicht führen, solange sie unterdrückt ist.
undaunted-refusal-finish-march =
    Die Einheit { $unit } ist unterwegs. Geh weiter auf ein angrenzendes Feld oder halte, bevor du „{ $verb }“ wählst.

## Ablehnungen: Unterstützung

undaunted-refusal-nothing-to-bolster =
    { $card } kann keine Verstärkung anfordern: Nichts, was die Karte nehmen darf, liegt noch in deinem Nachschub.
undaunted-refusal-nothing-to-inspire = { $card } kann niemanden anspornen: Vom Trupp liegt keine Karte in deinem Spielbereich.
undaunted-refusal-take-one-first = { $card } nimmt mindestens eine Karte. Nimm eine, danach geht auch „{ $verb }“.
undaunted-refusal-finish-taking = { $card } nimmt noch Karten. Nimm eine oder sei fertig, bevor du „{ $verb }“ wählst.
undaunted-refusal-other-squad = { $by } nimmt nur Karten des eigenen Trupps, und { $card } gehört nicht dazu.
undaunted-refusal-no-fog-by-bolster = { $by } kann keinen Fog of War anfordern; jede andere Karte schon.
undaunted-refusal-not-in-supply = In deinem Nachschub liegt keine Karte { $card }, die { $by } anfordern könnte.
undaunted-refusal-not-itself = { $card } kann sich nicht selbst zurücknehmen, nur andere Karten des Trupps.
undaunted-refusal-not-in-play = In deinem Spielbereich liegt keine Karte { $card }, die { $by } zurücknehmen könnte.
undaunted-refusal-command-count =
    Gefragt war nach { $asked } Karten; ziehen lässt sich mindestens 1, jetzt höchstens { $most }.
undaunted-refusal-enemy-on-tile =
    Auf { $tile } liegt ein gegnerischer Einheitenmarker. Kontrollieren lässt sich ein Feld erst ohne Gegner darauf.
undaunted-refusal-control-unmarked =
    Auf { $tile } liegt kein Kontrollmarker von dir, der sich drehen ließe. Das Feld muss erst ausgekundschaftet werden.
undaunted-refusal-already-controlled = Du kontrollierst { $tile } schon; Control würde nichts ändern.
undaunted-refusal-no-fog-in-hand = Recon entfernt einen Fog of War von der Hand, und du hast keinen.
undaunted-refusal-already-aimed = Der Anvisierungsmarker liegt schon auf { $to }. Er muss auf ein anderes Feld.
undaunted-refusal-too-near = { $to } ist { $away } vom Mortar entfernt. Er visiert Felder an, die drei oder mehr entfernt sind.

## Ablehnungen: Kampf

undaunted-refusal-target-not-on-map =
    Die gegnerische Einheit { $target } kann kein Ziel sein: Der Einheitenmarker liegt nicht auf dem Spielfeld.
undaunted-refusal-already-suppressed =
    Die gegnerische Einheit { $target } ist schon unterdrückt; Suppress würde nichts ändern.
undaunted-refusal-not-aimed = Der Mortar ist nicht ausgerichtet: Dein Anvisierungsmarker liegt nicht aus. Zuerst Target nutzen.
undaunted-refusal-nobody-on-target = Auf { $tile }, dem anvisierten Feld, liegt kein Einheitenmarker.

## Themen der Regeln: Wörter, mit denen man nach ihnen fragt, das erste steht vor der Regel

undaunted-topic-round = Runde
undaunted-topic-draw = Karten ziehen, ziehen
undaunted-topic-turn = Zug
undaunted-topic-enter = ins Spiel kommen, kommt ins Spiel
undaunted-topic-combat-card = Kampfkarte, Kampfkarten
undaunted-topic-command-card = Kommandokarte, Kommandokarten
undaunted-topic-fog = Nebel, Fog
undaunted-topic-zones = Stapel, Hand, Deck, Ablagestapel, Ablage, Spielbereich, Nachschub
undaunted-topic-tile = Feld, Deckung, Spielfeld, Felder, Schild
undaunted-topic-distance = Entfernung, angrenzend
undaunted-topic-scouted = ausgekundschaftet, Kontrollmarker
undaunted-topic-controlled = kontrolliert
undaunted-topic-objective = Ziel, Ziele, Zielmarker
undaunted-topic-spawn = Spawnmarker, Spawn
undaunted-topic-target-marker = Anvisierungsmarker
undaunted-topic-initiative = Initiativemarker
undaunted-topic-radio = Funkgerät, Funk, Funkmarker
undaunted-topic-defense = Gesamt-Verteidigungswert, Verteidigung, Basis
undaunted-topic-hill = Hügel
undaunted-topic-casualty = Verlust, Verluste, Treffer, getroffen
undaunted-topic-suppressed = unterdrückt
undaunted-topic-goal = Siegbedingung, Sieg
undaunted-topic-points = Punkte, Zielpunkte
undaunted-topic-pinned = festgesetzt, festsetzen
undaunted-topic-double-pin = beide festgesetzt
undaunted-topic-beyond-hope = keine Hoffnung mehr, Hoffnung

## Regeln zur Hand: was zur Wahl stehen kann

undaunted-help-bid =
    Beide wählen verdeckt eine Handkarte und zeigen sie gemeinsam. Die höhere Zahl bekommt den Initiativemarker, bei Gleichstand
    bleibt er liegen; beide Karten werden abgelegt. [UND-6.4]
undaunted-help-move =
    Die Einheit der Karte geht bis zu X Felder weit. Auf jedem Feld, das sie betritt, muss ein Kontrollmarker der eigenen Seite
    liegen. [UND-8.1, UND-8.2]
undaunted-help-guide =
    Ein beliebiger eigener Einheitenmarker, der bereit ist und ausliegt, geht bis zu X Felder weit, nur auf Felder mit eigenem
    Kontrollmarker. [UND-8.3, UND-A10]
undaunted-help-scout =
    Die Einheit geht bis zu X Felder weit, mit oder ohne Marker. Jedes betretene Feld ohne eigenen Marker gilt danach als
    ausgekundschaftet, und jedes Mal kommt ein Fog of War aus dem Nachschub auf den eigenen Ablagestapel. [UND-8.4]
undaunted-help-stalk =
    Die Einheit geht bis zu X Felder weit, mit oder ohne Marker. Sie legt keinen und bringt keinen Fog of War. [UND-8.5]
undaunted-help-bolster =
    Bis zu X Karten kommen aus dem Nachschub auf den eigenen Ablagestapel. Mit Truppbuchstabe nur Karten dieses Trupps,
    Fog of War nie. [UND-9.1, UND-A12]
undaunted-help-command = Nenne eine Zahl bis X und zieh so viele Karten; sie sind in diesem Zug spielbar. [UND-9.2, UND-A13]
undaunted-help-conceal =
    Ein Fog of War kommt aus dem Nachschub des Gegners auf dessen Ablagestapel, falls dort noch einer ist. [UND-9.3]
undaunted-help-control =
    Der eigene Marker auf dem Feld der Einheit wird auf „kontrolliert“ gedreht, ein gegnerischer fällt auf „ausgekundschaftet“
    zurück. Nicht, solange dort ein gegnerischer Einheitenmarker liegt, unterdrückt oder nicht. [UND-9.4, UND-A14]
undaunted-help-inspire =
    Bis zu X Karten des Trupps kommen aus dem Spielbereich zurück auf die Hand und sind noch einmal spielbar. Sich selbst kann die
    Karte nicht nehmen. [UND-9.5, UND-A15]
undaunted-help-recon = Ein Fog of War von der Hand verlässt das Spiel für immer, und du ziehst eine Karte. [UND-9.6, UND-A28]
undaunted-help-target =
    Der Anvisierungsmarker kommt auf ein Feld, das drei oder mehr vom Mortar entfernt ist, und auf ein anderes
    als bisher. [UND-9.7, UND-A17]
undaunted-help-attack =
    Wirf X Würfel gegen einen beliebigen gegnerischen Einheitenmarker. Erreicht einer den Gesamt-Verteidigungswert oder zeigt 0,
    verliert die Einheit eine Karte. [UND-10.1, UND-10.4, UND-10.5]
undaunted-help-suppress =
    Wirf X Würfel gegen einen beliebigen gegnerischen Einheitenmarker. Ein Erfolg kostet keine Karte, sondern dreht den Marker auf
    „Unterdrückt“. [UND-10.1, UND-10.6]
undaunted-help-blast =
    Wirf X Würfel gegen jeden Einheitenmarker auf dem anvisierten Feld, auch gegen eigene. Die Entfernung zählt nicht, und ein Hügel
    gibt 1. [UND-10.2, UND-10.3, UND-11.1]
undaunted-help-ready =
    Ist eine Einheit unterdrückt, macht eine für eine Aktion genutzte Karte sie bereit, was auch immer auf der Karte
    steht. [UND-7.5, UND-A7]
undaunted-help-hunker =
    Die Karte geht zurück in den Nachschub und kommt nur durch Bolster wieder. Der Einheitenmarker bleibt, wo und wie er
    ist. [UND-7.4]
undaunted-help-end-turn = Hand und Spielbereich kommen auf den eigenen Ablagestapel. Für später bleibt nichts. [UND-7.2]
undaunted-help-step =
    Die Einheit, die sich bewegt, betritt noch ein angrenzendes Feld. Es darf eines sein, das sie verlassen hat. [UND-8.1, UND-A9]
undaunted-help-halt = Die Einheit, die sich bewegt, bleibt stehen und verzichtet auf den Rest ihrer Schritte. [UND-8.1]
undaunted-help-take = Bolster und Inspire nehmen ihre Karten einzeln, bis zu X. [UND-9.1, UND-9.5]
undaunted-help-done = Nach der ersten Karte dürfen Bolster und Inspire aufhören, bevor X erreicht ist. [UND-9.1, UND-9.5, UND-A9]

## Regeln zur Hand: die Runde

undaunted-help-round =
    Beide ziehen Karten, bestimmen die Initiative und haben dann je einen Zug. Runde folgt auf Runde, bis jemand
    gewonnen hat. [UND-6.1]
undaunted-help-draw =
    Beide ziehen 4 Karten. Wird eine gebraucht und das Deck ist leer, wird der Ablagestapel zum neuen Deck; der Spielbereich
    bleibt außen vor. [UND-6.2, UND-6.3]
undaunted-help-turn =
    Spiel Karten von der Hand, eine nach der anderen, jede für eine ihrer Aktionen oder um sich in Sicherheit zu bringen, so lange du
    magst. [UND-7.1, UND-7.3]
undaunted-help-enter =
    Fehlt der Einheitenmarker, kommt er bereit auf seinen Spawnmarker, sobald eine Karte der Einheit für eine Aktion genutzt
    wird. [UND-7.6, UND-A8]

## Regeln zur Hand: Karten und Stapel

undaunted-help-combat-card = Eine Kampfkarte handelt mit dem Einheitenmarker gleichen Namens und Trupps. [UND-2.1, UND-2.2]
undaunted-help-command-card =
    Eine Kommandokarte trägt Sterne und hat keinen Einheitenmarker; sie wirkt, wo auch immer deine Einheiten sind. [UND-2.2]
undaunted-help-fog =
    Fog of War dient nur zur Bestimmung der Initiative. Er bleibt im Deck, bis ein Scout ihn mit Recon aus dem Spiel
    entfernt. [UND-2.5]
undaunted-help-zones =
    Hand und Deck sind verdeckt, Spielbereich und Nachschub offen. Ein Deck hat keine Reihenfolge, die jemand kennen könnte.
    Entfernte Karten sieht nur, wem sie gehören. [UND-2.4]

## Regeln zur Hand: das Gelände

undaunted-help-tile =
    Der Name eines Spielfelds dient nur dem Aufbau. Sein Schild ist die Deckung für alle, auf die dort geschossen wird. [UND-4.1]
undaunted-help-distance =
    Felder mit einem gemeinsamen Stück Kante grenzen aneinander. Entfernung ist die kleinste Zahl von Schritten; auf demselben
    Feld ist sie 0. [UND-4.2, UND-4.3]
undaunted-help-scouted =
    Ein Kontrollmarker mit „ausgekundschaftet“ oben lässt deine Einheiten auf das Feld. Scouts mit Scout und Sniper mit Stalk
    brauchen keinen. [UND-3.1]
undaunted-help-controlled =
    Ein Kontrollmarker mit „kontrolliert“ oben bringt dir auch die Ziele auf dem Feld. Nur eine Seite kann es
    kontrollieren. [UND-3.2, UND-3.3]
undaunted-help-objective = Ein Zielmarker zählt seinen Wert für die Seite, die das Feld kontrolliert. [UND-3.4]
undaunted-help-spawn =
    Einheitenmarker kommen auf ihrem Spawnmarker ins Spiel: alle, die der genannten Trupps oder die der genannten Art. [UND-3.5]
undaunted-help-target-marker =
    Das Feld, das dein Mortar anvisiert; jede Seite hat einen. Wird der Mortar bewegt oder entfernt, verlässt der Marker das
    Spielfeld. [UND-3.6, UND-8.6, UND-A17]
undaunted-help-initiative = Die Seite mit dem Initiativemarker hat in der Runde den ersten Zug. [UND-3.7, UND-6.5]
undaunted-help-radio =
    Solange die Amerikaner das Feld mit dem Funkmarker kontrollieren, erhöht jede weitere Control-Aktion dort das Ziel um 1. Den
    Deutschen kommt der Wert zugute, erhöhen können sie ihn nie. [UND-12.7]

## Regeln zur Hand: Kampf und Sieg

undaunted-help-defense =
    Gesamt-Verteidigungswert ist die Basis auf dem Einheitenmarker, die Deckung des Felds und die Entfernung zum Angreifer. Ein
    Würfel mit dieser Zahl oder mehr ist ein Erfolg, eine 0 immer. [UND-10.3, UND-10.4]
undaunted-help-hill = Ein Hügel gibt Deckung 3, aber nur 1 gegen Schüsse von einem Hügel und gegen Blast. [UND-11.1]
undaunted-help-casualty =
    Ein Treffer entfernt eine Karte der Einheit aus dem Spiel: von der Hand, sonst aus dem Ablagestapel, sonst aus dem Deck. Ist
    nirgends eine, verlässt der Einheitenmarker das Spielfeld. [UND-10.5, UND-11.2]
undaunted-help-suppressed =
    Eine unterdrückte Einheit tut nichts, bis eine ihrer Karten sie bereit macht. Getroffen werden kann sie, und ihre Karten können
    sich in Sicherheit bringen. [UND-3.8, UND-7.4, UND-7.5]
undaunted-help-goal =
    Jede Seite hat ein Ziel: Zielpunkte oder das Festsetzen des Gegners. Ist es erreicht, endet das Spiel sofort. [UND-12.1]
undaunted-help-points = Die Werte aller Ziele auf Feldern, die du kontrollierst, zählen zusammen gegen die geforderte Zahl. [UND-12.2]
undaunted-help-pinned =
    Eine Seite ohne Riflemen auf dem Spielfeld ist festgesetzt. Sie darf welche zurückbringen, wenn es dafür nicht zu spät
    ist. [UND-12.3, UND-12.5]
undaunted-help-double-pin =
    Sind beide festgesetzt und hat niemand seine Siegbedingung erreicht, gewinnen mehr Zielpunkte, bei Gleichstand der
    Initiativemarker. [UND-12.4]
undaunted-help-beyond-hope =
    Eine Seite, der Zielpunkte fehlen und die keine Rifleman-Karte mehr hat, gilt als festgesetzt. Braucht der Gegner Zielpunkte,
    gewinnt er, sobald er mehr kontrolliert. [UND-12.6, UND-A22]
