// The page begins here: the words, then the screen that the address names.
import { keepFocus } from './base/focus.js';
import { speak, wished } from './base/words.js';

const table = /^\/t\/([^/]+)\/?$/.exec(location.pathname)?.[1];
const screen = table ? import('./table/screen.js') : import('./lobby/lobby.js');

keepFocus();
await speak(wished());
(await screen).open(table ? decodeURIComponent(table) : '');
