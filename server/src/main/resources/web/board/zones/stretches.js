/** Zones that lie side by side with the same ground are one stretch, which needs its word only once. Pure functions. */
import {terrainWords} from './terrain.js';
/** @import {Zone, ZoneMap} from './map.js' */

/** What is said of a zone's ground; zones with the same words belong together. @param {Zone} zone */
function ground(zone) {
  return [...terrainWords(zone.terrain), zone.environment, zone.height].filter(Boolean).sort().join(', ');
}

/**
 * The zones in which the words of their stretch stand: of each stretch the one nearest to its middle.
 *
 * @param {ZoneMap} map
 * @returns {Set<Zone>}
 */
export function spokesmen(map) {
  const left = new Set(map.zones.values());
  /** @type {Set<Zone>} */
  const chosen = new Set();
  for (const zone of map.zones.values()) {
    if (left.has(zone)) {
      chosen.add(middleOf(stretch(map, zone, left)));
    }
  }
  return chosen;
}

/** Takes all zones of one stretch from those that are left. @param {ZoneMap} map @param {Zone} first @param {Set<Zone>} left */
function stretch(map, first, left) {
  const found = [first];
  left.delete(first);
  for (const zone of found) {
    for (const other of left) {
      if (Math.abs(other.x - zone.x) + Math.abs(other.y - zone.y) < 1.4 && isAlike(map, zone, other)) {
        left.delete(other);
        found.push(other);
      }
    }
  }
  return found;
}

/** @param {ZoneMap} map @param {Zone} one @param {Zone} other */
function isAlike(map, one, other) {
  return map.isGrid && map.shape.distance(one.text, other.text) === 1 && ground(one) === ground(other);
}

/** @param {Zone[]} zones @returns {Zone} */
function middleOf(zones) {
  const x = zones.reduce((sum, zone) => sum + zone.x, 0) / zones.length;
  const y = zones.reduce((sum, zone) => sum + zone.y, 0) / zones.length;
  const far = (/** @type {Zone} */ zone) => Math.hypot(zone.x - x, zone.y - y);
  return zones.reduce((best, zone) => (far(zone) < far(best) - 1e-9 ? zone : best));
}
