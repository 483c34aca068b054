/** Pieces that drawings of scenery are made of. */
import {svg} from 'lit';
import {list} from '../surface/lines.js';
/** @import {Drawing} from '../token.js' */
/** @import {Plot} from './index.js' */

/** The shape itself: round, a line, or with corners. @param {Plot} plot @param {number} [corner] @returns {Drawing} */
export function outline({points, x, y, wide, high}, corner = 3) {
  if (points.length === 1) {
    return svg`<circle cx=${x} cy=${y} r=${wide / 2}></circle>`;
  }
  if (points.length === 2) {
    return svg`<polyline points=${list(points)}></polyline>`;
  }
  const square = points.length === 4 && points.every((point) => isCorner(point, {x, y, wide, high}));
  return square
    ? svg`<rect x=${x - wide / 2} y=${y - high / 2} width=${wide} height=${high} rx=${Math.min(corner, wide / 4, high / 4)}></rect>`
    : svg`<polygon points=${list(points)}></polygon>`;
}

/** @param {{x: number, y: number}} point @param {{x: number, y: number, wide: number, high: number}} box */
function isCorner(point, {x, y, wide, high}) {
  return Math.abs(Math.abs(point.x - x) - wide / 2) < 0.5 && Math.abs(Math.abs(point.y - y) - high / 2) < 0.5;
}

/**
 * Something drawn in a square of 2 by 2 around its middle, fitted into the plot.
 *
 * @param {Plot} plot
 * @param {unknown} inside
 * @param {{evenly?: boolean, turn?: number}} [how] evenly: as large as fits, without stretching
 * @returns {Drawing}
 */
export function fitted({x, y, wide, high}, inside, {evenly = false, turn = 0} = {}) {
  const [w, h] = evenly ? [Math.min(wide, high), Math.min(wide, high)] : [wide, high];
  return svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${w / 2} ${h / 2})">${inside}</g>`;
}

/**
 * The same thing in rows over the whole plot, each about so many metres wide.
 *
 * @param {Plot} plot
 * @param {number} metres
 * @param {(at: {x: number, y: number, wide: number, high: number}) => Drawing} draw
 * @returns {Drawing}
 */
export function rows({x, y, wide, high, scale}, metres, draw) {
  const count = (/** @type {number} */ length) => Math.max(1, Math.min(12, Math.round(length / (metres * scale))));
  const [across, down] = [count(wide), count(high)];
  const cell = {wide: wide / across, high: high / down};
  return svg`${Array.from({length: across * down}, (_, i) =>
    draw({
      ...cell,
      x: x - wide / 2 + ((i % across) + 0.5) * cell.wide,
      y: y - high / 2 + (Math.floor(i / across) + 0.5) * cell.high,
    }),
  )}`;
}
