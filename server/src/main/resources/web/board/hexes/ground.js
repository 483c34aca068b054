/** The ground of a hex board: thin hexes, what lies on them in pattern and word, buildings, walls, environments. */
import {nothing, svg} from 'lit';
import {distance} from '../geometry.js';
import {coverage} from '../labels.js';
import {measure} from '../surface/layout.js';
import {centreOf, cornersOf, hexPath, outlineOf} from './grid.js';
/** @import {Point} from '../geometry.js' */
/** @import {Rect} from '../labels.js' */
/** @import {Drawing} from '../token.js' */
/** @import {Hex} from './grid.js' */
/** @import {Building, HexMap, Patch, Wall, Weather} from './map.js' */

/** Below this many pixels a hex has no room for a number. */
const ROOM = 26;

/** @param {HexMap} map @param {number} scale @returns {Drawing} */
export function hexGround(map, scale) {
  const all = map.hexes.map((hex) => hexPath(hex, scale)).join('');
  return svg`<defs>
      <pattern id="h-water" width="26" height="12" patternUnits="userSpaceOnUse"><path d="M0 6q6.500-5 13 0t13 0"></path></pattern>
      <pattern id="h-light" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M4 12q2-6 4-6M12 6q1-4 3-4"></path></pattern>
      <pattern id="h-thick" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M2 10q2-6 4-6M6 10q2-6 4-6M9 4q1-3 2-3"></path></pattern>
      <pattern id="h-cover" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 5H10M5 0V10"></path></pattern>
      <pattern id="h-air" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="air" d="M0 0V9"></path></pattern>
    </defs>
    <path class="board" d=${all}></path>
    ${map.buildings.map((building) => inside(building, scale))}
    ${map.ground.map((patch) => ground(patch, scale))}
    <path class="hexes" d=${all}></path>
    ${map.weather.map((weather) => layer(map, weather, scale))}
    ${walls(map, scale)}
    ${wordsOn(map, scale).map(({text, x, y, width, strong}) => svg`<text class=${strong ? 'word name' : 'word'} x=${x + width / 2} y=${y + 12}>${text}</text>`)}`;
}

/** @param {Building} building @param {number} scale */
function inside({hexes}, scale) {
  return svg`<path class="building" d=${hexes.map((hex) => hexPath(hex, scale)).join('')}></path>
    <path class="roof" d=${outlineOf(hexes, scale)}></path>`;
}

/** @param {Patch} patch @param {number} scale */
function ground({kind, hexes}, scale) {
  const pattern = /** @type {Record<string, string>} */ ({
    water: 'water',
    'light-undergrowth': 'light',
    'thick-undergrowth': 'thick',
  })[kind];
  const path = hexes.map((hex) => hexPath(hex, scale)).join('');
  return svg`<path class="ground ${kind}" d=${path}></path><path class="pattern" d=${path} fill="url(#h-${pattern ?? 'cover'})"></path>
    ${pattern ? nothing : svg`<path class="cover" d=${outlineOf(hexes, scale)}></path>`}`;
}

/**
 * An environment lies over its hexes with its Level in each; one that lies everywhere is told in words alone.
 *
 * @param {HexMap} map
 * @param {Weather} weather
 * @param {number} scale
 */
function layer(map, weather, scale) {
  if (!weather.centre && weather.hexes.length === 0) {
    return nothing;
  }
  const hexes = map.hexes.filter((hex) => map.levelAt(weather, hex) > 0);
  const path = hexes.map((hex) => hexPath(hex, scale)).join('');
  return svg`<g class="weather ${weather.name}"><path class="air" d=${path}></path><path d=${path} fill="url(#h-air)"></path>
    <path class="edge" d=${outlineOf(hexes, scale)}></path>
    ${scale < ROOM ? nothing : hexes.map((hex) => levelIn(hex, map.levelAt(weather, hex), scale))}</g>`;
}

/** @param {Hex} hex @param {number} level @param {number} scale */
function levelIn(hex, level, scale) {
  const {x, y} = centreOf(hex);
  return svg`<text class="level" x=${x * scale} y=${y * scale + 4}>${level}</text>`;
}

/** Walls stand in hexes: filled and outlined thickly, cracked where hits are gone, rubble where breached. @param {HexMap} map @param {number} scale */
function walls(map, scale) {
  const all = [...map.walls.values()];
  const whole = all.filter(({breached}) => !breached);
  const drawn = ['', 'slight', 'glass'].map((look) => ({look, hexes: whole.filter((wall) => wall.look === look)}));
  return svg`${drawn.map(({look, hexes}) => svg`<path class="wall ${look}" d=${hexes.map(({hex}) => hexPath(hex, scale)).join('')}></path>`)}
    <path class="wall-edge" d=${outlineOf(
      whole.map(({hex}) => hex),
      scale,
    )}></path>
    ${whole.filter(({hits, most}) => hits < most).map((wall) => cracks(wall, scale))}
    ${all.filter(({breached}) => breached).map(({hex}) => svg`<path class="rubble" d=${hexPath(hex, scale)}></path>${debris(hex, scale)}`)}`;
}

/** @param {Wall} wall @param {number} scale */
function cracks({hex}, scale) {
  const {x, y} = centreOf(hex);
  const at = (/** @type {number} */ dx, /** @type {number} */ dy) => `${(x + dx) * scale} ${(y + dy) * scale}`;
  return svg`<path class="crack" d="M${at(-0.3, -0.3)}L${at(-0.05, -0.05)}L${at(-0.15, 0.1)}L${at(0.1, 0.35)}M${at(-0.05, -0.05)}L${at(0.3, -0.15)}"></path>`;
}

/** @param {Hex} hex @param {number} scale */
function debris(hex, scale) {
  const [, a, b] = cornersOf(hex, scale);
  const {x, y} = centreOf(hex);
  const middle = {x: x * scale, y: y * scale};
  return svg`<path class="crack" d="M${(a.x + middle.x) / 2} ${(a.y + middle.y) / 2}l6 4l-4 5zM${(b.x + middle.x) / 2 - 12} ${(b.y + middle.y) / 2}l5 3l-6 3z"></path>`;
}

/**
 * What is written on the ground, in pixels: buildings with the height of their roofs, what lies there, one of each name.
 *
 * @param {HexMap} map
 * @param {number} scale
 * @returns {(Rect & {text: string, strong: boolean})[]}
 */
export function wordsOn(map, scale) {
  const named = [
    ...map.buildings.flatMap(({name, hexes, roof}) => [
      {text: roof > 0 ? `${name} ↑${roof}` : name, hexes, strong: true, down: 0},
      {text: wallWords(map.wallOf(hexes)), hexes, strong: false, down: 16},
    ]),
    ...map.ground.map(({name, hexes}) => ({text: name, hexes, strong: false, down: 0})),
    ...map.weather.map((weather) => ({text: layerWords(weather), hexes: under(weather), strong: false, down: 24})),
  ].filter(({text}) => text);
  /** @type {(Rect & {text: string, strong: boolean})[]} */
  const placed = [];
  for (const {text, hexes, strong, down} of named) {
    const at = middleOf(hexes);
    const width = measure(text, strong ? 13.5 : 11.5, strong ? 650 : 400);
    const place = {text, strong, x: at.x * scale - width / 2, y: at.y * scale - 8 + down, width, height: 16};
    if (hexes.length > 0 && scale > 18 && coverage(place, placed) === 0) {
      placed.push(place);
    }
  }
  return placed;
}

/** @param {Wall | undefined} wall */
function wallWords(wall) {
  return wall ? `${wall.name.toLowerCase()}, Defence ${wall.defence}, ${count(wall.most, 'hit')} a hex` : '';
}

/** @param {Weather} weather */
function layerWords({name, level, centre, radius, wind}) {
  const fades = centre && level > 1 && radius > 0 ? ', fading to 1' : '';
  return [`${name.replaceAll('-', ' ')} ${level}${fades}`, wind && `to the ${wind.replaceAll('-', ' ')}`]
    .filter(Boolean)
    .join(', ');
}

/** Where the name of an environment stands. @param {Weather} weather @returns {Hex[]} */
function under({hexes, centre}) {
  return centre ? [centre] : hexes;
}

/** @param {number} number @param {string} one */
function count(number, one) {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

/** The hex of those that is nearest to the middle of all. @param {Hex[]} hexes @returns {Point} */
function middleOf(hexes) {
  const middles = hexes.map(centreOf);
  const mean = {
    x: middles.reduce((sum, {x}) => sum + x, 0) / (middles.length || 1),
    y: middles.reduce((sum, {y}) => sum + y, 0) / (middles.length || 1),
  };
  return middles.reduce((a, b) => (distance(a, mean) <= distance(b, mean) ? a : b), middles[0] ?? mean);
}
