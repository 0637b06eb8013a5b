# Teams in Memoir '44: Operatie Alliantie, de teams van de eerste editie, jonge generaals.

## Wat er te kiezen is

memoir44-verb-play-shared = De gedeelde kaart spelen
memoir44-verb-shared-strike = Met de gedeelde kaart een luchtaanval vragen
memoir44-verb-propose = Een kaart voorstellen
memoir44-verb-defer = De kaart aan de Opperbevelhebber overlaten
memoir44-verb-entrust = Bevelen doorgeven
memoir44-verb-end-entrust = Geen bevelen meer doorgeven

memoir44-choice-play-shared = De gedeelde kaart spelen: { $card }
memoir44-choice-play-shared-as = De gedeelde kaart spelen: { $card } als { $acts_as }
memoir44-choice-shared-strike = De gedeelde kaart spelen als luchtaanval: { $card }
memoir44-choice-propose = { $card } voorstellen
memoir44-choice-propose-as = { $card } als { $acts_as } voorstellen
memoir44-choice-entrust = Het lid de bevelen in deze sectie laten uitvoeren: { $section }

## Waarnaar gevraagd wordt

memoir44-asked-shared-turn = Speel een Bevelkaart: een eigen of de gedeelde
memoir44-asked-council = Kies samen een Bevelkaart
memoir44-asked-entrusting = Bevelen aan leden doorgeven?

## Gebeurtenissen

memoir44-event-member-acts = Actieve speler: { $seat }.
memoir44-event-shared-card-taken = { $side } gebruiken hun gedeelde kaart: { $card }.
memoir44-event-member-spoke =
    { $card ->
        [none] { $seat } laat de kaart aan de Opperbevelhebber over.
       *[other] { $seat } stelt { $card } voor.
    }
memoir44-event-member-spoke-unseen = { $seat } heeft zich over de kaart uitgesproken.
memoir44-event-orders-entrusted = { $side } geven de bevelen in deze sectie door aan het lid daarvan: { $section }.

## Weigeringen

memoir44-refusal-not-the-shared-card = { $card } is niet de gedeelde kaart die open tussen jullie ligt.
memoir44-refusal-talk-aloud = Teamgenoten praten hardop: zeg het zo dat de vijand het hoort, niet alleen tegen { $to }.
memoir44-refusal-partner-decides = { $seat } is de actieve speler en beslist alleen in deze beurt.
memoir44-refusal-chief-plays = “{ $verb }” is niet aan jou: leden stellen kaarten voor, de Opperbevelhebber speelt er een.
memoir44-refusal-choose-together = “{ $verb }” moet wachten: eerst kiest het team een Bevelkaart. Stel er een voor of laat het aan de Opperbevelhebber over.
memoir44-refusal-member-of-section = Nu beslist een ander lid van je team: elk beveelt zijn eigen secties, de Opperbevelhebber speelt de kaarten.
memoir44-refusal-entrust-first = “{ $verb }” moet wachten: zeg eerst welke bevelen de leden uitvoeren.
memoir44-refusal-nothing-to-entrust = In deze sectie zijn geen bevelen om aan een ander door te geven: { $section }.

## De regels bij de hand

memoir44-help-play-shared =
    In een alliantie ligt één kaart open tussen de twee leden. Wie aan de beurt is, speelt die of een kaart uit de
    eigen hand; de nieuwe kaart komt waar de gespeelde was. [TEAM-08, TEAM-16, TEAM-17]
memoir44-help-shared-strike =
    In sommige veldslagen kan een Sectiekaart een luchtaanval vragen; de gedeelde kaart van een alliantie kan
    dat ook. [SPC-317, TEAM-16]
memoir44-help-propose =
    Een team met één hand overlegt over zijn kaart. Elk lid mag er per beurt een voorstellen, die alleen het team ziet;
    de Opperbevelhebber heeft het laatste woord en mag altijd spelen. [TEAM-32, YNG-09]
memoir44-help-defer = Wie niets voorstelt, laat de kaart aan de Opperbevelhebber over. [TEAM-32, YNG-09]
memoir44-help-entrust =
    De Opperbevelhebber van jonge generaals geeft met een Tactische kaart bevelen en mag het lid van een sectie de
    eenheden laten bewegen en vechten. [YNG-11]
memoir44-help-end-entrust = Wat hij niet doorgeeft, voert de Opperbevelhebber zelf uit. [YNG-11]
