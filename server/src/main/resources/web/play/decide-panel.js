import {LitElement, html, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {deepFocus, isWithin} from '../shared/focus.js';
import {dialogOpen} from '../shared/dialog.js';
import {initials, ourSides} from '../shared/names.js';
import {decideLook} from './decide-look.js';
import {firstPick, lacking, picking} from './options.js';
import {answered, expected, firstOf, sameMoment} from './decide-asked.js';
import {answer, call} from './decide-answers.js';
import {buttonRow, cards} from './decide-cards.js';
import {head, waiting} from './decide-head.js';
import {passOf, sentence} from './decide-parts.js';
import {scroller, showPicked} from './decide-scroll.js';
import {Following} from './decide-following.js';
import {TurnPlanning} from './turn-planning.js';
import {MomentOdds} from './decide-odds.js';
import {Settling} from './settling.js';
import {isWritten} from './keys.js';
import {threatOf} from './player/threat.js';
import './call-list.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Call, Preview, Request} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {Inputs} from '../shared/element.js' */
/** @import {Cast} from './options.js' */
/** @import {PriceLadder} from './price-ladder.js' */
/** @import {SpendList} from './spend/spend-list.js' */

/** One question at a time, in one place: the question, what is left, the options, one main button that stays put. */
export class DecidePanel extends /** @type {Inputs<{store: TableStore, table: TableModel}>} */ (LitElement) {
  static properties = {
    store: {},
    table: {},
    at: {state: true},
    picked: {state: true},
    called: {state: true},
    switched: {state: true},
    busy: {state: true},
    trouble: {state: true},
    standIn: {state: true},
  };

  static styles = [look, buttons, pieces, decideLook];

  constructor() {
    super();
    /** @type {string[]} */
    this.picked = [];
    /** What is to be done unasked, instead of an answer. @type {Call | null} */
    this.called = null;
    /** What is said for the act that is considered, by unit and label. @type {Record<string, string>} */
    this.said = {};
    /** The same in words. @type {string[]} */
    this.switched = [];
    /** Whom what is considered is meant for, and who is asked. @type {{unit: string, by: string} | undefined} */
    this.meant = undefined;
    this.following = new Following(this);
    this.planning = new TurnPlanning(this);
    this.odds = new MomentOdds(this);
    /** The question of somebody else that a gamemaster answers. */
    this.standIn = '';
    /** @type {string | undefined} */
    this.shownId = undefined;
    /** Whether anything was shown yet: whoever comes in is not led anywhere. */
    this.begun = false;
    /** Whether somebody picked what is considered: a new question is read from its beginning. */
    this.byHand = false;
    /** What the page was told last. */
    this.told = '';
    this.settling = new Settling();
    this.addEventListener('click', (event) => this.guard(event), {capture: true});
  }

  /** Questions of the viewer, and the one that is answered for somebody else. @returns {Request[]} */
  get requests() {
    return answered(this.table, this.standIn);
  }

  /** What others are asked, for a gamemaster to watch. @returns {Request[]} */
  get watched() {
    return this.table.requests.filter((request) => !this.requests.includes(request));
  }

  /** @returns {Request | undefined} */
  get request() {
    return firstOf(this.requests, this.at, this.standIn);
  }

  /** All that is asked at the same moment, one answer to which lets the others pass. @returns {Request[]} */
  get together() {
    return sameMoment(this.requests, this.request);
  }

  get passing() {
    return passOf(this.request, this.together);
  }

  willUpdate() {
    const request = this.request;
    if (request?.id === this.shownId && this.begun) return;
    this.follows = this.begun && this.mayLead(deepFocus());
    this.begun = true;
    this.settling.change();
    this.shownId = request?.id;
    this.following.forget();
    this.planning.forget();
    this.odds.forget();
    this.expect(request);
    this.forgetSaid();
    this.called = null;
    this.trouble = '';
    this.busy = false;
    this.byHand = false;
  }

  /** Whether the focus goes to a new question: not from where somebody writes or reads. @param {HTMLElement | null} focus */
  mayLead(focus) {
    if (dialogOpen() || isWritten(focus)) return false;
    return !focus || focus === document.body || isWithin(focus, 'decide-panel, arbiter-board');
  }

  /** @param {Request | undefined} request */
  expect(request) {
    const {picked, meant} = request ? expected(this.table, request, this.meant) : {picked: [], meant: this.meant};
    this.picked = picked;
    this.meant = meant;
  }

  updated() {
    if (this.follows) this.focusQuestion();
    this.following.ask();
    const {places} = this.following;
    const threat = this.request?.main ? undefined : threatOf(this.odds.passing, this.table.view.units);
    const open = this.requests.map(({id}) => id);
    const told = JSON.stringify([this.shownId, this.picked, this.meant, this.following.target, open, places, threat]);
    if (told === this.told) return;
    if (this.follows !== undefined) scroller(this).scrollTop = 0;
    this.follows = undefined;
    this.told = told;
    this.dispatchEvent(
      new CustomEvent('considering', {
        detail: {
          request: this.shownId,
          chosen: [...this.picked, ...places.flatMap(({answer}) => answer.options)],
          meant: this.meant?.unit ?? this.following.target,
          open,
          places: places.map(({request}) => request),
          threat,
        },
      }),
    );
  }

  /** A click meant for the last question does not answer this one. @param {MouseEvent} event */
  guard(event) {
    if (!this.settling.ignores(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  forgetSaid() {
    this.said = {};
    this.switched = [];
  }

  focusQuestion() {
    const note = this.renderRoot.querySelector('waiting-note') ?? this.renderRoot.querySelector('watching-note');
    const {renderRoot} = note ?? this;
    renderRoot.querySelector('h2')?.focus({preventScroll: true});
  }

  /** Whether there is a field to search in. */
  focusFilter() {
    return [...this.renderRoot.querySelectorAll('option-list')].some((list) => list.focusFilter());
  }

  focusCalls() {
    this.renderRoot.querySelector('call-list')?.openUp();
  }

  nextQuestion() {
    const ids = this.requests.map(({id}) => id);
    this.at = ids[(ids.indexOf(this.request?.id ?? '') + 1) % ids.length];
  }

  /** @param {number} place */
  consider(place) {
    const sold = this.renderRoot.querySelector('spend-list, .cards > price-ladder');
    if (sold) {
      /** @type {SpendList | PriceLadder} */ (sold).consider(place);
      return;
    }
    const lists = [...this.renderRoot.querySelectorAll('option-list')].filter(({ends}) => !ends);
    const all = lists.flatMap((list) => list.shown.map((option) => ({option, request: list.request})));
    if (all[place]) this.pick(all[place].option.id, all[place].request.id);
  }

  /**
   * Considers an option, also one that was picked on the board at a unit. Whom it is meant for is kept in mind until it is
   * asked for, or something else is considered.
   *
   * @param {string} option
   * @param {string} [request]
   * @param {string} [meant]
   */
  pick(option, request = this.request?.id, meant = undefined) {
    const follows = this.following.list.findIndex((next) => next.request.id === request);
    if (follows >= 0) {
      this.following.choose(follows, option);
      return;
    }
    const asked = this.requests.find(({id}) => id === request);
    if (!asked || request === undefined) return;
    const before = request === this.shownId ? this.picked : firstPick(asked, this.table.view.units);
    this.at = request;
    this.shownId = request;
    this.picked = picking(asked, before, option);
    this.called = null;
    this.forgetSaid();
    this.meant = meant ? {unit: meant, by: asked.unit} : undefined;
    this.trouble = '';
    this.byHand = true;
    showPicked(this);
  }

  /** Considers several things in an order, or bought together. @param {string[]} options */
  arrange(options) {
    this.picked = options;
    this.trouble = '';
  }

  back() {
    this.meant = undefined;
    this.called = null;
    this.forgetSaid();
    this.expect(this.request);
    this.trouble = '';
  }

  /** Who is who on the cards. @returns {Cast} */
  get cast() {
    const {view, you, table} = this.table;
    const own = view.units.filter(({yours}) => yours).map(({id}) => id);
    return {units: view.units, ours: ourSides(view.units, you), letters: initials(view.units), own, game: table.game};
  }

  /** Whether nothing is picked, so that the moment would pass. */
  get passes() {
    return this.passing !== undefined && this.picked.length === 0 && this.request?.kind !== 'some';
  }

  /** What is answered as things stand: what was picked, or else that the moment passes. */
  get considered() {
    const {request, picked, passing} = this;
    return passing && this.passes ? {request: passing.request, picked: [passing.option.id]} : {request, picked};
  }

  decline() {
    const {passing, picked} = this;
    this.forgetSaid();
    if (passing) answer(this, passing.request.id, [passing.option.id], picked.length ? [] : this.following.answers);
  }

  /** Does what the main button says, and nothing else. */
  commit() {
    if (this.called) {
      call(this, this.called);
      return;
    }
    const {request, picked} = this;
    if (!request || this.isIdle) return;
    this.trouble = lacking(request, picked);
    if (!this.trouble) answer(this, request.id, picked, this.following.answers, this.planning.plan);
  }

  /** Whether nothing is chosen yet, where something must be. */
  get isIdle() {
    return !this.called && this.picked.length === 0 && this.request?.kind !== 'some';
  }

  render() {
    const {request} = this;
    return html`<section
      aria-label="Decide"
      @pick=${(/** @type {CustomEvent<{option: string, request?: string}>} */ {detail}) => this.pick(detail.option, detail.request)}
      @commit=${this.commit}
      @say=${this.say}
      @odds-known=${this.learn}
      @consider-call=${(/** @type {CustomEvent<Call>} */ {detail}) => (this.called = detail)}
      @answer-for=${(/** @type {CustomEvent<{request: string}>} */ {detail}) => (this.standIn = this.at = detail.request)}
      @arrange=${(/** @type {CustomEvent<{options: string[]}>} */ {detail}) => this.arrange(detail.options)}>
      <slot name="since"></slot>
      ${request ? head(this, request) : nothing}
      <div class="cards" tabindex="-1">
        ${request ? cards(this, request) : waiting(this)}
        ${this.table.calls.length && !this.table.ending ? html`<call-list .table=${this.table} .called=${this.called}></call-list>` : nothing}
      </div>
      ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span></div>` : nothing}
      ${request || this.called ? buttonRow(this, request) : nothing}
      <div class="unseen" role="status">${request ? sentence(request) : ''}</div>
    </section>`;
  }

  /** @param {CustomEvent<{answers: Record<string, string>, words: string[]}>} event */
  say({detail}) {
    this.said = detail.answers;
    this.switched = detail.words;
  }

  /** @param {CustomEvent<{request: string, option: string, preview: Preview | null}>} event */
  learn({detail}) {
    if (!detail.preview) return;
    this.odds.learn(detail.request, detail.option, detail.preview);
    if (this.byHand && this.picked.includes(detail.option)) showPicked(this);
  }
}

customElements.define('decide-panel', DecidePanel);
