import {LitElement, html, css} from 'lit';
import {look, buttons} from '../shared/look.js';

/** Beside a question that comes again and again: pass for now, always be asked, or no longer. */
class StandingRow extends LitElement {
  static properties = {store: {}, request: {}, said: {state: true}};

  static styles = [look, buttons, css`
    .row { display: flex; flex-wrap: wrap; gap: 0 var(--space-2); margin: 0 -6px; }
    .tool { padding: 4px 6px; font-size: var(--text-s); text-decoration: underline; text-underline-offset: 3px; text-decoration-color: var(--edge); }
  `];

  render() {
    const {unit, label, name} = this.request;
    return html`<div class="row">
      <button class="tool" @click=${() => this.send({do: 'pass', unit}, `${name} lets everything pass for the rest of this turn.`)}>Pass this turn</button>
      <button class="tool" @click=${() => this.send({do: 'stop', unit, label, on: true}, `${name} will always be asked here.`)}>Always ask here</button>
      <button class="tool" @click=${() => this.send({do: 'stop', unit, label, on: false}, `${name} will be asked here only with a raised hand.`)}>Only by hand</button>
    </div>
    <p class="soft small" role="status">${this.said ?? ''}</p>`;
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
