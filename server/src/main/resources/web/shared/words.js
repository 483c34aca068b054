/** Small wordings that several places share. */
/** @import {Cost} from '../net/protocol.js' */

/**
 * 0.4444 as "44.4 %"; never rounds a possible thing to certain or impossible.
 *
 * @param {number} chance
 * @returns {string}
 */
export function percent(chance) {
  if (chance <= 0) return '0 %';
  if (chance >= 1) return '100 %';
  if (chance < 0.001) return '< 0.1 %';
  if (chance > 0.999) return '> 99.9 %';
  return `${(chance * 100).toFixed(1)} %`;
}

/** A number with its sign, as parts of a total are written. @param {number} value @returns {string} */
export function signed(value) {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/**
 * @param {number} count
 * @param {string} word
 * @param {string} [many]
 * @returns {string}
 */
export function plural(count, word, many = word + 's') {
  return `${count} ${count === 1 ? word : many}`;
}

/** Several words as a sentence has them: "a, b and c". @param {string[]} words @returns {string} */
export function listed(words) {
  if (words.length < 2) return words.join('');
  return words.slice(0, -1).join(', ') + ' and ' + words[words.length - 1];
}

/** @param {string} text @returns {string} */
export function capital(text) {
  return text ? text[0].toUpperCase() + text.slice(1) : text;
}

/** How long ago, roughly, or a date. @param {number | string} time @returns {string} */
export function ago(time) {
  const seconds = (Date.now() - new Date(time).getTime()) / 1000;
  if (!Number.isFinite(seconds)) return '';
  if (seconds < 90) return 'just now';
  if (seconds < 3600) return `${Math.round(seconds / 60)} minutes ago`;
  if (seconds < 86400) return plural(Math.round(seconds / 3600), 'hour') + ' ago';
  return new Date(time).toLocaleDateString(undefined, {day: 'numeric', month: 'short', year: 'numeric'});
}

/** The costs of an option in words. @param {Cost[]} [costs] @returns {string[]} */
export function costWords(costs = []) {
  return costs.map((cost) => `${cost.amount} ${cost.what}`);
}

/** @type {Record<string, string>} */
export const ROLES = {gamemaster: 'Gamemaster', player: 'Player', spectator: 'Spectator'};
