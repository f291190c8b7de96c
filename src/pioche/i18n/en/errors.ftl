# What is wrong with what came in. `has_…` says whether a fact is there: an error may always lack some.

error = Something went wrong.
error-rule =
    { $has_rule ->
        [yes] {" "}({ $rule })
       *[no] {""}
    }

unknown-name =
    { $kind ->
        [game] There is no game called “{ $name }”.
        [edition] There is no edition called “{ $name }”.
        [variant] There is no variant called “{ $name }”.
        [option] There is no option called “{ $name }”.
        [bot] There is no bot called “{ $name }”.
        [language] There is no language called “{ $name }”.
        [clause] There is no rule called “{ $name }”.
        [command] There is no command called “{ $name }”.
       *[other] There is nothing called “{ $name }”.
    }{ $has_nearest ->
        [yes] {" "}Did you mean { $nearest }?
       *[no] {""}
    } { $has_known ->
        [yes] To choose from: { $known }.
       *[no] There are none to choose from here.
    }
option-allowed =
    { $option ->
        [gold] 18 gold cards, each with a length from 2 to 12 and its gold from 0 to 100
        [first] the number of a seat at the table, counted from 0
        [players] a name for each seat
        [bots] one bot for all seats, or one for each with commas between ({ $allowed })
        [name] a name of 1 to 24 characters
        [editions] at least two different ones of: { $allowed }
        [file] a name of its own for each file
       *[other] { $allowed }
    }
bad-option =
    { $has_value ->
        [yes] The option “{ $option }” cannot be “{ $value }”{ error-rule }.
       *[no] The option “{ $option }” needs a value{ error-rule }.
    } It can be: { option-allowed }.
seats-not-allowed =
    { $least ->
        [0] There is no such seat: “{ $seats }”. Seats count from 0, and the last one is { $most }.
       *[other] { $game } takes { $least } to { $most } players here, not { $seats }{ error-rule }.
    }

bad-move = “{ $move }” is not possible here.
unreadable-move = “{ $move }” is not a move of this game; the rules page shows how moves are typed.
illegal-move =
    “{ $move }” is not possible now{ error-rule }. { $has_why ->
        [yes] { $why }
       *[no] The rules do not allow it.
    }
not-your-turn =
    It is not your turn{ error-rule }{ $has_to_act ->
        [yes] : the table is waiting for { $to_act }
       *[no] {""}
    }.
game-is-over = The game is over: no more moves can be made.
game-not-over = The game still goes on: only a finished game has a record, because it shows all the cards.

bad-record-where =
    { $has_move ->
        [yes] The record breaks at move { $move }{ error-rule }.{" "}
       *[no] { $has_rule ->
            [yes] The record breaks the rule { $rule }.{" "}
           *[no] {""}
        }
    }
bad-record =
    { bad-record-where }{ $has_why ->
        [yes] To “{ $text }” by { $seat } the table would answer: “{ $why }”
       *[no] The record is damaged or false.
    }
bad-record-not-text = This is not a text file, so there is no record in it.
bad-record-empty = The file is empty: there is no record in it.
bad-record-not-json =
    This is not JSON{ $has_place ->
        [yes] : it goes wrong at { $place } (line and column)
       *[no] {""}
    }.
bad-record-not-a-record = This is JSON, but not the record of a game.
bad-record-other-format = The format of the record is “{ $found }”; “{ $expected }” can be read here.
bad-record-other-version = The record follows version { $found } of the rules; version { $expected } is played here.
bad-record-field-missing = The record has no “{ $field }”.
bad-record-field-wrong = { bad-record-where }What stands under “{ $field }” is not of the kind it must be.
bad-record-unknown-name = { unknown-name }
bad-record-bad-option = { bad-option }
bad-record-seats-not-allowed =
    { $has_move ->
        [yes] { bad-record-where }Nobody at this table sits at “{ $seat }”.
       *[no] { seats-not-allowed }
    }
bad-record-unreadable-move = { bad-record-where }“{ $text }” is not a move of this game.
bad-record-not-your-turn = { bad-record-where }It is not the turn of { $seat }, so “{ $text }” cannot be played.
bad-record-after-the-end = { bad-record-where }“{ $text }” by { $seat } comes after the end of the game.
bad-record-seat-order = { bad-record-where }The choices of a turn must stand in seat order, and “{ $text }” by { $seat } does not.
bad-record-not-over =
    { $moves ->
        [0] The record has no moves, so its game is not over.
        [one] After the one move of the record the game is not over.
       *[other] After the { $moves } moves of the record the game is not over.
    }
bad-record-luck-missing = { bad-record-where }The luck ends too soon: entry { $entry }, “{ $expected }”, is missing.
bad-record-luck-left = The game ends before the luck does: entry { $entry } of the luck is never needed.
bad-record-other-luck = { bad-record-where }Entry { $entry } of the luck should be “{ $expected }”, and nothing else.
bad-record-other-cards = { bad-record-where }Entry { $entry } of the luck, “{ $expected }”, must list just the { $count } cards that are shuffled.
bad-record-other-number = { bad-record-where }Entry { $entry } of the luck should be “{ $expected }”, with a number that is possible there.
bad-record-other-scores = The record gives the scores as { $told }; played again, they are { $found }.
bad-record-other-winners = The record gives the winning seats as { $told }; played again, they are { $found } (seats count from 0).
bad-record-other-commitment = The commitment in the record does not belong to its seed.
bad-record-other-seed = The seed in the record does not give the luck it tells of.

file-reason =
    { $reason ->
        [not-there] there is no such file or folder
        [folder] it is a folder
        [no-folder] a part of its path is no folder
        [forbidden] that is not permitted
        [full] the disk is full
        [long-name] the name is too long
        [taken] another server is using it
       *[other] { $reason }
    }
file-trouble = The file “{ $path }” cannot be used: { file-reason }.

bad-usage = The command line cannot be read. `pioche --help` shows how.
bad-usage-missing = { $name } is missing. `--help` shows how the command is used.
bad-usage-empty = { $name } needs a value after it.
bad-usage-value = { $name } needs a whole number from { $least } up.
bad-usage-more = There are more words here than the command takes. `--help` shows how it is used.
bad-usage-address = Nothing can be served at { $name }: { $why }.

missing-extra =
    { $has_why ->
        [yes] { $name } cannot be used here ({ $why }).
       *[no] { $name } is not installed here.
    }{ $has_extra ->
        [yes] {" "}What it needs comes with `pip install 'pioche[{ $extra }]'`.
       *[no] {""}
    }

bad-array = “{ $name }” should be { $expected }, and is { $found }.

table-error = That cannot be done at this table.
nothing-here = There is nothing at this address.
unknown-table = There is no such table, or no longer: check the link, or open a new table.
other-rules = This table was played under other rules than this server knows, so it cannot be opened here.
table-full = There is no free chair at this table; you can watch.
chair-taken =
    { $has_seat ->
        [yes] Somebody sits there already: { $seat }.
       *[no] Somebody sits there already.
    }
not-your-seat = Only whoever sits there can do that.
not-the-host = Only the host can do that.
not-started = The game has not begun yet.
already-started = The game has already begun.
not-over = The game still goes on; when it is over, everyone can look back at it.
no-rematch-yet = There can be a rematch when the game is over.
stale = The table has moved on in the meantime, so nothing was done.
too-early = It is too early for that: they may take a little longer.
no-stand-in = No bot can be asked to stand in there now.
chat-is-off = The host has switched the chat off.
wrong-secret = This link opens no seat at the table, or no longer does.
bad-message = That message could not be understood.
message-too-large = That message is too long.
too-many-messages = That was too much in a short time; wait a moment.
bad-origin = This came from another site, so nothing was done.
busy = That cannot be done just now; try again in a moment.
cluster-trouble = Other machines were asked to play, and did not.
cluster-trouble-no-address = “{ $address }” is not the address of a Ray cluster. It can be: a host and a port such as 10.0.0.1:6379; auto for one that runs on this machine; none to begin one here.
cluster-trouble-no-answer = No Ray cluster answers at { $address }.
cluster-trouble-no-token = The Ray cluster at { $address } asks for its token. Ray takes it from RAY_AUTH_TOKEN or RAY_AUTH_TOKEN_PATH, with RAY_AUTH_MODE=token.
cluster-trouble-fault = Ray cannot be used here ({ $why }).
cluster-trouble-lost =
    { $count ->
        [one] A share of the games was lost with its machine, at { $count } attempt ({ $why }).
       *[other] A share of the games was lost with its machine, at each of { $count } attempts ({ $why }).
    }
cluster-trouble-other-version = A machine of the cluster has version { $found } of Pioche, this one has { $expected }: the same seeds need not give the same games there.
