/**
 * A fight summed up from its film: who did what, and where it turned. Plain functions; what was taken back does not count.
 *
 * @typedef {object} Doings of one unit
 * @property {string} id
 * @property {string} name
 * @property {string} side
 * @property {string} [out]
 * @property {number} dealt what its attacks really cost others
 * @property {number} taken
 * @property {number} attacks
 * @property {number} hurt attacks that cost somebody something
 * @property {string} note
 * @typedef {{unit: string, targets: string[], hurt: boolean, struck: Set<string>}} Blow an attack, whether it cost anything, and whom
 * @typedef {{number: number, text: string, round: number, before: number, after: number}} Swing
 * @typedef {{doings: Doings[], swing?: Swing, curve: {round: number, lead: number}[], rounds: number}} Summary
 */
import {inForce} from './film.js';
import {differences, viewAfter} from './pictures.js';
import {rollOf, wordsOf} from '../story.js';
/** @import {Item, View} from '../../net/protocol.js' */
/** @import {Film} from './film.js' */

/**
 * @param {Film} film
 * @param {Set<string>} ours sides
 * @returns {Summary}
 */
export function summaryOf(film, ours) {
  const start = film.beats[0].after;
  /** @type {Map<string, Doings>} */
  const doings = new Map(start.units.map((unit) => [unit.id, doingsOf(unit)]));
  let view = start;
  /** The attack under way. @type {Blow | undefined} */
  let blow;
  let round = 0;
  const valid = new Set(inForce(film));
  /** @type {{item: Item, round: number, lead: number}[]} */
  const leads = [];
  for (const item of film.items) {
    const after = viewAfter(view, item.view);
    if (valid.has(item)) {
      round = Math.max(round, item.round ?? 0);
      if (item.deed) blow = nextBlow(blow, item, doings);
      else if (item.turn !== undefined && view.moment.text !== after.moment.text) blow = undefined;
      count(differences(view, after), doings, after, blow, item);
      const worth = film.worth.get(item.number);
      if (worth && Object.keys(worth).length) leads.push({item, round, lead: leadOf(worth, ours)});
    }
    view = after;
  }
  return {
    doings: [...doings.values()],
    curve: leads.map(({round, lead}) => ({round, lead})),
    swing: swingOf(leads),
    rounds: round,
  };
}

/** @param {{id: string, name: string, side: string}} unit @returns {Doings} */
function doingsOf({id, name, side}) {
  return {id, name, side, dealt: 0, taken: 0, attacks: 0, hurt: 0, note: ''};
}

/** Dice thrown anew belong to the same attack. @param {Blow | undefined} blow @param {Item} item @param {Map<string, Doings>} doings */
function nextBlow(blow, {deed}, doings) {
  const {unit, targets} = /** @type {NonNullable<Item['deed']>} */ (deed);
  if (blow && !blow.hurt && blow.unit === unit && targets.every((target) => blow.targets.includes(target))) return blow;
  const did = doings.get(unit);
  if (did) did.attacks++;
  return {unit, targets, hurt: false, struck: new Set()};
}

/**
 * @param {ReturnType<typeof differences>} changes
 * @param {Map<string, Doings>} doings
 * @param {View} after
 * @param {Blow | undefined} blow
 * @param {Item} item
 */
function count({losses, fell}, doings, after, blow, item) {
  for (const {unit, from, to} of losses) {
    const hurt = doings.get(unit);
    if (hurt) hurt.taken += from - to;
    const did = blow && blow.unit !== unit ? doings.get(blow.unit) : undefined;
    if (!did || !blow) continue;
    did.dealt += from - to;
    if (!blow.hurt) did.hurt++;
    blow.hurt = true;
    blow.struck.add(unit);
  }
  for (const unit of fell) {
    const lost = doings.get(unit);
    const name = lost?.name ?? unit;
    if (lost) {
      lost.out = after.units.find(({id}) => id === unit)?.out;
      lost.note = `${lost.out} in round ${item.round}`;
    }
    const struck = blow && blow.unit !== unit && (blow.targets.includes(unit) || blow.struck.has(unit));
    const did = struck ? doings.get(blow.unit) : undefined;
    if (did) did.note = did.note ? `${did.note}; took ${name} down` : `took ${name} down`;
  }
}

/** How far ours are ahead of the best of the others. @param {Record<string, number>} worth @param {Set<string>} ours */
function leadOf(worth, ours) {
  const of = (/** @type {boolean} */ own) =>
    Object.entries(worth)
      .filter(([side]) => ours.has(side) === own)
      .map(([, value]) => value);
  return Math.max(...of(true), -1e9) - Math.max(...of(false), -1e9);
}

/**
 * The attack, or else the event, after which things stood most differently. What an attack did comes with the events after
 * it, so that it is compared with how things stood before the next one.
 *
 * @param {{item: Item, round: number, lead: number}[]} leads
 * @returns {Swing | undefined}
 */
function swingOf(leads) {
  /** @type {Swing | undefined} */
  let best;
  const starts = leads.flatMap(({item}, i) => (item.deed ? [i] : []));
  for (let i = 0; i < starts.length; i++) {
    const at = starts[i];
    const before = leads[Math.max(0, at - 1)].lead;
    const after = leads[(starts[i + 1] ?? leads.length) - 1].lead;
    if (!best || Math.abs(after - before) > Math.abs(best.after - best.before)) {
      const {item, round} = leads[at];
      best = {number: item.number, text: sentence(item), round, before, after};
    }
  }
  return best && best.after !== best.before ? best : undefined;
}

/** @param {Item} item @returns {string} */
function sentence(item) {
  const card = rollOf(item.parts);
  if (!card) return item.text;
  const verdict = card.tail.map(wordsOf).join('');
  return `${card.head.map(wordsOf).join('')}: ${verdict[0]?.toLowerCase() ?? ''}${verdict.slice(1)}`;
}
