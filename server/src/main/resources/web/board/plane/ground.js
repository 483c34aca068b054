/** The ground of the plane: grid and scenery. */
import {svg} from 'lit';
import {allOf, gridStep, readPlace} from '../geometry.js';
import {coverage} from '../labels.js';
import {isFlat, isSolid, plotOf, scenery} from '../scenery/index.js';
import {measure} from '../surface/layout.js';
import {scaled} from '../surface/lines.js';
/** @import {Feature} from '../../net/protocol.js' */
/** @import {Camera, Point, Screen} from '../geometry.js' */
/** @import {Rect} from '../labels.js' */
/** @import {Drawing} from '../token.js' */

/**
 * A calm grid with every fifth line a little stronger, whatever the zoom.
 *
 * @param {Camera} camera
 * @param {Screen} screen
 * @returns {Drawing}
 */
export function grid(camera, screen) {
  const step = gridStep(camera.scale) * camera.scale;
  const large = step * 5;
  const x = screen.width / 2 - camera.x * camera.scale;
  const y = screen.height / 2 - camera.y * camera.scale;
  return svg`<defs>
    <pattern id="squares" width=${step} height=${step} patternUnits="userSpaceOnUse" x=${x % step} y=${y % step}>
      <path class="square" d="M${step} 0H0V${step}"></path></pattern>
    <pattern id="fives" width=${large} height=${large} patternUnits="userSpaceOnUse" x=${x % large} y=${y % large}>
      <path class="five" d="M${large} 0H0V${large}"></path></pattern>
    <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="hatch" d="M0 0V9"></path></pattern>
    <pattern id="planks" width="176" height="44" patternUnits="userSpaceOnUse">
      <path class="plank" d="M0 22H176M0 44H176M60 0V22M148 22V44"></path></pattern>
    <pattern id="waves" width="26" height="12" patternUnits="userSpaceOnUse">
      <path class="wave" d="M0 6q6.500-5 13 0t13 0"></path></pattern></defs>
    <rect width="100%" height="100%" fill="url(#squares)"></rect><rect width="100%" height="100%" fill="url(#fives)"></rect>`;
}

/**
 * What stands on the ground in pixels from the origin, each with its name; what lies flat lies below.
 *
 * @param {Feature[]} features
 * @param {number} scale
 * @returns {Drawing[]}
 */
export function sceneryShown(features, scale) {
  return layers(features).map(
    (feature) => svg`<g class="scenery ${isSolid(feature) ? 'solid' : 'slight'}">
      <title>${feature.name}</title>${scenery(feature, plotOf(feature, pixels(feature, scale), scale))}</g>`,
  );
}

/** Their names, where there is room for them. @param {Feature[]} features @param {number} scale @returns {Drawing[]} */
export function namesShown(features, scale) {
  return names(features, scale).map(
    ({text, x, y, width, flat}) =>
      svg`<text class=${flat ? 'thing title' : 'thing'} x=${x + width / 2} y=${y + 12}>${text}</text>`,
  );
}

/**
 * Where names of things are written, in pixels: inside or below them, one of each name, none over another.
 *
 * @param {Feature[]} features
 * @param {number} scale
 * @returns {(Rect & {text: string, flat: boolean})[]}
 */
export function names(features, scale) {
  /** @type {(Rect & {text: string, flat: boolean})[]} */
  const placed = [];
  for (const feature of [...features].sort((a, b) => Number(isSolid(b)) - Number(isSolid(a)))) {
    const plot = plotOf(feature, pixels(feature, scale), scale);
    const text = feature.name;
    const width = measure(text, 12);
    const plain = text === feature.kind && ['wall', 'pillar', 'building'].includes(feature.kind);
    const known = placed.some((one) => one.text === text && Math.hypot(one.x - plot.x, one.y - plot.y) < 240);
    if (plain || known || Math.max(plot.wide, plot.high) < 26) continue;
    const flat = isFlat(feature);
    const below = {x: plot.x - width / 2, y: plot.y + plot.high / 2 + 3};
    const foot = {x: plot.x - plot.wide / 2 + 12, y: plot.y + plot.high / 2 - 24};
    const place = {...(flat ? foot : below), width, height: 16, text, flat};
    if (coverage(place, placed) === 0) placed.push(place);
  }
  return placed;
}

/** Floors first, then roads and water, then what stands. @param {Feature[]} features @returns {Feature[]} */
function layers(features) {
  const rank = (/** @type {Feature} */ feature) => (feature.kind === 'floor' ? 0 : isFlat(feature) ? 1 : 2);
  return [...features].sort((a, b) => rank(a) - rank(b));
}

/** @param {Feature} feature @param {number} scale @returns {Point[]} */
function pixels(feature, scale) {
  return allOf(feature.at.map(readPlace)).map((point) => scaled(point, scale));
}
