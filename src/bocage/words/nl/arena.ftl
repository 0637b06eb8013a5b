# De arena: computertegenstanders tegen elkaar. Alle zinnen zijn van onszelf.

terminal-command-arena =
    Laat computertegenstanders op alle kernen tegen elkaar spelen en toon wie hoe vaak wint. Ieder treft ieder ander, van beide
    kanten; één naam alleen speelt tegen zichzelf, en zonder namen spelen allen.

terminal-option-scenarios = Welke gevechten; de naam van een spel betekent alles daaruit. Zonder de optie alle van alle spellen.
terminal-option-games-each = Hoeveel spellen per gevecht en zitplaats; zonder de optie tien.
terminal-option-edition = Volgens welke uitgaven, bij spellen die er meer hebben; zonder de optie volgens de gebruikelijke.
terminal-option-jobs = Hoeveel spellen tegelijk; zonder de optie zoveel als er processorkernen zijn.
terminal-option-arena-seed = Het startgetal van alle spellen: hetzelfde startgetal speelt dezelfde spellen.
terminal-option-arena-out = De map voor uitslagen en verslagen. Wat er al in staat, wordt niet nog eens gespeeld.
terminal-option-arena-commanders = Hoeveel bevelhebbers er aan tafel zitten, beide kanten samen: 2, 6 of 8, waar het gevecht plaats voor hen heeft.
terminal-option-arena-seat = De tegenstanders alleen op deze plaats vergelijken; alle andere plaatsen speelt de eerste.

terminal-arena-game-memoir44 = Memoir ’44
terminal-arena-game-undaunted = Undaunted: Normandy
terminal-arena-heading = { $game }: { $first } tegen { $second }
terminal-arena-of-first = Winst eerste, 95 %
terminal-arena-as = als { $side }
terminal-arena-both = samen
terminal-arena-nobody = niemand
terminal-arena-all = Alle gevechten
terminal-arena-table = { $game }, { $count } bevelhebbers
terminal-arena-seat = { $game }: de plaats { $seat }, alle andere { $others }
terminal-arena-seated = met { $player }
terminal-arena-apart = beter met, 95 %
terminal-arena-by-its-side = Winst van zijn kant, 95 %
terminal-arena-won =
    { $player }: { $won } van { $games } spellen gewonnen, { $percent } %; 95%-interval { $low } tot { $high } %
terminal-arena-unwon = Zonder winnaar: { $drawn } gelijk, { $broken } afgebroken na te veel keuzes.
terminal-arena-decimal = { $whole },{ $tenth }
terminal-arena-kept = Verslagen: { $folder }. Het startgetal was { $seed }.
terminal-arena-stopped = Gestopt. De spellen die afgelopen waren, zijn bewaard; dezelfde opdracht met --out { $folder } gaat verder.
terminal-arena-failed =
    Het spel { $game } is op een fout van het programma gestuit: { $failure }. Het verslag tot daar: { $file }.
terminal-arena-lost = Het proces dat { $game } speelde, is weg; het spel wordt opnieuw gespeeld.
terminal-arena-given-up = Elk proces dat { $game } speelde, was voor het einde weg. Het spel wordt weggelaten.
terminal-arena-left-out =
    { $count ->
        [one] Eén spel kon niet ten einde worden gespeeld en is weggelaten.
       *[other] { $count } spellen konden niet ten einde worden gespeeld en zijn weggelaten.
    } Alle andere zijn bewaard in { $folder }; dezelfde opdracht met --out { $folder } probeert het opnieuw.
terminal-arena-no-player = De speler “{ $asked }” bestaat niet. Het dichtst erbij komt “{ $nearest }”; bekend zijn { $known }.
terminal-arena-no-edition = De uitgave “{ $asked }” bestaat niet. Het dichtst erbij komt “{ $nearest }”; bekend zijn { $known }.
terminal-arena-no-editions = Van de gevraagde gevechten is er maar één uitgave; “{ $asked }” valt niet te kiezen.
terminal-arena-no-table = “{ $scenario }” heeft geen plaats voor { $count } bevelhebbers. Een gevecht op meer borden heeft er 2, 6 of 8, elk ander 2.
terminal-arena-no-seat = De plaats “{ $asked }” bestaat niet. Het dichtst in de buurt is “{ $nearest }”; bekend zijn { $known }.
terminal-arena-in-use = In { $folder } is al een arena bezig. Een map neemt er één tegelijk.
terminal-arena-no-arena = { $folder } bevat iets anders dan een arena. Neem een andere map.
terminal-arena-other-seed = De spellen in { $folder } hebben het startgetal { $found }, niet { $asked }. Laat --seed weg, of neem een andere map.
terminal-arena-other-rules = De spellen in { $folder } zijn volgens andere regels dan die van nu gespeeld. Neem een andere map.
terminal-arena-garbled = Regel { $line } van { $file } is niet te lezen. Herstel die, of neem een andere map.
