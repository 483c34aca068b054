/**
 * Zones as panels, read from the board: what each is like, how far the others are, what lies between them, and where each
 * is drawn. Pure functions.
 *
 * @typedef {{kind: string, words: string, means: string, id: string}} Tag
 * @typedef {{name: string, tags: Tag[], ranges: Map<string, string>}} Zone
 * @typedef {{cost: number, words: string}} Way what is crossed in one direction, and what that costs
 * @typedef {{ends: string[], there: Way, back: Way, blind: boolean}} Link
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

/** @param {Zone[]} zones @param {Link[]} links @returns {(from: string, to: string) => number} */
export function stepsOf(zones, links) {
  return stepsBetween(
    zones.map(({name}) => name),
    links.map(({ends}) => ends),
  );
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
