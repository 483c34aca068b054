import {LitElement, html, css, nothing} from 'lit';
import {look, buttons} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {capital, listed} from '../shared/words.js';
import '../shared/nudge-button.js';
import './standing-orders.js';
import {keySign} from './keys.js';
import {handsUp, passTurn, passes, raiseHands} from './standing.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Ending, Waiting, You} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {Inputs} from '../shared/element.js' */

/** What somebody sees who need not decide: who is being waited for, and how to be asked. */
export class WaitingNote extends /** @type {Inputs<{store: TableStore, table: TableModel}>} */ (LitElement) {
  static properties = {store: {}, table: {}, said: {state: true}};

  static styles = [
    look,
    buttons,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }
      h2 {
        font-size: 17px;
      }
      h2:focus-visible {
        outline: none;
        box-shadow: inset 0 -2px var(--accent);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
    `,
  ];

  render() {
    const {ending, waiting, you} = this.table;
    return html` <div>
        <h2 id="question" tabindex="-1">${ending ? this.ended(ending) : this.waited(waiting)}</h2>
        <p class="soft">${this.advice(ending, you)}</p>
      </div>
      ${ending ? nothing : this.waitedMembers().map((member) => html`<nudge-button .store=${this.store} .table=${this.table} .member=${member}></nudge-button>`)}
      ${ending ? html`<div class="row"><button class="quiet" @click=${() => this.act('replay')}>${icon('clock')}Watch it again</button><a class="quiet" href="/">More fights</a></div>` : nothing}
      ${
        !ending && you.units.length
          ? html`<div class="row">
                <button class="quiet" aria-pressed=${String(handsUp(this.table))} @click=${this.hand}>
                  ${icon('hand')}${handsUp(this.table) ? 'Hand is up' : 'Raise a hand'}${keyHint('hand')}
                </button>
                <button class="quiet" aria-pressed=${String(passes(this.table))} @click=${this.pass}>
                  ${icon('pass')}${passes(this.table) ? 'Passing: be asked again' : 'Pass this turn'}${keyHint('pass')}
                </button>
              </div>
              <standing-orders .store=${this.store} .units=${this.own}></standing-orders>`
          : nothing
      }
      ${ending ? html`<dice-secret .store=${this.store} .table=${this.table}></dice-secret>` : nothing}
      <p class="soft small" role="status">${this.said ?? ''}</p>`;
  }

  /** The units that one plays oneself. */
  get own() {
    const {view, you} = this.table;
    return view.units.filter(({id}) => you.units.includes(id));
  }

  /** @param {Ending} ending */
  ended(ending) {
    return ending.text || (ending.winner ? `${capital(ending.winner)} wins` : 'It is over');
  }

  /** @param {Waiting[]} waiting */
  waited(waiting) {
    const names = [...new Set(waiting.map((one) => this.withPlayer(one)))];
    return names.length ? `Waiting for ${listed(names)}` : 'Things are happening …';
  }

  /** Whom one can call. @returns {string[]} */
  waitedMembers() {
    return [...new Set(this.table.waiting.flatMap(({member}) => member ?? []))];
  }

  /** @param {Waiting} waiting */
  withPlayer({name, member}) {
    const player = this.table.members.find(({id}) => id === member)?.name;
    return player && player !== name ? `${name} (${player})` : name;
  }

  /** @param {Ending | null} ending @param {You} you */
  advice(ending, you) {
    if (ending && this.table.table.dice.secret)
      return 'The dice have been shown, so it is over for good; the log and the replay stay.';
    if (ending) return 'Undo goes on from before the end; the log and the replay stay.';
    if (you.role === 'spectator') return 'You are watching.';
    return you.units.length
      ? 'You will be asked here when it is your turn. To act in between, raise a hand.'
      : 'You will be asked here when something is yours to decide.';
  }

  async hand() {
    this.said = await raiseHands(this.store);
  }

  async pass() {
    this.said = await passTurn(this.store);
  }

  /** @param {string} act */
  act(act) {
    this.dispatchEvent(new CustomEvent('act', {detail: {act}, bubbles: true, composed: true}));
  }
}

/** The sign of a key, where there is one. @param {string} act */
function keyHint(act) {
  const sign = keySign(act);
  return sign ? html`<kbd aria-hidden="true">${sign}</kbd>` : nothing;
}

customElements.define('waiting-note', WaitingNote);
