// What this browser remembers of its reader: a name, the theme, less motion, no chat.
/** @param {string} key */
const read = (key) => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** @param {string} key @param {string} value */
const write = (key, value) => {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // remembered until the page is closed
  }
};

export const LONGEST_NAME = 24;
export const nameKept = () => read('name');
/** @param {string} name */
export const keepName = (name) => write('name', name);
export const isMuted = () => read('mute') === 'yes';
/** @param {boolean} on */
export const mute = (on) => write('mute', on ? 'yes' : '');

const system = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the page is dark now. */
export const isDark = () => (document.documentElement.dataset.theme || (system.matches ? 'dark' : 'light')) === 'dark';

/** From light to dark or back. */
export function switchTheme() {
  const theme = isDark() ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  write('theme', theme);
}

/** Whether the system wishes that things do not move. */
export const isStillAnyway = () => still.matches;

/** Whether things should not move. */
export const isStill = () => still.matches || document.documentElement.dataset.motion === 'less';

/** Move less, or as the system wishes. */
export function switchMotion() {
  const less = document.documentElement.dataset.motion === 'less';
  if (less) delete document.documentElement.dataset.motion;
  else document.documentElement.dataset.motion = 'less';
  write('motion', less ? '' : 'less');
}
