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
 * @typedef {{number: number, text: string, round: number, before: number, after: number, from: number, to: number}} Swing between two points of the curve
 * @typedef {{item: Item, round: number, turn: number, lead: number, fell: string[]}} Lead how things stood after an event, in
 *     which of all turns it was, and who fell in it
 * @typedef {{doings: Doings[], swing?: Swing, moments: Swing[], curve: {round: number, lead: number, fell: string[]}[], rounds: number}} Summary
 */
import {inForce} from './film.js';
import {differences, viewAfter} from './pictures.js';
import {rollOf, wordsOf} from '../story.js';
/** @import {Item, View} from '../../net/protocol.js' */
/** @import {Film} from './film.js' */

/** As many moments are told at the end. */
const MOMENTS = 5;

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
  let [round, turn] = [0, 0];
  const valid = new Set(inForce(film));
  /** @type {Lead[]} */
  const leads = [];
  /** Who fell since the last of them. @type {string[]} */
  let fell = [];
  for (const item of film.items) {
    const after = viewAfter(view, item.view);
    if (valid.has(item)) {
      round = Math.max(round, item.round ?? 0);
      const begins = item.turn !== undefined && view.moment.text !== after.moment.text;
      if (begins) turn++;
      if (item.deed) blow = nextBlow(blow, item, doings);
      else if (begins) blow = undefined;
      const changes = differences(view, after);
      count(changes, doings, after, blow, item);
      fell.push(...changes.fell.map((unit) => doings.get(unit)?.name ?? unit));
      const worth = film.worth.get(item.number);
      if (worth && Object.keys(worth).length) {
        leads.push({item, round, turn, lead: leadOf(worth, ours), fell});
        fell = [];
      }
    }
    view = after;
  }
  const [swing, ...others] = swingsOf(leads, (unit) => ours.has(doings.get(unit)?.side ?? ''));
  const moments = swing ? [swing, ...others.slice(0, MOMENTS - 1)] : [];
  return {
    doings: [...doings.values()],
    curve: leads.map(({round, lead, fell}) => ({round, lead, fell})),
    swing,
    moments: moments.sort((one, other) => one.number - other.number),
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
 * The attacks that moved things the way of whoever struck, the largest change first. What an attack did comes with the
 * events after it, so that it is compared with how things stood before the next one, or the next turn.
 *
 * @param {Lead[]} leads
 * @param {(unit: string) => boolean} isOurs
 * @returns {Swing[]}
 */
function swingsOf(leads, isOurs) {
  const starts = leads.flatMap(({item}, i) => (item.deed ? [i] : []));
  const swings = starts.map((at, i) => {
    const {item, round, turn} = leads[at];
    const next = starts[i + 1] ?? leads.length;
    const from = Math.max(0, at - 1);
    const to = leads.findLastIndex((lead, place) => place < next && lead.turn === turn);
    return {
      number: item.number,
      text: sentence(item),
      round,
      before: leads[from].lead,
      after: leads[to].lead,
      from,
      to,
    };
  });
  const gained = starts.map((at) => (isOurs(leads[at].item.deed?.unit ?? '') ? 1 : -1));
  const size = (/** @type {Swing} */ {before, after}) => Math.abs(after - before);
  return swings
    .filter(({before, after}, i) => (after - before) * gained[i] > 0)
    .sort((one, other) => size(other) - size(one));
}

/** @param {Item} item @returns {string} */
function sentence(item) {
  const card = rollOf(item.parts);
  if (!card) return item.text;
  const verdict = card.tail.map(wordsOf).join('');
  return `${card.head.map(wordsOf).join('')}: ${verdict[0]?.toLowerCase() ?? ''}${verdict.slice(1)}`;
}
