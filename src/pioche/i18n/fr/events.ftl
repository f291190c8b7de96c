# Ce qui s’est passé et pourquoi : une phrase courte par événement, comme la dirait un bon arbitre à la table.

game-over =
    La partie est finie. La victoire revient à { $seats }, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## 5211

g5211-laid =
    { $left ->
        [0] { $seat } a fini de poser, face cachée.
        [one] { $seat } pose une carte face cachée et doit encore en poser une.
       *[other] { $seat } pose une carte face cachée et doit encore en poser { $left }.
    }
g5211-revealed = { $seat } révèle { $cards }.
g5211-target = Il fallait au moins { $target } points pour finir la partie, et le meilleur en a { $best } : elle s’arrête ici.
g5211-tie-break =
    { $seats } ont chacun { $points } points ; le plus grand nombre de cartes dans la pile de score décide : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
g5211-kododo-score =
    { $more ->
        [yes] Il y a { $count } Kododo sur la table, et { $needs } suffisent : seuls les Kododo rapportent des points.
       *[no] Il y a { $count } Kododo sur la table, et il en fallait exactement { $needs } : seuls les Kododo rapportent des points.
    }
g5211-kododo-do-not =
    { $count ->
        [0] Il n’y a aucun Kododo sur la table
        [one] Il y a un seul Kododo sur la table
       *[other] Il y a { $count } Kododo sur la table
    }, mais il en faut { $more ->
        [yes] au moins { $needs }
       *[no] exactement { $needs }
    } : les couleurs décident.
g5211-over-limit = Couleur éliminée : { $colour }, avec { $count } cartes pour une limite de { $limit }.
g5211-tie =
    { $count ->
        [one] Égalité à une carte
       *[other] Égalité à { $count } cartes
    } entre { $colours } : ces couleurs sont toutes éliminées.
g5211-nobody = Il ne reste plus de couleur : personne ne marque.
g5211-colour-scores =
    Couleur majoritaire : { $colour }, la seule qui compte { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
g5211-keeps =
    { $seat } garde { $count ->
        [one] une carte
       *[other] { $count } cartes
    } et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
g5211-last-round = La pioche est vide : encore une dernière manche, avec les cartes en main.
g5211-new-deck = Le paquet est épuisé, et avec { $best } au mieux, personne n’a encore { $target } points : on mélange toutes les cartes et on continue.

## Kobito

kobito-place =
    { $place ->
        [g1] l’arc-en-ciel or g1
        [g2] l’arc-en-ciel or g2
        [g3] l’arc-en-ciel or g3
        [s1] l’arc-en-ciel de studio s1
        [s2] l’arc-en-ciel de studio s2
        [s3] l’arc-en-ciel de studio s3
        [s4] l’arc-en-ciel de studio s4
       *[other] l’arc-en-ciel { $place }
    }
kobito-owes =
    C’est à { $seat } de jouer, { $count ->
        [0] sans carte due
        [one] avec une carte due
       *[other] avec { $count } cartes dues
    }.
kobito-add = { $seat } ajoute le { $number } à { kobito-place }.
kobito-add-kobito = { $seat } ajoute un Kobito à { kobito-place } ; il y représente { $number }.
kobito-start =
    { $seat } commence un arc-en-ciel de studio : { $kobito ->
        [low] { $low } et { $high }, un Kobito représentant { $low }
        [high] { $low } et { $high }, un Kobito représentant { $high }
       *[none] { $low } et { $high }
    }.
kobito-move = { $seat } déplace le { $number } de l’arc-en-ciel de studio { $from } vers { kobito-place }.
kobito-move-kobito = { $seat } déplace un Kobito de l’arc-en-ciel de studio { $from } vers { kobito-place } ; il y représente { $number }.
kobito-swap = { $seat } met le { $number } dans { kobito-place } et prend le Kobito qui le représentait.
kobito-swap-other = { $seat } met le { $number } dans l’arc-en-ciel de studio { $place } de { $victim } et prend le Kobito qui le représentait.
kobito-paint = { $seat } pose une carte de remplacement et le { $number } sur le { $number } dans { kobito-place } : l’arc-en-ciel ne change pas.
kobito-gold = Avec exactement { $length } cartes en { $place }, { $seat } gagne la carte or : { $gold } d’or.
kobito-new-gold = Nouvelle carte or en { $place } : elle demande { $length } cartes et vaut { $gold } d’or. Son arc-en-ciel commence par { $number }.
kobito-penalty =
    { $seat } n’a plus rien à jouer et paie une pénalité : { $card ->
        [K] un Kobito va
        [P] une carte de remplacement va
       *[other] le { $card } va
    } sur la pile de score et coûte 3 points.
kobito-end-turn = { $seat } termine son tour.
kobito-put-back =
    { $count ->
        [one] La carte de départ retournée n’était pas un nombre : on la remet et on mélange de nouveau la pioche.
       *[other] { $count } cartes de départ retournées n’étaient pas des nombres : on les remet et on mélange de nouveau la pioche.
    }
kobito-deck-renewed =
    La défausse est mélangée à la pioche arc-en-ciel, qui compte maintenant { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
kobito-last-gold = Il ne reste que deux cartes or à gagner : la partie prend fin aussitôt.
kobito-stuck = Un tour de table est passé sans que personne ne puisse rien faire : la partie prend fin.
kobito-points =
    { $seat } a { $gold } d’or et { $penalties ->
        [0] aucune pénalité
        [one] une carte de pénalité, soit 3 points de moins
       *[other] { $penalties } cartes de pénalité, à 3 points de moins chacune
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Kudos

kudos-arrow-chosen = { $seat } oriente la flèche vers la pile { $pile }.
kudos-play =
    { $seat } joue { $card } sur la pile { $pile } : { $by ->
        [both] même couleur et même forme que { $on }
        [colour] même couleur que { $on }
       *[shape] même forme que { $on }
    }.
kudos-twin = Carte jumelle, { $card } sur { $card } : la pile du dessous va à un adversaire, et { $seat } choisit lequel.
kudos-blocked =
    Rien dans la ligne ne correspond à la pile { $pile } : le tour est bloqué, et { $seat } prend { $count ->
        [one] la seule carte qui s’y trouve
       *[other] les { $count } cartes qui s’y trouvent
    }.
kudos-fill = { $seat } complète le carré avec { $card }, à la place de la pile { $pile }.
kudos-give-pile =
    { $seat } donne { $count ->
        [one] la carte
       *[other] les { $count } cartes
    } sous la jumelle de la pile { $pile } à { $victim }.
kudos-whole-row = Les trois cartes de la ligne sont jouées : { $seat } donne la carte du dessus de sa défausse à un adversaire.
kudos-give-card = { $seat } donne la carte { $card } de sa défausse à { $victim }.
kudos-stop = { $seat } s’arrête là.
kudos-arrow = La flèche pointe maintenant vers la pile { $pile }, et c’est à { $seat } de jouer.
kudos-round-over = { $seat } n’a plus ni pioche ni ligne : la manche est finie.
kudos-points =
    { $seat } reçoit { $points ->
        [0] 0 point
        [one] { $points } point
       *[other] { $points } points
    } dans cette manche (défausse { $discard }, pioche { $draw }{ $row_counts ->
        [yes] , ligne { $row }
       *[no] { "" }
    }), { $total } en tout.
kudos-next-starter = { $seat } a eu le plus de points dans cette manche et commence la suivante.
kudos-next-starter-tied = { $seats } sont à égalité avec le plus de points dans cette manche. Dans le sens des aiguilles d’une montre, à partir du premier joueur de la manche et lui compris, { $seat } vient d’abord et commence la suivante.
