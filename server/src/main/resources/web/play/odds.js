import {ifAnswered, mean, told} from '../board/odds.js';
import {percent} from '../shared/words.js';
import {leading} from './card-figures.js';
/** @import {Cost, Headline, Preview, Request} from '../net/protocol.js' */

/**
 * What one decides by, in a few words for the board and a button: "84.1 % hit · 74.4 % if answered". What is sure to
 * happen and no game names is not worth a word.
 *
 * @param {Preview | null | undefined} preview
 * @returns {string}
 */
export function shortOdds(preview) {
  const first = preview && leading(preview);
  if (!preview || !first) return '';
  return [figure(first), ifAnswered(first)].filter(Boolean).join(' · ');
}

/** @param {Headline} one */
function figure(one) {
  return one.chance === undefined
    ? `${mean(one.mean ?? 0)} ${told(one)} on average`
    : `${percent(one.chance)} ${told(one)}`;
}

/**
 * The preview without what is told as a cost anyway, or is sure to be paid for an act of one's own.
 *
 * @template {Preview | null} T
 * @param {T} preview
 * @param {Request} request
 * @param {Cost[]} costs
 * @returns {T}
 */
export function withoutCosts(preview, {unit, main}, costs) {
  if (!preview) return preview;
  const paid = new Set(costs.map(({what}) => `${unit} ${what}`));
  const sure = preview.numbers.filter(
    ({name, outcomes}) => main && name.startsWith(`${unit} `) && outcomes.length === 1,
  );
  sure.forEach(({name}) => paid.add(name));
  if (paid.size === 0) return preview;
  const headlines = preview.headlines.filter(({name, mean: change = 0}) => !(change < 0 && paid.has(name)));
  return {...preview, headlines};
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

/** Whether there is anything to draw. @param {Preview | null | undefined} preview @returns {boolean} */
export function tells(preview) {
  return Boolean(preview?.chances.length || preview?.numbers.length);
}

/**
 * The figure that a card is decided by, in another preview: for a what-if.
 *
 * @param {Preview | null | undefined} preview
 * @param {Preview} base
 * @returns {string | null}
 */
export function sameFigure(preview, base) {
  const [first] = base.headlines;
  if (!preview || !first) return null;
  if (first.chance !== undefined) {
    return percent(preview.chances.find(({name}) => name === first.name)?.chance ?? 0);
  }
  return mean(preview.numbers.find(({name}) => name === first.name)?.mean ?? 0);
}
