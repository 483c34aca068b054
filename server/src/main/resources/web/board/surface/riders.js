/** Those carried by something on the board stand where it does: they are told with it, and drawn only while they matter. */
import {distance} from '../geometry.js';
/** @import {Spot} from './layout.js' */

/**
 * Who is carried by whom, by id: a condition ties them to something larger at the same place.
 *
 * @param {Spot[]} spots
 * @returns {Map<string, string>}
 */
export function carriers(spots) {
  const at = new Map(spots.map((spot) => [spot.id, spot]));
  const found = new Map();
  for (const spot of spots) {
    for (const {unit: other} of spot.unit.conditions) {
      const carrier = at.get(other ?? '');
      if (carrier && carrier !== spot && carrier.size >= spot.size && distance(carrier, spot) <= carrier.size / 2) {
        found.set(spot.id, carrier.id);
      }
    }
  }
  return found;
}
