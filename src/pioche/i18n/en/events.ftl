# What happened, and why: one short sentence for each event, as a good judge at the table would say it.

game-over =
    The game is over. Victory goes to { $seats }, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## 5211

g5211-laid =
    { $left ->
        [0] { $seat } has laid face down and is ready.
        [one] { $seat } has laid a card face down, with one more to lay.
       *[other] { $seat } has laid a card face down, with { $left } more to lay.
    }
g5211-revealed = { $seat } reveals { $cards }.
g5211-target = At least { $target } points were needed to end the game, and the most now are { $best }: it ends here.
g5211-tie-break =
    { $seats } have { $points } points each; most cards in the score pile decides: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
g5211-kododo-score =
    { $more ->
        [yes] { $count } Kododo cards lie on the table, and { $needs } are enough: only the Kododo cards score.
       *[no] { $count } Kododo cards lie on the table, exactly the { $needs } it takes: only the Kododo cards score.
    }
g5211-kododo-do-not =
    { $count ->
        [0] No Kododo card lies on the table
        [one] One Kododo card lies on the table
       *[other] { $count } Kododo cards lie on the table
    }, but it takes { $more ->
        [yes] { $needs } or more
       *[no] exactly { $needs }
    }: the colours decide.
g5211-over-limit = Too much { $colour }: the limit is { $limit }, and with { $count } cards the colour is out.
g5211-tie =
    { $count ->
        [one] With one card each
       *[other] With { $count } cards each
    }, { $colours } tie and are all out.
g5211-nobody = No colour is left, so nobody scores.
g5211-colour-scores =
    The winning colour is { $colour }, the only one with { $count ->
        [one] one card
       *[other] { $count } cards
    }.
g5211-keeps =
    { $seat } keeps { $count ->
        [one] one card
       *[other] { $count } cards
    } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
g5211-last-round = The draw pile is empty: one last round follows, played from the hands.
g5211-new-deck = The deck is played out, and with { $best } at best nobody has { $target } points yet: all the cards are shuffled, and on it goes.

## Kobito

kobito-place =
    { $place ->
        [g1] gold rainbow g1
        [g2] gold rainbow g2
        [g3] gold rainbow g3
        [s1] studio rainbow s1
        [s2] studio rainbow s2
        [s3] studio rainbow s3
        [s4] studio rainbow s4
       *[other] rainbow { $place }
    }
kobito-owes =
    { $seat } is next and owes { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }.
kobito-add = { $seat } adds the { $number } to { kobito-place }.
kobito-add-kobito = { $seat } adds a Kobito to { kobito-place }; there it stands for { $number }.
kobito-start =
    { $seat } starts a studio rainbow: { $kobito ->
        [low] { $low } and { $high }, with a Kobito standing for { $low }
        [high] { $low } and { $high }, with a Kobito standing for { $high }
       *[none] { $low } and { $high }
    }.
kobito-move = { $seat } moves the { $number } from studio rainbow { $from } to { kobito-place }.
kobito-move-kobito = { $seat } moves a Kobito from studio rainbow { $from } to { kobito-place }; there it stands for { $number }.
kobito-swap = { $seat } lays the { $number } in { kobito-place } and takes the Kobito that stood for it.
kobito-swap-other = { $seat } lays the { $number } in studio rainbow { $place } of { $victim } and takes the Kobito that stood for it.
kobito-paint = { $seat } lays a paint card and the { $number } on the { $number } of { kobito-place }: the rainbow stays as it was.
kobito-gold = With exactly { $length } cards at { $place }, { $seat } wins the gold card: { $gold } gold.
kobito-new-gold = A new gold card lies at { $place }: it asks for { $length } cards and is worth { $gold } gold. Its rainbow begins with { $number }.
kobito-penalty =
    { $seat } has nothing left to play and pays a penalty: { $card ->
        [K] a Kobito goes
        [P] a paint card goes
       *[other] the { $card } goes
    } onto the score pile and costs 3 points.
kobito-end-turn = { $seat } ends the turn.
kobito-put-back =
    { $count ->
        [one] The start card turned up was no number card: it goes back, and the draw pile is shuffled again.
       *[other] { $count } start cards turned up were no number cards: they go back, and the draw pile is shuffled again.
    }
kobito-deck-renewed =
    The discard pile is shuffled in, and the rainbow deck now holds { $count ->
        [one] one card
       *[other] { $count } cards
    }.
kobito-last-gold = Only two gold cards are left to win: the game ends at once.
kobito-stuck = Everyone has had a turn, and nobody could do anything any more: the game ends.
kobito-points =
    { $seat } has { $gold } gold and { $penalties ->
        [0] no penalties
        [one] one penalty card, 3 points off
       *[other] { $penalties } penalty cards, 3 points off for each
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Kudos

kudos-arrow-chosen = { $seat } points the arrow at pile { $pile }.
kudos-play =
    { $seat } plays { $card } on pile { $pile }: { $by ->
        [both] the same colour and the same shape as { $on }
        [colour] the same colour as { $on }
       *[shape] the same shape as { $on }
    }.
kudos-twin = A twin, { $card } on { $card }: an opponent gets the pile beneath, and { $seat } chooses who.
kudos-blocked =
    Nothing in the row matches pile { $pile }: { $seat } is blocked and takes { $count ->
        [one] the one card there
       *[other] the { $count } cards there
    }.
kudos-fill = { $seat } fills the gap at pile { $pile } with { $card }.
kudos-give-pile =
    { $seat } gives { $count ->
        [one] the card
       *[other] the { $count } cards
    } under the twin on pile { $pile } to { $victim }.
kudos-whole-row = All three cards of the row are played: the top card of { $seat }’s discard pile goes to an opponent.
kudos-give-card = { $seat } gives { $card } from the discard pile to { $victim }.
kudos-stop = { $seat } stops here.
kudos-arrow = The arrow now points at pile { $pile }, and { $seat } is next.
kudos-round-over = { $seat } has neither draw pile nor row left: the round is over.
kudos-points =
    { $seat } gets { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    } this round (discard pile { $discard }, draw pile { $draw }{ $row_counts ->
        [yes] , row { $row }
       *[no] { "" }
    }), { $total } in all.
kudos-next-starter = { $seat } had the most points this round and starts the next.
kudos-next-starter-tied = { $seats } tied for the most points this round. Clockwise from its starter, who counts first, { $seat } is the first of them and starts the next.
