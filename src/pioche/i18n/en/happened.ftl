# What happens around the game at a live table: who comes, goes and comes back.

happened-sat = { $seat } sits down.
happened-bot-sat = { $seat } will play: a bot.
happened-left = { $seat } leaves.
happened-left-to-bot = { $seat } leaves, and { $bot } plays on: a bot.
happened-host-passed = { $seat } is the host now.
happened-renamed = That is now the name: { $seat }.
happened-started = The cards are dealt.
happened-covered = { $seat } is away: a bot stands in.
happened-covered-asked = A bot stands in for { $seat }, as { $other } asked.
happened-came-back = { $seat } is back.
happened-out-of-time = Time is up for { $seat }: a bot decides.
happened-chat-switched-on = The chat is on.
happened-chat-switched-off = The chat is off.
happened-rematched = The same people go on at a new table.
