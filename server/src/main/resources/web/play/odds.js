import {mean, told} from '../board/odds.js';
import {percent} from '../shared/words.js';
/** @import {Preview} from '../net/protocol.js' */

/**
 * What a card says of a preview: the first chance, and the average of the first number that changes.
 *
 * @param {Preview | null | undefined} preview
 * @returns {{short: string, more: string} | null}
 */
export function headline(preview) {
  if (!preview) return null;
  const chance = preview.chances.find((one) => one.chance < 1) ?? preview.chances[0];
  const number = preview.numbers[0];
  if (!chance && !number) return null;
  const average = number ? `${mean(number.mean)} ${told(number)} on average` : '';
  const sampled = preview.complete === false ? `sampled, ±${percent(preview.margin)}` : '';
  if (!chance) return {short: average, more: sampled};
  return {short: `${percent(chance.chance)} ${told(chance)}`, more: [average, sampled].filter(Boolean).join(' · ')};
}

/**
 * The preview with what matters first: "hit" before "brute becomes fallen", but "brute health" before "margin".
 *
 * @param {Preview | null} preview
 * @returns {Preview | null}
 */
export function ordered(preview) {
  if (!preview) return null;
  const long = (/** @type {{name: string}} */ {name}) => (name.includes(' ') ? 1 : 0);
  return {
    ...preview,
    chances: [...preview.chances].sort((one, other) => long(one) - long(other)),
    numbers: [...preview.numbers].sort(
      (one, other) => long(other) - long(one) || Math.abs(other.mean) - Math.abs(one.mean),
    ),
  };
}

/**
 * The most telling part of a preview, small enough for a card; the same preview where it is small already.
 *
 * @param {Preview} preview
 * @returns {Preview}
 */
export function brief(preview) {
  const {chances, numbers} = preview;
  if (chances.length <= 2 && numbers.length <= 1) return preview;
  return {...preview, chances: chances.slice(0, 2), numbers: numbers.slice(0, 1)};
}

/** Whether there is anything to draw. @param {Preview | null | undefined} preview @returns {boolean} */
export function tells(preview) {
  return Boolean(preview?.chances.length || preview?.numbers.length);
}

/**
 * The chance alone, for a what-if; compared by the name that the card shows.
 *
 * @param {Preview | null | undefined} preview
 * @param {string} name
 * @returns {string | null}
 */
export function sameChance(preview, name) {
  const chance = preview?.chances.find((one) => one.name === name);
  return chance ? percent(chance.chance) : null;
}
