/**
 * Zones as panels, read from the board: what each is like, how far the others are, what lies between them, and where each
 * is drawn. Pure functions.
 *
 * @typedef {{kind: string, words: string, means: string, id: string}} Tag
 * @typedef {{name: string, tags: Tag[], ranges: Map<string, string>}} Zone
 * @typedef {{cost: number, words: string}} Way what is crossed in one direction, and what that costs
 * @typedef {{ends: string[], there: Way, back: Way, blind: boolean}} Link
 * @typedef {{column: number, row: number, rows: number}} Cell the row among so many of its column
 * @typedef {{cells: Map<string, Cell>, columns: number, tracks: number}} Plan
 */
import {stepsBetween} from '../zones/graph.js';
/** @import {Detail, Feature, Unit, View} from '../../net/protocol.js' */

/** The condition that ties two within each other's reach. */
const IN_REACH = 'in reach';

/** @param {View | undefined} view @param {string} kind @returns {Feature[]} */
function featuresOf(view, kind) {
  return (view?.board.features ?? []).filter((feature) => feature.kind === kind);
}

/** @param {Detail[]} details @param {string} label */
function detail(details, label) {
  return details.find((one) => one.label === label);
}

/** @param {Detail} detail @returns {Tag} */
function tagOf({label, value, within}) {
  const means = detail(within, 'means')?.value ?? '';
  return {kind: label, words: value, means, id: detail(within, 'id')?.value ?? ''};
}

/** @param {View | undefined} view @returns {Zone[]} */
export function zonesOf(view) {
  return featuresOf(view, 'zone').map(({name, details}) => ({
    name,
    tags: details.filter(({label}) => label !== 'ranges').map(tagOf),
    ranges: new Map((detail(details, 'ranges')?.within ?? []).map(({label, value}) => [label, value])),
  }));
}

/** What all zones share. @param {View | undefined} view @returns {Tag[]} */
export function everywhereOf(view) {
  return featuresOf(view, 'everywhere').flatMap(({details}) => details.map(tagOf));
}

/** @param {View | undefined} view @returns {Link[]} */
export function linksOf(view) {
  return featuresOf(view, 'link').map(({at, details}) => ({
    ends: at,
    there: wayOf(detail(details, 'there')),
    back: wayOf(detail(details, 'back')),
    blind: detail(details, 'sight') !== undefined,
  }));
}

/** @param {Detail | undefined} way @returns {Way} */
function wayOf(way) {
  return {cost: Number(way?.value ?? 0), words: (way?.within ?? []).map(({label}) => label).join(', ')};
}

/** What lies on the way over a link from one of its ends. @param {Link} link @param {string} from @returns {Way} */
export function wayFrom(link, from) {
  return link.ends[0] === from ? link.there : link.back;
}

/** The other end of a link. @param {Link} link @param {string} zone @returns {string} */
export function beyond({ends}, zone) {
  return ends[0] === zone ? ends[1] : ends[0];
}

/**
 * The zones on a shortest way between two, both included.
 *
 * @param {Zone[]} zones
 * @param {Link[]} links
 * @param {string} from
 * @param {string} to
 * @returns {string[]}
 */
export function wayBetween(zones, links, from, to) {
  const steps = stepsOf(zones, links);
  const way = [from];
  for (let at = from; at !== to && way.length <= zones.length;) {
    const near = links.filter(({ends}) => ends.includes(at)).map((link) => beyond(link, at));
    const next = near.find((zone) => steps(zone, to) < steps(at, to));
    if (!next) return [from];
    way.push(next);
    at = next;
  }
  return way;
}

/** @param {Zone[]} zones @param {Link[]} links */
function stepsOf(zones, links) {
  return stepsBetween(
    zones.map(({name}) => name),
    links.map(({ends}) => ends),
  );
}

/**
 * A column for each step from one zone, whoever acts: zones keep their places. That one is the first of those that lead to
 * the flattest picture; within a column those come next to each other that are linked.
 *
 * @param {Zone[]} zones
 * @param {Link[]} links
 * @returns {Plan}
 */
export function planOf(zones, links) {
  const steps = stepsOf(zones, links);
  const height = (/** @type {string[][]} */ columns) => Math.max(...columns.map(({length}) => length));
  const columns = zones
    .map(({name}) => columnsFrom(name, zones, steps))
    .filter((found) => found.length <= MOST_COLUMNS)
    .concat([columnsFrom(zones[0].name, zones, steps)])
    .reduce((flat, found) => (height(found) < height(flat) ? found : flat));
  /** @type {Map<string, Cell>} */
  const cells = new Map();
  columns.forEach((names, column) => {
    const sorted = best(names, links, cells);
    sorted.forEach((name, row) => cells.set(name, {column, row, rows: names.length}));
  });
  const tracks = columns.reduce((all, names) => (all * names.length) / common(all, names.length), 1);
  return {cells, columns: columns.length, tracks};
}

/** More columns than these would be too narrow. */
const MOST_COLUMNS = 4;

/** @param {string} root @param {Zone[]} zones @param {(from: string, to: string) => number} steps @returns {string[][]} */
function columnsFrom(root, zones, steps) {
  const far = [...new Set(zones.map(({name}) => steps(root, name)))].sort((a, b) => a - b);
  return far.map((step) => zones.map(({name}) => name).filter((name) => steps(root, name) === step));
}

/** The order of a column with the shortest links. @param {string[]} names @param {Link[]} links @param {Map<string, Cell>} cells */
function best(names, links, cells) {
  const orders = names.length > 5 ? [names] : permutations(names);
  const length = (/** @type {string[]} */ order) => {
    const place = (/** @type {string} */ name) => {
      const known = cells.get(name);
      return known ? (known.row + 0.5) / known.rows : (order.indexOf(name) + 0.5) / order.length;
    };
    return links
      .filter(
        ({ends}) =>
          ends.some((end) => order.includes(end)) && ends.every((end) => cells.has(end) || order.includes(end)),
      )
      .reduce((sum, {ends}) => sum + (place(ends[0]) - place(ends[1])) ** 2, 0);
  };
  return orders.reduce((found, order) => (length(order) < length(found) - 1e-9 ? order : found));
}

/** @param {string[]} names @returns {string[][]} */
function permutations(names) {
  if (names.length < 2) return [names];
  return names.flatMap((name) => permutations(names.filter((other) => other !== name)).map((rest) => [name, ...rest]));
}

/** The greatest divisor of both. @param {number} a @param {number} b @returns {number} */
function common(a, b) {
  return b === 0 ? a : common(b, a % b);
}

/** Those in reach of somebody, by their ids. @param {Unit} unit @returns {string[]} */
export function inReachOf(unit) {
  return unit.conditions.flatMap(({name, unit: other}) => (name === IN_REACH && other ? [other] : []));
}

/** The unit without what is drawn instead of being said. @param {Unit} unit @returns {Unit} */
export function withoutReach(unit) {
  return {...unit, conditions: unit.conditions.filter(({name}) => name !== IN_REACH)};
}

/** Those who are in reach of each other stand together. @param {Unit[]} units @returns {Unit[][]} */
export function groupsOf(units) {
  /** @type {Unit[][]} */
  let groups = [];
  for (const unit of units) {
    const near = inReachOf(unit);
    const joined = groups.filter((group) => group.some(({id}) => near.includes(id)));
    groups = [...groups.filter((group) => !joined.includes(group)), [...joined.flat(), unit]];
  }
  return groups;
}
