// The bar at the top of every screen: the name, the way home, language, theme and what else a screen puts there.
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { icon } from './art.js';
import { refresh } from '../base/render.js';
import { isDark, isStill, isStillAnyway, switchMotion, switchTheme } from '../base/prefs.js';
import { choose, language, LANGUAGES, say } from '../base/words.js';
/** @import { Language } from '../base/words.js' */

let isOpen = false;
let heard = () => {};

/** Tell a screen when another language was chosen. @param {() => void} listen */
export function onLanguage(listen) {
  heard = listen;
}

/** @param {Chosen} event */
async function speakNow(event) {
  await choose(/** @type {Language} */ (event.target.value));
  heard();
}

const close = () => {
  isOpen = false;
  refresh();
};

/** Whatever was chosen in the menu, it is done with. @param {On<Element>} event */
const chosen = (event) => event.target.closest('button') && close();

/** @param {Event} event */
function toggle(event) {
  event.stopPropagation();
  isOpen = !isOpen;
  refresh();
}

addEventListener('click', ({ target }) => isOpen && !(/** @type {Element} */ (target).closest('.menu')) && close());
addEventListener('keydown', (event) => {
  if (!isOpen || event.key !== 'Escape') return;
  close();
  document.querySelector('.menu-button')?.focus();
});

const themeButton = () => html`<button type="button" class="icon-button" aria-label=${say('switch-theme')}
  title=${say('switch-theme')} @click=${() => { switchTheme(); refresh(); }}>${icon(isDark() ? 'sun' : 'moon')}</button>`;

const settings = () => html`
  <label class="menu-row"><span>${say('language')}</span>
    <select @change=${speakNow}>${LANGUAGES.map((tag) => html`<option value=${tag} lang=${tag}
      ?selected=${tag === language()}>${say(`own-name-${tag}`)}</option>`)}</select></label>
  <label class="menu-row"><span>${say('less-motion')}</span><input type="checkbox" .checked=${isStill()}
    ?disabled=${isStillAnyway()} @change=${() => { switchMotion(); refresh(); }}></label>`;

/**
 * The bar; `title` is where one is, `tools` are a screen's own buttons, `more` its own lines of the menu.
 * @param {{title?: Shown, tools?: Shown, more?: Shown}} [screen]
 */
export const top = ({ title = nothing, tools = nothing, more = nothing } = {}) => html`<header class="top">
  <a class="brand" href="/"><img src="/page/icon.svg" alt="" width="28" height="28"><span>Pioche</span></a>
  <div class="where">${title}</div>
  <div class="tools">${tools}${themeButton()}
    <div class="menu"><button type="button" class="icon-button menu-button" aria-expanded=${isOpen} aria-controls="menu"
      aria-label=${say('menu')} @click=${toggle}>${icon('menu')}</button>
      <div class="menu-sheet" id="menu" ?hidden=${!isOpen} @click=${chosen}>${settings()}${more}</div></div>
  </div>
</header>`;
