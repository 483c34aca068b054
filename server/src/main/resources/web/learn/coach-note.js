import {LitElement, html, nothing} from 'lit';
import {look, buttons} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {advised, answerWords, doneSteps} from './lesson.js';
import {guideOf} from './guide.js';
import {startFight} from './first-fight.js';
import {noteLook} from './note-look.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {Command, FirstFight} from '../net/protocol.js' */
/** @import {Inputs} from '../shared/element.js' */
/** @import {Advised} from './lesson.js' */

const CLOSED = 'arbiter.coach.closed';

/** The table on which the coach was closed. @returns {string | null} */
export function closedCoach() {
  return localStorage.getItem(CLOSED);
}

/** Says what to do now and why in a first fight; whoever does something else goes on as well. */
export class CoachNote extends /** @type {Inputs<{store: TableStore, table: TableModel}>} */ (LitElement) {
  static properties = {
    store: {attribute: false},
    table: {attribute: false},
    lesson: {state: true},
    strayed: {state: true},
    closed: {state: true},
    trouble: {state: true},
  };

  static styles = [look, buttons, noteLook];

  constructor() {
    super();
    /** @type {FirstFight | undefined} */
    this.lesson = undefined;
    /** The title of the step instead of which something else was done. */
    this.strayed = '';
    this.trouble = '';
    this.closed = false;
    /** What was advised last. @type {Advised | undefined} */
    this.now = undefined;
    /** @param {Event} event */
    this.commanded = (event) => this.compare(/** @type {CustomEvent<Command>} */ (event).detail);
  }

  /** Not before: what was set while this element had not come yet is known with its first picture. */
  firstUpdated() {
    this.closed = closedCoach() === this.store.id;
    this.store.addEventListener('commanded', this.commanded);
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.store?.removeEventListener('commanded', this.commanded);
  }

  /** The steps, and the whole log, from which it follows which of them are done. */
  async load() {
    const guide = await guideOf(this.table.table.game);
    this.lesson = guide?.firstFight;
    while (this.lesson && this.store.hasOlder) await this.store.older();
  }

  /** Whether something else is done than what was advised; that is no mistake. @param {Command} command */
  compare(command) {
    const {now, lesson} = this;
    if (command.do !== 'answer' || !now || !lesson || command.request !== now.request.id) return;
    const same =
      command.options?.length === now.options.length && now.options.every((id) => command.options?.includes(id));
    this.strayed = same || now.step < 0 ? '' : lesson.steps[now.step].title;
  }

  render() {
    const {lesson, table} = this;
    if (!lesson) return nothing;
    if (this.closed)
      return html`<button class="reopen" @click=${() => this.close(false)}>${icon('book')}Show the coach</button>`;
    const done = doneSteps(lesson.steps, table);
    this.now = table.ending
      ? undefined
      : advised(
          lesson,
          done,
          table.requests.filter(({yours}) => yours),
        );
    return html`<section class="note" aria-label="Coach">
      <div class="head">
        ${icon('book')}<b
          >${table.ending ? 'Your first fight' : `First fight · ${done.size} of ${lesson.steps.length} learned`}</b
        >
        <button class="tool" aria-label="Close the coach" title="Close the coach" @click=${() => this.close(true)}>
          ${icon('close')}
        </button>
      </div>
      <div class="dots" aria-hidden="true">
        ${lesson.steps.map((step, place) => html`<i class=${done.has(place) ? 'done' : this.now?.step === place ? 'now' : ''} title=${step.title}></i>`)}
      </div>
      <div role="status">${table.ending ? this.over(lesson) : this.advice(lesson, done)}</div>
      ${table.ending ? this.next(lesson) : nothing}
      ${this.trouble ? html`<p role="alert">${this.trouble}</p>` : nothing}
    </section>`;
  }

  /** @param {FirstFight} lesson @param {Set<number>} done */
  advice(lesson, done) {
    const {now} = this;
    const strayed = this.strayed
      ? html`<p class="soft">You did something else than “${this.strayed}”. That is allowed; it comes up again.</p>`
      : nothing;
    if (!now) return html`${strayed}${this.between(lesson, done)}`;
    const words = answerWords(now);
    return html`${strayed} ${now.step < 0 ? nothing : html`<h2>${lesson.steps[now.step].title}</h2>`}
      <p>${now.text}</p>
      ${
        words
          ? html`<p class="pick">
              <span>Choose <b>${words}</b></span>
              <button class="quiet" @click=${() => this.show(now)}>Show it</button>
            </p>`
          : nothing
      }`;
  }

  /** While others act, and at questions about which there is nothing to learn. @param {FirstFight} lesson @param {Set<number>} done */
  between({steps}, done) {
    const next = steps.find((step, place) => !done.has(place));
    const asked = this.table.requests.some(({yours}) => yours);
    return html`<p>
        ${asked ? 'What is suggested is a good answer here.' : 'The others act. Read in the log what they do.'}
      </p>
      ${next ? html`<p class="soft">Still to come: <b>${next.title}</b>. ${next.ask ? nothing : next.text}</p>` : nothing}`;
  }

  /** @param {FirstFight} lesson */
  over({then}) {
    const {ending, view, you} = this.table;
    const won = view.units.some(({id, side}) => you.units.includes(id) && side === ending?.winner);
    return html`<h2>${won ? 'You won' : 'You lost, and learned all the same'}</h2>
      <p>
        ${won ? 'That was the whole course of a fight.' : 'The dice were against you: try it once more, or go on.'}${then ? ` Next: ${then.title}.` : nothing}
      </p>`;
  }

  /** @param {FirstFight} lesson */
  next(lesson) {
    const {game} = this.table.table;
    const {then} = lesson;
    return html`<div class="row">
      ${then ? html`<button class="main" @click=${() => this.start(then)}>${icon('play')}Go on</button>` : nothing}
      <button class="quiet" @click=${() => this.start(lesson)}>${icon('redo')}Once more</button>
      <a href="/learn/${game}">The cards</a><a href="/">All games</a>
    </div>`;
  }

  /** @param {{encounter: string, title: string, sides: string[]}} fight */
  async start(fight) {
    try {
      await startFight(this.table.table.game, fight);
    } catch (refusal) {
      this.trouble = refusal.message;
    }
  }

  /** Considers what is advised, so that one sees it and its odds before doing it. @param {Advised} advised */
  show({request, options}) {
    const detail = {option: options[0], request: request.id};
    this.dispatchEvent(new CustomEvent('pick', {detail, bubbles: true, composed: true}));
  }

  /** @param {boolean} closed */
  close(closed) {
    this.closed = closed;
    if (closed) localStorage.setItem(CLOSED, this.store.id);
    else localStorage.removeItem(CLOSED);
    this.dispatchEvent(new Event('coach-closed', {bubbles: true, composed: true}));
  }
}

customElements.define('coach-note', CoachNote);
