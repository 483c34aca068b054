import {LitElement, html, css, nothing} from 'lit';
import {look, buttons} from '../shared/look.js';
import {unitOf} from '../net/model.js';
import {declining} from './options.js';
import {ORDER_WORDS, labelWords} from './standing.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Command, Request} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {Changes, Inputs} from '../shared/element.js' */

/**
 * @typedef {object} StandingRowInputs
 * @property {TableStore} store
 * @property {TableModel} table
 * @property {Request} request
 * @property {string} said
 */

/** Under a question in between: let the rest of the turn pass, or say what is to be done about it every time. */
export class StandingRow extends /** @type {Inputs<StandingRowInputs>} */ (LitElement) {
  static properties = {store: {}, table: {}, request: {}, said: {state: true}};

  static styles = [
    look,
    buttons,
    css`
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-2);
        align-items: center;
      }
      .tool {
        padding: 4px 6px;
        font-size: var(--text-s);
        text-decoration: underline;
        text-underline-offset: 3px;
        text-decoration-color: var(--edge);
      }
    `,
  ];

  /** What was said belongs to its question. @param {Changes} changed */
  willUpdate(changed) {
    const before = /** @type {Request | undefined} */ (changed.get('request'));
    if (changed.has('request') && before?.id !== this.request.id) this.said = '';
  }

  render() {
    const {unit, name} = this.request;
    const active = unitOf(this.table, unit)?.active ?? false;
    const decline = declining(this.request);
    return html`<div class="row" role="group" aria-label="${name}: what is asked">
        <span class="soft small">${name}:</span>
        ${
          active || !decline
            ? nothing
            : html`<button
                class="tool"
                @click=${() => this.send({do: 'pass', unit}, `${name} lets everything pass for the rest of this turn.`)}>
                Pass this turn
              </button>`
        }
        <span class="soft small">whenever this is asked:</span>
        <button class="tool" @click=${() => this.order('suggested', this.request.fallback)}>Do as suggested</button>
        ${
          decline
            ? html`<button class="tool" @click=${() => this.order('pass', [decline.id])}>Let it pass</button>`
            : nothing
        }
        ${this.request.quiet && this.ordered !== 'ask' ? this.alwaysAsk() : nothing}
      </div>
      <p class="soft small" role="status">${this.said ?? ''}</p>`;
  }

  alwaysAsk() {
    const {unit, name, label} = this.request;
    const words = `${name} will always be asked here.`;
    return html`<button class="tool" @click=${() => this.send({do: 'order', unit, label, answer: 'ask'}, words)}>
      Ask me
    </button>`;
  }

  get ordered() {
    return unitOf(this.table, this.request.unit)?.orders?.[this.request.label];
  }

  /**
   * Answers like that now and from now on; taking the answer back ends the order.
   *
   * @param {'suggested' | 'pass'} order
   * @param {string[]} options
   */
  order(order, options) {
    const {id, unit, name, label} = this.request;
    const words = `${name}, ${labelWords(label)}: ${ORDER_WORDS[order]} from now on. The unit's card ends it.`;
    return this.send({do: 'answer', request: id, options, orders: {[`${unit}/${label}`]: order}}, words);
  }

  /** @param {Command} command @param {string} words */
  async send(command, words) {
    try {
      await this.store.command(command);
      this.said = words;
    } catch (error) {
      this.said = error.message;
    }
  }
}

customElements.define('standing-row', StandingRow);
