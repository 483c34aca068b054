import {LitElement, html, css, nothing} from 'lit';
import {look, buttons} from '../shared/look.js';
import {api} from '../net/api.js';
import {entries, entryLook} from './entries.js';
/** @import {Rule} from '../net/protocol.js' */
/** @import {Inputs} from '../shared/element.js' */

/**
 * Says in place what an option is, or without one what a question is about: the entries that explain it, each with the way
 * to the rule. Stands in a grid beside what it explains; the answer takes the row below.
 */
export class WhatIsThis
  extends /** @type {Inputs<{game: string, ask: string, option: string, name: string, reachable: boolean}>} */ (
    LitElement
  )
{
  static properties = {
    game: {},
    ask: {},
    option: {},
    name: {},
    reachable: {type: Boolean},
    open: {state: true},
    rules: {state: true},
    trouble: {state: true},
  };

  static styles = [
    look,
    buttons,
    entryLook,
    css`
      :host {
        display: contents;
      }
      .ask {
        align-self: start;
        display: grid;
        place-items: center;
        width: 32px;
        min-height: 44px;
        color: var(--soft);
        font-weight: 700;
        border-radius: var(--radius);
      }
      .ask i {
        display: grid;
        place-items: center;
        width: 20px;
        height: 20px;
        border: 1px solid var(--edge);
        border-radius: 50%;
        font-style: normal;
        font-size: 12px;
      }
      .ask:hover i,
      .ask[aria-expanded='true'] i {
        color: var(--accent);
        border-color: var(--accent);
      }
      .told {
        grid-column: 1 / -1;
        padding: 0 12px 10px;
      }
      @media (max-width: 800px) {
        .ask {
          width: 44px;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.option = '';
    this.reachable = true;
    this.open = false;
    this.trouble = '';
    /** @type {Rule[] | undefined} */
    this.rules = undefined;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('ask') && !changed.has('option')) return;
    this.open = false;
    this.rules = undefined;
  }

  render() {
    return html`<button
        class="ask"
        aria-expanded=${String(this.open)}
        aria-label="What is this?"
        title=${`What is this? ${this.name}`}
        tabindex=${this.reachable ? 0 : -1}
        @click=${this.toggle}>
        <i aria-hidden="true">?</i>
      </button>
      ${this.open ? html`<div class="told" role="status">${this.told()}</div>` : nothing}`;
  }

  told() {
    if (this.trouble) return html`<p>${this.trouble}</p>`;
    return this.rules ? entries(this.rules) : html`<p class="soft">Looking it up …</p>`;
  }

  async toggle() {
    this.open = !this.open;
    if (!this.open || this.rules) return;
    this.trouble = '';
    const {ask, option} = this;
    try {
      const rules = await api.aboutOption(this.game, ask, option);
      if (this.ask === ask && this.option === option) this.rules = rules;
    } catch (refusal) {
      this.trouble = refusal.message;
    }
    await this.updateComplete;
    this.renderRoot.querySelector('.told')?.scrollIntoView({block: 'nearest'});
  }
}

customElements.define('what-is-this', WhatIsThis);
