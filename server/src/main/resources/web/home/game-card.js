import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {capital, listed} from '../shared/words.js';
import {api} from '../net/api.js';
import {enterQuietly} from './person.js';
/** @import {Encounter, Game} from '../net/protocol.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */

/** A game with its fights: one press on a side starts a table against the machine. */
export class GameCard extends /** @type {Inputs<{game: Game}>} */ (LitElement) {
  static properties = {game: {}, picked: {state: true}, busy: {state: true}, trouble: {state: true}};

  static styles = [
    look,
    buttons,
    pieces,
    css`
      .card {
        display: grid;
        gap: var(--space-3);
      }
      .fight {
        display: grid;
        gap: var(--space-3);
        border-top: 1px solid var(--line);
        padding-top: var(--space-3);
      }
      .fight p {
        color: var(--soft);
      }
      .sides {
        display: grid;
        gap: var(--space-2);
      }
      .side {
        display: grid;
        grid-template-columns: auto 1fr auto;
        align-items: center;
        gap: 2px var(--space-3);
        padding: 10px 12px;
        min-height: 44px;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--raised);
        text-align: left;
        width: 100%;
        transition: border-color var(--quick);
      }
      .side:hover:not(:disabled) {
        border-color: var(--accent);
      }
      .side .icon {
        color: var(--accent);
        grid-row: 1 / 3;
      }
      .side b {
        font-weight: 600;
      }
      .side small {
        grid-column: 2;
        color: var(--soft);
      }
      select {
        font-weight: 600;
        margin-bottom: var(--space-2);
      }
    `,
  ];

  /** @returns {Encounter | undefined} */
  get fight() {
    return this.game.encounters.find((encounter) => encounter.id === this.picked) ?? this.game.encounters[0];
  }

  render() {
    return html`<article class="card" aria-labelledby="name">
      <div>
        <h3 id="name">${this.game.name}</h3>
        <p class="soft">${this.game.summary}</p>
      </div>
      ${this.fight ? this.renderFight(this.fight) : html`<p class="soft">This game comes without fights; make a table with a situation of your own.</p>`}
      ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span></div>` : nothing}
    </article>`;
  }

  /** @param {Encounter} fight */
  renderFight(fight) {
    return html`<div class="fight">
      <div>
        ${this.game.encounters.length > 1 ? this.renderFights(fight) : html`<b>${fight.title}</b>`}
        <p>${fight.text}</p>
      </div>
      <div class="sides">
        ${fight.sides.map(
          (side) =>
            html`<button class="side" ?disabled=${this.busy} @click=${() => this.play(fight, side.id)}>
              ${icon('play')}<b>Play ${side.id}</b><small>${capital(listed(side.units))}</small>
            </button>`,
        )}
      </div>
    </div>`;
  }

  /** @param {Encounter} fight */
  renderFights(fight) {
    return html`<select
      aria-label="Fights of ${this.game.name}"
      @change=${(/** @type {EventAt<HTMLSelectElement>} */ event) => (this.picked = event.target.value)}>
      ${this.game.encounters.map((other) => html`<option value=${other.id} ?selected=${other === fight}>${other.title}</option>`)}
    </select>`;
  }

  /** @param {Encounter} fight @param {string} side */
  async play(fight, side) {
    this.busy = true;
    this.trouble = '';
    try {
      await enterQuietly();
      /** @type {Record<string, 'me' | 'machine'>} */
      const seats = Object.fromEntries(fight.sides.map(({id}) => [id, id === side ? 'me' : 'machine']));
      const made = await api.makeTable({
        game: this.game.id,
        encounter: fight.id,
        title: fight.title,
        role: 'player',
        seats,
      });
      location.assign('/table/' + encodeURIComponent(made.id));
    } catch (refusal) {
      this.trouble = refusal.message;
      this.busy = false;
    }
  }
}

customElements.define('game-card', GameCard);
