import {LitElement, html, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {capital} from '../shared/words.js';
import {points, range, signedPoints, thousands} from './figures.js';
import {evidenceChart, evidenceTable, pairSquare} from './compare-charts.js';
import {changeLook} from './change-look.js';
import './lab-panel.js';
/** @import {BarChange, Comparison, LabJob, LabScene} from '../net/protocol.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */

/**
 * @typedef {object} ChangeInputs
 * @property {LabScene} scene
 * @property {LabJob | undefined} job the comparison, if one was asked for
 * @property {string} trouble
 */

/** One number of one unit changed, judged with the same dice. Sends `compare` and `keep` with the change, and `stop`. */
export class WhatChange extends /** @type {Inputs<ChangeInputs>} */ (LitElement) {
  static properties = {scene: {}, job: {}, trouble: {}, unit: {state: true}, bar: {state: true}, value: {state: true}};

  static styles = [look, buttons, pieces, changeLook];

  constructor() {
    super();
    this.unit = '';
    this.bar = '';
    /** @type {number | undefined} */
    this.value = undefined;
  }

  /** What is chosen, or the first there is. */
  get chosen() {
    const units = this.scene.sides.flatMap((side) => side.units).filter(({bars}) => bars.length);
    const unit = units.find(({id}) => id === this.unit) ?? units[0];
    const bar = unit?.bars.find(({id}) => id === this.bar) ?? unit?.bars[0];
    const value = bar ? Math.min(bar.to, Math.max(bar.from, this.value ?? bar.now)) : 0;
    return {units, unit, bar, value};
  }

  /** @returns {BarChange} */
  get change() {
    const {unit, bar, value} = this.chosen;
    return {unit: unit.id, bar: bar.id, value};
  }

  render() {
    const {units, unit, bar, value} = this.chosen;
    if (!unit || !bar) return nothing;
    const busy = this.job?.stage === 'waiting' || this.job?.stage === 'running';
    return html`<lab-panel heading="What if …" sub="same dice, only this changed">
      <div class="choose">
        <select
          aria-label="Unit"
          @change=${(/** @type {EventAt<HTMLSelectElement>} */ {target}) => this.take(target.value, '')}>
          ${units.map(({id, name}) => html`<option value=${id} ?selected=${id === unit.id}>${name}</option>`)}
        </select>
        <select
          aria-label="Number"
          @change=${(/** @type {EventAt<HTMLSelectElement>} */ {target}) => this.take(unit.id, target.value)}>
          ${unit.bars.map(({id, label}) => html`<option value=${id} ?selected=${id === bar.id}>${capital(label)}</option>`)}
        </select>
        <div class="steps">
          <button aria-label="One lower" ?disabled=${value <= bar.from} @click=${() => (this.value = value - 1)}>
            ${icon('minus')}
          </button>
          <output aria-live="polite">${bar.now} → ${value}</output>
          <button aria-label="One higher" ?disabled=${value >= bar.to} @click=${() => (this.value = value + 1)}>
            ${icon('plus')}
          </button>
        </div>
        ${
          busy
            ? html`<button class="quiet" @click=${() => this.tell('stop')}>${icon('stop')}Stop</button>`
            : html`<button class="quiet" ?disabled=${value === bar.now} @click=${() => this.tell('compare')}>
                Compare
              </button>`
        }
      </div>
      ${bar.now === bar.to && value === bar.now ? html`<p class="soft small">It is full, so it can only be lowered.</p>` : nothing}
      ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${capital(this.trouble)}</span></div>` : nothing}
      <div aria-live="polite">${this.renderJob()}</div>
    </lab-panel>`;
  }

  renderJob() {
    const {job} = this;
    if (!job) return nothing;
    if (job.problem) return html`<p class="notice" role="alert">${capital(job.problem)}</p>`;
    const result = /** @type {Comparison | undefined} */ (job.result);
    if (result) return this.renderResult(result, job);
    if (job.stage === 'waiting') return html`<p class="soft">Waits for ${job.before} other jobs.</p>`;
    const {done = 0, difference} = job.progress ?? {};
    return html`<p class="soft">
      ${thousands(done)}
      pairs${difference ? html`: ${signedPoints(difference.difference)} (${range(difference)})` : nothing} …
    </p>`;
  }

  /** @param {Comparison} result @param {LabJob} job */
  renderResult(result, job) {
    const judged = (job.order.changes ?? []).map(({unit, bar, value}) => this.words(unit, bar, value)).join(', ');
    if (result.answer === 'nothing-differs') return html`<p class="answer"><b>Nothing differs</b></p>`;
    return html`<div class="answer">
        <b class="big">${signedPoints(result.difference.difference)}</b>
        <p>
          <b>${answerWords(result)}</b><br />
          points for ${result.side} (${range(result.difference)})<br />
          <span class="soft small"
            >A, as it is: ${points(result.inA.share)} %; B, ${judged}: ${points(result.inB.share)} %</span
          >
        </p>
      </div>
      <lab-panel
        class="inner"
        heading="The test as it ran"
        sub="evidence, log likelihood ratio"
        .chart=${evidenceChart(result)}
        .figures=${evidenceTable(result)}></lab-panel>
      ${pairSquare(result)}
      <div class="row">
        <button class="quiet" @click=${() => this.keep(job)}>${icon('check')}Go on with this change</button>
      </div>`;
  }

  /** @param {string} id @param {string} bar @param {number} value */
  words(id, bar, value) {
    const unit = this.scene.sides.flatMap(({units}) => units).find((one) => one.id === id);
    const label = unit?.bars.find((one) => one.id === bar)?.label ?? bar;
    return `${unit?.name ?? id}’s ${label} at ${value}`;
  }

  /** @param {string} unit @param {string} bar */
  take(unit, bar) {
    [this.unit, this.bar, this.value] = [unit, bar, undefined];
  }

  /** @param {'compare' | 'stop'} what */
  tell(what) {
    this.dispatchEvent(new CustomEvent(what, {detail: {kind: 'comparison', change: this.change}}));
  }

  /** @param {LabJob} job */
  keep(job) {
    this.dispatchEvent(new CustomEvent('keep', {detail: {changes: job.order.changes ?? []}}));
  }
}

/** @param {Comparison} comparison @returns {string} */
function answerWords({answer, side, step, pairs, limit}) {
  switch (answer) {
    case 'b-better':
      return `The change is better for ${side}`;
    case 'a-better':
      return `The change is worse for ${side}`;
    case 'no-such-difference':
      return `No difference of ${points(step)} points`;
    default:
      return pairs < limit ? 'Cannot tell: stopped early' : `Cannot tell after ${thousands(pairs)} pairs`;
  }
}

customElements.define('what-change', WhatChange);
