import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {capital, listed} from '../shared/words.js';
import {api} from '../net/api.js';
import {MACHINES} from '../net/model.js';
import {GUEST, enterAs} from './person.js';
import '../shared/dialog.js';
/** @import {Encounter, Game, NewTable as TableToMake, Session} from '../net/protocol.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */

const SEATS = [['me', 'I play it'], ['gamemaster', 'Gamemaster, or friends I invite'], ...MACHINES];

/** A small situation of what the game has to offer. @param {Game} game */
function example({id, candidates}) {
  const [one, other = one] = candidates;
  const units = one
    ? [`  - {name: Mara, ${one.way}: ${one.id}, side: travellers}`, `  - {${other.way}: ${other.id}, side: bridge}`]
    : [];
  return [`game: ${id}`, 'units:', ...units].join('\n');
}

/**
 * @typedef {object} NewTableInputs
 * @property {Game[]} games
 * @property {Session | null | undefined} person
 * @property {string | undefined} encounter
 */

/** Making a table: the game, the fight, who plays which side, and the rulings of this table. */
export class NewTable extends /** @type {Inputs<NewTableInputs>} */ (LitElement) {
  static properties = {
    games: {},
    person: {},
    game: {state: true},
    encounter: {state: true},
    trouble: {state: true},
    busy: {state: true},
  };

  static styles = [
    look,
    buttons,
    pieces,
    css`
      form {
        display: grid;
        gap: var(--space-4);
      }
      .pair {
        display: grid;
        gap: var(--space-3);
        grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
      }
      .radio {
        display: flex;
        gap: var(--space-3);
        align-items: flex-start;
        padding: 10px 12px;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        cursor: pointer;
      }
      .radio:has(:checked) {
        border-color: var(--accent);
        background: var(--accent-wash);
      }
      .radio small {
        display: block;
        color: var(--soft);
      }
      details {
        border: 1px solid var(--line);
        border-radius: var(--radius);
        padding: 10px 12px;
      }
      details[open] {
        display: grid;
        gap: var(--space-3);
      }
      summary {
        cursor: pointer;
        font-weight: 600;
        min-height: 24px;
      }
      .row {
        display: flex;
        gap: var(--space-2);
        justify-content: flex-end;
      }
    `,
  ];

  open() {
    this.trouble = '';
    this.renderRoot.querySelector('page-dialog')?.open();
  }

  /** @returns {Game} */
  get chosenGame() {
    return this.games.find(({id}) => id === this.game) ?? this.games[0];
  }

  /** @returns {Encounter | null} */
  get fight() {
    const {encounters} = this.chosenGame;
    return this.encounter === '' ? null : (encounters.find(({id}) => id === this.encounter) ?? encounters[0] ?? null);
  }

  render() {
    return html`<page-dialog heading="New table"
      >${this.chosenGame ? this.renderForm(this.chosenGame) : html`<p class="soft">There is no game here.</p>`}</page-dialog
    >`;
  }

  /** @param {Game} game */
  renderForm(game) {
    return html`<form @submit=${this.make}>
      <label class="field"
        ><span>Game</span>
        <select name="game" @change=${this.changeGame}>
          ${this.games.map(({id, name}) => html`<option value=${id} ?selected=${id === game.id}>${name}</option>`)}
        </select>
        <small>${game.summary}</small>
      </label>
      <fieldset>
        <legend>Fight</legend>
        ${game.encounters.map((encounter) => this.renderChoice(encounter.id, encounter.title, encounter.text))}
        ${this.renderChoice('', 'A situation of your own', 'Say who is there, as a situation file does.')}
      </fieldset>
      ${this.fight ? this.renderSeats(this.fight) : this.renderSituation(game)}
      <div class="pair">
        <label class="field"
          ><span>Title</span
          ><input
            type="text"
            name="title"
            maxlength="80"
            placeholder=${this.fight?.title ?? 'What people will call it'}
        /></label>
        ${!this.person || this.person.name === GUEST ? html`<label class="field"><span>Your name</span><input type="text" name="name" required maxlength="40" autocomplete="nickname" /></label>` : nothing}
      </div>
      ${game.options.length ? this.renderRulings(game) : nothing}
      ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span></div>` : nothing}
      <div class="row"><button class="main" ?disabled=${this.busy}>Make the table</button></div>
    </form>`;
  }

  /** @param {string} id @param {string} title @param {string} text */
  renderChoice(id, title, text) {
    const on = (this.fight?.id ?? '') === id;
    return html`<label class="radio"
      ><input type="radio" name="encounter" value=${id} .checked=${on} @change=${() => (this.encounter = id)} />
      <span><b>${title}</b><small>${text}</small></span></label
    >`;
  }

  /** @param {Encounter} fight */
  renderSeats(fight) {
    return html`<fieldset>
      <legend>Who plays whom</legend>
      <div class="pair">
        ${fight.sides.map(
          (side, place) =>
            html`<label class="field"
              ><span>${capital(side.id)}</span>
              <select name="seat:${side.id}">
                ${SEATS.map(([id, words]) => html`<option value=${id} ?selected=${id === (place === 0 ? 'gamemaster' : 'machine')}>${words}</option>`)}
              </select>
              <small>${listed(side.units)}</small></label
            >`,
        )}
      </div>
      <small class="soft">You are the gamemaster: you may act for anybody and can hand units over later.</small>
    </fieldset>`;
  }

  /** @param {Game} game */
  renderSituation(game) {
    return html`<label class="field"
      ><span>Situation</span>
      <textarea name="situation" rows="8" required spellcheck="false" placeholder=${example(game)}></textarea>
      <small
        >The same text that <code>arbiter play</code> reads. Known here:
        ${game.candidates
          .slice(0, 8)
          .map(({id}) => id)
          .join(', ')}${game.candidates.length > 8 ? ' …' : ''}</small
      >
    </label>`;
  }

  /** @param {Game} game */
  renderRulings(game) {
    return html`<details>
      <summary>Rulings of this table (${game.options.length})</summary>
      ${game.options.map(
        (option) =>
          html`<label class="field"
            ><span>${capital(option.id.replaceAll('-', ' '))}</span>
            <select name="option:${option.id}">
              ${option.values.map((value) => html`<option>${value}</option>`)}
            </select>
            <small>${option.text}</small></label
          >`,
      )}
    </details>`;
  }

  /** @param {EventAt<HTMLSelectElement>} event */
  changeGame(event) {
    this.game = event.target.value;
    this.encounter = undefined;
  }

  /** @param {EventAt<HTMLFormElement>} event */
  async make(event) {
    event.preventDefault();
    const fields = new FormData(event.target);
    this.busy = true;
    this.trouble = '';
    try {
      if (fields.has('name')) await enterAs(textOf(fields, 'name'));
      const made = await api.makeTable(tableFrom(this.chosenGame, this.fight, fields));
      location.assign('/table/' + encodeURIComponent(made.id));
    } catch (refusal) {
      this.trouble = refusal.message;
      this.busy = false;
    }
  }
}

/**
 * What the form says, as the server wants it.
 *
 * @param {Game} game
 * @param {Encounter | null} fight
 * @param {FormData} fields
 * @returns {TableToMake}
 */
function tableFrom(game, fight, fields) {
  const named = (/** @type {string} */ start) =>
    Object.fromEntries(
      [...fields]
        .filter(([key]) => key.startsWith(start))
        .map(([key, value]) => [key.slice(start.length), String(value)]),
    );
  const title = textOf(fields, 'title');
  const options = named('option:');
  if (!fight)
    return {game: game.id, options, lobby: true, situation: textOf(fields, 'situation'), ...(title ? {title} : {})};
  const seats = /** @type {TableToMake['seats']} */ (named('seat:'));
  return {game: game.id, options, lobby: true, encounter: fight.id, title: title || fight.title, seats};
}

/** @param {FormData} fields @param {string} name @returns {string} */
function textOf(fields, name) {
  return String(fields.get(name) ?? '').trim();
}

customElements.define('new-table', NewTable);
