// The page's words: the same Fluent files as everywhere, in the reader's language.
import { FluentBundle, FluentResource } from '../vendor/fluent/index.js';
import { refresh } from './render.js';

/** @typedef {NonNullable<wire.Hello['lang']>} Language */

/** @type {Language[]} */
export const LANGUAGES = ['en', 'fr', 'nl', 'de'];
const FILES = ['names', 'page'];
/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Language | ''} */
let current = '';

/** The language of the words shown now. */
export const language = () => current || 'en';

/** The language wished for: by the address, the cookie, the browser, or English. */
export function wished() {
  const asked = new URLSearchParams(location.search).get('lang');
  const kept = /(?:^|; )lang=(\w\w)/.exec(document.cookie)?.[1];
  const known = [asked, kept, ...navigator.languages].map((tag) => String(tag).slice(0, 2).toLowerCase());
  return /** @type {Language[]} */ (known).find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}

/** Speak a language from now on; the server hears of it by a cookie. @param {Language} tag */
export async function speak(tag) {
  if (!bundles.has(tag)) bundles.set(tag, await load(tag));
  current = tag;
  document.documentElement.lang = tag;
  refresh();
}

/** Speak a language and remember that it was chosen. @param {Language} tag */
export async function choose(tag) {
  document.cookie = `lang=${tag}; path=/; max-age=31536000; samesite=lax`;
  await speak(tag);
}

/** @param {Language} tag */
async function load(tag) {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  const texts = await Promise.all(FILES.map((file) => fetch(`/words/${tag}/${file}.ftl`).then((got) => got.text())));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Whether there are words under a key. @param {string} key */
export const has = (key) => Boolean(bundles.get(current)?.hasMessage(key));

/**
 * The words under a key; a key without words shows as itself, so that it is noticed.
 * @param {string} key @param {Record<string, string | number>} [facts]
 */
export function say(key, facts) {
  const bundle = bundles.get(current);
  const pattern = bundle?.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, facts, []) : key;
}

/** Some things in a row: a, b and c. @param {string[]} items */
export const list = (items) => new Intl.ListFormat(language()).format(items);
