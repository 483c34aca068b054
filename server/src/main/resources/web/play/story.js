/**
 * The log as a story: what belongs together, and how a line is laid out. Plain functions.
 *
 * An item has the results that came of it with it; what is small is gathered at the end of a turn.
 *
 * @typedef {{kind: 'divider', text: string, number: number}
 *     | {kind: 'item', item: Item, results: Item[], number: number}
 *     | {kind: 'small', items: Item[], number: number}
 *     | {kind: 'folded', items: Item[], number: number}} Piece
 * @typedef {{words: string, dice: string[], parts: Total[], total?: number, needs?: number, open?: boolean, pool?: Pool}} Roll
 *     `needs` is what its die has to reach; `open` while its dice are still to come; `pool` its dice one by one
 * @typedef {{head: Part[], rolls: Roll[], tail: Part[], total?: number}} RollCard
 */
/** @import {Item, Part, Pool, Total} from '../net/protocol.js' */

/** Nobody listens to more sentences at once. */
const HEARD = 4;

/**
 * The items with dividers where a turn begins, results with the roll they came of, small things in one piece per turn,
 * and what was taken back folded into one piece.
 *
 * @param {Item[]} log
 * @param {Set<number>} undone
 * @returns {Piece[]}
 */
export function story(log, undone) {
  /** @type {Piece[]} */
  const pieces = [];
  /** @type {Item[]} */
  let small = [];
  /** @type {Item[] | undefined} */
  let results;
  let turn = '';
  const endTurn = () => {
    if (small.length) pieces.push({kind: 'small', items: small, number: small[0].number});
    small = [];
    results = undefined;
  };
  for (const item of log) {
    const last = pieces[pieces.length - 1];
    if (undone.has(item.number) && item.kind !== 'chat') {
      if (last?.kind === 'folded' && small.length === 0) last.items.push(item);
      else {
        endTurn();
        pieces.push({kind: 'folded', items: [item], number: item.number});
      }
      continue;
    }
    if (item.turn && item.turn !== turn) {
      endTurn();
      turn = item.turn;
      pieces.push({kind: 'divider', text: turn, number: item.number});
    }
    if (saysNoMore(item)) continue;
    if (isSmall(item)) small.push(item);
    else if (item.weight === 'result' && results) results.push(item);
    else {
      results = rollOf(item.parts) ? [] : item.kind === 'chat' ? results : undefined;
      pieces.push({kind: 'item', item, results: results ?? [], number: item.number});
    }
  }
  endTurn();
  return pieces;
}

/** What a story leaves out: bookkeeping, and what somebody is about to do. @param {Item} item @returns {boolean} */
export function isSmall({weight}) {
  return weight === 'small' || weight === 'announcement';
}

/** What the small things are about, in a few words: "ammo spent, turn ended". @param {Item[]} items @returns {string} */
export function kindsOf(items) {
  const kinds = [...new Set(items.map(({event = ''}) => event.replaceAll('-', ' ')))];
  return kinds.slice(0, 3).join(', ') + (kinds.length > 3 ? ' …' : '');
}

/**
 * What somebody who listens hears of new items: the sentences of the story, not the protocol.
 *
 * @param {Item[]} items
 * @returns {string}
 */
export function heard(items) {
  return items
    .filter((item) => !isSmall(item) && !saysNoMore(item))
    .slice(-HEARD)
    .map(({text}) => text)
    .join('. ');
}

/** A line that a divider has told already. @param {Item} item */
function saysNoMore({kind, text, turn = ''}) {
  return kind === 'event' && turn.toLowerCase().endsWith(text.toLowerCase());
}

/**
 * A line with dice or totals, laid out as a card: what it is about, its rolls, and how it came out. Null for a plain
 * sentence.
 *
 * @param {Part[]} [parts]
 * @returns {RollCard | null}
 */
export function rollOf(parts = []) {
  const start = parts.findIndex((part) => 'dice' in part || 'total' in part);
  if (start < 0) return null;
  const end = parts.findLastIndex((part) => 'dice' in part || 'total' in part);
  /** @type {Roll[]} */
  const rolls = [];
  for (const part of parts.slice(start, end + 1)) addTo(rolls, part);
  return {
    head: trimEnd(parts.slice(0, start)),
    rolls,
    tail: trimStart(parts.slice(end + 1)),
    total: rolls.find((roll) => roll.total !== undefined)?.total,
  };
}

/** @param {Roll[]} rolls @param {Part} part */
function addTo(rolls, part) {
  const last = rolls[rolls.length - 1];
  const aim = rolls[rolls.length - 2];
  if ('dice' in part && part.pool) {
    rolls.push({words: '', dice: [], parts: [], pool: part.pool});
    return;
  }
  if ('dice' in part && last?.open && last.words.endsWith('rolls') && aim?.total !== undefined && !aim.dice.length) {
    Object.assign(aim, {needs: aim.total, total: undefined, dice: faces(part.dice)});
    rolls.pop();
  } else if ('dice' in part) rolls.push({words: last?.open ? last.words : '', dice: faces(part.dice), parts: []});
  else if ('total' in part) {
    const roll =
      last && last.total === undefined && !last.open
        ? last
        : {words: last?.open ? last.words : '', dice: [], parts: []};
    if (roll !== last) rolls.push(roll);
    roll.total = part.total;
    roll.parts = part.parts;
  } else rolls.push({words: wordsOf(part).trim(), open: true, dice: [], parts: []});
  const place = rolls.length - 2;
  if (place >= 0 && rolls[place].open && !rolls[place + 1].open) rolls.splice(place, 1);
}

/** A part as plain text. @param {Part} part @returns {string} */
export function wordsOf(part) {
  if ('words' in part) return part.words;
  return 'dice' in part ? part.dice : part.text;
}

/** "3+4" as the faces 3 and 4; a face in brackets does not count. @param {string} dice @returns {string[]} */
export function faces(dice) {
  return dice.split('+').map((face) => face.trim());
}

/** @param {Part[]} parts @returns {Part[]} */
function trimEnd(parts) {
  const copy = [...parts];
  const last = copy[copy.length - 1];
  if (last && 'words' in last) copy[copy.length - 1] = {words: last.words.replace(/[\s:,]+$/, '')};
  return copy;
}

/** @param {Part[]} parts @returns {Part[]} */
function trimStart(parts) {
  const [first, ...rest] = parts;
  if (!first || !('words' in first)) return parts;
  const words = first.words.replace(/^[\s:,]+/, '');
  return words ? [{words: words[0].toUpperCase() + words.slice(1)}, ...rest] : rest;
}
