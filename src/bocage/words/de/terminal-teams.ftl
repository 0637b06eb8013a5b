# Spiele in Teams und junger Generäle am Terminal. Alle Sätze sind unsere eigenen.

terminal-option-alliance = Operation Allianz zu dritt oder viert: eigene Hände und eine offene Karte, die sich ein Team teilt.
terminal-option-teams = Teams von bis zu dreien mit einer Hand, wie in der Ausgabe von 2004; mit --young für junge Generäle.
terminal-option-members = Wie viele die Achsenmächte und die Alliierten spielen, etwa 2-3. Sonst so viele, wie ein Team haben kann.
terminal-option-young = Ein Spiel junger Generäle: nur Sektionskarten, sechs je Hand in der überarbeiteten Ausgabe.
terminal-option-no-ground = Junge Generäle gewinnen keinen Boden und überrennen nicht.
terminal-option-tactics = Mit wie vielen Sorten von Taktikkarten junge Generäle spielen, die einfachsten zuerst.
terminal-error-no-teams = Teams und junge Generäle spielen Schlachten von Memoir ’44 auf einem Plan; { $asked } gehört nicht dazu.
terminal-error-one-mode = Nur eins davon zugleich: --alliance, --teams oder --young mit oder ohne --teams.
terminal-error-young-only = --no-ground und --tactics gehören zu --young.
terminal-error-tactics = Es gibt { $most } Sorten von Taktikkarten, nicht { $asked }.
terminal-error-mode-edition = --{ $mode } gehört zur anderen Ausgabe: Lass --edition weg oder schreib --edition { $edition }.
terminal-error-members = „{ $asked }“ ist hier keine Größe von Teams. Spielen lässt sich { $known }.
terminal-m44-shared = Gemeinsam ({ $side }): { $card }
terminal-m44-verb-play-shared = gemeinsame karte
terminal-m44-verb-shared-strike = gemeinsamer luftangriff
terminal-m44-verb-propose = vorschlagen
terminal-m44-verb-defer = überlassen
terminal-m44-verb-entrust = anvertrauen
terminal-m44-verb-end-entrust = nichts mehr anvertrauen
