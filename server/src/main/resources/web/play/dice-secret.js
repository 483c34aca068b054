import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {plural} from '../shared/words.js';
import {api} from '../net/api.js';
import {leadsOrAlone} from '../net/model.js';
import '../shared/copy-field.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {Inputs} from '../shared/element.js' */

/** After the end: the secret the open dice came from, shown so that everybody can check them. */
export class DiceSecret extends /** @type {Inputs<{store: TableStore, table: TableModel}>} */ (LitElement) {
  static properties = {store: {}, table: {}, busy: {state: true}, trouble: {state: true}};

  static styles = [
    look,
    buttons,
    pieces,
    css`
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
        justify-items: start;
        padding-top: var(--space-3);
        border-top: 1px solid var(--line);
      }
      h3 {
        font-size: var(--text-m);
        outline-offset: 4px;
      }
      copy-field {
        width: 100%;
      }
      code {
        font-family: var(--mono);
        font-size: 13px;
        color: var(--ink);
        overflow-wrap: anywhere;
      }
    `,
  ];

  get secret() {
    return this.table.table.dice.secret;
  }

  render() {
    if (!this.secret && !leadsOrAlone(this.table)) return nothing;
    return html`<section aria-labelledby="dice">
      <h3 id="dice" tabindex="-1">${this.secret ? 'The dice can be checked' : 'Were the dice fair?'}</h3>
      ${this.secret ? this.renderShown() : this.renderHidden()}
      ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span></div>` : nothing}
    </section>`;
  }

  renderHidden() {
    return html` <p class="soft small">
        Every open throw follows from a secret that was settled before the first die. Show it, and everybody can check
        the throws; from then on nothing at this table can be taken back.
      </p>
      <button class="quiet" ?disabled=${this.busy} @click=${this.reveal}>
        ${icon('eye')}Show the secret of the dice
      </button>`;
  }

  renderShown() {
    const count = this.table.table.dice.throws ?? 0;
    return html` <p class="soft small">
        ${count === 1 ? 'The open throw' : `All ${plural(count, 'open throw')}`} of this table came from this secret:
      </p>
      <copy-field .label=${'The secret of the dice'} .value=${this.secret}></copy-field>
      <p class="soft small">To check them, run <code>./arbiter verify-dice FILE</code> on the exported table.</p>
      ${leadsOrAlone(this.table) ? html`<a class="quiet" href=${api.exportAddress(this.store.id)} download>${icon('download')}Export the table</a>` : nothing}`;
  }

  async reveal() {
    this.busy = true;
    this.trouble = '';
    try {
      await this.store.command({do: 'reveal'});
      this.renderRoot.querySelector('h3')?.focus();
    } catch (error) {
      this.trouble = error.message;
    }
    this.busy = false;
  }
}

customElements.define('dice-secret', DiceSecret);
