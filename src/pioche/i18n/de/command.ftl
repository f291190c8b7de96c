command-about = Die Kartenspiele 5211, Kobito und Kudos: gegen Bots spielen, Regeln lesen, Partien prüfen und simulieren.
command-game = Das Spiel: 5211, kobito oder kudos.
command-edition = Die Ausgabe (siehe: pioche games).
command-variant = Die Variante der Ausgabe, falls es eine gibt.
command-seats = Wie viele mitspielen.
command-option = Eine Option der Ausgabe, etwa open_scores=true. Kann mehrmals angegeben werden.
command-lang = Die Sprache; sonst die deines Systems.
command-version = Die Version anzeigen.
command-play = Eine Partie im Terminal gegen Bots spielen.
command-play-bots = Die Stufe der Bots: random oder greedy; oder eine je Platz, durch Kommas getrennt.
command-play-seed = Die Partie mit dieser Nummer noch einmal austeilen; sonst kann niemand die Karten vorhersehen.
command-name = Dein Name am Tisch.
command-plain = Zeile für Zeile, ohne Vollbild: für Screenreader und Pipes.
command-rules = Die Regeln eines Spiels lesen, oder eine einzelne Regel.
command-rules-game = Das Spiel, oder eine Regel wie 5211-M3.
command-rules-plain = Die Seite als reiner Text.
command-simulate = Bots viele Partien spielen lassen und zählen.
command-games-count = Wie viele Partien.
command-simulate-seed = Die Nummer der ersten Partie; jede weitere bekommt die nächste Nummer.
command-simulate-bots = Der Bot auf jedem Platz: random oder greedy; oder einer je Platz, durch Kommas getrennt.
command-records = Die Aufzeichnung jeder Partie in diese Datei schreiben, eine je Zeile.
command-json = JSON für Programme ausgeben.
command-dataset = Bots viele Partien spielen lassen und jede Entscheidung zum Lernen in eine Parquet-Datei schreiben.
command-dataset-out = Die Datei, die geschrieben wird.
command-replay = Aufzeichnungen von Partien prüfen, Aktion für Aktion.
command-replay-file = Eine Datei mit einer Aufzeichnung, oder mit einer je Zeile.
command-list = Zeigen, welche Spiele, Ausgaben, Varianten und Optionen es gibt.
column-edition = Ausgabe
column-variant = Variante
column-seats = Spieler
column-options = Optionen
column-about = Was es ist
column-chair = Platz
column-bot = Bot
column-wins = Siege
column-score = Punkte
column-range = Niedrigste … höchste
simulate-progress = Partien { $game }
simulate-left = noch:
simulate-stopped = Nach { $done } von { $wanted } Partien angehalten; die Zahlen oben gelten für diese.
simulate-title = { $edition }
simulate-all = alle Plätze
simulate-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
    }, im Schnitt { $moves } Aktionen. Die Spannen gelten in 95 von 100 Fällen.
dataset-compiling = { $game } wird kompiliert; das ist nur beim ersten Mal nötig …
dataset-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
    }, { $rows ->
    [one] { $rows } Entscheidung
   *[other] { $rows } Entscheidungen
    }, geschrieben nach { $path }.
dataset-stopped = Nach { $done } von { $wanted } Partien angehalten; diese stehen in der Datei.
replay-progress = { $count ->
    [one] { $count } Aufzeichnung geprüft
   *[other] { $count } Aufzeichnungen geprüft
    }
replay-record = Aufzeichnung { $number }:
replay-more = … und noch { $count }.
replay-summary = { $false ->
    [0] { $checked ->
        [one] Die Aufzeichnung stimmt: Jede Aktion folgt den Regeln, und das Ergebnis ist richtig.
       *[other] Alle { $checked } Aufzeichnungen stimmen: Jede Aktion folgt den Regeln, und die Ergebnisse sind richtig.
        }
   *[other] { $checked ->
        [one] Die Aufzeichnung stimmt nicht.
       *[other] { $false ->
            [one] { $false } von { $checked } Aufzeichnungen stimmt nicht.
           *[other] { $false } von { $checked } Aufzeichnungen stimmen nicht.
            }
        }
    }
replay-moves = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
    }
replay-seed = { $kind ->
    [secret] Die Karten folgen aus dem geheimen Startwert, der darin steht, wie vorab festgelegt.
    [seeded] Die Karten folgen aus dem Startwert, der darin steht.
   *[other] Die Karten stammen aus der Aufzeichnung; ihr Startwert ist keiner von unseren.
    }
ask-game = Welches Spiel?
you = Du

command-serve = Tische im Browser öffnen, für Freunde über einen Link.
command-serve-host = Die Netzwerkadresse, auf der gelauscht wird; 0.0.0.0 lässt andere im selben Netz herein.
command-serve-port = Der Port, auf dem gelauscht wird; 0 nimmt einen freien.
command-serve-data = Der Ordner, der die Tische und den Schlüssel des Servers aufbewahrt.
command-serve-store = Ein anderer Ort für die Tische: postgresql://..., oder memory: zum Ausprobieren.
command-serve-address = Wie Freunde diesen Server erreichen, etwa https://cards.example, wenn ein anderer Server davorsteht.
command-serve-allow = Ein Hostname, auf den geantwortet wird; kann mehrmals angegeben werden. Ohne ihn: jeder Name, wenn andere hereindürfen, sonst nur die dieses Rechners.
command-serve-open = Die Seite gleich im Browser öffnen.
serve-ready = Die Tische sind offen: { $address }
serve-friends = Freunde kommen über { $address } herein
serve-alone = Nur dieser Rechner kommt hin; `pioche serve --host 0.0.0.0` lässt Freunde im selben Netz herein.
serve-stop = Strg-C schließt sie.
