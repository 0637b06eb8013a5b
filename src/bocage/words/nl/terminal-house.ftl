# Gastheer zijn vanaf de opdrachtregel. Alle zinnen zijn van onszelf.

terminal-command-serve = Spellen aanbieden voor mensen die ver uit elkaar zitten, tot het wordt gestopt.
terminal-command-backup = Het bestand van een huis kopiëren, ook terwijl het open is.
terminal-command-restore = Een kopie van het bestand van een huis terugzetten.
terminal-option-house-file = Het bestand van het huis; zonder opgave het gebruikelijke.
terminal-option-host = Het adres van deze machine waarop geluisterd wordt; 0.0.0.0 betekent alle.
terminal-option-port = De poort waarop geluisterd wordt; 0 neemt een vrije.
terminal-option-origin = Het adres waar men het huis vindt, zoals https://play.example.org; mag vaker.
terminal-option-proxy = Adressen van proxy’s, met komma’s ertussen, die geloofd worden over waar iemand vandaan komt.
terminal-option-hook-network = Een netwerk waarin webhooks naast het openbare mogen leiden, zoals 192.168.1.0/24; mag vaker.
terminal-option-workers = Hoeveel tegenstanders tegelijk mogen denken.
terminal-option-json = Het logboek als regels JSON schrijven.
terminal-option-replace = De plaats innemen van het bestaande bestand, dat terzijde wordt gelegd.
terminal-usage-network = { $asked } is geen netwerk; zo schrijf je er een: 192.168.1.0/24.
terminal-serving = Het huis is open op { $address }
    Alles wordt bewaard in { $file }
    Ctrl-C sluit het; wat gespeeld is, is veilig.
terminal-backed-up = { $file } bevat nu alles.
terminal-restored = { $file } staat weer op zijn plaats.
terminal-restored-aside = { $file } staat weer op zijn plaats; wat er eerst stond, heet { $aside }.
terminal-store-in-use = { $file } is in gebruik bij een server die draait. Eén tegelijk.
terminal-store-no-file = Er is geen bestand { $file }.
terminal-store-exists = Er is al een bestand { $file }.
terminal-store-not-ours = { $file } is niet het bestand van een huis.
terminal-store-damaged = { $file } is beschadigd: { $trouble }
terminal-store-newer = { $file } is geschreven door een nieuwere Bocage (vorm { $found }; hier bekend tot { $known }).
