# What happens around the game at a live table: who comes, goes and comes back.

happened-sat = { $seat } gaat zitten.
happened-bot-sat = { $seat } speelt mee: een bot.
happened-left = { $seat } gaat weg.
happened-left-to-bot = { $seat } gaat weg; { $bot }, een bot, speelt verder.
happened-host-passed = { $seat } leidt nu de tafel.
happened-renamed = Dat is nu de naam: { $seat }.
happened-started = De kaarten zijn gedeeld.
happened-covered = { $seat } is even weg: een bot valt in.
happened-covered-asked = Een bot valt in voor { $seat }, op verzoek van { $other }.
happened-came-back = { $seat } is terug.
happened-out-of-time = De tijd van { $seat } is om: een bot beslist.
happened-chat-switched-on = De chat staat aan.
happened-chat-switched-off = De chat staat uit.
happened-rematched = Dezelfde mensen spelen verder aan een nieuwe tafel.
