import {readPlace} from '../board/geometry.js';
/** @import {Board} from '../net/protocol.js' */

/**
 * The name of what stands where a unit is about to be put, or nothing: nobody is set into a wall without a word.
 *
 * @param {Board} board
 * @param {string} at
 * @returns {string}
 */
export function obstacleAt({kind, features}, at) {
  const point = kind === 'plane' ? readPlace(at) : undefined;
  if (!point) return '';
  const found = features.find((feature) => feature.kind === 'building' && covers(feature.at, point));
  return found ? found.name || found.kind : '';
}

/** @param {string[]} places two opposite corners or all of them @param {{x: number, y: number}} point */
function covers(places, {x, y}) {
  const corners = places.flatMap((place) => readPlace(place) ?? []);
  if (corners.length === 2) {
    const [a, b] = corners;
    return (x - a.x) * (x - b.x) < 0 && (y - a.y) * (y - b.y) < 0;
  }
  let within = false;
  corners.forEach((one, i) => {
    const other = corners[(i + 1) % corners.length];
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x)
      within = !within;
  });
  return within;
}
