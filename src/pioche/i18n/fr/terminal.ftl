# La table du terminal de `pioche play` : ce qu’elle montre, demande et explique.

## Où en est la partie

table-deck = paquet { $number }
table-round = manche { $number }
table-turn = tour { $number }
table-turn-of = tour { $number } sur 3
table-last-round = dernière manche
table-draw-pile = pioche { $count }
table-gold-deck = pioche or { $count }
table-rainbow-deck = pioche arc-en-ciel { $count }
table-discard = défausse { $count }
table-target = fin à { $points } points
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-card = { $shape } { $colour }

## Les parties de l’écran

table-menu = Vos coups
table-opening = Les flèches ou les chiffres choisissent un coup, Entrée le joue ; on peut aussi le taper. ? montre toutes les touches.
table-story = Le récit
table-help = Aide
table-rules = Les règles
table-close = Entrée : fermer
table-next-round = Entrée : manche suivante
table-hand-5211 = Votre main
table-hand-kobito = Votre main
table-hand-kudos = Votre ligne
table-foot-help = Aide
table-foot-rules = Règles
table-foot-story = Récit
table-foot-theme = Clair/sombre
table-foot-take-back = Reprendre
table-foot-ask-quit = Quitter

## 5211

table-counts = Cartes sur la table · limite { $limit }
table-stands-scores = ★ marquerait
table-stands-scored = ★ a marqué
table-stands-over = ✗ trop
table-stands-tied = ✗ égalité
table-kododo-needs =
    { $more ->
        [yes] { $needs } ou plus
       *[no] exactement { $needs }
    }
table-would-score = { $sign } Pour l’instant, { $colour } rapporterait
table-would-score-kododo = Pour l’instant, les Kododo rapporteraient
table-would-score-nobody = Pour l’instant, rien ne rapporterait
table-has-scored = { $sign } C’est { $colour } qui a rapporté
table-has-scored-kododo = Ce sont les Kododo qui ont rapporté
table-has-scored-nobody = Rien n’a rapporté

## Kobito

table-gold = { $count } d’or
table-no-gold = plus de carte or ici
table-needs =
    { $count ->
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
table-gold-won = or { $cards }
table-penalties =
    { $count ->
        [one] { $count } pénalité −{ $points }
       *[other] { $count } pénalités −{ $points }
    }
table-empty-studio = studio vide
table-ours-kobito = Le livret n’imprime ni les cartes or ni le nombre de cartes de chaque valeur : celles-ci sont notre choix (KOB-S1, KOB-S2).
table-kind-add = ajouter une carte
table-kind-start = commencer un arc-en-ciel
table-kind-move = du studio vers l’or
table-kind-swap = échanger contre un Kobito
table-kind-paint = remplacer
table-kind-drop = payer une pénalité

## Kudos

table-pile = pile { $number }
table-arrow = flèche
table-played-last = dernière
table-column-draw = pio.
table-column-discard = déf.
table-column-total = pts
table-nearly-out = Bientôt sans cartes : { $names }
table-ours-kudos = Le livret n’imprime pas la composition des cartes : cinq couleurs, cinq formes et quatre exemplaires sont notre choix (KUD-S1).

## Ce que fait un coup

table-hint-length = longueur { $now } sur { $length }
table-hint-wins = gagne { $gold } d’or
table-hint-studio = longueur { $count }
table-hint-start = un nouvel arc-en-ciel de studio
table-hint-swap = prend le Kobito
table-hint-swap-from = prend le Kobito chez { $name }
table-hint-paint = deux cartes jouées
table-hint-drop = coûte { $points } points
table-hint-end =
    { $count ->
        [0] termine votre tour
        [one] termine le tour, pioche { $count } carte
       *[other] termine le tour, pioche { $count } cartes
    }
table-hint-pile = pile { $pile }
table-hint-twin = jumelle sur la pile { $pile }
table-hint-fill =
    { $count ->
        [one] prendre la pile { $pile } : { $count } carte
       *[other] prendre la pile { $pile } : { $count } cartes
    }
table-hint-give = { $name }, { $points } jusqu’ici
table-hint-arrow = { $card } dessus
table-hint-stop = termine votre tour

## Ce qui est demandé

table-ask-lay =
    { $count ->
        [one] Posez une carte face cachée.
       *[other] Posez { $count } cartes face cachée, l’une après l’autre.
    }
table-ready = Tout le monde a choisi. Entrée révèle les cartes ; Retour arrière reprend la vôtre.
table-waiting = On attend { $names }. Espace : plus vite.
table-ask-owed =
    { $count ->
        [one] À vous : encore une carte due de votre main. { $points } points sont en jeu.
       *[other] À vous : encore { $count } cartes dues de votre main. { $points } points sont en jeu.
    }
table-ask-free =
    { $owed ->
        [0] Vous ne devez rien : continuez, ou terminez votre tour.
       *[other] Plus rien n’est dû ({ $played } sur { $owed }) : continuez, ou terminez votre tour.
    }
table-ask-penalty =
    { $count ->
        [one] Aucune carte de votre main ne peut être jouée : une pénalité, { $points } points.
       *[other] Aucune carte de votre main ne peut être jouée : { $count } pénalités, { $points } points.
    }
table-ask-lone = Une carte est seule en { $place } : déplacez-la d’abord vers l’or.
table-ask-choose-arrow = Vous commencez : choisissez la pile que la flèche indique.
table-ask-play = Jouez une carte sur la pile { $arrow }, celle de la flèche : même couleur ou même forme.
table-ask-fill =
    { $count ->
        [one] Bloqué : la seule carte de la pile { $arrow } est pour vous. Laquelle des vôtres la remplace ?
       *[other] Bloqué : les { $count } cartes de la pile { $arrow } sont pour vous. Laquelle des vôtres les remplace ?
    }
table-ask-play-on = Continuez sur la pile { $pile } ou la suivante, là où cela correspond, ou arrêtez-vous.
table-ask-give-pile =
    { $count ->
        [one] Carte jumelle ! Qui reçoit la carte du dessous ?
       *[other] Carte jumelle ! Qui reçoit les { $count } cartes du dessous ?
    }
table-ask-give-card = Les trois sont jouées ! Qui reçoit la carte du dessus de votre défausse ?
table-over = La partie est finie
table-scored = Manche { $number }, pas à pas
table-several = Plusieurs coups commencent par « { $typed } » : continuez à taper, ou choisissez avec les flèches.
table-why-legal = « { $move } » est permis maintenant.

## Ce qu’on peut taper en plus des coups, chaque fois un mot

table-do-help = aide
table-do-rules = règles
table-do-back = reprendre
table-do-why = pourquoi
table-do-moves = coups
table-do-table = table
table-do-quit = quitter
table-do-reveal = révéler
table-do-save = enregistrer
table-do-again = encore
table-about-help = les touches
table-about-rules = les règles du jeu
table-about-back = annuler ce choix
table-about-why = pourquoi un coup n’est pas possible
table-about-moves = les coups possibles
table-about-table = la table encore une fois
table-about-quit = partir
table-about-reveal = tout retourner
table-about-save = garder la partie dans un fichier
table-about-again = une autre partie

## Les touches

table-key-pick = choisir un coup et le jouer
table-key-digit = jouer ce coup
table-key-type = taper un coup, ou son début
table-key-complete = compléter ce que vous tapez
table-key-back = remonter dans le menu ; au 5211, ⌫ reprend une carte
table-key-hurry = le bot suivant joue tout de suite
table-key-scroll = faire défiler la table
table-key-help = cette page
table-key-rules = les règles, à la dernière clause rencontrée
table-key-story = tout le récit
table-key-theme = clair ou sombre
table-key-quit = partir, après une question
table-key-leave = partir tout de suite

## Partir et garder

table-leave-title = Partir ?
table-leave-ask = La partie n’est pas finie, et elle ne sera pas gardée.
table-leave = Partir
table-stay = Continuer à jouer
table-save-title = Garder l’enregistrement
table-save-ask = Le nom du fichier :
table-save-keys = Entrée : enregistrer · Échap : annuler
table-save-empty = Il faut un nom de fichier.
table-save-exists = Le fichier « { $path } » existe déjà : choisissez un autre nom.
table-save-later = L’enregistrement pourra être gardé quand la partie sera finie.
table-saved = Enregistré : { $path }

## Ligne par ligne

table-line-help = Tapez un coup, ou « aide » pour savoir ce qu’on peut taper d’autre.
table-line-ready = Tout le monde a choisi. Entrée révèle les cartes ; « reprendre » reprend la vôtre.
table-line-moves = Coups : { $moves }
table-line-many = Il y a { $count } coups ; ? les montre.
table-line-over = encore, enregistrer ou quitter ?
table-face-down =
    { $count ->
        [one] une carte face cachée
       *[other] { $count } cartes face cachée
    }
table-fits = { $low } convient en bas, { $high } en haut
table-quit-again = La partie n’est pas finie, et elle ne sera pas gardée. Tapez « quitter » encore une fois pour partir.
table-no-clause = Il n’y a pas de clause « { $clause } » dans ces règles.
table-bye = Au revoir.
