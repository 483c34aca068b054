import {LitElement, html, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {capital, listed} from '../shared/words.js';
import {formLook} from './form-look.js';
import {MOST_FIGHTS} from './question.js';
/** @import {Game, LabSide} from '../net/protocol.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */
/** @import {Question} from './question.js' */

/** Who can play a side, in words for people. */
export const AGENTS = [
  ['easy', 'Easy: a quarter of it by lot'],
  ['fast', 'Fair: the game’s own opponent'],
  ['tactician:500', 'Hard: thinks ahead, slow'],
  ['random', 'Random: all of it by lot'],
];

/** @param {string} agent @returns {string} */
export function agentWords(agent) {
  const [known] = AGENTS.filter(([id]) => id === agent);
  return (known?.[1] ?? agent).split(':')[0].toLowerCase();
}

/**
 * @typedef {object} AskInputs
 * @property {Game[]} games
 * @property {Question} question
 * @property {LabSide[]} sides of a table, which no game lists
 * @property {string} title of a table
 * @property {boolean} closable
 */

/** Choosing what the lab is asked: the fight, who plays, how often. Sends `ask` with the question. */
export class AskForm extends /** @type {Inputs<AskInputs>} */ (LitElement) {
  static properties = {games: {}, question: {}, sides: {}, title: {}, closable: {type: Boolean}, own: {state: true}};

  static styles = [look, buttons, pieces, formLook];

  constructor() {
    super();
    /** What has been chosen so far. @type {Partial<Question>} */
    this.own = {};
    /** @type {LabSide[]} */
    this.sides = [];
  }

  /** @returns {Question} */
  get chosen() {
    const asked = {...this.question, ...this.own};
    const game = this.games.find(({id}) => id === asked.game) ?? this.games[0];
    const known = game?.encounters.some(({id}) => id === asked.encounter);
    return asked.table
      ? asked
      : {...asked, game: game?.id ?? '', encounter: known ? asked.encounter : (game?.encounters[0]?.id ?? '')};
  }

  /** @returns {string[]} */
  get sideNames() {
    const {game, encounter, situation, table} = this.chosen;
    if (table || situation) return this.sides.map(({id}) => id);
    const fight = this.games.find(({id}) => id === game)?.encounters.find(({id}) => id === encounter);
    return fight?.sides.map(({id}) => id) ?? [];
  }

  /** @param {Partial<Question>} change */
  take(change) {
    this.own = {...this.own, ...change};
  }

  /** @param {SubmitEvent} event */
  submit(event) {
    event.preventDefault();
    const {chosen} = this;
    const here = new Set(this.sideNames);
    const agents = Object.fromEntries(Object.entries(chosen.agents).filter(([side]) => here.has(side)));
    const asked = {...chosen, agents: chosen.situation ? chosen.agents : agents};
    this.dispatchEvent(new CustomEvent('ask', {detail: {question: asked}}));
  }

  render() {
    const {chosen} = this;
    return html`<form @submit=${this.submit}>
      ${chosen.table ? html`<p>The table <b>${this.title || 'as it stands'}</b>, from here on.</p>` : this.renderFight(chosen)}
      ${this.renderSides(chosen)}
      <div class="pair">
        <label class="field"
          ><span>Fights</span
          ><input
            type="number"
            min="1"
            max=${MOST_FIGHTS}
            required
            .value=${String(chosen.fights)}
            @change=${(/** @type {EventAt<HTMLInputElement>} */ {target}) => this.take({fights: target.valueAsNumber})}
        /></label>
        <label class="field"
          ><span>Seed</span
          ><input
            type="number"
            min="1"
            max="999999999"
            required
            .value=${String(chosen.seed)}
            @change=${(/** @type {EventAt<HTMLInputElement>} */ {target}) => this.take({seed: target.valueAsNumber})}
        /></label>
      </div>
      <p class="soft small">The same seed plays the same fights again. 1,000 fights know a share to within 3 points.</p>
      <div class="row">
        ${this.closable ? html`<button type="button" class="quiet" @click=${() => this.dispatchEvent(new CustomEvent('close'))}>Not now</button>` : nothing}
        <button class="main">${icon('play')}Play the fights</button>
      </div>
    </form>`;
  }

  /** @param {Question} chosen */
  renderFight(chosen) {
    const game = this.games.find(({id}) => id === chosen.game);
    const fight = game?.encounters.find(({id}) => id === chosen.encounter);
    return html`<div class="pair">
        <label class="field"
          ><span>Game</span
          ><select
            @change=${(/** @type {EventAt<HTMLSelectElement>} */ {target}) => this.take({game: target.value, encounter: '', changes: []})}>
            ${this.games.map(({id, name}) => html`<option value=${id} ?selected=${id === chosen.game}>${name}</option>`)}
          </select></label
        >
        <label class="field"
          ><span>Fight</span
          ><select
            ?disabled=${Boolean(chosen.situation)}
            @change=${(/** @type {EventAt<HTMLSelectElement>} */ {target}) => this.take({encounter: target.value, changes: []})}>
            ${game?.encounters.map(({id, title}) => html`<option value=${id} ?selected=${id === chosen.encounter}>${title}</option>`)}
          </select></label
        >
      </div>
      ${
        fight && !chosen.situation
          ? html`<p class="soft small">
              ${fight.text} ${fight.sides.map(({id, units}) => html`<br /><b>${capital(id)}</b>: ${listed(units)}`)}
            </p>`
          : nothing
      }
      <details ?open=${Boolean(chosen.situation)}>
        <summary>Or a situation of your own</summary>
        <label class="field"
          ><span class="unseen">The text of a situation file</span
          ><textarea
            rows="7"
            spellcheck="false"
            placeholder=${`game: ${chosen.game}\nunits: …`}
            .value=${chosen.situation}
            @change=${(/** @type {EventAt<HTMLTextAreaElement>} */ {target}) => this.take({situation: target.value.trim() ? target.value : '', changes: []})}></textarea>
          <small>As for a new table; given, it is played instead of the fight above.</small></label
        >
      </details>`;
  }

  /** @param {Question} chosen */
  renderSides({agents}) {
    if (!this.sideNames.length) return nothing;
    return html`<div class="pair">
      ${this.sideNames.map(
        (side) =>
          html`<label class="field"
            ><span>${capital(side)} played by</span
            ><select
              @change=${(/** @type {EventAt<HTMLSelectElement>} */ {target}) => this.take({agents: {...agents, [side]: target.value}})}>
              ${this.agentsFor(agents[side]).map(([id, words]) => html`<option value=${id} ?selected=${id === (agents[side] ?? 'fast')}>${words}</option>`)}
            </select></label
          >`,
      )}
    </div>`;
  }

  /** One that a link names is among them. @param {string | undefined} agent */
  agentsFor(agent) {
    return !agent || AGENTS.some(([id]) => id === agent) ? AGENTS : [...AGENTS, [agent, capital(agent)]];
  }
}

customElements.define('ask-form', AskForm);
