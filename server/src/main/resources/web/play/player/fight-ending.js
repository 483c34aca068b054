import {LitElement, html, nothing} from 'lit';
import {look, buttons} from '../../shared/look.js';
import {icon} from '../../shared/icons.js';
import {capital, plural} from '../../shared/words.js';
import {api} from '../../net/api.js';
import {leadsOrAlone} from '../../net/model.js';
import {loadFilm} from './film.js';
import {summaryOf} from './summary.js';
import {endingLook} from './ending-look.js';
import {chart} from './ending-chart.js';
import {moments} from './ending-moments.js';
import './luck-card.js';
import './share-replay.js';
/** @import {TableModel} from '../../net/model.js' */
/** @import {Luck} from '../../net/protocol.js' */
/** @import {TableStore} from '../../net/store.js' */
/** @import {Inputs} from '../../shared/element.js' */
/** @import {Doings, Summary, Swing} from './summary.js' */

/** How a fight ended: who won, who did what, where it turned, and what to do next. */
export class FightEnding
  extends /** @type {Inputs<{store: TableStore, table: TableModel, ours: Set<string>}>} */ (LitElement)
{
  static properties = {
    store: {attribute: false},
    table: {attribute: false},
    ours: {attribute: false},
    summary: {state: true},
    luck: {state: true},
    trouble: {state: true},
  };

  static styles = [look, buttons, endingLook];

  constructor() {
    super();
    /** @type {Summary | undefined} */
    this.summary = undefined;
    /** @type {Luck | undefined} */
    this.luck = undefined;
  }

  async firstUpdated() {
    try {
      const luck = api.luck(this.store.id);
      this.summary = summaryOf(await loadFilm(this.store.id), this.ours);
      this.luck = await luck;
    } catch (refusal) {
      this.trouble = refusal.message;
    }
  }

  render() {
    const {summary} = this;
    return html`<section aria-label="How it ended">
      <header>
        <div>
          <h1 tabindex="-1">${this.headline()}</h1>
          <p class="soft">${this.table.ending?.text}${summary ? ` · ${plural(summary.rounds, 'round')}` : nothing}</p>
        </div>
        <div class="row">
          ${
            leadsOrAlone(this.table)
              ? html`<button class="main" @click=${() => this.branch(0, false)}>${icon('redo')}Again</button>
                  ${this.swaps() ? html`<button class="quiet" @click=${() => this.branch(0, true)}>${icon('people')}Swap sides</button>` : nothing}`
              : nothing
          }
          <button class="quiet" @click=${() => this.watchFrom(0)}>${icon('play')}Watch it</button>
          <share-replay below .store=${this.store} .table=${this.table}></share-replay>
          <button class="quiet" @click=${() => this.dispatchEvent(new Event('leave'))}>
            ${icon('close')}See the board
          </button>
        </div>
      </header>
      ${this.trouble ? html`<p role="alert">${this.trouble}</p>` : nothing}
      ${summary ? html`${this.turned(summary)}${moments(summary, (number) => this.watchFrom(number))}${this.lucky()}${this.doings(summary)}` : this.trouble ? nothing : html`<p class="soft">Summing it up …</p>`}
    </section>`;
  }

  /** As "you" to those who play. */
  headline() {
    const {ending, view, you} = this.table;
    const own = new Set(view.units.filter(({id}) => you.units.includes(id)).map(({side}) => side));
    const standing = view.units.filter(({id, out}) => you.units.includes(id) && !out).length;
    if (!ending?.winner) return 'Nobody won';
    if (own.size === 0) return `${capital(ending.winner)} won`;
    if (!own.has(ending.winner)) return 'You lost';
    return standing === you.units.length
      ? 'You won, and all of you are standing'
      : `You won, with ${standing} of ${you.units.length} standing`;
  }

  swaps() {
    const {view, you} = this.table;
    return you.role === 'player' && view.units.some(({seat}) => seat.kind === 'machine');
  }

  /** @param {Summary} summary */
  turned({curve, swing}) {
    if (!swing || curve.length < 2) return nothing;
    return html`<div class="card">
      <div class="head">
        <h2>How it went</h2>
        <span class="soft small">what is left of both sides, weighed by the rules</span>
      </div>
      ${chart(curve, swing)}
      <div class="turn">
        <p>
          <b>Turning point, round ${swing.round}</b><br />
          ${swing.text}. ${told(swing)}
        </p>
        <div class="row">
          <button class="quiet" @click=${() => this.watchFrom(swing.number)}>${icon('play')}See it</button>
          ${leadsOrAlone(this.table) ? html`<button class="quiet" @click=${() => this.branch(swing.number, false)}>${icon('branch')}Play on from here</button>` : nothing}
        </div>
      </div>
    </div>`;
  }

  lucky() {
    if (!this.luck?.sides.length) return nothing;
    return html`<div class="card">
      <div class="head">
        <h2>Luck</h2>
        <span class="soft small">the dice against what dice come to</span>
      </div>
      <luck-card .luck=${this.luck} .ours=${this.ours}></luck-card>
    </div>`;
  }

  /** @param {Summary} summary */
  doings({doings}) {
    const most = Math.max(1, ...doings.map(({dealt}) => dealt));
    const rows = [...doings].sort((one, other) => Number(this.ours.has(other.side)) - Number(this.ours.has(one.side)));
    return html`<div class="card">
      <div class="head">
        <h2>Who did what</h2>
        <span class="soft small">counts what was really lost</span>
      </div>
      <div class="wide" tabindex="0" role="group" aria-label="Who did what, as a table">
        <table>
          <thead>
            <tr>
              <th scope="col">Unit</th>
              <th scope="col" class="n">dealt</th>
              <th scope="col" class="n">taken</th>
              <th scope="col" class="n">attacks that hurt</th>
              <th scope="col">remembered for</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map((one) => this.line(one, most))}
          </tbody>
        </table>
      </div>
    </div>`;
  }

  /** @param {Doings} one @param {number} most */
  line({name, side, dealt, taken, attacks, hurt, note}, most) {
    const own = this.ours.has(side);
    return html`<tr>
      <th scope="row">
        <i class=${own ? 'ours' : 'theirs'} aria-hidden="true"></i>${name}<span class="unseen">, ${side}</span>
      </th>
      <td class="n">
        <span class="bar ${own ? 'ours' : 'theirs'}" .style=${`width:${Math.round((60 * dealt) / most)}px`}></span
        >${dealt}
      </td>
      <td class="n">${taken}</td>
      <td class="n">${attacks ? `${hurt} of ${attacks}` : 'none'}</td>
      <td>${note}</td>
    </tr>`;
  }

  /** @param {number} number */
  watchFrom(number) {
    this.dispatchEvent(new CustomEvent('replay-from', {detail: {number}, bubbles: true, composed: true}));
  }

  /** Another table that begins there. @param {number} number @param {boolean} swap */
  async branch(number, swap) {
    try {
      const {id} = await api.branch(this.store.id, {number, swap});
      location.assign(`/table/${encodeURIComponent(id)}`);
    } catch (refusal) {
      this.trouble = refusal.message;
    }
  }
}

/** @param {Swing} swing */
function told({before, after}) {
  if (before >= 0 !== after >= 0) return after > before ? 'From behind to ahead.' : 'From ahead to behind.';
  return after > before ? 'The largest step for your side.' : 'The largest step against your side.';
}

customElements.define('fight-ending', FightEnding);
