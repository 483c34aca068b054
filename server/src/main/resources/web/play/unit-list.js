import {LitElement, html, css, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {look, buttons, pieces} from '../shared/look.js';
import {capital} from '../shared/words.js';
import {hosts} from '../net/model.js';
import './unit-card.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {View} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {Changes, Inputs} from '../shared/element.js' */

/**
 * @typedef {object} UnitListInputs
 * @property {TableStore} store
 * @property {TableModel} table
 * @property {View} view
 * @property {Set<string>} ours
 * @property {Map<string, string>} letters
 * @property {string} selected
 */

/** Everybody this viewer sees, by side. */
export class UnitList extends /** @type {Inputs<UnitListInputs>} */ (LitElement) {
  static properties = {store: {}, table: {}, view: {}, ours: {}, letters: {}, selected: {}};

  static styles = [
    look,
    buttons,
    pieces,
    css`
      :host {
        display: block;
        height: 100%;
        overflow: auto;
        padding: var(--space-3) var(--space-4) var(--space-5);
      }
      section {
        display: grid;
        gap: var(--space-2);
        margin-bottom: var(--space-4);
      }
      h2 {
        font-size: var(--text-s);
        color: var(--faint);
        text-transform: uppercase;
        letter-spacing: 0.08em;
      }
    `,
  ];

  /** @param {Changes} changed */
  updated(changed) {
    if (changed.has('selected') && this.selected) {
      this.renderRoot
        .querySelector(`unit-card[data-unit="${CSS.escape(this.selected)}"]`)
        ?.scrollIntoView({block: 'nearest'});
    }
  }

  focus() {
    this.renderRoot.querySelector('unit-card')?.focus();
  }

  render() {
    const sides = [...new Set(this.view.units.map((unit) => unit.side))].sort(
      (one, other) => Number(this.ours.has(other)) - Number(this.ours.has(one)),
    );
    return html` ${sides.map(
      (side) =>
        html`<section aria-label=${side}>
          <h2>${capital(side)}</h2>
          ${repeat(
            this.view.units.filter((unit) => unit.side === side),
            (unit) => unit.id,
            (unit) =>
              html`<unit-card
                data-unit=${unit.id}
                .store=${this.store}
                .table=${this.table}
                .unit=${unit}
                .ours=${this.ours}
                .letters=${this.letters}
                .open=${unit.id === this.selected}></unit-card>`,
          )}
        </section>`,
    )}
    ${this.view.units.length ? nothing : html`<p class="soft">Nobody is here yet.</p>`}
    ${
      hosts(this.table)
        ? html`<section aria-label="The table">
            <h2>The table</h2>
            <backdrop-tools .store=${this.store} .backdrop=${this.table.backdrop}></backdrop-tools>
            ${this.table.you.role === 'gamemaster' ? html`<edit-list .store=${this.store} .table=${this.table}></edit-list>` : nothing}
          </section>`
        : nothing
    }`;
  }
}

customElements.define('unit-list', UnitList);
