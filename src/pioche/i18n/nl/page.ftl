# De pagina in de browser: lobby, verzamelen en de tafel.

## Overal

menu = Menu
close = Sluiten
language = Taal
own-name-en = English
own-name-fr = Français
own-name-nl = Nederlands
own-name-de = Deutsch
switch-theme = Licht of donker
less-motion = Minder beweging
rules = De regels
rule-link = Regel { $rule }
guest = Gast
your-name = Je naam
unreachable = De server is niet bereikbaar. Probeer het zo meteen opnieuw.
page-you = Jij

## De lobby

welcome = Kaarten op tafel
welcome-more = Drie kaartspellen voor een avond met vrienden, dichtbij of ver weg. Stuur een link en laat bots de lege stoelen innemen. Zonder account, zonder wachten.
choose-game = Kies een spel
seats-range = { $least }–{ $most } spelers
length-5211 = 20 minuten
length-kobito = 30 minuten
length-kudos = 25 minuten
open-heading = Een tafel voor { $game }
open-table = Tafel openen
open-hint = Een tafel voor { $count }. Nodig vrienden uit met een link; bots nemen de lege stoelen in.
details = Editie, plaatsen, tempo, bots
edition = Editie
seats = Plaatsen
seats-are =
    { $count ->
        [one] { $count } plaats
       *[other] { $count } plaatsen
    }
pace = Tempo
pace-relaxed = Ontspannen
pace-relaxed-about = Zonder klok. Een bot valt in voor wie een tijdje weg is.
pace-brisk = Vlot
pace-brisk-about = 45 seconden per beslissing.
pace-day = Een dag per zet
pace-day-about = Voor spelen tussendoor: kom binnen een dag terug, anders doet een bot je zet.
chair-number = Plaats { $number }
for-a-friend = een vriend, en anders een bot
pass-and-play = Eén toestel voor iedereen
pass-and-play-about = Geef het aan elkaar door; tussendoor blijven de handen verborgen.
name-number = Naam van speler { $number }
one-more = Eentje erbij
one-less = Eentje minder
option-open-scores = Ieders punten zijn open
option-arrow = De pijl
option-arrow-quarter = gaat een kwartslag verder
option-arrow-follows-last-pile = wijst naar de stapel na de laatst gespeelde
join = Meedoen met een link
join-placeholder = Plak een link of code
join-go = Meedoen
join-wrong = Dat is geen link naar een tafel. Vraag om een nieuwe.
footer = Elk pak is te controleren: de hash staat er vóór het delen, het startgetal erna.

## Voor het delen

table-of = Een tafel voor { $game }
chairs = De stoelen
chair-free = Een lege stoel
host = gastheer
put-bot = Hier een bot
bot-for = Een bot voor plaats { $number }
remove = Plaats { $number } vrijmaken
start = De kaarten delen
bots-fill =
    { $count ->
        [one] Een bot neemt de lege stoel in.
       *[other] Bots nemen de { $count } lege stoelen in.
    }
host-starts = De gastheer laat de kaarten delen.
sit-or-watch = Ga zitten, of blijf kijken.
sit-down = Gaan zitten
invite = Vrienden uitnodigen
invite-link = De uitnodiging
copy = Kopiëren
copied = Gekopieerd
not-copied = Niet gekopieerd: selecteer de link en kopieer hem.
share = Delen
qr = QR-code van de uitnodiging
more-links = Andere links
watch-link = Alleen kijken
own-link = Je eigen plaats
show-own-link = Toon de link van mijn plaats
own-link-why = Hij opent je plaats op elk toestel. Houd hem voor jezelf.
commitment = Het startgetal van deze tafel staat al vast; dit is de hash:

## Rond de tafel

skip-to-hand = Naar je kaarten
joining = Naar de tafel…
cannot-open = Deze tafel kan niet worden geopend
to-the-lobby = Naar de lobby
reconnecting = De verbinding is weg; we proberen het opnieuw…
watching =
    { $count ->
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }
you-watch = Je kijkt mee.
rename = Mijn naam wijzigen
new-name = Je nieuwe naam:
leave = De tafel verlaten
leave-sure = De tafel verlaten? Een bot neemt je stoel over.
send-away = { $name } wegsturen
send-away-sure = { $name } wegsturen? Een bot neemt de stoel.
seat-lost = Je hebt geen plaats meer aan deze tafel. Je kunt blijven kijken.
take-over = Een bot staat zijn stoel graag af: ga zitten en speel verder.
stand-in = bot valt in
ask-stand-in = Laat een bot spelen voor { $name }
away = weg
to-act = is aan zet
points-are = punten:
clock-hours = { $count } u
bot-plays-for-you = Een bot speelt voor je.
take-seat-back = Je plaats terugnemen
waiting-for = Wachten op { $names }.
your-part = Jouw kant van de tafel
your-hand = Jouw hand
your-row = Jouw rij
draw-pile = Trekstapel
discard-pile = Aflegstapel
heap =
    { $count ->
        [one] { $name }: { $count } kaart
       *[other] { $name }: { $count } kaarten
    }
cards-held =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
card-back = een gedekte kaart
card-of = { $colour } { $what }
card-kobito = Kobito
card-paint = vervangkaart
round = Ronde { $number }
turn-of = Beurt { $turn } van { $turns }
last-round = laatste ronde
deck = Pak { $number }
ends-at = tot { $points } punten
story = Verhaal
story-begins = Hier staat wat er gebeurt.
scored = De telling, stap voor stap
round-scored = Ronde { $number }, stap voor stap
go-on = Verder

## 5211

task-lay =
    { $count ->
        [one] Leg één kaart gedekt neer.
       *[other] Leg { $count } kaarten gedekt neer.
    }
task-sealed = Je hebt gekozen.
lay-here = Leg de kaart hier
take-back = Terugnemen
sealed = een gedekte kaart
sealed-card = { $card }, gedekt, alleen jij ziet hem
counters = Wat er nu zou tellen
count-of = { $name }: { $count } open, { $own } gedekt van jou, limiet { $limit }.
kododo-count =
    { $more ->
        [yes] Kododo: { $count } open, { $own } gedekt van jou, { $needs } of meer nodig.
       *[no] Kododo: { $count } open, { $own } gedekt van jou, precies { $needs } nodig.
    }
would-score = Zou nu tellen.
has-scored = Heeft geteld.
too-many = Te veel.

## Kobito

task-lone = Eén kaart ligt alleen in je studio: verplaats die eerst naar het goud.
task-free = Niets meer verplicht: speel door, of beëindig je beurt.
task-owed =
    { $count ->
        [one] Nog één verplichte kaart uit je hand; er staan { $points } punten op het spel.
       *[other] Nog { $count } verplichte kaarten uit je hand; er staan { $points } punten op het spel.
    }
task-penalty =
    { $count ->
        [one] Er kan niets gespeeld worden: kies één kaart als straf, { $points } punten eraf.
       *[other] Er kan niets gespeeld worden: kies { $count } kaarten als straf, { $points } punten eraf.
    }
golds = Het goud
gold-asks = Goud { $number }: { $length } kaarten voor { $gold } goud
gold-rainbow = goud { $number }
gold-deck = Goudstapel
gold-of = { $gold } goud
no-gold = hier geen goudkaart meer
needs-more =
    { $count ->
       *[other] te gaan
    }
owed = Verplicht
debt = Gespeeld { $played }, straffen { $paid }, nog verplicht { $owed }
own-studio = je studio { $number }
studio-of = studio { $number } van { $name }
your-studio = Je studio
studio-empty = lege studio
new-rainbow = Nieuwe regenboog
end-low = vooraan
end-high = achteraan
end-of = { $place }, { $end }
onto = Op { $place }, bij { $cards }
card-at = { $card }, { $place }
kobito-as = Kobito als { $number }
painted = { $card }, vervangen
holds-kobito = heeft een Kobito
penalty-card = Straf: { $card }
pay-penalty = Straf
end-turn = Beurt beëindigen
move-add = { $card } naar { $place }, { $end }
move-start = Nieuwe regenboog: { $card } – { $other }
move-move = { $place }, { $from }: naar { $to }, { $end }
move-swap = { $card } voor de Kobito, { $place }
move-paint = Vervang de { $card }, { $place }
move-drop = { $card } als straf

## Kudos

task-choose-arrow = Jij begint: kies naar welke stapel de pijl wijst.
task-play = Speel een kaart op stapel { $pile }, bij de pijl: zelfde kleur of zelfde vorm.
task-fill =
    { $count ->
        [one] Vastgelopen! De kaart van stapel { $pile } is voor jou. Welke kaart vult het gat op?
       *[other] Vastgelopen! De { $count } kaarten van stapel { $pile } zijn voor jou. Welke kaart vult het gat op?
    }
task-play-on = Speel door op stapel { $pile } of de volgende, of stop.
task-give-pile =
    { $count ->
        [one] Een tweeling! Wie krijgt de kaart eronder?
       *[other] Een tweeling! Wie krijgt de { $count } kaarten eronder?
    }
task-give-card = Alle drie gespeeld! Wie krijgt de bovenste kaart van je aflegstapel?
square = Het vierkant van vier stapels
arrow-at = De pijl wijst naar stapel { $pile }
arrow-open = De pijl moet nog gericht worden
pile-with =
    { $count ->
        [one] Stapel { $number }: { $card }, { $count } kaart
       *[other] Stapel { $number }: { $card }, { $count } kaarten
    }
pile-empty = Stapel { $number }: leeg
played-here = laatst gespeeld
nearly-out =
    { $count ->
        [one] nog { $count } kaart
       *[other] nog { $count } kaarten
    }
give-to = Aan { $name } geven
choose-opponent = Kies een andere speler.
stop = Hier stoppen

## Het einde, en het doorgeven

you-won =
    { $count ->
        [one] Je wint!
       *[other] Je wint, en deelt de overwinning!
    }
winners =
    { $count ->
        [one] { $names } wint
       *[other] { $names } delen de overwinning
    }
rematch = Revanche
rematch-is-on = Er staat een revanche klaar, met dezelfde mensen, elk een plaats verder.
to-next-table = Naar de revanche
look-back = Het spel terugkijken
another-game = Een ander spel
hand-device-to = Geef het toestel aan { $name }
nobody-looks = Alle anderen kijken even weg.
i-am = Ik ben { $name }

## Chat

talk = Chat
reactions = Snelle reacties
reaction-well-played = Goed gespeeld
reaction-ouch = Au
reaction-thanks = Bedankt
reaction-hurry = Een beetje vlugger
reaction-laugh = Haha
reaction-think = Even denken
say-something = Zeg iets
send = Verstuur
mute = Dempen
muted = Je hebt de chat gedempt.
chat-off = Chat uit voor iedereen
chat-on = Chat aan voor iedereen
talk-is-off = De gastheer heeft de chat uitgezet.

## Toetsen

keys = Sneltoetsen
key-arrows = van kaart naar kaart; omhoog en omlaag langs alles wat te kiezen is
key-enter = kiezen; in 5211 de kaart leggen, na een ronde verder
key-digits = die kaart uit je hand kiezen
key-escape = je keuze loslaten
key-back = een gedekte kaart terugnemen
key-end = je beurt beëindigen, of stoppen
key-hand = naar je hand
key-story = het verhaal
key-chat = de chat
key-help = deze sneltoetsen
