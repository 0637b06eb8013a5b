# Mehrere Befehlshaber am Terminal: wer wo sitzt, wer gerade handelt. Alle Sätze sind unsere eigenen.

## Die Kommandozeile

terminal-option-commanders = Wie viele Befehlshaber sich eine Schlacht auf mehreren Plänen teilen. Sonst zwei, jeder mit einer ganzen Seite.
terminal-option-seating = Jede andere Verteilung der Rollen: c, l, m, r sind Oberbefehlshaber, links, Mitte und rechts, / trennt Plätze und ein Leerzeichen die Seiten, etwa „c/l/m/r cm/lr“.
terminal-option-seat = Wer einen Platz spielt, etwa axis-left=random; für weitere zu wiederholen.
terminal-error-no-such-seat = In diesem Spiel gibt es keinen Platz „{ $asked }“. Seine Plätze sind { $known }.
terminal-error-no-commanders = Nur Schlachten auf mehreren Plänen haben eine Befehlskette zu verteilen; { $asked } gehört nicht dazu.
terminal-error-no-seating = „{ $asked }“ verteilt die Rollen nicht: Jede von c, l, m und r gehört zu einem Platz, auf beiden Seiten, etwa „cm/l/r c/l/m/r“.
terminal-error-seating-twice = Entweder --commanders oder --seating, nicht beide.

## Wer sitzt wo

terminal-commanders-question = Wie viele Befehlshaber?
terminal-commanders-2 = Zwei, jeder mit einer ganzen Seite
terminal-commanders-6 = Sechs: drei je Seite, der Feldmarschall im Zentrum ist auch Oberbefehlshaber
terminal-commanders-8 = Acht: ein Oberbefehlshaber und drei Feldmarschälle je Seite
terminal-commanders-help =
    Der Oberbefehlshaber vergibt die Karten, die Feldmarschälle spielen sie aus, jeder in seinen zwei Sektoren. Jeden
    Platz kann ein Computer haben. Andere Verteilungen der Rollen nimmt die Kommandozeile, mit --seating.
terminal-seats-seat = Du: { $side }; einfache Gegner auf allen anderen Plätzen
terminal-seats-all = Personen auf allen Plätzen, an diesem Bildschirm
terminal-seats-nobody = Einfachen Gegnern auf allen Plätzen zusehen

## An einem Bildschirm

terminal-keys-pass = p weitergeben
terminal-does-pass = jemand anderen an die Tastatur lassen, der jetzt auch handeln darf
terminal-keys-west = <
terminal-does-west = mehr vom linken Ende einer Karte zeigen, die breiter ist als der Bildschirm
terminal-keys-east = >
terminal-does-east = mehr von ihrem rechten Ende zeigen
terminal-nobody-to-pass = Niemand sonst an diesem Bildschirm darf jetzt handeln.
terminal-hand-over-pass = p: lieber { $side }.

## Felder neben der Karte

terminal-m44-window = Karte { $first }–{ $last }; < > schiebt
terminal-m44-lies = { $place }: { $card }
terminal-m44-plays-in = { $card }: { $section } ({ $first }–{ $last })
terminal-m44-holds = Für { $role }: { $cards }
terminal-m44-initiative = eigene Initiative
terminal-m44-acting = Handelt noch: { $seats }

## Was getan wird, in Kürze

terminal-m44-verb-give = geben
terminal-m44-verb-visit = besuchen
terminal-m44-verb-carry-out = ausführen
terminal-m44-verb-copy = nachahmen
terminal-m44-verb-bombard = bombardieren
terminal-m44-verb-end-hand-out = nichts mehr vergeben
terminal-m44-verb-deploy = einsetzen
terminal-m44-verb-lead = führen
terminal-m44-verb-counter = kontern
terminal-m44-verb-take-initiative = Initiative ergreifen
terminal-m44-verb-stand-by = abwarten
terminal-m44-verb-sacrifice = opfern
terminal-m44-verb-hold = einhalt
terminal-m44-verb-settle = entscheiden
terminal-m44-verb-lift = aufheben
