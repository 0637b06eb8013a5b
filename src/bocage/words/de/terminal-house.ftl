# Gastgeber sein von der Befehlszeile aus. Alle Sätze sind unsere eigenen.

terminal-command-serve = Partien für Leute ausrichten, die weit voneinander sitzen, bis es beendet wird.
terminal-command-backup = Die Datei eines Hauses kopieren, auch während es offen ist.
terminal-command-restore = Eine Kopie der Datei eines Hauses wieder einsetzen.
terminal-option-house-file = Die Datei des Hauses; ohne Angabe die übliche.
terminal-option-host = Die Adresse dieses Rechners, an der gehorcht wird; 0.0.0.0 heißt alle.
terminal-option-port = Der Port, an dem gehorcht wird; 0 nimmt einen freien.
terminal-option-origin = Die Adresse, unter der man das Haus findet, etwa https://play.example.org; auch mehrmals.
terminal-option-proxy = Adressen von Proxys, mit Kommas dazwischen, denen geglaubt wird, woher jemand kommt.
terminal-option-hook-network = Ein Netz, in das Webhooks außer dem öffentlichen führen dürfen, etwa 192.168.1.0/24; auch mehrmals.
terminal-option-workers = Wie viele Gegner zugleich nachdenken dürfen.
terminal-option-json = Das Protokoll in Zeilen aus JSON schreiben.
terminal-option-replace = An die Stelle der vorhandenen Datei treten, die beiseite gelegt wird.
terminal-usage-network = { $asked } ist kein Netz; eines schreibt man wie 192.168.1.0/24.
terminal-serving = Das Haus ist offen: { $address }
    Alles wird aufbewahrt in { $file }
    Strg-C schließt es; was gespielt wurde, ist sicher.
terminal-backed-up = { $file } enthält jetzt alles.
terminal-restored = { $file } ist wieder an seinem Platz.
terminal-restored-aside = { $file } ist wieder an seinem Platz; was vorher dort war, heißt { $aside }.
terminal-store-in-use = { $file } wird von einem laufenden Server benutzt. Einer zur Zeit.
terminal-store-no-file = Es gibt keine Datei { $file }.
terminal-store-exists = Es gibt schon eine Datei { $file }.
terminal-store-not-ours = { $file } ist nicht die Datei eines Hauses.
terminal-store-damaged = { $file } ist beschädigt: { $trouble }
terminal-store-newer = { $file } stammt von einem neueren Bocage (Form { $found }; hier bekannt bis { $known }).
