import {LitElement, html, css} from 'lit';
import {look, buttons} from '../shared/look.js';
import {icon} from '../shared/icons.js';
/** @import {You} from '../net/protocol.js' */
/** @import {Inputs} from '../shared/element.js' */

/** Says through whose eyes the gamemaster sees the table, and the way back. */
export class SeeingBanner extends /** @type {Inputs<{you: You}>} */ (LitElement) {
  static properties = {you: {}};

  static styles = [
    look,
    buttons,
    css`
      div {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-3);
        align-items: center;
        padding: 6px var(--space-4);
        background: var(--warn-wash);
        border-bottom: 1px solid var(--warn);
      }
      span {
        flex: 1;
        min-width: 160px;
      }
    `,
  ];

  render() {
    const {name, role} = this.you;
    const who = role === 'spectator' ? 'an onlooker' : name;
    return html`<div role="status">
      ${icon('eye')}<span>You see the table as <b>${who}</b> does. Nothing you do here counts.</span>
      <button class="quiet" @click=${this.back}>Back to yourself<kbd aria-hidden="true">Esc</kbd></button>
    </div>`;
  }

  back() {
    this.dispatchEvent(new CustomEvent('act', {detail: {act: 'back'}, bubbles: true, composed: true}));
  }
}

customElements.define('seeing-banner', SeeingBanner);
