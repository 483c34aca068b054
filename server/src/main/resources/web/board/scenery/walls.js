/** What bounds rooms and yards. */
import {svg} from 'lit';
import {fitted, outline} from './shapes.js';
/** @import {Drawing} from '../token.js' */
/** @import {Plot} from './index.js' */

/** A line's frame: from its first point along x. @param {Plot} plot @param {(length: number) => Drawing} draw */
function along({points}, draw) {
  const [a, b] = points.length >= 2 ? points : [points[0], points[0]];
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return svg`<g transform="translate(${a.x} ${a.y}) rotate(${turn})">${draw(Math.hypot(b.x - a.x, b.y - a.y))}</g>`;
}

/** @param {number} length @returns {Drawing} */
function posts(length) {
  const count = Math.max(1, Math.min(40, Math.round(length / 16)));
  return svg`${Array.from({length: count + 1}, (_, i) => svg`<path d="M${(length * i) / count}-5V5"></path>`)}`;
}

export const WALLS = /** @type {Record<string, (plot: Plot) => Drawing>} */ ({
  wall: (plot) => svg`<g class="mason">${outline(plot)}</g>`,
  fence: (plot) => svg`<g class="mesh">${outline(plot)}${along(plot, posts)}</g>`,
  door: (plot) =>
    svg`<g class="door">${along(
      plot,
      (length) => svg`<rect x="0" y="-5" width=${length} height="10"></rect>
      <path class="leaf-line" d="M0 0L${length * 0.5} ${length * 0.86}"></path>
      <path class="swing" d="M${length} 0A${length} ${length} 0 0 1 ${length * 0.5} ${length * 0.86}"></path>`,
    )}</g>`,
  window: (plot) =>
    svg`<g class="window">${along(
      plot,
      (length) => svg`<rect x="0" y="-4" width=${length} height="8"></rect><path d="M0 0H${length}"></path>`,
    )}</g>`,
  pillar: (plot) => svg`<g class="stone">${outline(plot)}
    ${fitted(plot, svg`<circle class="thin" r=".66" vector-effect="non-scaling-stroke"></circle>`, {evenly: true})}</g>`,
  building: (plot) => svg`<g class="house">${outline(plot)}
    ${plot.points.length === 4 ? fitted(plot, svg`<path class="thin" vector-effect="non-scaling-stroke" d="M-1-1-.6 0-1 1M1-1 .6 0 1 1M-.6 0H.6"></path>`) : ''}</g>`,
});
