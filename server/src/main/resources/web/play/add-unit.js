import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {api} from '../net/api.js';
import {commandOf, editAsking, valuesByKind} from './edits.js';
import '../shared/dialog.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Candidate} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */

/**
 * @typedef {object} AddUnitInputs
 * @property {TableStore} store
 * @property {TableModel} table
 * @property {Candidate[] | undefined} candidates
 * @property {Candidate | undefined} picked
 * @property {string | undefined} at where it was pointed at
 */

/** The gamemaster brings somebody in: found by typing, given a side, a name and a place. */
export class AddUnit extends /** @type {Inputs<AddUnitInputs>} */ (LitElement) {
  static properties = {
    store: {},
    table: {},
    candidates: {state: true},
    typed: {state: true},
    picked: {state: true},
    at: {state: true},
    trouble: {state: true},
  };

  static styles = [
    look,
    buttons,
    pieces,
    css`
      form {
        display: grid;
        gap: var(--space-3);
      }
      .list {
        display: grid;
        gap: var(--space-1);
        max-height: 240px;
        overflow: auto;
        padding: 2px;
      }
      .pick {
        padding: 8px 12px;
        border: 1px solid var(--line);
        border-radius: 8px;
        min-height: 44px;
      }
      .pick[aria-checked='true'] {
        border-color: var(--accent);
        background: var(--accent-wash);
      }
      .pair {
        display: grid;
        gap: var(--space-3);
        grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
      }
      .place {
        display: grid;
        grid-template-columns: 1fr auto;
        align-items: end;
        gap: var(--space-2);
      }
    `,
  ];

  async open() {
    this.trouble = '';
    this.typed = '';
    this.renderRoot.querySelector('page-dialog')?.open();
    try {
      const games = await api.games();
      this.candidates = games.find(({id}) => id === this.table.table.game)?.candidates ?? [];
    } catch (refusal) {
      this.trouble = refusal.message;
    }
  }

  render() {
    const words = (this.typed ?? '').toLowerCase();
    const found = (this.candidates ?? [])
      .filter((one) => `${one.name} ${one.id} ${one.summary}`.toLowerCase().includes(words))
      .slice(0, 40);
    const sides = [...new Set(this.table.view.units.map(({side}) => side))];
    return html`<page-dialog heading="Add a unit"
      ><form @submit=${this.add}>
        <label class="field"
          ><span>Who</span
          ><input
            type="search"
            placeholder="Search by name"
            autofocus
            .value=${this.typed ?? ''}
            @input=${(/** @type {EventAt<HTMLInputElement>} */ {target}) => (this.typed = target.value)}
        /></label>
        <div class="list" role="radiogroup" aria-label="Found">
          ${found.map(
            (one) =>
              html`<button
                type="button"
                class="pick"
                role="radio"
                aria-checked=${String(this.picked === one)}
                @click=${() => (this.picked = one)}>
                <b>${one.name}</b> <span class="soft small">${one.summary}</span>
              </button>`,
          )}
          ${this.candidates && !found.length ? html`<p class="soft">Nobody of that name comes with this game.</p>` : nothing}
        </div>
        <div class="pair">
          <label class="field"
            ><span>Side</span
            ><input type="text" name="side" list="sides" required .value=${sides[sides.length - 1] ?? ''}
          /></label>
          <datalist id="sides">${sides.map((side) => html`<option value=${side}></option>`)}</datalist>
          <label class="field"
            ><span>Name</span
            ><input type="text" name="name" maxlength="40" placeholder=${this.picked?.name ?? 'As it comes'}
          /></label>
        </div>
        ${this.table.view.board.kind === 'none' ? nothing : this.renderPlace()}
        ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span></div>` : nothing}
        <button class="main" ?disabled=${!this.picked}>
          ${this.picked ? `Add ${this.picked.name}` : 'Choose somebody'}
        </button>
      </form></page-dialog
    >`;
  }

  /** Pointed at on the board, or written by those who would rather. */
  renderPlace() {
    return html`<div class="place">
      <label class="field"
        ><span>Place</span
        ><input type="text" name="at" placeholder="Point at it, or write it" required .value=${this.at ?? ''}
      /></label>
      ${this.table.view.board.kind === 'bands' ? nothing : html`<button type="button" class="quiet" @click=${this.point}>Point at it</button>`}
    </div>`;
  }

  /** The board is under the dialog, which comes back with the place. */
  point() {
    const dialog = this.renderRoot.querySelector('page-dialog');
    dialog?.close();
    const take = (/** @type {string} */ place) => {
      this.at = place;
      dialog?.open();
    };
    this.dispatchEvent(new CustomEvent('choose-place', {detail: {take}, bubbles: true, composed: true}));
  }

  /** @param {EventAt<HTMLFormElement>} event */
  async add(event) {
    event.preventDefault();
    const {picked} = this;
    if (!picked) return;
    const fields = Object.fromEntries(
      [...new FormData(event.target)].map(([key, value]) => [key, String(value).trim()]).filter(([, value]) => value),
    );
    const unit = {
      [picked.way]: picked.id,
      ...fields,
      id: this.freshId(fields.name ?? picked.id),
    };
    try {
      const edit = editAsking(await this.store.edits(), 'newcomer');
      await this.store.command(commandOf(edit, undefined, valuesByKind(edit, {newcomer: unit})));
      this.renderRoot.querySelector('page-dialog')?.close();
    } catch (error) {
      this.trouble = error.message;
    }
  }

  /** An id that nobody here has. @param {string} name */
  freshId(name) {
    const plain =
      name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'unit';
    const taken = new Set(this.table.view.units.map(({id}) => id));
    let id = plain;
    for (let count = 2; taken.has(id); count++) id = `${plain}-${count}`;
    return id;
  }
}

customElements.define('add-unit', AddUnit);
