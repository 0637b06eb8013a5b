# Wat alle spellen gemeen hebben: verslagen, de tafel, keuzes als tekst. Alle zinnen zijn van onszelf.

## Weigeringen: een keuze als tekst

refusal-empty-choice =
    Er is niets gekozen. Een keuze is een werkwoord met zijn gegevens, elk geschreven als naam=waarde.
refusal-garbled-choice =
    In “{ $asked }” is het woord “{ $word }” niet te lezen. Na het werkwoord staat elk gegeven één keer, als naam=waarde.
refusal-unknown-verb = “{ $word }” bestaat in dit spel niet. Het dichtst in de buurt komt “{ $nearest }”.
refusal-unknown-argument = Het gegeven “{ $word }” bestaat hier niet. Het dichtst in de buurt komt “{ $nearest }”.
refusal-unknown-argument-without-nearest = “{ $word }” is te veel: deze keuze heeft geen gegevens.
refusal-missing-argument = Bij “{ $verb }” ontbreekt { $argument }. Voeg { $argument }=… toe.
refusal-senseless-choice = Dat is geen keuze in dit spel: het werkwoord, of iets wat het noemt, bestaat hier niet.
refusal-not-on-offer = Dat valt nu niet te kiezen. Kies iets uit de lijst.

## Weigeringen: aan tafel

refusal-game-over = Het spel is afgelopen, er valt niets meer te kiezen.
refusal-game-not-over = Het spel is nog niet afgelopen; tot dan blijft het geheim gesloten.
refusal-chance-is-next = Eerst moeten de dobbelstenen of de stapels antwoorden, dan gaat het verder.
refusal-draw-already-offered = Er is al remise aangeboden; het wachten is op de anderen.
refusal-secret-already-shown = Het geheim is al getoond.
refusal-no-such-window =
    In dit spel is er niets dat “{ $window }” heet en vooraf beantwoord kan worden. Wat wel kan: { $known }.
refusal-no-such-window-without-known = In dit spel kan niets vooraf beantwoord worden.
refusal-no-such-seat = Een plaats { $seat } bestaat in dit spel niet.
refusal-nobody-listens = Een bericht heeft iemand anders nodig die het hoort.
refusal-message-size = Een bericht heeft 1 tot { $most } tekens; dit heeft er { $letters }.
refusal-stale =
    Dit is het antwoord op vraag { $asked }, intussen wordt vraag { $now } gesteld. Kijk wat er te kiezen valt en kies opnieuw.
refusal-nothing-to-take-back =
    Er valt niets terug te nemen. Dat kan zolang het toeval niet gesproken heeft en er niets verborgens te zien was.
refusal-others-rest-on-it =
    Dat kan niet meer worden teruggenomen: wat een ander sindsdien gekozen heeft, steunt erop.

## Weigeringen: verslagen

refusal-record-cut-short = Regel { $line } van het verslag breekt af. Een verslag eindigt met een hele regel.
refusal-record-empty = Het verslag is leeg. De eerste regel zou het spel en het scenario noemen.
refusal-record-not-ours = Regel { $line } is niet het begin van een verslag van Bocage.
refusal-record-newer =
    Het verslag heeft formaat { $found }, deze Bocage leest formaten tot en met { $known }. Een nieuwere Bocage kan het lezen.
refusal-record-garbled = Regel { $line } van het verslag is niet te lezen.
refusal-record-changed =
    Regel { $line } van het verslag is niet wat er geschreven werd: het controlegetal klopt niet. Alle regels ervoor zijn heel.
refusal-record-header = De eerste regel van het verslag zet geen spel op: { $why }
refusal-record-header-without-why = De eerste regel van het verslag zet geen spel op.
refusal-record-part = De eerste regel van het verslag levert geen spel op: “{ $part }” ontbreekt erin, of is niet wat het zou moeten zijn.
refusal-rules-newer =
    Er werd gespeeld volgens regelversie { $found }, deze Bocage kent versies tot en met { $known }. Een nieuwere Bocage kan
    het verslag naspelen.
refusal-record-differs =
    Vanaf regel { $line } van het verslag (notitie { $entry }) spelen de regels van nu anders; tot daar is het na te spelen.
    In de woorden van de regels: { $why }
refusal-record-differs-without-why =
    Vanaf regel { $line } van het verslag (notitie { $entry }) komt er volgens de regels van nu iets anders uit; tot daar is
    het na te spelen.
refusal-secret-does-not-fit =
    Het geheim dat aan het einde getoond werd, past niet bij de toezegging in regel { $line } van het verslag; deze
    dobbelstenen zijn niet bewezen.
refusal-dice-do-not-fit =
    Volgens het verslag bracht het toeval { $fell }, maar het geheim geeft uitkomst nummer { $dealt }.

## Gebeurtenissen

event-taken-back = { $seat }: laatste keuze teruggenomen.
event-draw-offered = { $seat }: remise aangeboden.
event-seat-handed-over = { $seat }: vanaf nu gespeeld door { $player }.
event-secret-shown = Het geheim van de dobbelstenen: { $secret }
event-answer-left = { $seat }: op “{ $window }” is het antwoord voortaan “{ $answer }”.
event-answer-cleared = { $seat }: op “{ $window }” wordt niet meer vooraf geantwoord.

## Uitslagen

outcome-resigned = Overwinning: { $winners }. De vijand heeft opgegeven.
outcome-timed-out = Overwinning: { $winners }. De tijd van de vijand is om.
outcome-draw-agreed = Remise, zoals afgesproken.
outcome-abandoned = Het spel is afgebroken; niemand heeft gewonnen.
