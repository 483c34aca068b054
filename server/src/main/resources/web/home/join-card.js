import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {capital, listed} from '../shared/words.js';
import {api} from '../net/api.js';
import {GUEST, enterAs, whoami} from './person.js';
/** @import {Invitation} from '../net/protocol.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */

/** @type {Record<string, string>} */
const HEADINGS = {'used-up': 'This invitation has been used', expired: 'This invitation is over'};

const AS = {gamemaster: 'as its gamemaster', player: 'as a player', spectator: 'to watch'};

/** What somebody sees who opened an invite link. */
export class JoinCard extends /** @type {Inputs<{secret: string, invite: Invitation | undefined}>} */ (LitElement) {
  static properties = {
    secret: {},
    invite: {state: true},
    name: {state: true},
    trouble: {state: true},
    busy: {state: true},
    code: {state: true},
  };

  static styles = [
    look,
    buttons,
    pieces,
    css`
      .card {
        max-width: 520px;
        margin: 0 auto;
        display: grid;
        gap: var(--space-4);
        padding: var(--space-5);
      }
      form {
        display: grid;
        gap: var(--space-4);
      }
      .what {
        display: grid;
        gap: var(--space-2);
      }
    `,
  ];

  async connectedCallback() {
    super.connectedCallback();
    this.code = '';
    try {
      const [invite, person] = await Promise.all([api.invitation(this.secret), whoami()]);
      this.name = person && person.name !== GUEST ? person.name : '';
      this.invite = invite;
    } catch (refusal) {
      this.trouble = refusal.message;
      this.code = refusal.code;
    }
  }

  render() {
    return html`<div class="card">
      ${this.invite ? this.renderInvite(this.invite) : nothing}
      ${!this.invite && !this.trouble ? html`<p class="soft">Reading the invitation …</p>` : nothing}
      ${this.trouble && !this.invite ? html`<h1>${HEADINGS[this.code ?? ''] ?? 'This link leads nowhere'}</h1>` : nothing}
      ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${capital(this.trouble)}.</span></div>` : nothing}
      ${this.trouble && !this.invite ? html`<p class="soft">Whoever sent it can make another one. If you used it yourself, your table is among <a href="/">your tables</a> in the browser you used it in.</p>` : nothing}
    </div>`;
  }

  /** @param {Invitation} invitation */
  renderInvite(invitation) {
    const {table, name, encounter, text, role, units, by} = invitation;
    return html` <div class="what">
        <p class="soft">${name}${encounter && encounter !== table ? ` · ${encounter}` : ''}</p>
        <h1>${table}</h1>
        ${text ? html`<p>${text}</p>` : nothing}
        <p>
          <b
            >${by ? `${by} invites you` : 'You are invited'}
            ${AS[role] ?? role}${units.length ? `, playing ${listed(units)}` : ''}.</b
          >
        </p>
        <p class="soft">${this.whoIsThere(invitation)}</p>
      </div>
      ${invitation.seated ? html`<a class="main" href="/table/${encodeURIComponent(invitation.seated)}">You sit there already: go to the table</a>` : this.renderForm()}`;
  }

  /** @param {Invitation} invitation @returns {string} */
  whoIsThere({people, begun}) {
    const there = people.length ? `At the table: ${listed(people)}. ` : '';
    return there + (begun ? 'The fight has begun.' : 'The fight has not begun.');
  }

  renderForm() {
    return html`<form @submit=${this.join}>
      <label class="field"
        ><span>Your name at the table</span>
        <input type="text" name="name" required maxlength="40" autocomplete="nickname" autofocus .value=${this.name} />
      </label>
      <button class="main" ?disabled=${this.busy}>Join the table</button>
    </form>`;
  }

  /** @param {EventAt<HTMLFormElement>} event */
  async join(event) {
    event.preventDefault();
    this.busy = true;
    this.trouble = '';
    try {
      await enterAs(String(new FormData(event.target).get('name')).trim());
      const {table} = await api.accept(this.secret);
      location.replace('/table/' + encodeURIComponent(table));
    } catch (refusal) {
      this.trouble = refusal.message;
      this.busy = false;
    }
  }
}

customElements.define('join-card', JoinCard);
