/** A hex board in words, for those who listen and for the pointer. */
import {centreOf, hexAt, writeHex} from './grid.js';
import {compass} from '../plane/words.js';
/** @import {Point} from '../geometry.js' */
/** @import {HexMap} from './map.js' */

/** @param {string} name */
function spoken(name) {
  return name.replaceAll('-', ' ');
}

/** What is in a hex besides the ground: a wall with its height and hits, environments with their Level unless they lie everywhere. @param {HexMap} map @param {Point} at @returns {string} */
export function hexWords(map, at) {
  const hex = hexAt(at);
  const wall = map.walls.get(writeHex(hex));
  const weather = map.weather.flatMap((one) => {
    const level = one.centre || one.hexes.length > 0 ? map.levelAt(one, hex) : 0;
    return level > 0 ? [`${spoken(one.name)} ${level}`] : [];
  });
  return [
    wall && !wall.breached ? `${wall.name}, ${wall.height} high, Defence ${wall.defence}, ${wall.hits} hits` : '',
    wall?.breached ? `${wall.name}, breached` : '',
    ...weather,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What stands around somebody, in sentences. @param {HexMap} map @param {{name: string, at: Point} | undefined} from @returns {string} */
export function boardWords(map, from) {
  const where = (/** @type {Point[]} */ middles) => {
    if (!from || middles.length === 0) {
      return '';
    }
    const near = middles.reduce((a, b) => (map.distance(a, from.at) <= map.distance(b, from.at) ? a : b));
    const far = map.distance(near, from.at);
    return far === 0 ? `around ${from.name}` : `${map.words(far)} ${compass(from.at, near)} of ${from.name}`;
  };
  const told = [
    ...map.buildings.map(({name, roof, hexes}) => ({words: `${name}, roof at ${roof}`, at: hexes.map(centreOf)})),
    ...map.ground.map(({name, kind, hexes}) => ({words: `${name}, ${spoken(kind)}`, at: hexes.map(centreOf)})),
    ...map.weather.map(({name, level, hexes, centre}) => ({
      words: `${spoken(name)} ${level}`,
      at: centre ? [centreOf(centre)] : hexes.map(centreOf),
    })),
  ];
  const holes = [...map.walls.values()].filter(({breached}) => breached);
  return [
    `${map.name}, ${map.width} by ${map.height} hexes`,
    ...told.map(({words, at}) => [words, where(at)].filter(Boolean).join(', ')),
    ...holes.map(({name, hex}) => [`breach in ${name}`, where([centreOf(hex)])].filter(Boolean).join(', ')),
  ].join('; ');
}
