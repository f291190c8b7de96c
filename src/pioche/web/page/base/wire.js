// The line to a table: a socket that comes back by itself, and plain requests where sockets are blocked.
import { Trouble } from './api.js';
import { follow, send } from './polling.js';
/** @import { Language } from './words.js' */

const PROTOCOL = 1;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const SILENCE = 25000;
const PATIENCE = 4000;
const TRIES = 3;
const SENT_AWAY = new Set([4403, 4404, 4410]);

/** @typedef {{message: wire.Do, resolve: (done: wire.Done) => void, reject: (why: Trouble) => void}} Waiting */
/** @typedef {{hear: (message: wire.FromServer) => void, state: (line: 'open' | 'lost') => void, ended: (code: number) => void}} Ear */

export class Wire {
  /** @param {string} table @param {Ear} ear */
  constructor(table, ear) {
    this.table = table;
    this.ear = ear;
    /** @type {Map<number, Waiting>} */
    this.pending = new Map();
    this.name = Math.random().toString(36).slice(2, 12);
    this.lastId = Date.now() * 1000 + Math.floor(Math.random() * 1000);
    this.failures = 0;
    this.opened = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.timer = 0;
    /** @type {AbortController | null} */
    this.polling = null;
    /** @type {number | null} */
    this.since = null;
    /** @type {number | null} */
    this.seat = null;
    /** @type {Language} */
    this.lang = 'en';
    this.wanted = false;
    addEventListener('online', () => this.retry());
    addEventListener('offline', () => this.check());
    addEventListener('pagehide', () => this.hush());
    addEventListener('pageshow', (event) => event.persisted && this.retry());
    document.addEventListener('visibilitychange', () => document.hidden || this.check());
  }

  /**
   * Listen with a seat's eyes, or as a spectator; what was seen already is not told again.
   * @param {number | null} seat @param {Language} lang @param {number | null} since
   */
  listen(seat, lang, since = null) {
    Object.assign(this, { seat, lang, since, wanted: true });
    this.hush();
    this.connect();
  }

  /** Stop listening. */
  leave() {
    this.wanted = false;
    this.hush();
  }

  hush() {
    clearTimeout(this.timer);
    this.polling?.abort();
    this.polling = null;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  connect() {
    if (!this.wanted) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.table)}`);
    this.socket = socket;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lost(0), LONGEST_WAIT); // a line that neither opens nor fails
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.lost(event.code);
  }

  /** @param {WebSocket} socket */
  greet(socket) {
    /** @type {wire.Hello} */
    const hello = { type: 'hello', protocol: PROTOCOL, lang: this.lang };
    if (this.seat !== null) hello.seat = this.seat;
    if (this.since !== null) hello.since = this.since;
    socket.send(JSON.stringify(hello));
    for (const { message } of this.pending.values()) socket.send(JSON.stringify(message));
    socket.send(JSON.stringify({ type: 'ping' })); // the answer says that the line is open
    this.watch();
  }

  watch() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), SILENCE);
  }

  /** Ask whether the server is there, and begin anew if nothing comes back. */
  check() {
    if (this.polling || this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ type: 'ping' }));
    this.expect();
  }

  /** Something was sent that is answered at once: silence means that the line is broken, though nobody said so. */
  expect() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.ear.state('lost');
      this.retry();
    }, PATIENCE);
  }

  retry() {
    if (!this.wanted || this.polling) return;
    this.hush();
    this.connect();
  }

  /** @param {number} code */
  lost(code) {
    this.hush();
    if (!this.wanted) return;
    if (SENT_AWAY.has(code)) return this.ear.ended(code);
    this.failures += 1;
    this.ear.state('lost');
    if (!this.opened && this.failures >= TRIES) return this.poll();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.failures - 1));
    this.timer = setTimeout(() => this.connect(), wait * (0.7 + 0.6 * Math.random()));
  }

  poll() {
    this.polling = new AbortController();
    follow(this, this.polling.signal);
  }

  /** @param {wire.FromServer} message */
  hear(message) {
    this.opened = this.opened || !this.polling;
    this.failures = 0;
    if (!this.polling) this.watch();
    // whoever loses a seat goes on as a spectator, and asks as one from then on
    if ('table' in message) Object.assign(this, { since: message.table.number, seat: message.table.seat });
    if (message.type === 'done') this.settle(message.id)?.resolve(message);
    if (message.type === 'refused') this.settle(message.id)?.reject(new Trouble(message));
    this.ear.state('open');
    this.ear.hear(message);
  }

  /** @param {number} id */
  settle(id) {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    return waiting;
  }

  /**
   * Wish for something; settled when the server has answered, however often the line broke meanwhile.
   * @param {wire.Command} command @returns {Promise<wire.Done>}
   */
  do(command) {
    this.lastId += 1;
    /** @type {wire.Do} */
    const message = { type: 'do', id: this.lastId, command };
    const answer = new Promise((resolve, reject) => this.pending.set(message.id, { message, resolve, reject }));
    if (this.polling) send(this, message);
    else if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(message));
      this.expect();
    }
    return answer;
  }
}
