import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {ROLES, ago} from '../shared/words.js';
import {api} from '../net/api.js';
import {enterQuietly} from './person.js';
/** @import {Game, TableEntry} from '../net/protocol.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */

/** So many leave room for the games below them. */
const SHOWN = 6;

/** The tables of this person, the latest first. */
export class MyTables extends /** @type {Inputs<{tables: TableEntry[], games: Game[]}>} */ (LitElement) {
  static properties = {
    tables: {},
    games: {},
    all: {state: true},
    trouble: {state: true},
    leaving: {state: true},
  };

  static styles = [
    look,
    buttons,
    pieces,
    css`
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: var(--space-2);
        grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
      }
      .more {
        margin-top: var(--space-2);
      }
      li {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--surface);
        padding-right: var(--space-2);
      }
      li:hover {
        border-color: var(--edge);
      }
      a {
        flex: 1;
        min-width: 0;
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 2px var(--space-4);
        padding: 12px 16px;
        color: var(--ink);
        text-decoration: none;
        border-radius: var(--radius);
      }
      a b {
        font-weight: 600;
        overflow-wrap: anywhere;
      }
      .empty {
        display: grid;
        gap: var(--space-3);
        justify-items: start;
        border-style: dashed;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        align-items: center;
        margin-top: var(--space-3);
      }
    `,
  ];

  render() {
    return html` ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span></div>` : nothing}
      ${
        this.tables.length
          ? html`<ul>
                ${(this.all ? this.tables : this.tables.slice(0, SHOWN)).map((table) => this.renderTable(table))}
              </ul>
              ${this.all || this.tables.length <= SHOWN ? nothing : html`<button class="quiet more" @click=${() => (this.all = true)}>All ${this.tables.length} tables</button>`}`
          : this.renderEmpty()
      }
      <div class="row">
        <label class="quiet"
          >${icon('download')}Import a table<input
            class="unseen"
            type="file"
            accept=".json,application/json"
            @change=${this.bring}
        /></label>
        <span class="soft small">from a file that a table's export wrote</span>
      </div>`;
  }

  /** @param {TableEntry} table */
  renderTable(table) {
    const game = this.games.find(({id}) => id === table.game)?.name ?? table.game;
    return html`<li>
      <a href="/table/${encodeURIComponent(table.id)}">
        <b>${table.title}</b><span class="soft small">${ago(table.created)}</span>
        <span class="soft">${game} · ${ROLES[table.role] ?? table.role}</span>
      </a>
      ${table.role === 'gamemaster' ? this.renderDelete(table) : nothing}
    </li>`;
  }

  /** @param {TableEntry} table */
  renderDelete(table) {
    return this.leaving === table.id
      ? html`<button class="danger" @click=${() => this.deleteTable(table)}>Delete for everybody</button>
          <button class="quiet" @click=${() => (this.leaving = '')}>Keep</button>`
      : html`<button
          class="tool"
          aria-label="Delete ${table.title}"
          title="Delete"
          @click=${() => (this.leaving = table.id)}>
          ${icon('trash')}
        </button>`;
  }

  renderEmpty() {
    return html`<div class="card empty">
      <p>
        <b>No tables yet.</b>
        <span class="soft"
          >A table is one fight with its people, its log and its dice. Make one and send your friends a link, or try a
          fight above first.</span
        >
      </p>
      <button class="quiet" @click=${() => this.dispatchEvent(new Event('create'))}>${icon('plus')}Make a table</button>
    </div>`;
  }

  /** @param {TableEntry} table */
  async deleteTable(table) {
    try {
      await api.deleteTable(table.id);
      this.tables = this.tables.filter(({id}) => id !== table.id);
    } catch (refusal) {
      this.trouble = refusal.message;
    }
  }

  /** @param {EventAt<HTMLInputElement>} event */
  async bring(event) {
    const file = event.target.files?.[0];
    if (!file) return;
    this.trouble = '';
    try {
      await enterQuietly();
      const made = await api.importTable(JSON.parse(await file.text()));
      location.assign('/table/' + encodeURIComponent(made.id));
    } catch (refusal) {
      this.trouble = refusal instanceof SyntaxError ? `${file.name} is not a table: it is not JSON.` : refusal.message;
    }
  }
}

customElements.define('my-tables', MyTables);
