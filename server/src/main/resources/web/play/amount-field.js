import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {costWords} from '../shared/words.js';
import {ordered, tells} from './odds.js';
import {figures} from './card-figures.js';
import {cardLook} from './card-look.js';
import './what-if.js';
/** @import {Previews} from '../net/previews.js' */
/** @import {Preview, Request} from '../net/protocol.js' */
/** @import {Changes, EventAt, Inputs} from '../shared/element.js' */
/** @import {Cast} from './options.js' */

/**
 * @typedef {object} AmountFieldInputs
 * @property {Request} request
 * @property {string[]} picked
 * @property {Previews} previews
 * @property {Cast} cast
 * @property {Preview | null} preview
 */

/** A whole number: a slider with steps to either side, the cost and the odds of what is set. */
export class AmountField extends /** @type {Inputs<AmountFieldInputs>} */ (LitElement) {
  static properties = {request: {}, picked: {}, previews: {}, cast: {}, preview: {state: true}};

  static styles = [
    look,
    buttons,
    pieces,
    cardLook,
    css`
      .set {
        display: grid;
        grid-template-columns: auto 1fr auto;
        align-items: center;
        gap: var(--space-3);
      }
      .value {
        text-align: center;
        font-size: var(--text-xxl);
        font-weight: 700;
        line-height: 1.2;
      }
      .ends {
        display: flex;
        justify-content: space-between;
        color: var(--faint);
        font-size: var(--text-s);
      }
      input[type='range'] {
        width: 100%;
        accent-color: var(--accent);
        height: 28px;
        margin: 0;
      }
      .sub {
        text-align: center;
        margin-bottom: var(--space-2);
      }
    `,
  ];

  constructor() {
    super();
    /** The odds without what is switched on. @type {Preview | null} */
    this.base = null;
  }

  /** @param {Changes} changed */
  willUpdate(changed) {
    if (changed.has('picked') || changed.has('request')) this.look();
  }

  async look() {
    const {request, picked} = this;
    const preview = await this.previews.of(request.id, picked);
    if (this.request === request && this.picked === picked) this.base = this.preview = ordered(preview);
  }

  get place() {
    return Math.max(
      0,
      this.request.options.findIndex((option) => option.id === this.picked[0]),
    );
  }

  render() {
    const {options, prompt} = this.request;
    const option = options[this.place];
    return html` <div class="value">${option.text}</div>
      <div class="sub">${costWords(option.costs).map((cost) => html`<span class="cost">${cost}</span> `)}</div>
      <div class="set">
        <button class="quiet" aria-label="Less" ?disabled=${this.place === 0} @click=${() => this.set(this.place - 1)}>
          ${icon('minus')}
        </button>
        <input
          type="range"
          min="0"
          max=${options.length - 1}
          step="1"
          .value=${String(this.place)}
          aria-label=${prompt}
          aria-valuetext=${option.text}
          @input=${(/** @type {EventAt<HTMLInputElement>} */ event) => this.set(Number(event.target.value))} />
        <button
          class="quiet"
          aria-label="More"
          ?disabled=${this.place === options.length - 1}
          @click=${() => this.set(this.place + 1)}>
          ${icon('plus')}
        </button>
      </div>
      <div class="ends"><span>${options[0].text}</span><span>${options[options.length - 1].text}</span></div>
      ${
        this.preview && tells(this.preview)
          ? html`${figures(this.preview, this.cast.units)}<what-if
                .request=${this.request}
                .options=${this.picked}
                .base=${this.base ?? this.preview}
                .told=${this.preview}
                .previews=${this.previews}
                .own=${this.cast.own}
                @odds-changed=${(/** @type {CustomEvent<{preview: Preview}>} */ {detail}) => (this.preview = detail.preview)}></what-if>`
          : nothing
      }`;
  }

  /** @param {number} place */
  set(place) {
    this.dispatchEvent(
      new CustomEvent('pick', {detail: {option: this.request.options[place].id}, bubbles: true, composed: true}),
    );
  }
}

customElements.define('amount-field', AmountField);
