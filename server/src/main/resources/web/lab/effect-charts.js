/** What changes do to the share of the first side, the largest first: bars with their intervals. */
import {html, svg} from 'lit';
import {isSeen, range, signedPoints} from './figures.js';
import {sideMark} from './unit-charts.js';
/** @import {TemplateResult} from 'lit' */
/** @import {AblationEffect, Difference, PointWorth} from '../net/protocol.js' */
/** @import {Figures} from './unit-charts.js' */

/** So many rows are shown as a chart; the table has all. */
const SHOWN = 12;

/** @typedef {{mark: TemplateResult, words: string, change: Difference, more: string}} Row */

/** @param {Row[]} rows @param {string} head @param {string} more @returns {TemplateResult} */
function effectRows(rows, head, more) {
  const shown = rows.slice(0, SHOWN);
  const most = Math.max(0.02, ...shown.flatMap(({change}) => [Math.abs(change.low), Math.abs(change.high)]));
  return html`<ul class="effects">
    <li class="heads" aria-hidden="true">
      <span>${head}</span><span class="axis">win share, points</span><span>${more}</span>
    </li>
    ${shown.map(
      (row) =>
        html`<li>
          <span class="who">${row.mark}<span title=${row.words}>${row.words}</span></span>
          <span class="axis"
            >${bar(row.change, most)}<b class=${isSeen(row.change) ? '' : 'unseen-effect'}
              >${signedPoints(row.change.difference)}</b
            ></span
          >
          <span class="soft more">${isSeen(row.change) ? row.more : html`no effect seen`}</span>
        </li>`,
    )}
  </ul>`;
}

/** @param {Difference} change @param {number} most */
function bar(change, most) {
  const x = (/** @type {number} */ value) => 50 + (48 * value) / most;
  const [from, to] = [x(Math.min(0, change.difference)), x(Math.max(0, change.difference))];
  return html`<svg class="effect" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
    <line class="zero" x1="50" x2="50" y1="0" y2="16"></line>
    <rect class=${change.difference < 0 ? 'less' : 'more'} x=${from} y="4" width=${to - from} height="8"></rect>
    ${svg`<line class="whisker" x1=${x(change.low)} x2=${x(change.high)} y1="8" y2="8"></line>
      <line class="whisker" x1=${x(change.low)} x2=${x(change.low)} y1="4" y2="12"></line>
      <line class="whisker" x1=${x(change.high)} x2=${x(change.high)} y1="4" y2="12"></line>`}
  </svg>`;
}

/** @param {AblationEffect[]} effects @param {string} ours @returns {TemplateResult} */
export function ablationChart(effects, ours) {
  const rows = ranked(effects).map(({unit, side, text, used, change}) => ({
    mark: sideMark(side === ours),
    words: `${unit}: ${text}`,
    change,
    more: `${Math.round(100 * used)} %`,
  }));
  return effectRows(rows, 'if it may not be done', 'used');
}

/** @param {AblationEffect[]} effects @returns {Figures} */
export function ablationTable(effects) {
  return {
    head: ['unit', 'side', 'if it may not be done', 'change', '95 %', 'used'],
    rows: ranked(effects).map(({unit, side, text, used, change}) => [
      unit,
      side,
      text,
      signedPoints(change.difference),
      range(change),
      `${Math.round(100 * used)} %`,
    ]),
  };
}

/** @param {PointWorth[]} numbers @param {string} ours @returns {TemplateResult} */
export function sensitivityChart(numbers, ours) {
  const rows = ranked(numbers).map(({number, change}) => ({
    mark: sideMark(number.side === ours),
    words: `${number.name}: ${number.bar}`,
    change,
    more: `${number.from} → ${number.to}`,
  }));
  return effectRows(rows, 'one point', 'from, to');
}

/** @param {PointWorth[]} numbers @returns {Figures} */
export function sensitivityTable(numbers) {
  return {
    head: ['unit', 'side', 'number', 'from', 'to', 'change', '95 %'],
    rows: ranked(numbers).map(({number, change}) => [
      number.name,
      number.side,
      number.bar,
      String(number.from),
      String(number.to),
      signedPoints(change.difference),
      range(change),
    ]),
  };
}

/** The largest change first. @template {{change: Difference}} T @param {T[]} all @returns {T[]} */
function ranked(all) {
  return [...all].sort((one, other) => Math.abs(other.change.difference) - Math.abs(one.change.difference));
}
