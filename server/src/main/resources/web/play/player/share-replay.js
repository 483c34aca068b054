import {LitElement, html, css, nothing} from 'lit';
import {look, buttons} from '../../shared/look.js';
import {icon} from '../../shared/icons.js';
import {api} from '../../net/api.js';
import {hosts} from '../../net/model.js';
import '../../shared/copy-field.js';
/** @import {TableModel} from '../../net/model.js' */
/** @import {TableStore} from '../../net/store.js' */
/** @import {Inputs} from '../../shared/element.js' */

const TWO_WEEKS = 336;

/** People who may open one link. */
const MANY = 100;

/** A link to a fight for those who only look on: they see what an onlooker may know, the replay included. */
export class ShareReplay extends /** @type {Inputs<{store: TableStore, table: TableModel}>} */ (LitElement) {
  static properties = {
    store: {attribute: false},
    table: {attribute: false},
    link: {state: true},
    trouble: {state: true},
  };

  static styles = [
    look,
    buttons,
    css`
      :host {
        position: relative;
        display: inline-block;
      }
      div {
        position: absolute;
        right: 0;
        bottom: calc(100% + var(--space-2));
        width: min(360px, 86vw);
        display: grid;
        gap: var(--space-2);
        padding: var(--space-3);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--surface);
        box-shadow: var(--shadow);
        z-index: 6;
      }
      :host([below]) div {
        bottom: auto;
        top: calc(100% + var(--space-2));
      }
      @media (max-width: 800px) {
        .quiet {
          min-height: 44px;
        }
      }
    `,
  ];

  render() {
    if (!hosts(this.table)) return nothing;
    const open = this.link || this.trouble;
    return html`<button class="quiet" aria-expanded=${String(Boolean(open))} @click=${open ? this.close : this.share}>
        ${icon('link')}Share
      </button>
      ${
        open
          ? html`<div>
              ${this.link ? html`<copy-field label="Link to the replay" .value=${this.link}></copy-field>` : nothing}
              <p class="soft small" role="status">
                ${this.trouble || 'Whoever has this link watches the fight as an onlooker: nothing that is kept from onlookers is shown, and nothing can be changed.'}
              </p>
            </div>`
          : nothing
      }`;
  }

  async share() {
    try {
      const made = await api.invite(this.store.id, {role: 'spectator', hours: TWO_WEEKS, seats: MANY});
      this.link = new URL(made.link, location.origin).href;
    } catch (refusal) {
      this.trouble = refusal.message;
    }
  }

  close() {
    this.link = undefined;
    this.trouble = undefined;
  }
}

customElements.define('share-replay', ShareReplay);
