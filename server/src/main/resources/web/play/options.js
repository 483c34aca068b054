import {capital} from '../shared/words.js';
/** @import {Option, Request} from '../net/protocol.js' */

/** How options are laid out: plain functions over what a request offers. */

const SHORT = 9;

/**
 * Those whose words contain all the words typed.
 *
 * @param {Option[]} options
 * @param {string} typed
 * @returns {Option[]}
 */
export function matching(options, typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter((option) => words.every((word) => option.text.toLowerCase().includes(word)));
}

/**
 * A short list as it is; a long one in groups of the same kind of thing, by the first word of their ids. What is the only
 * one of its kind stands together; the groups keep the order of their first options.
 *
 * @param {Option[]} options
 * @returns {{name: string, options: Option[]}[]}
 */
export function arranged(options) {
  if (options.length <= SHORT) return [{name: '', options}];
  const kindOf = (/** @type {Option} */ {id}) => id.split(':')[0];
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const option of options) counts.set(kindOf(option), (counts.get(kindOf(option)) ?? 0) + 1);
  /** @type {Map<string, Option[]>} */
  const groups = new Map();
  for (const option of options) {
    const name = (counts.get(kindOf(option)) ?? 0) > 1 ? capital(kindOf(option).replaceAll('-', ' ')) : 'General';
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return groups.size < 2 ? [{name: '', options}] : [...groups].map(([name, members]) => ({name, options: members}));
}

/**
 * What is considered when a question appears. On a turn that is the first thing to do; where somebody is asked in
 * between, nothing is done by a hasty key that the default would not do either.
 *
 * @param {Request} request
 * @returns {string[]}
 */
export function firstPick(request) {
  if (request.kind === 'order') return request.options.map((option) => option.id);
  if (request.kind === 'some') return request.fallback;
  if (request.kind === 'amount') return request.fallback.length ? request.fallback : [request.options[0].id];
  const first = request.options.find((option) => !option.declines) ?? request.options[0];
  const standard = request.options.find((option) => option.id === request.fallback[0]);
  if (request.main || request.kind === 'place' || !standard) return [first.id];
  return standard.declines && declining(request) ? [] : [standard.id];
}

/**
 * The option that points at the unit that something was meant for, or could still be meant for it.
 *
 * @param {Request} request
 * @param {string} meant
 * @returns {Option | undefined}
 */
export function meantBy(request, meant) {
  if (!['one', 'place'].includes(request.kind) || declining(request)) return undefined;
  return request.options.find(({unit}) => unit === meant) ?? request.options.find(({whom}) => whom?.includes(meant));
}

/**
 * What is considered after an option was pressed.
 *
 * @param {Request} request
 * @param {string[]} picked
 * @param {string} option
 * @returns {string[]}
 */
export function picking(request, picked, option) {
  if (request.kind !== 'some') return [option];
  if (picked.includes(option)) return picked.filter((other) => other !== option);
  if (request.most === 1) return [option];
  return picked.length < request.most ? [...picked, option] : picked;
}

/**
 * Why what is considered cannot be answered yet, or nothing.
 *
 * @param {Request} request
 * @param {string[]} picked
 * @returns {string}
 */
export function lacking(request, picked) {
  if (request.kind === 'some' && picked.length < request.least) return `Choose ${range(request)}.`;
  return picked.length === 0 && request.kind !== 'some' ? 'Choose something first.' : '';
}

/** @param {{least: number, most: number}} request @returns {string} */
export function range({least, most}) {
  if (least === most) return String(least);
  return least === 0 ? `up to ${most}` : `${least} to ${most}`;
}

/**
 * The key of each option that has one, by id; the same order as the cards.
 *
 * @param {Request} request
 * @returns {Record<string, string>}
 */
export function optionKeys(request) {
  const decline = declining(request);
  const shown = arranged(request.options.filter((option) => option !== decline)).flatMap((group) => group.options);
  return Object.fromEntries(shown.slice(0, 9).map((option, place) => [option.id, String(place + 1)]));
}

/**
 * The way to let the moment pass, unless that is all there is; an amount has its own zero.
 *
 * @param {Request} request
 * @returns {Option | undefined}
 */
export function declining(request) {
  if (request.kind === 'amount' || request.options.length < 2) return undefined;
  return request.options.find((option) => option.declines);
}
