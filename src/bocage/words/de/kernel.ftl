# Was allen Spielen gemeinsam ist: Aufzeichnungen, Tisch, Entscheidungen als Text. Alle Sätze sind unsere eigenen.

## Ablehnungen: eine Entscheidung als Text

refusal-empty-choice =
    Es wurde nichts gewählt. Eine Entscheidung ist ein Verb mit seinen Angaben, jede in der Form name=wert.
refusal-garbled-choice =
    In „{ $asked }“ ist das Wort „{ $word }“ nicht zu lesen. Nach dem Verb steht jede Angabe einmal, in der Form name=wert.
refusal-unknown-verb = „{ $word }“ gibt es in diesem Spiel nicht. Am nächsten kommt „{ $nearest }“.
refusal-unknown-argument = Die Angabe „{ $word }“ gibt es hier nicht. Am nächsten kommt „{ $nearest }“.
refusal-unknown-argument-without-nearest = „{ $word }“ ist zu viel: Diese Entscheidung hat keine Angaben.
refusal-missing-argument = Zu „{ $verb }“ fehlt die Angabe { $argument }. Ergänze { $argument }=…
refusal-senseless-choice = Das ist keine Entscheidung in diesem Spiel: Ihr Verb oder etwas, das sie nennt, gibt es hier nicht.
refusal-not-on-offer = Das steht jetzt nicht zur Wahl. Wähle etwas aus der Liste.

## Ablehnungen: am Tisch

refusal-game-over = Das Spiel ist zu Ende, es gibt nichts mehr zu entscheiden.
refusal-game-not-over = Das Spiel ist noch nicht zu Ende; so lange bleibt das Geheimnis verschlossen.
refusal-chance-is-next = Erst müssen die Würfel oder die Stapel antworten, dann geht es weiter.
refusal-draw-already-offered = Ein Unentschieden ist schon angeboten; es wartet auf die anderen.
refusal-secret-already-shown = Das Geheimnis ist schon gezeigt.
refusal-no-such-window =
    In diesem Spiel kann nichts im Voraus beantwortet werden, das „{ $window }“ heißt. Möglich ist es bei: { $known }.
refusal-no-such-window-without-known = In diesem Spiel kann nichts im Voraus beantwortet werden.
refusal-no-such-seat = Einen Platz { $seat } gibt es in diesem Spiel nicht.
refusal-nobody-listens = Eine Nachricht braucht jemand anderen, der sie hört.
refusal-message-size = Eine Nachricht hat 1 bis { $most } Zeichen; diese hat { $letters }.
refusal-stale =
    Das ist die Antwort auf Frage { $asked }, gefragt ist inzwischen Frage { $now }. Sieh nach, was zur Wahl steht, und wähle neu.
refusal-nothing-to-take-back =
    Es gibt nichts zurückzunehmen. Das geht nur, solange weder der Zufall gesprochen hat noch etwas Verdecktes zu sehen war.
refusal-others-rest-on-it =
    Das lässt sich nicht zurücknehmen: Was jemand anders seither entschieden hat, baut darauf auf.

## Ablehnungen: Aufzeichnungen

refusal-record-cut-short = Zeile { $line } der Aufzeichnung bricht ab. Eine Aufzeichnung endet mit einer ganzen Zeile.
refusal-record-empty = Die Aufzeichnung ist leer. Ihre erste Zeile würde das Spiel und das Szenario nennen.
refusal-record-not-ours = Zeile { $line } ist nicht der Anfang einer Aufzeichnung von Bocage.
refusal-record-newer =
    Die Aufzeichnung hat das Format { $found }, dieses Bocage liest Formate bis { $known }. Ein neueres Bocage kann sie lesen.
refusal-record-garbled = Zeile { $line } der Aufzeichnung ist nicht zu lesen.
refusal-record-changed =
    Zeile { $line } der Aufzeichnung ist nicht die geschriebene: Ihre Prüfsumme passt nicht. Alle Zeilen davor sind heil.
refusal-record-header = Die erste Zeile der Aufzeichnung baut kein Spiel auf: { $why }
refusal-record-header-without-why = Die erste Zeile der Aufzeichnung baut kein Spiel auf.
refusal-record-part = Die erste Zeile der Aufzeichnung ergibt kein Spiel: „{ $part }“ fehlt darin oder ist nicht, was es sein sollte.
refusal-rules-newer =
    Gespielt wurde nach Regelversion { $found }, dieses Bocage kennt Versionen bis { $known }. Ein neueres Bocage kann die
    Aufzeichnung nachspielen.
refusal-record-differs =
    Ab Zeile { $line } der Aufzeichnung (Eintrag { $entry }) spielen die heutigen Regeln anders; bis dahin lässt sie sich
    nachspielen. In den Worten der Regeln: { $why }
refusal-record-differs-without-why =
    Ab Zeile { $line } der Aufzeichnung (Eintrag { $entry }) kommt nach den heutigen Regeln etwas anderes heraus; bis dahin
    lässt sie sich nachspielen.
refusal-secret-does-not-fit =
    Das am Ende gezeigte Geheimnis passt nicht zur Zusage in Zeile { $line } der Aufzeichnung; diese Würfel sind nicht belegt.
refusal-dice-do-not-fit =
    Laut Aufzeichnung brachte der Zufall { $fell }, das Geheimnis ergibt aber Ergebnis Nummer { $dealt }.

## Ereignisse

event-taken-back = { $seat }: letzte Entscheidung zurückgenommen.
event-draw-offered = { $seat }: Remis angeboten.
event-seat-handed-over = { $seat }: von jetzt an gespielt von { $player }.
event-secret-shown = Das Geheimnis der Würfel: { $secret }
event-answer-left = { $seat }: Auf „{ $window }“ lautet die Antwort von nun an „{ $answer }“.
event-answer-cleared = { $seat }: Auf „{ $window }“ wird nicht mehr im Voraus geantwortet.

## Ausgänge

outcome-resigned = Sieg: { $winners }. Der Gegner hat aufgegeben.
outcome-timed-out = Sieg: { $winners }. Die Zeit des Gegners ist abgelaufen.
outcome-draw-agreed = Remis, wie vereinbart.
outcome-abandoned = Die Partie wurde abgebrochen; niemand hat gewonnen.
