# Die Sätze von Memoir '44 Overlord: die Befehlskette. Die Begriffe sind die des Spiels, alle Sätze sind unsere eigenen.
#
# $to, $general, $role und $first sind Rollen ohne Artikel, etwa „Feldmarschall links“, alle männlich; $seat sagt ganz,
# wer dort sitzt, etwa „Achsenmächte (Feldmarschall links)“. Sektoren heißen vom Platz der eigenen Seite aus so.

## Rollen, Plätze, Sektoren

memoir44-role-commander = Oberbefehlshaber
memoir44-role-left = Feldmarschall links
memoir44-role-center = Feldmarschall Zentrum
memoir44-role-right = Feldmarschall rechts
memoir44-roles-and = { $first } und { $last }
memoir44-seat-of = { $army } ({ $roles })
memoir44-section-numbered = { $section } { $number }

## Was zur Wahl stehen kann

memoir44-verb-give = Einem Feldmarschall eine Karte geben
memoir44-verb-visit = Einen Feldmarschall besuchen
memoir44-verb-carry-out = Eine Karte selbst ausführen
memoir44-verb-copy = Den Feuerschlag nachahmen
memoir44-verb-bombard = Aufklärung als Sperrfeuer ausspielen
memoir44-verb-end-hand-out = Keine Karte mehr
memoir44-verb-deploy = In einem Sektor ausspielen
memoir44-verb-lead = In beiden Sektoren ausspielen
memoir44-verb-counter = Eine Karte gegenüber nachahmen
memoir44-verb-take-initiative = Auf eigene Initiative agieren
memoir44-verb-stand-by = Nichts auf eigene Initiative tun
memoir44-verb-sacrifice = Eine Figur entfernen
memoir44-verb-hold = Um Einhalt bitten
memoir44-verb-settle = Sagen, wer zuerst dran ist
memoir44-verb-lift = Den Einhalt aufheben

memoir44-choice-give = { $card } an { $to }
memoir44-choice-visit = { $to } besuchen
memoir44-choice-carry-out = { $card } selbst ausführen
memoir44-choice-copy = Gegenangriff: { $card } nachahmen
memoir44-choice-bombard = { $card } als Sperrfeuer ausspielen
memoir44-choice-deploy = { $card } ausspielen, Sektor: { $section }
memoir44-choice-lead = { $card } in beiden Sektoren ausspielen ({ $general })
memoir44-choice-counter = Gegenangriff: { $card } nachahmen, Sektor: { $section }
memoir44-choice-take-initiative = Für { $general } würfeln
memoir44-choice-sacrifice = { $unit } verliert eine Figur
memoir44-choice-settle = { $first } ist zuerst dran

## Was gefragt wird

memoir44-asked-hand-out = Vergib Karten: { $given } von höchstens 3
memoir44-asked-carrying = Welche deiner Karten kommt zuerst?
memoir44-asked-deploying = Spiel die Karten aus, die du bekommen hast
memoir44-asked-initiatives = Ohne Karte: auf eigene Initiative agieren?
memoir44-asked-sacrificing = { $general }: Welche Einheit verliert eine Figur?
memoir44-asked-flag-orders =
    Fahnen: { $left ->
        [one] eine Einheit darf sich ohne Angriff bewegen
       *[other] { $left } Einheiten dürfen sich ohne Angriff bewegen
    }{ $may_dig ->
        [yes] , oder eine gräbt sich ein
       *[no] { "" }
    }
memoir44-asked-hold = Einhalt, erbeten von { $seat }: Wer ist zuerst dran?
memoir44-asked-for-card = { $heading } – { $card }
memoir44-asked-for-card-in = { $heading } – { $card }, { $section }

## Ereignisse

memoir44-event-figures-lost-by-initiative =
    { $unit } auf { $at } verliert durch eigene Initiative eine Figur{ $left ->
        [0] .
       *[other] ; { $left ->
            [one] eine bleibt
           *[other] { $left } bleiben
        }.
    }
memoir44-event-card-given = { $army }: Der Oberbefehlshaber gibt { $card } an { $to }.
memoir44-event-card-given-unseen = { $army }: Der Oberbefehlshaber gibt eine Karte an { $to }.
memoir44-event-general-visited = { $army }: Der Oberbefehlshaber besucht { $to }.
memoir44-event-card-played-by =
    { $army }, { $general }: { $card }{ $acts_as ->
        [none] { "" }
       *[other] { " " }als { $acts_as }
    }{ $section ->
        [none] { "" }
       *[other] , { $section }
    }.{ $plain ->
        [yes] { " " }Eine Einheit, die die Karte nennt, ist nicht da; dafür wird eine beliebige aktiviert.
       *[no] { "" }
    }
memoir44-event-initiative-rolled = { $army }, { $general }, auf eigene Initiative: { $faces }.
memoir44-event-orders-rolled-by = { $army }, { $general }, Würfel für Aktivierungen: { $faces }.
memoir44-event-hold-placed = Einhalt, erbeten von { $seat }. Alle Feldmarschälle warten auf den Oberbefehlshaber.
memoir44-event-hold-lifted = { $army }: Der Einhalt ist aufgehoben.
memoir44-event-hold-settled = { $army }: Der Oberbefehlshaber hat entschieden, { $to } ist zuerst dran.

## Ablehnungen: Karten vergeben

memoir44-refusal-hand-out-first = Für „{ $verb }“ ist es zu früh: Zuerst vergibt der Oberbefehlshaber Karten.
memoir44-refusal-give-one-first = Mindestens eine Karte muss in jedem Zug eingesetzt werden, höchstens drei.
memoir44-refusal-three-cards-at-most = Drei Karten sind schon eingesetzt; mehr hat eine Seite in einem Zug nicht.
memoir44-refusal-keep-one-card = Die letzte Karte bleibt auf der Hand des Oberbefehlshabers.
memoir44-refusal-no-other-card = Es liegt eine Karte, neben der die Seite in diesem Zug keine andere ausspielt.
memoir44-refusal-only-card = { $card } muss die einzige Karte des Zuges sein, und eine andere ist schon eingesetzt.
memoir44-refusal-generals-play-it = { $card } führt der Oberbefehlshaber nicht selbst aus. Gib sie einem Feldmarschall.
memoir44-refusal-commander-carries-it-out = { $card } geht nicht an { $role }: Der Oberbefehlshaber führt sie selbst aus.
memoir44-refusal-no-general = { $role } ist kein Feldmarschall; Karten bekommen die drei Feldmarschälle.
memoir44-refusal-given-when-attacked =
    { $card } geht jetzt nicht an { $role }: Sie antwortet auf einen Nahkampf im Zug des Gegners.
memoir44-refusal-other-flank = { $card } ist nichts für { $role }: Die Karte nennt andere Sektoren.
memoir44-refusal-two-cards-at-most = { $role } hat schon zwei Karten, { $card } wäre eine zu viel.
memoir44-refusal-section-cards-only =
    { $role } kann { $card } nicht dazubekommen: Zwei Karten gehen nur zusammen, wenn beide Sektor-Karten sind.
memoir44-refusal-alone-for-a-general =
    { $card } kann nicht an { $role } gehen: Eine Karte für mehrere Flanken ist die einzige eines Feldmarschalls.
memoir44-refusal-nothing-opposite =
    { $card } findet dort nichts nachzuahmen: Im letzten Zug des Gegners lag gegenüber keine Karte.
memoir44-refusal-no-strike-to-copy =
    { $card } lässt sich nicht nachahmen: Der gegnerische Oberbefehlshaber hat sie in seinem letzten Zug nicht ausgeführt.
memoir44-refusal-no-barrage-with = { $card } ruft kein Sperrfeuer herbei: In dieser Schlacht kann das allenfalls eine Aufklärung.
memoir44-refusal-one-visit = { $role } kann keinen Besuch bekommen: Es gibt einen je Zug, und er ist gemacht.
memoir44-refusal-visit-after-first-card = { $role } kann besucht werden, sobald eine Karte vergeben ist.
memoir44-refusal-nobody-to-visit = { $role } wird von diesem Platz aus gespielt; da ist niemand zu besuchen.
memoir44-refusal-carry-out-first = Für „{ $verb }“ ist es zu früh: Zuerst führt der Oberbefehlshaber seine eigenen Karten aus.
memoir44-refusal-channel-closed =
    Du kannst jetzt nicht reden mit { $to }: Der Oberbefehlshaber spricht nur mit dem, den er besucht, solange er Karten
    vergibt, und um über einen Einhalt zu entscheiden.
memoir44-refusal-unknown-role = Eine Rolle „{ $word }“ gibt es nicht. Am nächsten kommt „{ $nearest }“.

## Ablehnungen: die Feldmarschälle

memoir44-refusal-play-what-was-given = Für „{ $verb }“ ist es zu früh: Spiel zuerst die Karten aus, die du bekommen hast.
memoir44-refusal-not-given = { $card } ist nicht unter den Karten, die du bekommen hast.
memoir44-refusal-another-general = So kann { $card } nur einer ausspielen, und nur in seinen eigenen Sektoren: { $role }.
memoir44-refusal-one-section-only = { $card } aktiviert in einem Sektor. Sag, in welchem von beiden.
memoir44-refusal-copies-a-card =
    { $card } wird als die Karte ausgespielt, die sie nachahmt, gegenüber von ihr. „{ $verb }“ sagt nicht, welche.
memoir44-refusal-both-sections =
    { $card } aktiviert in beiden Sektoren eines Feldmarschalls und kann nicht in einem allein liegen: { $section }.
memoir44-refusal-section-has-a-card =
    { $card } kann nicht dorthin, es liegt schon eine Karte da: { $section }. Die zweite gehört in den anderen Sektor.
memoir44-refusal-initiative-first =
    Für „{ $verb }“ ist es zu früh: Sag zuerst, ob Feldmarschälle ohne Karte auf eigene Initiative agieren.
memoir44-refusal-no-initiative =
    { $role } kann nicht würfeln: Das dürfen die, die keine Karte bekommen haben, Einheiten haben und noch nicht gewürfelt
    haben.
memoir44-refusal-sacrifice-first = Für „{ $verb }“ ist es zu früh: Die Granate kostet zuerst eine deiner Einheiten eine Figur.
memoir44-refusal-barred =
    Die { $unit } auf { $at } kann in diesem Zug nicht mehr aktiviert werden: Sie hat durch eigene Initiative eine Figur
    verloren oder sich eingegraben.
memoir44-refusal-not-under-command = Die { $unit } auf { $at } steht nicht unter diesem Befehl: { $role }.
memoir44-refusal-no-digging-with-flags =
    „{ $verb }“ kann eigene Infanterie nur für zwei Fahnen zusammen, anstelle beider Bewegungen.
memoir44-refusal-moves-only = Die { $unit } auf { $at } darf sich in diesem Zug nur bewegen; eine Fahne lässt sie nicht angreifen.
memoir44-refusal-ordered-by-another = Die { $unit } auf { $at } ist von einem anderen Feldmarschall aktiviert und handelt für ihn.
memoir44-refusal-nobody-to-hold = Jetzt ist niemand da, dem Einhalt geboten werden könnte.
memoir44-refusal-one-hold-a-step = Du hast in diesem Schritt schon um Einhalt gebeten.
memoir44-refusal-hold-first =
    Für „{ $verb }“ ist es zu früh: Alle Feldmarschälle warten, bis der Oberbefehlshaber entscheidet oder der Einhalt aufgehoben
    ist.
memoir44-refusal-commander-settles = Wer zuerst dran ist, sagt der Oberbefehlshaber, auch bei { $role }.
memoir44-refusal-already-done = { $role } hat in diesem Schritt nichts mehr zu tun und kann nicht zuerst dran sein.

## Regeln zur Hand: was zur Wahl stehen kann

memoir44-help-give =
    Der Oberbefehlshaber vergibt je Zug eine bis drei Karten, verdeckt: höchstens zwei an einen Feldmarschall, und zwei nur, wenn
    beide Sektor-Karten sind. Eine Karte bleibt immer auf seiner Hand. [OVL-21, OVL-23, OVL-24, OVL-28]
memoir44-help-visit =
    Einmal je Zug, nach der ersten Karte, darf der Oberbefehlshaber mit einem Feldmarschall reden, solange er Karten
    vergibt. [OVL-30, QO-17]
memoir44-help-carry-out =
    Luftunterstützung, Sperrfeuer und Sternstunde bekommt kein Feldmarschall; der Oberbefehlshaber führt sie selbst aus, bevor die
    Feldmarschälle ausspielen. [OVL-29, QO-24]
memoir44-help-copy =
    Der Oberbefehlshaber darf auf Luftunterstützung oder Sperrfeuer aus dem letzten Zug des Gegners antworten, in jedem
    Sektor. [OVL-108, OVL-109]
memoir44-help-bombard = In dieser Schlacht darf eine Aufklärung als Sperrfeuer dienen. [SPC-RECON-BARRAGE]
memoir44-help-end-hand-out =
    Die Feldmarschälle spielen aus, was sie haben; wer nichts bekommen hat, darf auf eigene Initiative agieren. [OVL-21, OVL-50]
memoir44-help-deploy =
    Die Karte liegt offen in einem der beiden Sektoren des Feldmarschalls und aktiviert dort. Von zwei Karten kommt jede in einen
    eigenen Sektor. [OVL-40, OVL-41, OVL-42]
memoir44-help-lead = Eine Karte, die in beiden Sektoren eines Feldmarschalls aktiviert, liegt zwischen ihnen. [OVL-43]
memoir44-help-counter =
    Ahmt eine Karte nach, die der Gegner in seinem letzten Zug im Sektor gegenüber ausgespielt hat. [OVL-107, QO-19]
memoir44-help-take-initiative =
    Zwei Würfel für einen Feldmarschall ohne Karte: Jedes Symbol aktiviert eine Einheit seiner Art, ein Stern eine beliebige; eine
    Fahne bewegt nur; eine Granate kostet eine Figur, zwei bewirken nichts. [OVL-50, OVL-52, OVL-60, OVL-63, OVL-65, OVL-67]
memoir44-help-stand-by = Eigene Initiative ist nie Pflicht; wer gewürfelt hat, muss nehmen, was fällt. [OVL-51]
memoir44-help-sacrifice =
    Eine Granate nimmt einer eigenen, nicht aktivierten Einheit eine Figur; sie kann in diesem Zug nicht mehr aktiviert
    werden. [OVL-65, OVL-66]
memoir44-help-hold =
    Alle Feldmarschälle handeln zugleich. Wer einen Streit kommen sieht, gebietet den anderen Einhalt, einmal je
    Schritt. [OVL-72]
memoir44-help-settle = Der Oberbefehlshaber entscheidet einen Streit: Wen er nennt, der handelt als Nächster. [OVL-73]
memoir44-help-lift = Die Feldmarschälle sind sich doch einig und machen weiter wie zuvor. [OVL-73]

## Regeln zur Hand: Begriffe

memoir44-topic-command-chain = Befehlskette, Overlord, Oberbefehlshaber, Feldmarschall, Feldmarschälle
memoir44-topic-initiative = eigene Initiative, Initiative
memoir44-topic-talk = Reden, Gespräch
memoir44-help-command-chain =
    Der Oberbefehlshaber hat die Karten, drei Feldmarschälle spielen sie aus, jeder in den zwei Sektoren seiner Flanke oder des
    Zentrums. Alle Bewegungen kommen vor dem ersten Angriff; am Ende zieht der Oberbefehlshaber zwei Karten, nach einer Aufklärung
    drei. [OVL-06, OVL-20, OVL-46, OVL-75, OVL-82]
memoir44-help-initiative =
    Ein Feldmarschall ohne Karte darf vor den Bewegungen zwei Würfel werfen: Ein Symbol aktiviert eine Einheit seiner Art, ein Stern
    eine beliebige, eine Fahne bewegt eine, zwei bewegen zwei oder geben Sandsäcke; eine Granate kostet eine
    Figur. [OVL-50, OVL-52, OVL-63, OVL-64, OVL-65]
memoir44-help-talk =
    Feldmarschälle einer Seite reden jederzeit miteinander, der Oberbefehlshaber nur mit dem, den er besucht, und wenn ein Einhalt
    sein Wort verlangt. [OVL-30, OVL-36, OVL-37, OVL-73]

## Karten bei Overlord

memoir44-wide-strike = Bei Overlord führt der Oberbefehlshaber sie selbst aus, überall. [OVL-103, OVL-106]
memoir44-wide-hour =
    Bei Overlord spielt der Oberbefehlshaber sie und keine andere Karte: Jeder Feldmarschall würfelt mit vier Würfeln und
    aktiviert eigene Einheiten. [OVL-116, OVL-117, OVL-121]
memoir44-wide-ambush =
    Bei Overlord übergibt der Oberbefehlshaber sie, wenn ein Nahkampf angesagt wird, und zieht sofort nach. [OVL-104,
    OVL-105]
memoir44-wide-counter =
    Bei Overlord ahmt ein Feldmarschall eine Karte nach, die einem seiner Sektoren gegenüberliegt, oder der Oberbefehlshaber
    den Schlag des feindlichen. [OVL-107, OVL-108]
memoir44-wide-recon =
    Bei Overlord gilt sie für einen Sektor des Feldmarschalls, und der Oberbefehlshaber zieht drei Karten und behält alle. [OVL-81, OVL-82, OVL-83]
memoir44-wide-section =
    Bei Overlord gilt sie für einen Sektor des Feldmarschalls dieser Flanke oder des Zentrums. [OVL-27, OVL-40]
memoir44-wide-pincer =
    Bei Overlord sind es 2 Einheiten in einem Sektor des Feldmarschalls einer Flanke, der keine andere Karte bekommt. [OVL-93, OVL-94, OVL-95]
memoir44-wide-spread =
    Bei Overlord gilt sie für beide Sektoren eines Feldmarschalls, der keine andere Karte bekommt. [OVL-43, OVL-90, OVL-92]
memoir44-wide-medics = Bei Overlord sind es vier Würfel, für eine Einheit in den Sektoren des Feldmarschalls. [OVL-111]
memoir44-wide-infantry = Bei Overlord gilt sie für einen Sektor eines Feldmarschalls. [OVL-110]
memoir44-wide-tactic =
    Bei Overlord gilt sie für einen Feldmarschall, in einem oder beiden seiner Sektoren, und er bekommt keine andere Karte. [OVL-100, OVL-101]

## Die Schlacht

memoir44-omaha-beach-overlord = Omaha Beach – Overlord
memoir44-omaha-beach-overlord-briefing =
    Zwei amerikanische Divisionen landen nebeneinander unter der Steilküste, von Vierville im Westen bis Colleville im Osten. Für
    die Alliierten zählen die Dörfer dahinter und der Weg ins Land; die Deutschen müssen sie im Sand festhalten, bis niemand mehr
    hinaufsteigen kann.
