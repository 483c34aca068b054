/** How a view goes from event to event, and what of it is worth showing. Plain functions. */
/** @import {EventChange, Unit, UnitState, View} from '../../net/protocol.js' */

/**
 * @typedef {{unit: string, label: string, from: number, to: number, maximum: number}} BarChange
 * @typedef {object} Differences what one event changed
 * @property {BarChange[]} losses of the bar that decides who is out
 * @property {BarChange[]} gains
 * @property {string[]} moved units that are somewhere else
 * @property {string[]} fell units that are out now
 * @property {{unit: string, name: string}[]} conditions that are new
 */

/** The view after an event. Events change what happens to units, never their sheets. @param {View} view @param {EventChange} [change] @returns {View} */
export function viewAfter(view, change) {
  if (!change) return view;
  const {units = [], gone = [], ...rest} = change;
  const fresh = new Map(units.map((unit) => [unit.id, unit]));
  const kept = view.units.filter(({id}) => !gone.includes(id)).map((unit) => withState(unit, fresh.get(unit.id)));
  const known = new Set(kept.map(({id}) => id));
  const come = units.filter(({id}) => !known.has(id)).map((state) => withState(undefined, state));
  return {...view, ...rest, units: [...kept, ...come]};
}

/** @param {Unit | undefined} unit @param {UnitState | undefined} state @returns {Unit} */
function withState(unit, state) {
  if (!state) return /** @type {Unit} */ (unit);
  const {
    details = [],
    seat = {kind: /** @type {const} */ ('machine')},
    yours = false,
    hand,
    passing,
    orders,
    portrait,
  } = unit ?? {};
  return {details, seat, yours, hand, passing, orders, portrait, ...state};
}

/** @param {View} before @param {View} after @returns {Differences} */
export function differences(before, after) {
  const old = new Map(before.units.map((unit) => [unit.id, unit]));
  /** @type {Differences} */
  const found = {losses: [], gains: [], moved: [], fell: [], conditions: []};
  for (const unit of after.units) {
    const known = old.get(unit.id);
    if (!known || known === unit) continue;
    const change = barChange(known, unit);
    if (change) (change.to < change.from ? found.losses : found.gains).push(change);
    if (known.place !== unit.place && unit.place) found.moved.push(unit.id);
    if (unit.out && !known.out) found.fell.push(unit.id);
    const had = new Set(known.conditions.map(({name}) => name));
    for (const {name} of unit.conditions) if (!had.has(name)) found.conditions.push({unit: unit.id, name});
  }
  return found;
}

/** The first bar is the one that decides who is out. @param {Unit} known @param {Unit} unit @returns {BarChange | undefined} */
function barChange(known, unit) {
  const [from] = known.bars;
  const [to] = unit.bars;
  if (!from || !to || from.label !== to.label || from.value === to.value) return undefined;
  return {unit: unit.id, label: to.label, from: from.value, to: to.value, maximum: to.maximum};
}
