# The Combat cards of Memoir '44 at the terminal.

terminal-option-combat = Play with the Combat cards: two for each side, one for each general.
terminal-error-no-combat = Combat cards belong to Memoir ’44; { $asked } is played without.
terminal-m44-combat-hand = Combat cards: { $cards }
terminal-m44-combat = combat: Axis { $axis }, Allies { $allies } · draw { $deck } · discard { $discard }
terminal-m44-verb-combat = combat card
terminal-m44-verb-combat-unit = combat card for
terminal-m44-verb-street-fight = street fight
terminal-m44-verb-no-combat = no card
terminal-m44-verb-pick = pick
terminal-m44-verb-end-picks = no more units
terminal-m44-verb-place = place
