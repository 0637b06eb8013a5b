# Die Arena: Computergegner gegeneinander. Alle Sätze sind eigene.

terminal-command-arena =
    Computergegner auf allen Kernen gegeneinander antreten lassen und zeigen, wer wie oft gewinnt. Jeder trifft auf jeden, von
    beiden Seiten; ein Name allein tritt gegen sich selbst an, und ohne Namen treten alle an.

terminal-option-scenarios = Welche Gefechte; der Name eines Spiels meint alle darin. Ohne die Option alle aller Spiele.
terminal-option-games-each = Wie viele Partien je Gefecht und Sitzordnung; ohne die Option zehn.
terminal-option-edition = Nach welchen Ausgaben, bei Spielen, die mehrere haben; ohne die Option nach der üblichen.
terminal-option-jobs = Wie viele Partien zugleich; ohne die Option so viele, wie es Prozessorkerne gibt.
terminal-option-arena-seed = Der Startwert aller Partien: Derselbe Startwert spielt dieselben Partien.
terminal-option-arena-out = Der Ordner für Ergebnisse und Aufzeichnungen. Was er schon enthält, wird nicht noch einmal gespielt.
terminal-option-arena-commanders = Wie viele Befehlshaber am Tisch sitzen, beide Seiten zusammen: 2, 6 oder 8, wo das Gefecht Platz dafür hat.
terminal-option-arena-seat = Die Computergegner nur auf diesem Platz vergleichen; alle anderen Plätze spielt der erste.

terminal-arena-game-memoir44 = Memoir ’44
terminal-arena-game-undaunted = Undaunted: Normandy
terminal-arena-heading = { $game }: { $first } – { $second }
terminal-arena-of-first = Siege des ersten, 95 %
terminal-arena-as = als { $side }
terminal-arena-both = zusammen
terminal-arena-nobody = niemand
terminal-arena-all = Alle Gefechte
terminal-arena-table = { $game }, { $count } Befehlshaber
terminal-arena-seat = { $game }: der Platz { $seat }, alle anderen { $others }
terminal-arena-seated = mit { $player }
terminal-arena-apart = besser um, 95 %
terminal-arena-by-its-side = Siege seiner Seite, 95 %
terminal-arena-won =
    { $player }: { $won } von { $games } Partien gewonnen, { $percent } %; 95-%-Intervall { $low } bis { $high } %
terminal-arena-unwon = Ohne Sieger: { $drawn } unentschieden, { $broken } nach zu vielen Entscheidungen abgebrochen.
terminal-arena-decimal = { $whole },{ $tenth }
terminal-arena-kept = Aufzeichnungen: { $folder }. Der Startwert war { $seed }.
terminal-arena-stopped = Angehalten. Die beendeten Partien sind aufbewahrt; derselbe Befehl mit --out { $folder } macht weiter.
terminal-arena-failed =
    Die Partie { $game } ist auf einen Fehler des Programms gestoßen: { $failure }. Ihre Aufzeichnung, soweit sie kam: { $file }.
terminal-arena-lost = Der Prozess, der { $game } gespielt hat, ist fort; die Partie wird noch einmal gespielt.
terminal-arena-given-up = Jeder Prozess, der { $game } gespielt hat, war vor dem Ende fort. Die Partie wird ausgelassen.
terminal-arena-left-out =
    { $count ->
        [one] Eine Partie ließ sich nicht zu Ende spielen und ist ausgelassen.
       *[other] { $count } Partien ließen sich nicht zu Ende spielen und sind ausgelassen.
    } Alle anderen sind in { $folder } aufbewahrt; derselbe Befehl mit --out { $folder } versucht es noch einmal.
terminal-arena-no-player = Den Gegner „{ $asked }“ gibt es nicht. Am nächsten kommt „{ $nearest }“; bekannt sind { $known }.
terminal-arena-no-edition = Die Ausgabe „{ $asked }“ gibt es nicht. Am nächsten kommt „{ $nearest }“; bekannt sind { $known }.
terminal-arena-no-editions = Von den verlangten Gefechten gibt es nur eine Ausgabe; „{ $asked }“ lässt sich nicht wählen.
terminal-arena-no-table = „{ $scenario }“ hat keine Plätze für { $count } Befehlshaber. Ein Gefecht auf mehreren Spielplänen hat 2, 6 oder 8, jedes andere 2.
terminal-arena-no-seat = Den Platz „{ $asked }“ gibt es nicht. Am nächsten kommt „{ $nearest }“; bekannt sind { $known }.
terminal-arena-in-use = In { $folder } ist schon eine Arena am Werk. Ein Ordner nimmt nur eine auf einmal.
terminal-arena-no-arena = { $folder } enthält etwas anderes als eine Arena. Es braucht einen anderen Ordner.
terminal-arena-other-seed = Die Partien in { $folder } haben den Startwert { $found }, nicht { $asked }. Ohne --seed geht es weiter, oder in einem anderen Ordner.
terminal-arena-other-rules = Die Partien in { $folder } wurden nach anderen Regeln als den heutigen gespielt. Es braucht einen anderen Ordner.
terminal-arena-garbled = Zeile { $line } von { $file } ist nicht zu lesen. Sie muss in Ordnung gebracht werden, oder es braucht einen anderen Ordner.
