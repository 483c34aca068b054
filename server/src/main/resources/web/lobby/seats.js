/** Who plays whom before the fight, as the lobby lists it. Pure functions. */
import {MACHINES, seatOf} from '../net/model.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Member, Unit} from '../net/protocol.js' */

/**
 * One row of a side: somebody with the units they play there.
 *
 * @typedef {object} SeatRow
 * @property {string} to how the command `seat` names them
 * @property {Member | undefined} member
 * @property {Unit[]} units
 */

/**
 * The rows of a side: members in the order they came, then what nobody has, then what the machine has.
 *
 * @param {TableModel} table
 * @param {string} side
 * @returns {SeatRow[]}
 */
export function rowsOf({view, members}, side) {
  const units = view.units.filter((unit) => unit.side === side);
  const by = (/** @type {string} */ to) => units.filter((unit) => seatOf(unit) === to);
  return [
    ...members.map((member) => ({to: member.id, member, units: by(member.id)})),
    {to: 'gamemaster', member: undefined, units: by('gamemaster')},
    ...MACHINES.map(([to]) => ({to, member: undefined, units: by(to)})),
  ].filter((row) => row.units.length > 0);
}

/** Those who sit here and play nobody yet. @param {TableModel} table @returns {Member[]} */
export function withoutUnits({view, members}) {
  const busy = new Set(view.units.map(({seat}) => seat?.member));
  return members.filter(({id, role}) => role !== 'gone' && !busy.has(id));
}

/** Those whose word it takes: everybody but onlookers. @param {TableModel} table @returns {Member[]} */
export function players({members}) {
  return members.filter(({role}) => role === 'gamemaster' || role === 'player');
}

/** The sides in the order of their units. @param {TableModel} table @returns {string[]} */
export function sidesOf({view}) {
  return [...new Set(view.units.map(({side}) => side))];
}
