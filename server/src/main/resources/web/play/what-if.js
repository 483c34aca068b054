import {LitElement, html, css, nothing} from 'lit';
import {look, pieces} from '../shared/look.js';
import {costWords} from '../shared/words.js';
import {ordered, sameFigure, tells} from './odds.js';
import {sums} from './card-figures.js';
import {cardLook} from './card-look.js';
import {bodyLook} from '../shared/body/body-look.js';
import {bodyShown} from '../shared/body/figure.js';
import {poolLook} from '../shared/pool/pool-look.js';
import {pools} from '../shared/pool/pool.js';
import '../board/odds-chart.js';
/** @import {Previews} from '../net/previews.js' */
/** @import {Choice, Detail, Option, Preview, Request} from '../net/protocol.js' */
/** @import {Changes, Inputs} from '../shared/element.js' */

const MOST = 12;

/** More switches than these are shown on demand. */
const FEW = 3;

/**
 * @typedef {object} WhatIfInputs
 * @property {Request} request
 * @property {string[]} options
 * @property {Preview} base
 * @property {Preview | null} told
 * @property {Record<string, string>} along
 * @property {Previews} previews
 * @property {string[]} own
 * @property {Detail | undefined} body of whom it is meant for, place by place
 */

/**
 * Why the odds are what they are, and how they would be if choices on the way were answered differently. What the viewer
 * decides is a switch, which is a promise: on, it is said for this act and done with it. What others decide is only told.
 */
export class WhatIf extends /** @type {Inputs<WhatIfInputs>} */ (LitElement) {
  static properties = {
    request: {},
    options: {},
    base: {},
    told: {},
    along: {},
    previews: {},
    own: {},
    body: {},
    choices: {state: true},
    settled: {state: true},
    others: {state: true},
    full: {state: true},
    all: {state: true},
  };

  static styles = [
    look,
    pieces,
    cardLook,
    poolLook,
    bodyLook,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
      }
      .switches {
        display: grid;
        gap: 5px;
      }
      .switch {
        display: flex;
        gap: 10px;
        align-items: center;
        width: 100%;
        padding: 6px 10px;
        min-height: 40px;
        border-radius: 8px;
        border: 1px solid var(--line);
        background: var(--raised);
        font-size: 13px;
        line-height: 1.3;
      }
      .switch:hover {
        border-color: var(--accent);
      }
      .switch[aria-checked='true'] {
        border-color: var(--accent);
        background: var(--accent-wash);
      }
      .knob {
        position: relative;
        width: 36px;
        height: 20px;
        border-radius: 99px;
        border: 1px solid var(--edge);
        background: var(--line);
        flex: none;
      }
      .knob::after {
        content: '';
        position: absolute;
        left: 2px;
        top: 2px;
        width: 14px;
        height: 14px;
        border-radius: 50%;
        background: var(--ink);
        transition: transform var(--quick);
      }
      [aria-checked='true'] .knob {
        background: var(--accent);
        border-color: var(--accent);
      }
      [aria-checked='true'] .knob::after {
        background: var(--accent-ink);
        transform: translateX(16px);
      }
      .x {
        flex: 1;
        min-width: 0;
        overflow-wrap: anywhere;
      }
      .x small {
        display: block;
        color: var(--soft);
      }
      .to {
        font-weight: 600;
        white-space: nowrap;
        color: var(--soft);
      }
      .to b {
        color: var(--accent);
      }
      .called {
        display: grid;
        gap: 4px;
        font-size: 13px;
      }
      .more {
        justify-self: start;
        min-height: 24px;
        font-size: var(--text-s);
        color: var(--soft);
        text-decoration: underline;
        text-underline-offset: 3px;
      }
      @media (max-width: 800px) {
        .switch,
        .more {
          min-height: 44px;
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
    /** What the choices are about: a request, the answer considered, and what goes along with it. */
    this.subject = '';
    /** The units whose choices are the viewer's. @type {string[]} */
    this.own = [];
    /** @type {Record<string, string>} */
    this.along = {};
    /** @type {Preview | null} */
    this.told = null;
    /** @type {Map<string, Preview | null>} */
    this.others = new Map();
  }

  /** @param {Changes} changed */
  willUpdate(changed) {
    const subject = JSON.stringify([this.request.id, this.options, this.along]);
    if (this.subject !== subject) {
      this.subject = subject;
      this.choices = {};
      this.all = false;
      this.settled = false;
      this.others = new Map();
      this.compare();
    }
  }

  /**
   * What may be answered differently. What goes along with the answer has its own place, and the same question asked
   * again is a later one.
   */
  get ways() {
    const {unit, label} = this.request;
    return this.base.choices
      .filter((choice) => !(keyOf(choice) in this.along) && !(choice.unit === unit && choice.label === label))
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
    const {options, request, subject, along} = this;
    for (const {choice, option} of this.ways) {
      const preview = await this.previews.of(request.id, options, {...along, [keyOf(choice)]: option.id});
      if (this.subject !== subject) return;
      this.others = new Map(this.others).set(`${keyOf(choice)} ${option.id}`, preview);
    }
  }

  /** @param {Choice} choice @param {Option} option */
  async toggle(choice, option) {
    const {[keyOf(choice)]: before, ...rest} = this.choices;
    this.choices = before === option.id ? rest : {...rest, [keyOf(choice)]: option.id};
    const {choices, request, options, subject, along} = this;
    this.say();
    if (Object.keys(choices).length === 0) {
      this.take(this.base);
      return;
    }
    const isStill = () => this.choices === choices && this.subject === subject;
    const preview = await this.previews.of(request.id, options, {...along, ...choices});
    if (preview && isStill()) this.take(preview);
    if (preview?.assumes !== 'unanswered') return;
    const answered = await this.previews.answered(request.id, options, {...along, ...choices});
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
    const words = this.ways
      .filter((way) => this.choices[keyOf(way.choice)] === way.option.id)
      .map((way) => question(way.choice, way.option));
    this.dispatchEvent(new CustomEvent('say', {detail: {answers, words}, bubbles: true, composed: true}));
  }

  /** @param {Preview} preview */
  take(preview) {
    const told = ordered(preview) ?? preview;
    this.dispatchEvent(new CustomEvent('odds-changed', {detail: {preview: told}, bubbles: true}));
  }

  render() {
    const told = this.told ?? this.base;
    const called = this.called;
    const mine = this.ways.filter(
      ({choice, option}) =>
        this.isOwn(choice) && !called.some((way) => way.option === option) && this.matters(choice, option),
    );
    return html`${pools(told, this.base)}${sums(told, this.base, this.own)} ${this.renderBody(called)}
    ${mine.length ? html`<div role="group" aria-label="With this" class="switches">${(this.all ? mine : mine.slice(0, FEW)).map(({choice, option}) => this.renderWay(choice, option))}</div>` : nothing}
    ${mine.length > FEW && !this.all ? html`<button class="more" @click=${() => (this.all = true)}>${mine.length - FEW} more that can be done with this</button>` : nothing}
    ${this.base.choices.some((choice) => this.isOwn(choice)) ? this.renderSettle() : nothing}
    ${this.ways.filter(({choice}) => !this.isOwn(choice)).map(({choice, option}) => this.renderOthers(choice, option))}
    ${tells(told) ? html`<button class="more" aria-expanded=${String(Boolean(this.full))} @click=${() => (this.full = !this.full)}>${this.full ? 'Less' : 'Everything that may come of it'}</button>` : nothing}
    ${this.full ? html`<odds-chart .preview=${told}></odds-chart>` : nothing}`;
  }

  /** The answers that name a place of the body: where one aims. */
  get called() {
    const names = (this.body?.within ?? []).map(({label}) => label);
    const found = this.ways.filter(({choice, option}) => this.isOwn(choice) && names.includes(option.text));
    return found.length > 1 ? found : [];
  }

  /** The body of whom it is meant for, to aim at a place of it. @param {{choice: Choice, option: Option}[]} called */
  renderBody(called) {
    if (!this.body || called.length === 0) return nothing;
    const marked = called.find(({choice, option}) => this.choices[keyOf(choice)] === option.id)?.option.text;
    const chances = new Map(called.map(({choice, option}) => [option.text, this.figureOf(choice, option) ?? '…']));
    const pick = (/** @type {string} */ place) => {
      const way = called.find(({option}) => option.text === place);
      if (way) this.toggle(way.choice, way.option);
    };
    return html`<div class="called" role="group" aria-label=${called[0].choice.prompt}>
      <b>${called[0].choice.prompt}</b>${bodyShown(this.body, {marked, chances, pick})}
    </div>`;
  }

  /** What another may answer is told, not offered. @param {Choice} choice @param {Option} option */
  renderOthers(choice, option) {
    const told = this.figureOf(choice, option);
    return told ? html`<div class="soft small">If “${question(choice, option)}”: ${told}</div>` : nothing;
  }

  /** Whether a switch would change what one decides by, or is on. @param {Choice} choice @param {Option} option */
  matters(choice, option) {
    const told = this.figureOf(choice, option);
    return this.choices[keyOf(choice)] === option.id || (told !== null && told !== sameFigure(this.base, this.base));
  }

  /** @param {Choice} choice @param {Option} option */
  figureOf(choice, option) {
    return sameFigure(this.others.get(`${keyOf(choice)} ${option.id}`), this.base);
  }

  /** @param {Choice} choice @param {Option} option */
  renderWay(choice, option) {
    const on = this.choices[keyOf(choice)] === option.id;
    return html`<button
      class="switch"
      role="switch"
      aria-checked=${String(on)}
      title=${choice.prompt}
      @click=${() => this.toggle(choice, option)}>
      <span class="knob" aria-hidden="true"></span>
      <span class="x"
        ><b>${question(choice, option)}</b
        >${costWords(option.costs).map((cost) => html`, <span class="cost">${cost}</span>`)}
        ${on ? html`<small>On: it will be done with this</small>` : nothing}</span
      >
      ${this.renderEffect(choice, option, on)}
    </button>`;
  }

  renderSettle() {
    return html`<button class="switch settle" role="switch" aria-checked=${String(this.settled)} @click=${this.settle}>
      <span class="knob" aria-hidden="true"></span>
      <span class="x"
        ><b>Do not ask again</b><small>What else is asked on the way is answered as the odds assume</small></span
      >
    </button>`;
  }

  /** @param {Choice} choice @param {Option} option @param {boolean} on */
  renderEffect(choice, option, on) {
    const told = this.figureOf(choice, option);
    const before = sameFigure(this.base, this.base);
    if (!told) return nothing;
    return on
      ? html`<span class="to">${before} → <b>${sameFigure(this.told, this.base) ?? told}</b></span>`
      : html`<span class="to">would be ${told}</span>`;
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
