/** The answer first: in words, then the number, its interval, and how it narrowed. */
import {html, nothing} from 'lit';
import {icon} from '../shared/icons.js';
import {capital} from '../shared/words.js';
import {duration, inWords, points, range, thousands} from './figures.js';
import {BAND, traceChart, traceTable} from './trace-chart.js';
import {endings} from './unit-charts.js';
import {isUnderWay} from './jobs.js';
import './lab-panel.js';
/** @import {TemplateResult} from 'lit' */
/** @import {EncounterReport, LabJob} from '../net/protocol.js' */
/** @import {LabPage} from './lab-page.js' */

/** @param {LabPage} page @returns {TemplateResult | typeof nothing} */
export function verdictCard(page) {
  const job = page.jobs.simulation;
  if (job && isUnderWay(job)) return running(page, job);
  return page.report ? known(page.report.report) : nothing;
}

/** @param {LabPage} page @param {LabJob} job */
function running(page, job) {
  const {done = 0, of = 1, won, trace = [], secondsLeft} = job.progress ?? {};
  const side = job.scene.sides[0].id;
  return html`<section class="card verdict" aria-label="The answer so far">
    <div class="says">
      <p class="words">${job.stage === 'waiting' ? 'Waiting' : won ? `${capital(side)} …` : 'Playing …'}</p>
      <p class="number">${won ? `${points(won.share)} %` : ''}</p>
    </div>
    <div class="says soft">
      <p role="status">
        ${job.stage === 'waiting' ? `${job.before} other jobs come first` : `${thousands(done)} of ${thousands(of)} fights`}
      </p>
      <p>${won ? range(won) : ''}</p>
    </div>
    <progress max=${of} .value=${done} aria-label="Fights played"></progress>
    ${trace.length ? traceChart(trace, job.scene.sides.length, side) : nothing}
    <div class="row">
      <span class="soft"
        >${secondsLeft === undefined ? '' : done === of ? 'comparing with other players …' : `about ${duration(secondsLeft)} left`}</span
      >
      <button class="quiet" ?disabled=${job.stopped} @click=${() => page.stop(job)}>
        ${icon('stop')}${job.stopped ? 'Stopping …' : 'Stop and keep what is there'}
      </button>
    </div>
  </section>`;
}

/** @param {EncounterReport} report */
function known(report) {
  const {verdict, sides, trace, fights, wanted, seconds, visible} = report;
  const [{side, won}] = sides;
  const even = 1 / sides.length;
  const off = Math.abs(won.share - even) - BAND;
  return html`<section class="card verdict ${verdict.kind}" aria-label="The answer">
    <div class="says">
      <p class="words">${words(report)}</p>
      <p class="number">${points(won.share)} %</p>
    </div>
    <div class="says soft">
      <p>${capital(side)} wins ${inWords(won.share)}.</p>
      <p>${range(won)}</p>
    </div>
    ${verdict.kind === 'open' || verdict.kind === 'endless' ? html`<p>${capital(verdict.text)}.</p>` : nothing}
    ${flips(report) ? html`<p class="flips">${icon('warning')}With random players the other side is ahead: it depends on who plays.</p>` : nothing}
    <lab-panel
      class="inner"
      heading="How sure that is"
      sub="share in per cent, 95 % interval, by fights played"
      .chart=${traceChart(trace, sides.length, side)}
      .figures=${traceTable(trace)}></lab-panel>
    <dl>
      <div>
        <dt>${thousands(fights)}</dt>
        <dd>fights in ${duration(seconds)}${fights < wanted ? `, stopped before ${thousands(wanted)}` : ''}</dd>
      </div>
      <div>
        <dt>${points(visible)} points</dt>
        <dd>smallest difference two such runs would show</dd>
      </div>
      <div>
        <dt>${points(Math.abs(off))} points</dt>
        <dd>${off > 0 ? 'outside' : 'inside'} the fair band</dd>
      </div>
    </dl>
    ${
      report.faults.length
        ? html`<div class="notice" role="alert">
            ${icon('warning')}<span
              >${thousands(report.faulty)} fights could not be finished: ${report.faults[0].message} (fight
              ${report.faults[0].number})</span
            >
          </div>`
        : nothing
    }
    <details>
      <summary>How fights end</summary>
      <ul>
        ${endings(report).map((text) => html`<li>${text}</li>`)}
      </ul>
    </details>
  </section>`;
}

/** @param {EncounterReport} report @returns {string} */
function words({verdict, sides}) {
  if (verdict.kind === 'fair') return 'Fair';
  if (verdict.kind === 'open') return 'Cannot tell yet';
  if (verdict.kind === 'endless') return 'Does not end';
  return capital(verdict.text || sides[0].side);
}

/** @param {EncounterReport} report @returns {boolean} */
function flips({others}) {
  return others.some(({agreement}) => agreement === 'opposite');
}
