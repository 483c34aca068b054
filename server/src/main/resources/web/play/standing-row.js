import {LitElement, html, css, nothing} from 'lit';
import {look, buttons} from '../shared/look.js';
import {unitOf} from '../net/model.js';
import {declining} from './options.js';
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

/** Beside a question in between: pass for now or from now on, and where people usually pass, always be asked. */
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
    const {unit, name, label} = this.request;
    const active = unitOf(this.table, unit)?.active ?? false;
    return html`<div class="row" role="group" aria-label="${name}: what is asked">
        <span class="soft small">${name}:</span>
        ${
          active
            ? nothing
            : html`<button
                class="tool"
                @click=${() => this.send({do: 'pass', unit}, `${name} lets everything pass for the rest of this turn.`)}>
                Pass this turn
              </button>`
        }
        <button class="tool" @click=${() => this.let()}>Stop asking this</button>
        ${this.request.quiet && !this.always ? html`<button class="tool" @click=${() => this.send({do: 'stop', unit, label, on: true}, `${name} will always be asked here.`)}>Always ask this</button>` : nothing}
      </div>
      <p class="soft small" role="status">${this.said ?? ''}</p>`;
  }

  get always() {
    return unitOf(this.table, this.request.unit)?.stops?.[this.request.label] ?? false;
  }

  /** Lets it pass now and from now on; the unit's card turns it round. */
  async let() {
    const {id, unit, name, label} = this.request;
    await this.send({do: 'stop', unit, label, on: false}, `${name} will be asked this only with a raised hand.`);
    const decline = declining(this.request);
    if (decline) await this.send({do: 'answer', request: id, options: [decline.id]}, this.said);
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
