/** Which question is shown, and what is considered in it first. Pure functions. */
import {isOwn} from '../net/model.js';
import {firstPick, meantBy} from './options.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Request} from '../net/protocol.js' */

/** @typedef {{unit: string, by: string}} Meant whom what is considered is meant for, and who is asked */

/** Questions of the viewer, and the one that is answered for somebody else. @param {TableModel} table @param {string} standIn @returns {Request[]} */
export function answered(table, standIn) {
  return table.requests.filter((request) => isOwn(table, request) || request.id === standIn);
}

/**
 * The one that was turned to, or answered for somebody else, or a turn's action, or the first.
 *
 * @param {Request[]} requests
 * @param {string | undefined} at
 * @param {string} standIn
 * @returns {Request | undefined}
 */
export function firstOf(requests, at, standIn) {
  const [first] = requests;
  const action = requests.find(({main, moment}) => main && moment && moment === first.moment);
  const stood = requests.find(({id}) => id === standIn);
  return requests.find(({id}) => id === at) ?? stood ?? action ?? first;
}

/** @param {Request[]} requests @param {Request | undefined} request @returns {Request[]} */
export function sameMoment(requests, request) {
  return request?.moment ? requests.filter(({moment}) => moment === request.moment) : [];
}

/**
 * What is considered first; whom something was meant for, once it is asked, and no longer after that. For somebody else
 * nothing is.
 *
 * @param {TableModel} table
 * @param {Request} request
 * @param {Meant | undefined} meant
 * @returns {{picked: string[], meant: Meant | undefined}}
 */
export function expected(table, request, meant) {
  if (!isOwn(table, request))
    return {picked: request.kind === 'order' || request.kind === 'amount' ? firstPick(request) : [], meant};
  const kept = request.main ? undefined : meant;
  const found = kept?.by === request.unit ? meantBy(request, kept.unit) : undefined;
  return {picked: found ? [found.id] : firstPick(request, table.view.units), meant: found?.unit ? undefined : kept};
}
