import {LitElement, html, css} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {HintMemory} from './hints.js';
/** @import {EventAt} from '../shared/element.js' */

/** Turns hints off and on for whoever sits here, and forgets which were seen. */
export class HintSwitch extends LitElement {
  static properties = {memory: {state: true}, said: {state: true}};

  static styles = [
    look,
    buttons,
    pieces,
    css`
      div {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-3);
        align-items: center;
      }
      label {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        min-height: 44px;
      }
      p {
        flex-basis: 100%;
        color: var(--soft);
        font-size: var(--text-s);
      }
      p:empty {
        display: none;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {HintMemory | undefined} */
    this.memory = undefined;
    this.said = '';
  }

  async connectedCallback() {
    super.connectedCallback();
    this.memory = await HintMemory.mine();
  }

  render() {
    return html`<div>
      <label
        ><input
          type="checkbox"
          .checked=${this.memory ? !this.memory.kept.off : true}
          @change=${(/** @type {EventAt<HTMLInputElement>} */ {target}) => this.turn(target.checked)} />Hints when
        something happens for the first time</label
      >
      <button class="quiet" @click=${this.reset}>Show all again</button>
      <p role="status">${this.said}</p>
    </div>`;
  }

  /** @param {boolean} on */
  turn(on) {
    this.memory?.keep({off: !on});
    this.said = on ? 'Hints are on.' : 'Hints are off.';
  }

  reset() {
    this.memory?.keep({off: false, seen: []});
    this.said = 'Every hint comes once more.';
    this.requestUpdate();
  }
}

customElements.define('hint-switch', HintSwitch);
