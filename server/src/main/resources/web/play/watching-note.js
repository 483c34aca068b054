import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {capital} from '../shared/words.js';
import {playerOf, unitOf} from '../net/model.js';
import '../shared/nudge-button.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Request} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {Inputs} from '../shared/element.js' */

/** What a gamemaster sees while others decide: their questions as theirs, and a way to answer in their place. */
export class WatchingNote
  extends /** @type {Inputs<{store: TableStore, table: TableModel, requests: Request[]}>} */ (LitElement)
{
  static properties = {store: {}, table: {}, requests: {}};

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
      .ways {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
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
          <div class="ways">
            <button class="quiet" @click=${() => this.answerFor(request)}>Answer for ${player}</button>
            ${this.renderNudge(request)}
          </div>
        </div>`;
      })}`;
  }

  /** @param {Request} request */
  renderNudge({unit}) {
    const {seat} = unitOf(this.table, unit) ?? {};
    return seat?.member
      ? html`<nudge-button .store=${this.store} .table=${this.table} .member=${seat.member}></nudge-button>`
      : nothing;
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
