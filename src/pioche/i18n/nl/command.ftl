command-about = De kaartspellen 5211, Kobito en Kudos: speel tegen bots, lees de regels, controleer en simuleer partijen.
command-game = Het spel: 5211, kobito of kudos.
command-edition = De editie (zie: pioche games).
command-variant = De variant van de editie, als die er is.
command-seats = Het aantal spelers.
command-option = Een optie van de editie, zoals open_scores=true. Mag vaker worden gegeven.
command-lang = De taal; anders die van je systeem.
command-version = Toon de versie.
command-play = Speel een partij in de terminal tegen bots.
command-play-bots = Het niveau van de bots: random of greedy; of één per stoel, met komma’s ertussen.
command-play-seed = Deel de partij met dit nummer opnieuw; anders kan niemand de kaarten voorzien.
command-name = Je naam aan tafel.
command-plain = Regel voor regel, zonder volledig scherm: voor schermlezers en pipes.
command-rules = Lees de regels van een spel, of één enkele regel.
command-rules-game = Het spel, of een regel zoals 5211-M3.
command-rules-plain = De pagina als platte tekst.
command-simulate = Laat bots veel partijen spelen, en tel.
command-games-count = Het aantal partijen.
command-simulate-seed = Het nummer van de eerste partij; elke volgende partij krijgt het volgende nummer.
command-simulate-bots = De bot op elke stoel: random of greedy; of één per stoel, met komma’s ertussen.
command-records = Schrijf van elke partij het verslag naar dit bestand, één per regel.
command-json = Geef JSON voor programma’s.
command-dataset = Laat bots veel partijen spelen en schrijf elke beslissing in een Parquet-bestand om van te leren.
command-dataset-out = Het bestand om te schrijven.
command-replay = Controleer verslagen van partijen, zet voor zet.
command-replay-file = Een bestand met één verslag, of met één per regel.
command-list = Toon welke spellen, edities, varianten en opties er zijn.
column-edition = Editie
column-variant = Variant
column-seats = Spelers
column-options = Opties
column-about = Wat het is
column-chair = Stoel
column-bot = Bot
column-wins = Gewonnen
column-score = Punten
column-range = Laagste … hoogste
simulate-progress = Partijen { $game }
simulate-left = nog:
simulate-stopped = Gestopt na { $done } van { $wanted } partijen; de cijfers hierboven gaan over die partijen.
simulate-title = { $edition }
simulate-all = alle stoelen
simulate-summary = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
    }, gemiddeld { $moves } zetten. De marges gelden in 95 van de 100 gevallen.
dataset-compiling = { $game } wordt gecompileerd; dat is alleen de eerste keer nodig …
dataset-summary = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
    }, { $rows ->
    [one] { $rows } beslissing
   *[other] { $rows } beslissingen
    }, geschreven naar { $path }.
dataset-stopped = Gestopt na { $done } van { $wanted } partijen; het bestand bevat die partijen.
replay-progress = { $count ->
    [one] { $count } verslag gecontroleerd
   *[other] { $count } verslagen gecontroleerd
    }
replay-record = Verslag { $number }:
replay-more = … en nog { $count }.
replay-summary = { $false ->
    [0] { $checked ->
        [one] Het verslag klopt: elke zet volgt de regels en de uitslag is juist.
       *[other] Alle { $checked } verslagen kloppen: elke zet volgt de regels en de uitslagen zijn juist.
        }
   *[other] { $checked ->
        [one] Het verslag klopt niet.
       *[other] { $false ->
            [one] { $false } van de { $checked } verslagen klopt niet.
           *[other] { $false } van de { $checked } verslagen kloppen niet.
            }
        }
    }
replay-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
    }
replay-seed = { $kind ->
    [secret] De kaarten volgen uit het geheime startgetal dat erin staat, zoals vooraf vastgelegd.
    [seeded] De kaarten volgen uit het startgetal dat erin staat.
   *[other] De kaarten komen uit het verslag; het startgetal is niet een van de onze.
    }
ask-game = Welk spel?
you = Jij

command-serve = Tafels openen in de browser, voor vrienden met een link.
command-serve-host = Het netwerkadres om op te luisteren; 0.0.0.0 laat anderen op hetzelfde netwerk binnen.
command-serve-port = De poort om op te luisteren; 0 neemt er een die vrij is.
command-serve-data = De map die de tafels en de sleutel van de server bewaart.
command-serve-store = Een andere plek voor de tafels: postgresql://..., of memory: om te proberen.
command-serve-address = Hoe vrienden deze server bereiken, zoals https://cards.example, als er een andere server voor staat.
command-serve-allow = Een hostnaam om op te antwoorden; kan meermaals gegeven worden. Zonder: elke naam als anderen binnen mogen, anders alleen die van deze machine.
command-serve-open = De pagina meteen in de browser openen.
serve-ready = De tafels zijn open: { $address }
serve-friends = Vrienden komen binnen via { $address }
serve-alone = Alleen deze machine kan erbij; `pioche serve --host 0.0.0.0` laat vrienden op hetzelfde netwerk binnen.
serve-stop = Ctrl-C sluit ze.
