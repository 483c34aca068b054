import {LitElement, html, css, nothing} from 'lit';
import {look, buttons} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {ORDER_WORDS, labelWords} from './standing.js';
/** @import {Unit} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {Inputs} from '../shared/element.js' */

/** The standing orders for some units: each says what is done at which question, and can be ended. */
export class StandingOrders extends /** @type {Inputs<{store: TableStore, units: Unit[]}>} */ (LitElement) {
  static properties = {store: {}, units: {}, said: {state: true}};

  static styles = [
    look,
    buttons,
    css`
      ul {
        display: grid;
        gap: var(--space-1);
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        justify-content: space-between;
        font-size: var(--text-s);
      }
    `,
  ];

  render() {
    const ordered = this.units.filter(({orders}) => Object.keys(orders ?? {}).length > 0);
    return html`${
        ordered.length
          ? html`<span class="soft small">Standing orders</span>
              <ul>
                ${ordered.map((unit) => this.ordersOf(unit))}
              </ul>`
          : nothing
      }
      <p class="soft small" role="status">${this.said ?? ''}</p>`;
  }

  /** @param {Unit} unit */
  ordersOf(unit) {
    return Object.entries(unit.orders ?? {}).map(([label, order]) => {
      const words = `${unit.name}, ${labelWords(label)}: ${ORDER_WORDS[order]}`;
      return html`<li>
        <span>${words}</span>
        <button class="quiet" aria-label="End: ${words}" @click=${() => this.end(unit, label)}>
          ${icon('close')}End
        </button>
      </li>`;
    });
  }

  /** @param {Unit} unit @param {string} label */
  async end({id, name}, label) {
    try {
      await this.store.command({do: 'order', unit: id, label, answer: 'usual'});
      this.said = `${name} is asked as usual again.`;
    } catch (error) {
      this.said = error.message;
    }
  }
}

customElements.define('standing-orders', StandingOrders);
