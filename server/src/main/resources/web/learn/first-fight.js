/** Starts fights against the machine in which one plays the first side, such as the one made for learning. */
import {api} from '../net/api.js';
import {enterQuietly} from '../home/person.js';

/**
 * Makes the table and goes there; what is refused is thrown.
 *
 * @param {string} game
 * @param {{encounter: string, title: string, sides: string[]}} fight
 * @returns {Promise<void>}
 */
export async function startFight(game, {encounter, title, sides}) {
  await enterQuietly();
  /** @type {Record<string, 'me' | 'machine'>} */
  const seats = Object.fromEntries(sides.map((side, place) => [side, place === 0 ? 'me' : 'machine']));
  const {id} = await api.makeTable({game, encounter, title, role: 'player', seats});
  location.assign('/table/' + encodeURIComponent(id));
}

/** Starts the first fight of a game. @param {string} game @returns {Promise<void>} */
export async function startFirstFight(game) {
  const {firstFight} = await api.guide(game);
  if (!firstFight) throw new Error('This game has no first fight.');
  await startFight(game, firstFight);
}
