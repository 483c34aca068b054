/** Places units of one zone side by side inside it. Pure functions. */

/** More than these in one zone and a count stands beside them. */
export const MANY = 9;

/**
 * The middles of so many tokens in a room around 0,0, as large as they can be.
 * @returns {{size: number, spots: import('../geometry.js').Point[]}}
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

/** Where every unit stands. @param {object[]} units @param {import('./map.js').ZoneMap} map */
export function stand(units, map) {
  const inside = new Map();
  for (const unit of units) {
    const zone = map.zones.get(unit.place);
    if (zone) {
      inside.set(zone, [...(inside.get(zone) ?? []), unit]);
    }
  }
  return [...inside].flatMap(([zone, those]) => {
    const {size, spots} = slots(those.length, map.shape.room);
    return those.map((unit, i) => ({
      unit, id: unit.id, x: zone.x + spots[i].x, y: zone.y + spots[i].y, size, height: unit.height ?? 0,
      home: {x: zone.x, y: zone.y}, zone,
    }));
  });
}
