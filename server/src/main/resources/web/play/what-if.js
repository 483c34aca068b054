import {LitElement, html, css, nothing} from 'lit';
import {look} from '../shared/look.js';
import {costWords, signed} from '../shared/words.js';
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
    settled: {state: true},
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
      .sum {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 6px;
        align-items: baseline;
      }
      .part {
        border: 1px solid var(--line);
        border-radius: 6px;
        padding: 0 6px;
        color: var(--soft);
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
    /** Whether the viewer's other choices on the way are taken as the odds take them, without being asked. */
    this.settled = false;
    /** What the choices are about: a request and the answer considered. */
    this.subject = '';
    /** The units whose choices are the viewer's. @type {string[]} */
    this.own = [];
    /** @type {Map<string, Preview | null>} */
    this.others = new Map();
  }

  /** @param {Changes} changed */
  willUpdate(changed) {
    const subject = JSON.stringify([this.request.id, this.options]);
    if (this.subject !== subject) {
      this.subject = subject;
      this.choices = {};
      this.settled = false;
      this.others = new Map();
      this.compare();
    }
    if (changed.has('base') && Object.keys(this.choices).length === 0) this.preview = this.base;
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
    const {options, request, subject} = this;
    for (const {choice, option} of this.ways) {
      const preview = await this.previews.of(request.id, options, {[keyOf(choice)]: option.id});
      if (this.subject !== subject) return;
      this.others = new Map(this.others).set(`${keyOf(choice)} ${option.id}`, preview);
    }
  }

  /** @param {Choice} choice @param {Option} option */
  async toggle(choice, option) {
    const {[keyOf(choice)]: before, ...rest} = this.choices;
    this.choices = before === option.id ? rest : {...rest, [keyOf(choice)]: option.id};
    const {choices, request, options, subject} = this;
    this.say();
    if (Object.keys(choices).length === 0) {
      this.take(this.base);
      return;
    }
    const isStill = () => this.choices === choices && this.subject === subject;
    const preview = await this.previews.of(request.id, options, choices);
    if (preview && isStill()) this.take(preview);
    if (preview?.assumes !== 'unanswered') return;
    const answered = await this.previews.answered(request.id, options, choices);
    if (answered && isStill()) this.take(answered);
  }

  /** Or lets itself be asked again: the odds are those of the defaults either way. */
  settle() {
    this.settled = !this.settled;
    this.say();
  }

  say() {
    const rest = this.base.choices.filter((choice) => this.isOwn(choice)).map((choice) => [keyOf(choice), 'default']);
    const answers = {...(this.settled ? Object.fromEntries(rest) : {}), ...this.choices};
    this.dispatchEvent(new CustomEvent('say', {detail: {answers}, bubbles: true, composed: true}));
  }

  /** @param {Preview} preview */
  take(preview) {
    this.preview = ordered(preview) ?? preview;
    this.dispatchEvent(new CustomEvent('odds-changed', {detail: {preview: this.preview}, bubbles: true}));
  }

  render() {
    const short = brief(this.preview);
    return html`<odds-chart .preview=${this.full ? this.preview : short}></odds-chart>
      ${short === this.preview ? nothing : html`<button class="more" aria-expanded=${String(Boolean(this.full))} @click=${() => (this.full = !this.full)}>${this.full ? 'Less' : 'Everything that may come of it'}</button>`}
      ${this.renderSums()} ${this.renderSwitches(this.ways.filter(({choice}) => this.isOwn(choice)))}
      ${this.ways.filter(({choice}) => !this.isOwn(choice)).map(({choice, option}) => this.renderOthers(choice, option))}`;
  }

  /** @param {{choice: Choice, option: Option}[]} ways */
  renderSwitches(ways) {
    if (ways.length === 0) return nothing;
    return html`<div class="toggles" role="group" aria-label="With this">
      <span class="soft small">With this</span>${ways.map(({choice, option}) => this.renderWay(choice, option))}
      <button
        aria-pressed=${String(this.settled)}
        title="Everything else that you would be asked about this is answered as these odds take it"
        @click=${this.settle}>
        Do not ask again
      </button>
    </div>`;
  }

  /** What another may answer is told, not offered. @param {Choice} choice @param {Option} option */
  renderOthers(choice, option) {
    const told = this.toldOf(choice, option);
    return told ? html`<div class="soft small">If “${question(choice, option)}”: ${told}</div>` : nothing;
  }

  /** @param {Choice} choice @param {Option} option */
  toldOf(choice, option) {
    const [first] = this.base.headlines;
    const there = this.others.get(`${keyOf(choice)} ${option.id}`);
    return first?.chance === undefined ? headline(there)?.short : sameChance(there, first.name);
  }

  /** What is added to the dice, so that everybody knows why the chance is what it is. */
  renderSums() {
    return this.preview.sums.map(
      (sum) =>
        html`<div class="sum small">
          <span class="soft">${sum.text}</span>
          <b>${signed(sum.total)}</b>
          ${sum.parts.map((part) => html`<span class="part">${part.label} <b>${signed(part.value)}</b></span>`)}
        </div>`,
    );
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
