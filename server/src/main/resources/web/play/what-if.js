import {LitElement, html, css, nothing} from 'lit';
import {look} from '../shared/look.js';
import {costWords} from '../shared/words.js';
import {brief, headline, ordered, sameChance} from './odds.js';
import '../board/odds-chart.js';
/** @import {Previews} from '../net/previews.js' */
/** @import {Choice, Option, Preview, Request} from '../net/protocol.js' */
/** @import {Changes, Inputs} from '../shared/element.js' */

const MOST = 8;

/**
 * @typedef {object} WhatIfInputs
 * @property {Request} request
 * @property {string[]} options
 * @property {Preview} base
 * @property {Previews} previews
 * @property {string[]} own
 * @property {Preview} preview
 */

/**
 * The odds of what is considered, and how they would be if choices on the way were answered differently. What the viewer
 * decides is a switch: pressed, it is said for this act and done with it. What others decide is only told.
 */
export class WhatIf extends /** @type {Inputs<WhatIfInputs>} */ (LitElement) {
  static properties = {
    request: {},
    options: {},
    base: {},
    previews: {},
    own: {},
    choices: {state: true},
    preview: {state: true},
    others: {state: true},
    full: {state: true},
  };

  static styles = [
    look,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
      }
      .toggles {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
        align-items: center;
      }
      button {
        border: 1px dashed var(--edge);
        border-radius: 99px;
        padding: 3px 10px;
        font-size: var(--text-s);
        color: var(--soft);
        min-height: 28px;
        text-align: left;
      }
      button:hover {
        color: var(--ink);
        border-color: var(--accent);
      }
      button[aria-pressed='true'] {
        border-style: solid;
        border-color: var(--accent);
        color: var(--ink);
        background: var(--accent-wash);
      }
      .more {
        justify-self: start;
        border: 0;
        padding: 0;
        text-decoration: underline;
        text-underline-offset: 3px;
      }
      .cost {
        color: var(--warn);
        font-weight: 600;
      }
      @media (max-width: 800px) {
        button {
          min-height: 44px;
          padding: 6px 14px;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Record<string, string>} */
    this.choices = {};
    /** The units whose choices are the viewer's. @type {string[]} */
    this.own = [];
    /** @type {Map<string, Preview | null>} */
    this.others = new Map();
  }

  /** @param {Changes} changed */
  willUpdate(changed) {
    if (changed.has('base') || changed.has('request')) {
      this.choices = {};
      this.preview = this.base;
      this.others = new Map();
      this.compare();
    }
  }

  get ways() {
    return this.base.choices
      .flatMap((choice) =>
        choice.options.filter((option) => option.id !== choice.taken).map((option) => ({choice, option})),
      )
      .slice(0, MOST);
  }

  /** @param {Choice} choice */
  isOwn(choice) {
    return this.own.includes(choice.unit);
  }

  /** Asks for the odds of each way, so that its switch can say them. */
  async compare() {
    const {base, request} = this;
    for (const {choice, option} of this.ways) {
      const preview = await this.previews.of(request.id, this.options, {[keyOf(choice)]: option.id});
      if (this.base !== base) return;
      this.others = new Map(this.others).set(`${keyOf(choice)} ${option.id}`, preview);
    }
  }

  /** @param {Choice} choice @param {Option} option */
  async toggle(choice, option) {
    const {[keyOf(choice)]: before, ...rest} = this.choices;
    this.choices = before === option.id ? rest : {...rest, [keyOf(choice)]: option.id};
    const {choices, base} = this;
    this.dispatchEvent(new CustomEvent('say', {detail: {answers: choices}, bubbles: true, composed: true}));
    const preview = Object.keys(choices).length ? await this.previews.of(this.request.id, this.options, choices) : base;
    if (this.choices !== choices || this.base !== base) return;
    this.preview = ordered(preview) ?? base;
    this.dispatchEvent(new CustomEvent('odds-changed', {detail: {preview: this.preview}, bubbles: true}));
  }

  render() {
    const short = brief(this.preview);
    return html`<odds-chart .preview=${this.full ? this.preview : short}></odds-chart>
      ${short === this.preview ? nothing : html`<button class="more" aria-expanded=${String(Boolean(this.full))} @click=${() => (this.full = !this.full)}>${this.full ? 'Less' : 'Everything that may come of it'}</button>`}
      ${this.renderSwitches(this.ways.filter(({choice}) => this.isOwn(choice)))}
      ${this.ways.filter(({choice}) => !this.isOwn(choice)).map(({choice, option}) => this.renderOthers(choice, option))}`;
  }

  /** @param {{choice: Choice, option: Option}[]} ways */
  renderSwitches(ways) {
    if (ways.length === 0) return nothing;
    return html`<div class="toggles" role="group" aria-label="With this">
      <span class="soft small">With this</span>${ways.map(({choice, option}) => this.renderWay(choice, option))}
    </div>`;
  }

  /** What another may answer is told, not offered. @param {Choice} choice @param {Option} option */
  renderOthers(choice, option) {
    const told = this.toldOf(choice, option);
    return told ? html`<div class="soft small">If “${question(choice, option)}”: ${told}</div>` : nothing;
  }

  /** @param {Choice} choice @param {Option} option */
  toldOf(choice, option) {
    const chance = this.base.chances.find((one) => one.chance < 1);
    const there = this.others.get(`${keyOf(choice)} ${option.id}`);
    return chance ? sameChance(there, chance.name) : headline(there)?.short;
  }

  /** @param {Choice} choice @param {Option} option */
  renderWay(choice, option) {
    const told = this.toldOf(choice, option);
    return html`<button
      aria-pressed=${String(this.choices[keyOf(choice)] === option.id)}
      title=${choice.prompt}
      @click=${() => this.toggle(choice, option)}>
      ${question(choice, option)}${costWords(option.costs).map((cost) => html`, <span class="cost">${cost}</span>`)}${told ? ` → ${told}` : nothing}
    </button>`;
  }
}

/** "Aim? Yes" reads as "Aim"; anything else says question and answer. @param {Choice} choice @param {Option} option */
function question(choice, option) {
  if (option.id === 'yes') return choice.prompt.replace(/\?$/, '');
  return /^[\w']+$/.test(option.text) && option.text.length < 4 ? `${choice.prompt} ${option.text}` : option.text;
}

/** Under what a choice is answered beforehand. @param {Choice} choice */
function keyOf(choice) {
  return `${choice.unit}/${choice.label}`;
}

customElements.define('what-if', WhatIf);
