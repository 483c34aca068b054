/** Who still stands after each round, and how long fights take. */
import {html, svg, nothing} from 'lit';
import {thousands} from './figures.js';
/** @import {TemplateResult} from 'lit' */
/** @import {EncounterReport, UnitReport} from '../net/protocol.js' */

/** @typedef {{head: string[], rows: string[][]}} Figures what a table beside a chart shows */

/** Rounds that nearly no fight reaches are not drawn. @param {EncounterReport} report @returns {number} */
function lastRound({rounds, length}) {
  return Math.max(2, Math.min(rounds.length, length.most + 2, 12));
}

/** @param {number} share @returns {string} */
function whole(share) {
  return String(Math.round(100 * share));
}

/** The sign of a side: circles are ours, diamonds theirs. @param {boolean} ours @returns {TemplateResult} */
export function sideMark(ours) {
  return html`<svg class="mark ${ours ? 'ours' : 'theirs'}" viewBox="0 0 16 16" aria-hidden="true">
    ${ours ? svg`<circle cx="8" cy="8" r="5.500"></circle>` : svg`<path d="M8 1.500 14.500 8 8 14.500 1.500 8z"></path>`}
  </svg>`;
}

/** @param {EncounterReport} report @returns {TemplateResult} */
export function standingChart(report) {
  const rounds = lastRound(report);
  const ours = report.sides[0].side;
  return html`<ul class="standing">
    <li class="heads" aria-hidden="true">
      <span>after round</span
      ><span class="rounds">${Array.from({length: rounds}, (_, i) => html`<i>${i + 1}</i>`)}</span><span>end</span
      ><span class="falls">mostly falls</span>
    </li>
    ${bySide(report).map(
      (unit) =>
        html`<li>
          <span class="who">${sideMark(unit.side === ours)}<span>${unit.name}</span></span>
          ${strip(unit, rounds, unit.side === ours)}<b>${whole(unit.standing)}</b
          ><span class="falls soft"
            >${unit.falls === undefined || unit.standing > 0.5 ? 'stays up' : `round ${unit.falls}`}</span
          >
        </li>`,
    )}
  </ul>`;
}

/** @param {EncounterReport} report @returns {UnitReport[]} */
function bySide({units, sides}) {
  return sides.flatMap(({side}) => units.filter((unit) => unit.side === side));
}

/** @param {UnitReport} unit @param {number} rounds @param {boolean} ours */
function strip({name, after, standing}, rounds, ours) {
  const shares = Array.from({length: rounds}, (_, i) => after[i] ?? standing);
  const edge = shares.map((share, i) => `${10 * i},${20 - 19 * share} ${10 * (i + 1)},${20 - 19 * share}`).join(' ');
  const told = `${name} stands after round ${shares.map((share, i) => `${i + 1}: ${whole(share)}`).join(', ')} per cent`;
  return html`<svg
    class="strip ${ours ? 'ours' : 'theirs'}"
    viewBox="0 0 ${10 * rounds} 21"
    preserveAspectRatio="none"
    role="img"
    aria-label=${told}>
    <polygon points="0,20 ${edge} ${10 * rounds},20"></polygon>
    <line x1="0" x2=${10 * rounds} y1="10.500" y2="10.500"></line>
    <polyline points=${edge}></polyline>
  </svg>`;
}

/** @param {EncounterReport} report @returns {Figures} */
export function standingTable(report) {
  const rounds = lastRound(report);
  return {
    head: [
      'unit',
      'side',
      ...Array.from({length: rounds}, (_, i) => `after ${i + 1}`),
      'end',
      'falls first',
      'left at the end',
    ],
    rows: bySide(report).map(({name, side, after, standing, first, left}) => [
      name,
      side,
      ...Array.from({length: rounds}, (_, i) => whole(after[i] ?? standing)),
      whole(standing),
      whole(first),
      Object.entries(left)
        .map(([bar, value]) => `${bar} ${value.toFixed(1)}`)
        .join(', '),
    ]),
  };
}

/** @param {EncounterReport} report @returns {TemplateResult} */
export function lengthChart(report) {
  const rounds = report.rounds.slice(0, Math.max(3, Math.min(report.rounds.length, report.length.most + 3, 16)));
  const all = (/** @type {Record<string, number>} */ ended) => Object.values(ended).reduce((sum, one) => sum + one, 0);
  const most = Math.max(...rounds.map(({ended}) => all(ended)), 0.01);
  const first = report.sides[0].side;
  return html`<div class="legend">
      <span><i class="swatch ours"></i>${first} wins</span
      ><span
        ><i class="swatch theirs"></i>${report.sides.length > 2 ? 'others win' : `${report.sides[1].side} wins`}</span
      >
      ${report.drawn ? html`<span><i class="swatch nobody"></i>nobody wins</span>` : nothing}
    </div>
    <ol class="lengths" aria-label="Per cent of fights by the round they end in">
      ${rounds.map(({round, ended}) => {
        const total = all(ended);
        const own = ended[first] ?? 0;
        const nobody = ended[''] ?? 0;
        const part = (/** @type {string} */ kind, /** @type {number} */ share) =>
          html`<i class="swatch ${kind}" .style=${`height:${(110 * share) / most}px`}></i>`;
        return html`<li>
          <b>${total >= 0.005 ? whole(total) : ''}</b>
          <span class="bar">${part('theirs', total - own - nobody)}${part('nobody', nobody)}${part('ours', own)}</span>
          <span class="round">${round}</span>
        </li>`;
      })}
    </ol>
    <p class="soft small">
      Rounds. Half of the fights are over after round <b>${report.length.median}</b>, 95 % after round
      <b>${report.length.most}</b>.
      ${report.length.stopped > 0 ? html`<b>${whole(report.length.stopped)} %</b> did not end and were stopped.` : nothing}
    </p>`;
}

/** @param {EncounterReport} report @returns {Figures} */
export function lengthTable(report) {
  const sides = report.sides.map(({side}) => side);
  return {
    head: ['round', ...sides.map((side) => `${side} wins`), 'nobody', 'still open', 'whoever leads wins'],
    rows: report.rounds.map(({round, ended, open, leaderWins}) => [
      String(round),
      ...[...sides, ''].map((side) => whole(ended[side] ?? 0)),
      whole(open),
      leaderWins === undefined ? '–' : whole(leaderWins),
    ]),
  };
}

/** In which words fights ended. @param {EncounterReport} report @returns {string[]} */
export function endings({endings: words, fights}) {
  return Object.entries(words)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([text, count]) => `${text} (${whole(count / fights)} %, ${thousands(count)})`);
}
