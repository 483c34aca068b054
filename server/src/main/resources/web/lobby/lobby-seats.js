import {LitElement, html, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {initials, letters, ourSides} from '../shared/names.js';
import {ROLES, capital, plural} from '../shared/words.js';
import {emblemLook} from '../board/emblems.js';
import {MACHINES, hosts} from '../net/model.js';
import {mark} from '../play/sides.js';
import {seatsLook} from './seats-look.js';
import {players, rowsOf, sidesOf, withoutUnits} from './seats.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Member, Unit} from '../net/protocol.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */
/** @import {SeatRow} from './seats.js' */

/** How the machine plays, by the word for its seat. @type {Record<string, string>} */
const STRENGTHS = {
  'machine-easy': 'easy: a quarter of it by lot',
  machine: 'fair: plays to win',
  'machine-hard': 'hard: thinks ahead, takes its time',
};

const DRAGGED = 'text/plain';

/** Everybody at the table with the units they play, side by side; whoever leads moves units by choosing or dragging. */
export class LobbySeats extends /** @type {Inputs<{table: TableModel}>} */ (LitElement) {
  static properties = {table: {}};

  static styles = [look, buttons, pieces, emblemLook, seatsLook];

  render() {
    const marks = initials(this.table.view.units);
    return html`${sidesOf(this.table).map((side) => this.renderSide(side, this.ours.has(side), marks))}
    ${this.renderWithoutUnits()}`;
  }

  /** @returns {Set<string>} */
  get ours() {
    return ourSides(this.table.view.units, this.table.you);
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
      ${rows.map((row) => this.renderRow(row, marks))}`;
  }

  /** @param {SeatRow} row @param {Map<string, string>} marks */
  renderRow({to, member, units}, marks) {
    const free = to === 'gamemaster';
    return html`<div
      class="row ${member?.id === this.table.you.member ? 'you' : ''} ${free ? 'free' : ''} ${units.length > 2 ? 'many' : ''}"
      data-seat=${to}
      @dragover=${(/** @type {DragEvent} */ event) => event.preventDefault()}
      @drop=${(/** @type {DragEvent} */ event) => this.drop(event, to)}>
      <span class="face" aria-hidden="true">${member ? letters(member.name) : icon(free ? 'plus' : 'machine')}</span>
      <span class="name">${member ? this.renderMember(member) : this.renderNobody(to)}</span>
      <span class="units">${units.map((unit) => this.renderUnit(unit, to, marks))}</span>
      ${free ? this.renderInvite(units) : this.renderReady(member)}
    </div>`;
  }

  /** @param {Member} member */
  renderMember({id, name, role, here}) {
    return html`<b>${name}${id === this.table.you.member ? ' (you)' : ''}</b
      ><small>${(ROLES[role] ?? role).toLowerCase()}, ${here ? 'here' : 'not here just now'}</small>`;
  }

  /** @param {string} to */
  renderNobody(to) {
    return to === 'gamemaster'
      ? html`<b>Nobody yet</b><small>the gamemaster’s, unless a friend comes</small>`
      : html`<b>The machine</b><small>${STRENGTHS[to]}</small>`;
  }

  /** @param {Unit} unit @param {string} now @param {Map<string, string>} marks */
  renderUnit(unit, now, marks) {
    const {id, name} = unit;
    const moves = hosts(this.table);
    return html`<span
      class="unit"
      draggable=${moves ? 'true' : nothing}
      @dragstart=${(/** @type {DragEvent} */ event) => event.dataTransfer?.setData(DRAGGED, id)}>
      ${mark(unit, this.ours, marks)}<span>${name}</span>
      ${moves ? this.renderChoice(id, name, now) : nothing}
    </span>`;
  }

  /** @param {string} id @param {string} name @param {string} now */
  renderChoice(id, name, now) {
    const seats = [
      ...players(this.table).map((member) => [member.id, member.name]),
      ['gamemaster', 'Nobody yet (the gamemaster)'],
      ...MACHINES,
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
      ${idle.map((member) => this.renderRow({to: member.id, member, units: []}, new Map()))}`;
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
