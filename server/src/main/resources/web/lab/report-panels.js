/** The parts of the report beside its answer. */
import {html, nothing} from 'lit';
import {icon} from '../shared/icons.js';
import {capital} from '../shared/words.js';
import {points, range, thousands} from './figures.js';
import {isUnderWay} from './jobs.js';
import {agentWords} from './ask-form.js';
import {ablationChart, ablationTable, sensitivityChart, sensitivityTable} from './effect-charts.js';
import {courseChart, courseTable} from './compare-charts.js';
import {lengthChart, lengthTable, standingChart, standingTable} from './unit-charts.js';
import './lab-panel.js';
/** @import {TemplateResult} from 'lit' */
/** @import {AblationEffect, AblationReport, EncounterReport, LabCourse, LabJob, PointWorth, SensitivityReport} from '../net/protocol.js' */
/** @import {LabPage, Kind} from './lab-page.js' */

/** @param {EncounterReport} report @returns {TemplateResult} */
export function standing(report) {
  return html`<lab-panel
    heading="Who still stands"
    sub="per cent of fights, by round"
    .chart=${standingChart(report)}
    .figures=${standingTable(report)}></lab-panel>`;
}

/** @param {EncounterReport} report @returns {TemplateResult} */
export function howLong(report) {
  return html`<lab-panel
    heading="How long it takes"
    sub="per cent of fights"
    .chart=${lengthChart(report)}
    .figures=${lengthTable(report)}></lab-panel>`;
}

/** @param {EncounterReport} report @returns {TemplateResult} */
export function holds(report) {
  const {sides, others, fights, agents} = report;
  const [{side, won, acting, losingFirst}] = sides;
  const [other] = others;
  const answer = {same: 'Yes, the same side is ahead', opposite: 'No, the other side is ahead', unclear: 'Cannot tell'};
  const box = (/** @type {string} */ who, /** @type {number} */ count, /** @type {typeof won} */ share) =>
    html`<li>
      <span class="soft">${who}</span><b>${points(share.share)} %</b
      ><span class="soft small">${range(share)} · ${thousands(count)} fights</span>
    </li>`;
  return html`<lab-panel heading="Does it hold for other players?" .sub=${other ? answer[other.agreement] : ''}>
    <ul class="players">
      ${box([...new Set(Object.values(agents).map(agentWords))].join(' against '), fights, won)}
      ${others.map(({agent, fights: count, won: share}) => box(agentWords(agent), count, share))}
    </ul>
    <p class="soft">
      ${acting ? html`Acting first, ${side} wins <b>${points(acting.share)} %</b> (${range(acting)}). ` : nothing}${losingFirst ? html`Losing the first unit, ${side} wins <b>${points(losingFirst.share)} %</b>. ` : nothing}The
      lead changes <b>${report.length.leadChanges.toFixed(1)}</b> times in a fight.
    </p>
  </lab-panel>`;
}

/**
 * A part that is found out by a job of its own, when somebody wants to know.
 *
 * @param {LabPage} page
 * @param {{kind: Kind, heading: string, sub: string, ask: string, about: string}} words
 * @param {(job: LabJob) => {chart: TemplateResult, figures: {head: string[], rows: string[][]}} | undefined} drawn
 */
function asked(page, {kind, heading, sub, ask, about}, drawn) {
  const job = page.jobs[kind];
  const busy = job !== undefined && isUnderWay(job);
  const found = job && drawn(job);
  const trouble = page.trouble[kind] || job?.problem;
  return html`<lab-panel .heading=${heading} .sub=${sub} .chart=${found?.chart} .figures=${found?.figures}>
    ${
      busy
        ? html`<div class="row">
            <span class="soft" role="status"
              >${job.stage === 'waiting' ? `waits for ${job.before} other jobs` : `${job.progress?.done ?? 0} of ${job.progress?.of ?? '…'} judged`}</span
            ><button class="quiet" @click=${() => page.stop(job)}>${icon('stop')}Stop</button>
          </div>`
        : nothing
    }
    ${trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${capital(trouble)}</span></div>` : nothing}
    ${
      job && !trouble
        ? nothing
        : html`<div class="row wrap">
            <span class="soft">${about}</span>
            <button class="quiet" @click=${() => page.ask(kind)}>${icon('chart')}${ask}</button>
          </div>`
    }
  </lab-panel>`;
}

/** @param {LabPage} page @returns {TemplateResult} */
export function decides(page) {
  const words = {
    kind: /** @type {const} */ ('ablation'),
    heading: 'What decides it',
    sub: 'change in points, 95 % interval',
    ask: 'Find out',
    about: 'Forbids one thing after the other to its owner and plays the same fights again.',
  };
  return asked(page, words, (job) => {
    const result = /** @type {AblationReport | undefined} */ (job.result);
    const effects = result?.effects ?? /** @type {AblationEffect[]} */ (job.progress?.judged ?? []);
    const ours = job.scene.sides[0].id;
    return effects.length ? {chart: ablationChart(effects, ours), figures: ablationTable(effects)} : undefined;
  });
}

/** @param {LabPage} page @returns {TemplateResult} */
export function worthOfAPoint(page) {
  const words = {
    kind: /** @type {const} */ ('sensitivity'),
    heading: 'What one point is worth',
    sub: 'win share, paired',
    ask: 'Find out',
    about: 'Changes each bar by one, as a gamemaster can by hand, and plays the same fights again.',
  };
  return asked(page, words, (job) => {
    const result = /** @type {SensitivityReport | undefined} */ (job.result);
    const numbers = result?.numbers ?? /** @type {PointWorth[]} */ (job.progress?.judged ?? []);
    const ours = job.scene.sides[0].id;
    return numbers.length ? {chart: sensitivityChart(numbers, ours), figures: sensitivityTable(numbers)} : undefined;
  });
}

/** @param {LabPage} page @returns {TemplateResult} */
export function turnByTurn(page) {
  const words = {
    kind: /** @type {const} */ ('course'),
    heading: 'Turn by turn',
    sub: 'chance of the first side, per cent, 95 % band, by round',
    ask: 'Show it',
    about: 'Plays on from the beginning of every turn so far.',
  };
  return asked(page, words, (job) => {
    const result = /** @type {LabCourse | undefined} */ (job.result);
    const course = result?.points ?? job.progress?.points ?? [];
    return course.length
      ? {chart: courseChart(course, job.scene.sides[0].id), figures: courseTable(course)}
      : undefined;
  });
}

/** @param {LabPage} page @param {{job: LabJob, report: EncounterReport}} known @returns {TemplateResult} */
export function examples(page, {job, report}) {
  return html`<lab-panel heading="Fights to watch" sub="replay, or branch from any round">
    <ul class="examples">
      ${report.examples.map(
        ({kind, number, text}) =>
          html`<li>
            <span class="pill ${kind}">${kind}</span>
            <span
              ><b>${capital(text.split('; ')[0])}</b><br /><span class="soft small"
                >${text.split('; ').slice(1).join('; ')}</span
              ></span
            >
            <button class="quiet" @click=${() => page.open(job, number)}>
              ${icon('play')}Replay<span class="unseen"> the ${kind} fight</span>
            </button>
          </li>`,
      )}
    </ul>
  </lab-panel>`;
}
