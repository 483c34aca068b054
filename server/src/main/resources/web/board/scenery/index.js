/**
 * Our own line drawings of what stands on the ground, by kind. A drawing says what a thing is; what it stops is the
 * affair of the rules, and shows in how firmly it is drawn.
 *
 * @typedef {object} Plot where something lies, in pixels
 * @property {Point[]} points one for something round, two for a line, else its corners
 * @property {number} x the middle
 * @property {number} y
 * @property {number} wide
 * @property {number} high
 * @property {number} scale pixels per metre
 */
import {svg} from 'lit';
import {bounds} from '../geometry.js';
import {FURNITURE} from './furniture.js';
import {GOODS} from './goods.js';
import {GROUND} from './ground.js';
import {WALLS} from './walls.js';
import {outline} from './shapes.js';
/** @import {Feature} from '../../net/protocol.js' */
/** @import {Box, Point} from '../geometry.js' */
/** @import {Drawing} from '../token.js' */

/** Between two points these are lines; two points of anything else are opposite corners. */
const LINES = ['door', 'fence', 'wall', 'window'];

const KINDS = /** @type {Record<string, (plot: Plot) => Drawing>} */ ({...GROUND, ...FURNITURE, ...GOODS, ...WALLS});

/** The kinds there are drawings of. @returns {string[]} */
export function drawnKinds() {
  return Object.keys(KINDS);
}

/** What lies flat under everything else. @param {Feature} feature @returns {boolean} */
export function isFlat({kind}) {
  return kind in GROUND;
}

/** Whether it stops ways and sight. @param {Feature} feature @returns {boolean} */
export function isSolid({details = []}) {
  return details.some(({label}) => label === 'blocks');
}

/**
 * @param {Feature} feature
 * @param {Point[]} points in pixels
 * @param {number} scale
 * @returns {Plot}
 */
export function plotOf(feature, points, scale) {
  const across = points.length === 2 && !LINES.includes(feature.kind) ? bounds(points) : undefined;
  const corners = across ? rectangle(across) : points;
  const size = points.length === 1 ? Math.max(6, feature.size * scale) : 0;
  const box = bounds(points.map((point) => ({...point, size}))) ?? {left: 0, right: 0, top: 0, bottom: 0};
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  return {points: corners, x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, wide, high, scale};
}

/** @param {Box} box @returns {Point[]} */
function rectangle({left, right, top, bottom}) {
  return [
    {x: left, y: top},
    {x: right, y: top},
    {x: right, y: bottom},
    {x: left, y: bottom},
  ];
}

/** @param {Feature} feature @param {Plot} plot @returns {Drawing} */
export function scenery(feature, plot) {
  const draw = KINDS[feature.kind];
  return draw ? draw(plot) : svg`<g class="stone">${outline(plot)}</g>`;
}
