import {listed} from '../shared/words.js';
/** @import {UnitCommand} from '../net/commands.js' */
/** @import {TableModel} from '../net/model.js' */
/** @import {Command} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */

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
  return forOwn(store, {do: 'pass'}, 'will let everything pass for the rest of this turn.');
}

/**
 * @param {TableStore} store
 * @param {UnitCommand} command
 * @param {string} words
 * @returns {Promise<string>}
 */
async function forOwn(store, command, words) {
  const {table} = store;
  const own = table ? table.view.units.filter(({id}) => table.you.units.includes(id)) : [];
  if (own.length === 0) return 'You play nobody here.';
  try {
    await Promise.all(own.map(({id}) => store.command(/** @type {Command} */ ({...command, unit: id}))));
    return `${listed(own.map(({name}) => name))} ${words}`;
  } catch (error) {
    return error.message;
  }
}
