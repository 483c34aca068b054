/** What the ladder says in sentences. Pure functions. */
/** @import {Unit} from '../../net/protocol.js' */
/** @import {Rung, Step} from './model.js' */
import {bandsOf} from './model.js';

/** `1 maneuver`, `2 maneuvers`. @param {number} count @returns {string} */
export function maneuvers(count) {
  return count === 1 ? '1 maneuver' : `${count} maneuvers`;
}

/**
 * How far a unit is from the viewpoint and what one step nearer costs: `medium from Ilka, 1 maneuver to short`.
 *
 * @param {Unit} unit
 * @param {Unit | undefined} from
 * @param {Rung[]} rungs
 * @returns {string}
 */
export function awayWords(unit, from, rungs) {
  if (!from || unit.id === from.id) return '';
  const band = bandsOf(from.place).get(unit.id);
  const at = rungs.findIndex(({name}) => name === band);
  if (at < 0) return '';
  if (at === 0) return `engaged with ${from.name}`;
  const nearer = rungs[at - 1];
  return `${band} from ${from.name}, ${maneuvers(nearer.gap ?? 1)} to ${nearer.name}`;
}

/**
 * The whole ladder in a few sentences: `Seen from Ilka. Short: Sera; Dorn engaged with Hounds. Medium: Troopers.`
 *
 * @param {Step[]} steps
 * @param {Unit} from
 * @returns {string}
 */
export function ladderWords(steps, from) {
  const told = steps.flatMap(({name, clusters}) => {
    const groups = clusters
      .map(({units}) => units.filter(({id}) => id !== from.id).map((unit) => unit.name))
      .filter((names) => names.length > 0)
      .map(([first, ...others]) => (others.length > 0 ? `${first} engaged with ${others.join(' and ')}` : first));
    return groups.length > 0 ? [`${capital(name)}: ${groups.join('; ')}.`] : [];
  });
  return [`Seen from ${from.name}.`, ...told].join(' ');
}

/** The word with a capital letter. @param {string} word @returns {string} */
export function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * What a move changes: `Troopers medium to short, Voss long to medium`.
 *
 * @param {Map<string, string>} changes
 * @param {Unit} from
 * @param {(id: string) => string} nameOf
 * @returns {string}
 */
export function changeWords(changes, from, nameOf) {
  const before = bandsOf(from.place);
  return [...changes].map(([id, band]) => `${nameOf(id)} ${before.get(id)} to ${band}`).join(', ');
}
