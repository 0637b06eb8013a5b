# The Combat cards of Memoir '44. The English names are the game's, the German and Dutch ones and all sentences are ours.
#
# What the rules sheet does not tell is marked as our reading.

## Names

memoir44-card-rattenkrieg = Rattenkrieg
memoir44-card-reinforcements = Verstärkung
memoir44-card-house-to-house = Haus um Haus
memoir44-card-heat-of-battle = Hitze des Gefechts
memoir44-card-not-a-step-back = Keinen Schritt zurück
memoir44-card-ambuscade = Aus dem Versteck
memoir44-card-pull-back = Absetzen
memoir44-card-out-of-ammo = Munition verschossen
memoir44-card-infiltrators = Unbemerkt vor
memoir44-card-sniper = Scharfschütze
memoir44-card-reposition = Stellungswechsel
memoir44-card-fortify = Befestigen
memoir44-card-spotter = Beobachter
memoir44-card-return-to-duty = Zurück zur Truppe
memoir44-card-armor-factory = Panzerwerk
memoir44-card-armor-forward = Panzer vor
memoir44-card-air-bombardment = Bombenangriff
memoir44-unit-lone-sniper = Heckenschütze

## What can be chosen

memoir44-verb-combat = Eine Gefechtskarte spielen
memoir44-verb-combat-unit = Eine Gefechtskarte für eine Einheit spielen
memoir44-verb-street-fight = Im Straßenkampf angreifen
memoir44-verb-no-combat = Keine Gefechtskarte spielen
memoir44-verb-pick = Eine Einheit auswählen
memoir44-verb-end-picks = Keine weiteren Einheiten
memoir44-verb-place = Die Einheit aufstellen
memoir44-choice-combat = Gefechtskarte: { $card }
memoir44-choice-combat-unit = { $unit }: { $card }
memoir44-choice-street-fight = { $unit }: Straßenkampf mit { $card }
memoir44-choice-pick = { $unit } auswählen
memoir44-choice-place = Auf { $to } aufstellen

## What is being asked

memoir44-asked-reaction-window = { $unit } greift an: { $victim }. Eine Karte?
memoir44-asked-prelude = Vor den Befehlen: eine Gefechtskarte?
memoir44-asked-picking = { $card }: welche Einheiten, höchstens { $most }?
memoir44-asked-placing = { $card }: Wohin kommt die Einheit?
memoir44-asked-shifting = { $card }: Wer zieht wohin?

## Events

memoir44-event-combat-card-drawn = { $side } ziehen die Gefechtskarte { $card }.
memoir44-event-combat-card-drawn-unseen = { $side } ziehen eine Gefechtskarte.
memoir44-event-combat-card-drawn-by = { $army }, { $general }: zieht die Gefechtskarte { $card }.
memoir44-event-combat-card-drawn-by-unseen = { $army }, { $general }: zieht eine Gefechtskarte.
memoir44-event-combat-card-played = { $side } spielen die Gefechtskarte { $card }.
memoir44-event-combat-card-played-for = { $side } spielen die Gefechtskarte { $card } für { $unit } auf { $at }.
memoir44-event-combat-card-played-in-street =
    { $side } nutzen { $card } für einen Straßenkampf: { $unit } auf { $at } wirft einen Würfel mehr.
memoir44-event-combat-deck-reshuffled = Die Gefechtskarten werden zu einem neuen Nachziehstapel gemischt.
memoir44-event-unit-picked = Ausgewählt: { $unit } auf { $at }.
memoir44-event-unit-placed = { $unit } ({ $army }) kommt auf { $to }.
memoir44-event-recruits-rolled = { $side } würfeln um Verstärkung: { $faces }.
memoir44-event-flags-ignored = { $unit } auf { $at } ignoriert alle Fahnen.

## Dice of an attack

memoir44-tally-spotter = { $amount } Beobachter
memoir44-tally-street-fight = { $amount } Straßenkampf

## Refusals

memoir44-refusal-no-combat-cards = Diese Schlacht wird ohne Gefechtskarten gespielt; „{ $verb }“ geht nicht.
memoir44-refusal-combat-not-in-hand = Die Gefechtskarte { $card } hast du hier nicht; „{ $verb }“ geht nicht.
memoir44-refusal-bound-to-other-side =
    Was auf { $card } steht, gilt einer anderen Seite ({ $side }); du kannst die Karte nur im Straßenkampf nutzen.
memoir44-refusal-combat-untimely = Jetzt ist nicht der Augenblick für { $card }. Die Karte wird gespielt: { $when }.
memoir44-refusal-name-a-unit = { $card } wird für eine Einheit gespielt; sag, für welche.
memoir44-refusal-no-unit-to-name = { $card } wird nicht für eine Einheit gespielt, die du nennst.
memoir44-refusal-no-spare-figures = Für { $card } fehlen im Vorrat Figuren für eine Einheit in voller Stärke.
memoir44-refusal-of-no-use-now = { $card } nützt jetzt nichts: Es gibt keine Einheit oder kein Feld dafür.
memoir44-refusal-card-does-not-fit = { $card } passt jetzt nicht zur { $unit } auf { $at }.
memoir44-refusal-no-street-fight = { $card } hat kein Zeichen für den Straßenkampf.
memoir44-refusal-street-fight-in-own-turn =
    { $card } ist jetzt kein Straßenkampf: Dazu braucht es eine Einheit, die du aktiviert hast, in deinem eigenen Zug.
memoir44-refusal-no-building-near =
    Die { $unit } auf { $at } steht weder auf einem Gebäude noch daneben; { $card } ist dort kein Straßenkampf.
memoir44-refusal-nobody-to-assault =
    Neben der { $unit } auf { $at } steht kein Feind; { $card } ist dort kein Straßenkampf.
memoir44-refusal-street-fight-later =
    { $card } spielt man als Straßenkampf bei den Angriffen, solange die { $unit } auf { $at } noch einen hat.
memoir44-refusal-combat-card-first = Für „{ $verb }“ ist es zu früh: Erst wird { $card } ausgeführt.
memoir44-refusal-pick-one-first = Wähle mindestens eine Einheit aus.
memoir44-refusal-cannot-be-picked = Auf { $at } kann jetzt niemand für diese Karte ausgewählt werden.
memoir44-refusal-no-place-there = Auf { $to } kann die Einheit nicht aufgestellt werden.
memoir44-refusal-ambushed-already = Dieser Angriff ist schon in einen Hinterhalt geraten.
memoir44-refusal-before-orders-first =
    Für „{ $verb }“ ist es zu früh: Erst sagen die Generäle, ob sie Gefechtskarten spielen.
memoir44-refusal-silenced = Die { $unit } auf { $at } greift in diesem Zug nicht an: { $card }.
memoir44-refusal-unknown-combat-card = Es gibt keine Gefechtskarte „{ $word }“. Am nächsten kommt „{ $nearest }“.

## When a card is played

memoir44-when-before-orders = vor den Befehlen
memoir44-when-march = bevor die Einheit zieht
memoir44-when-battle = bei den Angriffen
memoir44-when-ground = wenn Boden gewonnen werden darf
memoir44-when-reaction = wenn der Feind angreift

## Rules at hand: what can be chosen

memoir44-help-combat =
    Gefechtskarten kommen zur Befehlskarte des Zuges dazu, so viele du willst, jede zu ihrer Zeit, in deinem Zug oder im
    feindlichen. [CBT-10, CBT-11, CBT-18]
memoir44-help-combat-unit =
    Die meisten Gefechtskarten verbessern, was eine in diesem Zug aktivierte Einheit tut. [CBT-12, QC-06]
memoir44-help-street-fight =
    Statt ihres Textes gibt eine Karte mit dem Zeichen einer aktivierten Einheit auf oder neben einem Gebäude einen
    Würfel mehr in einem Nahkampf. [CBT-40, CBT-41, QC-05]
memoir44-help-no-combat =
    Bevor ein Angriff gewürfelt wird, dürfen beide Seiten abwechselnd Karten spielen, die angegriffene zuerst, bis beide
    es gut sein lassen. Gefragt wirst du, was immer du hast. [QC-02]
memoir44-help-pick = Die Karte gilt mehreren Einheiten; wähle sie einzeln aus. [CBT-12]
memoir44-help-end-picks = Weniger Einheiten, als die Karte erlaubt, genügen. [CBT-12]
memoir44-help-place =
    Eine Einheit, die durch eine Karte kommt, wird auf eines der Felder gestellt, die die Karte erlaubt. [CBT-31,
    CBT-33]

## Rules at hand: terms

memoir44-topic-combat-cards = Gefechtskarten, Gefechtskarte
memoir44-topic-spare-figures = Vorrat, Figuren aus dem Vorrat
memoir44-topic-buildings = Gebäude
memoir44-help-combat-cards =
    Zwanzig Karten neben den Befehlskarten: zwei für jede Seite oder eine für jeden General; eine weitere nach einem Zug
    mit der Aufklärung für einen Abschnitt. Das Blatt zeigt keine davon: Was nicht bekannt ist, ist unsere Lesart,
    ebenso an welche Seite sie gebunden sind und welche das Zeichen für den Straßenkampf tragen. [CBT-02, CBT-03,
    CBT-04, CBT-20, CBT-OURS]
memoir44-help-spare-figures =
    Figuren, die nie aufgestellt wurden oder schon vom Brett sind. Eine Einheit in voller Stärke kommt nur, wenn von den
    42, 24 und 6 der Schachtel genug übrig sind. [CBT-31, CBT-32, SET-23]
memoir44-help-buildings =
    Städte, Kirchen und andere Felder, die Gebäude zeigen; Bunker, Brücken und Hindernisse sind keine. [CBT-30, QC-04]
memoir44-help-unit-lone-sniper =
    1 Figur, keine Medaille wert. Zieht bis zu 2 Felder und greift mit 1 Würfel auf bis zu 4 Felder an; gewinnt keinen
    Boden (unsere Lesart). [CBT-SNIPER]

## Rules at hand: cards

memoir44-help-card-rattenkrieg =
    Bevor sie zieht: Eine aktivierte Infanterie auf oder neben einem Gebäude zieht bis zu 3 Felder, auch wo Gelände sie
    bremsen würde, in ein Gebäude und darf angreifen. Oder ein Straßenkampf (unsere Lesart). [CBT-RATTENKRIEG]
memoir44-help-card-reinforcements =
    Vor den Befehlen: Wirf einen Würfel. Infanterie oder Granate bringt Infanterie, Panzer einen Panzer, Stern
    Artillerie, Fahne nichts: eine Einheit in voller Stärke aus dem Vorrat, auf deiner Grundlinie (zum Teil unsere
    Lesart). [CBT-REINFORCEMENTS]
memoir44-help-card-house-to-house =
    Bevor sie zieht: Eine aktivierte Infanterie darf in diesem Zug ein Gebäude betreten und trotzdem angreifen. Oder ein
    Straßenkampf (unsere Lesart). [CBT-HOUSES]
memoir44-help-card-heat-of-battle =
    Nach einem Nahkampf, der Infanterie Boden gewinnen lässt: Sie greift von dort noch einmal an, wie Panzer es dürfen,
    welches Gelände sie auch betritt. Oder ein Straßenkampf (unsere Lesart). [CBT-HEAT]
memoir44-help-card-not-a-step-back =
    Wenn eine Einheit von dir angegriffen wird: Sie ignoriert alle Fahnen dieses Angriffs. Für die Alliierten (unsere
    Lesart). Oder ein Straßenkampf (unsere Lesart). [CBT-NOSTEP]
memoir44-help-card-ambuscade =
    Wenn eine Einheit von dir im Nahkampf angegriffen wird: Sie würfelt zuerst. Ein Angreifer, der eliminiert oder
    vertrieben ist, greift nicht mehr an. Oder ein Straßenkampf (unsere Lesart). [CBT-AMBUSCADE]
memoir44-help-card-pull-back =
    Wenn eine Einheit von dir angegriffen wird: Sie setzt sich ein oder zwei Felder ab wie bei einem Rückzug, und der
    Angriff verpufft (zum Teil unsere Lesart). [CBT-PULLBACK]
memoir44-help-card-out-of-ammo =
    Wenn eine Einheit von dir angegriffen wird: Der Angreifer greift in diesem Zug nicht an. Sein Besitzer stellt ihn
    auf ein freies Feld seiner Grundlinie, wenn es eines gibt (zum Teil unsere Lesart). [CBT-AMMO]
memoir44-help-card-infiltrators =
    Vor den Befehlen: Eine Infanterie von dir, neben der kein Feind steht, zieht bis zu 2 Felder, auch wo Gelände sie
    bremsen würde. Sie kann wie sonst aktiviert werden (unsere Lesart). Oder ein Straßenkampf (unsere
    Lesart). [CBT-INFILTRATORS]
memoir44-help-card-sniper =
    Vor den Befehlen: Ein Scharfschütze aus dem Vorrat kommt neben eine Infanterie von dir. In diesem Zug greift er
    nicht an (zum Teil unsere Lesart). Oder ein Straßenkampf (unsere Lesart). [CBT-SNIPER]
memoir44-help-card-reposition =
    Bei den Angriffen: All deine aktivierte Artillerie darf bis zu 2 Felder ziehen und greift dann in diesem Zug nicht
    mehr an (zum Teil unsere Lesart). [CBT-REPOSITION]
memoir44-help-card-fortify =
    Bei den Angriffen: Eine aktivierte Infanterie oder Artillerie bekommt Sandsäcke und greift in diesem Zug nicht mehr
    an (zum Teil unsere Lesart). Oder ein Straßenkampf (unsere Lesart). [CBT-FORTIFY]
memoir44-help-card-spotter =
    Bevor ihr Angriff gewürfelt wird: Eine aktivierte Artillerie wirft in diesem Zug einen Würfel mehr (zum Teil
    unsere Lesart). [CBT-SPOTTER]
memoir44-help-card-return-to-duty =
    Bei den Angriffen: Zwei Würfel für jede aktivierte Infanterie mit Verlusten; Infanterie und Sterne bringen je eine
    Figur zurück. [CBT-DUTY]
memoir44-help-card-armor-factory =
    Vor den Befehlen: Eine Panzereinheit in voller Stärke aus dem Vorrat rollt aus einem freien Gebäude neben einer
    Einheit von dir, neben dem kein Feind steht. In diesem Zug greift sie nicht an. Für die Alliierten (unsere Lesart).
    Oder ein Straßenkampf (unsere Lesart). [CBT-FACTORY]
memoir44-help-card-armor-forward =
    Bevor sie ziehen: Bis zu drei aktivierte Panzer ziehen, als wäre alles Gelände, das sie betreten können, offen. Was
    Gelände über Angriffe sagt, bleibt. [CBT-FORWARD]
memoir44-help-card-air-bombardment =
    Vor den Befehlen: Zwei Würfel auf jeden von bis zu zwei Feinden nebeneinander, neben denen keine Einheit von dir
    steht. Sterne
    treffen, Gelände hilft nicht, keine Fahne wird ignoriert. Für die Achse (zum Teil unsere Lesart). Oder ein
    Straßenkampf (unsere Lesart). [CBT-BOMBS]
