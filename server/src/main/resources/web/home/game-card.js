import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {capital, listed} from '../shared/words.js';
import {api} from '../net/api.js';
import {picture, pictureLook} from './game-picture.js';
import {startFirstFight} from '../learn/first-fight.js';
import {enterQuietly} from './person.js';
/** @import {Encounter, Game, Presentation} from '../net/protocol.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */

/** How hard a game is to learn, of three. */
const LEARNING = {easy: 1, medium: 2, hard: 3};

/** A game with its fights: one press starts a table against the machine, with the first side or any other. */
export class GameCard extends /** @type {Inputs<{game: Game}>} */ (LitElement) {
  static properties = {
    game: {},
    picked: {state: true},
    open: {state: true},
    busy: {state: true},
    trouble: {state: true},
  };

  static styles = [
    look,
    buttons,
    pieces,
    pictureLook,
    css`
      :host {
        display: grid;
      }
      .card {
        display: grid;
        align-content: start;
        gap: var(--space-3);
      }
      .presented {
        grid-template-rows: auto 1fr auto;
        padding: 0;
        gap: 0;
        overflow: hidden;
      }
      .about,
      .play {
        display: grid;
        align-content: start;
        gap: var(--space-2);
        padding: 12px;
      }
      .play {
        padding-top: 0;
      }
      dl {
        display: grid;
        gap: 4px;
        margin: 0;
        font-size: var(--text-s);
      }
      dl div {
        display: grid;
        grid-template-columns: 44px 1fr;
      }
      dt {
        color: var(--soft);
      }
      dd {
        margin: 0;
      }
      .level {
        display: inline-flex;
        gap: 2px;
        margin-right: 4px;
      }
      .level i {
        width: 7px;
        height: 9px;
        border: 1px solid var(--edge);
        border-radius: 2px;
      }
      .level .full {
        background: var(--edge);
      }
      .act {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 6px;
      }
      .now {
        border-color: var(--accent);
        color: var(--accent);
        background: var(--accent-wash);
        font-weight: 650;
        min-height: 40px;
      }
      .first {
        font-size: var(--text-s);
        color: var(--soft);
        line-height: 1.35;
      }
      @media (min-width: 801px) {
        .plain {
          grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
          gap: var(--space-5);
        }
        .plain .fight {
          border: 0;
          padding: 0;
        }
        .plain .sides {
          grid-auto-flow: column;
          grid-auto-columns: minmax(0, 1fr);
        }
      }
      @media (max-width: 800px) {
        .now,
        .act .quiet {
          min-height: 44px;
        }
      }
      @media (max-width: 520px) {
        .presented .art {
          height: 104px;
        }
      }
      .first b {
        display: block;
        font-weight: 500;
        color: var(--ink);
      }
      .learning {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-4);
      }
      .learn {
        padding: 10px 0;
      }
      button.learn {
        color: var(--accent);
        text-decoration: underline;
        text-underline-offset: 2px;
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
    const {presentation} = this.game;
    return presentation && this.fight ? this.renderPresented(presentation, this.fight) : this.renderPlain();
  }

  /** @param {Presentation} presentation @param {Encounter} fight */
  renderPresented(presentation, fight) {
    const {dice, board, minutes, learning, firstTurn} = presentation;
    const level = LEARNING[learning];
    return html`<article class="card presented" aria-labelledby="name">
      ${picture(presentation)}
      <div class="about">
        <h3 id="name">${this.game.name}</h3>
        <p class="soft">${this.game.summary}</p>
      </div>
      <div class="play">
        <dl>
          <div>
            <dt>Dice</dt>
            <dd>${dice}</dd>
          </div>
          <div>
            <dt>Board</dt>
            <dd>${board} · ${minutes} min</dd>
          </div>
          <div>
            <dt>Learn</dt>
            <dd>
              <span class="level" aria-hidden="true"
                >${[1, 2, 3].map((one) => html`<i class=${one <= level ? 'full' : ''}></i>`)}</span
              >${capital(learning)} · ${firstTurn} min to turn 1
            </dd>
          </div>
        </dl>
        <div class="act">
          <button
            class="quiet now"
            ?disabled=${this.busy}
            aria-label="Play now: ${this.game.name}"
            @click=${() => this.play(fight, fight.sides[0].id)}>
            ${icon('play')}Play now
          </button>
          <button
            class="quiet"
            aria-label="Fights and sides of ${this.game.name}"
            aria-expanded=${String(Boolean(this.open))}
            @click=${() => (this.open = !this.open)}>
            ${icon(this.open ? 'up' : 'down')}
          </button>
        </div>
        ${this.renderLearn()}
        <p class="first"><b>${fight.title}</b>you play ${listed(fight.sides[0].units)}</p>
        ${this.open ? this.renderFight(fight) : nothing}${this.renderTrouble()}
      </div>
    </article>`;
  }

  /** A game that says no more of itself than its name. */
  renderPlain() {
    return html`<article class="card plain" aria-labelledby="name">
      <div>
        <h3 id="name">${this.game.name}</h3>
        <p class="soft">${this.game.summary}</p>
        ${this.renderLearn()}
      </div>
      ${this.fight ? this.renderFight(this.fight) : html`<p class="soft">This game comes without fights; make a table with a situation of your own.</p>`}
      ${this.renderTrouble()}
    </article>`;
  }

  renderLearn() {
    const {id, name} = this.game;
    return html`<p class="learning">
      <a class="learn" href="/learn/${id}" aria-label="Learn in five minutes: ${name}">Learn in five minutes</a>
      <button class="learn" ?disabled=${this.busy} aria-label="First fight: ${name}" @click=${this.learn}>
        First fight
      </button>
      <a class="learn" href="/rules/${id}" aria-label="Read the rules: ${name}">Read the rules</a>
    </p>`;
  }

  /** The fight made for learning, step by step. */
  async learn() {
    this.busy = true;
    this.trouble = '';
    try {
      await startFirstFight(this.game.id);
    } catch (refusal) {
      this.trouble = refusal.message;
      this.busy = false;
    }
  }

  renderTrouble() {
    return this.trouble
      ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span></div>`
      : nothing;
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
