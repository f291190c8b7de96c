# Wat er mis is met wat binnenkwam. `has_…` zegt of een feit er is: een fout kan er altijd een missen.

error = Er is iets misgegaan.
error-rule =
    { $has_rule ->
        [yes] {" "}({ $rule })
       *[no] {""}
    }

unknown-name =
    { $kind ->
        [game] Er is geen spel met de naam “{ $name }”.
        [edition] Er is geen editie met de naam “{ $name }”.
        [variant] Er is geen variant met de naam “{ $name }”.
        [option] Er is geen optie met de naam “{ $name }”.
        [bot] Er is geen bot met de naam “{ $name }”.
        [language] Er is geen taal met de naam “{ $name }”.
        [clause] Er is geen regel met de naam “{ $name }”.
        [command] Er is geen opdracht met de naam “{ $name }”.
       *[other] Er is niets met de naam “{ $name }”.
    }{ $has_nearest ->
        [yes] {" "}Bedoelde je { $nearest }?
       *[no] {""}
    } { $has_known ->
        [yes] Je kunt kiezen uit: { $known }.
       *[no] Hier valt niets te kiezen.
    }
option-allowed =
    { $option ->
        [gold] 18 goudkaarten, elk met een lengte van 2 tot en met 12 en goud van 0 tot en met 100
        [first] het nummer van een plaats aan tafel, geteld vanaf 0
        [players] een naam voor elke plaats
        [bots] één bot voor alle plaatsen, of één per plaats met komma’s ertussen ({ $allowed })
        [name] een naam van 1 tot en met 24 tekens
        [editions] minstens twee verschillende uit: { $allowed }
        [file] voor elk bestand een eigen naam
       *[other] { $allowed }
    }
bad-option =
    { $has_value ->
        [yes] De optie “{ $option }” kan niet “{ $value }” zijn{ error-rule }.
       *[no] De optie “{ $option }” heeft een waarde nodig{ error-rule }.
    } Mogelijk is: { option-allowed }.
seats-not-allowed =
    { $least ->
        [0] Die plaats is er niet: “{ $seats }”. Plaatsen tellen vanaf 0, en de laatste is { $most }.
       *[other] { $game } speel je hier met { $least } tot { $most } spelers, niet met { $seats }{ error-rule }.
    }

bad-move = “{ $move }” kan hier niet.
unreadable-move = “{ $move }” is geen zet van dit spel; op de pagina met de regels staat hoe je zetten intypt.
illegal-move =
    “{ $move }” kan nu niet{ error-rule }. { $has_why ->
        [yes] { $why }
       *[no] De regels laten het niet toe.
    }
not-your-turn =
    Je bent niet aan de beurt{ error-rule }{ $has_to_act ->
        [yes] : de tafel wacht op { $to_act }
       *[no] {""}
    }.
game-is-over = Het spel is uit: er zijn geen zetten meer te doen.
game-not-over = Het spel is nog bezig: alleen een afgelopen spel heeft een opname, want die toont alle kaarten.

bad-record-where =
    { $has_move ->
        [yes] De opname loopt vast bij zet { $move }{ error-rule }.{" "}
       *[no] { $has_rule ->
            [yes] De opname gaat in tegen regel { $rule }.{" "}
           *[no] {""}
        }
    }
bad-record =
    { bad-record-where }{ $has_why ->
        [yes] Op “{ $text }” van { $seat } zou de tafel antwoorden: “{ $why }”
       *[no] De opname is beschadigd of onwaar.
    }
bad-record-not-text = Dit is geen tekstbestand, dus er staat geen opname in.
bad-record-empty = Het bestand is leeg: er staat geen opname in.
bad-record-not-json =
    Dit is geen JSON{ $has_place ->
        [yes] : het gaat mis bij { $place } (regel en kolom)
       *[no] {""}
    }.
bad-record-not-a-record = Dit is wel JSON, maar niet de opname van een spel.
bad-record-other-format = De opname heeft het formaat “{ $found }”; hier wordt “{ $expected }” gelezen.
bad-record-other-version = De opname volgt versie { $found } van de regels; hier wordt versie { $expected } gespeeld.
bad-record-field-missing = In de opname ontbreekt “{ $field }”.
bad-record-field-wrong = { bad-record-where }Wat er bij “{ $field }” staat, is niet van de soort die er moet staan.
bad-record-unknown-name = { unknown-name }
bad-record-bad-option = { bad-option }
bad-record-seats-not-allowed =
    { $has_move ->
        [yes] { bad-record-where }Niemand aan deze tafel zit op “{ $seat }”.
       *[no] { seats-not-allowed }
    }
bad-record-unreadable-move = { bad-record-where }“{ $text }” is geen zet van dit spel.
bad-record-not-your-turn = { bad-record-where }{ $seat } is niet aan de beurt, dus “{ $text }” kan niet.
bad-record-after-the-end = { bad-record-where }“{ $text }” van { $seat } komt na het einde van het spel.
bad-record-seat-order = { bad-record-where }De keuzes van een beurt staan op volgorde van de plaatsen, en “{ $text }” van { $seat } staat verkeerd.
bad-record-not-over =
    { $moves ->
        [0] De opname heeft geen zetten, dus het spel is niet uit.
        [one] Na de ene zet van de opname is het spel niet uit.
       *[other] Na de { $moves } zetten van de opname is het spel niet uit.
    }
bad-record-luck-missing = { bad-record-where }Het toeval houdt te vroeg op: nummer { $entry }, “{ $expected }”, ontbreekt.
bad-record-luck-left = Het spel is eerder uit dan het toeval: nummer { $entry } ervan is nooit nodig.
bad-record-other-luck = { bad-record-where }Nummer { $entry } van het toeval hoort “{ $expected }” te zijn, en niets anders.
bad-record-other-cards = { bad-record-where }Nummer { $entry } van het toeval, “{ $expected }”, hoort precies de { $count } geschudde kaarten te noemen.
bad-record-other-number = { bad-record-where }Nummer { $entry } van het toeval hoort “{ $expected }” te zijn, met een getal dat daar kan.
bad-record-other-scores = De opname geeft als scores { $told }; nagespeeld zijn het { $found }.
bad-record-other-winners = De opname geeft als winnende plaatsen { $told }; nagespeeld zijn het { $found } (plaatsen tellen vanaf 0).
bad-record-other-commitment = De belofte (commitment) in de opname hoort niet bij het startgetal.
bad-record-other-seed = Het startgetal in de opname geeft niet het toeval dat erin staat.

file-reason =
    { $reason ->
        [not-there] er is geen bestand of map met die naam
        [folder] het is een map
        [no-folder] een deel van het pad is geen map
        [forbidden] dat is niet toegestaan
        [full] de schijf is vol
        [long-name] de naam is te lang
        [taken] een andere server gebruikt het
       *[other] { $reason }
    }
file-trouble = Het bestand “{ $path }” is niet te gebruiken: { file-reason }.

bad-usage = Deze opdrachtregel is niet te lezen. `pioche --help` laat zien hoe het moet.
bad-usage-missing = { $name } ontbreekt. `--help` laat zien hoe je de opdracht gebruikt.
bad-usage-empty = Na { $name } moet een waarde komen.
bad-usage-value = { $name } moet een geheel getal zijn, minstens { $least }.
bad-usage-more = Hier staan meer woorden dan de opdracht verwacht. `--help` laat zien hoe je hem gebruikt.
bad-usage-address = Op { $name } kan niets aangeboden worden: { $why }.

missing-extra =
    { $has_why ->
        [yes] { $name } kan hier niet worden gebruikt ({ $why }).
       *[no] { $name } is hier niet geïnstalleerd.
    }{ $has_extra ->
        [yes] {" "}Wat ervoor nodig is komt met `pip install 'pioche[{ $extra }]'`.
       *[no] {""}
    }

bad-array = “{ $name }” moet { $expected } zijn, en is { $found }.

table-error = Dat kan niet aan deze tafel.
nothing-here = Er is niets op dit adres.
unknown-table = Deze tafel is er niet, of niet meer: kijk de link na, of open een nieuwe tafel.
other-rules = Aan deze tafel is volgens andere regels gespeeld dan deze server kent, dus hier kan die niet meer open.
table-full = Er is geen stoel meer vrij aan deze tafel; toekijken kan wel.
chair-taken =
    { $has_seat ->
        [yes] Daar zit al iemand: { $seat }.
       *[no] Daar zit al iemand.
    }
not-your-seat = Dat kan alleen wie daar zit.
not-the-host = Dat kan alleen de gastheer of gastvrouw.
not-started = Het spel is nog niet begonnen.
already-started = Het spel is al begonnen.
not-over = Het spel is nog bezig; als het uit is, kan iedereen het terugkijken.
no-rematch-yet = Een revanche kan pas als het spel uit is.
stale = De tafel is intussen verder, dus er is niets gebeurd.
too-early = Daarvoor is het nog te vroeg: geef nog even de tijd.
no-stand-in = Daar kan nu geen bot invallen.
chat-is-off = De chat is aan deze tafel uitgezet.
wrong-secret = Deze link opent geen plaats aan deze tafel, of niet meer.
bad-message = Dat bericht was niet te begrijpen.
message-too-large = Dat bericht is te lang.
too-many-messages = Dat was te veel in korte tijd; wacht even.
bad-origin = Dit kwam van een andere site, dus er is niets gebeurd.
busy = Dat kan nu even niet; probeer het zo meteen opnieuw.
cluster-trouble = Andere machines moesten spelen, maar deden dat niet.
cluster-trouble-no-address = “{ $address }” is geen adres van een Ray-cluster. Mogelijk is: een host en een poort zoals 10.0.0.1:6379; auto voor een cluster dat op deze machine draait; niets om er hier een te beginnen.
cluster-trouble-no-answer = Op { $address } antwoordt geen Ray-cluster.
cluster-trouble-no-token = Het Ray-cluster op { $address } vraagt om zijn token. Ray haalt het uit RAY_AUTH_TOKEN of RAY_AUTH_TOKEN_PATH, met RAY_AUTH_MODE=token.
cluster-trouble-fault = Ray kan hier niet worden gebruikt ({ $why }).
cluster-trouble-lost =
    { $count ->
        [one] Een deel van de partijen ging met zijn machine verloren, bij { $count } poging ({ $why }).
       *[other] Een deel van de partijen ging met zijn machine verloren, bij elk van de { $count } pogingen ({ $why }).
    }
cluster-trouble-other-version = Een machine van het cluster heeft versie { $found } van Pioche, deze heeft { $expected }: daar hoeven dezelfde startgetallen niet dezelfde partijen te geven.
