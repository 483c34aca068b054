import {LitElement, html, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {capital} from '../shared/words.js';
import {api} from '../net/api.js';
import {enterQuietly} from '../home/person.js';
import {labLook} from './lab-look.js';
import {address, isWhole, orderOf, readQuestion, MOST_FIGHTS} from './question.js';
import {follow, isUnderWay} from './jobs.js';
import {agentWords} from './ask-form.js';
import {decides, examples, holds, howLong, standing, turnByTurn, worthOfAPoint} from './report-panels.js';
import {verdictCard} from './verdict-card.js';
import '../shared/theme.js';
import './what-change.js';
/** @import {BarChange, EncounterReport, Game, LabJob, LabOrder} from '../net/protocol.js' */
/** @import {Question} from './question.js' */

/** @typedef {LabOrder['kind']} Kind */

/** The lab: asks whether a fight is fair, shows the answer while it comes, and what decides it. */
export class LabPage extends LitElement {
  static properties = {
    games: {state: true},
    question: {state: true},
    jobs: {state: true},
    report: {state: true},
    trouble: {state: true},
    asking: {state: true},
    shared: {state: true},
  };

  static styles = [look, buttons, pieces, labLook];

  constructor() {
    super();
    /** @type {Game[] | undefined} */
    this.games = undefined;
    this.question = readQuestion(location.search);
    /** The latest of each kind. @type {Partial<Record<Kind, LabJob>>} */
    this.jobs = {};
    /** The last answer, with the job that found it. @type {{job: LabJob, report: EncounterReport} | undefined} */
    this.report = undefined;
    /** What was refused, by what was asked. @type {Partial<Record<Kind | 'page', string>>} */
    this.trouble = {};
    this.asking = false;
    this.shared = '';
    /** Ends what is followed when the page is left. */
    this.left = new AbortController();
    this.back = () => this.readAddress();
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener('popstate', this.back);
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('popstate', this.back);
    this.left.abort();
  }

  async load() {
    try {
      this.games = await api.games();
    } catch (refusal) {
      this.trouble = {page: refusal.message};
      this.games = [];
    }
    if (isWhole(this.question) && new URLSearchParams(location.search).has('seed')) await this.run();
  }

  readAddress() {
    this.question = readQuestion(location.search);
    if (isWhole(this.question)) this.run();
  }

  /** Asks anew, at an address that others can open. @param {Question} question */
  begin(question) {
    this.question = question;
    this.asking = false;
    history.pushState(null, '', address(question));
    return this.run();
  }

  /** Plays the fights of the question; what was known of another one is gone. */
  async run() {
    this.report = undefined;
    for (const job of Object.values(this.jobs)) if (isUnderWay(job)) this.stop(job);
    this.jobs = {};
    this.shared = '';
    await this.ask('simulation', {fights: this.question.fights});
  }

  /** @param {Kind} kind @param {Partial<LabOrder>} more */
  async ask(kind, more = {}) {
    this.trouble = {...this.trouble, [kind]: ''};
    const {question} = this;
    try {
      await enterQuietly();
      const job = await api.askLab({...orderOf(question, kind), ...more});
      if (question !== this.question) return;
      this.take(job);
      await follow(job, (now) => this.take(now), this.left.signal);
    } catch (refusal) {
      if (question === this.question) this.trouble = {...this.trouble, [kind]: refusal.message};
    }
  }

  /** Shows how far a job is, unless another of its kind was asked for since. @param {LabJob} job @returns {boolean} */
  take(job) {
    const known = this.jobs[job.kind];
    if (known && known.id !== job.id && isUnderWay(known) && !isUnderWay(job)) return false;
    this.jobs = {...this.jobs, [job.kind]: job};
    if (job.kind === 'simulation' && job.result) {
      this.report = {job, report: /** @type {EncounterReport} */ (job.result)};
    }
    return true;
  }

  /** @param {LabJob | undefined} job */
  stop(job) {
    if (job) api.stopLab(job.id).catch((refusal) => (this.trouble = {...this.trouble, [job.kind]: refusal.message}));
  }

  more() {
    const fights = Math.min(MOST_FIGHTS, 2 * this.question.fights);
    this.question = {...this.question, fights};
    history.replaceState(null, '', address(this.question));
    this.ask('simulation', {fights});
  }

  /** @param {BarChange} change */
  compare(change) {
    const kept = this.question.changes.filter(({unit, bar}) => unit !== change.unit || bar !== change.bar);
    this.ask('comparison', {changes: [...kept, change]});
  }

  /** @param {LabJob} job @param {number} number */
  async open(job, number) {
    try {
      const made = await api.openFight(job.id, number);
      location.assign(`/table/${encodeURIComponent(made.id)}?replay`);
    } catch (refusal) {
      this.trouble = {...this.trouble, page: refusal.message};
    }
  }

  async share() {
    const link = new URL(address(this.question), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      this.shared = 'The link is copied: it asks the same again.';
    } catch {
      this.shared = link;
    }
  }

  /** What everything on the page is about, as soon as it is known. */
  get scene() {
    return this.jobs.simulation?.scene ?? this.report?.job.scene;
  }

  render() {
    if (!this.games) return html`<slot></slot>`;
    const started = Boolean(this.scene);
    return html`${this.renderHeader()}
      <main>
        ${started ? html`<h1 class="unseen">Lab: ${this.scene?.title}</h1>` : html`<h1>Is this fight fair?</h1>`}
        ${this.shared ? html`<p class="shared" role="status">${this.shared}</p>` : nothing} ${this.renderTrouble()}
        ${!started || this.asking ? this.renderForm(started) : nothing} ${started ? this.renderReport() : nothing}
      </main>`;
  }

  renderHeader() {
    const {scene} = this;
    const running = isUnderWay(this.jobs.simulation);
    return html`<header>
      <a class="logo" href="/">${icon('scales')}<span>Arbiter</span></a>
      <span class="path"
        ><span class="soft">Lab${scene ? ` · ${scene.name} · ` : ''}</span
        >${scene ? html`<b>${scene.title}</b>` : nothing}</span
      >
      ${
        scene
          ? html`<span class="pill">${scene.sides.map(({units}) => units.length).join(' against ')}</span>
              <span class="pill">${this.agents(scene.sides.map(({agent}) => agent))}</span>
              <span class="pill">seed ${scene.seed}</span>`
          : nothing
      }
      <span class="grow"></span>
      ${this.question.table ? html`<a class="tool" href="/table/${this.question.table}">Back to the table</a>` : nothing}
      ${scene ? html`<button class="tool" @click=${() => (this.asking = !this.asking)} aria-label="Ask anew" aria-expanded=${String(this.asking)}>${icon('lab')}<span class="long">Ask anew</span></button> <button class="tool" aria-label="Share" @click=${this.share}>${icon('link')}<span class="long">Share</span></button>` : nothing}
      <theme-switch></theme-switch>
      ${scene && this.report && !running && this.question.fights < MOST_FIGHTS && !this.asking ? html`<button class="main" @click=${this.more}>${icon('plus')}More fights</button>` : nothing}
    </header>`;
  }

  /** @param {string[]} agents */
  agents(agents) {
    const words = agents.map(agentWords);
    return new Set(words).size === 1 ? `${words[0]} agents` : words.join(' against ');
  }

  renderTrouble() {
    const said = this.trouble.page || this.trouble.simulation || this.jobs.simulation?.problem;
    return said
      ? html`<div class="notice" role="alert">${icon('warning')}<span>${capital(said)}</span></div>`
      : nothing;
  }

  /** @param {boolean} started */
  renderForm(started) {
    return html`<section class="card question" aria-label="What to ask">
      ${
        started
          ? nothing
          : html`<p class="soft">
              The fight is played many times by its real rules, with the machine on every side. Then you know who wins
              how often, what decides it, and what a change would do.
            </p>`
      }
      <ask-form
        .games=${this.games ?? []}
        .question=${this.question}
        .sides=${this.scene?.sides ?? []}
        .title=${this.scene?.title ?? ''}
        ?closable=${started}
        @close=${() => (this.asking = false)}
        @ask=${(/** @type {CustomEvent<{question: Question}>} */ {detail}) => this.begin(detail.question)}></ask-form>
    </section>`;
  }

  renderReport() {
    const {report, scene} = this;
    return html`<div class="columns">
      <div>
        ${verdictCard(this)}
        ${
          report && scene
            ? html`<what-change
                .scene=${report.job.scene}
                .job=${this.jobs.comparison}
                .trouble=${this.trouble.comparison ?? ''}
                @compare=${(/** @type {CustomEvent<{change: BarChange}>} */ {detail}) => this.compare(detail.change)}
                @stop=${() => this.stop(this.jobs.comparison)}
                @keep=${(/** @type {CustomEvent<{changes: BarChange[]}>} */ {detail}) => this.begin({...this.question, changes: detail.changes})}></what-change>`
            : nothing
        }
      </div>
      ${
        report
          ? html`<div>${standing(report.report)}${howLong(report.report)}${holds(report.report)}</div>
              <div>
                ${this.question.table ? turnByTurn(this) : nothing}${decides(this)}${worthOfAPoint(this)}${examples(this, report)}
              </div>`
          : nothing
      }
    </div>`;
  }
}

customElements.define('lab-page', LabPage);
