import {LitElement, html, css, nothing, svg} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {costWords, listed, percent} from '../shared/words.js';
import {leading} from './card-figures.js';
import {coinOf, diceOf, nthOf, stepsOf} from './price-steps.js';
/** @import {Previews} from '../net/previews.js' */
/** @import {Option, Preview, Request} from '../net/protocol.js' */
/** @import {Changes, Inputs} from '../shared/element.js' */
/** @import {PriceStep} from './price-steps.js' */

/**
 * What the odds are asked of: the question itself, or one that it follows from, with what else goes along.
 *
 * @typedef {{request: string, options: string[], along: Record<string, string>, key: string}} Asked
 */

/**
 * @typedef {object} PriceLadderInputs
 * @property {Request} request
 * @property {string} picked the answer that is considered
 * @property {Previews} previews
 * @property {Asked | undefined} asked
 * @property {boolean} later whether it is asked when it comes to it
 */

/** How many of something, as steps: each with its price and the chance it makes, and what the next one would change. */
export class PriceLadder extends /** @type {Inputs<PriceLadderInputs>} */ (LitElement) {
  static properties = {
    request: {},
    picked: {},
    previews: {},
    asked: {},
    later: {type: Boolean},
    chances: {state: true},
  };

  static styles = [
    look,
    buttons,
    pieces,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
      }
      .steps {
        display: grid;
        grid-auto-flow: column;
        grid-auto-columns: minmax(0, 1fr);
        gap: 6px;
      }
      .step {
        display: grid;
        justify-items: center;
        gap: 1px;
        padding: 6px 2px;
        min-height: 44px;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--surface);
        font-size: 12.5px;
        line-height: 1.25;
        color: var(--soft);
      }
      .step:hover {
        border-color: var(--edge);
      }
      .step b {
        font-size: 15px;
        color: var(--ink);
      }
      .step[aria-checked='true'] {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
      }
      [aria-checked='true'] b {
        color: var(--accent);
      }
      .next {
        border-color: var(--warn);
        border-style: dashed;
      }
      .die {
        width: 34px;
        height: 36px;
        fill: none;
        stroke: var(--edge);
        stroke-width: 2;
      }
      .die text {
        stroke: none;
        fill: var(--ink);
        font: 700 17px var(--font);
        text-anchor: middle;
      }
      .bought .die {
        fill: var(--ink);
        stroke: var(--ink);
      }
      .bought .die text {
        fill: var(--bg);
      }
      .next .die {
        stroke: var(--accent);
        stroke-dasharray: 4 3;
      }
      .would {
        padding: 7px 12px;
        border: 1px solid var(--warn);
        border-radius: var(--radius);
        background: var(--warn-wash);
      }
      .would b {
        font-weight: 700;
      }
      .would .price {
        color: var(--warn);
      }
      .would small {
        display: block;
        color: var(--soft);
        font-size: 12.5px;
      }
      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      .ways .quiet {
        min-height: 30px;
        padding: 2px 10px;
        border-radius: 99px;
        font-size: 12.5px;
      }
      .ways [aria-pressed='true'] {
        border-color: var(--accent);
        background: var(--accent-wash);
        color: var(--ink);
      }
      @media (max-width: 800px) {
        .ways .quiet {
          min-height: 44px;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.picked = '';
    this.later = false;
    /** By how many are bought. @type {Map<number, Preview | null>} */
    this.chances = new Map();
    /** What the chances belong to. */
    this.subject = '';
  }

  /** @param {Changes} changed */
  willUpdate(changed) {
    const {request, asked} = this;
    const {[asked?.key ?? '']: own, ...others} = asked?.along ?? {};
    const subject = JSON.stringify([request.id, asked?.request, asked?.options, others, request.options]);
    if (this.subject !== subject) {
      this.subject = subject;
      this.chances = new Map();
      this.look(subject);
    }
  }

  /** Asks the odds of each step, the one that is considered first. @param {string} subject */
  async look(subject) {
    const {steps} = this;
    const first = this.among(steps);
    for (const one of [first, ...steps.filter((step) => step !== first)]) {
      const preview = await this.oddsOf(one.ways[0]);
      if (this.subject !== subject) return;
      this.chances = new Map(this.chances).set(one.count, preview);
    }
  }

  /** @param {Option} option */
  oddsOf({id}) {
    const {previews, request, asked} = this;
    return asked
      ? previews.of(asked.request, asked.options, {...asked.along, [asked.key]: id})
      : previews.of(request.id, [id]);
  }

  get steps() {
    return stepsOf(this.request);
  }

  /** The step that is considered. @param {PriceStep[]} steps @returns {PriceStep} */
  among(steps) {
    return steps.find(({ways}) => ways.some(({id}) => id === this.picked)) ?? steps[0];
  }

  /** @param {PriceStep} step @returns {number | undefined} */
  chanceAt({count}) {
    const preview = this.chances.get(count);
    return preview ? leading(preview)?.chance : undefined;
  }

  render() {
    const {steps} = this;
    const step = this.among(steps);
    const next = steps[steps.indexOf(step) + 1];
    return html`<div class="steps" role="radiogroup" aria-label=${this.request.prompt} @keydown=${this.keyed}>
        ${steps.map((one) => this.renderStep(one, step, next))}
      </div>
      ${next ? this.renderNext(step, next) : nothing}
      <div class="ways">
        ${step.ways.length > 1 ? step.ways.map((way) => html`<button class="quiet" aria-pressed=${String(!this.later && way.id === this.picked)} @click=${() => this.choose(way.id)}>Pay ${listed(costWords(way.costs))}</button>`) : nothing}
        ${this.asked ? html`<button class="quiet" aria-pressed=${String(this.later)} @click=${() => this.choose('')}>Ask me then</button>` : nothing}
      </div>`;
  }

  /** @param {PriceStep} one @param {PriceStep} step @param {PriceStep | undefined} next */
  renderStep(one, step, next) {
    const chance = this.chanceAt(one);
    const on = one === step && !this.later;
    const coin = coinOf(this.steps);
    const price = one.price === 0 ? 'free' : one.count > step.count ? `+${one.more} ${coin}` : `${one.price} ${coin}`;
    return html`<button
      class="step ${one.count <= step.count ? 'bought' : ''} ${one === next ? 'next' : ''}"
      role="radio"
      aria-checked=${String(on)}
      tabindex=${one === step ? 0 : -1}
      data-step=${one.ways[0].id}
      aria-label="${one.ways[0].text}, ${chance === undefined ? '' : `${percent(chance)}, `}${price}"
      @click=${() => this.choose(one.ways[0].id)}>
      ${svg`<svg class="die" viewBox="-17 -18 34 36" aria-hidden="true"><path d="M0-16 14-8V8L0 16-14 8V-8z"></path><text y="6">${diceOf(one).dice}</text></svg>`}
      <b>${chance === undefined ? '…' : percent(chance)}</b><span>${price}</span>
    </button>`;
  }

  /** @param {PriceStep} step @param {PriceStep} next */
  renderNext(step, next) {
    const [now, then] = [this.chanceAt(step), this.chanceAt(next)];
    if (now === undefined || then === undefined) return nothing;
    const others = next.ways.map((way) => listed(costWords(way.costs)));
    return html`<div class="would">
      ${nthOf(next)}: <b>${percent(now).replace(' %', '')} → ${percent(then)}</b> for
      <b class="price">${next.more} ${coinOf(this.steps)}</b>
      <small>In all ${others.join(', or ')}</small>
    </div>`;
  }

  /** @param {KeyboardEvent} event */
  keyed(event) {
    /** @type {Record<string, number>} */
    const by = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1};
    const {steps} = this;
    const step = this.among(steps);
    const to = steps[steps.indexOf(step) + (by[event.key] ?? 0)];
    if (!(event.key in by)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!to) return;
    this.choose(to.ways[0].id);
    this.updateComplete.then(() => this.focus());
  }

  /** Considers the step at that place. @param {number} place */
  consider(place) {
    const step = this.steps[place];
    if (step) this.choose(step.ways[0].id);
  }

  focus() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('[tabindex="0"]'))?.focus();
  }

  /** @param {string} option none to be asked when it comes to it */
  choose(option) {
    this.picked = option || this.picked;
    this.dispatchEvent(new CustomEvent('choose-step', {detail: {option}, bubbles: true, composed: true}));
  }
}

customElements.define('price-ladder', PriceLadder);
