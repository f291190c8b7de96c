// Requests to the server: JSON in both directions, and what is refused as a Trouble with its code and sentence.

/** What the server did not do, and why. */
export class Trouble extends Error {
  constructor({ code = 'unreachable', text = '', rule = null, status = 0 } = {}) {
    super(text || code);
    this.code = code;
    this.text = text;
    this.rule = rule;
    this.status = status;
  }
}

const token = () => decodeURIComponent(/(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '');

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

/** Read something. */
export const get = (path, signal) => ask(path, { signal });

/** Have something done. */
export const post = (path, body) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrftoken': token() },
    body: JSON.stringify(body ?? {}),
  });
