// Requests to the server: JSON in both directions, and what is refused as a Trouble with its code and sentence.

/** What the server did not do, and why. */
export class Trouble extends Error {
  /** @param {{code?: string, text?: string, rule?: string | null, status?: number}} [what] */
  constructor({ code = 'unreachable', text = '', rule = null, status = 0 } = {}) {
    super(text || code);
    this.code = code;
    this.text = text;
    this.rule = rule;
    this.status = status;
  }
}

/** Whatever went wrong, as a Trouble: what is no refusal counts as unreachable. @param {unknown} error */
export const troubleOf = (error) => (error instanceof Trouble ? error : new Trouble());

const token = () => decodeURIComponent(/(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '');

/** @param {string} path @param {RequestInit} options */
async function ask(path, options) {
  let answer;
  try {
    answer = await fetch(path, { credentials: 'same-origin', cache: 'no-store', ...options });
  } catch {
    throw new Trouble();
  }
  const body = await answer.json().catch(() => ({}));
  if (answer.ok) return body;
  throw new Trouble({ ...body, code: body.code ?? 'unreachable', text: body.text ?? '', status: answer.status });
}

/** Read something. @type {<Answer = unknown>(path: string, signal?: AbortSignal) => Promise<Answer>} */
export const get = (path, signal) => ask(path, signal ? { signal } : {});

/** Have something done. @type {<Answer = unknown>(path: string, body: wire.Request) => Promise<Answer>} */
export const post = (path, body) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrftoken': token() },
    body: JSON.stringify(body),
  });
