import {LitElement, html, css, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {look, pieces} from '../shared/look.js';
import {arranged, matching} from './options.js';
import './option-card.js';
/** @import {Previews} from '../net/previews.js' */
/** @import {Option, Request} from '../net/protocol.js' */
/** @import {Changes, EventAt, Inputs} from '../shared/element.js' */

/** @type {Record<string, number>} */
const STEPS = {ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1};

/**
 * @typedef {object} OptionListInputs
 * @property {Request} request
 * @property {Option[]} options
 * @property {string[]} picked
 * @property {Previews} previews
 * @property {string[]} own
 */

/** Options as cards: one or several may be considered; long lists are grouped and filtered by typing. */
export class OptionList extends /** @type {Inputs<OptionListInputs>} */ (LitElement) {
  static properties = {
    request: {},
    options: {},
    picked: {},
    previews: {},
    own: {},
    first: {},
    filter: {state: true},
    kind: {state: true},
  };

  static styles = [
    look,
    pieces,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
      }
      .group {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
      }
      h3 {
        font-size: var(--text-s);
        color: var(--faint);
        text-transform: uppercase;
        letter-spacing: 0.08em;
        margin-top: var(--space-1);
      }
      .kinds {
        display: flex;
        gap: var(--space-1);
        overflow-x: auto;
        padding: 2px;
        margin: -2px;
      }
      .kinds button {
        flex: none;
        padding: 4px 10px;
        min-height: 32px;
        border: 1px solid var(--line);
        border-radius: 99px;
        font-size: var(--text-s);
        color: var(--soft);
      }
      .kinds [aria-pressed='true'] {
        border-color: var(--accent);
        background: var(--accent-wash);
        color: var(--ink);
        font-weight: 650;
      }
    `,
  ];

  constructor() {
    super();
    this.filter = '';
    this.kind = '';
    /** How many options other lists show before this one. */
    this.first = 0;
    /** The id of the question that is shown. */
    this.asked = '';
  }

  /** @param {Changes} changed */
  willUpdate(changed) {
    if (changed.has('request') && this.asked !== this.request.id) this.filter = this.kind = '';
    this.asked = this.request.id;
  }

  /** @param {Changes} changed */
  updated(changed) {
    if (changed.has('picked') && changed.get('picked')) {
      this.renderRoot.querySelector('option-card[data-on="true"]')?.scrollIntoView({block: 'nearest'});
    }
  }

  get several() {
    return this.request.kind === 'some';
  }

  /** The options as they are shown, in the order of their keys. */
  get shown() {
    return this.groups.flatMap((group) => group.options);
  }

  /** Those that fit what was typed, of the kind that was asked for. */
  get groups() {
    const {kind} = this;
    const all = arranged(this.options);
    const within = kind && all.find(({name}) => name === kind);
    return within
      ? [{name: kind, options: matching(within.options, this.filter)}]
      : arranged(matching(this.options, this.filter));
  }

  focusFilter() {
    this.renderRoot.querySelector('input')?.focus();
  }

  focusPicked() {
    const cards = [...this.renderRoot.querySelectorAll('option-card')];
    (cards.find((card) => card.on) ?? cards[0])?.focus();
  }

  render() {
    const {groups} = this;
    const shown = groups.flatMap((group) => group.options);
    const reachable = shown.find((option) => this.picked.includes(option.id)) ?? shown[0];
    return html` ${
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
      <div
        class="group"
        role=${this.several ? 'group' : 'radiogroup'}
        aria-label=${this.request.prompt}
        @click=${this.clicked}
        @keydown=${this.moved}>
        ${groups.map(
          (group) =>
            html`${group.name ? html`<h3>${group.name}</h3>` : nothing}
            ${repeat(
              group.options,
              (option) => option.id,
              (option) =>
                html`<option-card
                  data-on=${String(this.picked.includes(option.id))}
                  .request=${this.request}
                  .option=${option}
                  .previews=${this.previews}
                  .own=${this.own}
                  .hotkey=${this.first + shown.indexOf(option) < 9 ? String(this.first + shown.indexOf(option) + 1) : ''}
                  .on=${this.picked.includes(option.id)}
                  .several=${this.several}
                  .reachable=${this.several || option === reachable}></option-card>`,
            )}`,
        )}
      </div>
      ${shown.length ? nothing : html`<p class="soft">Nothing is called “${this.filter}”.</p>`}`;
  }

  /** A long list says what kinds of things are in it, and shows one of them on demand. */
  renderKinds() {
    const kinds = arranged(this.options).filter(({name}) => name);
    if (kinds.length < 2) return nothing;
    const button = (/** @type {string} */ name, /** @type {string} */ words, /** @type {number} */ count) =>
      html`<button aria-pressed=${String(this.kind === name)} @click=${() => (this.kind = name)}>
        ${words} ${count}
      </button>`;
    return html`<div class="kinds" role="group" aria-label="Kinds of options">
      ${button('', 'All', this.options.length)}${kinds.map(({name, options}) => button(name, name, options.length))}
    </div>`;
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

  /** @param {KeyboardEvent} event */
  moved(event) {
    const step = STEPS[event.key];
    const id = optionAt(event);
    if (!id) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!this.several && !this.picked.includes(id)) this.pick(id);
      if (!event.repeat) this.dispatchEvent(new Event('commit', {bubbles: true, composed: true}));
    } else if (step && !this.several) {
      event.preventDefault();
      const shown = this.shown;
      const next = shown[(shown.findIndex((option) => option.id === id) + step + shown.length) % shown.length];
      this.pick(next.id);
      this.updateComplete.then(() => this.focusPicked());
    }
  }

  /** @param {string} option */
  pick(option) {
    this.dispatchEvent(new CustomEvent('pick', {detail: {option}, bubbles: true, composed: true}));
  }
}

/** @param {Event} event */
function optionAt(event) {
  const nodes = event.composedPath().filter((node) => node instanceof HTMLElement);
  return nodes.find((node) => node.dataset.option)?.dataset.option;
}

customElements.define('option-list', OptionList);
