// A live region for what is urgent: why a move was refused, whose turn it is.
/** @type {HTMLElement | null} */
let place = null;

/** Where it is spoken from; it stands beside the page, so that no drawing replaces it. */
export function prepare() {
  place = document.createElement('div');
  place.className = 'unseen';
  place.setAttribute('aria-live', 'assertive');
  place.setAttribute('role', 'status');
  document.body.append(place);
}

/** @param {string} words */
export function announce(words) {
  if (place && words) place.textContent = words;
}
