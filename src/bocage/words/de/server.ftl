# Was ein Server sagt, wenn etwas nicht geht. Alle Sätze sind unsere eigenen.

## Hereinkommen

server-who-are-you = Noch weiß niemand, wer du bist. Komm zuerst mit einem Namen herein.
server-not-known = Diese Sitzung ist beendet oder war nie eine. Komm neu herein, mit einem Namen oder deinem Wiederkehrcode.
server-wrong-code = Dieser Wiederkehrcode öffnet nichts. Vielleicht hat ein neuerer ihn abgelöst.
server-unfit-name = Ein Name braucht etwas, das man sehen kann, und keine Steuerzeichen.
server-no-such-session = So eine Sitzung hast du nicht. Vielleicht ist sie schon beendet.
server-no-longer = Du bist hier nicht mehr angemeldet.

## Anfragen

server-no-such-address = Unter dieser Adresse gibt es nichts.
server-no-such-method = So lässt sich diese Adresse nicht fragen. Sie kennt: { $known }.
server-json-only = Gesendet werden muss JSON, und es muss sich so nennen: Content-Type: application/json.
server-not-json = Was gesendet wurde, ist kein JSON.
server-unfit-message = Was gesendet wurde, passt bei { $where } nicht: { $why }
server-garbled = Die Nachricht ist nicht zu verstehen: { $why }
server-too-long = Was gesendet wurde, ist zu lang: Höchstens { $most } Bytes dürfen es sein.
server-too-slow = Was gesendet wurde, hat zu lange gebraucht, um anzukommen.
server-too-much = Das ist zu viel auf einmal. In { $seconds } s geht es weiter.
server-too-many-sockets = Aus deinem Netz sind schon { $most } Verbindungen offen, mehr dürfen es nicht sein.
server-unknown-host = Unter diesem Namen kennt der Server sich nicht. Wer ihn betreibt, kann ihn ihm sagen.
server-foreign-origin = Das kommt von einer Seite, die nicht zu diesem Server gehört, und wird deshalb nicht getan.
server-broken = Im Server ist etwas schiefgegangen; du kannst nichts dafür. Sein Protokoll weiß mehr unter { $id }.
server-closing = Der Server schließt kurz. Was geschehen ist, ist gesichert.
server-metrics-not-shown = Die Zahlen dieses Servers werden nicht allen gezeigt.

## Sichern

server-disk-full =
    Die Festplatte des Servers ist voll; das wurde nicht gesichert und ist nicht geschehen. Wer ihn betreibt, muss Platz schaffen.
server-not-kept = Das ließ sich nicht sichern und ist deshalb nicht geschehen. Versuch es noch einmal.
server-store-busy = So vieles wartet auf das Sichern, dass dies nicht angenommen wurde. Versuch es gleich noch einmal.

## Tische eröffnen

server-unknown = Das gibt es nicht: { $why }
server-no-variants = { $game } wird ohne Varianten gespielt.
server-unfit-order = Das passt nicht zusammen: { $why }
server-too-many-chairs = Dieser Tisch hat { $seats } Plätze und nicht mehr.

## Am Tisch

server-no-such-table = Diesen Tisch gibt es nicht.
server-not-your-table = Du gehörst nicht zu diesem Tisch.
server-not-playable = Diese Partie kann nach den heutigen Regeln nicht weitergehen; sie bleibt aufbewahrt, wie sie ist. { $why }
server-not-begun = Das Spiel hat noch nicht begonnen.
server-begun-already = Das Spiel hat schon begonnen.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-not-now = Das geht jetzt nicht.
server-muted = Wer den Tisch eröffnet hat, hat dich hier stummgeschaltet.
server-only-watching = Du siehst hier nur zu.
server-stood-in = Jemand vertritt dich. Nimm zuerst deinen Platz wieder ein.

## Plätze

server-no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
server-not-your-seat = Der Platz „{ $seat }“ ist nicht deiner.
server-seat-taken = Der Platz „{ $seat }“ ist besetzt.
server-seat-not-away = Wer den Platz „{ $seat }“ hat, ist da.
server-which-seat = Sag, welchen Platz du möchtest.
server-by-invitation = An diesen Tisch setzt man sich auf Einladung.
server-bad-invitation = Das ist keine Einladung an diesen Tisch.
server-old-invitation = Diese Einladung gilt nicht mehr. Bitte um eine neue, wo sie herkam.
server-removed = Du wurdest gebeten, diesen Tisch zu verlassen.
server-host-only = Das kann nur, wer den Tisch eröffnet hat.
server-not-the-host = Wer den Tisch eröffnet hat, kann nicht weggeschickt werden.
server-nobody-there = Auf dem Platz „{ $seat }“ sitzt niemand.

## Webhooks

server-no-hook = Du hast keinen Webhook.
server-unfit-url = Ein Webhook braucht eine Adresse, die mit http:// oder https:// beginnt, ohne Name und Passwort darin.
