import {LitElement, html, css} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {capital} from '../shared/words.js';
import {playerOf} from '../net/model.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Request} from '../net/protocol.js' */
/** @import {Inputs} from '../shared/element.js' */

/** What a gamemaster sees while others decide: their questions as theirs, and a way to answer in their place. */
export class WatchingNote extends /** @type {Inputs<{table: TableModel, requests: Request[]}>} */ (LitElement) {
  static properties = {table: {}, requests: {}};

  static styles = [
    look,
    buttons,
    pieces,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }
      h2 {
        font-size: 17px;
      }
      .card {
        display: grid;
        gap: var(--space-2);
        padding: 10px 12px;
      }
      .quiet {
        justify-self: start;
      }
    `,
  ];

  render() {
    const [first] = this.requests;
    return html`<h2 id="question" tabindex="-1">${capital(this.player(first))} decides</h2>
      ${this.requests.map((request) => {
        const player = this.player(request);
        return html`<div class="card">
          <p><b>${request.name}</b> <span class="soft">(${player})</span></p>
          <p>${request.prompt}</p>
          <button class="quiet" @click=${() => this.answerFor(request)}>Answer for ${player}</button>
        </div>`;
      })}`;
  }

  /** @param {Request} request */
  player({unit}) {
    return playerOf(this.table, unit);
  }

  /** @param {Request} request */
  answerFor({id}) {
    const detail = {request: id};
    this.dispatchEvent(new CustomEvent('answer-for', {detail, bubbles: true, composed: true}));
  }
}

customElements.define('watching-note', WatchingNote);
