command-about = The card games 5211, Kobito and Kudos: play them against bots, read their rules, check and simulate games.
command-game = The game: 5211, kobito or kudos.
command-edition = The edition (see: pioche games).
command-variant = The variant of the edition, if there is one.
command-seats = How many play.
command-option = An option of the edition, such as open_scores=true. Can be given several times.
command-lang = The language; otherwise that of your system.
command-version = Show the version.
command-play = Play a game in the terminal against bots.
command-play-bots = The level of the bots: random or greedy; or one for each chair, with commas between.
command-play-seed = Deal the game of this number again; otherwise nobody can foresee the cards.
command-name = Your name at the table.
command-plain = Line by line, without the full screen: for screen readers and pipes.
command-rules = Read the rules of a game, or a single clause.
command-rules-game = The game, or a clause such as 5211-M3.
command-rules-plain = The page as plain text.
command-simulate = Let bots play many games, and count.
command-games-count = How many games.
command-simulate-seed = The number of the first game; each next game takes the next number.
command-simulate-bots = The bot in every chair: random or greedy; or one for each chair, with commas between.
command-records = Write the record of every game to this file, one to a line.
command-json = Print JSON for programs.
command-dataset = Let bots play many games, and write every decision to a Parquet file for learning.
command-dataset-out = The file to write.
command-replay = Check the records of games, move by move.
command-replay-file = A file with one record, or with one to a line.
command-list = Show which games, editions, variants and options there are.
column-edition = Edition
column-variant = Variant
column-seats = Players
column-options = Options
column-about = What it is
column-chair = Chair
column-bot = Bot
column-wins = Wins
column-score = Score
column-range = Lowest … highest
simulate-progress = Playing { $game }
simulate-left = left:
simulate-stopped = Stopped after { $done } of { $wanted } games; the counts above are of those.
simulate-title = { $edition }
simulate-all = all chairs
simulate-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
    }, { $moves } moves each on average. The margins hold in 95 cases of 100.
dataset-compiling = Compiling { $game }; this is needed only the first time …
dataset-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
    }, { $rows ->
    [one] { $rows } decision
   *[other] { $rows } decisions
    }, written to { $path }.
dataset-stopped = Stopped after { $done } of { $wanted } games; the file holds those.
replay-progress = { $count ->
    [one] { $count } record checked
   *[other] { $count } records checked
    }
replay-record = Record { $number }:
replay-more = … and { $count } more.
replay-summary = { $false ->
    [0] { $checked ->
        [one] The record holds: every move follows the rules, and the result is right.
       *[other] All { $checked } records hold: every move follows the rules, and the results are right.
        }
   *[other] { $checked ->
        [one] The record does not hold.
       *[other] { $false } of { $checked } records do not hold.
        }
    }
replay-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
    }
replay-seed = { $kind ->
    [secret] The cards come from the secret seed it names, as it was committed to.
    [seeded] The cards come from the seed it names.
   *[other] The cards are taken from the record; its seed is not one of ours.
    }
ask-game = Which game?
you = You

command-serve = Open tables in the browser, for friends by a link.
command-serve-host = The network address to listen at; 0.0.0.0 lets others on the same network in.
command-serve-port = The port to listen at; 0 takes any that is free.
command-serve-data = The folder that keeps the tables and the server’s key.
command-serve-store = Another place for the tables: postgresql://..., or memory: for a trial.
command-serve-address = How friends reach this server, such as https://cards.example, if another server stands in front of it.
command-serve-allow = A host name to answer to; can be given several times. Without it: any name where others may come in, else this machine’s own.
command-serve-open = Open the page in the browser at once.
serve-ready = The tables are open: { $address }
serve-friends = Friends come in by { $address }
serve-alone = Only this machine gets there; `pioche serve --host 0.0.0.0` lets friends on the same network in.
serve-stop = Ctrl-C closes them.
