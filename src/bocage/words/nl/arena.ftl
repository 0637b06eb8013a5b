# De arena: computertegenstanders tegen elkaar. Alle zinnen zijn van onszelf.

terminal-command-arena = Laat computertegenstanders op alle kernen tegen elkaar spelen en toon wie hoe vaak wint.

terminal-option-players = Wie speelt: ieder tegen ieder, van beide kanten. Eén naam alleen speelt tegen zichzelf.
terminal-option-scenarios = Welke gevechten; de naam van een spel betekent alles daaruit. Zonder de optie alle van alle spellen.
terminal-option-games-each = Hoeveel spellen per gevecht en zitplaats; zonder de optie tien.
terminal-option-edition = Volgens welke uitgave, bij spellen die er meer hebben.
terminal-option-jobs = Hoeveel spellen tegelijk; zonder de optie zoveel als er processorkernen zijn.
terminal-option-arena-seed = Het startgetal van alle spellen: hetzelfde startgetal speelt dezelfde spellen.
terminal-option-arena-out = De map voor uitslagen en verslagen. Wat er al in staat, wordt niet nog eens gespeeld.

terminal-arena-heading = Gewonnen door { $first } tegen { $second }; 95%-intervallen
terminal-arena-as = als { $side }
terminal-arena-both = samen
terminal-arena-nobody = niemand
terminal-arena-all = Alle gevechten
terminal-arena-won =
    { $player }: { $won } van { $games } spellen gewonnen, { $percent } %; 95%-interval { $low } tot { $high } %
terminal-arena-unwon = Zonder winnaar: { $drawn } gelijk, { $broken } afgebroken na te veel keuzes.
terminal-arena-decimal = { $whole },{ $tenth }
terminal-arena-kept = Verslagen: { $folder }. Het startgetal was { $seed }.
terminal-arena-stopped = Gestopt. De spellen die afgelopen waren, zijn bewaard; dezelfde opdracht met --out { $folder } gaat verder.
terminal-arena-failed =
    Het spel { $game } is mislukt: { $failure }. Het verslag tot daar: { $file }. Alle spellen ervoor zijn bewaard.
terminal-arena-no-player = De speler “{ $asked }” bestaat niet. Het dichtst erbij komt “{ $nearest }”; bekend zijn { $known }.
terminal-arena-no-edition = De uitgave “{ $asked }” bestaat niet. Het dichtst erbij komt “{ $nearest }”; bekend zijn { $known }.
terminal-arena-no-editions = Van de gevraagde gevechten is er maar één uitgave; “{ $asked }” valt niet te kiezen.
terminal-arena-in-use = In { $folder } is al een arena bezig. Een map neemt er één tegelijk.
terminal-arena-other-seed = De spellen in { $folder } hebben het startgetal { $found }, niet { $asked }. Laat --seed weg, of neem een andere map.
terminal-arena-other-rules = De spellen in { $folder } zijn volgens andere regels dan die van nu gespeeld. Neem een andere map.
terminal-arena-garbled = Regel { $line } van { $file } is niet te lezen. Herstel die, of neem een andere map.
