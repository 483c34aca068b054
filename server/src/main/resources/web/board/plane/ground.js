/** The ground of the plane: grid and features. */
import {nothing, svg} from 'lit';
import {bounds, gridStep, readPlace} from '../geometry.js';
import {measure} from '../surface/layout.js';
import {list} from '../surface/lines.js';
/** @import {Feature} from '../../net/protocol.js' */
/** @import {Camera, Point, Screen} from '../geometry.js' */
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
      <path class="hatch" d="M0 0V9"></path></pattern></defs>
    <rect width="100%" height="100%" fill="url(#squares)"></rect><rect width="100%" height="100%" fill="url(#fives)"></rect>`;
}

/**
 * Buildings, walls, pillars and areas in pixels from the origin.
 *
 * @param {Feature[]} list
 * @param {number} scale
 * @returns {(Drawing | typeof nothing)[]}
 */
export function features(list, scale) {
  return list.map((feature) => {
    const points = feature.at
      .map(readPlace)
      .filter((point) => point !== undefined)
      .map(({x, y}) => ({x: x * scale, y: y * scale}));
    return points.length === 0
      ? nothing
      : svg`<g class="feature ${solid(feature)}">
      <title>${feature.name}</title>${shape(feature, points, scale)}${name(feature, points, scale)}</g>`;
  });
}

/** What blocks is drawn solid, anything else is an area one may stand in. @param {Feature} feature */
function solid(feature) {
  return ['building', 'wall', 'pillar'].includes(feature.kind) ? feature.kind : 'area';
}

/** @param {Feature} feature @param {Point[]} points @param {number} scale */
function shape(feature, points, scale) {
  if (feature.kind === 'wall') {
    return svg`<polyline points=${list(points)}></polyline>`;
  }
  if (points.length === 1) {
    const radius = Math.max(3, (feature.size / 2) * scale);
    return svg`<circle cx=${points[0].x} cy=${points[0].y} r=${radius}></circle>`;
  }
  const box = bounds(points);
  if (points.length === 2 && box) {
    return svg`<rect x=${box.left} y=${box.top} width=${box.right - box.left} height=${box.bottom - box.top} rx="6"></rect>`;
  }
  return svg`<polygon points=${list(points)}></polygon>`;
}

/**
 * The name stands inside where it has room; walls and pillars are named only if they have a name of their own.
 *
 * @param {Feature} feature
 * @param {Point[]} points
 * @param {number} scale
 */
function name(feature, points, scale) {
  const box = bounds(points.map((point) => ({...point, size: points.length === 1 ? feature.size * scale : 0})));
  if (!box) {
    return nothing;
  }
  const plain = feature.name === feature.kind;
  const wide = box.right - box.left;
  const high = box.bottom - box.top;
  const outside = ['wall', 'pillar'].includes(feature.kind);
  const width = measure(feature.name, 12);
  if ((plain && outside) || (!outside && (wide < width + 12 || high < 22))) {
    return nothing;
  }
  const y = outside ? box.bottom + 18 : (box.top + box.bottom) / 2 + 4;
  return svg`<text x=${(box.left + box.right) / 2} y=${y}>${feature.name}</text>`;
}
