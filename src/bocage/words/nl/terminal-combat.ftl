# The Combat cards of Memoir '44 at the terminal.

terminal-option-combat = Met gevechtskaarten spelen: twee voor elk kamp, een voor elke generaal.
terminal-error-no-combat = Gevechtskaarten horen bij Memoir ’44; { $asked } wordt zonder gespeeld.
terminal-m44-combat-hand = Gevechtskaarten: { $cards }
terminal-m44-combat = gevecht: As { $axis }, Geall. { $allies } · trekstapel { $deck } · aflegstapel { $discard }
terminal-m44-verb-combat = gevechtskaart
terminal-m44-verb-combat-unit = gevechtskaart voor
terminal-m44-verb-street-fight = straatgevecht
terminal-m44-verb-no-combat = geen kaart
terminal-m44-verb-pick = uitkiezen
terminal-m44-verb-end-picks = geen eenheden meer
terminal-m44-verb-place = neerzetten
