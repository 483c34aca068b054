import {LitElement, html, css, nothing} from 'lit';
import {look, pieces} from '../shared/look.js';
import {costWords} from '../shared/words.js';
import {headline, ordered, tells} from './odds.js';
import './what-if.js';
/** @import {Previews} from '../net/previews.js' */
/** @import {Option, Preview, Request} from '../net/protocol.js' */
/** @import {Changes, Inputs} from '../shared/element.js' */

/**
 * @typedef {object} OptionCardInputs
 * @property {Request} request
 * @property {Option} option
 * @property {string} hotkey
 * @property {boolean} on
 * @property {boolean} several
 * @property {boolean} reachable
 * @property {Previews} previews
 * @property {string[]} own
 * @property {Preview | null} preview
 */

/** One option: the thing, its chance, what it costs, its key. Considered, it opens with its odds and what-ifs. */
export class OptionCard extends /** @type {Inputs<OptionCardInputs>} */ (LitElement) {
  static properties = {
    request: {},
    option: {},
    hotkey: {},
    on: {type: Boolean},
    several: {type: Boolean},
    reachable: {type: Boolean},
    previews: {},
    own: {},
    preview: {state: true},
  };

  static styles = [
    look,
    pieces,
    css`
      :host {
        display: block;
      }
      .card {
        padding: 0;
        transition: border-color var(--quick);
      }
      .card:hover,
      .on {
        border-color: var(--accent);
      }
      .on {
        box-shadow: 0 0 0 1px var(--accent) inset;
      }
      button {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 2px var(--space-3);
        width: 100%;
        padding: 10px 12px;
        text-align: left;
        border-radius: var(--radius);
        min-height: 44px;
        align-content: center;
      }
      button b {
        font-weight: 600;
        overflow-wrap: anywhere;
      }
      button kbd {
        align-self: start;
      }
      .sub {
        grid-column: 1 / 3;
        display: flex;
        flex-wrap: wrap;
        gap: 2px 10px;
        color: var(--soft);
        font-size: 12.5px;
      }
      .chance {
        color: var(--accent);
        font-weight: 700;
      }
      .feared {
        color: var(--bad);
      }
      .tick {
        width: 18px;
        height: 18px;
        border: 1px solid var(--edge);
        border-radius: 5px;
        text-align: center;
        line-height: 16px;
        font-size: 12px;
        color: var(--accent-ink);
      }
      .on .tick {
        background: var(--accent);
        border-color: var(--accent);
      }
      .inner {
        padding: 0 12px 12px;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Request | undefined} */
    this.asked = undefined;
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
    if (changed.has('request') && this.seen) this.look();
  }

  /** Asks for the odds once the card can be seen. */
  async look() {
    this.seen = true;
    const {request, option} = this;
    if (this.asked === request) return;
    this.asked = request;
    this.take(request, option, await this.previews.of(request.id, [option.id]));
    if (this.preview?.assumes === 'unanswered')
      this.take(request, option, await this.previews.answered(request.id, [option.id]));
  }

  /** @param {Request} request @param {Option} option @param {Preview | null} preview */
  take(request, option, preview) {
    if (!preview || this.request !== request || this.option !== option) return;
    this.preview = ordered(preview);
    this.tell(this.preview);
  }

  /** Tells the board the odds as they are with what is switched on. @param {Preview | null} preview */
  tell(preview) {
    const told = headline(preview);
    if (told)
      this.dispatchEvent(
        new CustomEvent('odds-known', {
          detail: {option: this.option.id, text: told.short},
          bubbles: true,
          composed: true,
        }),
      );
  }

  focus() {
    this.renderRoot.querySelector('button')?.focus();
  }

  render() {
    return html`<div class="card ${this.on ? 'on' : ''}">
      <button
        role=${this.several ? 'checkbox' : 'radio'}
        aria-checked=${String(this.on)}
        tabindex=${this.reachable ? 0 : -1}
        data-option=${this.option.id}>
        <b>${this.option.text}</b>
        ${this.several ? html`<span class="tick" aria-hidden="true">${this.on ? '✓' : ''}</span>` : this.hotkey ? html`<kbd aria-hidden="true">${this.hotkey}</kbd>` : nothing}
        ${this.renderSub()}
      </button>
      ${
        this.on && !this.several && tells(this.preview)
          ? html`<div class="inner">
              <what-if
                .request=${this.request}
                .options=${[this.option.id]}
                .base=${this.preview}
                .previews=${this.previews}
                .own=${this.own}
                @odds-changed=${(/** @type {CustomEvent<{preview: Preview}>} */ {detail}) => this.tell(detail.preview)}></what-if>
            </div>`
          : nothing
      }
    </div>`;
  }

  renderSub() {
    const told = this.on && !this.several ? null : headline(this.preview);
    const costs = costWords(this.option.costs);
    if (!told && costs.length === 0) return nothing;
    return html`<span class="sub">
      ${told ? html`<span class="chance ${told.feared ? 'feared' : ''}">${told.short}</span>${told.more ? html`<span>${told.more}</span>` : nothing}` : nothing}
      ${costs.map((cost) => html`<span class="cost">${cost}</span>`)}
    </span>`;
  }
}

customElements.define('option-card', OptionCard);
