import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {MACHINES, hasGamemaster, present, seatOf} from '../net/model.js';
import './edit-list.js';
import './portrait-tools.js';
import './standing-orders.js';
import {EVERYTHING} from './standing.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {UnitCommand} from '../net/commands.js' */
/** @import {Command, Unit} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */

/** Who plays a unit, and what a gamemaster can change of it. */
export class UnitTools extends /** @type {Inputs<{store: TableStore, table: TableModel, unit: Unit}>} */ (LitElement) {
  static properties = {store: {}, table: {}, unit: {}, trouble: {state: true}};

  static styles = [
    look,
    buttons,
    pieces,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        align-items: end;
      }
      .field {
        font-size: var(--text-s);
      }
    `,
  ];

  get gamemaster() {
    return this.table.you.role === 'gamemaster';
  }

  render() {
    return html` ${this.renderSeat()} ${this.renderOrders()}
      ${this.unit.passing ? html`<button class="quiet" aria-pressed="true" @click=${() => this.send({do: 'pass', on: false})}>${icon('pass')}Passes this turn: ask again</button>` : nothing}
      <portrait-tools .store=${this.store} .unit=${this.unit}></portrait-tools>
      ${this.gamemaster ? html`<edit-list .store=${this.store} .table=${this.table} .unit=${this.unit.id}></edit-list>` : nothing}
      ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span></div>` : nothing}`;
  }

  renderSeat() {
    const now = seatOf(this.unit);
    const people = present(this.table).filter(({role}) => role !== 'spectator');
    return html`<label class="field"
      ><span>Played by</span
      ><select
        @change=${(/** @type {EventAt<HTMLSelectElement>} */ {target}) => this.send({do: 'seat', to: target.value})}>
        ${people.map(({id, name}) => html`<option value=${id} ?selected=${now === id}>${name}</option>`)}
        ${hasGamemaster(this.table) ? html`<option value="gamemaster" ?selected=${now === 'gamemaster'}>The gamemaster</option>` : nothing}
        ${MACHINES.map(([id, words]) => html`<option value=${id} ?selected=${now === id}>${words}</option>`)}
      </select></label
    >`;
  }

  /** Its standing orders, and being asked for nothing but actions. */
  renderOrders() {
    return html`<standing-orders .store=${this.store} .units=${[this.unit]}></standing-orders> ${
        this.unit.orders?.[EVERYTHING]
          ? nothing
          : html`<button class="quiet" @click=${() => this.send({do: 'order', label: EVERYTHING, answer: 'suggested'})}>
              ${icon('check')}Ask only for actions, do the rest as suggested
            </button>`
      }`;
  }

  /** @param {UnitCommand} command */
  async send(command) {
    this.trouble = '';
    try {
      await this.store.command(/** @type {Command} */ ({...command, unit: this.unit.id}));
    } catch (error) {
      this.trouble = error.message;
      this.requestUpdate();
    }
  }
}

customElements.define('unit-tools', UnitTools);
