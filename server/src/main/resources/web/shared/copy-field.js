import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from './look.js';
import {icon} from './icons.js';

/** Text to be taken elsewhere, with a button that copies it. */
class CopyField extends LitElement {
  static properties = {label: {}, value: {}, copied: {state: true}, selected: {state: true}};

  static styles = [look, buttons, pieces, css`
    :host { display: block; }
    div { display: flex; gap: var(--space-2); }
    input { min-width: 0; text-overflow: ellipsis; }
  `];

  willUpdate(changed) {
    if (changed.has('value')) this.copied = this.selected = false;
  }

  render() {
    return html`<div><input type="text" readonly aria-label=${this.label} .value=${this.value} @focus=${(event) => event.target.select()}>
      <button class="quiet" type="button" @click=${this.copy}>${icon(this.copied ? 'check' : 'copy')}<span role="status">${this.copied ? 'Copied' : 'Copy'}</span></button></div>
      ${this.selected ? html`<p class="soft small" role="status">The browser does not let pages copy here; it is selected, copy it with Ctrl C.</p>` : nothing}`;
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(this.value);
      this.copied = true;
    } catch {
      this.renderRoot.querySelector('input').select();
      this.selected = true;
    }
  }
}

customElements.define('copy-field', CopyField);
