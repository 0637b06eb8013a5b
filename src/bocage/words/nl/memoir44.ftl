# De zinnen van Memoir '44. De namen en begrippen zijn die van het spel, alle zinnen zijn van onszelf.
#
# $side is een kamp met lidwoord aan het begin van een zin, altijd meervoud; $army is de naam alleen. $unit is een
# soort eenheid, in keuzes en koppen een met haar vak, zoals “infanterie op G5”. Alle soorten zijn de-woorden. De
# eerste letter van een zin wordt achteraf een hoofdletter. De namen van de kaarten zijn van ons.

## Kampen, edities

memoir44-side-axis = Asmogendheden
memoir44-side-allies = Geallieerden
memoir44-the-axis = De Asmogendheden
memoir44-the-allies = De Geallieerden
memoir44-edition-revised = herziene editie
memoir44-edition-2004 = eerste editie (2004)

## Secties

memoir44-section-left = linkerflank
memoir44-section-center = centrum
memoir44-section-right = rechterflank

## Eenheden

memoir44-unit-infantry = infanterie
memoir44-unit-elite-infantry = Speciale Eenheid
memoir44-unit-resistance = verzetseenheid
memoir44-unit-armor = pantsereenheid
memoir44-unit-elite-armor = elitepantsereenheid
memoir44-unit-artillery = artillerie
memoir44-unit-at = { $unit } op { $at }
memoir44-some-unit-at = eenheid op { $at }

## Terrein

memoir44-terrain-open = open terrein
memoir44-terrain-forest = bos
memoir44-terrain-hedgerow = bocage
memoir44-terrain-town = dorp
memoir44-terrain-church = kerk
memoir44-terrain-hill = heuvel
memoir44-terrain-bluff = steile kust
memoir44-terrain-cliff = klif
memoir44-terrain-steep-hill = steile heuvel
memoir44-terrain-impassable-hill = niet-passeerbare heuvel
memoir44-terrain-blocking-hill = bergwand
memoir44-terrain-river = rivier
memoir44-terrain-wide-river = brede rivier
memoir44-terrain-lake = meer
memoir44-terrain-sea = zee
memoir44-terrain-beach = strand
memoir44-terrain-bridge = brug

## Obstakels

memoir44-obstacle-bunker = bunker
memoir44-obstacle-hedgehog = anti-tank versperring
memoir44-obstacle-wire = concertina
memoir44-obstacle-sandbags = zandzakken
memoir44-obstacle-sea-wall = strandmuur

## Symbolen van de dobbelstenen

memoir44-face-I = infanterist
memoir44-face-A = tank
memoir44-face-G = granaat
memoir44-face-S = ster
memoir44-face-F = vlag

## Bevelkaarten

memoir44-card-recon-left = Verkenning (links)
memoir44-card-recon-center = Verkenning (centrum)
memoir44-card-recon-right = Verkenning (rechts)
memoir44-card-probe-left = Prikactie (links)
memoir44-card-probe-center = Prikactie (centrum)
memoir44-card-probe-right = Prikactie (rechts)
memoir44-card-attack-left = Aanval (links)
memoir44-card-attack-center = Aanval (centrum)
memoir44-card-attack-right = Aanval (rechts)
memoir44-card-assault-left = Stormaanval (links)
memoir44-card-assault-center = Stormaanval (centrum)
memoir44-card-assault-right = Stormaanval (rechts)
memoir44-card-recon-in-force = Verkenning op alle fronten
memoir44-card-general-advance = Algemene opmars
memoir44-card-pincer-move = Tangbeweging
memoir44-card-air-power = Luchtsteun
memoir44-card-ambush = Hinderlaag
memoir44-card-armor-assault = Pantseraanval
memoir44-card-artillery-bombard = Artilleriebeschieting
memoir44-card-barrage = Spervuur
memoir44-card-behind-enemy-lines = Achter de vijandelijke linies
memoir44-card-close-assault = Man tot man
memoir44-card-counter-attack = Tegenaanval
memoir44-card-dig-in = Ingraven
memoir44-card-direct-from-hq = Bevel van het hoofdkwartier
memoir44-card-firefight = Vuurgevecht
memoir44-card-infantry-assault = Infanterieaanval
memoir44-card-medics-and-mechanics = Hospikken & monteurs
memoir44-card-move-out = Uitrukken!
memoir44-card-their-finest-hour = Hun mooiste uur

## Wat er te kiezen valt

memoir44-verb-play = Een Bevelkaart spelen
memoir44-verb-section = Een sectie kiezen
memoir44-verb-order = Activeren
memoir44-verb-end-orders = Niemand meer activeren
memoir44-verb-move = Verplaatsen
memoir44-verb-exit = Het bord verlaten
memoir44-verb-end-moves = Niets meer verplaatsen
memoir44-verb-attack = Aanvallen
memoir44-verb-clear-wire = De concertina verwijderen
memoir44-verb-end-battles = Niet meer vechten
memoir44-verb-ambush = De hinderlaag spelen
memoir44-verb-no-ambush = De aanval laten komen
memoir44-verb-stand-fast = Eén vlag negeren
memoir44-verb-fall-back = Geen vlag negeren
memoir44-verb-retreat = Terugtrekken
memoir44-verb-halt = Niet verder terugtrekken
memoir44-verb-take-ground = Terreinwinst boeken
memoir44-verb-stay = Blijven staan
memoir44-verb-target = Een doel kiezen
memoir44-verb-end-targets = Geen doel meer
memoir44-verb-strike = Beschieten
memoir44-verb-dig-in = Ingraven
memoir44-verb-heal = Figuren terughalen
memoir44-verb-keep = Een kaart houden
memoir44-verb-drop = Afspringen
memoir44-verb-air-strike = Een luchtaanval vragen

memoir44-choice-play = { $card } spelen
memoir44-choice-play-as = { $card } spelen, werkt als { $acts_as }
memoir44-choice-section = In deze sectie: { $section }
memoir44-choice-order = { $unit } activeren
memoir44-choice-move = { $unit } verplaatsen naar { $to }
memoir44-choice-exit = { $unit } verlaat het bord
memoir44-choice-attack = { $unit } valt aan: { $target }
memoir44-choice-clear-wire = { $unit } verwijdert de concertina
memoir44-choice-retreat = Terugtrekken naar { $to }
memoir44-choice-target = Doel: { $target }
memoir44-choice-strike = { $target } beschieten
memoir44-choice-dig-in = { $unit } graaft zich in
memoir44-choice-heal = Figuren terughalen voor { $unit }
memoir44-choice-keep = { $card } houden
memoir44-choice-drop = Afspringen boven { $to }
memoir44-choice-air-strike = { $card } spelen als luchtaanval

## Wat er gevraagd wordt

memoir44-asked-turn = Speel een Bevelkaart
memoir44-asked-sectioning = In welke sectie?
memoir44-asked-ordering = Activeer eenheden: { $done } van { $total }
memoir44-asked-rally = Activeer eenheden volgens de dobbelstenen: infanterie { $infantry }, pantser { $armor }, vrij { $stars }
memoir44-asked-marching = Verplaats de geactiveerde eenheden
memoir44-asked-fighting = Vecht met de geactiveerde eenheden
memoir44-asked-ground = { $unit }: terreinwinst op { $to }?
memoir44-asked-overrun = { $unit }: pantserdoorbraak?
memoir44-asked-ambush-window = { $unit } valt aan: { $victim }. Hinderlaag?
memoir44-asked-stand-fast =
    { $unit } tegen { $flags ->
        [one] één vlag
       *[other] { $flags } vlaggen
    }: er een negeren?
memoir44-asked-retreat = { $unit } trekt zich terug: waarheen?
memoir44-asked-salvos = Kies de doelen, ten hoogste { $most }
memoir44-asked-shelling = Welk doel wordt het eerst beschoten?
memoir44-asked-digging = Wie graaft zich in? Nog ten hoogste { $left }
memoir44-asked-healing = Wie krijgt figuren terug?
memoir44-asked-keep = Welke kaart blijft in de hand?
memoir44-asked-air-drop =
    Parachutisten: { $count ->
        [one] de laatste figuur springt af
       *[other] nog { $count } figuren springen af
    }

## Gebeurtenissen

memoir44-event-turn-begun = Beurt { $turn }: { $army }.
memoir44-event-card-drawn = { $side } trekken { $card }.
memoir44-event-card-drawn-unseen = { $side } trekken een kaart.
memoir44-event-card-kept = { $side } houden { $card }.
memoir44-event-card-kept-unseen = { $side } houden een van de kaarten.
memoir44-event-card-discarded = { $side } leggen { $card } af.
memoir44-event-deck-reshuffled = De aflegstapel wordt geschud tot een nieuwe trekstapel.
memoir44-event-card-played = { $side } spelen { $card }.
memoir44-event-card-played-plain =
    { $side } spelen { $card }. Ze hebben geen eenheid die de kaart noemt en mogen er in plaats daarvan één naar keuze activeren.
memoir44-event-card-played-as = { $side } spelen { $card }, die werkt als { $acts_as }.
memoir44-event-card-played-as-plain =
    { $side } spelen { $card }, die werkt als { $acts_as }. Ze hebben geen eenheid die de kaart noemt en mogen er in plaats
    daarvan één naar keuze activeren.
memoir44-event-section-chosen = { $side } kiezen hun sectie: { $section }.
memoir44-event-unit-ordered = Geactiveerd: { $unit } op { $at }.
memoir44-event-orders-rolled = Dobbelstenen voor bevelen: { $faces }.
memoir44-event-unit-moved = { $unit } op { $from } verplaatst zich naar { $to }.
memoir44-event-unit-exited = { $unit } op { $at } verlaat het bord.
memoir44-event-wire-removed = De concertina op { $at } wordt verwijderd.
memoir44-event-sandbags-removed = De zandzakken op { $at } worden verwijderd.
memoir44-event-sandbags-laid = { $unit } op { $at } graaft zich in.
memoir44-event-target-chosen = Doel: { $unit } op { $at }.
memoir44-event-attack-declared =
    { $overrun ->
        [yes] Pantserdoorbraak: { $unit }
       *[other] { $unit }
    } op { $at } valt aan: { $target } op { $target_at } ({ $tally }).
memoir44-event-ambush-sprung = { $side } spelen { $card }: { $unit } op { $at } is de aanval voor.
memoir44-event-dice-rolled =
    Dobbelstenen: { $faces }: { $hits ->
        [0] geen treffer
        [one] 1 treffer
       *[other] { $hits } treffers
    }{ $flags ->
        [0] .
        [one] , 1 vlag.
       *[other] , { $flags } vlaggen.
    }
memoir44-event-figures-lost =
    { $unit } op { $at } verliest { $number ->
        [one] één figuur
       *[other] { $number } figuren
    }{ $why ->
        [no-way-back] , omdat terugtrekken niet kan{ $left ->
            [0] .
           *[other] ; { $left ->
                [one] er blijft er één over
               *[other] er blijven er { $left } over
            }.
        }
       *[hits] { $left ->
            [0] .
           *[other] ; { $left ->
                [one] er blijft er één over
               *[other] er blijven er { $left } over
            }.
        }
    }
memoir44-event-unit-eliminated =
    { $unit } op { $at } ({ $army }) is verslagen, { $medals ->
        [one] een medaille
       *[other] { $medals } medailles
    } voor de vijand.
memoir44-event-flag-ignored = { $unit } op { $at } negeert één vlag.
memoir44-event-unit-retreated = { $unit } op { $at } trekt zich terug naar { $to }.
memoir44-event-ground-taken = { $unit } op { $at } boekt terreinwinst: { $to }.
memoir44-event-figures-healed =
    Dobbelstenen: { $faces }: { $number ->
        [0] geen figuur komt terug bij { $unit } op { $at }.
        [one] één figuur komt terug bij { $unit } op { $at }.
       *[other] { $number } figuren komen terug bij { $unit } op { $at }.
    }
memoir44-event-objective-taken = { $side } winnen de medaille op { $at } voorgoed.
memoir44-event-drop-aimed = Een parachutist springt af boven { $to }.
memoir44-event-unit-landed = De parachutist landt op { $at }: een volle infanterie-eenheid ({ $army }).
memoir44-event-figure-lost = De parachutist drijft af naar { $at } en is verloren ({ $army }).
memoir44-event-medals-changed = Medailles: Asmogendheden { $axis }, Geallieerden { $allies }.

## Dobbelstenen van een aanval

memoir44-tally-base = { $amount } voor de afstand
memoir44-tally-card = { $amount } kaart
memoir44-tally-from-town = { $amount } vanuit een dorp
memoir44-tally-from-church = { $amount } vanuit een kerk
memoir44-tally-from-wire = { $amount } vanuit een concertina
memoir44-tally-forest = { $amount } bos
memoir44-tally-hedgerow = { $amount } bocage
memoir44-tally-town = { $amount } dorp
memoir44-tally-church = { $amount } kerk
memoir44-tally-hill = { $amount } heuvel
memoir44-tally-bluff = { $amount } steile kust
memoir44-tally-cliff = { $amount } klif
memoir44-tally-steep-hill = { $amount } steile heuvel
memoir44-tally-bunker = { $amount } bunker
memoir44-tally-sandbags = { $amount } zandzakken
memoir44-tally-sea-wall = { $amount } strandmuur
memoir44-tally-total =
    { $total ->
        [one] 1 dobbelsteen
       *[other] { $total } dobbelstenen
    }: { $sum }

## Uitslagen

memoir44-outcome-medals = { $side } winnen: zij hebben de medailles die ze nodig hebben.
memoir44-outcome-sudden-victory = { $side } winnen meteen: zij houden de vakken waar het om gaat.
memoir44-outcome-no-units = { $side } winnen: de vijand heeft geen eenheid meer op het bord.
memoir44-outcome-deck-empty = { $side } winnen: de trekstapel is op.
memoir44-outcome-resigned = { $side } winnen: de vijand heeft opgegeven.
memoir44-outcome-timed-out = { $side } winnen: de tijd van de vijand is om.

## Weigeringen: kaarten

memoir44-refusal-not-your-turn = Het andere kamp is aan de beurt. De kampen spelen om de beurt één Bevelkaart.
memoir44-refusal-play-a-card = Voor “{ $verb }” is het te vroeg: een beurt begint met een Bevelkaart uit je hand.
memoir44-refusal-not-in-hand = Je hebt { $card } niet in je hand.
memoir44-refusal-no-spotters =
    { $card } kan geen luchtaanval vragen: daarvoor zijn een Verkenning en een eigen eenheid op de heuvel van de waarnemers nodig.
memoir44-refusal-reaction-only =
    { $card } hoort in de beurt van de vijand, als antwoord op een man-tot-man gevecht. Speel een andere kaart.
memoir44-refusal-section-first = Voor “{ $verb }” is het te vroeg: kies eerst de sectie waarin de kaart werkt.
memoir44-refusal-not-drawn = { $card } is niet bij de getrokken kaarten. Houd een van die kaarten.
memoir44-refusal-keep-first = Voor “{ $verb }” is het te vroeg: houd eerst een van de getrokken kaarten.
memoir44-refusal-unknown-card = Een kaart “{ $word }” bestaat niet. Het dichtst in de buurt komt “{ $nearest }”.
memoir44-refusal-unknown-section = Een sectie “{ $word }” bestaat niet. Het dichtst in de buurt komt “{ $nearest }”.
memoir44-refusal-unknown-hex = Een vak “{ $word }” is er op dit bord niet. Het dichtst in de buurt komt “{ $nearest }”.

## Weigeringen: bevelen

memoir44-refusal-order-first = Voor “{ $verb }” is het te vroeg: eerst wordt er geactiveerd. Activeer een eenheid of sluit dat af.
memoir44-refusal-no-unit-there = Op { $at } staat geen eenheid van jou.
memoir44-refusal-already-ordered = De { $unit } op { $at } is al geactiveerd; een eenheid krijgt één bevel per beurt.
memoir44-refusal-not-this-kind = De kaart geldt niet voor de { $unit } op { $at }, maar voor eenheden van een andere soort.
memoir44-refusal-in-contact =
    De { $unit } op { $at } grenst aan een vijand; de kaart activeert alleen eenheden die dat niet doen.
memoir44-refusal-not-in-section = De { $unit } op { $at } staat buiten de secties die de kaart noemt.
memoir44-refusal-no-order-left =
    Voor de { $unit } op { $at } is geen bevel over. Bevelen van andere secties gelden niet voor haar.
memoir44-refusal-no-face-left =
    Geen dobbelsteen activeert de { $unit } op { $at }: dat doen alleen haar eigen symbool en een ster.
memoir44-refusal-dig-first = Voor “{ $verb }” is het te vroeg: eerst graaft infanterie zich in. Kies er een of sluit dat af.
memoir44-refusal-already-dug-in = De { $unit } op { $at } heeft al zandzakken.
memoir44-refusal-no-digging-at-sea = De { $unit } op { $at } staat in zee; daar liggen geen zandzakken.
memoir44-refusal-heal-first = Voor “{ $verb }” is het te vroeg: kies eerst de eenheid die figuren terugkrijgt.
memoir44-refusal-no-losses = De { $unit } op { $at } heeft geen figuur verloren.

## Weigeringen: verplaatsen

memoir44-refusal-moves-first =
    Voor “{ $verb }” is het te vroeg: eerst zijn alle verplaatsingen klaar. Verplaats een eenheid of sluit dat af.
memoir44-refusal-not-ordered = De { $unit } op { $at } is deze beurt niet geactiveerd en kan dus niets doen.
memoir44-refusal-already-moved = De { $unit } op { $at } is al verplaatst; dat kan één keer per beurt.
memoir44-refusal-no-way-off =
    De { $unit } op { $at } kan het bord niet verlaten: dat kost één vak meer dan de weg naar een uitgang.
memoir44-refusal-already-there = De { $unit } staat al op { $to }. Moet zij blijven, laat haar verplaatsing dan weg.
memoir44-refusal-hex-taken = Op { $to } staat een eenheid. Geen andere mag dat vak in of door.
memoir44-refusal-impassable = De { $unit } kan niet naar { $to }: niet-passeerbaar voor haar ({ $terrain }).
memoir44-refusal-cannot-leave = De { $unit } op { $from } mag haar bunker nooit verlaten.
memoir44-refusal-not-from-next-hex =
    { $to } ({ $terrain }) is alleen te betreden door een eenheid die er aan het begin van haar verplaatsing naast stond.
memoir44-refusal-too-far = { $to } is te ver van { $from } voor de { $unit }: zij verplaatst zich ten hoogste { $march }.

## Weigeringen: gevecht

memoir44-refusal-battles-now = Voor “{ $verb }” is het te laat: de verplaatsingen zijn voorbij. Vecht of sluit dat af.
memoir44-refusal-no-wire-to-clear = Op { $at } ligt geen concertina die de { $unit } zou kunnen verwijderen.
memoir44-refusal-already-fought = De { $unit } op { $at } heeft al gevochten.
memoir44-refusal-no-enemy-there = Op { $at } staat geen vijandelijke eenheid.
memoir44-refusal-contact-changed =
    De { $unit } op { $at } staat niet meer zoals de kaart verlangt: er is een vijand naast haar gekomen, of weg.
memoir44-refusal-afloat = De { $unit } op { $from } is in zee; van daar vecht geen eenheid.
memoir44-refusal-enemy-adjacent =
    De { $unit } op { $from } heeft een vijand naast zich en kan alleen zo een aanvallen, niet { $at }.
memoir44-refusal-out-of-range =
    { $at } ligt { $away } vakken van de { $unit } op { $from }; haar bereik is { $range }.
memoir44-refusal-no-sight = De { $unit } op { $from } ziet { $at } niet: de zichtlijn is geblokkeerd.
memoir44-refusal-no-dice =
    De { $unit } op { $from } houdt tegen { $at } geen dobbelsteen over: terrein en obstakels nemen ze allemaal.
memoir44-refusal-answer-attack-first = Voor “{ $verb }” is het te vroeg: zeg eerst of je een hinderlaag speelt.
memoir44-refusal-no-ambush-in-hand = Je hebt geen Hinderlaag in je hand. Laat de aanval komen.
memoir44-refusal-target-one-first = Kies ten minste één doel.
memoir44-refusal-targets-first = Voor “{ $verb }” is het te vroeg: eerst worden alle doelen beschoten.
memoir44-refusal-already-a-target = De { $unit } op { $at } is al een doel.
memoir44-refusal-not-next-to-target = De { $unit } op { $at } grenst aan geen van de gekozen doelen.
memoir44-refusal-not-a-target = Op { $at } staat geen van de gekozen doelen.

## Weigeringen: terugtrekken, terreinwinst

memoir44-refusal-answer-flag-first = Voor “{ $verb }” is het te vroeg: zeg eerst of de eenheid een vlag negeert.
memoir44-refusal-retreat-first = Voor “{ $verb }” is het te vroeg: eerst trekt de eenheid zich terug.
memoir44-refusal-retreat-not-done =
    Het terugtrekken is niet klaar: { $left ->
        [one] er is nog één vak
       *[other] er zijn nog { $left } vakken
    } te gaan.
memoir44-refusal-not-toward-own-side =
    Vanaf { $from } is { $to } geen weg terug: elk vak daarvan ligt dichter bij de eigen kant van de eenheid.
memoir44-refusal-no-retreat-onto = Vanaf { $from } kan de eenheid zich niet terugtrekken naar { $to }: { $terrain }.
memoir44-refusal-ground-first = Voor “{ $verb }” is het te vroeg: zeg eerst of de eenheid terreinwinst boekt.
memoir44-refusal-overrun-first = Voor “{ $verb }” is het te vroeg: eerst volgt de pantserdoorbraak, of blijft de eenheid staan.
memoir44-refusal-ground-not-empty = { $to } is niet leeg, de { $unit } kan daar geen terreinwinst boeken.
memoir44-refusal-takes-no-ground = De { $unit } op { $at } boekt geen terreinwinst; { $to } blijft leeg.
memoir44-refusal-halted = De { $unit } moest deze beurt op { $at } halt houden en kan { $to } niet innemen.
memoir44-refusal-left-hedgerow =
    De { $unit } heeft deze beurt bocage verlaten en gaat niet verder dan { $at }, dus niet naar { $to }.
memoir44-refusal-cannot-enter = De { $unit } op { $at } kan { $to } niet innemen: niet-passeerbaar voor haar ({ $terrain }).
memoir44-refusal-no-ground-up-cliff =
    De { $unit } op { $at } kan { $to } niet innemen: vanaf het strand is er geen terreinwinst tegen een klif op.
memoir44-refusal-drop-first = Voor “{ $verb }” is het te vroeg: eerst springen de parachutisten af.

## Weigeringen: op het verkeerde moment, en wegen die er niet heen leiden

memoir44-refusal-nothing-calls-for = Voor “{ $verb }” is er nu geen aanleiding.
memoir44-refusal-one-card-a-turn = De kaart van deze beurt ligt al op tafel; elke beurt is er maar één.
memoir44-refusal-orders-are-given = Voor “{ $verb }” is het te laat: de eenheden zijn geactiveerd. Wie ontbreekt, wacht op een andere beurt.
memoir44-refusal-nobody-moves = “{ $verb }” kan niet: de eenheden die deze kaart activeert, blijven staan en vechten.
memoir44-refusal-aim-first = “{ $verb }” moet wachten: kies eerst de doelen, of maak een eind aan het kiezen.
memoir44-refusal-targets-are-fixed = Voor “{ $verb }” is het te laat: de doelen staan vast en worden een voor een beschoten.
memoir44-refusal-others-came-between = De { $unit } op { $at } mag niet meer voor de tweede keer aanvallen: sinds de eerste aanval heeft een andere eenheid aangevallen.
memoir44-refusal-no-attack-on-entry = De { $unit } op { $at } is dit vak net ingegaan en kan deze beurt niet aanvallen: { $terrain }.
memoir44-refusal-no-attack-after-march = De { $unit } op { $at } heeft zich te ver verplaatst om deze beurt nog aan te vallen.
memoir44-refusal-no-exit-here = In deze veldslag kan geen eenheid van jou het bord verlaten; de { $unit } op { $at } blijft.
memoir44-refusal-one-hex-back = Vanaf { $from } gaat de terugtocht niet in één sprong naar { $to }, maar vak voor vak.
memoir44-refusal-way-taken = De { $unit } komt niet van { $from } naar { $to }: op { $over } staat een eenheid in de weg.
memoir44-refusal-way-barred = De { $unit } komt niet van { $from } naar { $to }: de weg gaat over { $over }, en daar kan zij niet heen: { $terrain }.
memoir44-refusal-way-stops = De { $unit } komt niet van { $from } naar { $to }: op { $over } zou zij moeten stoppen: { $terrain }.
memoir44-refusal-too-steep = De { $unit } komt niet van { $from } naar { $to }: de stap naar { $over } is te steil: { $terrain }.
memoir44-refusal-bridge-from-land = De { $unit } komt niet van { $from } naar { $to }: de brug op { $over } gaat men alleen over land op.
memoir44-refusal-bridge-ends-only = De { $unit } komt niet van { $from } naar { $to }: de brug op { $over } gaat men alleen aan de uiteinden op en af.
memoir44-refusal-no-climb = De { $unit } komt niet van { $from } naar { $to }: tussen het strand en { $over } klimt alleen infanterie: { $terrain }.
memoir44-refusal-climb-too-long = De { $unit } komt niet van { $from } naar { $to }: de stap omhoog of omlaag op { $over } telt voor twee vakken: { $terrain }.
memoir44-refusal-beach-limit = De { $unit } komt niet van { $from } naar { $to }: over het strand op { $over } gaat men ten hoogste twee vakken ver.
memoir44-refusal-one-hex-out = De { $unit } komt niet van { $from } naar { $to }: hieruit gaat men maar één vak ver: { $terrain } ({ $over }).

## Regels bij de hand: wat er te kiezen valt

memoir44-help-play = Een beurt begint met één kaart uit je hand, open gespeeld. Er geen spelen kan niet. [TRN-03, TRN-04]
memoir44-help-section = Zeg in welke van je drie secties de kaart werkt. [CARD-INFANTRYASSAULT-1, SET-19]
memoir44-help-order =
    Noem elke eenheid die een bevel van de kaart krijgt, voordat er een verplaatst. Alleen geactiveerde eenheden doen deze beurt
    iets. [ORD-01, TRN-09]
memoir44-help-end-orders = Het getal op de kaart is het hoogste; je mag er minder activeren, of niemand. [ORD-07]
memoir44-help-move =
    Een geactiveerde eenheid gaat zo ver als haar soort toelaat, om eenheden en niet-passeerbaar terrein heen. Alle verplaatsingen
    komen voor het eerste gevecht. [MOV-01, TRN-10]
memoir44-help-exit =
    Een eenheid die een uitgang bereikt met één vak over, verlaat het bord, en jouw kamp wint de medaille. [RUL-33, RUL-34]
memoir44-help-end-moves = Een geactiveerde eenheid hoeft niet te verplaatsen; de overige blijven staan. [ORD-09]
memoir44-help-attack =
    Een geactiveerde eenheid werpt haar dobbelstenen tegen één vijand binnen bereik en in zicht. Staat er een naast haar, dan
    tegen zo een. [ATK-01, ATK-06]
memoir44-help-clear-wire = Infanterie die zou mogen vechten, mag in plaats daarvan de concertina in haar vak verwijderen. [OBS-WIRE-3]
memoir44-help-end-battles = Een geactiveerde eenheid hoeft niet te vechten. Daarna wordt er alleen nog getrokken. [ORD-10, TRN-12]
memoir44-help-ambush =
    Tegen een man-tot-man gevecht: jouw eenheid werpt eerst. Een aanvaller die verslagen of verdreven is, valt niet meer
    aan. [CARD-AMBUSH-1, CARD-AMBUSH-5]
memoir44-help-no-ambush =
    De aanval gaat door; het wordt ook gevraagd aan wie de kaart niet heeft, zodat niets zich verraadt. [CARD-AMBUSH-7]
memoir44-help-stand-fast = Eén vlag van deze aanval telt niet, dankzij wat er in het vak van de eenheid is. [RET-12, RET-13]
memoir44-help-fall-back = De eenheid trekt zich voor elke vlag terug, hoewel zij er een zou mogen negeren. [RET-12]
memoir44-help-retreat = Eén vak naar de eigen kant; zijn er twee vrij, dan kiest wie de eenheid bezit. [RET-02, RET-03]
memoir44-help-halt = De verzetseenheid is ver genoeg teruggegaan en gaat niet verder. [UNI-14]
memoir44-help-take-ground =
    De eenheid neemt het vak in dat haar man-tot-man gevecht heeft leeggemaakt; pantser mag daarna nog eens
    aanvallen. [GND-01, GND-08]
memoir44-help-stay = De eenheid blijft waar zij is en ziet af van de terreinwinst of de pantserdoorbraak. [GND-02, GND-17]
memoir44-help-target =
    Kies op wie de dobbelstenen vallen. Meer doelen vormen één groep, elk grenzend aan een
    ander. [CARD-AIRPOWER-1, CARD-AIRPOWER-6]
memoir44-help-end-targets = Minder doelen dan de kaart toelaat zijn genoeg. [CARD-AIRPOWER-7]
memoir44-help-strike = De doelen staan vast; jij bepaalt welk het volgende is. [CARD-AIRPOWER-4]
memoir44-help-dig-in = De eenheid krijgt zandzakken in haar vak; zij verplaatst en vecht deze beurt niet. [CARD-DIGIN-1]
memoir44-help-heal =
    Werp voor de eenheid: haar eigen symbool en elke ster halen een figuur terug, tot volle
    sterkte. [CARD-MEDICS-1, CARD-MEDICS-2]
memoir44-help-keep = Van twee getrokken kaarten blijft er een in je hand, de andere wordt afgelegd. [CARD-RECON, CRD-06]
memoir44-help-drop = De figuur wordt op een vak gericht en drijft af; op een vrij vak wordt hij een volle infanterie-eenheid. [SPC-DROP]
memoir44-help-air-strike =
    Staan er waarnemers op de heuvel, dan is een Verkenning als Luchtsteun te spelen; het eerste doel moet in haar sectie
    liggen. [SPC-317]

## Regels bij de hand: begrippen

memoir44-topic-turn = beurt, speelbeurt
memoir44-topic-sections = secties, sectie, flank, centrum
memoir44-topic-cards = Bevelkaarten, kaarten, Sectiekaarten, Tactiekaarten, trekstapel, aflegstapel
memoir44-topic-dice = dobbelstenen, dobbelsteen, treffer, treffers, symbolen
memoir44-topic-range = bereik, schootsveld, afstand, vuur
memoir44-topic-sight = zichtlijn, zicht
memoir44-topic-protection = bescherming
memoir44-topic-flags = vlaggen, vlag
memoir44-topic-ground = terreinwinst
memoir44-topic-overrun = pantserdoorbraak
memoir44-topic-medals = medailles, medaille, overwinning, verslagen
memoir44-topic-objectives = speciale doelen, tijdelijk, blijvend
memoir44-topic-sudden-victory = onmiddellijke overwinning
memoir44-topic-air = luchtoverwicht
memoir44-topic-height = hoogte
memoir44-topic-edition = editie, edities
memoir44-help-turn =
    Een kaart spelen, activeren, verplaatsen, vechten, een kaart trekken: in deze volgorde, elke stap voor alle
    eenheden. [TRN-02]
memoir44-help-sections =
    Twee lijnen delen het bord in twee flanken en een centrum, genoemd vanaf je eigen plaats. Een vak op een lijn hoort bij beide
    secties. [SET-19, ORD-03]
memoir44-help-cards =
    Veertig Sectiekaarten activeren in secties, twintig Tactiekaarten doen iets eigens. Gespeelde kaarten gaan naar de aflegstapel;
    is de trekstapel leeg, dan komen ze terug. [SET-27, TRN-12, TRN-13]
memoir44-help-dice =
    Een dobbelsteen toont twee keer een infanterist en één keer een tank, granaat, ster en vlag. Raak zijn het symbool van het
    doel en de granaat, een ster alleen bij sommige kaarten. Elke treffer kost een figuur. [HIT-01, HIT-03, HIT-05, HIT-07, HIT-08]
memoir44-help-range =
    Infanterie werpt 3, 2, 1 dobbelstenen op 1 tot 3 vakken, pantser daar overal 3, artillerie 3, 3, 2, 2, 1, 1 op 1 tot 6. Een
    aanval op een aangrenzend vak is een man-tot-man gevecht. [ATK-05, ATK-11, ATK-12, ATK-13]
memoir44-help-sight =
    Allen behalve artillerie moeten hun doel zien: de lijn van midden naar midden mag door geen eenheid gaan en door niets dat
    blokkeert. Wat zij alleen raakt, blokkeert als het aan beide kanten ligt. [LOS-01, LOS-03, LOS-04, LOS-10]
memoir44-help-protection =
    Terrein en obstakels in het vak van het doel nemen infanterie en pantser dobbelstenen af, de hoogste bescherming van de twee,
    nooit beide. Artillerie heeft er geen last van. [ATK-16, ATK-20, OBS-GEN-1]
memoir44-help-flags =
    Na de treffers gaat de eenheid voor elke vlag één vak terug. Wat niet kan, kost haar een figuur. [HIT-02, RET-01, RET-09]
memoir44-help-ground =
    Na een man-tot-man gevecht dat het vak van het doel heeft leeggemaakt, mag de aanvaller erin. Artillerie nooit, en ook geen
    eenheid die deze beurt halt moest houden. [GND-01, GND-03, GND-06]
memoir44-help-overrun =
    Pantser dat terreinwinst heeft geboekt, mag nog eens aanvallen en na een man-tot-man gevecht weer terreinwinst
    boeken. [GND-08, GND-09, GND-16]
memoir44-help-medals =
    Elke verslagen vijandelijke eenheid is een medaille. Wie het eerst zoveel heeft als de slag vraagt, wint
    meteen. [MED-01, MED-02]
memoir44-help-objectives =
    Een tijdelijke medaille telt zolang een eenheid van jou op het vak staat, een blijvende voorgoed. Een meerderheidsmedaille
    heeft wie meer van haar vakken houdt. [MED-07, MED-10, MED-11]
memoir44-help-sudden-victory =
    Wie de genoemde vakken houdt, wint op slag, in sommige slagen pas aan het einde van de eigen beurt. [MED-13, RUL-113]
memoir44-help-air =
    Luchtsteun werpt twee dobbelstenen per doel als jouw kamp aan dit front en in dit jaar het luchtoverwicht heeft, anders één. In
    het westen hebben in 1944 de Geallieerden het. [AIR-01, AIR-06]
memoir44-help-height =
    Heuvels van alle soorten zijn één trede hoog. Tussen twee eenheden op hoog terrein staat laag niets de zichtlijn in de
    weg. [ELE-02, ELE-05, ELE-07]
memoir44-help-edition =
    Er wordt met de herziene editie gespeeld, of naar keuze met die van 2004; ze verschillen bij zee, strand, bocage, kerk,
    meer en luchtoverwicht. [TER-SEA-2, TER-BEACH-4, TER-HEDGE-1, TER-CHURCH-2, TER-LAKE-3, AIR-02]

## Regels bij de hand: kaarten

memoir44-help-card-recon-left = Activeer 1 eenheid op je linkerflank. Trek aan het eind twee kaarten en houd er een. [CARD-RECON]
memoir44-help-card-recon-center = Activeer 1 eenheid in het centrum. Trek aan het eind twee kaarten en houd er een. [CARD-RECON]
memoir44-help-card-recon-right = Activeer 1 eenheid op je rechterflank. Trek aan het eind twee kaarten en houd er een. [CARD-RECON]
memoir44-help-card-probe-left = Activeer 2 eenheden op je linkerflank. [CARD-PROBE]
memoir44-help-card-probe-center = Activeer 2 eenheden in het centrum. [CARD-PROBE]
memoir44-help-card-probe-right = Activeer 2 eenheden op je rechterflank. [CARD-PROBE]
memoir44-help-card-attack-left = Activeer 3 eenheden op je linkerflank. [CARD-ATTACK]
memoir44-help-card-attack-center = Activeer 3 eenheden in het centrum. [CARD-ATTACK]
memoir44-help-card-attack-right = Activeer 3 eenheden op je rechterflank. [CARD-ATTACK]
memoir44-help-card-assault-left = Activeer alle eenheden op je linkerflank. [CARD-ASSAULT]
memoir44-help-card-assault-center = Activeer alle eenheden in het centrum. [CARD-ASSAULT]
memoir44-help-card-assault-right = Activeer alle eenheden op je rechterflank. [CARD-ASSAULT]
memoir44-help-card-recon-in-force = Activeer 1 eenheid in elk van de drie secties. [CARD-RECONINFORCE]
memoir44-help-card-general-advance = Activeer 2 eenheden in elk van de drie secties. [CARD-GENERALADVANCE]
memoir44-help-card-pincer-move = Activeer 2 eenheden op elke flank, geen in het centrum. [CARD-PINCERMOVE]
memoir44-help-card-air-power =
    Tot 4 vijanden in één groep, tegen elk een of twee dobbelstenen, naar het luchtoverwicht. Sterren zijn raak, terrein helpt
    niet, geen vlag wordt genegeerd. [CARD-AIRPOWER-1, CARD-AIRPOWER-2, CARD-AIRPOWER-3]
memoir44-help-card-ambush =
    In de beurt van de vijand: een eenheid van jou die man tot man wordt aangevallen, werpt voor haar
    aanvaller. [CARD-AMBUSH-1, CARD-AMBUSH-2]
memoir44-help-card-armor-assault =
    Activeer tot 4 pantsereenheden; man tot man werpt elk één dobbelsteen meer. Zonder enig pantser één eenheid naar
    keuze. [CARD-ARMORASSAULT-1, CARD-ARMORASSAULT-3]
memoir44-help-card-artillery-bombard =
    Activeer alle artillerie: elk verplaatst tot 3 vakken, of blijft en vecht twee keer. Zonder artillerie één eenheid naar
    keuze. [CARD-BOMBARD-1, CARD-BOMBARD-5]
memoir44-help-card-barrage =
    Vier dobbelstenen tegen één vijand naar keuze. Terrein helpt niet, geen vlag wordt genegeerd, sterren zijn
    mis. [CARD-BARRAGE-1]
memoir44-help-card-behind-enemy-lines =
    Activeer 1 infanterie: tot 3 vakken ver, een aanval met één dobbelsteen meer, en weer tot 3 vakken, zonder dat terrein
    afremt. [CARD-BEHINDLINES-1, CARD-BEHINDLINES-2]
memoir44-help-card-close-assault =
    Activeer alle infanterie en pantser naast een vijand. Ze blijven staan en vechten daar met één dobbelsteen
    meer. [CARD-CLOSEASSAULT-1]
memoir44-help-card-counter-attack =
    Doet wat de laatste kaart van de vijand deed, met links en rechts verwisseld. [CARD-COUNTER-1, CARD-COUNTER-2]
memoir44-help-card-dig-in =
    Tot 4 infanterie-eenheden krijgen zandzakken; ze verplaatsen en vechten niet. Zonder infanterie één eenheid naar keuze
    activeren. [CARD-DIGIN-1, CARD-DIGIN-6]
memoir44-help-card-direct-from-hq = Activeer tot 4 eenheden van elke soort, waar ze ook staan. [CARD-HQ-1]
memoir44-help-card-firefight =
    Activeer tot 4 eenheden die aan geen vijand grenzen. Ze blijven staan en vechten met één dobbelsteen meer. [CARD-FIREFIGHT-1]
memoir44-help-card-infantry-assault =
    Activeer alle infanterie in één sectie: 2 vakken en vechten, of 3 en niet. Zonder infanterie één eenheid naar
    keuze. [CARD-INFANTRYASSAULT-1, CARD-INFANTRYASSAULT-5]
memoir44-help-card-medics-and-mechanics =
    Eén dobbelsteen voor elk van je kaarten, deze meegeteld: het eigen symbool en sterren halen figuren van een eenheid terug. Kwam
    er een, dan is zij geactiveerd. [CARD-MEDICS-1, CARD-MEDICS-2, CARD-MEDICS-3]
memoir44-help-card-move-out = Activeer tot 4 infanterie-eenheden. Zonder infanterie één eenheid naar keuze. [CARD-MOVEOUT-1]
memoir44-help-card-their-finest-hour =
    Eén dobbelsteen voor elk van je kaarten, deze meegeteld: elk symbool activeert een eenheid van zijn soort, een ster welke ook,
    alle met één dobbelsteen meer. Dan wordt alles geschud wat niet in een hand
    is. [CARD-FINESTHOUR-1, CARD-FINESTHOUR-2, CARD-FINESTHOUR-3, CARD-FINESTHOUR-4]

## Regels bij de hand: terrein

memoir44-help-terrain-open = Zonder effect, hoogte 0. [SET-29]
memoir44-help-terrain-forest =
    Wie erin gaat, houdt halt en vecht niet. Blokkeert de zichtlijn. Infanterie werpt ertegen 1 dobbelsteen minder, pantser 2
    minder. [TER-FOREST-1, TER-FOREST-2, TER-FOREST-3]
memoir44-help-terrain-hedgerow =
    Als bos; maar alleen te betreden vanuit een vak ernaast, en eruit gaat het maar één vak
    ver. [TER-HEDGE-1, TER-HEDGE-4, TER-HEDGE-5]
memoir44-help-terrain-town = Als bos; en pantser erin vecht met 2 dobbelstenen minder. [TER-TOWN-1, TER-TOWN-3, TER-TOWN-4]
memoir44-help-terrain-church = Als een dorp; in de herziene editie mag een eenheid erin ook één vlag negeren. [TER-CHURCH-1, TER-CHURCH-2]
memoir44-help-terrain-hill =
    Hoogte 1. Blokkeert de zichtlijn, maar niet tussen hoge vakken. Infanterie en pantser die van onder aanvallen, werpen 1
    dobbelsteen minder. [TER-HILL-1, TER-HILL-4, TER-HILL-6]
memoir44-help-terrain-bluff =
    Een heuvel; tussen hem en het strand verplaatst alleen infanterie, en die stap telt voor twee
    vakken. [TER-BLUFF-1, TER-BLUFF-2, TER-BLUFF-3]
memoir44-help-terrain-cliff = Als een steile kust; en vanaf het strand is er geen terreinwinst op te boeken. [TER-CLIFF-1, TER-CLIFF-2]
memoir44-help-terrain-steep-hill = Een heuvel; de stap omhoog telt voor twee vakken. [TER-STEEP-1, TER-STEEP-2]
memoir44-help-terrain-impassable-hill = Een heuvel die niemand in kan. [SPC-SLOPE]
memoir44-help-terrain-blocking-hill = Een heuvel die niemand in kan en waar ook artillerie niet overheen vuurt. [SPC-GAP]
memoir44-help-terrain-river = Niemand kan erin; eroverheen kijken kan wel. [TER-RIVER-1]
memoir44-help-terrain-wide-river = Niemand kan erin, en infanterie valt er niet overheen aan. [SPC-WIDE]
memoir44-help-terrain-lake = Niemand kan erin; in de herziene editie ziet niemand over twee aangrenzende vakken van het meer. [TER-LAKE-1, TER-LAKE-3]
memoir44-help-terrain-sea =
    Wie erin gaat, houdt halt. Vanuit zee vecht niemand, en niemand trekt zich erin terug. [TER-SEA-1, TER-SEA-4, TER-SEA-5]
memoir44-help-terrain-beach = Een verplaatsing die het strand op gaat, is ten hoogste twee vakken lang. [TER-BEACH-1]
memoir44-help-terrain-bridge = Open terrein over de rivier, te betreden en te verlaten over land. [TER-BRIDGE-1, TER-BRIDGE-2]

## Regels bij de hand: obstakels

memoir44-help-obstacle-bunker =
    Alleen voor infanterie. Infanterie werpt ertegen 1 dobbelsteen minder, pantser 2 minder; één vlag mag genegeerd worden.
    Blokkeert de zichtlijn. Soms dient hij maar één kamp. [OBS-BUNKER-1, OBS-BUNKER-6, OBS-BUNKER-7, OBS-BUNKER-8]
memoir44-help-obstacle-hedgehog = Alleen voor infanterie; een eenheid daar mag één vlag negeren. [OBS-HEDGEHOG-2, OBS-HEDGEHOG-4]
memoir44-help-obstacle-wire =
    Wie erin gaat, houdt halt. Infanterie vecht eruit met 1 dobbelsteen minder en mag haar in plaats van vechten verwijderen;
    pantser walst haar plat. [OBS-WIRE-1, OBS-WIRE-2, OBS-WIRE-3, OBS-WIRE-4]
memoir44-help-obstacle-sandbags =
    Infanterie en pantser werpen 1 dobbelsteen minder; één vlag mag genegeerd worden. Gaat de eenheid, dan gaan ook de
    zandzakken. [OBS-SAND-2, OBS-SAND-4, OBS-SAND-6]
memoir44-help-obstacle-sea-wall = Als zandzakken, maar zij blijft, en soms dient zij maar één kamp. [OBS-SEAWALL-1, OBS-SEAWALL-2]

## Regels bij de hand: eenheden

memoir44-help-unit-infantry = 4 figuren. 1 vak en vechten, of 2 vakken en niet. Dobbelstenen 3, 2, 1. [MOV-04, SET-06, ATK-11]
memoir44-help-unit-elite-infantry = 4 figuren. Tot 2 vakken en vechten. Dobbelstenen 3, 2, 1. [MOV-05, UNI-07, ATK-11]
memoir44-help-unit-resistance =
    3 figuren. Het Verzet vecht als infanterie, maar ook na het betreden van bos, bocage of dorp, en gaat per vlag 1 tot 3 vakken
    terug. [UNI-10, UNI-12, UNI-14]
memoir44-help-unit-armor = 3 figuren. Tot 3 vakken en vechten. Dobbelstenen 3, 3, 3. Pantserdoorbraak. [MOV-06, SET-06, ATK-12, GND-16]
memoir44-help-unit-elite-armor = Als pantser, met 4 figuren. [UNI-15]
memoir44-help-unit-artillery =
    2 figuren. 1 vak of vechten. Dobbelstenen 3, 3, 2, 2, 1, 1, zonder zichtlijn en zonder last van
    terrein. [MOV-07, SET-06, ATK-13, ATK-15, ATK-16]

## De veldslagen

memoir44-pegasus-bridge = Pegasusbrug
memoir44-pegasus-bridge-briefing =
    Kort na middernacht landen op 6 juni zweefvliegtuigen van de Britse 6e Luchtlandingsdivisie naast de bruggen over het kanaal van
    Caen en de Orne. De Geallieerden hebben op elke brug een medaille zolang ze er staan; de Duitsers slapen eerst nog en hebben
    maar twee kaarten, later vier.
memoir44-sainte-mere-eglise = Sainte-Mère-Église
memoir44-sainte-mere-eglise-briefing =
    In de nacht voor de landing komen Amerikaanse parachutisten verspreid neer over de daken en boomgaarden van Sainte-Mère-Église.
    Voor de eerste beurt springen er nog vier af, en de wind praat mee; de Duitsers komen uit verscheidene dorpen.
memoir44-sword-beach = Sword Beach
memoir44-sword-beach-briefing =
    Britse infanterie, Commando’s en zwemmende tanks landen tussen Lion-sur-Mer en Riva Bella, onder het geschut van de bunkers.
    Tussen versperringen en concertina’s zoeken ze de weg naar drie dorpen, elk een medaille zolang ze het houden.
memoir44-pointe-du-hoc = Pointe du Hoc
memoir44-pointe-du-hoc-briefing =
    Amerikaanse Rangers klimmen langs touwen en ladders een klif op om een batterij uit te schakelen die twee stranden bereikt. Het
    geschut staat allang in het bos erachter: elk van de twee bossen aan de verre rand is een medaille voorgoed.
memoir44-omaha-beach = Omaha Beach
memoir44-omaha-beach-briefing =
    De eerste golf waadt aan land voor een steile kust vanwaar elke meter zand te raken is. De Duitsers beginnen; de Amerikanen
    hebben een medaille voor elk dorp daarachter zolang ze het houden.
memoir44-mont-mouchet = Mont Mouchet
memoir44-mont-mouchet-briefing =
    Duizenden mannen uit de Auvergne hebben zich in de bossen rond de Mont Mouchet bij het Verzet gevoegd, en op 10 juni komen
    Duitse colonnes op hen af. De zware tanks zijn nauwelijks te stuiten, en elk van de twee eenheden is twee medailles waard.
memoir44-vassieux = Vassieux
memoir44-vassieux-briefing =
    Het Verzet op de hoogvlakte van de Vercors verwacht bij Vassieux geallieerde vliegtuigen; op 21 juli landen er Duitse
    zweefvliegtuigen. De Bevelkaarten gaan maar één keer rond: zijn ze op, dan winnen de Asmogendheden.
memoir44-operation-cobra = Operatie Cobra
memoir44-operation-cobra-briefing =
    Na een bommentapijt ten westen van Saint-Lô dringen de Amerikanen door de bocage om het front open te breken. Marigny en
    Saint-Gilles zijn elk een medaille zolang ze gehouden worden; enkele Duitse steunpunten en tanks staan in de weg.
memoir44-operation-luttich = Operatie Luik
memoir44-operation-luttich-briefing =
    In de mist van 7 augustus valt Duits pantser over Mortain aan richting zee, om de Amerikaanse spitsen af te snijden. Zolang er
    Amerikanen op heuvel 317 staan, maken hun waarnemers van een Verkenning een luchtaanval; de Asmogendheden kunnen aan de verre
    rand een medaille halen.
memoir44-toulon = Toulon
memoir44-toulon-briefing =
    In de Provence gelande Franse troepen vallen de grote marinehaven van de landkant aan, tegen forten en ingegraven infanterie.
    Houden ze aan het einde van hun beurt drie van de vier vakken van de stad, dan winnen ze meteen.
memoir44-liberation-of-paris = Bevrijding van Parijs
memoir44-liberation-of-paris-briefing =
    Parijs is in opstand, en de Franse 2e Pantserdivisie snelt te hulp. Geschut en infanterie versperren de wegen voor de
    voorsteden; elk van de drie dorpen waar ze binnenkomen is een medaille voorgoed.
memoir44-montelimar = Montélimar
memoir44-montelimar-briefing =
    Een heel Duits leger trekt zich terug door het Rhônedal, en een kleine Amerikaanse macht op de heuvels wil de weg afsluiten. De
    Geallieerden scoren aan de oever van de rivier, de Duitsers in Bonlieu en Grane, die hun flank dekken.
memoir44-arnhem-bridge = De brug van Arnhem
memoir44-arnhem-bridge-briefing =
    Een Brits bataljon parachutisten heeft het noordeinde van de Rijnbrug bereikt en wacht op een leger dat niet komt. Elitepantser
    en grenadiers dringen van beide oevers op; de brug is alleen aan haar uiteinden te betreden, en elke medaille moet bevochten
    worden.
memoir44-arracourt = Arracourt
memoir44-arracourt-briefing =
    Nieuwe Duitse tankbrigades rollen in Lotharingen uit de ochtendmist op de Amerikanen bij Arracourt af. Zij hebben meer tanks, de
    Amerikanen meer kaarten en geschut; alleen verslagen eenheden tellen.
memoir44-st-vith = St. Vith
memoir44-st-vith-briefing =
    In de sneeuw van de Ardennen houdt een bonte Amerikaanse troep de Prümerberg, zodat het Duitse offensief bij het knooppunt St.
    Vith tijd verliest. Achter de heuvel is de helling niet-passeerbaar; wie teruggeworpen wordt, kan nergens heen.
memoir44-saverne = Saverne
memoir44-saverne-briefing =
    De Franse 2e Pantserdivisie slingert door de Vogezen om de weg naar Straatsburg te openen. De hoogten kan niemand in en niemand
    over heen vuren; twee van de drie vakken van Saverne aan het einde van een geallieerde beurt beslissen meteen.
