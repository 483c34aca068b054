import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {ROLES, listed, plural} from '../shared/words.js';
import {api} from '../net/api.js';
import {linkNote, linkToSend} from './link-note.js';
import '../shared/dialog.js';
import '../shared/copy-field.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Invite, InviteLink, Role} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */

const SEATS = [1, 2, 3, 4, 6, 10];

const HOURS = [
  [2, 'two hours'],
  [48, 'two days'],
  [336, 'two weeks'],
];

/**
 * @typedef {object} InviteDialogInputs
 * @property {TableStore} store
 * @property {TableModel} table
 * @property {Invite[] | undefined} invites
 * @property {string} role
 * @property {InviteLink | undefined} made
 */

/** Links that bring people to the table: made, copied, listed, revoked. */
export class InviteDialog extends /** @type {Inputs<InviteDialogInputs>} */ (LitElement) {
  static properties = {
    store: {},
    table: {},
    invites: {state: true},
    made: {state: true},
    role: {state: true},
    trouble: {state: true},
  };

  static styles = [
    look,
    buttons,
    pieces,
    css`
      form,
      section {
        display: grid;
        gap: var(--space-3);
      }
      section {
        margin-top: var(--space-5);
      }
      .pair {
        display: grid;
        gap: var(--space-3);
        grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
      }
      .units {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-4);
      }
      .units label {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        min-height: 32px;
      }
      copy-field {
        margin-top: var(--space-3);
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: var(--space-2);
      }
      li {
        display: flex;
        gap: var(--space-3);
        align-items: center;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        padding: 8px 8px 8px 12px;
      }
      li span {
        flex: 1;
      }
      .where {
        display: flex;
        gap: var(--space-2);
        margin-top: var(--space-2);
      }
      .where .icon {
        margin-top: 2px;
      }
      .where.warn .icon {
        color: var(--warn);
      }
    `,
  ];

  constructor() {
    super();
    this.seats = 1;
  }

  open() {
    this.made = undefined;
    this.trouble = '';
    this.role = 'player';
    this.renderRoot.querySelector('page-dialog')?.open();
    this.load();
  }

  load() {
    return this.attempt(async () => (this.invites = await api.invites(this.store.id)));
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

  render() {
    return html`<page-dialog heading="Invite somebody">
      <form @submit=${this.make}>
        <div class="pair">
          <label class="field"
            ><span>They come as</span
            ><select
              name="role"
              @change=${(/** @type {EventAt<HTMLSelectElement>} */ {target}) => (this.role = target.value)}>
              <option value="player">Player</option>
              <option value="spectator">Spectator</option>
              ${this.table.you.role === 'gamemaster' ? html`<option value="gamemaster">Gamemaster</option>` : nothing}
            </select></label
          >
          <label class="field"
            ><span>The link lasts</span
            ><select name="hours">
              ${HOURS.map(([hours, words]) => html`<option value=${hours} ?selected=${hours === 48}>${words}</option>`)}
            </select></label
          >
          <label class="field"
            ><span>It is for</span
            ><select name="seats">
              ${SEATS.map((seats) => html`<option value=${seats}>${plural(seats, 'person', 'people')}</option>`)}
            </select></label
          >
        </div>
        ${this.role === 'player' ? this.renderUnits() : nothing}
        <button class="main">${icon('link')}Make a link</button>
      </form>
      ${this.made ? this.renderLink(this.made) : nothing}
      ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span></div>` : nothing}
      ${this.invites?.length ? this.renderInvites(this.invites) : nothing}
    </page-dialog>`;
  }

  renderUnits() {
    return html`<fieldset>
      <legend>They play</legend>
      <div class="units">
        ${this.table.view.units.map(
          ({id, name}) => html`<label> <input type="checkbox" name="unit" value=${id} />${name}</label>`,
        )}
      </div>
    </fieldset>`;
  }

  /** @param {InviteLink} made */
  renderLink(made) {
    return html`<copy-field .label=${'The link'} .value=${linkToSend(made)}></copy-field>
      <p class="soft small" role="status">It is shown only this once.</p>
      ${linkNote(made, this.seats)}`;
  }

  /** @param {Invite[]} invites */
  renderInvites(invites) {
    return html`<section>
      <h3>Open invitations</h3>
      <ul>
        ${invites.map(
          (invite) =>
            html`<li>
              <span
                >${ROLES[invite.role] ?? invite.role}${invite.units.length ? ` · ${listed(invite.units.map((id) => this.nameOf(id)))}` : ''}
                <small class="soft"
                  >until
                  ${new Date(invite.expires).toLocaleString(undefined, {dateStyle: 'medium', timeStyle: 'short'})}${invite.seats > 1 ? `, used ${invite.uses} of ${plural(invite.seats, 'time')}` : ''}</small
                ></span
              >
              <button class="quiet" @click=${() => this.revoke(invite)}>Revoke</button>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  /** @param {string} id */
  nameOf(id) {
    return this.table.view.units.find((unit) => unit.id === id)?.name ?? id;
  }

  /** @param {EventAt<HTMLFormElement>} event */
  make(event) {
    event.preventDefault();
    const fields = new FormData(event.target);
    return this.attempt(async () => {
      const made = await api.invite(this.store.id, {
        role: /** @type {Role} */ (fields.get('role')),
        units: fields.getAll('unit').map(String),
        hours: Number(fields.get('hours')),
        seats: Number(fields.get('seats')),
      });
      this.seats = Number(fields.get('seats'));
      this.made = made;
      this.invites = await api.invites(this.store.id);
    });
  }

  /** @param {Invite} invite */
  revoke(invite) {
    return this.attempt(async () => {
      await api.revoke(this.store.id, invite.id);
      this.invites = this.invites?.filter(({id}) => id !== invite.id);
    });
  }
}

customElements.define('invite-dialog', InviteDialog);
