import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {api} from '../net/api.js';
import {whoami} from './person.js';
import '../shared/theme.js';
import './game-card.js';
import './my-tables.js';
import './new-table.js';
import './join-card.js';
/** @import {Game, Session, TableEntry} from '../net/protocol.js' */

/** The first page: one's own tables first, if there are any, then what this is and what can be played at once. */
class HomePage extends LitElement {
  static properties = {games: {state: true}, person: {state: true}, tables: {state: true}, trouble: {state: true}};

  static styles = [
    look,
    buttons,
    pieces,
    css`
      :host {
        display: block;
        min-height: 100%;
      }
      header {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        padding: 0 var(--space-5);
        height: 56px;
        background: var(--surface);
        border-bottom: 1px solid var(--line);
      }
      .logo {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        font-size: var(--text-l);
        font-weight: 750;
        color: var(--ink);
        text-decoration: none;
      }
      .logo .icon {
        width: 22px;
        height: 22px;
        color: var(--accent);
      }
      .grow {
        flex: 1;
      }
      main {
        max-width: 1380px;
        margin: 0 auto;
        padding: 40px var(--space-5) 64px;
        display: grid;
        gap: 40px;
      }
      .hero {
        display: grid;
        gap: var(--space-3);
        max-width: 720px;
      }
      .hero p {
        font-size: var(--text-l);
        color: var(--soft);
      }
      section {
        display: grid;
        gap: var(--space-4);
      }
      .head {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        flex-wrap: wrap;
      }
      .head > button {
        margin-left: auto;
      }
      .games {
        display: grid;
        gap: var(--space-4);
        grid-template-columns: repeat(auto-fill, minmax(min(230px, 100%), 1fr));
        align-items: stretch;
      }
      .wide {
        grid-column: 1 / -1;
      }
      @media (max-width: 800px) {
        main {
          padding: var(--space-5) var(--space-4) 48px;
          gap: 32px;
        }
        header {
          padding: 0 var(--space-4);
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Game[] | undefined} */
    this.games = undefined;
    /** @type {Session | null | undefined} */
    this.person = undefined;
    /** @type {TableEntry[] | undefined} */
    this.tables = undefined;
  }

  connectedCallback() {
    super.connectedCallback();
    this.secret = location.pathname.startsWith('/join/') ? decodeURIComponent(location.pathname.slice(6)) : '';
    this.load();
  }

  async load() {
    this.trouble = '';
    try {
      const [games, [person, tables]] = await Promise.all([api.games(), this.loadTables()]);
      Object.assign(this, {games, person, tables});
    } catch (refusal) {
      this.trouble = refusal.message;
    }
  }

  /** @returns {Promise<[Session | null, TableEntry[]]>} */
  async loadTables() {
    const person = await whoami();
    return [person, person && !this.secret ? await api.tables() : []];
  }

  render() {
    if (!this.games && !this.trouble && !this.secret) return html`<slot></slot>`;
    return html`
      <header>
        <a class="logo" href="/">${icon('scales')}Arbiter</a>
        <span class="grow"></span>
        <a class="quiet" href="/rules">Rulebooks</a>
        <a class="quiet" href="/lab">Lab</a>
        ${this.person ? html`<span class="soft">${this.person.name}</span>` : nothing}
        <theme-switch></theme-switch>
      </header>
      <main>
        ${this.secret ? html`<join-card .secret=${this.secret}></join-card>` : nothing}
        ${this.trouble ? this.renderTrouble() : nothing}
        ${this.secret ? nothing : this.tables?.length ? html`${this.renderTables()}${this.renderDemos()}` : html`${this.renderHero()}${this.renderDemos()}${this.renderTables()}`}
      </main>
      <new-table .games=${this.games ?? []} .person=${this.person}></new-table>
    `;
  }

  renderHero() {
    return html`<div class="hero">
      <h1>Open a link, play a fight, and let the rules do the work.</h1>
      <p>
        Arbiter runs tabletop role-playing games by their rules: it asks each player in turn, knows the exact odds
        before anything is rolled, explains every total, and can take anything back.
      </p>
    </div>`;
  }

  renderTrouble() {
    return html`<div class="notice" role="alert">
      ${icon('warning')}<span>${this.trouble}</span><button class="quiet" @click=${this.load}>Try again</button>
    </div>`;
  }

  renderDemos() {
    return html`<section aria-labelledby="demos">
      <div class="head">
        <h2 id="demos">Play a fight now</h2>
        <span class="soft"
          >One press, no account. The machine plays the other side; you see the odds before you roll and can take
          anything back.</span
        >
      </div>
      <div class="games">
        ${this.games ? presentedFirst(this.games).map((game) => html`<game-card class=${game.presentation ? '' : 'wide'} .game=${game}></game-card>`) : html`<div class="card soft">Looking for games …</div>`}
      </div>
    </section>`;
  }

  renderTables() {
    return html`<section aria-labelledby="tables">
      <div class="head">
        <h2 id="tables">Your tables</h2>
        <button class="quiet" @click=${this.create}>${icon('plus')}New table</button>
      </div>
      <my-tables .tables=${this.tables ?? []} .games=${this.games ?? []} @create=${this.create}></my-tables>
    </section>`;
  }

  create() {
    this.renderRoot.querySelector('new-table')?.open();
  }
}

/** Games that present themselves, then those that do not. @param {Game[]} games @returns {Game[]} */
function presentedFirst(games) {
  return [...games].sort((one, other) => Number(!one.presentation) - Number(!other.presentation));
}

customElements.define('home-page', HomePage);
