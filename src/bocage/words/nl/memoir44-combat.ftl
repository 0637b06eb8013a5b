# The Combat cards of Memoir '44. The English names are the game's, the German and Dutch ones and all sentences are ours.
#
# What the rules sheet does not tell is marked as our reading.

## Names

memoir44-card-rattenkrieg = Rattenkrieg
memoir44-card-reinforcements = Versterking
memoir44-card-house-to-house = Huis voor huis
memoir44-card-heat-of-battle = Hitte van de strijd
memoir44-card-not-a-step-back = Geen stap terug
memoir44-card-ambuscade = Uit de schuilplaats
memoir44-card-pull-back = Losmaken
memoir44-card-out-of-ammo = Munitie op
memoir44-card-infiltrators = Infiltranten
memoir44-card-sniper = Scherpschutter
memoir44-card-reposition = Nieuwe stelling
memoir44-card-fortify = Versterken
memoir44-card-spotter = Waarnemer
memoir44-card-return-to-duty = Terug in dienst
memoir44-card-armor-factory = Tankfabriek
memoir44-card-armor-forward = Tanks vooruit
memoir44-card-air-bombardment = Luchtbombardement
memoir44-unit-lone-sniper = sluipschutter

## What can be chosen

memoir44-verb-combat = Een gevechtskaart spelen
memoir44-verb-combat-unit = Een gevechtskaart voor een eenheid spelen
memoir44-verb-street-fight = Een straatgevecht aangaan
memoir44-verb-no-combat = Geen gevechtskaart spelen
memoir44-verb-pick = Een eenheid kiezen
memoir44-verb-end-picks = Geen eenheden meer
memoir44-verb-place = De eenheid neerzetten
memoir44-choice-combat = Gevechtskaart: { $card }
memoir44-choice-combat-unit = { $unit }: { $card }
memoir44-choice-street-fight = { $unit }: straatgevecht met { $card }
memoir44-choice-pick = { $unit } kiezen
memoir44-choice-place = Op { $to } neerzetten

## What is being asked

memoir44-asked-reaction-window = { $unit } valt aan: { $victim }. Een kaart?
memoir44-asked-prelude = Voor de bevelen: een gevechtskaart?
memoir44-asked-picking = { $card }: welke eenheden, hoogstens { $most }?
memoir44-asked-placing = { $card }: waar komt de eenheid?
memoir44-asked-shifting = { $card }: wie gaat waarheen?

## Events

memoir44-event-combat-card-drawn = { $side } trekken de gevechtskaart { $card }.
memoir44-event-combat-card-drawn-unseen = { $side } trekken een gevechtskaart.
memoir44-event-combat-card-drawn-by = { $army }, { $general }: trekt de gevechtskaart { $card }.
memoir44-event-combat-card-drawn-by-unseen = { $army }, { $general }: trekt een gevechtskaart.
memoir44-event-combat-card-played = { $side } spelen de gevechtskaart { $card }.
memoir44-event-combat-card-played-for = { $side } spelen de gevechtskaart { $card } voor { $unit } op { $at }.
memoir44-event-combat-card-played-in-street =
    { $side } gebruiken { $card } voor een straatgevecht: { $unit } op { $at } gooit een dobbelsteen meer.
memoir44-event-combat-deck-reshuffled = De gevechtskaarten worden tot een nieuwe trekstapel geschud.
memoir44-event-unit-picked = Gekozen: { $unit } op { $at }.
memoir44-event-unit-placed = { $unit } ({ $army }) komt op { $to }.
memoir44-event-recruits-rolled = { $side } gooien om versterking: { $faces }.
memoir44-event-flags-ignored = { $unit } op { $at } negeert alle vlaggen.

## Dice of an attack

memoir44-tally-spotter = { $amount } waarnemer
memoir44-tally-street-fight = { $amount } straatgevecht

## Refusals

memoir44-refusal-no-combat-cards = Deze slag wordt zonder gevechtskaarten gespeeld; “{ $verb }” gaat niet.
memoir44-refusal-combat-not-in-hand = De gevechtskaart { $card } heb je hier niet; “{ $verb }” gaat niet.
memoir44-refusal-bound-to-other-side =
    Wat { $card } zegt is voor een andere kant ({ $side }); jij kunt de kaart alleen in een straatgevecht gebruiken.
memoir44-refusal-combat-untimely = Dit is niet het moment voor { $card }. De kaart wordt gespeeld: { $when }.
memoir44-refusal-name-a-unit = { $card } wordt voor een eenheid gespeeld; zeg voor welke.
memoir44-refusal-no-unit-to-name = { $card } wordt niet voor een eenheid gespeeld die je noemt.
memoir44-refusal-no-spare-figures =
    Voor { $card } zijn in de voorraad te weinig figuren voor een eenheid op volle sterkte.
memoir44-refusal-of-no-use-now = { $card } heeft nu geen zin: er is geen eenheid of geen vak voor.
memoir44-refusal-card-does-not-fit = { $card } past nu niet bij de { $unit } op { $at }.
memoir44-refusal-no-street-fight = { $card } heeft geen teken voor het straatgevecht.
memoir44-refusal-street-fight-in-own-turn =
    { $card } is nu geen straatgevecht: daarvoor is een eenheid nodig die jij hebt geactiveerd, in je eigen beurt.
memoir44-refusal-no-building-near =
    De { $unit } op { $at } staat niet op een gebouw en niet ernaast; { $card } is daar geen straatgevecht.
memoir44-refusal-nobody-to-assault =
    Naast de { $unit } op { $at } staat geen vijand; { $card } is daar geen straatgevecht.
memoir44-refusal-street-fight-later =
    { $card } speel je als straatgevecht tijdens de aanvallen, zolang de { $unit } op { $at } er nog een heeft.
memoir44-refusal-combat-card-first = Voor “{ $verb }” is het te vroeg: eerst wordt { $card } uitgevoerd.
memoir44-refusal-pick-one-first = Kies minstens één eenheid.
memoir44-refusal-cannot-be-picked = Op { $at } kan nu niemand voor deze kaart worden gekozen.
memoir44-refusal-no-place-there = Op { $to } kan de eenheid niet worden neergezet.
memoir44-refusal-ambushed-already = Deze aanval is al in een hinderlaag gelopen.
memoir44-refusal-before-orders-first =
    Voor “{ $verb }” is het te vroeg: eerst zeggen de generaals of ze gevechtskaarten spelen.
memoir44-refusal-silenced = De { $unit } op { $at } valt deze beurt niet aan: { $card }.
memoir44-refusal-unknown-combat-card = Er is geen gevechtskaart “{ $word }”. Het dichtst komt “{ $nearest }”.

## When a card is played

memoir44-when-before-orders = voor de bevelen
memoir44-when-march = voor de eenheid beweegt
memoir44-when-battle = tijdens de aanvallen
memoir44-when-ground = als terreinwinst mag worden geboekt
memoir44-when-reaction = als de vijand aanvalt

## Rules at hand: what can be chosen

memoir44-help-combat =
    Gevechtskaarten komen bij de Bevelkaart van de beurt, zoveel je wilt, elk op haar moment, in jouw beurt of die van
    de vijand. [CBT-10, CBT-11, CBT-18]
memoir44-help-combat-unit =
    De meeste gevechtskaarten verbeteren wat een geactiveerde eenheid deze beurt doet. [CBT-12, QC-06]
memoir44-help-street-fight =
    In plaats van haar tekst geeft een kaart met het teken een geactiveerde eenheid op of naast een gebouw een
    dobbelsteen meer in één man-tot-man gevecht. [CBT-40, CBT-41, QC-05]
memoir44-help-no-combat =
    Voor een aanval wordt gegooid mogen beide kanten om de beurt kaarten spelen, de aangevallene eerst, tot beide het
    laten. Je wordt gevraagd wat je ook hebt. [QC-02]
memoir44-help-pick = De kaart is voor meer eenheden; kies ze een voor een. [CBT-12]
memoir44-help-end-picks = Minder eenheden dan de kaart toestaat zijn genoeg. [CBT-12]
memoir44-help-place =
    Een eenheid die door een kaart komt wordt op een van de vakken gezet die de kaart toestaat. [CBT-31, CBT-33]

## Rules at hand: terms

memoir44-topic-combat-cards = gevechtskaarten, gevechtskaart
memoir44-topic-spare-figures = voorraad, reservefiguren
memoir44-topic-buildings = gebouwen, gebouw
memoir44-help-combat-cards =
    Twintig kaarten naast de Bevelkaarten: twee voor elke kant of een voor elke generaal; nog een na een beurt met de
    Verkenning voor één sectie. Het blad toont er geen: wat niet bekend is, is onze lezing, net als aan welke kant ze
    gebonden zijn en welke het teken voor het straatgevecht hebben. [CBT-02, CBT-03, CBT-04, CBT-20, CBT-OURS]
memoir44-help-spare-figures =
    Figuren die nooit zijn opgesteld of al zijn uitgeschakeld. Een eenheid op volle sterkte komt alleen als er van de
    42, 24 en 6 uit de doos genoeg over zijn. [CBT-31, CBT-32, SET-23]
memoir44-help-buildings =
    Steden, kerken en andere vakken met gebouwen; bunkers, bruggen en hindernissen zijn er geen. [CBT-30, QC-04]
memoir44-help-unit-lone-sniper =
    1 figuur, geen medaille waard. Gaat tot 2 vakken en valt aan met 1 dobbelsteen tot 4 vakken ver; boekt geen
    terreinwinst (onze lezing). [CBT-SNIPER]

## Rules at hand: cards

memoir44-help-card-rattenkrieg =
    Voor ze beweegt: een geactiveerde infanterie op of naast een gebouw gaat tot 3 vakken, ook waar terrein haar zou
    remmen, een gebouw in en mag aanvallen. Of een straatgevecht (onze lezing). [CBT-RATTENKRIEG]
memoir44-help-card-reinforcements =
    Voor de bevelen: gooi een dobbelsteen. Infanterist of granaat brengt infanterie, tank pantser, ster artillerie, vlag
    niets: een eenheid op volle sterkte uit de voorraad, op je basislijn (deels onze lezing). [CBT-REINFORCEMENTS]
memoir44-help-card-house-to-house =
    Voor ze beweegt: een geactiveerde infanterie mag deze beurt een gebouw in en toch aanvallen. Of een straatgevecht
    (onze lezing). [CBT-HOUSES]
memoir44-help-card-heat-of-battle =
    Na een man-tot-man gevecht waarna infanterie terreinwinst mag boeken: ze valt van daar nog eens aan, zoals pantser
    bij een doorbraak, welk terrein ze ook ingaat. Of een straatgevecht (onze lezing). [CBT-HEAT]
memoir44-help-card-not-a-step-back =
    Als een eenheid van jou wordt aangevallen: ze negeert alle vlaggen van deze aanval. Voor de Geallieerden (onze
    lezing). Of een straatgevecht (onze lezing). [CBT-NOSTEP]
memoir44-help-card-ambuscade =
    Als een eenheid van jou man tot man wordt aangevallen: zij gooit eerst. Een aanvaller die is uitgeschakeld of
    verjaagd valt niet meer aan. Of een straatgevecht (onze lezing). [CBT-AMBUSCADE]
memoir44-help-card-pull-back =
    Als een eenheid van jou wordt aangevallen: ze gaat een of twee vakken terug zoals bij een terugtocht, en de aanval
    is verloren (deels onze lezing). [CBT-PULLBACK]
memoir44-help-card-out-of-ammo =
    Als een eenheid van jou wordt aangevallen: de aanvaller valt deze beurt niet aan. De eigenaar zet hem op een vrij
    vak van zijn basislijn, als dat er is (deels onze lezing). [CBT-AMMO]
memoir44-help-card-infiltrators =
    Voor de bevelen: een infanterie-eenheid van jou zonder vijand naast zich gaat tot 2 vakken, ook waar terrein haar
    zou remmen. Ze kan gewoon een bevel krijgen (onze lezing). Of een straatgevecht (onze lezing). [CBT-INFILTRATORS]
memoir44-help-card-sniper =
    Voor de bevelen: een scherpschutter uit de voorraad komt naast een infanterie-eenheid van jou. Hij valt deze beurt
    niet aan (deels onze lezing). Of een straatgevecht (onze lezing). [CBT-SNIPER]
memoir44-help-card-reposition =
    Tijdens de aanvallen: al je geactiveerde artillerie mag tot 2 vakken gaan en valt daarna deze beurt niet meer
    aan (deels onze lezing). [CBT-REPOSITION]
memoir44-help-card-fortify =
    Tijdens de aanvallen: een geactiveerde infanterie of artillerie krijgt zandzakken en valt deze beurt niet meer aan
    (deels onze lezing). Of een straatgevecht (onze lezing). [CBT-FORTIFY]
memoir44-help-card-spotter =
    Voor haar aanval wordt gegooid: een geactiveerde artillerie gooit deze beurt een dobbelsteen meer (deels onze
    lezing). [CBT-SPOTTER]
memoir44-help-card-return-to-duty =
    Tijdens de aanvallen: twee dobbelstenen voor elke geactiveerde infanterie met verliezen; infanteristen en sterren
    brengen elk een figuur terug. [CBT-DUTY]
memoir44-help-card-armor-factory =
    Voor de bevelen: een pantsereenheid op volle sterkte uit de voorraad rijdt uit een vrij gebouw naast een eenheid van
    jou, waar geen vijand naast staat. Ze valt deze beurt niet aan. Voor de Geallieerden (onze lezing). Of een
    straatgevecht (onze lezing). [CBT-FACTORY]
memoir44-help-card-armor-forward =
    Voor ze bewegen: tot drie geactiveerde pantsereenheden gaan alsof alle terrein waar ze in kunnen open is. Wat
    terrein over aanvallen zegt, blijft. [CBT-FORWARD]
memoir44-help-card-air-bombardment =
    Voor de bevelen: twee dobbelstenen op elk van hoogstens twee vijanden naast elkaar, zonder eenheid van jou ernaast.
    Sterren raken, terrein helpt niet, geen vlag wordt genegeerd. Voor de As (deels onze lezing). Of een straatgevecht (onze
    lezing). [CBT-BOMBS]
