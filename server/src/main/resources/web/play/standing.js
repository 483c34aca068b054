import {listed} from '../shared/words.js';

/** Answers given beforehand for all units of this player; each tells in words what came of it. */

/** Raises the hands of all own units, or takes them down where one is up. */
export function raiseHands(store) {
  return handsUp(store.table)
    ? forOwn(store, {do: 'hand', raised: false}, 'will be asked as usual.')
    : forOwn(store, {do: 'hand', raised: true}, 'will be asked at the next moment.');
}

export function handsUp({view, you}) {
  return view.units.some((unit) => unit.hand && you.units.includes(unit.id));
}

export function passTurn(store) {
  return forOwn(store, {do: 'pass'}, 'will let everything pass for the rest of this turn.');
}

async function forOwn(store, command, words) {
  const {you, view} = store.table;
  const own = view.units.filter(({id}) => you.units.includes(id));
  if (own.length === 0) return 'You play nobody here.';
  try {
    await Promise.all(own.map(({id}) => store.command({...command, unit: id})));
    return `${listed(own.map(({name}) => name))} ${words}`;
  } catch (error) {
    return error.message;
  }
}
