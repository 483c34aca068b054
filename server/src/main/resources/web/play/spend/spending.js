/**
 * What somebody buys with what is in a purse, as one answer: the ids of options joined by a plus, then the id that ends it,
 * then something in one's own words with its price, `words:2 advantage:a pipe bursts`. Plain functions.
 *
 * @typedef {{what: string, amount: number, text: string}} OwnWords
 * @typedef {{ids: string[], done: boolean, own?: OwnWords}} Spending
 * @typedef {{title: string, ways: Option[]}} Offer something to buy, and the ways to pay for it
 */
import {capital, listed} from '../../shared/words.js';
import {titled} from '../options.js';
/** @import {Cost, Option, Request} from '../../net/protocol.js' */

const JOINED = '+';
const OWN = 'words:';
/** As long as own words may be. */
export const LONGEST = 300;

/** The option that buys nothing more. @param {Request} request @returns {string} */
function ending({options}) {
  return options.find(({declines}) => declines)?.id ?? 'done';
}

/** An answer as what it buys. @param {Request} request @param {string | undefined} answer @returns {Spending} */
export function read(request, answer = '') {
  const at = answer.indexOf(OWN);
  const listed = at < 0 ? answer : answer.slice(0, at);
  const parts = listed.split(JOINED).filter(Boolean);
  const end = ending(request);
  return {
    ids: parts.filter((part) => part !== end),
    done: parts.includes(end),
    own: at < 0 ? undefined : readOwn(answer.slice(at + OWN.length)),
  };
}

/** @param {string} text @returns {OwnWords | undefined} */
function readOwn(text) {
  const found = /^(\d+) ([^:]+):(.*)$/s.exec(text);
  return found ? {amount: Number(found[1]), what: found[2], text: found[3]} : undefined;
}

/** What is bought as an answer; nothing for nothing. @param {Request} request @param {Spending} spending @returns {string} */
export function written(request, {ids, done, own}) {
  const words = own?.text.trim() ? [`${OWN}${own.amount} ${own.what}:${own.text.trim()}`] : [];
  if (ids.length === 0 && words.length === 0) return '';
  return [...ids, ...(done ? [ending(request)] : []), ...words].join(JOINED);
}

/** What is left in the purse after that. @param {Request} request @param {Spending} spending @returns {Cost[]} */
export function leftAfter(request, {ids, own}) {
  const spent = ids.flatMap((id) => request.options.find((option) => option.id === id)?.costs ?? []);
  const all = own?.text.trim() ? [...spent, {what: own.what, amount: own.amount}] : spent;
  return (request.purse?.left ?? []).map(({what, amount}) => ({
    what,
    amount: all.filter((cost) => cost.what === what).reduce((rest, cost) => rest - cost.amount, amount),
  }));
}

/** @param {Option} option @param {Cost[]} left @returns {boolean} */
export function isAffordable({costs}, left) {
  return costs.every(({what, amount}) => (left.find((one) => one.what === what)?.amount ?? 0) >= amount);
}

/**
 * What can be bought, each once with the ways to pay for it; what the answer suggests comes first.
 *
 * @param {Request} request
 * @returns {Offer[]}
 */
export function offersOf(request) {
  const suggested = read(request, request.fallback[0]).ids;
  const single = request.options.filter(({id, declines}) => !declines && !id.includes(JOINED));
  /** @type {Map<string, Offer>} */
  const offers = new Map();
  for (const option of single) {
    const {title} = titled(option.text);
    const known = offers.get(title);
    if (known) known.ways.push(option);
    else offers.set(title, {title, ways: [option]});
  }
  const rank = (/** @type {Offer} */ {ways}) => (ways.some(({id}) => suggested.includes(id)) ? 0 : 1);
  return [...offers.values()].sort((one, other) => rank(one) - rank(other));
}

/** What the answer buys, in words for the button. @param {Request} request @param {string} answer @returns {string} */
export function boughtWords(request, answer) {
  const {ids, own} = read(request, answer);
  const names = ids.map((id) => titled(request.options.find((option) => option.id === id)?.text ?? id).title);
  const counted = [...new Set(names)].map((name) => {
    const times = names.filter((other) => other === name).length;
    return times > 1 ? `${name} ×${times}` : name;
  });
  return capital(listed([...counted, ...(own ? [`your own words for ${own.amount} ${own.what}`] : [])]));
}
