import {LitElement, html, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {ruleAddress} from '../shared/rule-entry.js';
import {api} from '../net/api.js';
import {startFirstFight} from './first-fight.js';
import {learnLook} from './learn-look.js';
import '../board/arbiter-board.js';
import '../shared/theme.js';
import './hint-switch.js';
/** @import {Primer, PrimerCard} from '../net/protocol.js' */

/** A game in five minutes: one card at a time beside the board it is about; arrow keys turn the cards. */
export class LearnPage extends LitElement {
  static properties = {
    primer: {state: true},
    at: {state: true},
    trouble: {state: true},
    busy: {state: true},
    refused: {state: true},
  };

  static styles = [look, buttons, pieces, learnLook];

  constructor() {
    super();
    /** @type {Primer | undefined} */
    this.primer = undefined;
    this.at = 0;
    this.trouble = '';
    this.busy = false;
    this.refused = '';
    /** @param {KeyboardEvent} event */
    this.pressed = (event) => this.turnBy(event);
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('keydown', this.pressed);
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.pressed);
  }

  async load() {
    this.trouble = '';
    try {
      this.primer = await api.primer(decodeURIComponent(location.pathname.split('/')[2] ?? ''));
      if (location.hash === '#fight') this.at = this.primer.cards.length - 1;
      document.title = `Learn ${this.primer.name} · Arbiter`;
    } catch (refusal) {
      this.trouble = refusal.message;
    }
  }

  /** On the board the arrows move about it. @param {KeyboardEvent} event */
  turnBy(event) {
    const steps = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    const board = this.renderRoot.querySelector('arbiter-board');
    if (!steps || event.altKey || event.ctrlKey || event.metaKey || (board && event.composedPath().includes(board)))
      return;
    event.preventDefault();
    this.turn(this.at + steps);
  }

  /** @param {number} to */
  async turn(to) {
    if (!this.primer || to < 0 || to >= this.primer.cards.length) return;
    this.at = to;
    await this.updateComplete;
    this.renderRoot.querySelector('h1')?.focus();
  }

  async fight() {
    if (!this.primer) return;
    this.busy = true;
    this.refused = '';
    try {
      await startFirstFight(this.primer.game);
    } catch (refusal) {
      this.refused = refusal.message;
      this.busy = false;
    }
  }

  render() {
    const {primer} = this;
    if (!primer && !this.trouble) return html`<slot></slot>`;
    return html`<header>
        <a class="logo" href="/">${icon('scales')}Arbiter</a>
        <span class="grow"></span>
        <theme-switch></theme-switch>
      </header>
      <main>
        ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span><a href="/">All games</a></div>` : nothing}
        ${primer ? this.renderCard(primer, primer.cards[this.at]) : nothing}
      </main>`;
  }

  /** @param {Primer} primer @param {PrimerCard} card */
  renderCard(primer, card) {
    const last = this.at === primer.cards.length - 1;
    return html`<section class="words" aria-labelledby="title">
        <p class="soft">${primer.name} · card ${this.at + 1} of ${primer.cards.length}</p>
        <h1 id="title" tabindex="-1">${card.title}</h1>
        <p>${card.text}</p>
        <div class="row">
          <button class="quiet" ?disabled=${this.at === 0} @click=${() => this.turn(this.at - 1)}>Back</button>
          ${last ? html`<button class="main" ?disabled=${this.busy} @click=${this.fight}>${icon('play')}Play your first fight</button>` : html`<button class="main" @click=${() => this.turn(this.at + 1)}>Next</button>`}
        </div>
        ${
          last
            ? html`<p class="soft">Small, against the machine, and somebody tells you step by step what to do.</p>
                <hint-switch></hint-switch>`
            : html`<p>
                <button class="skip" ?disabled=${this.busy} @click=${this.fight}>Straight to the first fight</button>
              </p>`
        }
        <p class="full">
          In the rulebook:
          ${card.rules.map(
            ({id, title}, place) =>
              html`${place ? ', ' : ''}<a href=${ruleAddress(primer.game, id)} target="_blank" rel="noopener"
                  >${title}</a
                >`,
          )}
        </p>
        ${this.refused ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.refused}</span></div>` : nothing}
      </section>
      <section class="picture" aria-label="The board">
        <arbiter-board
          .view=${card.view}
          .requests=${card.requests}
          .chosen=${card.chosen}
          .selected=${card.unit ?? ''}
          .you=${{member: '', name: '', role: 'player', units: card.requests.map(({unit}) => unit)}}></arbiter-board>
      </section>`;
  }
}

customElements.define('learn-page', LearnPage);
