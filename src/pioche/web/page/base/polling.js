// Where sockets are blocked: the same messages by long requests, and wishes by short ones.
import { get, post, troubleOf } from './api.js';
/** @import { Wire } from './wire.js' */

const WAIT = 25;
const REST = 2000;
const AWAY = new Set([403, 404, 410]); // what a socket says as it closes: 4403, 4404, 4410
const OF_SOCKETS = 4000;

const rest = () => new Promise((resolve) => setTimeout(resolve, REST));

/** @param {Wire} wire */
function address(wire) {
  const query = new URLSearchParams({ lang: wire.lang, wait: String(WAIT), ear: wire.name });
  if (wire.seat !== null) query.set('seat', String(wire.seat));
  if (wire.since !== null) query.set('since', String(wire.since));
  return `/api/tables/${encodeURIComponent(wire.table)}/events?${query}`;
}

/** Hear what happens until the signal says stop. @param {Wire} wire @param {AbortSignal} signal */
export async function follow(wire, signal) {
  for (const { message } of wire.pending.values()) send(wire, message);
  while (!signal.aborted) {
    try {
      /** @type {wire.FromServer[]} */
      const messages = await get(address(wire), signal);
      if (!signal.aborted) wire.ear.state('open');
      for (const message of messages) if (!signal.aborted) wire.hear(message);
    } catch (error) {
      if (signal.aborted) return;
      const { status } = troubleOf(error);
      if (AWAY.has(status)) {
        wire.ear.ended(OF_SOCKETS + status);
        return;
      }
      wire.ear.state('lost');
      await rest();
    }
  }
}

/** Send a wish and hear the answer; one that did not get there goes again. @param {Wire} wire @param {wire.Do} message */
export async function send(wire, message) {
  const path = `/api/tables/${encodeURIComponent(wire.table)}/do`;
  try {
    /** @type {wire.DoneNow} */
    const answer = await post(path, { seat: wire.seat, id: message.id, command: message.command });
    wire.hear({ type: 'done', ...answer });
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble.status) {
      wire.hear({ type: 'refused', code: trouble.code, text: trouble.text, rule: trouble.rule, id: message.id });
      return;
    }
    await rest();
    if (wire.polling && wire.pending.has(message.id)) await send(wire, message);
  }
}
