command-about = Les jeux de cartes 5211, Kobito et Kudos : jouez contre des bots, lisez les règles, vérifiez et simulez des parties.
command-game = Le jeu : 5211, kobito ou kudos.
command-edition = L’édition (voir : pioche games).
command-variant = La variante de l’édition, s’il y en a une.
command-seats = Le nombre de joueurs.
command-option = Une option de l’édition, par exemple open_scores=true. Peut être répétée.
command-lang = La langue ; sinon celle de votre système.
command-version = Afficher la version.
command-play = Jouer une partie dans le terminal contre des bots.
command-play-bots = Le niveau des bots : random ou greedy ; ou un niveau par chaise, séparés par des virgules.
command-play-seed = Redistribuer la partie de ce numéro ; sinon, personne ne peut prévoir les cartes.
command-name = Votre nom à la table.
command-plain = Ligne par ligne, sans plein écran : pour les lecteurs d’écran et les tubes.
command-rules = Lire les règles d’un jeu, ou une seule clause.
command-rules-game = Le jeu, ou une clause comme 5211-M3.
command-rules-plain = La page en texte brut.
command-simulate = Faire jouer de nombreuses parties par des bots, et compter.
command-games-count = Le nombre de parties.
command-simulate-seed = Le numéro de la première partie ; chaque partie suivante prend le numéro suivant.
command-simulate-bots = Le bot de chaque chaise : random ou greedy ; ou un par chaise, séparés par des virgules.
command-records = Écrire dans ce fichier l’enregistrement de chaque partie, un par ligne.
command-json = Sortie JSON pour les programmes.
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
column-chair = Chaise
column-bot = Bot
column-wins = Victoires
column-score = Points
column-range = Minimum … maximum
simulate-progress = Parties de { $game }
simulate-left = reste :
simulate-stopped = Arrêté après { $done } parties sur { $wanted } ; les chiffres ci-dessus portent sur celles-ci.
simulate-title = { $edition }
simulate-all = toutes les chaises
simulate-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    }, { $moves } coups en moyenne. Les marges valent dans 95 cas sur 100.
dataset-compiling = Compilation de { $game } ; ce n’est nécessaire que la première fois…
dataset-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    }, { $rows ->
    [one] { $rows } décision
   *[other] { $rows } décisions
    } : écrit dans { $path }.
dataset-stopped = Arrêté après { $done } parties sur { $wanted } ; le fichier contient celles-là.
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
command-serve-host = L’adresse réseau où écouter ; 0.0.0.0 laisse entrer les autres appareils du même réseau.
command-serve-port = Le port où écouter ; 0 en prend un qui est libre.
command-serve-data = Le dossier qui garde les tables et la clé du serveur.
command-serve-store = Un autre endroit pour les tables : postgresql://..., ou memory: pour un essai.
command-serve-address = L’adresse par laquelle les amis arrivent, par exemple https://cards.example, si un autre serveur est placé devant.
command-serve-allow = Un nom d’hôte auquel répondre ; peut être donné plusieurs fois. Sans cela : tout nom si d’autres peuvent entrer, sinon ceux de cette machine.
command-serve-open = Ouvrir aussitôt la page dans le navigateur.
serve-ready = Les tables sont ouvertes : { $address }
serve-friends = Les amis entrent par { $address }
serve-alone = Seule cette machine y a accès ; `pioche serve --host 0.0.0.0` laisse entrer les amis du même réseau.
serve-stop = Ctrl-C les ferme.
