import {LitElement, html, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {ruleAddress} from '../shared/rule-entry.js';
import {icon} from '../shared/icons.js';
import {capital, listed, plural} from '../shared/words.js';
import {api} from '../net/api.js';
import {hosts} from '../net/model.js';
import {lobbyLook} from './lobby-look.js';
import {players, sidesOf} from './seats.js';
import '../shared/nudge-button.js';
import '../shared/theme.js';
import '../shared/sound-switch.js';
import '../board/arbiter-board.js';
import '../play/chat-box.js';
import './lobby-seats.js';
import './lobby-invite.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {LineState} from '../net/socket.js' */
/** @import {Command, Game} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {Inputs} from '../shared/element.js' */

const SAID = 4;

/**
 * @typedef {object} LobbyInputs
 * @property {TableStore} store
 * @property {TableModel} table
 * @property {LineState | undefined} line
 * @property {Game | undefined} game
 */

/** The table before the fight: the scene, who plays whom and is ready, how friends come, and the button that begins. */
export class LobbyPage extends /** @type {Inputs<LobbyInputs>} */ (LitElement) {
  static properties = {store: {}, table: {}, line: {}, game: {state: true}, trouble: {state: true}};

  static styles = [look, buttons, pieces, lobbyLook];

  async connectedCallback() {
    super.connectedCallback();
    try {
      this.game = (await api.games()).find(({id}) => id === this.table.table.game);
    } catch {
      this.game = undefined;
    }
  }

  render() {
    const {table} = this.table;
    return html`<header>
        <a class="logo" href="/" aria-label="Arbiter: all tables">${icon('scales')}<span>Arbiter</span></a>
        <h1 title=${table.title}><span>${table.name} · </span>${table.title}</h1>
        <div class="pill state">Not begun</div>
        ${this.line === 'open' || this.line === 'closed' ? nothing : html`<div class="pill" role="status">Reconnecting …</div>`}
        <span class="grow"></span>
        <a class="learn" href="/learn/${table.game}" target="_blank" aria-label="Learn ${table.name} in five minutes"
          >Learn</a
        >
        <button
          class="tool"
          aria-label="Everybody at the table"
          title="Everybody at the table"
          @click=${() => this.act('members')}>
          ${icon('people')}
        </button>
        <sound-switch></sound-switch>
        <theme-switch></theme-switch>
      </header>
      <main>
        <div class="column scene">${this.renderScene()}</div>
        <div class="column seats">
          <section class="box fill" aria-labelledby="who">
            <h2 id="who">
              Who plays whom ${hosts(this.table) ? html`<small>choose or drag a unit to move it</small>` : nothing}
            </h2>
            <lobby-seats
              .table=${this.table}
              @seat-unit=${(/** @type {CustomEvent<{unit: string, to: string}>} */ {detail}) => this.command({do: 'seat', ...detail})}
              @invite=${this.invite}></lobby-seats>
            <div class="said" aria-label="Said at the table" role="group">
              ${this.renderSaid()}<chat-box .store=${this.store} .table=${this.table}></chat-box>
            </div>
          </section>
        </div>
        <div class="column invite">
          ${hosts(this.table) ? html`<lobby-invite .table=${this.table} .store=${this.store}></lobby-invite>` : nothing}
          ${this.renderRules()}
        </div>
      </main>
      ${this.renderFoot()}`;
  }

  renderScene() {
    const {view, you} = this.table;
    const fight = this.game?.encounters.find(({id}) => id === this.table.table.encounter);
    const counts = sidesOf(this.table).map((side) => view.units.filter((unit) => unit.side === side).length);
    return html`<section class="box fill" aria-labelledby="scene">
      <h2 id="scene">${fight?.title ?? this.table.table.title}</h2>
      ${
        view.board.kind === 'none'
          ? nothing
          : html`<div class="map" inert>
              <arbiter-board
                .view=${view}
                .requests=${[]}
                .chosen=${[]}
                .you=${you}
                .odds=${{}}
                .keys=${{}}></arbiter-board>
            </div>`
      }
      ${fight?.text ? html`<p>${fight.text}</p>` : nothing}
      <div class="facts">
        <span class="pill">${this.table.table.name}</span><span class="pill">${counts.join(' against ')}</span
        ><a class="learn" href="/learn/${this.table.table.game}#fight" target="_blank">New to it? A first fight</a>
      </div>
    </section>`;
  }

  renderSaid() {
    const {log, members} = this.table;
    const nameOf = (/** @type {string | undefined} */ id) => members.find((member) => member.id === id)?.name;
    const said = log.filter(({kind}) => kind !== 'event').slice(-SAID);
    return said.map(
      (item) =>
        html`<p class=${item.kind === 'note' ? 'soft small' : ''}>
          ${item.kind === 'note' ? nothing : html`<b>${nameOf(item.by)}</b> `}${item.text}
        </p>`,
    );
  }

  /** The rulings of this table; those that are not as usual come first. */
  renderRules() {
    const {options} = this.table.table;
    const known = this.game?.options ?? [];
    const changed = known.filter(({id, values}) => options[id] !== undefined && options[id] !== values[0]);
    return html`<section class="box fill" aria-labelledby="rules">
      <h2 id="rules">How this table plays</h2>
      <dl>
        <div>
          <dt>Taking moves back<small>the others concerned are asked first</small></dt>
          <dd>on</dd>
        </div>
        <div>
          <dt>Dice<small>bound before the first throw; can be checked after the fight</small></dt>
          <dd>open</dd>
        </div>
        <div>
          <dt>
            House rules<small
              >${changed.length ? listed(changed.map(({id}) => `${id.replaceAll('-', ' ')}: ${options[id]}`)) : 'all as the book has them'}</small
            >
          </dt>
          <dd>${this.game ? `${changed.length} of ${known.length} changed` : ''}</dd>
        </div>
      </dl>
      <p>
        <a href="/rules/${this.table.table.game}" target="_blank" rel="noopener">Read the rules</a>${changed.map(({id, rule}) => html` · <a href=${ruleAddress(this.table.table.game, rule)} target="_blank" rel="noopener">${id.replaceAll('-', ' ')}</a>`)}
      </p>
    </section>`;
  }

  renderFoot() {
    const all = players(this.table);
    const ready = all.filter(({id}) => this.isReady(id));
    const others = all.filter(({id}) => !this.isReady(id) && id !== this.table.you.member);
    const mine = this.isReady(this.table.you.member);
    const leads = hosts(this.table);
    return html`<footer>
      <p role="status">
        <b>${ready.length} of ${plural(all.length, 'person is', 'people are')} ready</b>
        ${this.trouble || (others.length ? `Not ready yet: ${listed(others.map(({name}) => name))}.${leads ? ' You may begin without them.' : ''}` : leads ? 'Begin when you like.' : 'The gamemaster begins the fight.')}
      </p>
      ${others.filter(({here}) => here).map(({id}) => html`<nudge-button .store=${this.store} .table=${this.table} .member=${id}></nudge-button>`)}
      ${
        this.table.you.role === 'spectator'
          ? nothing
          : html`<button
              class=${leads || mine ? 'quiet' : 'main'}
              @click=${() => this.command({do: 'ready', on: !mine})}>
              ${mine ? 'I am not ready' : 'I am ready'}
            </button>`
      }
      ${leads ? html`<button class="main" @click=${() => this.command({do: 'begin'})}>Begin</button>` : nothing}
    </footer>`;
  }

  /** @param {string} member @returns {boolean} */
  isReady(member) {
    return this.table.lobby?.ready.includes(member) ?? false;
  }

  /** @param {Command} command */
  async command(command) {
    this.trouble = '';
    try {
      await this.store.command(command);
    } catch (error) {
      this.trouble = capital(error.message);
    }
  }

  /** @param {CustomEvent<{units: string[]}>} event */
  invite({detail}) {
    this.renderRoot.querySelector('lobby-invite')?.make(detail.units);
  }

  /** @param {string} act */
  act(act) {
    this.dispatchEvent(new CustomEvent('act', {detail: {act}, bubbles: true, composed: true}));
  }
}

customElements.define('lobby-page', LobbyPage);
