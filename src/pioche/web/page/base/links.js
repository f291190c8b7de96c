// Addresses of the project's own pages, and sharing them.
export const tableLink = (table) => `/t/${encodeURIComponent(table)}`;
export const gameLink = (table) => `/g/${encodeURIComponent(table)}`;
export const rulesLink = (game, rule = '') => `/rules/${game}${rule ? `#${rule}` : ''}`;

/** The table that a pasted link or code means, or nothing. */
export function tableFrom(text) {
  const words = text.trim();
  const linked = /\/t\/([\w-]+)[^\s]*$/.exec(words);
  if (linked) return words.slice(words.indexOf('/t/'));
  return /^[\w-]+$/.test(words) ? tableLink(words) : '';
}

/** Copy a text; says whether that worked. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const mayShare = () => Boolean(navigator.share);

/** Hand a link to whatever the device shares with. */
export const share = (title, url) => navigator.share({ title, url }).catch(() => {});
