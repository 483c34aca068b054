/**
 * Answers that are steps at rising prices: how many of something are bought. Plain functions.
 *
 * @typedef {{count: number, ways: Option[], price: number, more: number}} PriceStep with the ways to pay for it, what it
 *     costs in all, and what more than the step before it
 */
/** @import {Option, Request} from '../net/protocol.js' */

/** How many, and how that is paid: `2`, `2+gm1`. */
const COUNTED = /^(\d+)(\+|$)/;

/** Whether a question sells so many of something, the first for nothing. @param {Request} request @returns {boolean} */
export function isLadder({kind, options, purse}) {
  return (
    kind === 'one' &&
    !purse &&
    options.length > 1 &&
    options.every(({id}) => COUNTED.test(id)) &&
    options.some(({costs}) => costs.length === 0) &&
    options.some(({costs}) => costs.length > 0)
  );
}

/** @param {Request} request @returns {PriceStep[]} */
export function stepsOf({options}) {
  /** @type {Map<number, Option[]>} */
  const counts = new Map();
  for (const option of options) {
    const count = Number(COUNTED.exec(option.id)?.[1]);
    counts.set(count, [...(counts.get(count) ?? []), option]);
  }
  const steps = [...counts].sort(([one], [other]) => one - other);
  const prices = steps.map(([, [first]]) => priceOf(first));
  return steps.map(([count, ways], i) => ({count, ways, price: prices[i], more: prices[i] - (prices[i - 1] ?? 0)}));
}

/** @param {Option} option */
function priceOf({costs}) {
  return costs.reduce((sum, {amount}) => sum + amount, 0);
}

/** What is paid with, in a word: the first word of the cost. @param {PriceStep[]} steps @returns {string} */
export function coinOf(steps) {
  const costs = steps.flatMap(({ways}) => ways.flatMap((way) => way.costs));
  return costs[0]?.what.split(' ')[0] ?? '';
}

/** `3d20` of `Roll 3d20`: what a step is, where its text says so. @param {PriceStep} step @returns {{dice: string, kind: string}} */
export function diceOf({count, ways}) {
  const found = /(\d+)(d\d+)/.exec(ways[0].text);
  return found ? {dice: found[1], kind: found[2]} : {dice: String(count), kind: ''};
}

const ORDINALS = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth'];

/** `Fourth d20` @param {PriceStep} step @returns {string} */
export function nthOf(step) {
  const {dice, kind} = diceOf(step);
  return kind ? `${ORDINALS[Number(dice)] ?? `${dice}th`} ${kind}` : step.ways[0].text;
}
