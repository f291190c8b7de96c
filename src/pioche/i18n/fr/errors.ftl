# Ce qui ne va pas dans ce qu’on a reçu. `has_…` dit si un fait est là : une erreur peut toujours en manquer.

error = Quelque chose s’est mal passé.
error-rule =
    { $has_rule ->
        [yes] {" "}({ $rule })
       *[no] {""}
    }

unknown-name =
    { $kind ->
        [game] Il n’y a pas de jeu nommé « { $name } ».
        [edition] Il n’y a pas d’édition nommée « { $name } ».
        [variant] Il n’y a pas de variante nommée « { $name } ».
        [option] Il n’y a pas d’option nommée « { $name } ».
        [bot] Il n’y a pas de bot nommé « { $name } ».
        [language] Il n’y a pas de langue nommée « { $name } ».
        [clause] Il n’y a pas de règle nommée « { $name } ».
        [command] Il n’y a pas de commande nommée « { $name } ».
       *[other] Il n’y a rien qui se nomme « { $name } ».
    }{ $has_nearest ->
        [yes] {" "}Vouliez-vous dire { $nearest } ?
       *[no] {""}
    } { $has_known ->
        [yes] Au choix : { $known }.
       *[no] Il n’y a rien à choisir ici.
    }
option-allowed =
    { $option ->
        [gold] 18 cartes or, chacune avec une longueur de 2 à 12 et son or de 0 à 100
        [first] le numéro d’une place de la table, compté à partir de 0
        [players] un nom pour chaque place
        [bots] un bot pour toutes les places, ou un par place, séparés par des virgules ({ $allowed })
        [name] un nom de 1 à 24 caractères
        [editions] au moins deux éditions différentes parmi : { $allowed }
        [file] un nom différent pour chaque fichier
       *[other] { $allowed }
    }
bad-option =
    { $has_value ->
        [yes] L’option « { $option } » ne peut pas valoir « { $value } »{ error-rule }.
       *[no] Il manque une valeur à l’option « { $option } »{ error-rule }.
    } Valeurs possibles : { option-allowed }.
seats-not-allowed =
    { $least ->
        [0] Cette place n’existe pas : « { $seats } ». Les places se comptent à partir de 0, et la dernière est la { $most }.
       *[other] { $game } se joue ici avec { $least } à { $most } joueurs, pas avec { $seats }{ error-rule }.
    }

bad-move = « { $move } » n’est pas possible ici.
unreadable-move = « { $move } » n’est pas un coup de ce jeu ; la page des règles montre comment saisir les coups.
illegal-move =
    « { $move } » n’est pas possible maintenant{ error-rule }. { $has_why ->
        [yes] { $why }
       *[no] Les règles ne le permettent pas.
    }
not-your-turn =
    Ce n’est pas votre tour{ error-rule }{ $has_to_act ->
        [yes]  : la table attend { $to_act }
       *[no] {""}
    }.
game-is-over = La partie est finie : il n’y a plus de coup à jouer.
game-not-over = La partie continue : seule une partie finie a un enregistrement, car il montre toutes les cartes.

bad-record-where =
    { $has_move ->
        [yes] L’enregistrement ne tient plus au coup { $move }{ error-rule }.{" "}
       *[no] { $has_rule ->
            [yes] L’enregistrement enfreint la règle { $rule }.{" "}
           *[no] {""}
        }
    }
bad-record =
    { bad-record-where }{ $has_why ->
        [yes] À « { $text } », joué par { $seat }, la table répondrait : « { $why } »
       *[no] L’enregistrement est abîmé ou faux.
    }
bad-record-not-text = Ce n’est pas un fichier texte : il ne contient pas d’enregistrement.
bad-record-empty = Le fichier est vide : il ne contient pas d’enregistrement.
bad-record-not-json =
    Ce n’est pas du JSON{ $has_place ->
        [yes]  : cela se gâte en { $place } (ligne et colonne)
       *[no] {""}
    }.
bad-record-not-a-record = C’est bien du JSON, mais pas l’enregistrement d’une partie.
bad-record-other-format = Le format de l’enregistrement est « { $found } » ; ici, on sait lire « { $expected } ».
bad-record-other-version = L’enregistrement suit la version { $found } des règles ; ici, on joue la version { $expected }.
bad-record-field-missing = Il manque « { $field } » à l’enregistrement.
bad-record-field-wrong = { bad-record-where }Ce qui figure sous « { $field } » n’est pas du genre voulu.
bad-record-unknown-name = { unknown-name }
bad-record-bad-option = { bad-option }
bad-record-seats-not-allowed =
    { $has_move ->
        [yes] { bad-record-where }Personne à cette table n’est assis à « { $seat } ».
       *[no] { seats-not-allowed }
    }
bad-record-unreadable-move = { bad-record-where }« { $text } » n’est pas un coup de ce jeu.
bad-record-not-your-turn = { bad-record-where }Ce n’est pas à { $seat } de jouer : « { $text } » n’est pas possible.
bad-record-after-the-end = { bad-record-where }« { $text } », joué par { $seat }, vient après la fin de la partie.
bad-record-seat-order = { bad-record-where }Les choix d’un tour se suivent dans l’ordre des places, et « { $text } », joué par { $seat }, n’y est pas.
bad-record-not-over =
    { $moves ->
        [0] L’enregistrement n’a aucun coup : sa partie n’est pas finie.
        [one] Après le seul coup de l’enregistrement, la partie n’est pas finie.
       *[other] Après les { $moves } coups de l’enregistrement, la partie n’est pas finie.
    }
bad-record-luck-missing = { bad-record-where }Le hasard s’arrête trop tôt : il manque l’entrée { $entry }, « { $expected } ».
bad-record-luck-left = La partie finit avant le hasard : son entrée { $entry } ne sert jamais.
bad-record-other-luck = { bad-record-where }L’entrée { $entry } du hasard devrait être « { $expected } », et rien d’autre.
bad-record-other-cards = { bad-record-where }L’entrée { $entry } du hasard, « { $expected } », doit contenir exactement les { $count } cartes mélangées.
bad-record-other-number = { bad-record-where }L’entrée { $entry } du hasard devrait être « { $expected } », avec un nombre possible à cet endroit.
bad-record-other-scores = L’enregistrement donne pour scores { $told } ; rejouée, la partie donne { $found }.
bad-record-other-winners = L’enregistrement fait gagner les places { $told } ; rejouée, la partie donne { $found } (les places se comptent à partir de 0).
bad-record-other-commitment = L’engagement de l’enregistrement ne correspond pas à sa graine.
bad-record-other-seed = La graine de l’enregistrement ne donne pas le hasard qu’il raconte.

file-reason =
    { $reason ->
        [not-there] il n’y a pas de fichier ou de dossier de ce nom
        [folder] c’est un dossier
        [no-folder] une partie de son chemin n’est pas un dossier
        [forbidden] ce n’est pas autorisé
        [full] le disque est plein
        [long-name] le nom est trop long
        [taken] un autre serveur s’en sert
       *[other] { $reason }
    }
file-trouble = Le fichier « { $path } » ne peut pas servir : { file-reason }.

bad-usage = Cette ligne de commande est illisible. `pioche --help` montre comment faire.
bad-usage-missing = Il manque { $name }. `--help` montre comment utiliser la commande.
bad-usage-empty = { $name } demande une valeur à sa suite.
bad-usage-value = { $name } demande un nombre entier, au moins { $least }.
bad-usage-more = Il y a ici plus de mots que la commande n’en attend. `--help` montre comment l’utiliser.
bad-usage-address = Rien ne peut être servi à l’adresse { $name } : { $why }.

missing-extra =
    { $has_why ->
        [yes] { $name } n’est pas utilisable ici ({ $why }).
       *[no] { $name } n’est pas installé ici.
    }{ $has_extra ->
        [yes] {" "}Ce qu’il faut vient avec `pip install 'pioche[{ $extra }]'`.
       *[no] {""}
    }

bad-array = « { $name } » devrait être de la forme { $expected }, et non { $found }.

table-error = Ce n’est pas possible à cette table.
nothing-here = Il n’y a rien à cette adresse.
unknown-table = Cette table n’existe pas, ou n’existe plus : vérifiez le lien, ou ouvrez une nouvelle table.
other-rules = Cette table a été jouée selon d’autres règles que celles de ce serveur : elle ne peut plus être ouverte ici.
table-full = Il n’y a plus de place libre à cette table ; on peut regarder.
chair-taken =
    { $has_seat ->
        [yes] La place est déjà prise : { $seat }.
       *[no] La place est déjà prise.
    }
not-your-seat = Seule la personne assise à cette place peut le faire.
not-the-host = Seul l’hôte peut le faire.
not-started = La partie n’a pas encore commencé.
already-started = La partie a déjà commencé.
not-over = La partie est en cours ; une fois finie, tout le monde pourra la revoir.
no-rematch-yet = Une revanche est possible quand la partie est finie.
stale = Entre-temps, la table a avancé : rien n’a été fait.
too-early = Il est trop tôt pour cela : laissez-lui encore un peu de temps.
no-stand-in = Impossible de demander un bot pour cette place en ce moment.
chat-is-off = L’hôte a coupé la discussion.
wrong-secret = Ce lien n’ouvre aucune place à cette table, ou n’en ouvre plus.
bad-message = Ce message est incompréhensible.
message-too-large = Ce message est trop long.
too-many-messages = C’était trop en peu de temps ; attendez un instant.
bad-origin = Cela venait d’un autre site : rien n’a été fait.
busy = Ce n’est pas possible pour l’instant ; réessayez dans un moment.
cluster-trouble = D’autres machines devaient jouer, et ne l’ont pas fait.
cluster-trouble-no-address = « { $address } » n’est pas l’adresse d’une grappe Ray. Possible : un hôte et un port comme 10.0.0.1:6379 ; auto pour une grappe qui tourne sur cette machine ; rien pour en lancer une ici.
cluster-trouble-no-answer = Aucune grappe Ray ne répond à l’adresse { $address }.
cluster-trouble-no-token = La grappe Ray à l’adresse { $address } demande son jeton. Ray le prend dans RAY_AUTH_TOKEN ou RAY_AUTH_TOKEN_PATH, avec RAY_AUTH_MODE=token.
cluster-trouble-fault = Ray n’est pas utilisable ici ({ $why }).
cluster-trouble-lost =
    { $count ->
        [one] Un lot de parties s’est perdu avec sa machine, au bout de { $count } essai ({ $why }).
       *[other] Un lot de parties s’est perdu avec sa machine, à chacun des { $count } essais ({ $why }).
    }
cluster-trouble-other-version = Une machine de la grappe a la version { $found } de Pioche, celle-ci la version { $expected } : les mêmes graines n’y donneraient pas forcément les mêmes parties.
