# De scenario's van Undaunted: Normandy: namen, delen van de campagne, situaties. Alle zinnen zijn van onszelf.

undaunted-arc-assault-to-the-vire-et-taute-canal = Opmars naar het Vire-Taute-kanaal
undaunted-arc-saint-lo-breakthrough = Doorbraak bij Saint-Lô
undaunted-arc-battle-for-tessy-sur-vire = Slag om Tessy-sur-Vire
undaunted-arc-battle-for-mortain = Slag om Mortain

undaunted-la-raye = La Raye
undaunted-la-raye-briefing =
    Nog maar net aan land tasten de eerste schutters van de 30e Divisie zich langs de heggen een weg naar een paar
    boerderijen boven het kanaal. Rond de beste daarvan hebben de Duitsers zich ingegraven. Beide kanten willen
    hetzelfde: de helft van wat hier telt.

undaunted-montmartin-en-graignes = Montmartin-en-Graignes
undaunted-montmartin-en-graignes-briefing =
    Diezelfde middag trekt het peloton op naar het dorp Montmartin. Eén doel achter de huizen is voor de Amerikanen
    genoeg. Een enkele Duitse groep met een mitrailleur moet hen tegenhouden en mag geen Riflemen overlaten.

undaunted-raid-across-the-canal = Overval aan het kanaal
undaunted-raid-across-the-canal-briefing =
    Het kanaal is de frontlijn geworden, maar één brug staat nog overeind. Bij het eerste licht zijn de Duitsers als
    eerste aan zet en komen ze kijken wat erachter ligt. De brug en de boerderijen op de Amerikaanse oever geven de
    doorslag; elke kant heeft de helft nodig van alles wat op tafel ligt.

undaunted-behind-enemy-lines = Achter de vijandelijke linies
undaunted-behind-enemy-lines-briefing =
    Drie stille weken lang loert men over het water naar elkaar, alleen patrouilles verstoren de rust. De Duitsers
    houden de rivier en de brug, de Amerikanen twee boerderijen, en één Amerikaanse Sniper ligt verborgen aan de
    overkant. Beide kanten komen maar een stap of twee tekort.

undaunted-crossing-the-vire = De oversteek van de Vire
undaunted-crossing-the-vire-briefing =
    Op 7 juli gaat de divisie de Vire over. De Amerikanen moeten beide bruggen tegelijk in handen hebben. De Duitsers
    hebben een mortier in de boomgaarden achter de rivier en winnen zodra er geen Amerikaanse Riflemen meer zijn.

undaunted-desperate-withdrawal = Wanhopige terugtocht
undaunted-desperate-withdrawal-briefing =
    Er zijn bommenwerpers onderweg om het front open te breken, en de eigen linie wordt teruggenomen. Eén Amerikaans
    peloton ligt te ver naar voren, met Duitsers op de weg naar huis. Het moet zich een weg banen naar de verre hoek
    en die in handen krijgen; de Duitsers willen het voorgoed vastzetten.

undaunted-la-huberderie = La Huberderie
undaunted-la-huberderie-briefing =
    De grote aanval bij Saint-Lô begint onder bommen, en sommige treffen de Amerikanen zelf. Wat er van beide pelotons
    over is, stuit op elkaar in de velden van La Huberderie, met alles wat er aangevoerd kan worden. Er liggen twaalf
    doelen; de helft van hun waarde wint.

undaunted-streets-of-tessy-sur-vire = De straten van Tessy-sur-Vire
undaunted-streets-of-tessy-sur-vire-briefing =
    Tessy verspert de weg naar het zuiden, en er wordt van huis tot huis gevochten. De Amerikanen komen aan de ene kant
    van de heuvels af, aan de andere kant wachten de Duitsers in de huizen. Wie het grootste deel van de stad houdt,
    heeft haar.

undaunted-reinforcements = Versterkingen
undaunted-reinforcements-briefing =
    De Duitsers doen een tegenaanval op Mortain, en de mannen op de heuvels hebben voor het donker hulp nodig. De
    Amerikanen moeten open velden over en één van drie heuvels innemen. De Duitsers vallen aan in de flank, zijn als
    eerste aan zet en moeten alle Riflemen tegenhouden.

undaunted-critical-intelligence = Cruciale informatie
undaunted-critical-intelligence-briefing =
    In een verwoest gehucht bij Romagny staat een radio waarmee de Amerikanen hun geschut leiden. Elk bericht maakt
    het gehucht meer waard, voor hen en voor wie het van hen afneemt. De Duitsers, van wie de Squad Leaders nog moeten
    aankomen, willen het dorp en het toestel.
undaunted-critical-intelligence-radio =
    Radio: zolang de Amerikanen de tegel met de radio controleren, verhoogt elke volgende Control-actie die zij daar
    uitvoeren de waarde van het doel met één. Er is geen bovengrens. Nemen de Duitsers de tegel, dan telt de verhoogde
    waarde voor hen, maar verhogen kunnen zij hem nooit.

undaunted-hill-314 = Heuvel 314
undaunted-hill-314-briefing =
    Al dagen is een bataljon afgesneden op de hoogten boven Mortain, met te weinig eten en water. De Amerikanen houden
    alle drie de heuvels en winnen als ze alle Duitse Riflemen verdrijven. De Duitsers hebben aan één heuvel genoeg.

undaunted-mortain = Mortain
undaunted-mortain-briefing =
    De lange week bij Mortain: twee even sterke tegenstanders staan tegenover elkaar, met de stad ertussen. Elk houdt
    aan het begin drie sterke plekken en moet meer winnen dan je met stilzitten kunt houden. Wie nog lopen kan, mag
    worden opgeroepen.
