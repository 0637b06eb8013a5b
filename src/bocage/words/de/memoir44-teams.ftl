# Teams in Memoir '44: Operation Allianz, die Teams der ersten Ausgabe, junge Generäle.

## Was sich wählen lässt

memoir44-verb-play-shared = Die gemeinsame Karte ausspielen
memoir44-verb-shared-strike = Mit der gemeinsamen Karte einen Luftangriff anfordern
memoir44-verb-propose = Eine Karte vorschlagen
memoir44-verb-defer = Die Karte dem Oberbefehlshaber überlassen
memoir44-verb-entrust = Befehle weitergeben
memoir44-verb-end-entrust = Keine Befehle mehr weitergeben

memoir44-choice-play-shared = Die gemeinsame Karte ausspielen: { $card }
memoir44-choice-play-shared-as = Die gemeinsame Karte ausspielen: { $card } als { $acts_as }
memoir44-choice-shared-strike = Die gemeinsame Karte als Luftangriff ausspielen: { $card }
memoir44-choice-propose = { $card } vorschlagen
memoir44-choice-propose-as = { $card } als { $acts_as } vorschlagen
memoir44-choice-entrust = Das Mitglied die Befehle in diesem Sektor ausführen lassen: { $section }

## Wonach gefragt wird

memoir44-asked-shared-turn = Spiel eine Befehlskarte aus: eine eigene oder die gemeinsame
memoir44-asked-council = Wählt zusammen eine Befehlskarte
memoir44-asked-entrusting = Befehle an Mitglieder weitergeben?

## Ereignisse

memoir44-event-member-acts = Aktive Person: { $seat }.
memoir44-event-shared-card-taken = { $side } nutzen ihre gemeinsame Karte: { $card }.
memoir44-event-member-spoke =
    { $card ->
        [none] { $seat } überlässt die Karte dem Oberbefehlshaber.
       *[other] { $seat } schlägt { $card } vor.
    }
memoir44-event-member-spoke-unseen = { $seat } hat sich zur Karte geäußert.
memoir44-event-orders-entrusted = { $side } geben die Befehle in diesem Sektor an dessen Mitglied weiter: { $section }.

## Ablehnungen

memoir44-refusal-not-the-shared-card = { $card } ist nicht die gemeinsame Karte, die offen zwischen euch liegt.
memoir44-refusal-talk-aloud = Im Team wird öffentlich gesprochen: Sag es so, dass der Gegner mithört, nicht nur zu { $to }.
memoir44-refusal-partner-decides = { $seat } ist am Zug und entscheidet darin allein.
memoir44-refusal-chief-plays = „{ $verb }“ steht dir nicht zu: Mitglieder schlagen Karten vor, der Oberbefehlshaber spielt eine aus.
memoir44-refusal-choose-together = „{ $verb }“ muss warten: Zuerst wählt das Team eine Befehlskarte. Schlag eine vor oder überlass sie dem Oberbefehlshaber.
memoir44-refusal-member-of-section = Jetzt entscheidet ein anderes Mitglied deines Teams: Jedes befehligt seine Sektoren, der Oberbefehlshaber spielt die Karten aus.
memoir44-refusal-entrust-first = „{ $verb }“ muss warten: Sag zuerst, welche Befehle die Mitglieder ausführen.
memoir44-refusal-nothing-to-entrust = In diesem Sektor gibt es keine Befehle, die du jemand anderem weitergeben könntest: { $section }.

## Die Regeln zur Hand

memoir44-help-play-shared =
    In einer Allianz liegt eine Karte offen zwischen den beiden Mitgliedern. Wer am Zug ist, spielt sie aus oder eine
    Karte der eigenen Hand; die neue kommt dorthin, wo die ausgespielte war. [TEAM-08, TEAM-16, TEAM-17]
memoir44-help-shared-strike =
    In manchen Schlachten kann eine Sektionskarte einen Luftangriff anfordern; die gemeinsame Karte einer Allianz
    kann es auch. [SPC-317, TEAM-16]
memoir44-help-propose =
    Ein Team mit einer Hand bespricht, welche Karte es ausspielt. Jedes Mitglied darf je Zug eine vorschlagen, die nur
    das Team erfährt; der Oberbefehlshaber hat das letzte Wort und darf jederzeit ausspielen. [TEAM-32, YNG-09]
memoir44-help-defer = Wer nichts vorschlägt, überlässt die Karte dem Oberbefehlshaber. [TEAM-32, YNG-09]
memoir44-help-entrust =
    Der Oberbefehlshaber junger Generäle gibt mit einer Taktikkarte Befehle und darf das Mitglied eines Sektors die
    Einheiten bewegen und angreifen lassen. [YNG-11]
memoir44-help-end-entrust = Was er nicht weitergibt, führt der Oberbefehlshaber selbst aus. [YNG-11]
