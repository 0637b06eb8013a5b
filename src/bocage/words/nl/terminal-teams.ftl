# Spellen in teams en van jonge generaals op de terminal. Alle zinnen zijn van onszelf.

terminal-option-alliance = Operatie Alliantie met drie of vier spelers: eigen handen en een open kaart die een team deelt.
terminal-option-teams = Teams van hoogstens drie met één hand, zoals in de editie van 2004; met --young voor jonge generaals.
terminal-option-members = Hoeveel er voor de Asmogendheden en voor de Geallieerden spelen, zoals 2-3. Anders zoveel als een team kan hebben.
terminal-option-young = Een spel van jonge generaals: alleen Sectiekaarten, zes per hand in de herziene editie.
terminal-option-no-ground = Jonge generaals winnen geen terrein en breken niet door.
terminal-option-tactics = Met hoeveel soorten Tactische kaarten jonge generaals spelen, de eenvoudigste eerst.
terminal-error-no-teams = Teams en jonge generaals spelen veldslagen van Memoir ’44 op één bord; { $asked } hoort daar niet bij.
terminal-error-one-mode = Maar één tegelijk: --alliance, --teams, of --young met of zonder --teams.
terminal-error-young-only = --no-ground en --tactics horen bij --young.
terminal-error-tactics = Er zijn { $most } soorten Tactische kaarten, geen { $asked }.
terminal-error-mode-edition = --{ $mode } hoort bij de andere editie: laat --edition weg of schrijf --edition { $edition }.
terminal-error-members = “{ $asked }” is hier geen grootte van teams. Te spelen is { $known }.
terminal-m44-shared = Gedeeld ({ $side }): { $card }
terminal-m44-verb-play-shared = gedeelde kaart
terminal-m44-verb-shared-strike = gedeelde luchtaanval
terminal-m44-verb-propose = voorstellen
terminal-m44-verb-defer = overlaten
terminal-m44-verb-entrust = toevertrouwen
terminal-m44-verb-end-entrust = niets meer toevertrouwen
