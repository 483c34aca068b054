import {listed} from '../shared/words.js';
/** @import {UnitCommand} from '../net/commands.js' */
/** @import {TableModel} from '../net/model.js' */
/** @import {Command, Request, Unit} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */

/** What an order does, in words. @type {Record<string, string>} */
export const ORDER_WORDS = {ask: 'always asked', pass: 'let pass', suggested: 'done as suggested'};

/** The label that stands for every question but a turn's actions. */
export const EVERYTHING = '*';

/** A kind of question in words. @param {string} label @returns {string} */
export function labelWords(label) {
  return label === EVERYTHING ? 'everything but actions' : label.replaceAll(/[.-]/g, ' ');
}

/** Answers given beforehand for all units of this player; each tells in words what came of it. */

/**
 * Raises the hands of all own units, or takes them down where one is up.
 *
 * @param {TableStore} store
 * @returns {Promise<string>}
 */
export function raiseHands(store) {
  return handsUp(store.table)
    ? forOwn(store, {do: 'hand', raised: false}, 'will be asked as usual.')
    : forOwn(store, {do: 'hand', raised: true}, 'will be asked at the next moment.');
}

/** @param {TableModel | null} table @returns {boolean} */
export function handsUp(table) {
  return Boolean(table?.view.units.some((unit) => unit.hand && table.you.units.includes(unit.id)));
}

/** @param {TableStore} store @returns {Promise<string>} */
export function passTurn(store) {
  return passes(store.table)
    ? forOwn(store, {do: 'pass', on: false}, 'will be asked again.')
    : forOwn(store, {do: 'pass', on: true}, 'will let everything pass for the rest of this turn.');
}

/** Whether an own unit lets everything pass. @param {TableModel | null} table @returns {boolean} */
export function passes(table) {
  return Boolean(table?.view.units.some((unit) => unit.passing && table.you.units.includes(unit.id)));
}

/**
 * @param {TableStore} store
 * @param {UnitCommand} command
 * @param {string} words
 * @returns {Promise<string>}
 */
async function forOwn(store, command, words) {
  const {table} = store;
  const fits = (/** @type {Unit} */ {id, active}) =>
    table?.you.units.includes(id) && !(active && command.do === 'pass' && command.on);
  const own = table ? table.view.units.filter(fits) : [];
  if (own.length === 0) return 'You play nobody here.';
  try {
    for (const {id} of lastAskedFirst(own, table?.requests ?? []))
      await store.command(/** @type {Command} */ ({...command, unit: id}));
    return `${listed(own.map(({name}) => name))} ${words}`;
  } catch (error) {
    return error.message;
  }
}

/**
 * Whoever is asked now comes last: their answer is the one move, with which those who would be asked after them pass as
 * well, and one Undo brings the whole moment back.
 *
 * @param {Unit[]} units
 * @param {Request[]} requests
 * @returns {Unit[]}
 */
function lastAskedFirst(units, requests) {
  const place = (/** @type {Unit} */ {id}) => {
    const asked = requests.findIndex(({unit}) => unit === id);
    return asked < 0 ? requests.length : asked;
  };
  return [...units].sort((one, other) => place(other) - place(one));
}
