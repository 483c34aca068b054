/** What a game teaches at its tables; asked for once on each page. */
import {api} from '../net/api.js';
/** @import {Guide} from '../net/protocol.js' */

/** @type {Map<string, Promise<Guide | undefined>>} */
const known = new Map();

/**
 * The guide of a game, or nothing where it cannot be had: the table is played without it.
 *
 * @param {string} game
 * @returns {Promise<Guide | undefined>}
 */
export function guideOf(game) {
  const guide = known.get(game) ?? api.guide(game).catch(() => undefined);
  known.set(game, guide);
  return guide;
}
