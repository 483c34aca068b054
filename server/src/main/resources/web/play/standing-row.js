import {LitElement, html, css, nothing} from 'lit';
import {look, buttons} from '../shared/look.js';
import {unitOf} from '../net/model.js';

/** Beside a question in between: pass for now, and where people usually pass, always be asked. */
class StandingRow extends LitElement {
  static properties = {store: {}, table: {}, request: {}, said: {state: true}};

  static styles = [look, buttons, css`
    .row { display: flex; flex-wrap: wrap; gap: 0 var(--space-2); margin: 0 -6px; }
    .tool { padding: 4px 6px; font-size: var(--text-s); }
    .tool:not([aria-pressed='true']) { text-decoration: underline; text-underline-offset: 3px; text-decoration-color: var(--edge); }
  `];

  render() {
    const {unit, name, quiet} = this.request;
    return html`<div class="row">
      <button class="tool" @click=${() => this.send({do: 'pass', unit}, `${name} lets everything pass for the rest of this turn.`)}>Pass this turn</button>
      ${quiet ? this.renderStop() : nothing}
    </div>
    <p class="soft small" role="status">${this.said ?? ''}</p>`;
  }

  renderStop() {
    const {unit, label, name} = this.request;
    const on = unitOf(this.table, unit)?.stops?.includes(label) ?? false;
    const words = on ? `${name} will be asked here only with a raised hand.` : `${name} will always be asked here.`;
    return html`<button class="tool" aria-pressed=${String(on)} @click=${() => this.send({do: 'stop', unit, label, on: !on}, words)}>Always ask here</button>`;
  }

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
