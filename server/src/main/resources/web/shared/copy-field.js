import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from './look.js';
import {icon} from './icons.js';
/** @import {Changes, Inputs} from './element.js' */

/** Text to be taken elsewhere, with a button that copies it. */
export class CopyField extends /** @type {Inputs<{label: string, value: string}>} */ (LitElement) {
  static properties = {label: {}, value: {}, copied: {state: true}, selected: {state: true}};

  static styles = [
    look,
    buttons,
    pieces,
    css`
      :host {
        display: block;
      }
      div {
        display: flex;
        gap: var(--space-2);
      }
      input {
        min-width: 0;
        text-overflow: ellipsis;
      }
    `,
  ];

  /** @param {Changes} changed */
  willUpdate(changed) {
    if (changed.has('value')) this.copied = this.selected = false;
  }

  render() {
    return html`<div>
        <input type="text" readonly aria-label=${this.label} .value=${this.value} @focus=${this.select} />
        <button class="quiet" type="button" @click=${this.copy}>
          ${icon(this.copied ? 'check' : 'copy')}<span role="status">${this.copied ? 'Copied' : 'Copy'}</span>
        </button>
      </div>
      ${this.selected ? html`<p class="soft small" role="status">The browser does not let pages copy here; it is selected, copy it with Ctrl C.</p>` : nothing}`;
  }

  select() {
    this.renderRoot.querySelector('input')?.select();
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(this.value);
      this.copied = true;
    } catch {
      this.select();
      this.selected = true;
    }
  }
}

customElements.define('copy-field', CopyField);
