import {LitElement, html, nothing} from 'lit';
import {emblemLook} from '../board/emblems.js';
import {bodyOf} from '../shared/body/figure.js';
import {look, pieces} from '../shared/look.js';
import {percent} from '../shared/words.js';
import {ifAnswered} from '../board/odds.js';
import {costOf, titled} from './options.js';
import {mark} from './sides.js';
import {ordered, shortOdds, withoutCosts} from './odds.js';
import {chanceRows, figures, further, leading, measured} from './card-figures.js';
import {cardLook} from './card-look.js';
import './what-if.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Previews} from '../net/previews.js' */
/** @import {Option, Preview, Request} from '../net/protocol.js' */
/** @import {Changes, Inputs} from '../shared/element.js' */
/** @import {Comparison, Cast} from './options.js' */

/**
 * @typedef {object} OptionCardInputs
 * @property {Request} request
 * @property {Option} option
 * @property {string} hotkey
 * @property {boolean} on
 * @property {boolean} several
 * @property {boolean} reachable
 * @property {boolean} passing
 * @property {Previews} previews
 * @property {Cast} cast
 * @property {Comparison | null} comparison
 * @property {Record<string, string>} along
 * @property {TemplateResult | typeof nothing} more
 * @property {Preview | null} preview
 */

/**
 * One option: the thing, its chance, what it costs, its key. Considered, it opens with the parts of its sum and switches;
 * where answers are compared, every card has the same measures.
 */
export class OptionCard extends /** @type {Inputs<OptionCardInputs>} */ (LitElement) {
  static properties = {
    request: {},
    option: {},
    hotkey: {},
    on: {type: Boolean},
    several: {type: Boolean},
    reachable: {type: Boolean},
    passing: {type: Boolean},
    previews: {},
    cast: {},
    comparison: {},
    along: {},
    more: {},
    preview: {state: true},
    told: {state: true},
  };

  static styles = [look, pieces, emblemLook, cardLook];

  constructor() {
    super();
    this.hotkey = '';
    this.passing = false;
    this.along = {};
    this.more = nothing;
    /** The odds with what is switched on. @type {Preview | null} */
    this.told = null;
    /** What was asked about: odds are forgotten when the table moves on. @type {{request?: Request, along: string}} */
    this.asked = {along: ''};
    this.watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && this.look());
  }

  connectedCallback() {
    super.connectedCallback();
    this.watcher.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watcher.disconnect();
  }

  /** @param {Changes} changed */
  willUpdate(changed) {
    if ((changed.has('request') || changed.has('along')) && (this.seen || this.passing)) this.look();
    if (changed.has('on') && this.on && this.seen) this.previews.urge(this.request.id, [this.option.id]);
  }

  /** Asks for the odds once the card can be seen: of ending a turn, up to the next one. */
  async look() {
    this.seen = true;
    const {request, option, along, previews} = this;
    if (!this.cast.units.some(({id}) => id === request.unit)) return; // the gamemaster's own: odds of what waits say nothing
    const words = JSON.stringify(along);
    if (this.asked.request === request && this.asked.along === words) return;
    const asked = (this.asked = {request, along: words});
    const ends = this.passing && request.main;
    this.take(
      asked,
      await (ends ? previews.untilTurn(request.id, [option.id]) : previews.of(request.id, [option.id], along)),
    );
    if (this.asked === asked && this.preview?.assumes === 'unanswered' && !ends)
      this.take(asked, await previews.answered(request.id, [option.id], along));
  }

  /** @param {object} asked @param {Preview | null} preview */
  take(asked, preview) {
    if (!preview || this.asked !== asked) return;
    this.preview = this.withoutCosts(ordered(preview));
    this.tell(this.preview);
  }

  /** Tells the board and the list the odds, as they are with what is switched on. @param {Preview | null} preview */
  tell(preview) {
    this.told = this.withoutCosts(preview);
    const {option, request} = this;
    const detail = {option: option.id, request: request.id, preview: this.preview, text: shortOdds(this.told)};
    this.dispatchEvent(new CustomEvent('odds-known', {detail, bubbles: true, composed: true}));
  }

  /** @param {Preview | null} preview */
  withoutCosts(preview) {
    return withoutCosts(preview, this.request, this.option.costs);
  }

  focus() {
    this.renderRoot.querySelector('button')?.focus();
  }

  render() {
    const {title, note} = titled(this.option.text);
    return html`<div class="card ${this.on ? 'on' : ''}">
      <button
        role=${this.several ? 'checkbox' : 'radio'}
        aria-checked=${String(this.on)}
        tabindex=${this.reachable ? 0 : -1}
        data-option=${this.option.id}>
        <span class="t">${this.renderMark()}<b>${title}</b>${this.renderSide()}${this.renderKey()}</span>
        ${this.renderSub(note)} ${this.renderFigures()}
      </button>
      <what-is-this
        .game=${this.cast.game}
        .ask=${this.request.label}
        .option=${this.option.id}
        .name=${title}
        .reachable=${this.reachable}></what-is-this>
      ${this.on && !this.several ? this.renderInner() : nothing}
    </div>`;
  }

  /** Whom it is about: where answers are compared who answers, elsewhere whom it points at. */
  renderMark() {
    const {units, ours, letters} = this.cast;
    const about = this.comparison && !this.passing ? this.request.unit : this.option.unit;
    const unit = units.find(({id}) => id === about);
    return unit ? mark(unit, ours, letters) : nothing;
  }

  renderKey() {
    if (this.several) return html`<span class="tick" aria-hidden="true">${this.on ? '✓' : ''}</span>`;
    return this.hotkey ? html`<kbd aria-hidden="true">${this.hotkey}</kbd>` : nothing;
  }

  /** What stands at the right: the cost where answers are compared, the chance where the card is closed. */
  renderSide() {
    const {told} = this;
    if (this.comparison) return this.renderCosts();
    const first = told && leading(told);
    if (!first || this.isOpen) return nothing;
    return html`<span class="pc ${first.wanted === false ? 'feared' : ''}">${this.headlineWords(first.chance)}</span>`;
  }

  /** @param {number | undefined} chance */
  headlineWords(chance) {
    return chance === undefined ? nothing : percent(chance);
  }

  get isOpen() {
    return this.on && !this.several;
  }

  renderCosts() {
    const unit = this.cast.units.find(({id}) => id === this.request.unit);
    const costs = this.option.costs.map((cost) => costOf(cost, unit));
    if (costs.length) return costs.map((cost, i) => html`${i > 0 ? ' · ' : nothing}<span class="cost">${cost}</span>`);
    return this.comparison ? html`<span class="soft small">free</span>` : nothing;
  }

  /** @param {string} note */
  renderSub(note) {
    const {told} = this;
    const words = [note];
    const first = told && !this.comparison && leading(told);
    if (told && first) {
      if (!this.isOpen) {
        words.push(first.chance === undefined ? shortOdds(told) : first.text);
        if (first.chance !== undefined && first.answered !== undefined) words.push(ifAnswered(first));
        else if (told.assumes.startsWith('un')) words.push('unless answered');
      }
      words.push(...further(told, this.isOpen));
    }
    if (told && !told.complete && leading(told)) words.push(`sampled, ±${percent(told.margin)}`);
    const text = words.filter(Boolean).join(' · ');
    const costs = this.comparison ? nothing : this.renderCosts();
    if (!text && costs === nothing) return nothing;
    return html`<span class="sub">${text}${text && costs !== nothing ? ' · ' : nothing}${costs}</span>`;
  }

  renderFigures() {
    const {told, comparison} = this;
    if (!told) return nothing;
    const {units} = this.cast;
    if (comparison?.measures.length) return measured(told, comparison.measures, comparison.previews, units);
    return this.isOpen ? html`${figures(told, units)}${chanceRows(told)}` : nothing;
  }

  /** The body of whom it points at, where the sheet tells it place by place. */
  get body() {
    const unit = this.cast.units.find(({id}) => id === this.option.unit);
    return unit && bodyOf(unit);
  }

  renderInner() {
    const {preview, told} = this;
    if (!preview || this.passing) return this.more === nothing ? nothing : html`<div class="inner">${this.more}</div>`;
    return html`<div class="inner">
      ${this.more}
      <what-if
        .request=${this.request}
        .options=${[this.option.id]}
        .base=${preview}
        .told=${told}
        .along=${this.along}
        .previews=${this.previews}
        .own=${this.cast.own}
        .body=${this.body}
        @odds-changed=${(/** @type {CustomEvent<{preview: Preview}>} */ {detail}) => this.tell(detail.preview)}></what-if>
    </div>`;
  }
}

customElements.define('option-card', OptionCard);
