/**
 * What the answers to one question are compared by: the same measures on every card. Plain functions over previews.
 *
 * @typedef {{name: string, text: string, wanted: boolean, chance: boolean, loss: boolean}} Measure a chance, or else the
 *     mean of a number; what is wanted or feared is then that it grows, or that it is lost
 */
import {mean} from '../board/odds.js';
import {percent} from '../shared/words.js';
/** @import {Preview, Unit} from '../net/protocol.js' */

const MOST = 4;

/** What befalls somebody, by the name of the chance. @type {Record<string, string>} */
const BEFALLS = {hit: 'is hit', destroys: 'is destroyed'};

/**
 * What the game says that one decides by here, in any of the answers, in the order in which it is named.
 *
 * @param {(Preview | null | undefined)[]} previews
 * @returns {Measure[]}
 */
export function measuresOf(previews) {
  /** @type {Map<string, Measure>} */
  const found = new Map();
  for (const preview of previews) {
    for (const {name, text, wanted, chance} of preview?.headlines ?? []) {
      if (wanted === undefined || found.has(name)) continue;
      found.set(name, {name, text, wanted, chance: chance !== undefined, loss: isLoss(previews, name)});
    }
  }
  const place = (/** @type {Measure} */ {name}) => Math.min(...previews.map((one) => placeIn(one, name)));
  return [...found.values()].sort((one, other) => place(one) - place(other)).slice(0, MOST);
}

/** Which way a number goes where it is named first and changes at all. @param {(Preview | null | undefined)[]} previews @param {string} name */
function isLoss(previews, name) {
  const means = previews.flatMap((preview) => preview?.headlines.find((one) => one.name === name)?.mean ?? []);
  return (means.find((mean) => mean !== 0) ?? 0) < 0;
}

/** @param {Preview | null | undefined} preview @param {string} name */
function placeIn(preview, name) {
  const at = preview?.headlines.findIndex((one) => one.name === name) ?? -1;
  return at < 0 ? Infinity : at;
}

/** What a preview says of it; what cannot happen has the chance 0 and changes nothing. @param {Preview} preview @param {Measure} measure @returns {number} */
export function valueOf(preview, {name, chance}) {
  return chance
    ? (preview.chances.find((one) => one.name === name)?.chance ?? 0)
    : (preview.numbers.find((one) => one.name === name)?.mean ?? 0);
}

/** How much of what is feared or wanted comes. @param {Preview} preview @param {Measure} measure */
function amount(preview, measure) {
  const value = valueOf(preview, measure);
  return measure.loss ? -value : value;
}

/**
 * Whether an answer is no better than letting it pass in anything that one decides by.
 *
 * @param {Preview | null | undefined} preview
 * @param {Preview | null | undefined} passing
 * @param {Measure[]} measures
 * @returns {boolean}
 */
export function cannotHelp(preview, passing, measures) {
  if (!preview || !passing || measures.length === 0 || !preview.complete || !passing.complete) return false;
  return measures.every((measure) => {
    const gain = amount(passing, measure) - amount(preview, measure);
    return (measure.wanted ? -gain : gain) < 1e-9;
  });
}

/** "27.8 %" or "−5.8 HP". @param {Preview} preview @param {Measure} measure @param {Unit[]} units @returns {string} */
export function toldValue(preview, measure, units) {
  const value = valueOf(preview, measure);
  return measure.chance ? percent(value) : `${mean(value)} ${partsOf(measure, units).bar}`.trim();
}

/**
 * What a measure is called on a card: whom it is about, and what becomes of them.
 *
 * @param {Measure} measure
 * @param {Measure[]} all
 * @param {Unit[]} units
 * @returns {string}
 */
export function toldMeasure(measure, all, units) {
  if (measure.chance && BEFALLS[measure.name] && !measure.wanted) {
    const struck = all.find((one) => !one.wanted && partsOf(one, units).unit);
    const name = struck && partsOf(struck, units).unit?.name;
    return name ? `${name} ${BEFALLS[measure.name]}` : measure.text;
  }
  const {unit, bar} = partsOf(measure, units);
  return !measure.chance && unit && bar ? `${unit.name} loses` : measure.text;
}

/**
 * A value with whom it is about, as short as it can be: "Jax −12 HP", "Jax is hit 83.3 %".
 *
 * @param {Preview} preview
 * @param {Measure} measure
 * @param {Measure[]} all
 * @param {Unit[]} units
 * @returns {string}
 */
export function passed(preview, measure, all, units) {
  const {unit, bar} = partsOf(measure, units);
  const whom = !measure.chance && unit && bar ? unit.name : toldMeasure(measure, all, units);
  return `${whom} ${toldValue(preview, measure, units)}`;
}

/** "jax HP" is about Jax and the bar HP. @param {{name: string}} measure @param {Unit[]} units */
function partsOf({name}, units) {
  const unit = units.find(({id}) => name.startsWith(`${id} `));
  return {unit, bar: unit ? name.slice(unit.id.length + 1) : ''};
}

/**
 * How long the bar of a value is, from 0 to 1: a chance as it is, a number against the largest among the answers.
 *
 * @param {Preview} preview
 * @param {Measure} measure
 * @param {Preview[]} all
 * @returns {number}
 */
export function share(preview, measure, all) {
  const value = Math.abs(valueOf(preview, measure));
  if (measure.chance) return value;
  const most = Math.max(...all.map((one) => Math.abs(valueOf(one, measure))));
  return most > 0 ? value / most : 0;
}

/**
 * What answers are compared by, or null where letting it pass leads to nothing that one decides by. What an answer costs
 * is told as its cost, not as a loss; whether it is a hit is no question where that is settled when it passes, and what
 * cannot happen whatever one says is left out.
 *
 * @param {Preview | null} passing
 * @param {Preview[]} previews
 * @param {string[]} costs
 * @returns {{measures: Measure[], previews: Preview[]} | null}
 */
export function compared(passing, previews, costs) {
  if (!passing) return null;
  const isCost = (/** @type {Measure} */ {name, chance}) => !chance && costs.some((what) => name.endsWith(` ${what}`));
  const isSettled = (/** @type {Measure} */ {name, chance}) =>
    chance && /(^| is )hit$/.test(name) && ![...passing.headlines, ...passing.chances].some((one) => one.name === name);
  const relevant = (/** @type {Preview[]} */ some) =>
    measuresOf(some).filter((measure) => !isCost(measure) && !isSettled(measure));
  if (relevant([passing]).length === 0) return null;
  const all = [passing, ...previews];
  const measures = relevant(all);
  const open = measures.filter((one) => !one.chance || all.some((preview) => valueOf(preview, one) > 0));
  return {measures: open.length ? open : measures, previews};
}
