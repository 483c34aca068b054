/** Shares, differences and times as the lab writes them. */
/** @import {Difference, ShareInterval} from '../net/protocol.js' */

/** 0.618 as "61.8". @param {number} share @returns {string} */
export function points(share) {
  return (100 * share).toFixed(1);
}

/** @param {ShareInterval | Difference} interval @returns {string} */
export function range({low, high}) {
  return low < 0 || high < 0 ? `${signedPoints(low)} to ${signedPoints(high)}` : `${points(low)} to ${points(high)}`;
}

/** With a sign that is as wide as the other. @param {number} difference @returns {string} */
export function signedPoints(difference) {
  const text = points(Math.abs(difference));
  return text === '0.0' ? '0.0' : (difference < 0 ? '−' : '+') + text;
}

/** @param {number} count @returns {string} */
export function thousands(count) {
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** @param {number} seconds @returns {string} */
export function duration(seconds) {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  return seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}

/** Whether a change is surely not nothing. @param {Difference} change @returns {boolean} */
export function isSeen({low, high}) {
  return low > 0 || high < 0;
}

/** A share in everyday words: "six fights in ten". @param {number} share @returns {string} */
export function inWords(share) {
  const names = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  const best = [2, 3, 4, 5, 6, 8, 10]
    .map((of) => ({of, won: Math.round(share * of)}))
    .sort((a, b) => Math.abs(a.won / a.of - share) - Math.abs(b.won / b.of - share))[0];
  if (share >= 0.95) return 'nearly every fight';
  if (share <= 0.05) return 'hardly any fight';
  return `about ${names[best.won]} ${best.won === 1 ? 'fight' : 'fights'} in ${names[best.of]}`;
}
