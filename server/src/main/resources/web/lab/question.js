/** What the lab is asked, as the address of the page says it: whoever has the link asks the same. Pure functions. */
/** @import {BarChange, LabOrder} from '../net/protocol.js' */

/** As many fights as tell most answers apart. */
export const USUAL_FIGHTS = 1000;

/** So many fights the server plays for one report at the most. */
export const MOST_FIGHTS = 20000;

/**
 * @typedef {object} Question
 * @property {string} game
 * @property {string} encounter
 * @property {string} situation the text of a situation file, instead of an encounter
 * @property {string} table a table as it stands, instead of both
 * @property {number} fights
 * @property {number} seed
 * @property {Record<string, string>} agents by side, those that are not the game's own
 * @property {BarChange[]} changes bars set by hand
 */

/** @returns {Question} */
export function emptyQuestion() {
  return {game: '', encounter: '', situation: '', table: '', fights: USUAL_FIGHTS, seed: 1, agents: {}, changes: []};
}

/** @param {string} search the part of the address behind the question mark @returns {Question} */
export function readQuestion(search) {
  const words = new URLSearchParams(search);
  const whole = (/** @type {string} */ key, /** @type {number} */ usual) => {
    const value = Number(words.get(key));
    return Number.isSafeInteger(value) && value > 0 ? value : usual;
  };
  const pairs = (words.get('agents') ?? '').split(',').map((one) => one.split('='));
  return {
    game: words.get('game') ?? '',
    encounter: words.get('encounter') ?? '',
    situation: words.get('situation') ?? '',
    table: words.get('table') ?? '',
    fights: Math.min(MOST_FIGHTS, whole('fights', USUAL_FIGHTS)),
    seed: whole('seed', 1),
    agents: Object.fromEntries(pairs.filter(([side, agent]) => side && agent)),
    changes: words.getAll('change').flatMap((change) => {
      const [unit, bar, value] = change.split('.');
      return unit && bar && /^-?\d+$/.test(value ?? '') ? [{unit, bar, value: Number(value)}] : [];
    }),
  };
}

/** The address that asks the same. @param {Question} question @returns {string} */
export function address({game, encounter, situation, table, fights, seed, agents, changes}) {
  const words = new URLSearchParams();
  if (table) words.set('table', table);
  else words.set('game', game);
  if (!table && situation) words.set('situation', situation);
  else if (!table) words.set('encounter', encounter);
  words.set('fights', String(fights));
  words.set('seed', String(seed));
  const chosen = Object.entries(agents).filter(([, agent]) => agent !== 'fast');
  if (chosen.length) words.set('agents', chosen.map((pair) => pair.join('=')).join(','));
  for (const {unit, bar, value} of changes) words.append('change', [unit, bar, value].join('.'));
  return '/lab?' + words;
}

/** Whether there is something to ask about. @param {Question} question @returns {boolean} */
export function isWhole({game, encounter, situation, table}) {
  return Boolean(table || (game && (encounter || situation)));
}

/**
 * As the server takes it.
 *
 * @param {Question} question
 * @param {LabOrder['kind']} kind
 * @returns {LabOrder}
 */
export function orderOf({game, encounter, situation, table, seed, agents, changes}, kind) {
  const about = table ? {table} : situation ? {game, situation} : {game, encounter};
  return {kind, ...about, seed, agents, ...(changes.length ? {changes} : {})};
}
