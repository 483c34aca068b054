/** The outlines of zones, of borders between them and of whole areas, in pixels. Pure functions. */
/** @import {Point} from '../geometry.js' */
/** @import {Zone, ZoneMap} from './map.js' */

/**
 * @param {ZoneMap} map
 * @param {Zone} zone
 * @param {number} scale
 * @returns {Point[]}
 */
export function cornersOf(map, zone, scale) {
  return map.shape.corners.map(({x, y}) => ({x: (zone.x + x) * scale, y: (zone.y + y) * scale}));
}

/**
 * The side that two cells share; for panels a short line across the middle of their link.
 *
 * @param {ZoneMap} map
 * @param {Zone} a
 * @param {Zone} b
 * @param {number} scale
 * @returns {Point[] | undefined}
 */
export function bordersOf(map, a, b, scale) {
  if (map.isGrid) {
    const others = cornersOf(map, b, scale);
    const shared = cornersOf(map, a, scale).filter((one) =>
      others.some((other) => Math.hypot(one.x - other.x, one.y - other.y) < 0.5),
    );
    return shared.length === 2 ? shared : undefined;
  }
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy) || 1;
  const middle = {x: ((a.x + b.x) / 2) * scale, y: ((a.y + b.y) / 2) * scale};
  const [east, south] = [(-dy / long) * 16, (dx / long) * 16];
  return [
    {x: middle.x - east, y: middle.y - south},
    {x: middle.x + east, y: middle.y + south},
  ];
}

/**
 * The outer sides of an area of cells as a path: those that only one of its cells has.
 *
 * @param {ZoneMap} map
 * @param {Zone[]} zones
 * @param {number} scale
 * @returns {string}
 */
export function areaPath(map, zones, scale) {
  const sides = new Map();
  for (const zone of zones) {
    const corners = cornersOf(map, zone, scale);
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % corners.length];
      const key = `${Math.round(a.x + b.x)} ${Math.round(a.y + b.y)}`;
      sides.set(key, sides.has(key) ? undefined : `M${a.x} ${a.y}L${b.x} ${b.y}`);
    });
  }
  return [...sides.values()].filter(Boolean).join('');
}
