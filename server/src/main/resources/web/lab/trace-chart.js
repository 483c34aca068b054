/** How the share of the first side narrows while fights are played, with its interval and what counts as fair. */
import {html, svg, nothing} from 'lit';
import {points, range, thousands} from './figures.js';
/** @import {TemplateResult} from 'lit' */
/** @import {SharePoint} from '../net/protocol.js' */

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [360, 168, 30, 46, 8, 24];

/** What counts as fair on each side of even. */
export const BAND = 0.05;

/** @param {SharePoint[]} trace @param {number} sides @param {string} side @returns {TemplateResult} */
export function traceChart(trace, sides, side) {
  const shown = trace.filter(({fights}) => fights >= Math.min(16, trace[trace.length - 1].fights));
  const last = shown[shown.length - 1];
  const even = 1 / sides;
  const low = Math.max(0, Math.floor(10 * Math.min(even - BAND, ...shown.map((at) => at.low))) / 10);
  const high = Math.min(1, Math.ceil(10 * Math.max(even + BAND, ...shown.map((at) => at.high))) / 10);
  const first = Math.log(shown[0].fights);
  const wide = Math.log(last.fights) - first || 1;
  const x = (/** @type {number} */ fights) => LEFT + ((WIDTH - LEFT - RIGHT) * (Math.log(fights) - first)) / wide;
  const y = (/** @type {number} */ share) => TOP + ((HEIGHT - TOP - BOTTOM) * (high - share)) / (high - low);
  const line = (/** @type {(at: SharePoint) => number} */ value, /** @type {SharePoint[]} */ along = shown) =>
    along.map((at) => `${x(at.fights).toFixed(1)},${y(value(at)).toFixed(1)}`).join(' ');
  const ticks = gridOf(low, high);
  const label = `Share of ${side} after ${thousands(last.fights)} fights: ${points(last.share)} per cent, ${range(last)}`;
  return html`<svg class="trace" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
    ${ticks.map(
      (share) =>
        svg`<line class="grid" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(share)} y2=${y(share)}></line>
          <text x=${LEFT - 6} y=${y(share) + 4} text-anchor="end">${Math.round(100 * share)}</text>`,
    )}
    <rect
      class="fair"
      x=${LEFT}
      y=${y(even + BAND)}
      width=${WIDTH - LEFT - RIGHT}
      height=${y(even - BAND) - y(even + BAND)}></rect>
    <text class="fair" x=${WIDTH - RIGHT - 4} y=${y(even - BAND) - 4} text-anchor="end">
      fair: ${Math.round(100 * (even - BAND))} to ${Math.round(100 * (even + BAND))}
    </text>
    ${
      shown.length > 1
        ? svg`<polygon class="band" points="${line((at) => at.high)} ${line((at) => at.low, [...shown].reverse())}"></polygon>
            <polyline class="line" points=${line((at) => at.share)}></polyline>`
        : svg`<line class="line" x1=${x(last.fights)} x2=${x(last.fights)} y1=${y(last.high)} y2=${y(last.low)}></line>`
    }
    <circle class="now" cx=${x(last.fights)} cy=${y(last.share)} r="4"></circle>
    <text class="strong" x=${x(last.fights) + 8} y=${y(last.share) + 4}>${points(last.share)}</text>
    ${shown.length > 1 ? svg`<text x=${LEFT} y=${HEIGHT - 6}>${thousands(shown[0].fights)}</text>` : nothing}
    <text x=${WIDTH - RIGHT} y=${HEIGHT - 6} text-anchor="end">${thousands(last.fights)} fights</text>
  </svg>`;
}

/** Lines at round shares, three to six of them. @param {number} low @param {number} high @returns {number[]} */
export function gridOf(low, high) {
  const step = high - low > 0.5 ? 0.2 : 0.1;
  const lines = [];
  for (let share = Math.ceil(low / step - 1e-9) * step; share <= high + 1e-9; share += step) lines.push(share);
  return lines;
}

/** @param {SharePoint[]} trace @returns {{head: string[], rows: string[][]}} */
export function traceTable(trace) {
  return {
    head: ['fights', 'share', '95 %'],
    rows: trace.map((at) => [thousands(at.fights), points(at.share), range(at)]),
  };
}
