import {LitElement, html, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {listed} from '../shared/words.js';
import {api} from '../net/api.js';
import {linkNote, linkToSend} from '../play/link-note.js';
import {inviteLook} from './invite-look.js';
import '../shared/copy-field.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {InviteLink} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {Inputs} from '../shared/element.js' */

/**
 * @typedef {object} LobbyInviteInputs
 * @property {TableStore} store
 * @property {TableModel} table
 * @property {InviteLink | undefined} made
 * @property {string[]} units
 */

/** One link for one person, made with one press, and where it works. */
export class LobbyInvite extends /** @type {Inputs<LobbyInviteInputs>} */ (LitElement) {
  static properties = {
    store: {},
    table: {},
    made: {state: true},
    units: {state: true},
    busy: {state: true},
    trouble: {state: true},
  };

  static styles = [look, buttons, pieces, inviteLook];

  constructor() {
    super();
    /** @type {string[]} */
    this.units = [];
  }

  render() {
    return html`<section aria-labelledby="invite">
      <h2 id="invite">Invite a friend <small>one link, one person</small></h2>
      ${this.made ? this.renderLink(this.made) : html`<p class="soft">Whoever opens the link sits at this table, and sees who plays whom before anything begins.</p>`}
      <div class="row">
        <button class=${this.made ? 'quiet' : 'main'} ?disabled=${this.busy} @click=${() => this.make([])}>
          ${icon('link')}${this.made ? 'Another link' : 'Make a link'}
        </button>
        <button class="quiet" @click=${this.more}>More choices</button>
      </div>
      ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span></div>` : nothing}
    </section>`;
  }

  /** @param {InviteLink} made */
  renderLink(made) {
    const names = this.units.map((id) => this.table.view.units.find((unit) => unit.id === id)?.name ?? id);
    return html`<copy-field .label=${'The link'} .value=${linkToSend(made)}></copy-field>
      <p class="soft small" role="status">
        ${names.length ? `For somebody who plays ${listed(names)}. ` : ''}It is shown only this once.
      </p>
      ${linkNote(made, 1)}`;
  }

  /** Makes a link for a player of these units. @param {string[]} units */
  async make(units) {
    this.busy = true;
    this.trouble = '';
    try {
      this.made = await api.invite(this.store.id, {role: 'player', units});
      this.units = units;
    } catch (refusal) {
      this.trouble = refusal.message;
    }
    this.busy = false;
  }

  more() {
    this.dispatchEvent(new CustomEvent('act', {detail: {act: 'invite'}, bubbles: true, composed: true}));
  }
}

customElements.define('lobby-invite', LobbyInvite);
