import {LitElement, html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {look, pieces} from '../shared/look.js';
import {listed, plural} from '../shared/words.js';
import {arranged, beginning, matching, titled} from './options.js';
import {cannotHelp} from './measures.js';
import {listLook} from './list-look.js';
import './option-card.js';
/** @import {TemplateResult} from 'lit' */
/** @import {OptionCard} from './option-card.js' */
/** @import {Previews} from '../net/previews.js' */
/** @import {Option, Preview, Request} from '../net/protocol.js' */
/** @import {Changes, EventAt, Inputs} from '../shared/element.js' */
/** @import {Cast, Comparison} from './options.js' */

/** @type {Record<string, string>} */
const NOTHING = {};
const IDLE = 'Cannot help';

/** @type {Record<string, number>} */
const STEPS = {ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1};

/**
 * @typedef {object} OptionListInputs
 * @property {Request} request
 * @property {Option[]} options
 * @property {string[]} picked
 * @property {Previews} previews
 * @property {Cast} cast
 * @property {Comparison | null} comparison what answers are compared by, where that is so
 * @property {Preview | null} passing what comes of letting it pass
 * @property {Record<string, string>} along
 * @property {TemplateResult | typeof nothing} more what is still to be said about what is considered
 * @property {number} first
 * @property {boolean} ends whether this is what lets the moment pass
 */

/** Options as cards: one or several may be considered; long lists are grouped and filtered by typing. */
export class OptionList extends /** @type {Inputs<OptionListInputs>} */ (LitElement) {
  static properties = {
    request: {},
    options: {},
    picked: {},
    previews: {},
    cast: {},
    comparison: {},
    passing: {},
    along: {},
    more: {},
    first: {},
    ends: {type: Boolean},
    filter: {state: true},
    kind: {state: true},
    unfolded: {state: true},
    odds: {state: true},
  };

  static styles = [look, pieces, listLook];

  constructor() {
    super();
    this.filter = '';
    this.kind = '';
    this.along = {};
    this.more = nothing;
    /** How many options other lists show before this one. */
    this.first = 0;
    this.ends = false;
    /** The id of the question that is shown. */
    this.asked = '';
    /** Names of groups, and what cannot help, that are shown whole. @type {Set<string>} */
    this.unfolded = new Set();
    /** What is known of the odds, by option. @type {Map<string, Preview>} */
    this.odds = new Map();
  }

  /** @param {Changes} changed */
  willUpdate(changed) {
    if (changed.has('request') && this.asked !== this.request.id) {
      this.filter = this.kind = '';
      this.unfolded = new Set();
      this.odds = new Map();
    }
    this.asked = this.request.id;
  }

  get several() {
    return this.request.kind === 'some';
  }

  /** The options as they are shown, in the order of their keys. */
  get shown() {
    return this.groups.flatMap(({options, fold}) => (fold ? [] : options));
  }

  /**
   * Those that fit what was typed, of the kind that was asked for; with words for those that are folded.
   *
   * @returns {{name: string, options: Option[], fold: string}[]}
   */
  get groups() {
    const {kind, filter, idle} = this;
    const within = kind && this.arranged(this.options).find(({name}) => name === kind);
    if (within) return [{name: kind, options: matching(within.options, filter), fold: ''}];
    const useful = this.arranged(matching(this.options, filter).filter((option) => !idle.includes(option)));
    const groups = useful.map(({name, options, folds}) => ({
      name,
      options,
      fold: folds && !this.isOpen(name, options) ? `${name}: ${plural(options.length, 'way')}` : '',
    }));
    const left = matching(idle, filter);
    if (left.length === 0) return groups;
    const titles = listed([...new Set(left.map(({text}) => titled(text).title))].slice(0, 3));
    const words = `${plural(left.length, 'answer')} that cannot help ${left.length === 1 ? 'is' : 'are'} folded: ${titles}`;
    return [...groups, {name: IDLE, options: left, fold: this.isOpen(IDLE, left) ? '' : words}];
  }

  /** @param {Option[]} options */
  arranged(options) {
    const {request, cast} = this;
    return arranged(options, request.unit, cast.units, beginning(request, cast.units));
  }

  /** Whether a group is shown whole: on demand, while something is looked for, or with what is considered in it. */
  isOpen(/** @type {string} */ name, /** @type {Option[]} */ options) {
    return this.unfolded.has(name) || this.filter !== '' || options.some(({id}) => this.picked.includes(id));
  }

  /** What is no better than letting it pass. @returns {Option[]} */
  get idle() {
    const {comparison, passing} = this;
    if (!comparison) return [];
    return this.options.filter(({id}) => cannotHelp(this.odds.get(id), passing, comparison.measures));
  }

  focusFilter() {
    const field = this.renderRoot.querySelector('input');
    field?.focus();
    return field !== null;
  }

  /** The card of what is considered, or else the first. @returns {OptionCard | undefined} */
  get pickedCard() {
    const cards = [...this.renderRoot.querySelectorAll('option-card')];
    return cards.find((card) => card.on) ?? cards[0];
  }

  focusPicked() {
    this.pickedCard?.focus();
  }

  render() {
    const {groups} = this;
    const shown = this.shown;
    const reachable = shown.find((option) => this.picked.includes(option.id)) ?? shown[0];
    return html`<div class="find">
        ${
          this.options.length > 9
            ? html`<input
                type="search"
                placeholder="Search ${this.options.length} options"
                aria-label="Search the options"
                .value=${this.filter}
                @input=${(/** @type {EventAt<HTMLInputElement>} */ event) => (this.filter = event.target.value)}
                @keydown=${this.inFilter} />`
            : nothing
        }
        ${this.renderKinds()}
      </div>
      <div
        class="group"
        role=${this.several ? 'group' : 'radiogroup'}
        aria-label=${this.request.prompt}
        @click=${this.clicked}
        @odds-known=${this.learn}
        @keydown=${this.moved}>
        ${groups.map(
          ({name, options, fold}) =>
            html`${fold ? html`<button class="fold" aria-expanded="false" @click=${() => this.unfold(name)}>› ${fold}</button>` : name ? html`<h3>${name}</h3>` : nothing}
            ${repeat(
              fold ? [] : options,
              ({id}) => id,
              (option) => this.renderCard(option, shown, option === reachable),
            )}`,
        )}
      </div>
      ${groups.some(({options}) => options.length) ? nothing : html`<p class="soft">Nothing is called “${this.filter}”.</p>`}`;
  }

  /** @param {Option} option @param {Option[]} shown @param {boolean} reachable */
  renderCard(option, shown, reachable) {
    const key = this.first + shown.indexOf(option) + 1;
    const on = this.picked.includes(option.id);
    return html`<option-card
      data-on=${String(on)}
      .request=${this.request}
      .option=${option}
      .previews=${this.previews}
      .cast=${this.cast}
      .comparison=${this.comparison}
      .along=${on ? this.along : NOTHING}
      .more=${on ? this.more : nothing}
      .hotkey=${this.ends ? '0' : key <= 9 ? String(key) : ''}
      .passing=${this.ends}
      .on=${on}
      .several=${this.several}
      .reachable=${this.several || reachable}></option-card>`;
  }

  /** A long list says what kinds of things are in it, and shows one of them on demand. */
  renderKinds() {
    const kinds = this.arranged(this.options).filter(({name}) => name);
    if (kinds.length < 2) return nothing;
    const button = (/** @type {string} */ name, /** @type {string} */ words, /** @type {number} */ count) =>
      html`<button aria-pressed=${String(this.kind === name)} @click=${() => (this.kind = name)}>
        ${words} ${count}
      </button>`;
    return html`<div class="kinds" role="group" aria-label="Kinds of options">
      ${button('', 'All', this.options.length)}${kinds.map(({name, options}) => button(name, name, options.length))}
    </div>`;
  }

  /** @param {string} name */
  unfold(name) {
    this.unfolded = new Set(this.unfolded).add(name);
  }

  /** @param {CustomEvent<{option: string, preview: Preview | null}>} event */
  learn({detail}) {
    if (detail.preview) this.odds = new Map(this.odds).set(detail.option, detail.preview);
  }

  /** @param {EventAt<HTMLInputElement, KeyboardEvent>} event */
  inFilter(event) {
    if (event.key === 'Escape') {
      this.filter = '';
      event.target.value = '';
      this.updateComplete.then(() => this.focusPicked());
    } else if (event.key === 'ArrowDown' || event.key === 'Enter') {
      if (this.shown[0]) this.pick(this.shown[0].id);
      this.updateComplete.then(() => this.focusPicked());
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {Event} event */
  clicked(event) {
    const id = optionAt(event);
    if (id) this.pick(id);
  }

  /** Arrows consider the next one; Enter is left to the page, which does what the marked button says. */
  moved(/** @type {KeyboardEvent} */ event) {
    const step = STEPS[event.key];
    const id = optionAt(event);
    if (!id || !step || this.several) return;
    event.preventDefault();
    const shown = this.shown;
    const next = shown[(shown.findIndex((option) => option.id === id) + step + shown.length) % shown.length];
    this.pick(next.id);
    this.updateComplete.then(() => this.focusPicked());
  }

  /** @param {string} option */
  pick(option) {
    const detail = {option, request: this.request.id};
    this.dispatchEvent(new CustomEvent('pick', {detail, bubbles: true, composed: true}));
  }
}

/** @param {Event} event */
function optionAt(event) {
  const nodes = event.composedPath().filter((node) => node instanceof HTMLElement);
  return nodes.find((node) => node.dataset.option)?.dataset.option;
}

customElements.define('option-list', OptionList);
