// A finished game move by move without loading the page anew: slider, keys, links, and whose eyes.
const section = document.getElementById('replay');
const slider = document.getElementById('at');
const eyes = document.getElementById('eyes');
const image = /** @type {HTMLImageElement} */ (section.querySelector('img'));
const wide = /** @type {HTMLSourceElement} */ (section.querySelector('source'));
const now = document.getElementById('now');
const graph = /** @type {With<'left' | 'right' | 'moves'>} */ (document.querySelector('.graph'));
const { table, last, lang } = section.dataset;
/** @typedef {'first' | 'back' | 'on' | 'last'} Way */
const ways = /** @type {NodeListOf<HTMLAnchorElement & { dataset: { way: Way } }>} */ (section.querySelectorAll('[data-way]'));
/** @type {Map<string, Promise<wire.Replayed>>} */
const stories = new Map();
const SOON = 60;
let at = Number(slider.value);
let drawing = 0;

/** The story through somebody's eyes, asked for once. @param {string} who @returns {Promise<wire.Step[]>} */
async function story(who) {
  let told = stories.get(who);
  if (!told) {
    const query = new URLSearchParams({ lang, views: 'false', ...(who && { eyes: who }) });
    told = fetch(`/api/tables/${table}/replay?${query}`).then((got) => got.json());
    stories.set(who, told);
  }
  return (await told).steps;
}

/** @param {number} move */
const pictureOf = (move) => `/api/tables/${table}/picture?at=${move}${eyes.value && `&eyes=${eyes.value}`}`;
/** @param {number} move */
const within = (move) => Math.min(Math.max(move, 0), Number(last));
/** @param {number} move */
const addressOf = (move) => `/g/${table}?at=${move}${eyes.value && `&eyes=${eyes.value}`}`;

/** Show the picture; while the slider runs only where it rests. */
function draw() {
  const source = pictureOf(at);
  wide.srcset = `${source}&whole=true`;
  image.src = source;
}

/** Go to a move. @param {number} move */
async function go(move) {
  at = within(move);
  slider.value = String(at);
  clearTimeout(drawing);
  drawing = setTimeout(draw, SOON);
  const who = eyes.options[eyes.selectedIndex].text;
  image.alt = section.dataset.picture.replace('%at%', String(at)).replace('%who%', who);
  history.replaceState(null, '', addressOf(at));
  document.getElementById('here').href = addressOf(at);
  for (const way of ways) way.href = `${addressOf(goal(way.dataset.way))}#replay`;
  mark();
  tell((await story(eyes.value))[at]);
}

/** The line on the graph that shows where we are. */
function mark() {
  const [left, right, moves] = [graph.dataset.left, graph.dataset.right, graph.dataset.moves].map(Number);
  const x = left + ((right - left) * at) / moves;
  now.setAttribute('d', String(now.getAttribute('d')).replace(/^M[\d.]+/, `M${x.toFixed(2)}`));
}

/** The lines of a move, each with its rule; late ones for another move are dropped. @param {wire.Step} step */
function tell(step) {
  if (step.number !== at) return;
  document.getElementById('step').textContent = at ? section.dataset.step.replace('%at%', String(at)) : section.dataset.start;
  const lines = step.lines.map((line) => {
    const item = document.createElement('li');
    const rule = document.createElement('a');
    rule.className = 'rule';
    rule.href = `/rules/${section.dataset.game}#${line.rule}`;
    rule.textContent = line.rule;
    item.append(`${line.text} `, rule);
    return item;
  });
  document.getElementById('lines').replaceChildren(...lines);
  for (const near of [at + 1, at - 1]) if (near === within(near)) new Image().src = nearby(near);
}

const isWide = matchMedia('(min-width: 52rem)');
/** @param {number} move */
const nearby = (move) => pictureOf(move) + (isWide.matches ? '&whole=true' : '');
/** @param {Way} way */
const goal = (way) => ({ first: 0, back: within(at - 1), on: within(at + 1), last: Number(last) })[way];
/** @type {Record<string, Way>} */
const KEYS = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last' };

/** @param {Event} event */
const targetOf = (event) => /** @type {Element} */ (event.target);

slider.addEventListener('input', () => go(Number(slider.value)));
eyes.addEventListener('change', () => go(at));
section.addEventListener('click', (event) => {
  const way = /** @type {Way | undefined} */ (targetOf(event).closest('[data-way]')?.dataset.way);
  if (!way || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(goal(way));
});
document.addEventListener('keydown', (event) => {
  const way = KEYS[event.key];
  if (!way || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (targetOf(event).closest('input, select, textarea, .wide, pre')) return;
  event.preventDefault();
  go(goal(way));
});
document.getElementById('show').hidden = true;
