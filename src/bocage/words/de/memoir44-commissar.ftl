# Der Kommissar der Ostfront, und eigene Schlachten. Begriffe sind die des Spiels, alle Sätze sind unsere.

## Der Chip

memoir44-verb-place-card = Eine Karte unter den Kommissarchip legen
memoir44-verb-end-placing = Nichts mehr unter den Chip
memoir44-choice-place-card = { $card } unter den Kommissarchip
memoir44-asked-chip-placing = Welche Karte kommt für den nächsten Zug unter den Kommissarchip?

memoir44-event-card-placed = { $army }: { $card } kommt unter den Kommissarchip.
memoir44-event-card-placed-unseen = { $army }: Eine Karte kommt unter den Kommissarchip.
memoir44-event-chip-taken-up =
    { $army }: { $cards ->
        [0] In diesem Zug liegt nichts unter dem Kommissarchip.
        [one] Eine Karte wird unter dem Kommissarchip hervorgeholt.
       *[other] { $cards } Karten werden unter dem Kommissarchip hervorgeholt.
    }

memoir44-role-chip = den Kommissarchip
memoir44-role-taken-up = diesen Zug

## Warum nicht

memoir44-refusal-place-first = Für „{ $verb }“ ist es zu früh: Zuerst kommt eine Karte unter den Kommissarchip.
memoir44-refusal-place-one-first = Mindestens eine Karte muss unter den Kommissarchip.
memoir44-refusal-ambush-stays-in-hand = { $card } nützt unter dem Kommissarchip nichts: Die Karte kommt im Zug des Gegners von der Hand.
memoir44-refusal-not-all-usable = { $card } passt nicht zu dem, was unter dem Kommissarchip liegt: Im nächsten Zug wäre nicht alles zu gebrauchen.
memoir44-refusal-one-under-chip = Unter dem Kommissarchip liegt eine einzige Karte; die nächste folgt, wenn diese gespielt ist.
memoir44-refusal-three-under-chip = Unter dem Kommissarchip liegen drei Karten; für eine vierte ist kein Platz.
memoir44-refusal-placing-is-over = Die Karten für den nächsten Zug liegen bereit; jetzt werden die des vorigen vergeben.
memoir44-refusal-not-from-hand = { $card } geht nicht direkt von der Hand: Die Karte muss einen Zug vorher unter dem Kommissarchip liegen.
memoir44-refusal-chip-cards-first = Was unter dem Kommissarchip lag, muss eingesetzt werden, solange es geht.
memoir44-refusal-strands-another = Käme { $card } dorthin, wäre eine andere Karte vom Kommissarchip nicht mehr einzusetzen.
memoir44-refusal-three-with-chip = Mit denen vom Kommissarchip setzt eine Seite drei Karten im Zug ein, daneben keinen Gegenangriff.

## Regeln zur Hand

memoir44-help-place-card =
    Eine Seite mit Kommissar wählt ihre Karten einen Zug im Voraus, verdeckt unter seinem Chip. Auf einem Spielplan ist es eine
    einzige, und nur Aufklärung und Gegenangriff gehen direkt von der Hand; bei Overlord sind es eine bis drei, und nur
    Gegenangriff geht so, solange es im Zug nicht mehr als drei sind. Hinterhalt kommt wie immer von der Hand. [COM-05, COM-06,
    COM-10, COM-12, COM-20, COM-21]
memoir44-help-end-placing = Die Karten unter dem Chip werden im nächsten Zug eingesetzt, so viele davon gehen. [COM-04, QO-32]

## Schlachten

memoir44-sainte-aubine = Sainte-Aubine
memoir44-sainte-aubine-briefing =
    In einem Städtchen in Lothringen sitzen die Alliierten am einen Ende der Hauptstraße und die Deutschen am anderen, und keiner
    gönnt dem Gegner die Kirche dazwischen. Der Kampf geht von Keller zu Keller, und kaum ein Schuss fällt weiter als quer durch
    ein Zimmer.

memoir44-berezhanovo = Berezhanovo
memoir44-berezhanovo-briefing =
    Anfang Juli kommt eine sowjetische Kolonne von den Brücken her die Straße herauf und will einer Nachhut, die seit gestern fort
    sein sollte, das Dorf Berezhanovo abnehmen. Der Kommissar verlangt jeden Befehl einen Zug im Voraus, und die Deutschen auf dem
    Hügel wissen das zu nutzen.

memoir44-vuzha = An der Vuzha
memoir44-vuzha-briefing =
    Die Deutschen sind hinter die Vuzha gegangen; der Fluss soll halten, was ihre dünnen Regimenter nicht mehr halten. Zwei
    sowjetische Korps müssen über seine Brücken, ehe die Linie steht, mit Befehlen, die jeder Kommissar einen Zug vor der Truppe
    gesehen hat.
