// Drawings: cards from the game's sprite, and the icons all share.
import { html, svg } from '../vendor/lit-html/lit-html.js';

/**
 * A card or another piece of a game's sprite; what it says is told beside it, so it is not read out.
 * @param {string} game @param {string} name @param {string} kind
 */
export const art = (game, name, kind = 'card-art') =>
  html`<svg class=${kind} aria-hidden="true" focusable="false"><use href="/art/${game}.svg#${name}"></use></svg>`;

/** @type {Record<string, Template>} */
const PATHS = {
  menu: svg`<path d="M3 6h18M3 12h18M3 18h18"/>`,
  moon: svg`<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z"/>`,
  sun: svg`<circle cx="12" cy="12" r="4.5"/><path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1"/>`,
  copy: svg`<rect x="8" y="8" width="13" height="13" rx="2.5"/><path d="M16 8V5.5A2.5 2.5 0 0 0 13.5 3h-8A2.5 2.5 0 0 0 3 5.5v8A2.5 2.5 0 0 0 5.5 16H8"/>`,
  share: svg`<circle cx="18" cy="5" r="3"/><circle cx="6" cy="12" r="3"/><circle cx="18" cy="19" r="3"/><path d="M8.7 10.6l6.6-4M8.7 13.4l6.6 4"/>`,
  book: svg`<path d="M12 6c-2-2-5-2.5-9-2.5v15c4 0 7 .5 9 2.5 2-2 5-2.5 9-2.5v-15c-4 0-7 .5-9 2.5ZM12 6v15"/>`,
  chat: svg`<path d="M4 4h16v12H11l-5 4v-4H4Z"/>`,
  story: svg`<path d="M5 5h14M5 10h14M5 15h9M5 20h6"/>`,
  close: svg`<path d="M5 5l14 14M19 5L5 19"/>`,
  back: svg`<path d="M9 5L3 11l6 6"/><path d="M3 11h11a6 6 0 0 1 0 12"/>`,
  eye: svg`<path d="M1.5 12S5.5 5 12 5s10.5 7 10.5 7-4 7-10.5 7S1.5 12 1.5 12Z"/><circle cx="12" cy="12" r="3"/>`,
  bot: svg`<rect x="4" y="8" width="16" height="12" rx="3"/><path d="M12 8V4M9 13v2M15 13v2"/><circle cx="12" cy="3" r="1"/>`,
  person: svg`<circle cx="12" cy="8" r="4.5"/><path d="M3.5 21c.5-5 4-7.5 8.5-7.5s8 2.5 8.5 7.5"/>`,
  chair: svg`<path d="M6 3v11h12V3M6 14l-1 7M18 14l1 7M6 9h12"/>`,
  plus: svg`<path d="M12 4v16M4 12h16"/>`,
  leave: svg`<path d="M14 4H5v16h9M10 12h11M17 8l4 4-4 4"/>`,
  help: svg`<circle cx="12" cy="12" r="10"/><path d="M9 9a3 3 0 1 1 4 2.8c-.8.4-1 1-1 2.2M12 17.5v.2"/>`,
  more: svg`<path d="M6 9l6 6 6-6"/>`,
  clock: svg`<circle cx="12" cy="12" r="9.5"/><path d="M12 6.5V12l4 2.5"/>`,
  people: svg`<circle cx="9" cy="8" r="4"/><path d="M1.5 20c.4-4.5 3.3-6.5 7.5-6.5s7.1 2 7.5 6.5M16 4.5a4 4 0 0 1 0 7M18.5 14c2.5.8 3.8 2.8 4 6"/>`,
  'well-played': svg`<path d="M12 2.5l2.9 6 6.6.8-4.9 4.5 1.3 6.5L12 17l-5.9 3.3 1.3-6.5L2.5 9.3l6.6-.8Z"/>`,
  ouch: svg`<circle cx="12" cy="12" r="9.5"/><path d="M7 8l3 1.5M17 8l-3 1.5M7 16.5l2-1.5 2 1.5 2-1.5 2 1.5 2-1.5"/>`,
  thanks: svg`<path d="M12 20.5C4.5 14.5 2.5 11.5 2.5 8.5A4.7 4.7 0 0 1 12 6.7a4.7 4.7 0 0 1 9.5 1.8c0 3-2 6-9.5 12Z"/>`,
  hurry: svg`<path d="M6 2.5h12M6 21.5h12M7.5 2.5c0 5 3 6.5 4.5 9.5-1.5 3-4.5 4.5-4.5 9.5M16.5 2.5c0 5-3 6.5-4.5 9.5 1.5 3 4.5 4.5 4.5 9.5"/>`,
  laugh: svg`<circle cx="12" cy="12" r="9.5"/><path d="M7 9.5c.5-1 2-1 2.5 0M14.5 9.5c.5-1 2-1 2.5 0M7 13.5h10c0 5-10 5-10 0Z"/>`,
  think: svg`<circle cx="12" cy="12" r="9.5"/><path d="M7.5 10v.2M16 10.5v.2M14 6.5l4-.5M8.5 16.5c2-1.5 4-1.5 6.5-1"/>`,
  device: svg`<rect x="6" y="2" width="12" height="20" rx="2.5"/><path d="M11 18.5h2"/>`,
};

/** A sign in the ink of the words beside it. @param {string} name */
export const icon = (name) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${PATHS[name]}</svg>`;

/** A sign of the table: pawn, star, flag, tick... @param {string} name */
export const sign = (name) => art('icons', name, 'sign');
