# What happens around the game at a live table: who comes, goes and comes back.

happened-sat = { $seat } s’assied.
happened-bot-sat = { $seat } jouera : c’est un bot.
happened-left = { $seat } s’en va.
happened-left-to-bot = { $seat } s’en va ; { $bot }, un bot, joue la suite.
happened-host-passed = { $seat } a maintenant la main sur la table.
happened-renamed = C’est désormais le nom : { $seat }.
happened-started = Les cartes sont distribuées.
happened-covered = { $seat } n’est plus là : un bot joue à sa place.
happened-covered-asked = Un bot joue à la place de { $seat }, à la demande de { $other }.
happened-came-back = { $seat } est de retour.
happened-out-of-time = Le temps de { $seat } est écoulé : un bot décide.
happened-chat-switched-on = La discussion est ouverte.
happened-chat-switched-off = La discussion est fermée.
happened-rematched = Les mêmes continuent à une nouvelle table.
