import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {initials, letters, ourSides} from '../shared/names.js';
import {ROLES, capital, plural} from '../shared/words.js';
import {hosts} from '../net/model.js';
import {players, rowsOf, sidesOf, withoutUnits} from './seats.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Member, Unit} from '../net/protocol.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */
/** @import {SeatRow} from './seats.js' */

const DRAGGED = 'text/plain';

/** Everybody at the table with the units they play, side by side; whoever leads moves units by choosing or dragging. */
export class LobbySeats extends /** @type {Inputs<{table: TableModel}>} */ (LitElement) {
  static properties = {table: {}};

  static styles = [
    look,
    buttons,
    pieces,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: var(--space-2);
      }
      .side {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        margin-top: var(--space-2);
        color: var(--soft);
      }
      .side h3 {
        flex: 1;
        font-size: var(--text-m);
        color: var(--ink);
      }
      .dot {
        width: 11px;
        height: 11px;
        border-radius: 50%;
        background: var(--ours);
      }
      .dot.theirs {
        border-radius: 2px;
        background: var(--theirs);
        rotate: 45deg;
      }
      .row {
        display: grid;
        grid-template-columns: 40px minmax(110px, 150px) minmax(0, 1fr) auto;
        gap: var(--space-1) var(--space-3);
        align-items: center;
        min-height: 64px;
        padding: 10px 14px;
        border: 1px solid var(--line);
        border-radius: 12px;
        background: var(--surface);
      }
      .side,
      .row {
        flex: none;
      }
      .row.many .units {
        grid-column: 2 / 5;
        grid-row: 2;
      }
      .row.you {
        border-color: var(--accent);
      }
      .row.free {
        border-style: dashed;
      }
      .face {
        width: 40px;
        height: 40px;
        display: grid;
        place-items: center;
        border: 1px solid var(--line);
        border-radius: 50%;
        background: var(--raised);
        color: var(--soft);
        font-weight: 700;
      }
      .name b {
        display: block;
        font-size: 15px;
        overflow-wrap: anywhere;
      }
      .name small {
        color: var(--soft);
      }
      .units {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      .unit {
        position: relative;
        display: inline-flex;
        align-items: center;
        gap: 6px;
        min-height: 36px;
        max-width: 100%;
        padding: 3px 12px 3px 4px;
        border: 1px solid var(--line);
        border-radius: 99px;
        background: var(--raised);
        font-weight: 600;
      }
      .unit span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .unit:has(:focus-visible) {
        outline: 2px solid var(--accent);
        outline-offset: 2px;
      }
      .unit[draggable]:hover {
        border-color: var(--edge);
      }
      .unit select {
        position: absolute;
        inset: 0;
        min-height: 0;
        width: 100%;
        height: 100%;
        opacity: 0;
        cursor: pointer;
      }
      .unit .mark {
        width: 28px;
        height: 28px;
        display: grid;
        place-items: center;
        border: 2px solid var(--ours);
        border-radius: 50%;
        font-size: 11px;
        color: var(--ink);
      }
      .unit .mark.theirs {
        width: 22px;
        height: 22px;
        margin: 3px;
        border-color: var(--theirs);
        border-radius: 4px;
        rotate: 45deg;
      }
      .mark.theirs i {
        rotate: -45deg;
      }
      .mark i {
        font-style: normal;
      }
      .ready {
        display: flex;
        align-items: center;
        gap: 6px;
        font-weight: 600;
        color: var(--good);
        white-space: nowrap;
      }
      .ready.not {
        color: var(--warn);
      }
      .ready i {
        width: 20px;
        height: 20px;
        display: grid;
        place-items: center;
        border: 2px solid currentColor;
        border-radius: 50%;
      }
      .ready .icon {
        width: 12px;
        height: 12px;
        stroke-width: 3;
      }
      @media (max-width: 800px) {
        .row {
          grid-template-columns: 36px minmax(0, 1fr) auto;
          padding: 8px 11px;
          min-height: 0;
        }
        .face {
          width: 36px;
          height: 36px;
        }
        .units,
        .row.many .units {
          grid-column: 1 / 4;
          grid-row: 2;
        }
        .unit {
          min-height: 44px;
        }
        .name small {
          font-size: var(--text-s);
        }
      }
    `,
  ];

  render() {
    const ours = ourSides(this.table.view.units, this.table.you);
    const marks = initials(this.table.view.units);
    return html`${sidesOf(this.table).map((side) => this.renderSide(side, ours.has(side), marks))}
    ${this.renderWithoutUnits()}`;
  }

  /** @param {string} side @param {boolean} ours @param {Map<string, string>} marks */
  renderSide(side, ours, marks) {
    const rows = rowsOf(this.table, side);
    const count = rows.reduce((sum, {units}) => sum + units.length, 0);
    return html`<div class="side">
        <i class="dot ${ours ? '' : 'theirs'}"></i>
        <h3>${capital(side)}</h3>
        <span>${plural(count, 'unit')}</span>
      </div>
      ${rows.map((row) => this.renderRow(row, ours, marks))}`;
  }

  /** @param {SeatRow} row @param {boolean} ours @param {Map<string, string>} marks */
  renderRow({to, member, units}, ours, marks) {
    const free = to === 'gamemaster';
    return html`<div
      class="row ${member?.id === this.table.you.member ? 'you' : ''} ${free ? 'free' : ''} ${units.length > 2 ? 'many' : ''}"
      data-seat=${to}
      @dragover=${(/** @type {DragEvent} */ event) => event.preventDefault()}
      @drop=${(/** @type {DragEvent} */ event) => this.drop(event, to)}>
      <span class="face" aria-hidden="true">${member ? letters(member.name) : icon(free ? 'plus' : 'machine')}</span>
      <span class="name">${member ? this.renderMember(member) : this.renderNobody(free)}</span>
      <span class="units">${units.map((unit) => this.renderUnit(unit, to, ours, marks))}</span>
      ${free ? this.renderInvite(units) : this.renderReady(member)}
    </div>`;
  }

  /** @param {Member} member */
  renderMember({id, name, role}) {
    return html`<b>${name}${id === this.table.you.member ? ' (you)' : ''}</b
      ><small>${(ROLES[role] ?? role).toLowerCase()}</small>`;
  }

  /** @param {boolean} free */
  renderNobody(free) {
    return free
      ? html`<b>Nobody yet</b><small>the gamemaster’s, unless a friend comes</small>`
      : html`<b>The machine</b><small>plays to win</small>`;
  }

  /** @param {Unit} unit @param {string} now @param {boolean} ours @param {Map<string, string>} marks */
  renderUnit({id, name}, now, ours, marks) {
    const moves = hosts(this.table);
    return html`<span
      class="unit"
      draggable=${moves ? 'true' : nothing}
      @dragstart=${(/** @type {DragEvent} */ event) => event.dataTransfer?.setData(DRAGGED, id)}>
      <span class="mark ${ours ? '' : 'theirs'}" aria-hidden="true"><i>${marks.get(id)}</i></span
      ><span>${name}</span>
      ${moves ? this.renderChoice(id, name, now) : nothing}
    </span>`;
  }

  /** @param {string} id @param {string} name @param {string} now */
  renderChoice(id, name, now) {
    const seats = [
      ...players(this.table).map((member) => [member.id, member.name]),
      ['gamemaster', 'Nobody yet (the gamemaster)'],
      ['machine', 'The machine'],
    ];
    return html`<select
      aria-label="Who plays ${name}"
      @change=${(/** @type {EventAt<HTMLSelectElement>} */ {target}) => this.seat(id, target.value)}>
      ${seats.map(([to, words]) => html`<option value=${to} ?selected=${to === now}>${words}</option>`)}
    </select>`;
  }

  /** @param {Member | undefined} member */
  renderReady(member) {
    if (member?.role === 'spectator') return html`<span class="soft">watches</span>`;
    const ready = !member || this.table.lobby?.ready.includes(member.id);
    return html`<span class="ready ${ready ? '' : 'not'}"
      ><i>${icon(ready ? 'check' : 'more')}</i>${ready ? 'ready' : 'not ready'}</span
    >`;
  }

  /** @param {Unit[]} units */
  renderInvite(units) {
    if (!hosts(this.table)) return nothing;
    return html`<button
      class="quiet"
      @click=${() => this.dispatchEvent(new CustomEvent('invite', {detail: {units: units.map(({id}) => id)}}))}>
      ${icon('link')}Invite
    </button>`;
  }

  renderWithoutUnits() {
    const idle = withoutUnits(this.table);
    if (!idle.length) return nothing;
    return html`<div class="side">
        <h3>Here without a unit</h3>
        <span>${plural(idle.length, 'person', 'people')}</span>
      </div>
      ${idle.map((member) => this.renderRow({to: member.id, member, units: []}, true, new Map()))}`;
  }

  /** @param {DragEvent} event @param {string} to */
  drop(event, to) {
    event.preventDefault();
    const unit = event.dataTransfer?.getData(DRAGGED);
    if (unit && hosts(this.table)) this.seat(unit, to);
  }

  /** @param {string} unit @param {string} to */
  seat(unit, to) {
    this.dispatchEvent(new CustomEvent('seat-unit', {detail: {unit, to}}));
  }
}

customElements.define('lobby-seats', LobbySeats);
