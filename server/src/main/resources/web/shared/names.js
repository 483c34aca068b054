/** Who is who at a glance: two or three letters for a name, and whose side is drawn as ours. Pure functions. */
/** @import {Unit, You} from '../net/protocol.js' */

const ARTICLES = new Set(['the', 'a', 'an']);

/**
 * Two or three letters for each unit, no two units alike.
 *
 * @param {{id: string, name: string}[]} units
 * @returns {Map<string, string>}
 */
export function initials(units) {
  const all = new Map(units.map((unit) => [unit.id, letters(unit.name)]));
  /** @type {Map<string, number>} */
  const count = new Map();
  for (const text of all.values()) {
    count.set(text, (count.get(text) ?? 0) + 1);
  }
  const taken = new Set([...count].filter(([, times]) => times === 1).map(([text]) => text));
  for (const [id, text] of all) {
    if ((count.get(text) ?? 0) > 1) {
      all.set(id, numbered(Array.from(text)[0], taken));
    }
  }
  return all;
}

/** @param {string} letter @param {Set<string>} taken @returns {string} */
function numbered(letter, taken) {
  let number = 1;
  while (taken.has(`${letter}${number}`)) {
    number++;
  }
  taken.add(`${letter}${number}`);
  return `${letter}${number}`;
}

/** Two letters, or one and a figure, for a name. @param {string} name @returns {string} */
export function letters(name) {
  const words = name
    .trim()
    .split(/[\s\-_]+/)
    .filter(Boolean);
  const telling = words.filter((word, i) => i > 0 || words.length === 1 || !ARTICLES.has(word.toLowerCase()));
  const [first = '?', ...rest] = telling;
  const last = rest.at(-1) ?? '';
  if (/^\d{1,2}$/.test(last)) {
    return upper(first) + last;
  }
  const chars = Array.from(first);
  return rest.length > 0 ? upper(first) + upper(last) : upper(first) + chars.slice(1, 2).join('');
}

/** A name in little room: its first word of some length, with its number if it has one, or all of it but the article. @param {string} name @returns {string} */
export function shortName(name) {
  const words = name.trim().split(/\s+/);
  const own = words.filter((word, i) => i > 0 || words.length === 1 || !ARTICLES.has(word.toLowerCase()));
  const telling = own[0].length > 3 ? own[0] : own.join(' ');
  const last = words[words.length - 1];
  return /^\d{1,2}$/.test(last) && !telling.endsWith(last) ? `${telling} ${last}` : telling;
}

/** @param {string} word @returns {string} */
function upper(word) {
  return (Array.from(word)[0] ?? '').toUpperCase();
}

/**
 * The sides drawn as ours: those of the units one plays; for gamemaster and onlookers those that members play, else the
 * first.
 *
 * @param {Unit[]} units
 * @param {You} [you]
 * @returns {Set<string>}
 */
export function ourSides(units, you) {
  const mine = units.filter((unit) => you?.role === 'player' && (unit.yours || you.units?.includes(unit.id)));
  const played = units.filter((unit) => unit.seat?.kind === 'member');
  const chosen = [mine, played, units.slice(0, 1)].find((some) => some.length > 0) ?? [];
  return new Set(chosen.map((unit) => unit.side));
}
