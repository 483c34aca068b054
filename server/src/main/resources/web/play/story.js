/**
 * The log as a story: what belongs together, and how a line is laid out. Plain functions.
 *
 * @typedef {{kind: 'divider', text: string, number: number} | {kind: 'item', item: Item, number: number}
 *     | {kind: 'folded', items: Item[], number: number}} Piece
 * @typedef {{words: string, dice: string[], parts: Total[], total?: number, open?: boolean}} Roll open while its dice are
 *     still to come
 * @typedef {{head: Part[], rolls: Roll[], tail: Part[], total?: number}} RollCard
 */
/** @import {Item, Part, Total} from '../net/protocol.js' */

/**
 * The items with dividers where a turn begins, and what was taken back folded into one piece.
 *
 * @param {Item[]} log
 * @param {Set<number>} undone
 * @returns {Piece[]}
 */
export function story(log, undone) {
  /** @type {Piece[]} */
  const pieces = [];
  let turn = '';
  for (const item of log) {
    const last = pieces[pieces.length - 1];
    if (undone.has(item.number) && item.kind !== 'chat') {
      if (last?.kind === 'folded') last.items.push(item);
      else pieces.push({kind: 'folded', items: [item], number: item.number});
      continue;
    }
    if (item.turn && item.turn !== turn) {
      turn = item.turn;
      pieces.push({kind: 'divider', text: turn, number: item.number});
    }
    if (!saysNoMore(item)) pieces.push({kind: 'item', item, number: item.number});
  }
  return pieces;
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
  if ('dice' in part) rolls.push({words: last?.open ? last.words : '', dice: faces(part.dice), parts: []});
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
