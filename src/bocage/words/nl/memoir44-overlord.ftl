# De zinnen van Memoir '44 Overlord: de bevelsketen. De termen zijn die van het spel of van ons, alle zinnen zijn van ons.
#
# $to, $general, $role en $first zijn rollen zonder lidwoord, zoals “veldmaarschalk links”, alle met “de”; $seat zegt
# voluit wie daar zit, zoals “Asmogendheden (veldmaarschalk links)”. Secties heten zoals ze vanaf de eigen kant liggen.

## Rollen, plaatsen, secties

memoir44-role-commander = opperbevelhebber
memoir44-role-left = veldmaarschalk links
memoir44-role-center = veldmaarschalk centrum
memoir44-role-right = veldmaarschalk rechts
memoir44-roles-and = { $first } en { $last }
memoir44-seat-of = { $army } ({ $roles })
memoir44-section-numbered = { $section } { $number }

## Wat er te kiezen valt

memoir44-verb-give = Een veldmaarschalk een kaart geven
memoir44-verb-visit = Een veldmaarschalk bezoeken
memoir44-verb-carry-out = Een kaart zelf uitvoeren
memoir44-verb-copy = De beschieting nadoen
memoir44-verb-bombard = Verkenning spelen als Spervuur
memoir44-verb-end-hand-out = Geen kaart meer
memoir44-verb-deploy = In één sectie spelen
memoir44-verb-lead = In beide secties spelen
memoir44-verb-counter = Een kaart tegenover nadoen
memoir44-verb-take-initiative = Op eigen initiatief handelen
memoir44-verb-stand-by = Niets doen op eigen initiatief
memoir44-verb-sacrifice = Een figuur wegnemen
memoir44-verb-hold = Om een halt vragen
memoir44-verb-settle = Zeggen wie eerst gaat
memoir44-verb-lift = De halt opheffen

memoir44-choice-give = { $card } voor de { $to }
memoir44-choice-visit = De { $to } bezoeken
memoir44-choice-carry-out = { $card } zelf uitvoeren
memoir44-choice-copy = Tegenaanval: { $card } nadoen
memoir44-choice-bombard = { $card } spelen als Spervuur
memoir44-choice-deploy = { $card } spelen in { $section }
memoir44-choice-lead = { $card } spelen in beide secties ({ $general })
memoir44-choice-counter = Tegenaanval: { $card } nadoen in { $section }
memoir44-choice-take-initiative = Gooien voor de { $general }
memoir44-choice-sacrifice = { $unit } verliest een figuur
memoir44-choice-settle = De { $first } gaat eerst

## Wat er gevraagd wordt

memoir44-asked-hand-out = Deel kaarten uit: { $given } van ten hoogste 3
memoir44-asked-carrying = Welke van je kaarten komt eerst?
memoir44-asked-deploying = Speel de kaarten die je gekregen hebt
memoir44-asked-initiatives = Zonder kaart: op eigen initiatief handelen?
memoir44-asked-sacrificing = { $general }: welke eenheid verliest een figuur?
memoir44-asked-flag-orders =
    Vlaggen: { $left ->
        [one] één eenheid mag verplaatsen zonder aan te vallen
       *[other] { $left } eenheden mogen verplaatsen zonder aan te vallen
    }{ $may_dig ->
        [yes] , of één graaft zich in
       *[no] { "" }
    }
memoir44-asked-hold = Een halt, gevraagd door { $seat }: wie gaat eerst?
memoir44-asked-for-card = { $heading } – { $card }
memoir44-asked-for-card-in = { $heading } – { $card }, { $section }

## Gebeurtenissen

memoir44-event-figures-lost-by-initiative =
    { $unit } op { $at } verliest door eigen initiatief een figuur{ $left ->
        [0] .
       *[other] ; { $left ->
            [one] er blijft er één over
           *[other] er blijven er { $left } over
        }.
    }
memoir44-event-card-given = { $army }: de opperbevelhebber geeft { $card } aan de { $to }.
memoir44-event-card-given-unseen = { $army }: de opperbevelhebber geeft een kaart aan de { $to }.
memoir44-event-general-visited = { $army }: de opperbevelhebber bezoekt de { $to }.
memoir44-event-card-played-by =
    { $army }, { $general }: { $card }{ $acts_as ->
        [none] { "" }
       *[other] { " " }als { $acts_as }
    }{ $section ->
        [none] { "" }
       *[other] , { $section }
    }.{ $plain ->
        [yes] { " " }Er is geen eenheid die de kaart noemt; in plaats daarvan wordt er één naar keuze geactiveerd.
       *[no] { "" }
    }
memoir44-event-initiative-rolled = { $army }, { $general }, op eigen initiatief: { $faces }.
memoir44-event-orders-rolled-by = { $army }, { $general }, dobbelstenen voor bevelen: { $faces }.
memoir44-event-hold-placed = Een halt, gevraagd door { $seat }. Alle veldmaarschalken wachten op de opperbevelhebber.
memoir44-event-hold-lifted = { $army }: de halt is opgeheven.
memoir44-event-hold-settled = { $army }: de opperbevelhebber heeft beslist, de { $to } gaat eerst.

## Weigeringen: kaarten uitdelen

memoir44-refusal-hand-out-first = Voor “{ $verb }” is het te vroeg: eerst deelt de opperbevelhebber kaarten uit.
memoir44-refusal-give-one-first = Elke beurt wordt ten minste één kaart gebruikt, en ten hoogste drie.
memoir44-refusal-three-cards-at-most = Er zijn al drie kaarten gebruikt; meer heeft een kamp niet in een beurt.
memoir44-refusal-keep-one-card = De laatste kaart blijft in de hand van de opperbevelhebber.
memoir44-refusal-no-other-card = Er ligt een kaart waarnaast het kamp deze beurt geen andere speelt.
memoir44-refusal-only-card = { $card } moet de enige kaart van de beurt zijn, en er is al een andere gebruikt.
memoir44-refusal-generals-play-it = { $card } voert de opperbevelhebber niet zelf uit. Geef de kaart aan een veldmaarschalk.
memoir44-refusal-commander-carries-it-out = { $card } gaat niet naar de { $role }: de opperbevelhebber voert de kaart zelf uit.
memoir44-refusal-no-general = De { $role } is geen veldmaarschalk; kaarten gaan naar de drie veldmaarschalken.
memoir44-refusal-given-when-attacked =
    { $card } gaat nu niet naar de { $role }: de kaart beantwoordt een man-tot-man gevecht in de beurt van de vijand.
memoir44-refusal-other-flank = { $card } is niets voor de { $role }: de kaart noemt andere secties.
memoir44-refusal-two-cards-at-most = De { $role } heeft al twee kaarten, { $card } zou er een te veel zijn.
memoir44-refusal-section-cards-only =
    De { $role } kan { $card } er niet bij krijgen: twee kaarten gaan alleen samen als beide Sectiekaarten zijn.
memoir44-refusal-alone-for-a-general =
    { $card } kan niet naar de { $role }: een kaart voor meer flanken is de enige van een veldmaarschalk.
memoir44-refusal-nothing-opposite =
    { $card } vindt daar niets om na te doen: in de laatste beurt van de vijand lag er aan de overkant geen kaart.
memoir44-refusal-no-strike-to-copy =
    { $card } is niet na te doen: de opperbevelhebber van de vijand heeft de kaart in zijn laatste beurt niet uitgevoerd.
memoir44-refusal-no-barrage-with = { $card } roept geen Spervuur op: in deze veldslag kan dat hooguit een Verkenning.
memoir44-refusal-one-visit = De { $role } kan geen bezoek krijgen: er is er één per beurt, en dat is geweest.
memoir44-refusal-visit-after-first-card = De { $role } kan bezocht worden zodra er een kaart is uitgedeeld.
memoir44-refusal-nobody-to-visit = De { $role } wordt vanaf deze plaats gespeeld; er is niemand om te bezoeken.
memoir44-refusal-carry-out-first = Voor “{ $verb }” is het te vroeg: eerst voert de opperbevelhebber zijn eigen kaarten uit.
memoir44-refusal-channel-closed =
    Je kunt nu niet praten met { $to }: de opperbevelhebber spreekt alleen met wie hij bezoekt, zolang hij kaarten uitdeelt, en
    om over een halt te beslissen.
memoir44-refusal-unknown-role = Er is geen rol “{ $word }”. Het dichtst erbij komt “{ $nearest }”.

## Weigeringen: de veldmaarschalken

memoir44-refusal-play-what-was-given = Voor “{ $verb }” is het te vroeg: speel eerst de kaarten die je gekregen hebt.
memoir44-refusal-not-given = { $card } is niet bij de kaarten die je gekregen hebt.
memoir44-refusal-another-general = Alleen de { $role } kan { $card } zo spelen, en alleen in zijn eigen secties.
memoir44-refusal-one-section-only = { $card } activeert in één sectie. Zeg in welke van de twee.
memoir44-refusal-copies-a-card =
    { $card } wordt gespeeld als de kaart die ze nadoet, daar tegenover. “{ $verb }” zegt niet welke.
memoir44-refusal-both-sections =
    { $card } activeert in beide secties van een veldmaarschalk en kan niet in één alleen liggen: { $section }.
memoir44-refusal-section-has-a-card =
    { $card } kan daar niet heen, er ligt al een kaart: { $section }. De tweede hoort in de andere sectie.
memoir44-refusal-initiative-first =
    Voor “{ $verb }” is het te vroeg: zeg eerst of veldmaarschalken zonder kaart op eigen initiatief handelen.
memoir44-refusal-no-initiative =
    De { $role } kan niet gooien: dat mag wie geen kaart kreeg, eenheden heeft en nog niet gegooid heeft.
memoir44-refusal-sacrifice-first = Voor “{ $verb }” is het te vroeg: de granaat kost eerst een van je eenheden een figuur.
memoir44-refusal-barred =
    De { $unit } op { $at } kan deze beurt niet meer geactiveerd worden: die verloor door eigen initiatief een figuur, of heeft
    zich ingegraven.
memoir44-refusal-not-under-command = De { $unit } op { $at } staat niet onder bevel van de { $role }.
memoir44-refusal-no-digging-with-flags =
    “{ $verb }” kan eigen infanterie alleen voor twee vlaggen samen, in plaats van beide verplaatsingen.
memoir44-refusal-moves-only = De { $unit } op { $at } mag zich deze beurt alleen verplaatsen; met een vlag valt niemand aan.
memoir44-refusal-ordered-by-another = De { $unit } op { $at } is door een andere veldmaarschalk geactiveerd en handelt voor hem.
memoir44-refusal-nobody-to-hold = Er is nu niemand die opgehouden kan worden.
memoir44-refusal-one-hold-a-step = Je hebt in deze stap al om een halt gevraagd.
memoir44-refusal-hold-first =
    Voor “{ $verb }” is het te vroeg: alle veldmaarschalken wachten tot de opperbevelhebber beslist of de halt is opgeheven.
memoir44-refusal-commander-settles = Of de { $role } eerst gaat, zegt de opperbevelhebber.
memoir44-refusal-already-done = De { $role } heeft in deze stap niets meer te doen en kan niet eerst gaan.

## De regels bij de hand: wat er te kiezen valt

memoir44-help-give =
    De opperbevelhebber deelt elke beurt één tot drie kaarten uit, gedekt: ten hoogste twee aan één veldmaarschalk, en twee alleen
    als beide Sectiekaarten zijn. Eén kaart blijft altijd in zijn hand. [OVL-21, OVL-23, OVL-24, OVL-28]
memoir44-help-visit =
    Eens per beurt, na de eerste kaart, mag de opperbevelhebber met één veldmaarschalk praten zolang hij kaarten
    uitdeelt. [OVL-30, QO-17]
memoir44-help-carry-out =
    Luchtsteun, Spervuur en Hun mooiste uur gaan naar geen veldmaarschalk; de opperbevelhebber voert ze zelf uit, voordat de
    veldmaarschalken spelen. [OVL-29, QO-24]
memoir44-help-copy =
    De opperbevelhebber mag Luchtsteun of Spervuur uit de laatste beurt van de vijand beantwoorden, in elke
    sectie. [OVL-108, OVL-109]
memoir44-help-bombard = In deze veldslag mag een Verkenning als Spervuur dienen. [SPC-RECON-BARRAGE]
memoir44-help-end-hand-out =
    De veldmaarschalken spelen wat ze hebben; wie niets kreeg, mag op eigen initiatief handelen. [OVL-21, OVL-50]
memoir44-help-deploy =
    De kaart ligt open in een van de twee secties van de veldmaarschalk en activeert daar. Van twee kaarten komt elke in een eigen
    sectie. [OVL-40, OVL-41, OVL-42]
memoir44-help-lead = Een kaart die in beide secties van een veldmaarschalk activeert, ligt ertussenin. [OVL-43]
memoir44-help-counter =
    Doet een kaart na die de vijand in zijn laatste beurt in de sectie aan de overkant speelde. [OVL-107, QO-19]
memoir44-help-take-initiative =
    Twee dobbelstenen voor een veldmaarschalk zonder kaart: elk symbool activeert een eenheid van zijn soort, een ster een naar
    keuze; een vlag verplaatst alleen; één granaat kost een figuur, twee doen niets. [OVL-50, OVL-52, OVL-60, OVL-63, OVL-65, OVL-67]
memoir44-help-stand-by = Eigen initiatief is nooit verplicht; wie gegooid heeft, moet nemen wat er valt. [OVL-51]
memoir44-help-sacrifice =
    Eén granaat neemt een figuur van een eigen eenheid die niet geactiveerd is; die kan deze beurt niet meer geactiveerd
    worden. [OVL-65, OVL-66]
memoir44-help-hold =
    Alle veldmaarschalken handelen tegelijk. Wie een conflict ziet komen, houdt de anderen op, eens per stap. [OVL-72]
memoir44-help-settle = De opperbevelhebber beslist een geschil: wie hij noemt, handelt als eerste. [OVL-73]
memoir44-help-lift = De veldmaarschalken zijn het toch eens en gaan verder zoals voorheen. [OVL-73]

## De regels bij de hand: begrippen

memoir44-topic-command-chain = bevelsketen, Overlord, opperbevelhebber, veldmaarschalk, veldmaarschalken
memoir44-topic-initiative = eigen initiatief, initiatief
memoir44-topic-talk = praten, gesprek
memoir44-help-command-chain =
    De opperbevelhebber heeft de kaarten, drie veldmaarschalken spelen ze, elk in de twee secties van zijn flank of het centrum. Alle
    verplaatsingen komen voor de eerste aanval; aan het eind trekt de opperbevelhebber twee kaarten, na een Verkenning
    drie. [OVL-06, OVL-20, OVL-46, OVL-75, OVL-82]
memoir44-help-initiative =
    Een veldmaarschalk zonder kaart mag voor de verplaatsingen twee dobbelstenen gooien: een symbool activeert een eenheid van zijn
    soort, een ster een naar keuze, een vlag verplaatst er één, twee vlaggen twee of geven zandzakken; één granaat kost een
    figuur. [OVL-50, OVL-52, OVL-63, OVL-64, OVL-65]
memoir44-help-talk =
    Veldmaarschalken van een kamp praten altijd met elkaar, de opperbevelhebber alleen met wie hij bezoekt, en als een halt om zijn
    woord vraagt. [OVL-30, OVL-36, OVL-37, OVL-73]

## Kaarten bij Overlord

memoir44-wide-strike = Bij Overlord voert de opperbevelhebber haar zelf uit, overal. [OVL-103, OVL-106]
memoir44-wide-hour =
    Bij Overlord speelt de opperbevelhebber haar en geen andere kaart: elke generaal werpt vier dobbelstenen en geeft eigen
    eenheden orders. [OVL-116, OVL-117, OVL-121]
memoir44-wide-ambush =
    Bij Overlord geeft de opperbevelhebber haar als een gevecht van dichtbij wordt aangekondigd, en hij trekt meteen een
    nieuwe. [OVL-104, OVL-105]
memoir44-wide-counter =
    Bij Overlord bootst een generaal een kaart na die tegenover een van zijn sectoren ligt, of de opperbevelhebber de aanval
    van de vijandelijke. [OVL-107, OVL-108]
memoir44-wide-recon =
    Bij Overlord geldt zij voor één sector van de generaal, en de opperbevelhebber trekt drie kaarten en houdt ze alle. [OVL-81, OVL-82, OVL-83]
memoir44-wide-section =
    Bij Overlord geldt zij voor één sector van de generaal van die flank of van het centrum. [OVL-27, OVL-40]
memoir44-wide-pincer =
    Bij Overlord zijn het 2 eenheden in één sector van de generaal van een flank, die geen andere kaart krijgt. [OVL-93,
    OVL-94, OVL-95]
memoir44-wide-spread =
    Bij Overlord geldt zij voor beide sectoren van één generaal, die geen andere kaart krijgt. [OVL-43, OVL-90, OVL-92]
memoir44-wide-medics = Bij Overlord zijn het vier dobbelstenen, voor één eenheid in de sectoren van de generaal. [OVL-111]
memoir44-wide-infantry = Bij Overlord geldt zij voor één sector van een generaal. [OVL-110]
memoir44-wide-tactic =
    Bij Overlord geldt zij voor één generaal, in één of beide van zijn sectoren, en hij krijgt geen andere kaart. [OVL-100,
    OVL-101]

## De veldslag

memoir44-omaha-beach-overlord = Omaha Beach – Overlord
memoir44-omaha-beach-overlord-briefing =
    Twee Amerikaanse divisies gaan naast elkaar aan land onder de steile kust, van Vierville in het westen tot Colleville in het
    oosten. Voor de Geallieerden tellen de dorpen daarachter en de weg landinwaarts; de Duitsers moeten ze in het zand vasthouden
    tot niemand meer naar boven kan.
