import {LitElement, html, css} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
/** @import {Request} from '../net/protocol.js' */
/** @import {Inputs} from '../shared/element.js' */

/** All options in an order of the decider's liking. */
export class OrderList extends /** @type {Inputs<{request: Request, picked: string[]}>} */ (LitElement) {
  static properties = {request: {}, picked: {}};

  static styles = [
    look,
    buttons,
    pieces,
    css`
      ol {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: var(--space-2);
      }
      li {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        padding: 4px 4px 4px 12px;
        background: var(--surface);
      }
      li span {
        flex: 1;
        overflow-wrap: anywhere;
      }
    `,
  ];

  render() {
    const options = this.picked.flatMap((id) => this.request.options.filter((option) => option.id === id));
    return html`<ol>
      ${options.map(
        (option, place) =>
          html`<li>
            <b class="faint">${place + 1}</b><span>${option.text}</span>
            <button
              class="tool"
              ?disabled=${place === 0}
              aria-label="${option.text}: earlier"
              @click=${() => this.move(place, -1)}>
              ${icon('up')}
            </button>
            <button
              class="tool"
              ?disabled=${place === options.length - 1}
              aria-label="${option.text}: later"
              @click=${() => this.move(place, 1)}>
              ${icon('down')}
            </button>
          </li>`,
      )}
    </ol>`;
  }

  /** @param {number} place @param {number} step */
  move(place, step) {
    const order = [...this.picked];
    [order[place], order[place + step]] = [order[place + step], order[place]];
    this.dispatchEvent(new CustomEvent('arrange', {detail: {options: order}, bubbles: true, composed: true}));
  }
}

customElements.define('order-list', OrderList);
