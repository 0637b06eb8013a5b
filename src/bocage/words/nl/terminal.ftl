# De terminal: pagina's, vragen, opdrachten, storingen. Alle zinnen zijn van onszelf.
#
# De toetsenlijsten zijn woorden om te typen, gescheiden door spaties; de Engelse gelden in elke taal.

## Opdrachten van de opdrachtregel

terminal-command-bocage = Undaunted: Normandy en Memoir ’44 spelen in de terminal, en bekijken wat er gespeeld is.
terminal-command-play =
    Een scenario of een campagne spelen, of verdergaan met een opgeslagen spel. Zonder verdere opgave wordt ernaar gevraagd.
terminal-command-replay = Een verslag naspelen volgens de regels van nu.
terminal-command-show = Een verslag als tekst tonen.
terminal-command-verify = Zeggen wat een verslag bewijst: de keten, de regels, de dobbelstenen.
terminal-command-games = De opgeslagen spellen opsommen: wat, door wie, hoe het ervoor staat.
terminal-command-scenarios = De scenario’s opsommen, of er een tonen met de kaart.
terminal-command-campaign = De stand van een campagne of een match tonen.
terminal-command-fuzz = Willekeurige spellen spelen en nakijken, tot er iets misgaat.

terminal-help-usage = Gebruik
terminal-help-options = Opties
terminal-help-commands = Opdrachten

terminal-option-help = Deze pagina tonen.
terminal-option-lang = Taal: Engels, Duits of Nederlands. Zonder opgave beslist de omgeving.
terminal-option-version = De versie tonen.
terminal-option-us = Wie de Amerikanen speelt.
terminal-option-german = Wie de Duitsers speelt.
terminal-option-resume = Verdergaan met een opgeslagen spel of campagne: de laatste, of een naar bestand of naam.
terminal-option-campaign = De scenario’s A tot en met B, naar hun nummers, als campagne spelen.
terminal-option-save = Het spel in dit bestand opslaan.
terminal-option-as = Door wiens ogen. Een lopend spel wordt getoond zoals toeschouwers het zien.
terminal-option-step = Stap voor stap, met de kaart.
terminal-option-seconds = Hoe lang. Zonder enig getal: tien seconden.
terminal-option-games = Hoeveel spellen.
terminal-option-seed = Het startgetal van het eerste spel; de volgende tellen daarvandaan door.
terminal-option-out = De map voor het verslag van een mislukking.

## Verkeerde opdrachtregels

terminal-usage-no-option = Een optie { $asked } is er niet. Het dichtst in de buurt komt { $nearest }.
terminal-usage-no-command = Een opdracht “{ $asked }” is er niet. Het dichtst in de buurt komt “{ $nearest }”.
terminal-usage-missing = { $asked } ontbreekt. Met --help zie je wat waar hoort.
terminal-usage-option-value = Zo wordt { $asked } niet gebruikt. Met --help zie je wat waar hoort.
terminal-usage-one-of =
    “{ $asked }” is geen waarde voor { $option }. Bekend zijn { $known }; het dichtst in de buurt komt “{ $nearest }”.
terminal-usage-number = “{ $asked }” is geen getal. { $option } neemt hele getallen vanaf { $least }.
terminal-usage-general = Er staat meer op de opdrachtregel dan er hoort. Met --help zie je wat waar hoort.

## Storingen

terminal-error-no-scenario =
    Een scenario “{ $asked }” is er niet. Het dichtst in de buurt komt “{ $nearest }”; `bocage scenarios` noemt ze alle.
terminal-error-no-scenario-number = Een scenario “{ $asked }” is er niet; de nummers gaan van 1 t/m { $most }.
terminal-error-no-game = Het verslag is van een spel dat “{ $asked }” heet. Bekend is hier: { $known }.
terminal-error-no-file = Een bestand { $file } is er niet.
terminal-error-no-games = In { $folder } is geen spel opgeslagen.
terminal-error-not-allowed = { $file } mag je niet openen of niet schrijven.
terminal-error-is-folder = { $file } is een map, geen bestand.
terminal-error-exists =
    { $file } is er al en blijft zoals het is. Kies een andere naam, of ga er met --resume mee verder.
terminal-error-disk-full = De schijf is vol: { $file } kon niet geschreven worden ({ $code }).
terminal-error-read-only = { $file } staat op een schijf die alleen gelezen kan worden.
terminal-error-pipe = De uitvoer is voortijdig gesloten.
terminal-error-system = Systeemfout bij { $file } ({ $code }).
terminal-the-output = de uitvoer
terminal-error-locked =
    { $file } wordt al gespeeld, in een ander venster misschien. Een spel wordt maar op één plek tegelijk gespeeld.
terminal-error-no-secret =
    Het geheim van de dobbelstenen ontbreekt: { $file }. Zonder dat kan het spel getoond worden, maar niet voortgezet.
terminal-error-wrong-secret =
    In { $file } staat een ander geheim dan dat waarmee deze dobbelstenen zijn toegezegd. Het spel kan getoond worden, maar niet
    voortgezet.
terminal-error-not-a-save =
    { $file } is een verslag zonder toegezegde dobbelstenen. Het kan nagespeeld en getoond worden, maar niet voortgezet.
terminal-error-nothing-to-resume = In { $folder } is geen onvoltooid spel.
terminal-error-resume-alone = --resume gaat verder met een spel zoals het is; een scenario of campagne hoort er niet bij.
terminal-error-campaign-alone = --campaign noemt de scenario’s zelf, zoals 1-4; een ander hoort er niet bij.
terminal-error-resume-save = --resume gaat verder in het bestand waarin het spel staat; --save hoort er niet bij.
terminal-error-two-need-terminal =
    Twee mensen aan één scherm hebben een terminal nodig; elders zijn hun handen niet voor elkaar te verbergen.
terminal-error-still-running =
    Het spel loopt nog en wordt daarom alleen getoond zoals toeschouwers het zien, niet als “{ $eye }”. De handen gaan open
    als het afgelopen is.
terminal-error-cut =
    Regel { $line } van het verslag breekt af en blijft weg; alle regels ervoor zijn heel.
terminal-error-input-ended = De invoer is afgelopen, er valt niets meer te antwoorden.
terminal-error-interrupted = Afgebroken.
terminal-error-hung-up = De terminal is weg.
terminal-error-told-to-end = Bocage is van buitenaf gestopt.
terminal-error-told = { $told }
terminal-error-bug =
    In Bocage zelf is iets misgegaan ({ $kind }). Wat opgeslagen was, is heel. Waar het gebeurde, staat in { $file }.
terminal-error-bad-campaign = { $file } is geen campagne, of het bestand is beschadigd.
terminal-error-campaign-game = Een spel van de campagne is beschadigd: { $file }, regel { $line }.
terminal-error-campaign-run =
    “{ $asked }” is geen reeks scenario’s. Schrijf het eerste en het laatste nummer, zoals 2-5; er zijn er { $most }.
terminal-too-small = Dit venster is te klein voor het spel. Het heeft minstens { $columns } kolommen en { $rows } rijen nodig.
terminal-error-no-campaign = In { $folder } is geen campagne. `bocage play --campaign 1-3` begint er een.

## Het einde van een zitting

terminal-left = Het spel is opgeslagen. Zo ga je verder: bocage play --resume { $file }
terminal-stopped = Gestopt. Het spel is opgeslagen. Zo ga je verder: bocage play --resume { $file }
terminal-stopped-input = De invoer is afgelopen. Het spel is opgeslagen. Zo ga je verder: bocage play --resume { $file }
terminal-stopped-output = { $why } Het spel is opgeslagen. Zo ga je verder: bocage play --resume { $file }
terminal-nothing-begun = Er is geen spel begonnen.
terminal-over = Het verslag, met het geheim van de dobbelstenen: { $file }
terminal-not-written = Dit kon niet opgeschreven worden en is daarom niet gebeurd. { $why }
terminal-try-again = Enter probeert het nog eens; q gaat weg, en wat geschreven is, blijft.
terminal-cut-off =
    De laatste regel van dit spel breekt af, misschien door een crash. Hij blijft weg, en daarvoor gaat het verder.

## Het begin

terminal-scenario-question = Welk scenario?
terminal-scenario-help-undaunted =
    Elke regel toont wat beide kanten nodig hebben om te winnen, punten of het vastzetten van de vijand, en hoe lang het
    scenario duurt. Typ het nummer, of “? 3” om te lezen waar nummer 3 over gaat. `bocage scenarios 3` toont ook de kaart en
    de speelkaarten.
terminal-choose-prompt = Een getal van 1 t/m { $count } (? hulp, b terug, q stoppen):
terminal-no-such-number = “{ $asked }” staat niet op de lijst; de getallen gaan van 1 t/m { $count }.
terminal-seats-question = Wie zit waar?
terminal-seats-help =
    De eenvoudige tegenstander ziet niet meer dan zijn kant mag zien en speelt meteen. Twee mensen wisselen elkaar af aan dit
    scherm; ertussen verbergt een bladzijde hun handen voor elkaar. Wie kijkt, ziet wat open ligt.
terminal-seats-one = Jij ({ $side }) tegen de eenvoudige tegenstander
terminal-seats-two = Twee mensen aan dit scherm
terminal-seats-none = Naar twee eenvoudige tegenstanders kijken
terminal-player-person = een mens
terminal-player-simple = de eenvoudige tegenstander
terminal-player-random = het toeval

terminal-length-short = kort
terminal-length-medium = middel
terminal-length-long = lang
terminal-short-us = VS
terminal-short-german = Duitsers
terminal-short-goal-points = { $side } { $goal } { $goal ->
        [one] punt
       *[other] punten
    }
terminal-short-goal-pin = { $side } zetten vast
terminal-goal-points = { $side } winnen met { $goal } { $goal ->
        [one] punt
       *[other] punten
    }. [UND-12.2]
terminal-goal-pin =
    { $side } winnen door de vijand vast te zetten: geen fiche van Riflemen meer op het speelveld. [UND-12.3]
terminal-scenario-arc = { $arc }, { $date }
terminal-scenario-first = { $side } hebben aan het begin het initiatieffiche.
terminal-scenario-deck = { $side }, trekstapel: { $cards }
terminal-scenario-supply = { $side }, voorraad: { $cards }

## Naast de kaart

terminal-status-title = { $scenario } · ronde { $round }
terminal-status-points = { $mark } { $side } { $points }/{ $goal } punten
terminal-status-pin = { $mark } { $side }: zet de vijand vast
terminal-status-piles = hand { $hand } · stapel { $deck } · afgelegd { $discard }
terminal-hand = Jouw hand: { $cards }
terminal-hand-heading = Jouw hand
terminal-hand-card = { $copies }× { $card } ({ $initiative }): { $actions }
terminal-hand-fog = { $copies }× { $card } ({ $initiative })
terminal-in-play = In het spel: { $cards }
terminal-question-turn = Jij bent aan de beurt: speel een kaart
terminal-question-bid = Bied een kaart voor het initiatief
terminal-question-march = Onderweg, nog { $left } { $left ->
        [one] stap
       *[other] stappen
    }
terminal-question-supply = { $action }: maximaal { $left } uit de voorraad
terminal-question-play = { $action }: maximaal { $left } uit het speelgebied
terminal-menu-card = { $card }
terminal-menu-cards = { $card } ×{ $copies }
terminal-menu-bid = { $card } ({ $initiative })
terminal-menu-left = { $card } ({ $left })
terminal-menu-more = { $what } …
terminal-menu-at = { $choice }, op { $tile }
terminal-menu-cited = { $choice } [{ $rules }]
terminal-menu-to = naar { $tile }
terminal-menu-aim = op { $tile }
terminal-menu-stay = binnenkomen op { $tile } en daar blijven
terminal-menu-chance = { $choice }: { $percent } %
terminal-menu-page = bladzijde { $page } van { $pages }, Enter: verder
terminal-odds = { $dice } { $dice ->
        [one] dobbelsteen
       *[other] dobbelstenen
    }, { $needed }+ of 0. { $tally } = { $needed } [{ $rules }]
terminal-odds-only-zero = { $dice } { $dice ->
        [one] dobbelsteen
       *[other] dobbelstenen
    }, alleen 0. { $tally } = { $needed } [{ $rules }]
terminal-odds-victim = { $mark } { $unit } { $percent } %  { $needed }+ ({ $sum })
terminal-odds-victim-only-zero = { $mark } { $unit } { $percent } %  0 ({ $sum } = { $needed })
terminal-prompt = { $side }, 1–{ $count } (? hulp, q opslaan en stoppen):
terminal-prompt-back = { $side }, 1–{ $count } (0 terug, ? hulp):
terminal-prompt-one = { $side } (? hulp, q opslaan en stoppen):
terminal-prompt-one-back = { $side }, 1 om het te doen (0 terug, ? hulp):
terminal-not-understood = “{ $asked }” is niet te begrijpen. Typ een getal, of ? voor wat er kan.

## Wat er gedaan wordt, in het kort

terminal-verb-bid = bieden
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
terminal-verb-ready = gereed
terminal-verb-hunker = dekking zoeken
terminal-verb-end-turn = beurt beëindigen
terminal-verb-step = verder
terminal-verb-halt = halt
terminal-verb-take = nemen
terminal-verb-done = klaar

## Opdrachten in het spel

terminal-keys-help = ? hulp help
terminal-keys-undo = u herroep undo
terminal-keys-last = laatst last l
terminal-keys-log = verslag log
terminal-keys-cards = kaarten cards c
terminal-keys-scenario = scenario goal
terminal-keys-rules = regels rules
terminal-keys-end = e einde end
terminal-keys-draw = remise draw
terminal-keys-resign = opgeven resign
terminal-keys-quit = q stoppen quit exit
terminal-keys-back = terug back b
terminal-keys-yes = ja j yes y
terminal-does-help = deze pagina
terminal-does-undo = de laatste keuze terugnemen, zolang er geen dobbelsteen viel en niets verborgens te zien was
terminal-does-last = wat er sinds jouw laatste beurt gebeurde
terminal-does-log = alles wat er gebeurde
terminal-does-cards = alle stapels: die van jou, en wat van de vijand open ligt
terminal-does-scenario = de situatie en beide doelen
terminal-does-rules = de regels, punt voor punt; “? vastgezet” toont er een
terminal-does-end = de beurt beëindigen
terminal-does-draw = remise aanbieden of aannemen
terminal-does-resign = opgeven
terminal-does-quit = opslaan en stoppen; er wordt bij elke keuze opgeslagen
terminal-does-back = terug naar de vorige lijst

## Pagina's

terminal-legend-tile =
    Een tegel toont de naam, de dekking die hij geeft (+2; ▲3/1 is een heuvel) en de waarde van het doel ([2]; R is de radio).
    Daaronder staan de regel van de Amerikanen en die van de Duitsers.
terminal-legend-marks =
    { $us_controlled } en { $german_controlled }: gecontroleerd door Amerikanen, door Duitsers. { $us_scouted } en
    { $german_scouted }: verkend.
terminal-legend-counters =
    RA RB SA zijn fiches: Riflemen A en B, Scouts A. RA! is onderdrukt. Waar het krap wordt, is RAB: RA en RB; +2 staat voor
    nog twee, die onder de hand staan.
terminal-legend-ends =
    ↓: hier komen fiches van die kant binnen. ×: hierop is de Mortar van die kant gericht. ◄: heeft het initiatieffiche.
    »: nieuw in het verslag.
terminal-ask-undaunted =
    Typ het nummer van een regel, of de keuze in woorden, zoals “attack ra sb” of “move ra 5b”. Met een vraagteken vraag je
    ernaar, met de namen op het scherm: “? 2” (regel 2), “? Rifleman A”, “? RA”, “? 5B”, “? aanvallen”, “? control RA”, “?
    vastgezet”, en naar een regel met wat er tussen de haken staat.
terminal-title-legend = Hulp
terminal-title-answer = ? { $asked }
terminal-title-news = Sinds jouw laatste keuze
terminal-title-last = Sinds jouw laatste beurt
terminal-title-log = Alles wat er gebeurde
terminal-title-cards = Alle stapels
terminal-title-rules = De regels
terminal-title-scenario = Het scenario
terminal-page = Bladzijde { $page } van { $pages }. Enter: verder, -: terug, b: { $to }
terminal-page-last = Bladzijde { $page } van { $pages }, de laatste. Enter: { $to }, -: terug
terminal-page-only = Enter: { $to }
terminal-page-to-game = naar het spel
terminal-page-to-list = naar de lijst
terminal-piles-own = { $side } (jij)
terminal-piles-open = { $side }, voor zover open
terminal-piles-unknown = { $count } ongezien
terminal-zone-hand = hand
terminal-zone-play = speelgebied
terminal-zone-discard = aflegstapel
terminal-zone-deck = trekstapel
terminal-zone-supply = voorraad
terminal-zone-removed = uit het spel

## Antwoorden op vragen

terminal-why-offered = { $count ->
        [one] Kan nu, op één manier:
       *[other] Kan nu, op { $count } manieren:
    }
terminal-why-more = … en nog { $count }
terminal-why-refused = { $count ->
        [one] Kan nu op één andere manier niet:
       *[other] Kan nu op { $count } andere manieren niet, want:
    }
terminal-why-none = Kan nu niet, want:
terminal-why-ways = { $verb }: { $count ->
        [one] op één manier
       *[other] op { $count } manieren
    } mogelijk
terminal-why-not = { $verb }: nu niet. { $why }
terminal-why-unknown = “{ $asked }” is geen kaart, tegel, actie of onderwerp. Het dichtst in de buurt komt “{ $nearest }”.
terminal-why-rule = { $rule } staat in het (Duitse) regelboek op bladzijde { $page }: { $heading }.
terminal-why-rule-elsewhere = { $rule }: { $place }.
terminal-why-no-rule = Een regel “{ $rule }” is er niet. Het dichtst in de buurt komt “{ $nearest }”.
terminal-why-card = { $code } is de kaart { $card }, initiatief { $initiative }.
terminal-why-counter = { $side }: { $unit } op { $tile }, gereed, verdediging { $defense }.
terminal-why-counter-suppressed = { $side }: { $unit } op { $tile }, onderdrukt, verdediging { $defense }.
terminal-why-counter-missing =
    { $side }: { $unit } niet op het speelveld, verdediging { $defense }; komt binnen op { $tile }. [UND-7.6]
terminal-why-tile = { $tile }: dekking { $cover }. [UND-4.1]
terminal-why-tile-hill =
    { $tile }: een heuvel, dekking { $cover }, maar 1 tegen schoten vanaf een heuvel en tegen Blast. [UND-11.1]
terminal-why-objective = Een doel van waarde { $value }. [UND-3.4]
terminal-why-scouted = { $mark } { $side } hebben hem verkend. [UND-3.1]
terminal-why-controlled = { $mark } { $side } controleren hem. [UND-3.2]
terminal-why-here = { $side }: { $unit }, gereed, verdediging { $defense }.
terminal-why-here-suppressed = { $side }: { $unit }, onderdrukt, verdediging { $defense }.
terminal-why-spawn = { $side } komen hier binnen: { $units }. [UND-3.5]
terminal-why-aim = { $side }: hierop is de Mortar gericht. [UND-3.6]
terminal-why-neighbours = Aangrenzend: { $tiles }. [UND-4.2]

## Twee mensen, niemand, het einde

terminal-hand-over = { $side }, neem plaats. Tot je op Enter drukt, is er niets te zien.
terminal-hand-over-undo = { $side }: u neemt jouw laatste keuze terug.
terminal-hand-over-prompt = { $side }: Enter als je hier zit; q slaat op en stopt:
terminal-hand-over-only-enter = Alleen Enter zelf slaat deze bladzijde om.
terminal-resign-sure = Geef je op? Dan wint de andere kant.
terminal-resign-prompt = ja, of Enter om verder te spelen:
terminal-draw-declined = De tegenstander wijst remise af.
terminal-draw-offered = Remise is aangeboden. Dat geldt tot de andere kant verderspeelt.
terminal-watch-prompt = Enter: volgende beurt, f: tot het einde, laatst, verslag, q: stoppen:
terminal-watch-not-understood = “{ $asked }” betekent hier niets; er is niets gebeurd.
terminal-end-prompt = Het spel is afgelopen. verslag: alles wat er gebeurde, Enter: stoppen:

## De campagne

terminal-campaign-title = Campagne: { $played } van { $games } spellen gespeeld
terminal-campaign-won = { $side } winnen; verliezen: VS { $us }, Duitsers { $german }
terminal-campaign-drawn = remise; verliezen: VS { $us }, Duitsers { $german }
terminal-campaign-points =
    { $side }: { $points } { $points ->
        [one] punt
       *[other] punten
    }; gewonnen { $wins }, verliezen { $casualties }
terminal-campaign-rule = Een overwinning telt één punt; per tien volle verliezen over de hele campagne gaat er één af. [UND-12.8]
terminal-campaign-next = Hierna: { $scenario }. Enter speelt het, q stopt hier:
terminal-campaign-file = Opgeslagen in { $file }
terminal-campaign-undecided = De campagne is onbeslist: na dit alles staan beide kanten waar ze stonden.
terminal-campaign-us-narrow =
    De Amerikanen winnen de campagne op het nippertje. De weg gaat verder, en morgen moet er weer voor betaald worden.
terminal-campaign-us-clear = De Amerikanen winnen de campagne duidelijk. Achter de heggen wordt het land wijd.
terminal-campaign-us-crushing =
    De Amerikanen winnen de campagne zonder enige twijfel. Wat er van de vijand over is, loopt naar het oosten.
terminal-campaign-german-narrow =
    De Duitsers winnen de campagne op het nippertje. Er is een dag gewonnen, voor een prijs die niemand tellen wil.
terminal-campaign-german-clear =
    De Duitsers winnen de campagne duidelijk. De heggen houden stand, en de aanval moet van voren af aan beginnen.
terminal-campaign-german-crushing =
    De Duitsers winnen de campagne zonder enige twijfel. De weg naar het zuiden blijft nog lang dicht.

## Verslagen

terminal-film-title = { $scenario }, regelversie { $rules }
terminal-film-seat = { $side }: { $player }
terminal-film-running =
    Het spel loopt nog, tot nu toe { $entries } notities. Verborgen kaarten zijn te zien als het afgelopen is.
terminal-film-differs =
    Vanaf notitie { $entry } wijken de regels van nu af van die waarmee dit spel gespeeld is. Wat volgt, is alleen uit het verslag
    verteld.
terminal-film-garbled = iets dat niet te vertellen is ({ $name })
terminal-games-hint =
    Opgeslagen in { $folder }. De naam is genoeg: bocage play --resume NAAM, bocage show NAAM, bocage campaign NAAM.
terminal-games-damaged = niet te lezen
terminal-games-running = niet voltooid, ronde { $round }
terminal-replay-followed = De regels van nu volgen het verslag door alle { $entries } notities.
terminal-replay-fuzz = Dit verslag is geschreven omdat er iets misging: { $failure }
terminal-replay-mended = Nog eens geprobeerd: het gaat niet meer mis.
terminal-replay-still-fails = Nog eens geprobeerd: het gaat nog steeds mis. { $failure }
terminal-step-prompt = Stap { $step } van { $steps }. Enter: verder, -: terug, een getal, q: weg
terminal-step-heading = Na notitie { $entry }
terminal-verify-proved = bewezen
terminal-verify-failed = NIET BEWEZEN
terminal-verify-open = open
terminal-verify-chain =
    elke regel volgt uit de vorige; { $entries } notities
terminal-verify-rules = regelversie { $rules } volgt elke notitie en leidt tot dezelfde gebeurtenissen
terminal-verify-digests = { $count ->
        [one] één controlegetal van de hele stelling klopt
       *[other] { $count } controlegetallen van de hele stelling kloppen
    }
terminal-verify-dice = het geheim past bij de toezegging in regel 1, en alle { $count } uitkomsten van het toeval volgen eruit
terminal-verify-no-promise = de dobbelstenen; dit verslag zegt daar niets over toe
terminal-verify-too-early = de dobbelstenen; hun geheim wordt getoond als het spel afgelopen is, en is dan na te gaan
terminal-verify-limits =
    dat niemand het hele bestand opnieuw geschreven heeft, dat wie het geheim had, het tijdens het spel niet gebruikte, wie er echt aan tafel zat, en dat er vóór dit spel geen ander is
    weggegooid
terminal-fuzz-done =
    { $games ->
        [one] Eén spel
       *[other] { $games } spellen
    } vanaf startgetal { $seed }, { $ended } daarvan tot het einde; { $choices } keuzes, er ging niets mis.
terminal-fuzz-failed = Er ging iets mis: { $failure }. Het verslag dat erheen leidt: { $file }

## Welk spel, en hoe

terminal-game-undaunted = Undaunted: Normandy
terminal-game-memoir44 = Memoir ’44
terminal-game-question = Welk spel?
terminal-game-help = In Undaunted groeien de stapels kaarten en wordt in rondes om tegels gevochten. In Memoir ’44 activeren Bevelkaarten beurt na beurt de eenheden van hele secties. Elk spel heeft zijn eigen lijst met scenario’s.
terminal-way-question = Wat wil je spelen?
terminal-way-single = Eén veldslag, { $edition }
terminal-way-match = Een match van twee veldslagen waarbij van kant wordt gewisseld, { $edition }
terminal-way-help = In een match wordt dezelfde veldslag twee keer gespeeld. Daartussen wisselen de spelers van kant, en de medailles van beide veldslagen worden opgeteld. De edities verschillen bij zee, strand, bocage en luchtoverwicht.
terminal-option-axis = Wie de Asmogendheden speelt.
terminal-option-allies = Wie de Geallieerden speelt.
terminal-option-play-edition = De editie van Memoir ’44. Zonder opgave: de herziene.
terminal-option-fuzz-game = Alleen dit spel.
terminal-option-match = Twee veldslagen waarbij van kant wordt gewisseld, de medailles van beide opgeteld.
terminal-scenarios-hint = bocage play NAME speelt er een, bocage scenarios NAME toont de kaart ervan.
terminal-error-no-such-side = In dit spel is er geen kant “{ $asked }”. De kanten zijn { $known }.
terminal-error-no-editions = Van dit spel is er geen editie “{ $asked }”; alleen van Memoir ’44 zijn er meer.
terminal-error-no-match = Een match telt medailles op, en bij { $asked } zijn die er niet. Een match hoort bij Memoir ’44; Undaunted heeft zijn campagne.
terminal-error-bad-match = { $file } is geen match, of het bestand is beschadigd.
terminal-error-match-game = Een veldslag van de match is beschadigd: { $file }, regel { $line }.
terminal-film-edition = Regels: { $edition }
terminal-games-turn = niet voltooid, beurt { $turn }

## Een match van twee

terminal-match-title = Match, { $scenario } ({ $edition }): { $played } van 2 veldslagen gespeeld
terminal-match-player = speler { $number } ({ $player })
terminal-match-side = { $side }: { $player }, { $medals ->
        [one] 1 medaille
       *[other] { $medals } medailles
    }
terminal-match-sum = Beide veldslagen samen, { $player }: { $medals }
terminal-match-rule = De medailles van beide veldslagen tellen; een opgegeven veldslag telt als gewonnen met alle medailles. [SET-12]
terminal-match-next = Nu met gewisselde kanten. Enter begint de tweede veldslag, q stopt hier:
terminal-match-won = De match is voor { $player }, { $medals } tegen { $other }.
terminal-match-drawn = De match eindigt gelijk, ieder { $medals } medailles.
