/**
 * What a preview says, made ready to draw: percentages, the headline, distributions in few bars. Pure functions.
 *
 * @typedef {{label: string, chance: number}} Bar
 */
import {percent} from '../shared/words.js';
/** @import {Headline, Outcome, Preview} from '../net/protocol.js' */

/** The name of a chance or a number for people. @param {{text: string}} one @returns {string} */
export function told({text}) {
  return text;
}

/** A mean with its sign as the number has it: `-4.4`. @param {number} value @returns {string} */
export function mean(value) {
  return String(Number(value.toFixed(1))).replace('-', '−');
}

/**
 * The chance that one decides by, if what one decides by is a chance.
 *
 * @param {Preview} preview
 * @returns {(Headline & {chance: number}) | undefined}
 */
export function headline(preview) {
  const chances = preview.headlines.filter((one) => one.chance !== undefined);
  return /** @type {(Headline & {chance: number}) | undefined} */ (chances[0]);
}

/** How a figure is where others answer, in words: "50 % if answered". @param {Headline} one @returns {string} */
export function ifAnswered(one) {
  if (one.answered === undefined || one.answered === (one.chance ?? one.mean)) return '';
  return `${one.chance === undefined ? mean(one.answered) : percent(one.answered)} if answered`;
}

/**
 * Outcomes of a number in at most so many bars; neighbours are joined to spans of equal width, and the value that means
 * "nothing happens" keeps a bar of its own.
 *
 * @param {Outcome[]} outcomes
 * @param {number} [most]
 * @returns {Bar[]}
 */
export function grouped(outcomes, most = 8) {
  const sorted = [...outcomes].sort((a, b) => a.value - b.value);
  if (sorted.length <= most) {
    return sorted.map(({value, chance}) => ({label: number(value), chance}));
  }
  const zero = sorted.filter(({value}) => value === 0);
  const others = sorted.filter(({value}) => value !== 0);
  const low = others[0].value;
  const high = others[others.length - 1].value;
  const width = Math.ceil((high - low + 1) / (most - zero.length));
  /** @type {Map<number, {from: number, to: number, chance: number}>} */
  const spans = new Map();
  for (const {value, chance} of others) {
    const start = low + Math.floor((value - low) / width) * width;
    const span = spans.get(start) ?? {from: value, to: value, chance: 0};
    spans.set(start, {from: span.from, to: value, chance: span.chance + chance});
  }
  const bars = [...spans.values()].map(({from, to, chance}) => ({at: from, label: range(from, to), chance}));
  bars.push(...zero.map(({chance}) => ({at: 0, label: '0', chance})));
  return bars.sort((a, b) => a.at - b.at).map(({label, chance}) => ({label, chance}));
}

/** @param {number} from @param {number} to */
function range(from, to) {
  return from === to ? number(from) : `${number(from)} to ${number(to)}`;
}

/** @param {number} value */
function number(value) {
  return String(value).replace('-', '−');
}

/** What is left to say about how the odds were found. @param {Preview} preview @returns {string} */
export function method(preview) {
  const found = preview.complete ? 'exact' : `sampled, ±${(preview.margin * 100).toFixed(1)} %`;
  if (preview.assumes === 'nothing') return found;
  const assumed = {
    unanswered: preview.answered ? 'if nobody answers' : 'unless answered',
    'unless answered': 'unless answered',
    answered: 'with everybody at their best',
  }[preview.assumes];
  return preview.complete ? assumed : `${assumed}, ${found}`;
}

/** The whole preview in a sentence or two, for screen readers. @param {Preview} preview @returns {string} */
export function spokenOdds(preview) {
  const chances = preview.chances.map((one) => `${told(one)} ${percent(one.chance)}`);
  const numbers = preview.numbers.map((one) => `${told(one)} ${mean(one.mean)} on average`);
  return [...chances, ...numbers, method(preview)].join('; ');
}
