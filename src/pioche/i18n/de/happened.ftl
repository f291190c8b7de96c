# What happens around the game at a live table: who comes, goes and comes back.

happened-sat = { $seat } setzt sich.
happened-bot-sat = { $seat } spielt mit: ein Bot.
happened-left = { $seat } geht.
happened-left-to-bot = { $seat } geht; { $bot }, ein Bot, spielt weiter.
happened-host-passed = { $seat } leitet jetzt den Tisch.
happened-renamed = Das ist jetzt der Name: { $seat }.
happened-started = Die Karten sind verteilt.
happened-covered = { $seat } ist nicht da: Ein Bot springt ein.
happened-covered-asked = Ein Bot springt für { $seat } ein, auf Wunsch von { $other }.
happened-came-back = { $seat } ist wieder da.
happened-out-of-time = Die Zeit von { $seat } ist um: Ein Bot entscheidet.
happened-chat-switched-on = Der Chat ist an.
happened-chat-switched-off = Der Chat ist aus.
happened-rematched = Dieselben spielen an einem neuen Tisch weiter.
