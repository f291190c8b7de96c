// Where sockets are blocked: the same messages by long requests, and wishes by short ones.
import { get, post } from './api.js';

const WAIT = 25;
const REST = 2000;

const rest = () => new Promise((resolve) => setTimeout(resolve, REST));

function address(wire) {
  const query = new URLSearchParams({ lang: wire.lang, wait: String(WAIT), ear: wire.name });
  if (wire.seat !== null) query.set('seat', String(wire.seat));
  if (wire.since !== null) query.set('since', String(wire.since));
  return `/api/tables/${encodeURIComponent(wire.table)}/events?${query}`;
}

/** Hear what happens until the signal says stop. */
export async function follow(wire, signal) {
  for (const { message } of wire.pending.values()) send(wire, message);
  while (!signal.aborted) {
    try {
      const answer = await get(address(wire), signal);
      const messages = Array.isArray(answer) ? answer : (answer.messages ?? []);
      if (!signal.aborted) wire.ear.state('open');
      for (const message of messages) if (!signal.aborted) wire.hear(message);
    } catch {
      if (signal.aborted) return;
      wire.ear.state('lost');
      await rest();
    }
  }
}

/** Send a wish and hear the answer. */
export async function send(wire, message) {
  const path = `/api/tables/${encodeURIComponent(wire.table)}/do`;
  try {
    const answer = await post(path, { seat: wire.seat, id: message.id, command: message.command });
    wire.hear({ type: 'done', ...answer, id: message.id });
  } catch (trouble) {
    if (!trouble.status) return;
    wire.hear({ type: 'refused', code: trouble.code, text: trouble.text, rule: trouble.rule, id: message.id });
  }
}
