/**
 * What happened as beats: pieces that are shown one after the other, each with the view before and after it. What changes
 * nothing that can be seen takes no time. A turn that begins is no part of what was done before it: who acts then is not
 * told too early. Plain functions.
 *
 * @typedef {object} Beat
 * @property {'attack' | 'move' | 'loss' | 'gain' | 'fall' | 'mark' | 'still'} kind
 * @property {number} number of the last item of the log that it tells
 * @property {string} title
 * @property {string} [actor]
 * @property {string[]} targets
 * @property {boolean} [hit]
 * @property {{dice: string[], total?: number, needs?: number, pool?: Pool}[]} rolls
 * @property {string} verdict
 * @property {BarChange[]} losses
 * @property {BarChange[]} gains
 * @property {string[]} moved
 * @property {{unit: string, from: string, by: string[]}[]} walks the ways that some of them went, in places of the board
 * @property {string[]} fell
 * @property {{unit: string, name: string}[]} conditions
 * @property {View} before
 * @property {View} after
 */
import {rollOf, wordsOf} from '../story.js';
import {differences, viewAfter} from './pictures.js';
/** @import {Item, Pool, View} from '../../net/protocol.js' */
/** @import {BarChange, Differences} from './pictures.js' */

/** How long each is shown, in milliseconds. @type {Record<Beat['kind'], number>} */
const LENGTH = {attack: 1100, move: 650, loss: 800, gain: 700, fall: 800, mark: 450, still: 0};
const RESULT = 350;

/** @param {Beat} beat @returns {number} */
export function lengthOf(beat) {
  return LENGTH[beat.kind] + (beat.kind === 'attack' && beat.losses.length ? RESULT : 0);
}

/**
 * The beats of items, from the view before them.
 *
 * @param {View} view
 * @param {Item[]} items
 * @param {Beat[]} [held] blows that were shown before, while an answer to them was open
 * @returns {Beat[]}
 */
export function beatsOf(view, items, held = []) {
  /** @type {Beat[]} */
  const beats = [];
  let before = view;
  /** Blows whose end is open. */
  let blows = held;
  for (const item of items) {
    const after = viewAfter(before, item.view);
    const changes = differences(before, after);
    const last = beats[beats.length - 1];
    const turns = before.moment.text !== after.moment.text;
    if (turns) blows = [];
    const blow = item.deed ? undefined : blowOn(blows, changes);
    const kind = kindOf(item, changes, last);
    if (blow && blow !== last) beats.push({...blow, ...changes, number: item.number, before, after});
    else if (last && !turns && (blow || kind === 'still')) joined(last, item, changes, after);
    else beats.push(beat(kind, item, changes, before, after));
    if (item.deed) blows = [...blows.filter(({actor}) => actor === item.deed?.unit), beats[beats.length - 1]];
    before = after;
  }
  return beats;
}

/** The blow that a loss comes from: that on whoever lost something, or else the last one. @param {Beat[]} blows @param {Differences} changes @returns {Beat | undefined} */
function blowOn(blows, {losses}) {
  const [loss] = losses;
  const hits = blows.filter(({hit}) => hit);
  return loss && (hits.findLast(({targets}) => targets.includes(loss.unit)) ?? hits[hits.length - 1]);
}

/** @param {Item} item @param {Differences} changes @param {Beat | undefined} last @returns {Beat['kind']} */
function kindOf(item, {losses, gains, moved, fell, conditions}, last) {
  if (item.deed) return 'attack';
  if (losses.length) return 'loss';
  if (fell.length) return last && fell.every((unit) => hurts(last, unit)) ? 'still' : 'fall';
  if (gains.length) return 'gain';
  if (moved.length) return 'move';
  return conditions.some(({unit}) => unit !== last?.actor) ? 'mark' : 'still';
}

/** @param {Beat} beat @param {string} unit */
function hurts(beat, unit) {
  return beat.losses.some((loss) => loss.unit === unit);
}

/** @param {Beat} last @param {Item} item @param {Differences} changes @param {View} after */
function joined(last, item, changes, after) {
  last.after = after;
  last.number = item.number;
  const bars = asOne([...last.losses, ...last.gains], [...changes.losses, ...changes.gains]);
  last.losses = bars.filter(({from, to}) => to < from);
  last.gains = bars.filter(({from, to}) => to > from);
  last.fell.push(...changes.fell);
  last.conditions.push(...changes.conditions);
}

/** A bar that changes twice within a beat changes once for whoever watches. @param {BarChange[]} first @param {BarChange[]} then */
function asOne(first, then) {
  const bars = new Map(first.map((change) => [change.unit, change]));
  for (const change of then) {
    bars.set(change.unit, {...change, from: bars.get(change.unit)?.from ?? change.from});
  }
  return [...bars.values()];
}

/** @param {Item} item @param {View} before @returns {Beat['walks']} */
function walksOf({walk}, before) {
  const from = before.units.find(({id}) => id === walk?.unit)?.place;
  return walk && from ? [{unit: walk.unit, from, by: walk.by}] : [];
}

/** @param {Beat['kind']} kind @param {Item} item @param {Differences} changes @param {View} before @param {View} after @returns {Beat} */
function beat(kind, item, changes, before, after) {
  const card = kind === 'attack' ? rollOf(item.parts) : null;
  const about = changes.losses[0]?.unit ?? changes.gains[0]?.unit ?? changes.moved[0] ?? changes.conditions[0]?.unit;
  return {
    kind,
    number: item.number,
    title: card ? card.head.map(wordsOf).join('') : item.text,
    actor: item.deed?.unit ?? about,
    targets: item.deed?.targets ?? [],
    hit: item.deed?.hit,
    rolls: card?.rolls.filter(({dice, total, pool}) => dice.length || pool || total !== undefined) ?? [],
    verdict: card ? card.tail.map(wordsOf).join('') : '',
    walks: walksOf(item, before),
    ...changes,
    before,
    after,
  };
}
