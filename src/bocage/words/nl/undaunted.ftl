# De zinnen van Undaunted: Normandy. De namen zijn die van het spel, de begrippen staan in de woordenlijst, alle
# zinnen zijn van onszelf.
#
# $side is een kant met lidwoord aan het begin van een zin, altijd meervoud; $army is de naam alleen. Kaarten,
# eenheden en acties komen binnen zoals ze hier heten. $amount is wat er achter een actie gedrukt staat, of none.

## Kanten

undaunted-side-us = Amerikanen
undaunted-side-german = Duitsers
undaunted-the-us = De Amerikanen
undaunted-the-german = De Duitsers

## Kaarten

undaunted-card-RA = Rifleman A
undaunted-card-RB = Rifleman B
undaunted-card-RC = Rifleman C
undaunted-card-SA = Scout A
undaunted-card-SB = Scout B
undaunted-card-SC = Scout C
undaunted-card-GA = Machine Gunner A
undaunted-card-GB = Machine Gunner B
undaunted-card-GC = Machine Gunner C
undaunted-card-SN = Sniper
undaunted-card-MO = Mortar
undaunted-card-PS = Platoon Sergeant
undaunted-card-PG = Platoon Guide
undaunted-card-SLA = Squad Leader A
undaunted-card-SLB = Squad Leader B
undaunted-card-SLC = Squad Leader C
undaunted-card-FOW = Fog of War

## Eenheden

undaunted-unit-RA = Riflemen A
undaunted-unit-RB = Riflemen B
undaunted-unit-RC = Riflemen C
undaunted-unit-SA = Scouts A
undaunted-unit-SB = Scouts B
undaunted-unit-SC = Scouts C
undaunted-unit-GA = Machine Gunners A
undaunted-unit-GB = Machine Gunners B
undaunted-unit-GC = Machine Gunners C
undaunted-unit-SN = Sniper
undaunted-unit-MO = Mortar

## Waar kaarten liggen

undaunted-zone-hand = hand
undaunted-zone-deck = trekstapel
undaunted-zone-discard = aflegstapel
undaunted-zone-play = speelgebied
undaunted-zone-supply = voorraad
undaunted-zone-removed = uit het spel verwijderd

## Wat er te kiezen valt

undaunted-verb-bid = Bieden
undaunted-verb-move =
    { $amount ->
        [none] Move (verplaatsen)
       *[other] Move { $amount } (verplaatsen)
    }
undaunted-verb-guide =
    { $amount ->
        [none] Guide (leiden)
       *[other] Guide { $amount } (leiden)
    }
undaunted-verb-scout =
    { $amount ->
        [none] Scout (verkennen)
       *[other] Scout { $amount } (verkennen)
    }
undaunted-verb-stalk =
    { $amount ->
        [none] Stalk (besluipen)
       *[other] Stalk { $amount } (besluipen)
    }
undaunted-verb-bolster =
    { $amount ->
        [none] Bolster (versterken)
       *[other] Bolster { $amount } (versterken)
    }
undaunted-verb-command =
    { $amount ->
        [none] Command (bevelen)
       *[other] Command { $amount } (bevelen)
    }
undaunted-verb-conceal = Conceal (verhullen)
undaunted-verb-control = Control (controleren)
undaunted-verb-inspire =
    { $amount ->
        [none] Inspire (aansporen)
       *[other] Inspire { $amount } (aansporen)
    }
undaunted-verb-recon = Recon (ophelderen)
undaunted-verb-target = Target (richten)
undaunted-verb-attack =
    { $amount ->
        [none] Attack (aanvallen)
       *[other] Attack { $amount } (aanvallen)
    }
undaunted-verb-suppress =
    { $amount ->
        [none] Suppress (onderdrukken)
       *[other] Suppress { $amount } (onderdrukken)
    }
undaunted-verb-blast =
    { $amount ->
        [none] Blast (beschieten)
       *[other] Blast { $amount } (beschieten)
    }
undaunted-verb-ready = Gereedmaken
undaunted-verb-hunker = Dekking zoeken
undaunted-verb-end-turn = De beurt beëindigen
undaunted-verb-step = Verdergaan
undaunted-verb-halt = Halt houden
undaunted-verb-take = Nemen
undaunted-verb-done = Klaar

undaunted-choice-bid = { $card } ({ $initiative }) bieden
undaunted-choice-go = { $card }: { $verb } naar { $to }
undaunted-choice-guide = { $card }: { $verb }, { $unit } naar { $to }
undaunted-choice-plain = { $card }: { $verb }
undaunted-choice-command =
    { $card }: { $verb }, { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } trekken
undaunted-choice-target = { $card }: { $verb } op { $to }
undaunted-choice-shoot = { $card }: { $verb }, doelwit { $target } (vijand)
undaunted-choice-step = Verder naar { $to }
undaunted-choice-take = { $card } nemen
undaunted-choice-take-bolster = { $card } uit de voorraad halen
undaunted-choice-take-inspire = { $card } terugnemen uit het speelgebied
undaunted-choice-enter = { $choice } (komt binnen op { $tile })
undaunted-choice-stay = { $card }: { $verb }, binnenkomen op { $to } en daar blijven

## Gebeurtenissen

undaunted-event-round-begun = Ronde { $round }.
undaunted-event-card-drawn = { $side } trekken { $card }.
undaunted-event-card-drawn-unseen = { $side } trekken een kaart.
undaunted-event-deck-reshuffled = { $side } schudden de aflegstapel tot een nieuwe trekstapel.
undaunted-event-bid-placed = { $side } bieden { $card }, gedekt.
undaunted-event-bid-placed-unseen = { $side } hebben hun bod gekozen.
undaunted-event-initiative-taken = Biedingen: Amerikanen { $us }, Duitsers { $german }. { $first } zijn als eerste aan zet.
undaunted-bid-shown = { $card } ({ $initiative })
undaunted-bid-nothing = niets (0)
undaunted-event-turn-begun =
    { $owner ->
        [us] De Amerikanen zijn aan de beurt.
       *[german] De Duitsers zijn aan de beurt.
    }
undaunted-event-turn-ended = { $side } beëindigen hun beurt en leggen hand en speelgebied af.
undaunted-event-card-hunkered = { $side } laten { $card } dekking zoeken: terug naar de voorraad.
undaunted-event-unit-readied = { $side } maken { $unit } weer gereed.
undaunted-event-card-played = { $side } spelen { $card }: { $verb }.
undaunted-event-counter-placed = { $side } brengen { $unit } in het spel op { $tile }.
undaunted-event-unit-moved = { $side } verplaatsen { $unit } naar { $to }.
undaunted-event-aim-lost = { $side } nemen hun richtfiche van het speelveld.
undaunted-event-tile-scouted =
    { $side } verkennen { $tile }; { $fog ->
        [0] in hun voorraad is geen Fog of War meer over.
       *[other] een Fog of War gaat naar hun aflegstapel.
    }
undaunted-event-shot-fired =
    { $act ->
        [attack] { $number ->
            [one] { $unit } valt { $victim } aan
           *[other] { $unit } vallen { $victim } aan
        }
        [suppress] { $number ->
            [one] { $unit } wil
           *[other] { $unit } willen
        } { $victim } onderdrukken
       *[blast] { $unit }: een beschieting van { $victim }
    } ({ $army }): { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }, { $reach } ({ $tally }).
undaunted-reach = { $needed }+
undaunted-reach-only-zero = alleen 0
undaunted-event-die-hit = Dobbelsteen: { $die }, een succes.
undaunted-event-die-missed = Dobbelsteen: { $die }, geen succes.
undaunted-event-shot-missed = Gemist: { $unit } ({ $army }).
undaunted-event-unit-suppressed = Geraakt: { $unit } ({ $army }), nu onderdrukt.
undaunted-event-card-lost =
    Geraakt: { $unit } ({ $army }), een kaart verloren uit de { $zone ->
        [hand] hand
        [discard] aflegstapel
       *[deck] trekstapel
    }.
undaunted-event-counter-removed =
    Geraakt: { $unit } ({ $army }), geen kaart van deze eenheid meer in hand, aflegstapel of trekstapel; het eenheidsfiche
    gaat van het speelveld.
undaunted-event-card-bolstered = { $side } versterken zich met { $card }: van de voorraad naar de aflegstapel.
undaunted-event-card-inspired = { $side } nemen { $card } terug in de hand.
undaunted-event-fog-spread =
    { $fog ->
        [0] { $side } verhullen vergeefs: in de voorraad van de vijand is geen Fog of War meer over.
       *[other] { $side } verhullen: een Fog of War gaat naar de aflegstapel van de vijand.
    }
undaunted-event-fog-lifted = { $side } verwijderen een Fog of War uit het spel.
undaunted-event-tile-controlled = { $side } controleren { $tile }.
undaunted-event-radio-raised = { $side } melden zich over de radio: het doel op { $tile } is één punt meer waard.
undaunted-event-mortar-aimed = { $side } richten hun Mortar op { $tile }.

## Totale verdediging

undaunted-tally-base = basis { $amount }
undaunted-tally-cover = dekking { $amount }
undaunted-tally-range = afstand { $amount }
undaunted-tally-total = { $sum } = { $total }

## Uitslagen

undaunted-outcome-objectives = { $side } winnen: zij controleren de punten die ze nodig hebben.
undaunted-outcome-resigned =
    { $winner ->
        [us] De Duitsers geven op, de Amerikanen winnen.
       *[german] De Amerikanen geven op, de Duitsers winnen.
    }
undaunted-outcome-pinned = { $side } winnen: de vijand is vastgezet.
undaunted-outcome-beyond-hope = { $side } winnen: voor de vijand is er geen hoop meer, en zij controleren meer punten.
undaunted-outcome-beyond-hope-pinned = { $side } winnen: voor de vijand is er geen hoop meer, hij geldt daarmee als vastgezet.
undaunted-outcome-double-pin = Beide kanten zijn vastgezet. { $side } winnen met meer punten.
undaunted-outcome-double-pin-initiative =
    Beide kanten zijn vastgezet, met evenveel punten. { $side } winnen door het initiatieffiche.

## Weigeringen: wie aan zet is, welke kaart

undaunted-refusal-nothing-to-bid = Je hand is leeg, je bod telt dus als 0; wacht op dat van de vijand.
undaunted-refusal-bid-already-placed = Je bod ligt al gedekt op tafel; wacht op dat van de vijand.
undaunted-refusal-not-your-turn =
    De andere kant is aan de beurt. Eerst speelt wie het initiatieffiche heeft, daarna de andere kant.
undaunted-refusal-bid-first = Voor “{ $verb }” is het te vroeg: bied eerst een kaart uit je hand voor het initiatief.
undaunted-refusal-not-bidding = Het bieden is voorbij. Speel in je beurt een kaart of beëindig de beurt.
undaunted-refusal-nothing-under-way =
    Er is niets gaande waar “{ $verb }” bij zou kunnen horen. Speel een kaart of beëindig de beurt.
undaunted-refusal-not-in-hand = Je hebt { $card } niet in je hand. Alleen kaarten in je hand zijn te gebruiken.
undaunted-refusal-fog-is-useless =
    Fog of War dient alleen om te bieden, nergens anders voor, ook niet om dekking te zoeken.
undaunted-refusal-not-suppressed = De eenheid van { $card } is niet onderdrukt, er valt dus niets gereed te maken.
undaunted-refusal-suppressed =
    De eenheid van { $card } is onderdrukt. De kaart kan haar gereedmaken of dekking zoeken, maar niet dienen
    voor { $verb }.
undaunted-refusal-no-such-action =
    { $card } heeft geen actie { $verb }; een kaart dient voor een van de acties die erop staan.
undaunted-refusal-unknown-card = Een kaart “{ $word }” bestaat niet. Het dichtst in de buurt komt “{ $nearest }”.
undaunted-refusal-unknown-unit = Een eenheid “{ $word }” bestaat niet. Het dichtst in de buurt komt “{ $nearest }”.
undaunted-refusal-unknown-count = “{ $word }” is geen aantal kaarten. Hele getallen van 0 t/m 9 worden begrepen, zoals { $nearest }.
undaunted-refusal-unknown-tile =
    Een tegel “{ $word }” is er in dit scenario niet. Het dichtst in de buurt komt “{ $nearest }”.

## Weigeringen: verplaatsen

undaunted-refusal-already-there = De eenheid staat al op { $to }; een stap voert naar een aangrenzende tegel.
undaunted-refusal-not-adjacent =
    { $to } grenst niet aan { $from }. Een stap voert naar een tegel die een zijde gemeen heeft.
undaunted-refusal-not-scouted =
    Op { $to } ligt geen controlefiche van jou. Vanaf { $from } mag de eenheid alleen naar tegels waar er een ligt.
undaunted-refusal-guide-missing = De eenheid { $unit } is niet te leiden: het eenheidsfiche ligt niet op het speelveld.
undaunted-refusal-guide-suppressed = De eenheid { $unit } is niet te leiden zolang zij onderdrukt is.
undaunted-refusal-finish-march =
    De eenheid { $unit } is onderweg. Ga verder naar een aangrenzende tegel of houd halt voordat je “{ $verb }” kiest.

## Weigeringen: ondersteuning

undaunted-refusal-nothing-to-bolster =
    { $card } kan niets versterken: niets wat de kaart mag nemen, ligt nog in je voorraad.
undaunted-refusal-nothing-to-inspire = { $card } kan niemand aansporen: van de groep ligt geen kaart in je speelgebied.
undaunted-refusal-take-one-first = { $card } neemt ten minste één kaart. Neem er een, dan kan ook “{ $verb }”.
undaunted-refusal-finish-taking = { $card } neemt nog kaarten. Neem er een of wees klaar voordat je “{ $verb }” kiest.
undaunted-refusal-other-squad = { $by } neemt alleen kaarten van de eigen groep, en { $card } hoort daar niet bij.
undaunted-refusal-no-fog-by-bolster = { $by } kan geen Fog of War halen; elke andere kaart wel.
undaunted-refusal-not-in-supply = In je voorraad ligt geen kaart { $card } die { $by } zou kunnen halen.
undaunted-refusal-not-itself = { $card } kan zichzelf niet terugnemen, alleen andere kaarten van de groep.
undaunted-refusal-not-in-play = In je speelgebied ligt geen kaart { $card } die { $by } zou kunnen terugnemen.
undaunted-refusal-command-count =
    Er werden { $asked } kaarten gevraagd; er is er ten minste 1 te trekken, nu ten hoogste { $most }.
undaunted-refusal-enemy-on-tile =
    Op { $tile } ligt een vijandelijk eenheidsfiche. Een tegel is pas te controleren als er geen vijand op staat.
undaunted-refusal-control-unmarked =
    Op { $tile } ligt geen controlefiche van jou dat omgedraaid kan worden. De tegel moet eerst verkend zijn.
undaunted-refusal-already-controlled = Je controleert { $tile } al; Control zou niets veranderen.
undaunted-refusal-no-fog-in-hand = Recon verwijdert een Fog of War uit de hand, en je hebt er geen.
undaunted-refusal-already-aimed = Het richtfiche ligt al op { $to }. Het moet naar een andere tegel.
undaunted-refusal-too-near = { $to } ligt op afstand { $away } van de Mortar. Die richt op tegels op afstand drie of meer.

## Weigeringen: gevecht

undaunted-refusal-target-not-on-map =
    De vijandelijke eenheid { $target } kan geen doelwit zijn: het eenheidsfiche ligt niet op het speelveld.
undaunted-refusal-already-suppressed =
    De vijandelijke eenheid { $target } is al onderdrukt; Suppress zou niets veranderen.
undaunted-refusal-not-aimed = De Mortar is niet gericht: je richtfiche ligt niet op het speelveld. Gebruik eerst Target.
undaunted-refusal-nobody-on-target = Op { $tile }, waar de Mortar op gericht is, ligt geen eenheidsfiche.

## Onderwerpen van de regels: woorden om ernaar te vragen, het eerste staat voor de regel

undaunted-topic-round = ronde
undaunted-topic-draw = kaarten trekken, trekken
undaunted-topic-turn = beurt
undaunted-topic-enter = binnenkomen, komt binnen
undaunted-topic-combat-card = gevechtskaart, gevechtskaarten
undaunted-topic-command-card = commandokaart, commandokaarten
undaunted-topic-fog = mist, fog
undaunted-topic-zones = stapels, hand, trekstapel, stapel, aflegstapel, speelgebied, voorraad
undaunted-topic-tile = tegel, dekking, tegels, schild
undaunted-topic-distance = afstand, aangrenzend
undaunted-topic-scouted = verkend, controlefiche
undaunted-topic-controlled = gecontroleerd
undaunted-topic-objective = doel, doelen, doelfiche
undaunted-topic-spawn = inzetfiche
undaunted-topic-target-marker = richtfiche
undaunted-topic-initiative = initiatief, initiatieffiche
undaunted-topic-radio = radio
undaunted-topic-defense = totale verdediging, verdediging, basis
undaunted-topic-hill = heuvel, heuvels
undaunted-topic-casualty = verlies, verliezen, treffer, geraakt
undaunted-topic-suppressed = onderdrukt
undaunted-topic-goal = opdracht, overwinning
undaunted-topic-points = punten
undaunted-topic-pinned = vastgezet, vastzetten
undaunted-topic-double-pin = beide vastgezet
undaunted-topic-beyond-hope = geen hoop meer, hoop

## Regels bij de hand: wat er te kiezen valt

undaunted-help-bid =
    Beide kanten kiezen in het geheim een handkaart en tonen die tegelijk. Het hoogste getal krijgt het initiatieffiche, bij gelijke stand blijft het liggen; beide kaarten worden afgelegd. [UND-6.4]
undaunted-help-move =
    De eenheid van de kaart gaat maximaal X tegels ver. Op elke tegel die zij betreedt, moet een controlefiche van de eigen kant
    liggen. [UND-8.1, UND-8.2]
undaunted-help-guide =
    Eén eenheidsfiche van jou naar keuze, gereed en op het speelveld, gaat maximaal X tegels ver, alleen naar tegels met een eigen
    controlefiche. [UND-8.3, UND-A10]
undaunted-help-scout =
    De eenheid gaat maximaal X tegels ver, met of zonder fiche. Elke betreden tegel zonder eigen fiche wordt verkend, en telkens gaat een
    Fog of War van je voorraad naar je aflegstapel. [UND-8.4]
undaunted-help-stalk =
    De eenheid gaat maximaal X tegels ver, met of zonder fiche. Zij laat er geen achter en brengt geen Fog of War mee. [UND-8.5]
undaunted-help-bolster =
    Maximaal X kaarten gaan van je voorraad naar je aflegstapel. Met een groepsletter alleen kaarten van die groep, Fog of War
    nooit. [UND-9.1, UND-A12]
undaunted-help-command = Noem een getal van hoogstens X en trek zoveel kaarten; ze zijn deze beurt te spelen. [UND-9.2, UND-A13]
undaunted-help-conceal =
    Een Fog of War gaat van de voorraad van de vijand naar diens aflegstapel, als er nog een is. [UND-9.3]
undaunted-help-control =
    Je fiche op de tegel van de eenheid draait naar gecontroleerd, een vijandelijk valt terug naar verkend. Niet zolang daar een
    vijandelijk eenheidsfiche ligt, onderdrukt of niet. [UND-9.4, UND-A14]
undaunted-help-inspire =
    Maximaal X kaarten van de groep komen uit je speelgebied terug in je hand en zijn nog eens te spelen. Zichzelf kan de kaart niet
    nemen. [UND-9.5, UND-A15]
undaunted-help-recon = Een Fog of War in je hand verlaat het spel voorgoed, en je trekt een kaart. [UND-9.6, UND-A28]
undaunted-help-target =
    Het richtfiche gaat naar een tegel op afstand drie of meer van de Mortar, een andere dan waar het ligt. [UND-9.7, UND-A17]
undaunted-help-attack =
    Gooi X dobbelstenen tegen een vijandelijk eenheidsfiche naar keuze. Haalt er één de totale verdediging, of toont er één een 0,
    dan verliest de eenheid een kaart. [UND-10.1, UND-10.4, UND-10.5]
undaunted-help-suppress =
    Gooi X dobbelstenen tegen een vijandelijk eenheidsfiche naar keuze. Een succes kost geen kaart, maar draait het fiche naar
    onderdrukt. [UND-10.1, UND-10.6]
undaunted-help-blast =
    Gooi X dobbelstenen tegen elk eenheidsfiche op de tegel met je richtfiche, ook tegen je eigen. De afstand telt niet, en een heuvel
    geeft 1. [UND-10.2, UND-10.3, UND-11.1]
undaunted-help-ready =
    Is een eenheid onderdrukt, dan maakt een kaart die voor een actie gebruikt wordt haar gereed, wat er ook op de kaart
    staat. [UND-7.5, UND-A7]
undaunted-help-hunker =
    De kaart gaat terug naar de voorraad en komt alleen door Bolster weer terug. Het eenheidsfiche blijft waar en zoals het
    is. [UND-7.4]
undaunted-help-end-turn = Hand en speelgebied gaan naar je aflegstapel. Voor later blijft er niets over. [UND-7.2]
undaunted-help-step =
    De eenheid die onderweg is, betreedt nog een aangrenzende tegel. Dat mag er een zijn die zij net verliet. [UND-8.1, UND-A9]
undaunted-help-halt = De eenheid die onderweg is, blijft staan en laat haar overige stappen schieten. [UND-8.1]
undaunted-help-take = Bolster en Inspire nemen hun kaarten één voor één, hoogstens X. [UND-9.1, UND-9.5]
undaunted-help-done = Na de eerste kaart mogen Bolster en Inspire ophouden voordat X bereikt is. [UND-9.1, UND-9.5, UND-A9]

## Regels bij de hand: de ronde

undaunted-help-round =
    Beide kanten trekken kaarten, bieden, en hebben dan elk een beurt. Ronde volgt op ronde tot iemand gewonnen heeft. [UND-6.1]
undaunted-help-draw =
    Beide kanten trekken 4 kaarten. Is er een kaart nodig en de trekstapel leeg, dan wordt de aflegstapel de nieuwe trekstapel; het
    speelgebied blijft erbuiten. [UND-6.2, UND-6.3]
undaunted-help-turn =
    Speel kaarten uit je hand, één voor één, elk voor een van haar acties of om dekking te zoeken, zo lang je
    wilt. [UND-7.1, UND-7.3]
undaunted-help-enter =
    Ontbreekt het eenheidsfiche, dan komt het gereed op zijn inzetfiche zodra een kaart van de eenheid voor een actie gebruikt
    wordt. [UND-7.6, UND-A8]

## Regels bij de hand: kaarten en stapels

undaunted-help-combat-card = Een gevechtskaart handelt met het eenheidsfiche van dezelfde naam en groep. [UND-2.1, UND-2.2]
undaunted-help-command-card =
    Een commandokaart draagt sterren en heeft geen eenheidsfiche; zij werkt waar je eenheden ook zijn. [UND-2.2]
undaunted-help-fog =
    Fog of War dient alleen om te bieden. Hij blijft in de trekstapel tot een Scout hem met Recon uit het spel
    verwijdert. [UND-2.5]
undaunted-help-zones =
    Hand en trekstapel zijn gedekt, speelgebied en voorraad open. Een trekstapel heeft geen volgorde die iemand kan kennen.
    Verwijderde kaarten ziet alleen hun eigenaar. [UND-2.4]

## Regels bij de hand: het terrein

undaunted-help-tile =
    De naam van een tegel dient alleen bij het opzetten. Zijn schild is de dekking voor wie daar beschoten wordt. [UND-4.1]
undaunted-help-distance =
    Tegels met een stuk zijde gemeen grenzen aan elkaar. Afstand is het kleinste aantal stappen; op dezelfde tegel
    is zij 0. [UND-4.2, UND-4.3]
undaunted-help-scouted =
    Een controlefiche met verkend boven laat je eenheden de tegel op. Scouts met Scout en Snipers met Stalk kunnen
    zonder. [UND-3.1]
undaunted-help-controlled =
    Een controlefiche met gecontroleerd boven geeft je ook de doelen op de tegel. Maar één kant kan hem
    controleren. [UND-3.2, UND-3.3]
undaunted-help-objective = Een doelfiche telt zijn waarde voor de kant die de tegel controleert. [UND-3.4]
undaunted-help-spawn =
    Eenheidsfiches komen binnen op hun inzetfiche: alle, die van de genoemde groepen of die van de genoemde soort. [UND-3.5]
undaunted-help-target-marker =
    De tegel waar je Mortar op gericht is; elke kant heeft er een. Wordt de Mortar verplaatst of verwijderd, dan gaat het richtfiche
    van het speelveld. [UND-3.6, UND-8.6, UND-A17]
undaunted-help-initiative = De kant met het initiatieffiche heeft de eerste beurt van de ronde. [UND-3.7, UND-6.5]
undaunted-help-radio =
    Zolang de Amerikanen de tegel met de radio controleren, verhoogt elke volgende Control-actie daar het doel met 1. De Duitsers
    hebben baat bij de waarde, maar verhogen haar nooit. [UND-12.7]

## Regels bij de hand: gevecht en overwinning

undaunted-help-defense =
    Totale verdediging is de basis op het eenheidsfiche, de dekking van de tegel en de afstand tot de aanvaller. Een dobbelsteen met
    dat getal of meer is een succes, een 0 altijd. [UND-10.3, UND-10.4]
undaunted-help-hill = Een heuvel geeft dekking 3, maar slechts 1 tegen een schot vanaf een heuvel en tegen Blast. [UND-11.1]
undaunted-help-casualty =
    Een treffer verwijdert een kaart van de eenheid uit het spel: uit de hand, anders uit de aflegstapel, anders uit de trekstapel. Is er
    nergens een, dan gaat het eenheidsfiche van het speelveld. [UND-10.5, UND-11.2]
undaunted-help-suppressed =
    Een onderdrukte eenheid doet niets tot een van haar kaarten haar gereedmaakt. Geraakt worden kan zij wel, en haar kaarten kunnen
    dekking zoeken. [UND-3.8, UND-7.4, UND-7.5]
undaunted-help-goal =
    Elke kant heeft één opdracht: punten halen of de vijand vastzetten. Is die vervuld, dan eindigt het spel meteen. [UND-12.1]
undaunted-help-points = Alle doelen op tegels die je controleert, tellen samen mee voor het gevraagde aantal. [UND-12.2]
undaunted-help-pinned =
    Een kant zonder Riflemen op het speelveld is vastgezet. Zij mag er weer brengen, als het daar niet te laat voor
    is. [UND-12.3, UND-12.5]
undaunted-help-double-pin =
    Zijn beide kanten vastgezet en heeft geen van beide haar opdracht vervuld, dan winnen meer punten, bij gelijke stand het
    initiatieffiche. [UND-12.4]
undaunted-help-beyond-hope =
    Een kant die punten tekortkomt en geen Rifleman-kaart meer heeft, geldt als vastgezet. Heeft de vijand punten nodig, dan
    wint die zodra hij er meer controleert. [UND-12.6, UND-A22]
