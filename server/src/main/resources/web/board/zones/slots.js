/**
 * Places units of one zone side by side inside it. Pure functions.
 *
 * @typedef {Spot & {zone: Zone}} ZoneSpot
 */
/** @import {Unit} from '../../net/protocol.js' */
/** @import {Point} from '../geometry.js' */
/** @import {Spot} from '../surface/layout.js' */
/** @import {Zone, ZoneMap} from './map.js' */
/** @import {Room} from './shapes.js' */

/** More than these in one zone and a count stands beside them. */
export const MANY = 9;

/**
 * The middles of so many tokens in a room around 0,0, as large as they can be.
 *
 * @param {number} count
 * @param {Room} room
 * @returns {{size: number, spots: Point[]}}
 */
export function slots(count, {width, height, down, most}) {
  let best = {pitch: 0, columns: 1};
  for (let columns = 1; columns <= count; columns++) {
    const pitch = Math.min(width / columns, height / Math.ceil(count / columns));
    if (pitch > best.pitch + 1e-9) {
      best = {pitch, columns};
    }
  }
  const {pitch, columns} = best;
  const rows = Math.ceil(count / columns);
  const spots = Array.from({length: count}, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {x: ((i % columns) - (inRow - 1) / 2) * pitch, y: down + (row - (rows - 1) / 2) * pitch};
  });
  return {size: Math.min(most, pitch * 0.76), spots};
}

/** Where every unit stands. @param {Unit[]} units @param {ZoneMap} map @returns {ZoneSpot[]} */
export function stand(units, map) {
  /** @type {Map<Zone, Unit[]>} */
  const inside = new Map();
  for (const unit of units) {
    const zone = map.zones.get(unit.place ?? '');
    if (zone) {
      inside.set(zone, [...(inside.get(zone) ?? []), unit]);
    }
  }
  return [...inside].flatMap(([zone, those]) => {
    const {size, spots} = slots(those.length, map.shape.room);
    return those.map((unit, i) => ({
      unit,
      id: unit.id,
      x: zone.x + spots[i].x,
      y: zone.y + spots[i].y,
      size,
      height: unit.height ?? 0,
      home: {x: zone.x, y: zone.y},
      zone,
    }));
  });
}
