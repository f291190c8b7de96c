// Kobito: a move in words, for choosing between several and for those who cannot see where it leads.
import { say } from '../../base/words.js';
import { cardName, nameOf } from '../names.js';

/** A place in words. @param {string} place */
export function placeName(place) {
  if (place[0] === 'g') return say('gold-rainbow', { number: place[1] });
  if (place[0] === 's') return say('own-studio', { number: place[1] });
  return say('studio-of', { name: nameOf(Number(place[1])), number: place[3] });
}

/** @param {string} end */
export const endName = (end) => say(`end-${end}`);

/** A move in words. @param {string} move */
export function moveName(move) {
  const [word, first, second, third, fourth] = move.split(' ');
  const card = first && word !== 'move' ? cardName('kobito', first) : '';
  if (word === 'add') return say('move-add', { card, place: placeName(second), end: endName(third) });
  if (word === 'start') return say('move-start', { card, other: cardName('kobito', second) });
  if (word === 'move') {
    const [place, to] = [placeName(first), placeName(third)];
    return say('move-move', { from: endName(second), place, to, end: endName(fourth) });
  }
  if (word === 'swap') return say('move-swap', { card, place: placeName(second) });
  if (word === 'paint') return say('move-paint', { card, place: placeName(second) });
  return word === 'drop' ? say('move-drop', { card }) : say('end-turn');
}
