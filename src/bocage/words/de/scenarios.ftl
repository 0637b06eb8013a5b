# Die Szenarien von Undaunted: Normandy: Namen, Abschnitte der Kampagne, Lagen. Alle Sätze sind unsere eigenen.

undaunted-arc-assault-to-the-vire-et-taute-canal = Vorstoß zum Vire-Taute-Kanal
undaunted-arc-saint-lo-breakthrough = Durchbruch bei Saint-Lô
undaunted-arc-battle-for-tessy-sur-vire = Kampf um Tessy-sur-Vire
undaunted-arc-battle-for-mortain = Kampf um Mortain

undaunted-la-raye = La Raye
undaunted-la-raye-briefing =
    Kaum an Land, tasten sich die ersten Schützen der 30. Division an den Hecken entlang zu ein paar
    Höfen oberhalb des Kanals. Um den besten davon haben sich die Deutschen eingegraben. Beide wollen
    dasselbe: die Hälfte dessen, was hier zählt.

undaunted-montmartin-en-graignes = Montmartin-en-Graignes
undaunted-montmartin-en-graignes-briefing =
    Am selben Nachmittag rückt das Platoon auf das Dorf Montmartin vor. Ein einziges Ziel hinter den Häusern genügt
    den Amerikanern. Ein deutscher Trupp mit einem Maschinengewehr muss sie aufhalten und darf keine
    Riflemen übrig lassen.

undaunted-raid-across-the-canal = Überfall am Kanal
undaunted-raid-across-the-canal-briefing =
    Der Kanal ist zur Front geworden, doch eine Brücke steht noch. Im ersten Licht sind die Deutschen zuerst am Zug
    und kommen herüber, um zu sehen, was dahinter liegt. Die Brücke und die Höfe am amerikanischen Ufer
    entscheiden; jede Seite braucht die Hälfte von allem, was auf dem Tisch liegt.

undaunted-behind-enemy-lines = Hinter den feindlichen Linien
undaunted-behind-enemy-lines-briefing =
    Drei stille Wochen lang belauert man sich über das Wasser hinweg, nur Spähtrupps stören die Ruhe. Die Deutschen
    halten den Fluss und die Brücke, die Amerikaner zwei Höfe, und ein amerikanischer Sniper liegt versteckt am
    anderen Ufer. Beiden fehlt nur ein Schritt oder zwei.

undaunted-crossing-the-vire = Übergang über die Vire
undaunted-crossing-the-vire-briefing =
    Am 7. Juli geht die Division über die Vire. Die Amerikaner müssen beide Brücken zugleich halten. Die Deutschen
    haben in den Obstgärten hinter dem Fluss einen Mörser und gewinnen, sobald keine amerikanischen Riflemen mehr
    auf dem Spielfeld sind.

undaunted-desperate-withdrawal = Verzweifelter Rückzug
undaunted-desperate-withdrawal-briefing =
    Bomber sind unterwegs, die die Front aufreißen sollen, und die eigene Linie wird zurückgenommen. Ein
    amerikanisches Platoon liegt zu weit vorn, und auf seinem Heimweg stehen Deutsche. Es muss sich bis in die ferne
    Ecke durchschlagen und sie halten; die Deutschen wollen es endgültig festsetzen.

undaunted-la-huberderie = La Huberderie
undaunted-la-huberderie-briefing =
    Der große Angriff bei Saint-Lô beginnt unter Bomben, und manche treffen die Amerikaner selbst. Was von beiden
    Platoons übrig ist, stößt auf den Feldern von La Huberderie zusammen, mit allem, was sich heranholen lässt. Zwölf
    Ziele liegen dort; die Hälfte ihres Wertes bringt den Sieg.

undaunted-streets-of-tessy-sur-vire = Die Straßen von Tessy-sur-Vire
undaunted-streets-of-tessy-sur-vire-briefing =
    Tessy versperrt die Straße nach Süden, und gekämpft wird Haus um Haus. Die Amerikaner kommen am einen Ende von den
    Hügeln herab, am anderen warten die Deutschen in den Häusern. Wer den größten Teil der Stadt hält, dem
    gehört sie.

undaunted-reinforcements = Verstärkungen
undaunted-reinforcements-briefing =
    Die Deutschen stoßen auf Mortain vor, und die Männer auf den Hügeln brauchen Hilfe, ehe es dunkel wird. Die
    Amerikaner müssen über offene Felder und irgendeinen der drei Hügel einnehmen. Die Deutschen fassen sie in der
    Flanke, sind zuerst am Zug und müssen alle Riflemen aufhalten.

undaunted-critical-intelligence = Kritische Informationen
undaunted-critical-intelligence-briefing =
    In einem zerstörten Weiler bei Romagny steht ein Funkgerät, über das die Amerikaner ihre Geschütze lenken. Jede
    Meldung macht den Weiler wertvoller, für sie und für jeden, der ihn ihnen abnimmt. Die Deutschen, deren
    Squad Leader erst noch herankommen müssen, wollen das Dorf und das Gerät.
undaunted-critical-intelligence-radio =
    Funkmarker: Solange die Amerikaner das Feld mit dem Funkmarker kontrollieren, erhöht jede weitere Control-Aktion,
    die sie dort ausführen, den Wert des Ziels um eins. Eine Obergrenze gibt es nicht. Nehmen die Deutschen das Feld,
    zählt der erhöhte Wert für sie, erhöhen können sie ihn nie.

undaunted-hill-314 = Höhe 314
undaunted-hill-314-briefing =
    Seit Tagen ist ein Bataillon auf den Höhen über Mortain abgeschnitten, Essen und Wasser werden knapp. Die Amerikaner
    halten alle drei Hügel und gewinnen, wenn sie alle deutschen Riflemen vertreiben. Den Deutschen genügt ein
    einziger Hügel.

undaunted-mortain = Mortain
undaunted-mortain-briefing =
    Die lange Woche bei Mortain: Zwei gleich starke Gegner stehen sich gegenüber, dazwischen die Stadt. Jeder hält
    zu Beginn drei starke Stellungen und muss mehr gewinnen, als sich im Sitzen halten lässt. Wer noch laufen kann,
    darf herangeholt werden.
