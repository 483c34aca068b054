/** How far ours were ahead over a whole fight, as a curve with its rounds, who fell, and where it turned. */
import {html, svg} from 'lit';
/** @import {TemplateResult} from 'lit' */
/** @import {Summary, Swing} from './summary.js' */

const [WIDTH, HEIGHT] = [800, 150];

/** @param {Summary['curve']} curve @param {Swing} swing @returns {TemplateResult} */
export function chart(curve, swing) {
  const most = Math.max(1, ...curve.map(({lead}) => Math.abs(lead)));
  const x = (/** @type {number} */ i) => (WIDTH * i) / (curve.length - 1);
  const y = (/** @type {number} */ lead) => HEIGHT / 2 - ((HEIGHT / 2 - 8) * lead) / most;
  const at = (/** @type {number} */ i, /** @type {number} */ lead) => `${x(i).toFixed(1)},${y(lead).toFixed(1)}`;
  const area = (/** @type {(lead: number) => number} */ part) =>
    `0,${HEIGHT / 2} ${curve.map(({lead}, i) => at(i, part(lead))).join(' ')} ${WIDTH},${HEIGHT / 2}`;
  const line = (/** @type {number} */ from, /** @type {number} */ to) =>
    curve
      .slice(from, to + 1)
      .map(({lead}, i) => at(from + i, lead))
      .join(' ');
  const rounds = curve.flatMap(({round}, i) => (i === 0 || round !== curve[i - 1].round ? [{i, round}] : []));
  const falls = curve.flatMap(({fell, lead}, i) => fell.map((name) => ({i, lead, name})));
  const left = (/** @type {number} */ i) => `left:${(100 * x(i)) / WIDTH}%`;
  return html`<div class="chart">
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label=${told(curve, falls)}>
        ${rounds.slice(1).map(({i}) => svg`<line class="grid" x1=${x(i)} x2=${x(i)} y1="0" y2=${HEIGHT}></line>`)}
        <rect class="turned" x=${x(swing.from)} y="0" width=${x(swing.to) - x(swing.from)} height=${HEIGHT}></rect>
        <polygon points=${area((lead) => Math.max(0, lead))}></polygon>
        <polygon class="behind" points=${area((lead) => Math.min(0, lead))}></polygon>
        <line class="mid" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2}></line>
        <polyline points=${line(0, curve.length - 1)}></polyline>
        <polyline class="turned" points=${line(swing.from, swing.to)}></polyline>
      </svg>
      ${falls.map(
        ({i, lead, name}) =>
          html`<span
            class="fell"
            title="${name} fell"
            aria-hidden="true"
            .style=${`${left(i)};top:${y(lead)}px`}></span>`,
      )}
    </div>
    <p class="small rounds" aria-hidden="true">
      ${rounds.filter(({round}) => round).map(({i, round}) => html`<span .style=${left(i)}>${round}</span>`)}
    </p>
    <p class="small axis" aria-hidden="true">
      <span class="ours">above: ours ahead</span><span>rounds · × somebody fell</span
      ><span class="theirs">below: theirs ahead</span>
    </p>`;
}

/** For whoever listens. @param {Summary['curve']} curve @param {{i: number, name: string}[]} falls @returns {string} */
function told(curve, falls) {
  const last = curve[curve.length - 1].lead > 0 ? 'Your side is ahead at the end' : 'Your side is behind at the end';
  return [last, ...falls.map(({i, name}) => `${name} fell in round ${curve[i].round}`)].join('; ');
}
