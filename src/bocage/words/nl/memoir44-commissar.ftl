# De commissaris van het Oostfront, en eigen veldslagen. Begrippen zijn die van het spel, alle zinnen zijn van ons.

## Het fiche

memoir44-verb-place-card = Een kaart onder het commissarisfiche leggen
memoir44-verb-end-placing = Niets meer onder het fiche
memoir44-choice-place-card = { $card } onder het commissarisfiche
memoir44-asked-chip-placing = Welke kaart gaat voor de volgende beurt onder het commissarisfiche?

memoir44-event-card-placed = { $army }: { $card } gaat onder het commissarisfiche.
memoir44-event-card-placed-unseen = { $army }: er gaat een kaart onder het commissarisfiche.
memoir44-event-chip-taken-up =
    { $army }: { $cards ->
        [0] deze beurt ligt er niets onder het commissarisfiche.
        [one] er wordt een kaart onder het commissarisfiche vandaan gehaald.
       *[other] er worden { $cards } kaarten onder het commissarisfiche vandaan gehaald.
    }

memoir44-role-chip = stapel onder het commissarisfiche
memoir44-role-taken-up = huidige beurt

## Waarom niet

memoir44-refusal-place-first = Voor “{ $verb }” is het te vroeg: eerst gaat er een kaart onder het commissarisfiche.
memoir44-refusal-place-one-first = Er moet ten minste één kaart onder het commissarisfiche.
memoir44-refusal-ambush-stays-in-hand = { $card } dient nergens toe onder het commissarisfiche: de kaart komt in de beurt van de vijand uit je hand.
memoir44-refusal-not-all-usable = { $card } past niet bij wat onder het commissarisfiche ligt: de volgende beurt zou niet alles te gebruiken zijn.
memoir44-refusal-one-under-chip = Onder het commissarisfiche ligt maar één kaart; de volgende komt er als deze gespeeld is.
memoir44-refusal-three-under-chip = Onder het commissarisfiche liggen drie kaarten; voor een vierde is geen plaats.
memoir44-refusal-placing-is-over = De kaarten voor de volgende beurt liggen klaar; nu worden die van de vorige uitgedeeld.
memoir44-refusal-not-from-hand = { $card } gaat niet rechtstreeks uit je hand: de kaart moet een beurt eerder onder het commissarisfiche liggen.
memoir44-refusal-chip-cards-first = Wat onder het commissarisfiche lag, moet gebruikt worden zolang dat kan.
memoir44-refusal-strands-another = Als { $card } daarheen ging, was een andere kaart van het commissarisfiche niet meer te gebruiken.
memoir44-refusal-three-with-chip = Met die van het commissarisfiche gebruikt een kamp drie kaarten in een beurt, en daarnaast geen Tegenaanval.

## Regels bij de hand

memoir44-help-place-card =
    Een kamp met een commissaris kiest zijn kaarten een beurt vooruit, gedekt onder diens fiche. Op één bord is dat één kaart, en
    gaan alleen Verkenning en Tegenaanval rechtstreeks uit de hand; bij Overlord zijn het er één tot drie, en gaat alleen
    Tegenaanval zo, zolang het er in de beurt niet meer dan drie zijn. Hinderlaag komt als altijd uit de hand. [COM-05, COM-06,
    COM-10, COM-12, COM-20, COM-21]
memoir44-help-end-placing = De kaarten onder het fiche worden de volgende beurt gebruikt, voor zover dat gaat. [COM-04, QO-32]

## Veldslagen

memoir44-sainte-aubine = Sainte-Aubine
memoir44-sainte-aubine-briefing =
    In een stadje in Lotharingen zitten de Geallieerden aan het ene eind van de hoofdstraat en de Duitsers aan het andere, en geen
    van beide gunt de ander de kerk ertussen. Er wordt van kelder tot kelder gevochten, en bijna geen schot gaat verder dan een
    kamer breed is.

memoir44-berezhanovo = Berezhanovo
memoir44-berezhanovo-briefing =
    Begin juli komt een Sovjetcolonne van de bruggen de weg op om een achterhoede die gisteren al weg had moeten zijn het dorp
    Berezhanovo af te nemen. De commissaris wil elk bevel een beurt vooruit, en de Duitsers op de heuvel weten daar raad mee.

memoir44-vuzha = Aan de Vuzha
memoir44-vuzha-briefing =
    De Duitsers zijn achter de Vuzha teruggegaan en rekenen erop dat de rivier houdt wat hun dunne regimenten niet meer kunnen
    houden. Twee Sovjetkorpsen moeten over de bruggen voor de linie vaststaat, met bevelen die elke commissaris een beurt eerder
    heeft gezien dan de manschappen.
