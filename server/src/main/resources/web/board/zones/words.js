/**
 * The words that stand in zones: name, terrain and environment from the top, the height at the foot; in pixels.
 *
 * @typedef {{text: string, size: number, x: number, y: number, name: boolean, width: number, height: number}} Word x is
 *     the middle of the text, y its top
 */
import {measure} from '../surface/layout.js';
import {spokesmen} from './stretches.js';
import {terrainWords} from './terrain.js';
/** @import {Zone, ZoneMap} from './map.js' */

/** What is too long for its zone is written in this size before it is cut. */
const SMALL = 9.5;

/** @param {ZoneMap} map @param {number} scale @returns {Word[]} is the middle of the text, y its top */
export function wordsIn(map, scale) {
  const {everywhere} = map;
  const speaking = spokesmen(map);
  const told = [...map.zones.values()].filter((zone) => speaking.has(zone) || zone.own);
  return told.flatMap((zone) => zoneWords(map, zone, scale, everywhere));
}

/**
 * @param {ZoneMap} map
 * @param {Zone} zone
 * @param {number} scale
 * @param {string | undefined} everywhere
 * @returns {Word[]}
 */
function zoneWords(map, zone, scale, everywhere) {
  const size = map.isGrid ? 10.5 : 12;
  const room = 2 * map.corner.x * scale - 8;
  const named = zone.own ? [zone.name] : [];
  const lines = [
    ...named,
    ...terrainWords(zone.terrain),
    ...(zone.environment && !everywhere ? [zone.environment] : []),
  ];
  const told = gathered(lines, Math.max(1, Math.floor((scale * 0.36) / (size + 2))), named.length);
  const top = (zone.y - map.shape.head) * scale + 2;
  const words = told.map((line, i) => {
    const fits = measure(line, size, 650) <= room ? size : SMALL;
    return word(fitting(line, fits, room), fits, zone.x * scale, top + i * (size + 2), i < named.length);
  });
  if (zone.height) {
    words.push(
      word(zone.height, 11, (zone.x + map.corner.x * 0.66) * scale, (zone.y + map.corner.y * 0.5) * scale - 8, false),
    );
  }
  return words.filter(({text}) => text !== '');
}

/**
 * So many lines at most: the last gathers the rest, but a name stands alone.
 *
 * @param {string[]} lines
 * @param {number} most
 * @param {number} names
 */
function gathered(lines, most, names) {
  if (lines.length <= most) {
    return lines;
  }
  return most <= names ? lines.slice(0, most) : [...lines.slice(0, most - 1), lines.slice(most - 1).join(', ')];
}

/**
 * @param {string} text
 * @param {number} size
 * @param {number} x
 * @param {number} y
 * @param {boolean} name
 * @returns {Word}
 */
function word(text, size, x, y, name) {
  return {text, size, x, y, name, width: measure(text, size, 650), height: size + 2};
}

/**
 * The whole of it, or each word cut as far as it must be, or only how often it lies there, or nothing.
 *
 * @param {string} line
 * @param {number} size
 * @param {number} room
 * @returns {string}
 */
function fitting(line, size, room) {
  for (let letters = 12; letters > 2; letters--) {
    const text = line
      .split(' ')
      .map((part) => cut(part, letters))
      .join(' ');
    if (measure(text, size, 650) <= room) {
      return text;
    }
  }
  const times = /×\d+/.exec(line)?.[0] ?? '';
  return measure(times, size, 650) <= room ? times : '';
}

/** @param {string} part @param {number} letters */
function cut(part, letters) {
  const plain = part.replace(/,$/, '');
  return plain.length <= letters + 1 ? part : `${plain.slice(0, letters)}.${part.slice(plain.length)}`;
}
