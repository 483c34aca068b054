import {LitElement, html, css, nothing} from 'lit';
import {look, pieces} from '../shared/look.js';
import {headline} from './odds.js';
/** @import {Previews} from '../net/previews.js' */
/** @import {Option, Preview} from '../net/protocol.js' */
/** @import {Changes, Inputs} from '../shared/element.js' */

/**
 * @typedef {object} PassOddsInputs
 * @property {string} request
 * @property {Option} option
 * @property {boolean} turn
 * @property {Previews} previews
 */

/** What comes of letting the moment pass, or of ending the turn, to compare everything else with. */
export class PassOdds extends /** @type {Inputs<PassOddsInputs>} */ (LitElement) {
  static properties = {request: {}, option: {}, turn: {type: Boolean}, previews: {}, preview: {state: true}};

  static styles = [
    look,
    pieces,
    css`
      .card {
        padding: 8px 12px;
        display: flex;
        flex-wrap: wrap;
        gap: 2px 10px;
        align-items: baseline;
        border-style: dashed;
        font-size: var(--text-s);
        color: var(--soft);
      }
      b {
        color: var(--ink);
      }
      .chance {
        color: var(--accent);
        font-weight: 700;
      }
      .feared {
        color: var(--bad);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Preview | null} */
    this.preview = null;
  }

  /** @param {Changes} changed */
  willUpdate(changed) {
    if (changed.has('request')) this.ask();
  }

  async ask() {
    const {request, option} = this;
    this.preview = null;
    const preview = await (this.turn
      ? this.previews.untilTurn(request, [option.id])
      : this.previews.of(request, [option.id]));
    if (this.request === request) this.preview = preview;
  }

  render() {
    const told = headline(this.preview);
    return told
      ? html`<div class="card">
          <b>${this.option.text}</b><span class="chance ${told.feared ? 'feared' : ''}">${told.short}</span
          ><span>${told.more}</span>
        </div>`
      : nothing;
  }
}

customElements.define('pass-odds', PassOdds);
