command-about = De kaartspellen 5211, Kobito en Kudos: speel tegen bots, lees de regels, controleer en simuleer partijen.
command-game = Het spel: 5211, kobito of kudos.
command-edition = De editie (zie: pioche games).
command-variant = De variant van de editie, als die er is.
command-seats = Het aantal spelers.
command-option = Een optie van de editie, zoals open_scores=true. Mag vaker worden gegeven.
command-lang = De taal; anders die van je systeem.
command-version = Toon de versie.
command-play = Speel een partij in de terminal tegen bots.
command-play-bots = Het niveau van de bots: random of greedy; of één per plaats, met komma’s ertussen.
command-play-seed = Deel de partij met dit nummer opnieuw; anders kan niemand de kaarten voorzien.
command-name = Je naam aan tafel.
command-plain = Regel voor regel, zonder volledig scherm: voor schermlezers en pipes.
command-rules = Lees de regels van een spel, of één enkele regel.
command-rules-game = Het spel, of een regel zoals 5211-M3.
command-rules-plain = De pagina als platte tekst.
command-simulate = Laat bots veel partijen spelen, en tel.
command-games-count = Het aantal partijen.
command-simulate-seed = Het nummer van de eerste partij; elke volgende partij krijgt het volgende nummer.
command-simulate-bots = De bot op elke plaats: random of greedy; of één per plaats, met komma’s ertussen.
command-records = Schrijf van elke partij de opname naar dit bestand, één per regel.
command-json = Geef JSON voor programma’s.
command-compare = Speel edities en varianten met dezelfde startgetallen, en toon hoe ze verschillen.
command-compare-editions = Minstens twee edities of varianten, zoals next-move ouchi next-move-long; zonder namen alle die er zijn. De andere worden met de eerste vergeleken.
command-csv = Schrijf voor elke partij een regel: startgetal, punten, winnaars en beslissingen.
command-parquet = Schrijf hetzelfde als Parquet.
command-json-file = Schrijf de statistieken als JSON.
command-plot = Teken punten, overwinningen en lengtes. Mag vaker worden gegeven.
command-gpu = Speel op een NVIDIA-GPU (alleen random bots).
command-ray = Speel op een Ray-cluster: op HOST:POORT, met auto op een dat op deze machine draait, of zonder adres op een dat hier begint.
command-workers = Hoeveel processen spelen; anders één per kern. De uitkomst is dezelfde.
command-dataset = Laat bots veel partijen spelen en schrijf elke beslissing in een Parquet-bestand om van te leren.
command-dataset-out = Het bestand om te schrijven.
command-replay = Controleer opnamen van partijen, zet voor zet.
command-replay-file = Een bestand met één opname, of met één per regel.
command-list = Toon welke spellen, edities, varianten en opties er zijn.
column-edition = Editie
column-variant = Variant
column-seats = Spelers
column-options = Opties
column-about = Wat het is
column-chair = Plaats
column-bot = Bot
column-wins = Gewonnen (%)
column-interval = 95%-interval
column-score = Punten
column-lowest = Laagste
column-quarter = ¼
column-median = Mediaan
column-three-quarters = ¾
column-highest = Hoogste
column-spread = Verdeling
column-difference = Verschil
simulate-progress = Partijen { $game }
simulate-left = nog:
simulate-stopped = Gestopt na { $done } van { $wanted } partijen; de cijfers hierboven gaan over die partijen.
simulate-speed = { $games } partijen/s, { $decisions } beslissingen/s
simulate-millions = { $count } miljoen
simulate-chairs = { $count ->
    [one] { $count } plaats
   *[other] { $count } plaatsen
    }
simulate-summary = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
    }, gemiddeld { $decisions } beslissingen ({ $least } … { $most }).
simulate-ties = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
    } met meer dan één winnaar: { $share } % ({ $low } … { $high }).
simulate-sure = De intervallen gelden in 95 van de 100 gevallen; een gedeelde overwinning telt voor een deel.
simulate-took = { $seconds } s, { $by ->
    [compiled] als machinecode
    [gpu] op de GPU
    [ray] op het Ray-cluster
   *[plain] in gewoon Python
    }: { $games } partijen en { $decisions } beslissingen per seconde.
compiling = { $game } wordt gecompileerd; dat is alleen de eerste keer nodig …
compiled = { $game } is gecompileerd; dat duurde { $seconds } s.
compare-wins = Overwinningen (%)
compare-score = Punten
compare-decisions = Beslissingen per partij
compare-ties = Meer winnaars (%)
compare-summary = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
    } van elk, met dezelfde startgetallen; de verschillen zijn per partij genomen. De marges gelden in 95 van de 100 gevallen; { $mark } staat bij een verschil dat groter is dan zijn marge.
plot-title = { $edition }: { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
    } ({ $bots })
plot-title-compared = { $game }, { $seats } spelers: { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
    } van elk ({ $bots })
plot-scores = Verdeling van de punten
plot-points = Punten
plot-games = Partijen (%)
plot-wins = Overwinningen (95%-intervallen)
plot-victories = Overwinningen (%)
plot-even = gelijke kansen
plot-lengths = Lengte van de partijen
plot-decisions = Beslissingen per partij
dataset-summary = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
    }, { $rows ->
    [one] { $rows } beslissing
   *[other] { $rows } beslissingen
    }, geschreven naar { $path }.
dataset-stopped = Gestopt na { $done } van { $wanted } partijen; het bestand bevat die partijen.
replay-progress = { $count ->
    [one] { $count } opname gecontroleerd
   *[other] { $count } opnamen gecontroleerd
    }
replay-record = Opname { $number }:
replay-more = … en nog { $count }.
replay-summary = { $false ->
    [0] { $checked ->
        [one] De opname klopt: elke zet volgt de regels en de uitslag is juist.
       *[other] Alle { $checked } opnamen kloppen: elke zet volgt de regels en de uitslagen zijn juist.
        }
   *[other] { $checked ->
        [one] De opname klopt niet.
       *[other] { $false ->
            [one] { $false } van de { $checked } opnamen klopt niet.
           *[other] { $false } van de { $checked } opnamen kloppen niet.
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
   *[other] De kaarten komen uit de opname; het startgetal is niet een van de onze.
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
command-bench = Meten wat beslissingen hier kosten, en in andere bibliotheken die er staan.
command-bench-runs = Hoe vaak elk gemeten wordt; de beste telt.
command-bench-seconds = Hoelang elke meting duurt, in seconden.
command-bench-json-file = Schrijf de cijfers als JSON.
command-bench-plot = Teken de cijfers.
bench-progress = Aan het meten
bench-title = Beslissingen per seconde
bench-column-line = Wat
bench-column-decisions = Beslissingen per seconde
bench-column-ratio = Tegenover de snelste andere
bench-way-values = waarden, een voor een
bench-way-plain = gewoon Python, op één tafel
bench-way-playouts = machinecode, één kern
bench-way-playouts-all-cores = machinecode, alle kernen
bench-way-batch-stepped = 1.024 partijen naast elkaar
bench-way-batch-chosen = 1.024 partijen naast elkaar, met kiezen
bench-way-parallel-env = ParallelEnv van PettingZoo
bench-way-aec-env = AECEnv van PettingZoo
bench-way-gymnasium = Gymnasium, één plaats
bench-way-vector-env = Gymnasium, 1.024 partijen
bench-way-open-spiel = OpenSpiel
bench-way-gpu = NVIDIA-gpu
bench-summary = De beste van { $runs } metingen van { $seconds } s, alles in één proces en om de beurt; vier plaatsen, iedereen speelt willekeurig.
bench-missing = Niet geïnstalleerd: { $names }.
bench-failed = Kon hier niet gestart worden: { $names }.
