# The Combat cards of Memoir '44 at the terminal.

terminal-option-combat = Mit Gefechtskarten spielen: zwei für jede Seite, eine für jeden General.
terminal-error-no-combat = Gefechtskarten gehören zu Memoir ’44; { $asked } wird ohne sie gespielt.
terminal-m44-combat-hand = Gefechtskarten: { $cards }
terminal-m44-combat = Gefecht: Achse { $axis }, Alliierte { $allies } · Stapel { $deck } · Ablage { $discard }
terminal-m44-verb-combat = Gefechtskarte
terminal-m44-verb-combat-unit = Gefechtskarte für
terminal-m44-verb-street-fight = Straßenkampf
terminal-m44-verb-no-combat = keine Karte
terminal-m44-verb-pick = auswählen
terminal-m44-verb-end-picks = keine weiteren Einheiten
terminal-m44-verb-place = aufstellen
