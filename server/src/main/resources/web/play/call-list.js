import {LitElement, html, css, nothing} from 'lit';
import {look, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {costWords} from '../shared/words.js';
import {isOwn, playerOf} from '../net/model.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Call} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {Inputs} from '../shared/element.js' */

/** What may be done just now without being asked, unit by unit: quiet buttons, each of which does it at once. */
export class CallList extends /** @type {Inputs<{store: TableStore, table: TableModel}>} */ (LitElement) {
  static properties = {store: {}, table: {}, busy: {state: true}, trouble: {state: true}};

  static styles = [
    look,
    pieces,
    css`
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
        padding-top: var(--space-3);
        border-top: 1px solid var(--line);
      }
      h3 {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        font-size: var(--text-s);
        color: var(--soft);
      }
      .group {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 6px;
      }
      button {
        display: flex;
        flex-wrap: wrap;
        gap: 2px 10px;
        align-items: baseline;
        width: 100%;
        min-height: 38px;
        padding: 8px 12px;
        border: 1px solid var(--line);
        border-radius: 9px;
        color: var(--ink);
        background: var(--surface);
      }
      button:hover:not(:disabled) {
        border-color: var(--edge);
        background: var(--raised);
      }
      button span:first-child {
        flex: 1;
        min-width: 60%;
        overflow-wrap: anywhere;
      }
      .cost {
        font-size: var(--text-s);
      }
      @media (max-width: 800px) {
        button {
          min-height: 44px;
        }
      }
    `,
  ];

  /** One's own units first; the gamemaster finds those of others after them. @returns {Call[][]} */
  get groups() {
    /** @type {Map<string, Call[]>} */
    const groups = new Map();
    for (const call of this.table.calls) {
      groups.set(call.unit, [...(groups.get(call.unit) ?? []), call]);
    }
    const mine = (/** @type {Call[]} */ [call]) => (isOwn(this.table, call) ? 0 : 1);
    return [...groups.values()].sort((one, other) => mine(one) - mine(other));
  }

  /** Goes to the first of them, or on from the one that has the focus. */
  focusNext() {
    const buttons = [...this.renderRoot.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === this.shadowRoot?.activeElement);
    buttons[(at + 1) % buttons.length]?.focus();
  }

  render() {
    return html`<section aria-labelledby="unasked">
      <h3 id="unasked">Without being asked<kbd aria-hidden="true">D</kbd></h3>
      ${this.groups.map((calls) => this.renderGroup(calls))}
      ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span></div>` : nothing}
    </section>`;
  }

  /** @param {Call[]} calls */
  renderGroup(calls) {
    const [first] = calls;
    const whose = isOwn(this.table, first)
      ? first.name
      : `${first.name}, played by ${playerOf(this.table, first.unit)}`;
    return html`<div class="group" role="group" aria-label="${whose}: without being asked">
      <p class="soft small" aria-hidden="true">${whose}</p>
      ${calls.map(
        (call) =>
          html`<button
            ?disabled=${this.busy}
            data-call=${call.option.id}
            @click=${(/** @type {MouseEvent} */ event) => this.call(call, event)}>
            <span>${call.option.text}</span
            >${costWords(call.option.costs).map((cost) => html`<span class="cost">${cost}</span>`)}
          </button>`,
      )}
    </div>`;
  }

  /**
   * Whoever pressed a key goes back to the question: the button may be gone.
   *
   * @param {Call} call
   * @param {MouseEvent} event
   */
  async call({unit, option}, {detail: clicks}) {
    this.busy = true;
    this.trouble = '';
    try {
      await this.store.command({do: 'call', unit, option: option.id});
      if (clicks === 0) this.dispatchEvent(new Event('called'));
    } catch (error) {
      this.trouble = error.message;
    }
    this.busy = false;
  }
}

customElements.define('call-list', CallList);
