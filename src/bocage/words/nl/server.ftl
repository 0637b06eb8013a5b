# Wat een server zegt als iets niet gaat. Alle zinnen zijn van onszelf.

## Binnenkomen

server-who-are-you = Nog niemand weet wie je bent. Kom eerst binnen met een naam.
server-not-known = Deze sessie is afgelopen of heeft nooit bestaan. Kom opnieuw binnen, met een naam of met je herstelcode.
server-wrong-code = Deze herstelcode opent niets. Misschien is er een nieuwere voor in de plaats gekomen.
server-unfit-name = Een naam heeft iets zichtbaars nodig, en geen stuurtekens.
server-no-such-session = Zo’n sessie heb je niet. Misschien is ze al afgelopen.
server-no-longer = Je bent hier niet meer aangemeld.

## Verzoeken

server-no-such-address = Op dit adres is niets.
server-no-such-method = Zo kan dit adres niet gevraagd worden. Het kent: { $known }.
server-json-only = Wat gestuurd wordt moet JSON zijn, en moet dat ook zeggen: Content-Type: application/json.
server-not-json = Wat gestuurd is, is geen JSON.
server-unfit-message = Wat gestuurd is, past niet bij { $where }: { $why }
server-garbled = Het bericht is niet te begrijpen: { $why }
server-too-long = Wat gestuurd is, is te lang: { $most } bytes is het meeste.
server-too-slow = Wat gestuurd is, deed er te lang over om aan te komen.
server-too-much = Dat is te veel tegelijk. Over { $seconds } s gaat het verder.
server-too-many-sockets = Vanuit je netwerk staan er al { $most } verbindingen open, en meer mag niet.
server-unknown-host = Onder deze naam kent de server zichzelf niet. Wie hem beheert, kan hem die naam geven.
server-foreign-origin = Dit komt van een pagina die niet bij deze server hoort, en wordt daarom niet gedaan.
server-broken = In de server ging iets mis; jij kunt er niets aan doen. Zijn logboek weet meer onder { $id }.
server-closing = De server sluit even. Wat gedaan is, is bewaard.
server-metrics-not-shown = De cijfers van deze server zijn niet voor iedereen te zien.

## Bewaren

server-disk-full =
    De schijf van de server is vol; dit is niet bewaard en dus niet gebeurd. Wie hem beheert, moet ruimte maken.
server-not-kept = Dit kon niet bewaard worden, en is dus niet gebeurd. Probeer het nog eens.
server-store-busy = Er wacht zoveel op bewaren dat dit niet is aangenomen. Probeer het zo nog eens.

## Tafels openen

server-unknown = Dat bestaat niet: { $why }
server-no-variants = { $game } wordt zonder varianten gespeeld.
server-unfit-order = Dit gaat niet samen: { $why }
server-too-many-chairs = Deze tafel heeft { $seats } plaatsen en niet meer.

## Aan tafel

server-no-such-table = Die tafel bestaat niet.
server-not-your-table = Je hoort niet bij deze tafel.
server-not-playable = Dit spel kan met de regels van nu niet verder; het blijft bewaard zoals het is. { $why }
server-not-begun = Het spel is nog niet begonnen.
server-begun-already = Het spel is al begonnen.
server-not-over = Het spel is nog niet afgelopen.
server-not-now = Dat gaat nu niet.
server-muted = De gastheer heeft je aan deze tafel het zwijgen opgelegd.
server-only-watching = Je kijkt hier alleen toe.
server-stood-in = Iemand neemt je waar. Neem eerst je plaats weer in.

## Plaatsen

server-no-such-seat = Een plaats { $seat } is er aan deze tafel niet.
server-not-your-seat = De plaats “{ $seat }” is niet van jou.
server-seat-taken = De plaats “{ $seat }” is bezet.
server-seat-not-away = Wie de plaats “{ $seat }” heeft, is er.
server-which-seat = Zeg welke plaats je wilt.
server-by-invitation = Aan deze tafel ga je zitten op uitnodiging.
server-bad-invitation = Dit is geen uitnodiging voor deze tafel.
server-old-invitation = Deze uitnodiging geldt niet meer. Vraag de gastheer om een nieuwe.
server-removed = De gastheer heeft je gevraagd deze tafel te verlaten.
server-host-only = Dat kan alleen de gastheer van de tafel.
server-not-the-host = De gastheer kan niet worden weggestuurd.
server-nobody-there = Op de plaats “{ $seat }” zit niemand.

## Webhooks

server-no-hook = Je hebt geen webhook.
server-unfit-url = Een webhook heeft een adres nodig dat begint met http:// of https://, zonder naam en wachtwoord erin.
