# Das Terminal: Seiten, Eingaben, Befehle, Störungen. Alle Sätze sind unsere eigenen.
#
# Die Tastenlisten sind Wörter zum Eintippen, durch Leerzeichen getrennt; die englischen gelten in jeder Sprache.

## Befehle der Kommandozeile

terminal-command-bocage = Undaunted: Normandy und Memoir ’44 im Terminal spielen und ansehen, was gespielt wurde.
terminal-command-play =
    Ein Szenario oder eine Kampagne spielen oder mit einer gespeicherten Partie weitermachen. Ohne weitere Angaben wird gefragt.
terminal-command-replay = Eine Aufzeichnung nach den heutigen Regeln nachspielen.
terminal-command-show = Eine Aufzeichnung als Text zeigen.
terminal-command-verify = Sagen, was eine Aufzeichnung belegt: Kette, Regeln, Würfel.
terminal-command-games = Die gespeicherten Partien auflisten: was, von wem, wie es steht.
terminal-command-scenarios = Die Szenarien auflisten oder eines mit seiner Karte zeigen.
terminal-command-campaign = Die Wertung einer Kampagne oder eines Matchs zeigen.
terminal-command-fuzz = Zufällige Partien spielen und prüfen, bis etwas schiefgeht.

terminal-help-usage = Aufruf
terminal-help-options = Optionen
terminal-help-commands = Befehle

terminal-option-help = Diese Seite zeigen.
terminal-option-lang = Sprache: Englisch, Deutsch oder Niederländisch. Ohne Angabe entscheidet die Umgebung.
terminal-option-version = Die Version zeigen.
terminal-option-us = Wer die Amerikaner spielt.
terminal-option-german = Wer die Deutschen spielt.
terminal-option-resume = Mit einer gespeicherten Partie oder Kampagne weitermachen: der letzten, oder einer nach Datei oder Namen.
terminal-option-campaign = Die Szenarien A bis B, nach ihren Nummern, als Kampagne spielen.
terminal-option-save = Die Partie in dieser Datei aufbewahren.
terminal-option-as = Durch wessen Augen. Eine laufende Partie wird so gezeigt, wie Zuschauer sie sehen.
terminal-option-step = Schritt für Schritt, mit der Karte.
terminal-option-seconds = Wie lange. Ohne jede Zahl: zehn Sekunden.
terminal-option-games = Wie viele Partien.
terminal-option-seed = Der Startwert der ersten Partie; die nächsten zählen von ihm weiter.
terminal-option-out = Der Ordner für die Aufzeichnung eines Fehlschlags.

## Falsche Aufrufe

terminal-usage-no-option = Die Option { $asked } gibt es nicht. Am nächsten kommt { $nearest }.
terminal-usage-no-command = Den Befehl „{ $asked }“ gibt es nicht. Am nächsten kommt „{ $nearest }“.
terminal-usage-missing = { $asked } fehlt. Mit --help siehst du, was wohin gehört.
terminal-usage-option-value = { $asked } wird so nicht benutzt. Mit --help siehst du, was wohin gehört.
terminal-usage-one-of = „{ $asked }“ ist kein Wert für { $option }. Bekannt sind { $known }; am nächsten kommt „{ $nearest }“.
terminal-usage-number = „{ $asked }“ ist keine Zahl. { $option } nimmt ganze Zahlen ab { $least }.
terminal-usage-general = In der Kommandozeile steht mehr, als hingehört. Mit --help siehst du, was wohin gehört.

## Störungen

terminal-error-no-scenario =
    Ein Szenario „{ $asked }“ gibt es nicht. Am nächsten kommt „{ $nearest }“; `bocage scenarios` nennt alle.
terminal-error-no-scenario-number = Ein Szenario „{ $asked }“ gibt es nicht; die Nummern gehen von 1 bis { $most }.
terminal-error-no-game = Die Aufzeichnung gehört zu einem Spiel namens „{ $asked }“. Bekannt ist hier: { $known }.
terminal-error-no-file = Eine Datei { $file } gibt es nicht.
terminal-error-no-games = In { $folder } ist keine Partie gespeichert.
terminal-error-not-allowed = { $file } darfst du nicht öffnen oder nicht schreiben.
terminal-error-is-folder = { $file } ist ein Ordner, keine Datei.
terminal-error-exists =
    { $file } gibt es schon und bleibt, wie es ist. Wähle einen anderen Namen, oder mach mit --resume damit weiter.
terminal-error-disk-full = Der Datenträger ist voll: { $file } ließ sich nicht schreiben ({ $code }).
terminal-error-read-only = { $file } liegt auf einem Datenträger, der nur gelesen werden kann.
terminal-error-pipe = Die Ausgabe wurde vorzeitig geschlossen.
terminal-error-system = Systemfehler bei { $file } ({ $code }).
terminal-the-output = die Ausgabe
terminal-error-locked =
    { $file } wird schon gespielt, vielleicht in einem anderen Fenster. Eine Partie wird immer nur an einem Ort gespielt.
terminal-error-no-secret =
    Das Geheimnis der Würfel fehlt: { $file }. Ohne es lässt sich die Partie zeigen, aber nicht fortsetzen.
terminal-error-wrong-secret =
    In { $file } steht ein anderes Geheimnis als das, auf das diese Würfel zugesagt wurden. Die Partie lässt sich zeigen,
    aber nicht fortsetzen.
terminal-error-not-a-save =
    { $file } ist eine Aufzeichnung ohne zugesagte Würfel. Sie lässt sich nachspielen und zeigen, aber nicht fortsetzen.
terminal-error-nothing-to-resume = In { $folder } gibt es keine unbeendete Partie.
terminal-error-resume-alone = --resume setzt eine Partie fort, wie sie ist; ein Szenario oder eine Kampagne gehört nicht dazu.
terminal-error-campaign-alone = --campaign nennt die Szenarien selbst, etwa 1-4; ein weiteres gehört nicht dazu.
terminal-error-resume-save = --resume macht in der Datei weiter, in der die Partie liegt; --save gehört nicht dazu.
terminal-error-two-need-terminal =
    Zwei Personen an einem Bildschirm brauchen ein Terminal; anderswo ließen sich die Karten nicht voreinander verbergen.
terminal-error-still-running =
    Die Partie läuft noch und wird deshalb nur so gezeigt, wie Zuschauer sie sehen, nicht als „{ $eye }“. Die Karten werden
    aufgedeckt, wenn sie zu Ende ist.
terminal-error-cut =
    Zeile { $line } der Aufzeichnung bricht ab und bleibt weg; alle Zeilen davor sind heil.
terminal-error-input-ended = Die Eingabe ist zu Ende, es lässt sich nichts mehr antworten.
terminal-error-interrupted = Abgebrochen.
terminal-error-hung-up = Die Verbindung zum Terminal ist weg.
terminal-error-told-to-end = Bocage wurde von außen beendet.
terminal-error-told = { $told }
terminal-error-bug =
    In Bocage selbst ist etwas schiefgegangen ({ $kind }). Was gespeichert war, ist heil. Wo es geschah, steht in { $file }.
terminal-error-bad-campaign = { $file } ist keine Kampagne, oder die Datei ist beschädigt.
terminal-error-campaign-game = Eine Partie der Kampagne ist beschädigt: { $file }, Zeile { $line }.
terminal-error-campaign-run =
    „{ $asked }“ ist keine Reihe von Szenarien. Schreib die erste und die letzte Nummer, etwa 2-5; es gibt { $most }.
terminal-too-small = Dieses Fenster ist zu klein für das Spiel. Es braucht mindestens { $columns } Spalten und { $rows } Zeilen.
terminal-error-no-campaign = In { $folder } gibt es keine Kampagne. `bocage play --campaign 1-3` beginnt eine.

## Das Ende einer Sitzung

terminal-left = Die Partie ist gespeichert. So geht es weiter: bocage play --resume { $file }
terminal-stopped = Angehalten. Die Partie ist gespeichert. So geht es weiter: bocage play --resume { $file }
terminal-stopped-input = Die Eingabe ist zu Ende. Die Partie ist gespeichert. So geht es weiter: bocage play --resume { $file }
terminal-stopped-output = { $why } Die Partie ist gespeichert. So geht es weiter: bocage play --resume { $file }
terminal-nothing-begun = Es wurde keine Partie begonnen.
terminal-over = Die Aufzeichnung, mit dem Geheimnis der Würfel: { $file }
terminal-not-written = Das ließ sich nicht niederschreiben und ist darum nicht geschehen. { $why }
terminal-try-again = Enter versucht es noch einmal; q beendet, und was geschrieben ist, bleibt.
terminal-cut-off =
    Die letzte Zeile dieser Partie bricht ab, vielleicht durch einen Absturz. Sie bleibt weg, und davor geht es weiter.

## Der Anfang

terminal-scenario-question = Welches Szenario?
terminal-scenario-help-undaunted =
    Jede Zeile zeigt, was beide Seiten zum Sieg brauchen, Punkte oder das Festsetzen des Gegners, und wie lange das Szenario
    dauert. Tippe die Nummer, oder „? 3“ für die Lage in Nummer 3. `bocage scenarios 3` zeigt auch die Karte und die
    Spielkarten.
terminal-choose-prompt = Eine Zahl von 1 bis { $count } (? Hilfe, b zurück, q beenden):
terminal-no-such-number = „{ $asked }“ steht nicht zur Wahl; die Zahlen gehen von 1 bis { $count }.
terminal-seats-question = Wer sitzt wo?
terminal-seats-help =
    Der einfache Gegner sieht nicht mehr, als seine Seite sehen darf, und spielt sofort. Zwei Personen wechseln sich an diesem
    Bildschirm ab; dazwischen verbirgt eine Seite die Karten voreinander. Wer zusieht, sieht, was offen liegt.
terminal-seats-one = Du ({ $side }) gegen den einfachen Gegner
terminal-seats-two = Zwei Personen an diesem Bildschirm
terminal-seats-none = Zwei einfachen Gegnern zusehen
terminal-player-person = eine Person
terminal-player-simple = der einfache Gegner
terminal-player-random = der Zufall

terminal-length-short = kurz
terminal-length-medium = mittel
terminal-length-long = lang
terminal-short-us = US
terminal-short-german = Deutsche
terminal-short-goal-points = { $side } { $goal } { $goal ->
        [one] Punkt
       *[other] Punkte
    }
terminal-short-goal-pin = { $side } setzen fest
terminal-goal-points = { $side } gewinnen mit { $goal } { $goal ->
        [one] Zielpunkt
       *[other] Zielpunkten
    }. [UND-12.2]
terminal-goal-pin =
    { $side } gewinnen, wenn der Gegner festgesetzt ist: kein Marker von Riflemen mehr auf dem Spielfeld. [UND-12.3]
terminal-scenario-arc = { $arc }, { $date }
terminal-scenario-first = { $side } haben zu Beginn den Initiativemarker.
terminal-scenario-deck = { $side }, Deck: { $cards }
terminal-scenario-supply = { $side }, Nachschub: { $cards }

## Neben der Karte

terminal-status-title = { $scenario } · Runde { $round }
terminal-status-points = { $mark } { $side } { $points }/{ $goal } Punkte
terminal-status-pin = { $mark } { $side }: Gegner festsetzen
terminal-status-piles = Hand { $hand } · Deck { $deck } · Ablage { $discard }
terminal-hand = Deine Hand: { $cards }
terminal-hand-heading = Deine Hand
terminal-hand-card = { $copies }× { $card } ({ $initiative }): { $actions }
terminal-hand-fog = { $copies }× { $card } ({ $initiative })
terminal-in-play = Im Spielbereich: { $cards }
terminal-question-turn = Du bist am Zug: spiel eine Karte
terminal-question-bid = Wähle eine Karte zur Initiative
terminal-question-march = Unterwegs, noch { $left } { $left ->
        [one] Schritt
       *[other] Schritte
    }
terminal-question-supply = { $action }: bis zu { $left } aus dem Nachschub
terminal-question-play = { $action }: bis zu { $left } aus dem Spielbereich
terminal-menu-card = { $card }
terminal-menu-cards = { $card } ×{ $copies }
terminal-menu-bid = { $card } ({ $initiative })
terminal-menu-left = { $card } ({ $left })
terminal-menu-more = { $what } …
terminal-menu-at = { $choice }, auf { $tile }
terminal-menu-cited = { $choice } [{ $rules }]
terminal-menu-to = nach { $tile }
terminal-menu-aim = auf { $tile }
terminal-menu-stay = auf { $tile } ins Spiel kommen und dort bleiben
terminal-menu-chance = { $choice }: { $percent } %
terminal-menu-page = Seite { $page } von { $pages }, Enter: weiter
terminal-odds = { $dice } Würfel, { $needed }+ oder 0. { $tally } = { $needed } [{ $rules }]
terminal-odds-only-zero = { $dice } Würfel, nur 0. { $tally } = { $needed } [{ $rules }]
terminal-odds-victim = { $mark } { $unit } { $percent } %  { $needed }+ ({ $sum })
terminal-odds-victim-only-zero = { $mark } { $unit } { $percent } %  0 ({ $sum } = { $needed })
terminal-prompt = { $side }, 1–{ $count } (? Hilfe, q speichern und beenden):
terminal-prompt-back = { $side }, 1–{ $count } (0 zurück, ? Hilfe):
terminal-prompt-one = { $side } (? Hilfe, q speichern und beenden):
terminal-prompt-one-back = { $side }, 1 zum Ausführen (0 zurück, ? Hilfe):
terminal-not-understood = „{ $asked }“ ist nicht zu verstehen. Tippe eine Zahl, oder ? für das, was möglich ist.

## Was getan wird, in Kürze

terminal-verb-bid = Initiative
terminal-verb-move = Move
terminal-verb-guide = Guide
terminal-verb-scout = Scout
terminal-verb-stalk = Stalk
terminal-verb-bolster = Bolster
terminal-verb-command = Command
terminal-verb-conceal = Conceal
terminal-verb-control = Control
terminal-verb-inspire = Inspire
terminal-verb-recon = Recon
terminal-verb-target = Target
terminal-verb-attack = Attack
terminal-verb-suppress = Suppress
terminal-verb-blast = Blast
terminal-verb-ready = bereit
terminal-verb-hunker = in Sicherheit
terminal-verb-end-turn = Zug beenden
terminal-verb-step = weiter
terminal-verb-halt = halten
terminal-verb-take = nehmen
terminal-verb-done = fertig

## Befehle im Spiel

terminal-keys-help = ? hilfe help
terminal-keys-undo = u rücknahme rückgängig undo
terminal-keys-last = zuletzt last l
terminal-keys-log = protokoll log
terminal-keys-cards = karten cards c
terminal-keys-scenario = szenario scenario goal
terminal-keys-rules = regeln rules
terminal-keys-end = e ende zugende end
terminal-keys-draw = remis draw
terminal-keys-resign = aufgeben resign
terminal-keys-quit = q beenden quit exit
terminal-keys-back = zurück back b
terminal-keys-yes = ja j yes y
terminal-does-help = diese Seite
terminal-does-undo = die letzte Entscheidung zurücknehmen, solange kein Würfel fiel und nichts Verdecktes zu sehen war
terminal-does-last = was seit deinem letzten Zug geschah
terminal-does-log = alles, was geschah
terminal-does-cards = alle Stapel: deine und was vom Gegner offen liegt
terminal-does-scenario = die Lage und beide Ziele
terminal-does-rules = die Regeln, Punkt für Punkt; „? festgesetzt“ zeigt einen davon
terminal-does-end = den Zug beenden
terminal-does-draw = ein Remis anbieten oder annehmen
terminal-does-resign = aufgeben
terminal-does-quit = speichern und beenden; gespeichert wird nach jeder Entscheidung
terminal-does-back = zurück zur Liste davor

## Seiten

terminal-legend-tile =
    Ein Feld zeigt seinen Namen, die Deckung, die es gibt (+2; ▲3/1 ist ein Hügel), und den Wert seines Ziels ([2]; R ist das
    Funkgerät). Darunter stehen die Zeile der Amerikaner und die der Deutschen.
terminal-legend-marks =
    { $us_controlled } und { $german_controlled }: kontrolliert von Amerikanern, von Deutschen. { $us_scouted } und
    { $german_scouted }: ausgekundschaftet.
terminal-legend-counters =
    RA RB SA sind Einheitenmarker: Riflemen A und B, Scouts A. RA! ist unterdrückt. Wo es eng wird, heißt RAB: RA und RB; +2
    steht für zwei weitere, die unter der Hand stehen.
terminal-legend-ends =
    ↓: Hier kommen Marker der Seite ins Spiel. ×: Hierhin zielt der Mortar der Seite. ◄: hat den Initiativemarker.
    »: neu im Protokoll.
terminal-ask-undaunted =
    Tippe die Nummer einer Zeile, oder die Entscheidung in Worten, etwa „attack ra sb“ oder „move ra 5b“. Mit einem
    Fragezeichen fragst du nach, mit den Namen auf dem Bildschirm: „? 2“ (Zeile 2), „? Rifleman A“, „? RA“, „? 5B“, „?
    Angriff“, „? control RA“, „? festgesetzt“, und nach einer Regel mit dem, was in ihrer Klammer steht.
terminal-title-legend = Hilfe
terminal-title-answer = ? { $asked }
terminal-title-news = Seit deiner letzten Entscheidung
terminal-title-last = Seit deinem letzten Zug
terminal-title-log = Alles, was geschah
terminal-title-cards = Alle Stapel
terminal-title-rules = Die Regeln
terminal-title-scenario = Das Szenario
terminal-page = Seite { $page } von { $pages }. Enter: weiter, -: zurück, b: { $to }
terminal-page-last = Seite { $page } von { $pages }, die letzte. Enter: { $to }, -: zurück
terminal-page-only = Enter: { $to }
terminal-page-to-game = zum Spiel
terminal-page-to-list = zur Liste
terminal-piles-own = { $side } (du)
terminal-piles-open = { $side }, soweit es offen liegt
terminal-piles-unknown = { $count } ungesehen
terminal-zone-hand = Hand
terminal-zone-play = Spielbereich
terminal-zone-discard = Ablagestapel
terminal-zone-deck = Deck
terminal-zone-supply = Nachschub
terminal-zone-removed = aus dem Spiel

## Antworten auf Fragen

terminal-why-offered = { $count ->
        [one] Steht jetzt zur Wahl, auf eine Weise:
       *[other] Steht jetzt zur Wahl, auf { $count } Weisen:
    }
terminal-why-more = … und noch { $count }
terminal-why-refused = { $count ->
        [one] Steht auf eine andere Weise jetzt nicht zur Wahl:
       *[other] Steht auf { $count } andere Weisen jetzt nicht zur Wahl, denn:
    }
terminal-why-none = Steht jetzt nicht zur Wahl, denn:
terminal-why-ways = { $verb }: { $count ->
        [one] auf eine Weise
       *[other] auf { $count } Weisen
    } möglich
terminal-why-not = { $verb }: jetzt nicht. { $why }
terminal-why-unknown = „{ $asked }“ ist keine Karte, kein Feld, keine Aktion und kein Thema. Am nächsten kommt „{ $nearest }“.
terminal-why-rule = { $rule } steht im Regelheft auf Seite { $page }: { $heading }.
terminal-why-rule-elsewhere = { $rule }: { $place }.
terminal-why-no-rule = Eine Regel „{ $rule }“ gibt es nicht. Am nächsten kommt „{ $nearest }“.
terminal-why-card = { $code } ist die Karte { $card }, Initiative { $initiative }.
terminal-why-counter = { $side }: { $unit } auf { $tile }, bereit, Verteidigung { $defense }.
terminal-why-counter-suppressed = { $side }: { $unit } auf { $tile }, unterdrückt, Verteidigung { $defense }.
terminal-why-counter-missing =
    { $side }: { $unit } nicht auf dem Spielfeld, Verteidigung { $defense }; kommt auf { $tile } ins Spiel. [UND-7.6]
terminal-why-tile = { $tile }: Deckung { $cover }. [UND-4.1]
terminal-why-tile-hill =
    { $tile }: ein Hügel, Deckung { $cover }, aber 1 gegen Schüsse von einem Hügel und gegen Blast. [UND-11.1]
terminal-why-objective = Ein Ziel im Wert von { $value }. [UND-3.4]
terminal-why-scouted = { $mark } { $side } haben es ausgekundschaftet. [UND-3.1]
terminal-why-controlled = { $mark } { $side } kontrollieren es. [UND-3.2]
terminal-why-here = { $side }: { $unit }, bereit, Verteidigung { $defense }.
terminal-why-here-suppressed = { $side }: { $unit }, unterdrückt, Verteidigung { $defense }.
terminal-why-spawn = { $side } kommen hier ins Spiel: { $units }. [UND-3.5]
terminal-why-aim = { $side }: Hierhin zielt der Mortar. [UND-3.6]
terminal-why-neighbours = Angrenzend: { $tiles }. [UND-4.2]

## Zwei Personen, keine, das Ende

terminal-hand-over = { $side }: bitte Platz nehmen. Bis du Enter drückst, ist nichts zu sehen.
terminal-hand-over-undo = { $side }: u nimmt deine letzte Entscheidung zurück.
terminal-hand-over-prompt = { $side }: Enter, wenn du hier sitzt; q speichert und beendet:
terminal-hand-over-only-enter = Nur Enter allein blättert diese Seite um.
terminal-resign-sure = Gibst du auf? Die andere Seite gewinnt dann.
terminal-resign-prompt = ja, oder Enter zum Weiterspielen:
terminal-draw-declined = Der Gegner lehnt das Remis ab.
terminal-draw-offered = Das Remis ist angeboten. Es gilt, bis die andere Seite weiterspielt.
terminal-watch-prompt = Enter: nächster Zug, f: bis zum Ende, zuletzt, protokoll, q: beenden:
terminal-watch-not-understood = „{ $asked }“ bedeutet hier nichts; nichts ist geschehen.
terminal-end-prompt = Die Partie ist zu Ende. protokoll: alles, was geschah, Enter: beenden:

## Die Kampagne

terminal-campaign-title = Kampagne: { $played } von { $games } Partien gespielt
terminal-campaign-won = { $side } gewinnen; Verluste: US { $us }, Deutsche { $german }
terminal-campaign-drawn = Remis; Verluste: US { $us }, Deutsche { $german }
terminal-campaign-points =
    { $side }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }; Siege { $wins }, Verluste { $casualties }
terminal-campaign-rule = Ein Sieg zählt einen Punkt; je zehn volle Verluste der ganzen Kampagne kosten einen. [UND-12.8]
terminal-campaign-next = Als Nächstes: { $scenario }. Enter spielt es, q hört hier auf:
terminal-campaign-file = Aufbewahrt in { $file }
terminal-campaign-undecided = Die Kampagne ist unentschieden: Nach allem stehen beide Seiten, wo sie standen.
terminal-campaign-us-narrow =
    Die Amerikaner gewinnen die Kampagne um Haaresbreite. Die Straße geht weiter, und morgen kostet sie wieder etwas.
terminal-campaign-us-clear = Die Amerikaner gewinnen die Kampagne deutlich. Hinter den Hecken wird das Land weit.
terminal-campaign-us-crushing =
    Die Amerikaner gewinnen die Kampagne ohne jeden Zweifel. Was vom Gegner übrig ist, marschiert nach Osten.
terminal-campaign-german-narrow =
    Die Deutschen gewinnen die Kampagne um Haaresbreite. Ein Tag ist gewonnen, zu einem Preis, den niemand zählen mag.
terminal-campaign-german-clear =
    Die Deutschen gewinnen die Kampagne deutlich. Die Hecken halten, und der Angriff muss von vorn beginnen.
terminal-campaign-german-crushing =
    Die Deutschen gewinnen die Kampagne ohne jeden Zweifel. Der Weg nach Süden bleibt lange versperrt.

## Aufzeichnungen

terminal-film-title = { $scenario }, Regelversion { $rules }
terminal-film-seat = { $side }: { $player }
terminal-film-running =
    Die Partie läuft noch, bisher { $entries } Einträge. Verdeckte Karten werden gezeigt, wenn sie zu Ende ist.
terminal-film-differs =
    Ab Eintrag { $entry } weichen die heutigen Regeln von denen ab, nach denen gespielt wurde. Was folgt, ist allein aus der
    Aufzeichnung erzählt.
terminal-film-garbled = etwas, das sich nicht erzählen lässt ({ $name })
terminal-games-hint =
    Aufbewahrt in { $folder }. Der Name genügt: bocage play --resume NAME, bocage show NAME, bocage campaign NAME.
terminal-games-damaged = nicht zu lesen
terminal-games-running = nicht beendet, Runde { $round }
terminal-replay-followed = Die heutigen Regeln folgen der Aufzeichnung durch alle { $entries } Einträge.
terminal-replay-fuzz = Diese Aufzeichnung wurde geschrieben, weil etwas schiefging: { $failure }
terminal-replay-mended = Noch einmal versucht: Es geht nicht mehr schief.
terminal-replay-still-fails = Noch einmal versucht: Es geht immer noch schief. { $failure }
terminal-step-prompt = Schritt { $step } von { $steps }. Enter: weiter, -: zurück, eine Zahl, q: beenden
terminal-step-heading = Nach Eintrag { $entry }
terminal-verify-proved = belegt
terminal-verify-failed = NICHT BELEGT
terminal-verify-open = offen
terminal-verify-chain =
    Jede Zeile folgt aus der davor; { $entries } Einträge
terminal-verify-rules = Regelversion { $rules } folgt jedem Eintrag und führt zu denselben Ereignissen
terminal-verify-digests = { $count ->
        [one] eine Prüfsumme der ganzen Stellung stimmt
       *[other] { $count } Prüfsummen der ganzen Stellung stimmen
    }
terminal-verify-dice = Das Geheimnis passt zur Zusage in Zeile 1, und alle { $count } Ergebnisse des Zufalls folgen daraus
terminal-verify-no-promise = die Würfel; diese Aufzeichnung sagt über sie nichts zu
terminal-verify-too-early = die Würfel; ihr Geheimnis wird gezeigt, wenn die Partie zu Ende ist, und lässt sich dann prüfen
terminal-verify-limits =
    dass niemand die ganze Datei neu geschrieben hat, dass, wer das Geheimnis hatte, es während der Partie nicht benutzte, wer wirklich am Tisch saß, und dass vor dieser keine
    andere Partie weggeworfen wurde
terminal-fuzz-done =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } ab Startwert { $seed }, { $ended } davon bis zum Ende; { $choices } Entscheidungen, nichts ging schief.
terminal-fuzz-failed = Etwas ging schief: { $failure }. Die Aufzeichnung, die dahin führt: { $file }

## Welches Spiel, und wie

terminal-game-undaunted = Undaunted: Normandy
terminal-game-memoir44 = Memoir ’44
terminal-game-question = Welches Spiel?
terminal-game-help = In Undaunted wachsen Decks, und in Runden wird um Spielfelder gekämpft. In Memoir ’44 aktivieren Befehlskarten Zug um Zug die Einheiten ganzer Sektoren. Jedes Spiel hat seine eigene Liste von Szenarien.
terminal-way-question = Was möchtest du spielen?
terminal-way-single = Eine Schlacht, { $edition }
terminal-way-match = Ein Match aus zwei Schlachten mit Seitenwechsel, { $edition }
terminal-way-help = In einem Match wird dieselbe Schlacht zweimal geschlagen. Dazwischen wechseln die Spieler die Seiten, und die Medaillen beider Schlachten werden zusammengezählt. Die Ausgaben unterscheiden sich bei Meer, Strand, Hecken und Lufthoheit.
terminal-option-axis = Wer die Achsenmächte spielt.
terminal-option-allies = Wer die Alliierten spielt.
terminal-option-play-edition = Die Ausgabe von Memoir ’44. Ohne Angabe: die überarbeitete.
terminal-option-fuzz-game = Nur dieses Spiel.
terminal-option-match = Zwei Schlachten mit Seitenwechsel, die Medaillen beider zusammengezählt.
terminal-scenarios-hint = bocage play NAME spielt eines, bocage scenarios NAME zeigt seine Karte.
terminal-error-no-such-side = In diesem Spiel gibt es keine Seite „{ $asked }“. Seine Seiten sind { $known }.
terminal-error-no-editions = Von diesem Spiel gibt es keine Ausgabe „{ $asked }“; mehrere gibt es nur von Memoir ’44.
terminal-error-no-match = Ein Match zählt Medaillen, und bei { $asked } gibt es keine. Matches gehören zu Memoir ’44, Undaunted hat seine Kampagne.
terminal-error-bad-match = { $file } ist kein Match, oder die Datei ist beschädigt.
terminal-error-match-game = Eine Schlacht des Matchs ist beschädigt: { $file }, Zeile { $line }.
terminal-film-edition = Regeln: { $edition }
terminal-games-turn = nicht beendet, Zug { $turn }

## Ein Match aus zwei Schlachten

terminal-match-title = Match, { $scenario } ({ $edition }): { $played } von 2 Schlachten geschlagen
terminal-match-player = Spieler { $number } ({ $player })
terminal-match-side = { $side }: { $player }, { $medals ->
        [one] 1 Medaille
       *[other] { $medals } Medaillen
    }
terminal-match-sum = Beide Schlachten zusammen, { $player }: { $medals }
terminal-match-rule = Es zählen die Medaillen beider Schlachten; eine aufgegebene Schlacht zählt als gewonnen mit allen Medaillen. [SET-12]
terminal-match-next = Jetzt mit vertauschten Seiten. Enter: die zweite Schlacht, q: aufhören:
terminal-match-won = Das Match geht mit { $medals } zu { $other } an { $player }.
terminal-match-drawn = Das Match endet unentschieden, { $medals } Medaillen für jeden.
