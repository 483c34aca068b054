import {ifAnswered, mean, told} from '../board/odds.js';
import {percent} from '../shared/words.js';
/** @import {Headline, Preview} from '../net/protocol.js' */

/**
 * What a card says of a preview: what one decides by first, what it is if others answer, and the next figure. What is
 * sure to happen and no game names is not worth a headline.
 *
 * @param {Preview | null | undefined} preview
 * @returns {{short: string, more: string, feared: boolean} | null}
 */
export function headline(preview) {
  const [first, second] = preview?.headlines.filter((one) => one.wanted !== undefined || one.chance !== 1) ?? [];
  if (!preview || !first) return null;
  const sampled = preview.complete === false ? `sampled, ±${percent(preview.margin)}` : '';
  const open = !preview.answered && preview.assumes.startsWith('un') ? 'unless answered' : '';
  return {
    short: figure(first),
    more: [ifAnswered(first) || open, second ? figure(second) : '', sampled].filter(Boolean).join(' · '),
    feared: first.wanted === false,
  };
}

/** @param {Headline} one */
function figure(one) {
  return one.chance === undefined
    ? `${mean(one.mean ?? 0)} ${told(one)} on average`
    : `${percent(one.chance)} ${told(one)}`;
}

/**
 * The preview with what one decides by first.
 *
 * @param {Preview | null} preview
 * @returns {Preview | null}
 */
export function ordered(preview) {
  if (!preview) return null;
  const names = preview.headlines.map(({name}) => name);
  const place = (/** @type {{name: string}} */ {name}) => (names.includes(name) ? names.indexOf(name) : names.length);
  const byHeadline = (/** @type {{name: string}} */ one, /** @type {{name: string}} */ other) =>
    place(one) - place(other);
  return {
    ...preview,
    chances: [...preview.chances].sort(byHeadline),
    numbers: [...preview.numbers].sort(byHeadline),
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
  const open = chances.filter(({chance}) => chance < 1);
  if (open.length === chances.length && open.length <= 2 && numbers.length <= 1) return preview;
  return {...preview, chances: open.slice(0, 2), numbers: numbers.slice(0, 1)};
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
