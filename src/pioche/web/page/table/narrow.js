// Whether the window is so narrow that the story and the talk are folded away.
import { refresh } from '../base/render.js';

export const isNarrow = matchMedia('(max-width: 980px)');
isNarrow.addEventListener('change', refresh);
