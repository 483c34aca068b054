import {LitElement, html, css, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {settings} from './edits.js';
import './edit-form.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Edit} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {Changes, Inputs} from '../shared/element.js' */

/**
 * @typedef {object} EditListInputs
 * @property {TableStore} store
 * @property {TableModel} table
 * @property {string} [unit]
 * @property {Edit[]} edits
 */

/** A group of settings is shown at once only if it is small. */
const FEW = 6;

/** What the gamemaster can change on a unit, or on the table: whatever the game offers just now. */
export class EditList extends /** @type {Inputs<EditListInputs>} */ (LitElement) {
  static properties = {
    store: {},
    table: {},
    unit: {},
    edits: {state: true},
    trouble: {state: true},
  };

  static styles = [
    look,
    buttons,
    pieces,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
      }
      summary {
        cursor: pointer;
        min-height: 38px;
        display: flex;
        align-items: center;
        font-weight: 600;
        font-size: var(--text-s);
      }
      summary::before {
        content: '▸';
        width: 1.2em;
        color: var(--soft);
      }
      details[open] > summary::before {
        content: '▾';
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Edit[]} */
    this.edits = [];
    this.trouble = '';
  }

  /** Asked for again whenever something has happened. @param {Changes} changed */
  willUpdate(changed) {
    const before = /** @type {TableModel | undefined} */ (changed.get('table'));
    if (changed.has('unit') || (changed.has('table') && before?.number !== this.table.number)) this.look();
  }

  async look() {
    const {unit, table} = this;
    try {
      const edits = await this.store.edits(unit);
      if (this.unit === unit && this.table.number === table.number) this.edits = edits;
      this.trouble = '';
    } catch (error) {
      this.trouble = error.message;
    }
  }

  render() {
    return html`${repeat(
      this.edits,
      ({id}) => id,
      (edit) => this.renderEdit(edit),
    )}
    ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span></div>` : nothing}`;
  }

  /** What takes effect at once, or asks for nothing that one can see here, needs no heading. @param {Edit} edit */
  renderEdit(edit) {
    const form = html`<edit-form
      data-edit=${edit.id}
      .store=${this.store}
      .unit=${this.unit}
      .edit=${edit}></edit-form>`;
    const rows = settings(edit);
    const bare = edit.fields.length === 0 || edit.fields.some(({kind}) => kind === 'newcomer');
    return bare || (rows && rows.length <= FEW)
      ? form
      : html`<details>
          <summary>${edit.text}</summary>
          ${form}
        </details>`;
  }
}

customElements.define('edit-list', EditList);
