// Addresses of the project's own pages, and sharing them.
/** @param {string} table */
export const tableLink = (table) => `/t/${encodeURIComponent(table)}`;
/** @param {string} table */
export const gameLink = (table) => `/g/${encodeURIComponent(table)}`;
/** @param {string} game @param {string} rule */
export const rulesLink = (game, rule = '') => `/rules/${game}${rule ? `#${rule}` : ''}`;

/** The table that a pasted link or code means, or nothing. @param {string} text */
export function tableFrom(text) {
  const words = text.trim();
  const linked = /\/t\/([\w-]+)[^\s]*$/.exec(words);
  if (linked) return words.slice(words.indexOf('/t/'));
  return /^[\w-]+$/.test(words) ? tableLink(words) : '';
}

/** Copy a text; says whether that worked. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const mayShare = () => Boolean(navigator.share);

/** Hand a link to whatever the device shares with. @param {string} title @param {string} url */
export const share = (title, url) => navigator.share({ title, url }).catch(() => {});
