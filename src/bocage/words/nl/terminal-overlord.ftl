# Meerdere bevelhebbers in de terminal: wie waar zit, wie er handelt. Alle zinnen zijn van onszelf.

## De opdrachtregel

terminal-option-commanders = Hoeveel bevelhebbers een veldslag op meer borden delen. Anders twee, elk met een heel kamp.
terminal-option-seating = Elke andere verdeling van de rollen: c, l, m, r zijn opperbevelhebber, links, midden en rechts, / scheidt plaatsen en een spatie de kampen, zoals “c/l/m/r cm/lr”.
terminal-option-seat = Wie één plaats speelt, zoals axis-left=random; te herhalen voor andere.
terminal-error-no-such-seat = In dit spel is er geen plaats “{ $asked }”. De plaatsen zijn { $known }.
terminal-error-no-commanders = Alleen veldslagen op meer borden hebben een bevelsketen om te verdelen; { $asked } hoort daar niet bij.
terminal-error-no-seating = “{ $asked }” verdeelt de rollen niet: elk van c, l, m en r hoort bij één plaats, in beide kampen, zoals “cm/l/r c/l/m/r”.
terminal-error-seating-twice = Of --commanders, of --seating, niet allebei.

## Wie waar zit

terminal-commanders-question = Hoeveel bevelhebbers?
terminal-commanders-2 = Twee, elk met een heel kamp
terminal-commanders-6 = Zes: drie per kamp, de veldmaarschalk in het centrum is ook opperbevelhebber
terminal-commanders-8 = Acht: een opperbevelhebber en drie veldmaarschalken per kamp
terminal-commanders-help =
    De opperbevelhebber deelt de kaarten uit en de veldmaarschalken spelen ze, elk in zijn twee secties. Elke plaats kan
    van een computer zijn. Andere verdelingen van de rollen neemt de opdrachtregel, met --seating.
terminal-seats-seat = Jij: { $side }; eenvoudige tegenstanders op alle andere plaatsen
terminal-seats-all = Mensen op alle plaatsen, aan dit scherm
terminal-seats-nobody = Naar eenvoudige tegenstanders op alle plaatsen kijken

## Aan één scherm

terminal-keys-pass = p doorgeven
terminal-does-pass = iemand anders aan het toetsenbord laten die nu ook mag handelen
terminal-keys-west = <
terminal-does-west = meer tonen van het linkereind van een kaart die breder is dan het scherm
terminal-keys-east = >
terminal-does-east = meer tonen van het rechtereind
terminal-nobody-to-pass = Niemand anders aan dit scherm mag nu handelen.
terminal-hand-over-pass = p: liever { $side }.

## Panelen

terminal-m44-window = Kaart { $first }–{ $last }; < > schuift
terminal-m44-lies = { $place }: { $card }
terminal-m44-plays-in = { $card }: { $section } ({ $first }–{ $last })
terminal-m44-holds = Voor de { $role }: { $cards }
terminal-m44-initiative = eigen initiatief
terminal-m44-acting = Handelt nog: { $seats }

## Wat er gedaan wordt, in het kort

terminal-m44-verb-give = geven
terminal-m44-verb-visit = bezoeken
terminal-m44-verb-carry-out = uitvoeren
terminal-m44-verb-copy = nadoen
terminal-m44-verb-bombard = bombarderen
terminal-m44-verb-end-hand-out = niets meer uitdelen
terminal-m44-verb-deploy = inzetten
terminal-m44-verb-lead = leiden
terminal-m44-verb-counter = tegenaanval doen
terminal-m44-verb-take-initiative = initiatief nemen
terminal-m44-verb-stand-by = afwachten
terminal-m44-verb-sacrifice = opofferen
terminal-m44-verb-hold = ophouden
terminal-m44-verb-settle = beslissen
terminal-m44-verb-lift = opheffen
