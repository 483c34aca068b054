import {LitElement, html, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {decideLook} from './decide-look.js';
import {isOwn, playerOf, unitOf} from '../net/model.js';
import {declining, firstPick, lacking, meantBy, picking, range} from './options.js';
import './option-list.js';
import './order-list.js';
import './amount-field.js';
import './place-field.js';
import './waiting-note.js';
import './standing-row.js';
import './call-list.js';
import './pass-odds.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Request, Then} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */
/** @typedef {{request: Request, answer: Then}} FollowUp */

/** One question at a time, in one place: the question, what is left, the options, one main button. */
export class DecidePanel extends /** @type {Inputs<{store: TableStore, table: TableModel}>} */ (LitElement) {
  static properties = {
    store: {},
    table: {},
    at: {state: true},
    picked: {state: true},
    busy: {state: true},
    trouble: {state: true},
    following: {state: true},
    upTo: {state: true},
  };

  static styles = [look, buttons, pieces, decideLook];

  constructor() {
    super();
    /** @type {string[]} */
    this.picked = [];
    /** What is said for the act that is considered, by unit and label. @type {Record<string, string>} */
    this.said = {};
    /** Whom what is considered is meant for, and who is asked. @type {{unit: string, by: string} | undefined} */
    this.meant = undefined;
    /** What follows from what is considered, each with its answer. @type {FollowUp[]} */
    this.following = [];
    /** How many of these go along; the rest is asked when it comes to it. */
    this.upTo = Infinity;
    /** What was asked about last. */
    this.followed = '';
    /** @type {string | undefined} */
    this.shownId = undefined;
    /** What the page was told last. */
    this.told = '';
  }

  /** Own questions first; the gamemaster finds everybody's after them. @returns {Request[]} */
  get requests() {
    const mine = (/** @type {Request} */ request) => (isOwn(this.table, request) ? 0 : 1);
    return [...this.table.requests].sort((one, other) => mine(one) - mine(other));
  }

  /** @returns {Request | undefined} */
  get request() {
    const requests = this.requests;
    const [first] = requests;
    const action = requests.find(({main, moment}) => main && moment && moment === first.moment);
    return requests.find(({id}) => id === this.at) ?? action ?? first;
  }

  /** All that is asked at the same moment, one answer to which lets the others pass. @returns {Request[]} */
  get together() {
    const {request} = this;
    return request?.moment ? this.table.requests.filter(({moment}) => moment === request.moment) : [];
  }

  willUpdate() {
    const request = this.request;
    if (request?.id === this.shownId) return;
    this.following = [];
    this.followed = '';
    this.hadFocus = this.shownId !== undefined && this.matches(':focus-within');
    this.shownId = request?.id;
    this.picked = request ? this.expected(request) : [];
    this.said = {};
    this.trouble = '';
    this.busy = false;
  }

  /**
   * What is considered first; whom something was meant for, once it is asked, and no longer after that.
   *
   * @param {Request} request
   * @returns {string[]}
   */
  expected(request) {
    if (request.main) this.meant = undefined;
    const found = this.meant?.by === request.unit ? meantBy(request, this.meant.unit) : undefined;
    if (found?.unit) this.meant = undefined;
    return found ? [found.id] : firstPick(request);
  }

  updated() {
    if (this.hadFocus) this.focusQuestion();
    this.hadFocus = false;
    this.follow();
    const told = JSON.stringify([this.shownId, this.picked, this.meant]);
    if (told !== this.told) {
      this.told = told;
      this.dispatchEvent(
        new CustomEvent('considering', {detail: {request: this.shownId, chosen: this.picked, meant: this.meant?.unit}}),
      );
    }
  }

  /** Asks what follows from what is considered, once. @param {Then[]} [then] */
  async follow(then = []) {
    const {request, picked} = this.considered;
    if (!request || !isOwn(this.table, request) || picked.length === 0 || lacking(request, picked)) {
      if (this.following.length) this.following = [];
      return;
    }
    const asked = JSON.stringify([request.id, picked, this.meant]);
    if (asked === this.followed && then.length === 0) return;
    this.followed = asked;
    const found = await this.store.following({request: request.id, options: picked, then}).catch(() => []);
    if (asked !== this.followed) return;
    const odd = found.findIndex(({kind}) => kind === 'some' || kind === 'order');
    const simple = odd < 0 ? found : found.slice(0, odd); // the rest is asked when it comes to it
    this.following = simple.map((next, place) => followUp(next, then[place], this.meant));
    this.upTo = Infinity;
    const given = this.following.map(({answer}) => answer);
    const settled = given.length === then.length || given.every(({options}, i) => same(options, found[i].fallback));
    if (!settled) await this.follow(given.slice(0, then.length + 1));
  }

  /** @param {number} place @param {string} option none to be asked when it comes to it */
  choose(place, option) {
    if (!option) {
      this.upTo = place;
      return;
    }
    const given = this.following.slice(0, place + 1).map(({answer}) => answer);
    given[place] = {...given[place], options: [option]};
    this.follow(given);
  }

  focusQuestion() {
    const {renderRoot} = this.renderRoot.querySelector('waiting-note') ?? this;
    renderRoot.querySelector('h2')?.focus();
  }

  focusFilter() {
    this.renderRoot.querySelector('option-list')?.focusFilter();
  }

  focusCalls() {
    this.renderRoot.querySelector('call-list')?.focusNext();
  }

  nextQuestion() {
    const ids = this.requests.map(({id}) => id);
    this.at = ids[(ids.indexOf(this.request?.id ?? '') + 1) % ids.length];
  }

  /** @param {number} place */
  consider(place) {
    const lists = [...this.renderRoot.querySelectorAll('option-list')];
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
    const asked = this.table.requests.find(({id}) => id === request);
    if (!asked || request === undefined) return;
    const before = request === this.shownId ? this.picked : firstPick(asked);
    this.at = request;
    this.shownId = request;
    this.picked = picking(asked, before, option);
    this.said = {};
    this.meant = meant ? {unit: meant, by: asked.unit} : undefined;
    this.trouble = '';
  }

  back() {
    this.meant = undefined;
    this.said = {};
    if (this.request) this.picked = firstPick(this.request);
    this.trouble = '';
  }

  /** The units that the viewer decides for. */
  get own() {
    return this.table.view.units.filter(({yours}) => yours).map(({id}) => id);
  }

  /** What lets the whole moment pass, for everybody before it as well; a turn's action only passes by itself. */
  get passing() {
    const {request, together} = this;
    const last = together.some(({main}) => main) ? request : (together.at(-1) ?? request);
    const option = last && declining(last);
    return last && option ? {request: last.id, option} : undefined;
  }

  /** What is answered as things stand: what was picked, or else that the moment passes. */
  get considered() {
    const {request, picked, passing} = this;
    if (!passing || picked.length || request?.kind === 'some') return {request, picked};
    return {request: this.table.requests.find(({id}) => id === passing.request), picked: [passing.option.id]};
  }

  /** The answers to what follows that go along. */
  get along() {
    return this.following.slice(0, this.upTo).map(({answer}) => answer);
  }

  decline() {
    const {passing, picked} = this;
    this.said = {};
    if (passing) this.answer([passing.option.id], passing.request, picked.length ? [] : undefined);
  }

  commit() {
    if (!this.request) return;
    if (this.picked.length === 0 && this.request.kind !== 'some' && declining(this.request)) {
      this.decline();
      return;
    }
    this.trouble = lacking(this.request, this.picked);
    if (!this.trouble) this.answer(this.picked);
  }

  /** @param {string[]} options @param {string} [request] @param {Then[]} [then] what goes along to what follows */
  async answer(options, request = this.request?.id, then = this.along) {
    const {shownId} = this;
    if (this.busy || request === undefined) return;
    this.busy = true;
    try {
      const along = {...(then.length ? {then} : {}), ...(Object.keys(this.said).length ? {with: this.said} : {})};
      await this.store.command({do: 'answer', request, options, ...along});
    } catch (error) {
      if (this.shownId === shownId) this.trouble = error.message;
    }
    this.busy = false;
  }

  render() {
    const request = this.request;
    return html`<section
      aria-label="Decide"
      @pick=${(/** @type {CustomEvent<{option: string}>} */ {detail}) => this.pick(detail.option)}
      @commit=${this.commit}
      @say=${(/** @type {CustomEvent<{answers: Record<string, string>}>} */ {detail}) => (this.said = detail.answers)}
      @arrange=${(/** @type {CustomEvent<{options: string[]}>} */ {detail}) => (this.picked = detail.options)}>
      ${request ? this.renderRequest(request) : html`<waiting-note .store=${this.store} .table=${this.table}></waiting-note>`}
      ${this.table.calls.length && !this.table.ending ? html`<call-list .store=${this.store} .table=${this.table} @called=${this.focusQuestion}></call-list>` : nothing}
      <div class="unseen" role="status">${request ? `${request.name}: ${request.prompt}` : ''}</div>
    </section>`;
  }

  /** @param {Request} request */
  renderRequest(request) {
    return html` ${this.requests.length > 1 && this.together.length < 2 ? this.renderQuestions(request) : nothing}
      <div>
        <h2 id="question" tabindex="-1">${this.together.length > 1 ? request.prompt : sentence(request)}</h2>
        ${this.renderLeft(request)}
      </div>
      ${
        isOwn(this.table, request)
          ? nothing
          : html`<div class="for">
              ${icon('people')}<span
                >You answer for <b>${request.name}</b>, played by ${playerOf(this.table, request.unit)}.</span
              >
            </div>`
      }
      ${this.renderControl(request)} ${this.following.length ? this.renderFollowing() : nothing}
      ${this.renderPassing(request)}
      ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span></div>` : nothing}
      ${this.renderButtons(request)}
      ${request.main || !declining(request) || !isOwn(this.table, request) ? nothing : html`<standing-row .store=${this.store} .table=${this.table} .request=${request}></standing-row>`}`;
  }

  /** @param {Request} request */
  renderQuestions(request) {
    return html`<div class="questions" role="group" aria-label="Open questions">
      ${this.requests.map(
        (other) =>
          html`<button
            class="quiet small"
            aria-pressed=${String(other === request)}
            @click=${() => (this.at = other.id)}>
            ${other.name}
          </button>`,
      )}
    </div>`;
  }

  /** @param {Request} request */
  renderLeft(request) {
    const unit = unitOf(this.table, request.unit);
    if (!unit?.bars.length) return nothing;
    return html`<div class="left">
      ${unit.bars.map((bar) => html`<span>${bar.label} <b>${bar.value}</b> of ${bar.maximum}</span>`)}
    </div>`;
  }

  /** What is still to be said about what is considered, already chosen and open to change. */
  renderFollowing() {
    return html`<div class="following" role="group" aria-label="And">
      ${this.following.map(
        ({request, answer}, place) =>
          html`<label class="field"
            ><span>${sentence(request)}</span
            ><select
              @change=${(/** @type {EventAt<HTMLSelectElement>} */ {target}) => this.choose(place, target.value)}>
              ${request.options.map(({id, text}) => html`<option value=${id} ?selected=${place < this.upTo && answer.options[0] === id}>${text}</option>`)}
              <option value="" ?selected=${place >= this.upTo}>Ask me then</option>
            </select></label
          >`,
      )}
    </div>`;
  }

  /** @param {Request} request */
  renderControl(request) {
    const {previews} = this.store;
    const {own} = this;
    if (this.together.length > 1) return this.renderTogether(request);
    if (request.kind === 'order') return html`<order-list .request=${request} .picked=${this.picked}></order-list>`;
    if (request.kind === 'amount')
      return html`<amount-field
        .request=${request}
        .picked=${this.picked}
        .previews=${previews}
        .own=${own}></amount-field>`;
    const decline = declining(request);
    return html` ${request.kind === 'place' ? html`<place-field .request=${request} .picked=${this.picked}></place-field>` : nothing}
      ${request.kind === 'some' ? html`<p class="soft small">${this.picked.length} chosen of ${range(request)}</p>` : nothing}
      <option-list
        .request=${request}
        .options=${request.options.filter((option) => option !== decline)}
        .picked=${this.picked}
        .previews=${previews}
        .own=${own}></option-list>`;
  }

  /** Everybody's answers at this moment in one list, by unit. @param {Request} request */
  renderTogether(request) {
    const alone = this.together.every(({unit}) => unit === request.unit);
    let first = 0;
    return html`${this.together.map((one) => {
      const decline = declining(one);
      const options = one.options.filter((option) => option !== decline);
      const before = first;
      first += options.length;
      return html`<h3>${alone ? one.prompt : one.name}</h3>
        <option-list
          .request=${one}
          .options=${options}
          .first=${before}
          .picked=${one === request ? this.picked : []}
          .previews=${this.store.previews}
          .own=${this.own}
          @pick=${(/** @type {CustomEvent<{option: string}>} */ event) => {
            event.stopPropagation();
            this.pick(event.detail.option, one.id);
          }}></option-list>`;
    })}`;
  }

  /** What comes of letting it pass, or of ending the turn, stands beside everything else. @param {Request} request */
  renderPassing(request) {
    const {passing} = this;
    return passing
      ? html`<pass-odds
          .request=${passing.request}
          .option=${passing.option}
          .turn=${request.main}
          .previews=${this.store.previews}></pass-odds>`
      : nothing;
  }

  /** @param {Request} request */
  renderButtons(request) {
    const decline = this.passing?.option;
    const picked = request.options.find((option) => option.id === this.picked[0]);
    const named = this.picked.length === 1 && picked && picked.text.length < 40 ? picked.text : 'Do this';
    const words = request.kind === 'amount' ? `Choose ${named}` : named;
    const idle = this.picked.length === 0 && request.kind !== 'some' && Boolean(decline);
    return html`<div class="row">
      <button class="main" ?disabled=${this.busy || idle} @click=${this.commit}>
        <span>${idle ? 'Choose above' : words}</span>${idle ? nothing : html`<kbd aria-hidden="true">↵</kbd>`}
      </button>
      ${decline ? html`<button class="quiet" ?disabled=${this.busy} @click=${this.decline}>${decline.text}<kbd aria-hidden="true">${idle ? '↵' : '0'}</kbd></button>` : nothing}
    </div>`;
  }
}

/**
 * A question that follows, with what is said to it: what was said before, whom it is meant for, or its default.
 *
 * @param {Request} request
 * @param {Then | undefined} given
 * @param {{unit: string} | undefined} meant
 * @returns {FollowUp}
 */
function followUp(request, given, meant) {
  const {unit, label} = request;
  const found = meant && meantBy(request, meant.unit);
  const options = given?.label === label && given.unit === unit ? given.options : found ? [found.id] : request.fallback;
  return {request, answer: {unit, label, options}};
}

/** @param {string[]} one @param {string[]} other */
function same(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The question as a sentence that says who is asked. @param {Request} request */
function sentence(request) {
  return request.prompt.includes(request.name) ? request.prompt : `${request.name}: ${request.prompt}`;
}

customElements.define('decide-panel', DecidePanel);
