command-about = Les jeux de cartes 5211, Kobito et Kudos : jouez contre des bots, lisez les règles, vérifiez et simulez des parties.
command-game = Le jeu : 5211, kobito ou kudos.
command-edition = L’édition (voir : pioche games).
command-variant = La variante de l’édition, s’il y en a une.
command-seats = Le nombre de joueurs.
command-option = Une option de l’édition, par exemple open_scores=true. Peut être répétée.
command-lang = La langue ; sinon celle de votre système.
command-version = Afficher la version.
command-play = Jouer une partie dans le terminal contre des bots.
command-play-bots = Le niveau des bots : random ou greedy ; ou un niveau par place, séparés par des virgules.
command-play-seed = Redistribuer la partie de ce numéro ; sinon, personne ne peut prévoir les cartes.
command-name = Votre nom à la table.
command-plain = Ligne par ligne, sans plein écran : pour les lecteurs d’écran et les tubes.
command-rules = Lire les règles d’un jeu, ou une seule clause.
command-rules-game = Le jeu, ou une clause comme 5211-M3.
command-rules-plain = La page en texte brut.
command-simulate = Faire jouer de nombreuses parties par des bots, et compter.
command-games-count = Le nombre de parties.
command-simulate-seed = Le numéro de la première partie ; chaque partie suivante prend le numéro suivant.
command-simulate-bots = Le bot de chaque place : random ou greedy ; ou un par place, séparés par des virgules.
command-records = Écrire dans ce fichier l’enregistrement de chaque partie, un par ligne.
command-json = Sortie JSON pour les programmes.
command-compare = Jouer des éditions et variantes avec les mêmes graines, et montrer ce qui les distingue.
command-compare-editions = Au moins deux éditions ou variantes, par exemple next-move ouchi next-move-long ; sans rien, toutes. Les autres sont comparées à la première.
command-csv = Écrire une ligne par partie : graine, points, gagnants et décisions.
command-parquet = Écrire la même chose en Parquet.
command-json-file = Écrire les statistiques en JSON.
command-plot = Dessiner les points, les victoires et les durées. Peut être répétée.
command-gpu = Jouer sur une carte graphique NVIDIA (bots random seulement).
command-ray = Jouer sur une grappe Ray : à l’adresse HÔTE:PORT, auto pour celle qui tourne sur cette machine, ou sans adresse sur une grappe lancée ici.
command-workers = Le nombre de processus qui jouent ; sinon un par cœur. Les résultats sont les mêmes.
command-dataset = Faire jouer de nombreuses parties par des bots, et écrire chaque décision dans un fichier Parquet, pour l’apprentissage.
command-dataset-out = Le fichier à écrire.
command-replay = Vérifier des enregistrements de parties, coup par coup.
command-replay-file = Un fichier qui contient un enregistrement, ou un enregistrement par ligne.
command-list = Montrer les jeux, éditions, variantes et options disponibles.
column-edition = Édition
column-variant = Variante
column-seats = Joueurs
column-options = Options
column-about = En bref
column-chair = Place
column-bot = Bot
column-wins = Victoires (%)
column-interval = Intervalle à 95 %
column-score = Points
column-lowest = Min.
column-quarter = ¼
column-median = Médiane
column-three-quarters = ¾
column-highest = Max.
column-spread = Répartition
column-difference = Différence
simulate-progress = Parties de { $game }
simulate-left = reste :
simulate-stopped = Arrêté après { $done } parties sur { $wanted } ; les chiffres ci-dessus portent sur celles-ci.
simulate-speed = { $games } parties/s, { $decisions } décisions/s
simulate-millions = { $count } millions de
simulate-chairs = { $count ->
    [one] { $count } place
   *[other] { $count } places
    }
simulate-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    }, { $decisions } décisions en moyenne ({ $least } … { $most }).
simulate-ties = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    } avec plusieurs gagnants : { $share } % ({ $low } … { $high }).
simulate-sure = Les intervalles valent dans 95 cas sur 100 ; une victoire partagée compte par parts.
simulate-took = { $seconds } s, { $by ->
    [compiled] en code machine
    [gpu] sur la carte graphique
    [ray] sur la grappe Ray
   *[plain] en Python
    } : { $games } parties et { $decisions } décisions par seconde.
compiling = Compilation de { $game } ; ce n’est nécessaire que la première fois…
compiled = { $game } est compilé, en { $seconds } s.
compare-wins = Victoires (%)
compare-score = Points
compare-decisions = Décisions par partie
compare-ties = Plusieurs gagnants (%)
compare-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    } de chacune, avec les mêmes graines ; les différences sont prises partie par partie. Les marges valent dans 95 cas sur 100 ; { $mark } marque une différence qui dépasse sa marge.
plot-title = { $edition } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    } ({ $bots })
plot-title-compared = { $game }, { $seats } joueurs : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    } de chaque ({ $bots })
plot-scores = Répartition des points
plot-points = Points
plot-games = Parties (%)
plot-wins = Victoires (intervalles à 95 %)
plot-victories = Victoires (%)
plot-even = chances égales
plot-lengths = Durée des parties
plot-decisions = Décisions par partie
dataset-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    }, { $rows ->
    [one] { $rows } décision
   *[other] { $rows } décisions
    } : écrit dans { $path }.
dataset-stopped = Arrêté après { $done } parties sur { $wanted } ; le fichier contient celles-là.
replay-progress = { $count ->
    [one] { $count } enregistrement vérifié
   *[other] { $count } enregistrements vérifiés
    }
replay-record = Enregistrement { $number } :
replay-more = … et encore { $count }.
replay-summary = { $false ->
    [0] { $checked ->
        [one] L’enregistrement est bon : chaque coup suit les règles et le résultat est juste.
       *[other] Les { $checked } enregistrements sont bons : chaque coup suit les règles et les résultats sont justes.
        }
   *[other] { $checked ->
        [one] L’enregistrement est faux.
       *[other] { $false ->
            [one] { $false } enregistrement sur { $checked } est faux.
           *[other] { $false } enregistrements sur { $checked } sont faux.
            }
        }
    }
replay-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
    }
replay-seed = { $kind ->
    [secret] Les cartes viennent bien de la graine secrète indiquée, celle qui avait été engagée.
    [seeded] Les cartes viennent bien de la graine indiquée.
   *[other] Les cartes sont celles de l’enregistrement ; sa graine n’est pas une des nôtres.
    }
ask-game = Quel jeu ?
you = Vous
command-serve = Ouvrir des tables dans le navigateur, pour jouer entre amis par un lien.
command-serve-host = L’adresse réseau où écouter ; 0.0.0.0 laisse entrer les autres appareils du même réseau.
command-serve-port = Le port où écouter ; 0 en prend un qui est libre.
command-serve-data = Le dossier qui garde les tables et la clé du serveur.
command-serve-store = Un autre endroit pour les tables : postgresql://..., ou memory: pour un essai.
command-serve-address = L’adresse par laquelle les amis arrivent, par exemple https://cards.example, si un autre serveur est placé devant.
command-serve-allow = Un nom d’hôte auquel répondre ; peut être donné plusieurs fois. Sans cela : tout nom si d’autres peuvent entrer, sinon ceux de cette machine.
command-serve-open = Ouvrir aussitôt la page dans le navigateur.
serve-ready = Les tables sont ouvertes : { $address }
serve-friends = Les amis entrent par { $address }
serve-alone = Seule cette machine y a accès ; `pioche serve --host 0.0.0.0` laisse entrer les amis du même réseau.
serve-stop = Ctrl-C les ferme.
command-bench = Mesurer ce que coûtent les décisions ici, et dans les autres bibliothèques installées.
command-bench-runs = Combien de fois chacune est mesurée ; la meilleure compte.
command-bench-seconds = La durée de chaque mesure, en secondes.
command-bench-json-file = Écrire les chiffres en JSON.
command-bench-plot = Dessiner les chiffres.
bench-progress = Mesure en cours
bench-title = Décisions par seconde
bench-column-line = Quoi
bench-column-decisions = Décisions par seconde
bench-column-ratio = Par rapport au plus rapide des autres
bench-way-values = des valeurs, l’une après l’autre
bench-way-plain = Python seul, sur une table
bench-way-playouts = code machine, un cœur
bench-way-playouts-all-cores = code machine, tous les cœurs
bench-way-batch-stepped = 1 024 parties de front
bench-way-batch-chosen = 1 024 parties de front, choix compris
bench-way-parallel-env = ParallelEnv de PettingZoo
bench-way-aec-env = AECEnv de PettingZoo
bench-way-gymnasium = Gymnasium, une place
bench-way-vector-env = Gymnasium, 1 024 parties
bench-way-open-spiel = OpenSpiel
bench-way-gpu = carte graphique NVIDIA
bench-summary = La meilleure de { $runs } mesures de { $seconds } s, toutes dans un seul processus et à tour de rôle ; quatre places, tout le monde joue au hasard.
bench-missing = Pas installé : { $names }.
bench-failed = N’a pu être lancé ici : { $names }.
