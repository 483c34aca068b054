import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {ROLES, listed} from '../shared/words.js';
import {api} from '../net/api.js';
import {hosts, present} from '../net/model.js';
import '../shared/dialog.js';
import '../shared/theme.js';
import '../shared/sound-switch.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Member, Role} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */

/** Everybody at the table, who plays whom, and what becomes of the table as a whole. */
export class MembersDialog extends /** @type {Inputs<{store: TableStore, table: TableModel}>} */ (LitElement) {
  static properties = {store: {}, table: {}, trouble: {state: true}};

  static styles = [
    look,
    buttons,
    pieces,
    css`
      .leave {
        margin-top: var(--space-5);
        padding-top: var(--space-4);
        border-top: 1px solid var(--line);
      }
      ul {
        list-style: none;
        margin: 0 0 var(--space-4);
        padding: 0;
        display: grid;
        gap: var(--space-2);
      }
      li {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-3);
        align-items: center;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        padding: 8px 12px;
      }
      li > span:first-child {
        flex: 1;
        min-width: 140px;
        overflow-wrap: anywhere;
      }
      small {
        display: block;
        color: var(--soft);
      }
      select {
        width: auto;
      }
      .head {
        margin-bottom: var(--space-4);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        align-items: end;
      }
      .row .field {
        flex: 1;
        min-width: 180px;
      }
      a {
        text-decoration: none;
      }
    `,
  ];

  open() {
    this.trouble = '';
    this.renderRoot.querySelector('page-dialog')?.open();
  }

  render() {
    const {you, table} = this.table;
    const gamemaster = you.role === 'gamemaster';
    return html`<page-dialog heading="At the table">
      <div class="row head">
        ${hosts(this.table) ? html`<button class="main" @click=${() => this.instead('invite')}>${icon('link')}Invite somebody</button>` : nothing}
        <button class="quiet" @click=${() => this.instead('rules')}>${icon('book')}Rules</button>
        <button class="quiet" @click=${() => this.instead('keys')}>${icon('keyboard')}Keys</button>
        ${gamemaster ? html`<button class="quiet" @click=${() => this.seeAs('spectator')}>${icon('eye')}See as an onlooker</button>` : nothing}
        <sound-switch></sound-switch>
        <theme-switch></theme-switch>
      </div>
      <ul>
        ${present(this.table).map((member) => this.renderMember(member, gamemaster && member.id !== you.member))}
      </ul>
      <div class="row">
        <label class="field"
          ><span>Your name</span><input type="text" maxlength="40" .value=${you.name} @change=${this.rename}
        /></label>
        ${
          gamemaster
            ? html`<label class="field"
                  ><span>Title of the table</span
                  ><input type="text" maxlength="80" .value=${table.title} @change=${this.retitle}
                /></label>
                <a class="quiet" href=${api.exportAddress(this.store.id)} download
                  >${icon('download')}Export the table</a
                >
                <a class="quiet" href="/lab?table=${encodeURIComponent(this.store.id)}"
                  >${icon('lab')}Win chance from here</a
                >`
            : nothing
        }
      </div>
      ${gamemaster ? nothing : html`<div class="leave"><button class="danger" @click=${this.leave}>Leave the table</button></div>`}
      ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span></div>` : nothing}
    </page-dialog>`;
  }

  /** @param {Member} member @param {boolean} mayChange */
  renderMember(member, mayChange) {
    const plays = this.table.view.units
      .filter(({seat}) => seat?.kind === 'member' && seat.member === member.id)
      .map(({name}) => name);
    return html`<li>
      <span
        ><b>${member.name}</b>${member.id === this.table.you.member ? ' (you)' : ''}
        <small
          >${[member.here ? 'here' : 'not here just now', plays.length ? `plays ${listed(plays)}` : ''].filter(Boolean).join(', ')}</small
        ></span
      >
      ${
        mayChange
          ? html`<button
                class="tool"
                aria-label="See the table as ${member.name}"
                title="See the table as ${member.name}"
                @click=${() => this.seeAs(member.id)}>
                ${icon('eye')}</button
              ><select
                aria-label="Role of ${member.name}"
                @change=${(/** @type {EventAt<HTMLSelectElement>} */ event) => this.changeRole(member, event)}>
                ${Object.entries(ROLES).map(([role, words]) => html`<option value=${role} ?selected=${role === member.role}>${words}</option>`)}
              </select>
              <button
                class="tool"
                aria-label="Remove ${member.name}"
                title="Remove"
                @click=${() => this.attempt(() => api.removeMember(this.store.id, member.id))}>
                ${icon('close')}
              </button>`
          : html`<span class="pill">${ROLES[member.role] ?? member.role}</span>`
      }
    </li>`;
  }

  /** @param {Member} member @param {EventAt<HTMLSelectElement>} event */
  changeRole(member, {target}) {
    return this.attempt(() => api.changeMember(this.store.id, member.id, /** @type {Role} */ (target.value)));
  }

  /** @param {string} member */
  seeAs(member) {
    this.renderRoot.querySelector('page-dialog')?.close();
    this.dispatchEvent(new CustomEvent('see-as', {detail: {member}, bubbles: true, composed: true}));
  }

  /** Closes this and does something else. @param {string} act */
  instead(act) {
    this.renderRoot.querySelector('page-dialog')?.close();
    this.dispatchEvent(new CustomEvent('act', {detail: {act}, bubbles: true, composed: true}));
  }

  /** @param {() => Promise<unknown>} work */
  async attempt(work) {
    this.trouble = '';
    try {
      await work();
    } catch (refusal) {
      this.trouble = refusal.message;
    }
  }

  /** @param {EventAt<HTMLInputElement>} event */
  rename(event) {
    return this.attempt(() => api.rename(event.target.value.trim()));
  }

  /** @param {EventAt<HTMLInputElement>} event */
  retitle(event) {
    return this.attempt(() => api.retitle(this.store.id, event.target.value.trim()));
  }

  leave() {
    return this.attempt(async () => {
      await api.removeMember(this.store.id, this.table.you.member);
      location.assign('/');
    });
  }
}

customElements.define('members-dialog', MembersDialog);
