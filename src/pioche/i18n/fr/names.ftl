# Les noms des places, des cartes, des jeux, des éditions, des bots et des langues.

seat = Joueur { $number }
colon = { " : " }
semicolon = { " ; " }

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-orange = orange
colour-violet = violet

shape-circle = cercle
shape-square = carré
shape-triangle = triangle
shape-diamond = losange
shape-hexagon = hexagone

game-5211 = 5211
game-5211-about = Chacun pose ses cartes en secret : la couleur la plus nombreuse rapporte, sauf si elle l’est trop.
game-kobito = Kobito
game-kobito-about = Formez des arcs-en-ciel ayant exactement la bonne longueur et gagnez des chaudrons d’or.
game-kudos = Kudos
game-kudos-about = Débarrassez-vous de vos cartes sur un carré de quatre piles, et laissez les piles aux autres.

edition-5211-next-move = 5211 (Next Move, 2019)
edition-5211-next-move-about = Le jeu tel qu’on le connaît : un seul paquet, et qui a le plus de points l’emporte.
edition-5211-next-move-long = 5211, la partie longue
edition-5211-next-move-long-about = Paquet après paquet, jusqu’à ce que quelqu’un ait 50 points.
edition-5211-ouchi = 5 Colors (Gallery Ouchi)
edition-5211-ouchi-about = L’original : du rouge au lieu du violet, une autre limite à cinq joueurs, une autre règle des Kododo.
edition-5211-ouchi-aggressive = 5 Colors, la partie agressive
edition-5211-ouchi-aggressive-about = À deux ou à trois : cinq cartes par manche au lieu de quatre.
edition-kobito-jolly-dutch = Kobito (Jolly Dutch, 2021)
edition-kobito-jolly-dutch-about = La seule édition qui existe.
edition-kudos-fr = Kudos, règles françaises
edition-kudos-fr-about = La flèche part au hasard ; après un blocage, on ne continue que sur la nouvelle pile ; les lignes ne comptent pas à la fin.
edition-kudos-nl = Kudos, règles néerlandaises
edition-kudos-nl-about = Le premier joueur choisit où part la flèche ; après un blocage, on continue comme d’habitude ; les lignes comptent à la fin.
edition-kudos-de = Kudos, règles allemandes
edition-kudos-de-about = Comme les règles néerlandaises : le premier joueur choisit la pile de la flèche, et les lignes comptent à la fin.

bot-random = Hasard
bot-random-about = Joue n’importe quel coup permis, l’un aussi volontiers que l’autre.
bot-greedy = Glouton
bot-greedy-about = Prend ce qui paraît le mieux tout de suite, d’après la table et ses propres cartes.

language-en = anglais
language-fr = français
language-nl = néerlandais
language-de = allemand
