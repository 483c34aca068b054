/** Two versions of a fight side by side: how the test went, and the pairs that tell them apart. */
import {html, svg} from 'lit';
import {points, range, thousands} from './figures.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Comparison, CoursePoint} from '../net/protocol.js' */
/** @import {Figures} from './unit-charts.js' */

const [WIDTH, HEIGHT] = [360, 130];

/** The evidence that is enough, either way: errors of one in twenty. */
const BOUND = Math.log(19);

/** @param {Comparison} comparison @returns {TemplateResult} */
export function evidenceChart({trace, pairs}) {
  const most = Math.max(BOUND + 0.5, ...trace.flatMap(({forA, forB}) => [Math.abs(forA), Math.abs(forB)]));
  const x = (/** @type {number} */ at) => (WIDTH * at) / pairs;
  const y = (/** @type {number} */ evidence) => HEIGHT / 2 - (HEIGHT / 2 - 4) * (evidence / most);
  const line = (/** @type {'forA' | 'forB'} */ whom) =>
    trace.map((at) => `${x(at.pairs).toFixed(1)},${y(at[whom]).toFixed(1)}`).join(' ');
  const last = trace[trace.length - 1];
  const label = `Evidence after ${thousands(pairs)} pairs: ${last.forB.toFixed(2)} for B, ${last.forA.toFixed(2)} for A; 2.94 is enough`;
  return html`<svg class="evidence" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
      <rect class="fair" x="0" y="0" width=${WIDTH} height=${Math.max(0, y(BOUND))}></rect>
      <rect class="void" x="0" y=${y(-BOUND)} width=${WIDTH} height=${Math.max(0, HEIGHT - y(-BOUND))}></rect>
      ${svg`<line class="grid" x1="0" x2=${WIDTH} y1=${y(0)} y2=${y(0)}></line>`}
      <text class="fair" x="6" y="14">enough: better by 3 points</text>
      <text x="6" y=${HEIGHT - 6}>ruled out</text>
      <polyline class="line" points=${line('forB')}></polyline>
      <polyline class="line other" points=${line('forA')}></polyline>
    </svg>
    <p class="soft small legend">
      <span><i class="stroke"></i>for B</span><span><i class="stroke other"></i>for A</span
      ><span>0 to ${thousands(pairs)} pairs</span>
    </p>`;
}

/** @param {Comparison} comparison @returns {Figures} */
export function evidenceTable({trace}) {
  return {
    head: ['pairs', 'for B', 'for A'],
    rows: trace.map(({pairs, forA, forB}) => [thousands(pairs), forB.toFixed(2), forA.toFixed(2)]),
  };
}

/** Pairs of fights with the same dice, by who won in each. @param {Comparison} comparison @returns {TemplateResult} */
export function pairSquare({counts: {counts}, unpaired, pairs, side}) {
  const [both, neither] = [counts[8], counts[0] + counts[4]];
  const onlyA = counts[6] + counts[7] + counts[3];
  const onlyB = counts[1] + counts[2] + counts[5];
  const cell = (/** @type {number} */ count, /** @type {string} */ words, kind = '') =>
    html`<td class=${kind}><b>${thousands(count)}</b><span>${words}</span></td>`;
  return html`<table class="pairs">
      <caption class="unseen">
        Pairs of fights by how ${side} does in A and in B
      </caption>
      <thead>
        <tr>
          <td></td>
          <th scope="col">B wins</th>
          <th scope="col">B does not</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">A wins</th>
          ${cell(both, 'both')}${cell(onlyA, 'better in A', 'a')}
        </tr>
        <tr>
          <th scope="row">A does not</th>
          ${cell(onlyB, 'better in B', 'b')}${cell(neither, 'neither')}
        </tr>
      </tbody>
    </table>
    <p class="soft small">
      ${thousands(pairs)} pairs with the same dice. Only ${thousands(onlyA + onlyB)} tell A and B apart; dice of their
      own would have needed about ${thousands(unpaired)} fights of each.
    </p>`;
}

/** How the chance went turn by turn. @param {CoursePoint[]} course @param {string} side @returns {TemplateResult} */
export function courseChart(course, side) {
  const x = (/** @type {number} */ i) => 26 + ((WIDTH - 34) * i) / Math.max(1, course.length - 1);
  const y = (/** @type {number} */ share) => 6 + (HEIGHT - 30) * (1 - share);
  const line = (/** @type {(at: CoursePoint) => number} */ value, all = course.map((at, i) => ({at, i}))) =>
    all.map(({at, i}) => `${x(i).toFixed(1)},${y(value(at)).toFixed(1)}`).join(' ');
  const back = course.map((at, i) => ({at, i})).reverse();
  const rounds = course.flatMap(({round}, i) => (i === 0 || round !== course[i - 1].round ? [{i, round}] : []));
  const last = course[course.length - 1];
  return html`<svg
    class="trace"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    role="img"
    aria-label=${`Chance of ${side} turn by turn, ${points(course[0].won.share)} per cent at first, ${points(last.won.share)} in the end`}>
    ${[0, 0.5, 1].map(
      (share) => svg`<line class="grid" x1="26" x2=${WIDTH - 8} y1=${y(share)} y2=${y(share)}></line>
      <text x="20" y=${y(share) + 4} text-anchor="end">${100 * share}</text>`,
    )}
    <polygon class="band" points="${line(({won}) => won.high)} ${line(({won}) => won.low, back)}"></polygon>
    <polyline class="line" points=${line(({won}) => won.share)}></polyline>
    ${course.map(({won}, i) => svg`<circle class="now" cx=${x(i)} cy=${y(won.share)} r=${course.length > 20 ? 2 : 3}></circle>`)}
    ${rounds.map(({i, round}) => svg`<text x=${x(i)} y=${HEIGHT - 6} text-anchor="middle">${round}</text>`)}
  </svg>`;
}

/** @param {CoursePoint[]} course @returns {Figures} */
export function courseTable(course) {
  return {
    head: ['after item', 'moment', 'chance', '95 %'],
    rows: course.map(({number, text, won}) => [String(number), text, points(won.share), range(won)]),
  };
}
