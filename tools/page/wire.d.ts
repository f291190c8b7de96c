// What goes over the wire, written from the messages' types by make protocol.
declare namespace wire {
  /** What a seat is asked now: the number of the question, the legal moves, and until when (Unix seconds). */
  interface Ask {
    number: number;
    moves: string[];
    may_take_back: boolean;
    until: number | null;
  }

  /** All there is to choose from when a table is opened. */
  interface Catalogue {
    games: GameSeen[];
    bots: string[];
    paces: PaceSeen[];
    languages: string[];
  }

  /** KOB-A2, KOB-J1: a card of a rainbow, and the number it stands for. */
  interface Cell {
    card: string;
    number: number;
    painted: number;
  }

  /** A chair as all may see it; `level` is the bot's, or the stand-in's while its player is away. */
  interface Chair {
    sitter: 'bot' | 'empty' | 'player';
    name: string;
    level: string | null;
    is_covered: boolean;
    is_here: boolean;
    is_host: boolean;
    has_left: boolean;
  }

  /** A seat this browser now holds. */
  interface Claimed {
    table: string;
    seat: number;
    seats: number[];
  }

  /** The secret of a seat, from a seat's link. */
  interface Claiming {
    secret: string;
  }

  /** Play again where a bot stands in. */
  interface ComeBack {
    kind: 'come-back';
  }

  /** Have a bot stand in for somebody who does nothing, from the time in `cover_from` on; they can come back. */
  interface Cover {
    kind: 'cover';
    seat: number;
  }

  /** A wish with an id of the client's own; the same id again is answered again and done once. */
  interface Do {
    type: 'do';
    id: number;
    command: Command;
  }

  /** A wish with an id of the client's own, from a seat this browser holds. */
  interface Doing {
    id: number;
    command: Command;
    seat?: number | null;
  }

  /** A wish was carried out; the number of the log after it. */
  interface Done {
    type: 'done';
    id: number;
    number: number;
  }

  /** A wish was carried out; the number of the log after it. */
  interface DoneNow {
    id: number;
    number: number;
  }

  /** An edition or variant: its seats and options, with what each option can be. */
  interface EditionSeen {
    edition: string;
    variant: string | null;
    seats: number[];
    usual_seats: number;
    language: string | null;
    options: Record<string, unknown>;
    allowed: Record<string, string>;
  }

  /** 5211 as one viewer may see it. */
  interface G5211 {
    counts: Record<string, number>;
    deck: number;
    draw_pile: number;
    edition: string;
    game: '5211';
    hand: string[];
    held: number[];
    if_scored_now: string | null;
    kododo: Kododo;
    laid: string[][];
    last_round: boolean;
    limit: number;
    noted: number[];
    over: boolean;
    round: number;
    scored_cards: (number | null)[];
    scores: (number | null)[];
    sealed: number[];
    seats: number;
    target: number | null;
    to_act: number[];
    to_lay: number[];
    turn: number;
    variant: string | null;
    you: number | null;
    your_sealed: string[];
  }

  /** A game with its editions. */
  interface GameSeen {
    game: string;
    editions: EditionSeen[];
  }

  /** KOB-S3: a gold card and the rainbow beside it. */
  interface Gold {
    gold: number;
    length: number;
    needs: number;
    rainbow: Cell[];
  }

  /** One entry more of the log: what it was, the story in the reader's language, and the table after it. */
  interface HappenedNow {
    type: 'happened';
    number: number;
    kind: string;
    about: number | null;
    lines: Line[];
    table: Whole;
    by?: 'bot' | 'clock' | 'player' | null;
    scored_view?: View | null;
    scoring?: Line[];
  }

  /** The first message: which protocol, whose eyes (a seat this browser holds, or none), and what it has seen. */
  interface Hello {
    type: 'hello';
    protocol: number;
    seat?: number | null;
    since?: number | null;
    lang?: 'de' | 'en' | 'fr' | 'nl';
  }

  /** Kobito as one viewer may see it. */
  interface Kobito {
    discard: Record<string, number>;
    draw_pile: number;
    edition: string;
    game: 'kobito';
    gold_cards: [number, number][][];
    gold_deck: number;
    golds: (Gold | null)[];
    hand: string[];
    held: number[];
    known_kobitos: number[];
    lone: number | null;
    over: boolean;
    owed: number;
    penalties: string[][];
    penalties_paid: number;
    played: number;
    scores: number[];
    seats: number;
    still_owed: number;
    studios: Cell[][][];
    to_act: number[];
    turn: number;
    variant: string | null;
    you: number | null;
  }

  /** 5211-K1, 5211-K2: the Kododo cards that lie open, and how many score. */
  interface Kododo {
    needs: number;
    now: number;
    or_more: boolean;
  }

  /** Kudos as one viewer may see it. */
  interface Kudos {
    arrow: number | null;
    at: number | null;
    discards: string[][];
    draw_piles: number[];
    edition: string;
    filled: boolean;
    game: 'kudos';
    over: boolean;
    phase: 'choose-arrow' | 'fill' | 'give-card' | 'give-pile' | 'over' | 'play' | 'play-on';
    piles: string[][];
    played: number;
    round: number;
    round_scores: number[];
    rows: string[][];
    scores: number[];
    seats: number;
    starter: number;
    target: number;
    to_act: number[];
    variant: string | null;
    you: number | null;
  }

  /** Give up the chair. */
  interface Leave {
    kind: 'leave';
  }

  /** One thing told, in the reader's language, with the rule behind it and the facts it was made from. */
  interface Line {
    text: string;
    key: string;
    rule: string;
    seat: number | null;
  }

  /** Addresses to pass on: to sit down, to watch, and of one's own seat. */
  interface Links {
    invitation: string;
    watch: string;
    seat: string | null;
  }

  /** A table to open: `bots` says which chairs have one, and of which level. */
  interface Opening {
    game: string;
    name: string;
    edition?: string | null;
    variant?: string | null;
    options?: Record<string, unknown>;
    seats?: number | null;
    pace?: 'brisk' | 'day' | 'relaxed';
    shared?: boolean;
    names?: string[];
    bots?: Record<string, string>;
  }

  /** A pace: seconds for a decision (0: any), and until a bot stands in. */
  interface PaceSeen {
    pace: 'brisk' | 'day' | 'relaxed';
    decision: number;
    grace: number;
  }

  /** Whether the server is there. */
  interface Ping {
    type: 'ping';
  }

  /** Make a move; `ask` is the number of the question it answers, so that a late one changes nothing. */
  interface Play {
    kind: 'play';
    move: string;
    ask: number;
  }

  /** It is. */
  interface Pong {
    type: 'pong';
  }

  /** Who is here. */
  interface PresenceNow {
    type: 'presence';
    here: boolean[];
    watching: number;
  }

  /** RFC 9457, with what a refusal says on the socket: its code, sentence, rule and the legal moves. */
  interface Problem {
    type: string;
    title: string;
    status: number;
    code: string;
    text: string;
    rule?: string | null;
    legal?: string[];
  }

  /** The host puts a bot on an empty chair, or changes a bot's level. */
  interface PutBot {
    kind: 'put-bot';
    seat: number;
    level: string;
  }

  /** A quick reaction, never stored. */
  interface React {
    kind: 'react';
    reaction: 'hurry' | 'laugh' | 'ouch' | 'thanks' | 'think' | 'well-played';
  }

  /** A wish, or a message (id 0), that changed nothing: a stable code, the rule if one is the reason, a sentence. */
  interface Refused {
    type: 'refused';
    id: number;
    code: string;
    text: string;
    rule?: string | null;
    legal?: string[];
  }

  /** The same people again, seats rotated. */
  interface Rematch {
    kind: 'rematch';
  }

  /** The host frees a chair. */
  interface Remove {
    kind: 'remove';
    seat: number;
  }

  /** Go by another name. */
  interface Rename {
    kind: 'rename';
    name: string;
  }

  /** A finished game move by move. */
  interface Replayed {
    table: string;
    settings: Settings;
    players: string[];
    eyes: number | null;
    steps: Step[];
  }

  /** Somebody's words or reaction. */
  interface SaidNow {
    type: 'said';
    seat: number | null;
    name: string;
    words?: string | null;
    reaction?: string | null;
  }

  /** Words to all, never stored. */
  interface Say {
    kind: 'say';
    words: string;
  }

  /** A seat this browser now holds; `seats` are all it holds at the table, `link` opens the seat anywhere. */
  interface Seated {
    table: string;
    seat: number;
    link: string;
    seats: number[];
  }

  /** The game, its edition and options, the seats, and how fast it is played. */
  interface Settings {
    game: string;
    edition: string;
    variant: string | null;
    options: Record<string, unknown>;
    seats: number;
    pace: 'brisk' | 'day' | 'relaxed';
    is_shared: boolean;
    rematch_of: string | null;
    bot_pause: number;
  }

  /** A wish to sit down, on a certain chair or on any. */
  interface Sitting {
    name: string;
    seat?: number | null;
  }

  /** The host has the cards dealt; empty chairs are for bots. */
  interface Start {
    kind: 'start';
  }

  /** One moment of a finished game. */
  interface Step {
    number: number;
    seat: number | null;
    move: string | null;
    lines: Line[];
    view: Record<string, unknown>;
  }

  /** The host switches the chat on or off. */
  interface SwitchChat {
    kind: 'switch-chat';
    is_on: boolean;
  }

  /** What a visitor may know of a table; `seats` are those this browser holds. */
  interface TableSeen {
    table: string;
    number: number;
    stage: 'gathering' | 'over' | 'playing';
    settings: Settings;
    chairs: Chair[];
    commitment: string;
    seats: number[];
    next_table: string | null;
  }

  /** 5211-R2: take the sealed cards back. */
  interface TakeBack {
    kind: 'take-back';
  }

  /** All a viewer may know of a table at one number of its log; `view` is the game's own, None before the deal. */
  interface Whole {
    number: number;
    stage: 'gathering' | 'over' | 'playing';
    settings: Settings;
    commitment: string;
    chairs: Chair[];
    seat: number | null;
    view: View | null;
    ask: Ask | null;
    chat_is_on: boolean;
    clocks: (number | null)[];
    cover_from: (number | null)[];
    winners: number[];
    seed: string | null;
    next_table: string | null;
  }

  /** Everything the viewer may know now. */
  interface WholeTable {
    type: 'whole';
    protocol: number;
    table: Whole;
  }

  type FromClient = Hello | Do | Ping;

  type FromServer = WholeTable | HappenedNow | SaidNow | PresenceNow | Done | Refused | Pong;

  type Command = Play | TakeBack | ComeBack | Cover | Leave | Rename | PutBot | Remove | Start | SwitchChat | Rematch | Say | React;

  type Request = Opening | Sitting | Claiming | Doing;

  type Answer = Seated | Claimed | DoneNow | TableSeen | Links | Replayed | Catalogue | Problem;

  type View = G5211 | Kobito | Kudos;
}
