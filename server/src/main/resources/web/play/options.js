import {capital} from '../shared/words.js';
/** @import {Cost, Option, Preview, Request, Unit} from '../net/protocol.js' */
/** @import {Measure} from './measures.js' */
/**
 * Who is who on cards: everybody in sight, which sides are ours, the letters of each, and whom the viewer decides for.
 *
 * @typedef {{units: Unit[], ours: Set<string>, letters: Map<string, string>, own: string[], game: string}} Cast
 */
/** Options of one kind; those that fold are shown on demand. @typedef {{name: string, options: Option[], folds: boolean}} Group */
/** What all answers to a question are compared by. @typedef {{measures: Measure[], previews: Preview[]}} Comparison */

/** How options are laid out: plain functions over what a request offers. */

const SHORT = 9;
const MANY = 3;

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
 * one of its kind stands together; the groups keep the order of their first options. What is mostly not meant comes last
 * and is folded: to do to one's own side what can be done to others. Many ways of one thing are folded, too. What is
 * considered when the question appears is in the first group.
 *
 * @param {Option[]} options
 * @param {string} [unit] who is asked
 * @param {Unit[]} [units]
 * @param {string} [first] what is considered at first
 * @returns {Group[]}
 */
export function arranged(options, unit = '', units = [], first = '') {
  if (options.length <= SHORT) return [{name: '', options, folds: false}];
  const friendly = amongFriends(options, unit, units);
  const usual = options.filter((option) => !friendly.includes(option));
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const option of usual) counts.set(kindOf(option), (counts.get(kindOf(option)) ?? 0) + 1);
  /** @type {Map<string, Option[]>} */
  const groups = new Map();
  for (const option of usual) {
    const name = (counts.get(kindOf(option)) ?? 0) > 1 ? capital(kindOf(option).replaceAll('-', ' ')) : 'General';
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  if (groups.size < 2 && friendly.length === 0) return [{name: '', options, folds: false}];
  const holds = (/** @type {Group} */ group) => Number(group.options.some(({id}) => id === first));
  const all = [...groups]
    .map(([name, members]) => ({name, options: members, folds: isOneThing(name, members)}))
    .sort((one, other) => holds(other) - holds(one));
  return friendly.length ? [...all, {name: 'Your own side', options: friendly, folds: true}] : all;
}

/** @param {Option} option */
function kindOf({id}) {
  return id.split(':')[0];
}

/** Many ways of something that points at nothing on the board. @param {string} name @param {Option[]} options */
function isOneThing(name, options) {
  return (
    name !== 'General' && options.length > MANY && options.every(({unit, place, whom}) => !unit && !place && !whom)
  );
}

/** Where the same thing can be done to others. @param {Option[]} options @param {string} unit @param {Unit[]} units */
function amongFriends(options, unit, units) {
  const sides = new Map(units.map(({id, side}) => [id, side]));
  const ours = (/** @type {Option} */ option) => sides.get(option.unit ?? '') === sides.get(unit);
  const aimed = options.filter((option) => option.unit && sides.has(option.unit));
  const hostile = new Set(aimed.filter((option) => !ours(option)).map(kindOf));
  return aimed.filter((option) => ours(option) && hostile.has(kindOf(option)));
}

/**
 * An option in a few words, and what stands in brackets behind them.
 *
 * @param {string} text
 * @returns {{title: string, note: string}}
 */
export function titled(text) {
  const found = /^(.+?) \(([^()]*)\)$/.exec(text);
  return found ? {title: found[1], note: found[2]} : {title: text, note: ''};
}

/**
 * A cost and what there is: "1 of 7 Energy". Whoever decides need not be who pays: the player of a wreck decides for its
 * pilot. A purse that could not pay is another's, and is not told.
 *
 * @param {Cost} cost
 * @param {Unit | undefined} unit
 * @returns {string}
 */
export function costOf({what, amount}, unit) {
  const bar = unit?.out ? undefined : unit?.bars.find(({label}) => label === what);
  return bar && bar.value >= amount ? `${amount} of ${bar.value} ${what}` : `${amount} ${what}`;
}

/** What games call it to strike somebody. */
const ATTACK = 'attack';

/**
 * What is done to the other side, as far as that is on offer: an attack, or else what can be done in most ways.
 *
 * @param {Request} request
 * @param {Unit[]} units
 * @returns {Option | undefined}
 */
function againstOthers({options, unit: asked}, units) {
  const sides = new Map(units.map(({id, side}) => [id, side]));
  const isOther = (/** @type {string} */ id) => sides.has(id) && sides.get(id) !== sides.get(asked);
  const aimed = options.filter(({unit, whom = []}) => (unit ? isOther(unit) : whom.some(isOther)));
  const many = (/** @type {Option} */ option) =>
    kindOf(option) === ATTACK ? Infinity : aimed.filter((other) => kindOf(other) === kindOf(option)).length;
  return aimed.reduce(
    (/** @type {Option | undefined} */ best, option) => (best && many(best) >= many(option) ? best : option),
    undefined,
  );
}

/**
 * What is considered when a question appears. On a turn that is what the rules would do by default, or else something
 * against the other side, or the first thing to do; the first of all options is no default that says anything; where somebody is asked in between, nothing is done by a hasty key that the default would not do either.
 *
 * @param {Request} request
 * @param {Unit[]} [units]
 * @returns {string[]}
 */
export function firstPick(request, units = []) {
  if (request.kind === 'order') return request.options.map((option) => option.id);
  if (request.kind === 'some') return request.fallback;
  if (request.kind === 'amount') return request.fallback.length ? request.fallback : [request.options[0].id];
  const first = request.options.find((option) => !option.declines) ?? request.options[0];
  const standard = request.options.find((option) => option.id === request.fallback[0]);
  if (request.main && standard && !standard.declines && standard !== request.options[0]) return [standard.id];
  if (request.main) return [(againstOthers(request, units) ?? first).id];
  if (request.kind === 'place' || !standard) return [first.id];
  return standard.declines && declining(request) ? [] : [standard.id];
}

/** What is considered at first of what somebody may do on their turn. @param {Request} request @param {Unit[]} [units] @returns {string} */
export function beginning(request, units) {
  return request.main && request.kind === 'one' ? firstPick(request, units)[0] : '';
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
 * @param {Unit[]} [units]
 * @returns {Record<string, string>}
 */
export function optionKeys(request, units) {
  const decline = declining(request);
  const groups = arranged(
    request.options.filter((option) => option !== decline),
    request.unit,
    units,
    beginning(request, units),
  );
  const shown = groups.flatMap(({options, folds}) => (folds ? [] : options));
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
