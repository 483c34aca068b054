import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {hasGamemaster, present} from '../net/model.js';

/** Who plays a unit, and what a gamemaster does to it by hand. */
class UnitTools extends LitElement {
  static properties = {store: {}, table: {}, unit: {}, trouble: {state: true}, removing: {state: true}};

  static styles = [look, buttons, pieces, css`
    :host { display: grid; gap: var(--space-3); }
    .row { display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: end; }
    .sets { display: grid; gap: var(--space-2); grid-template-columns: repeat(auto-fill, minmax(110px, 1fr)); }
    .field { font-size: var(--text-s); }
  `];

  get gamemaster() {
    return this.table.you.role === 'gamemaster';
  }

  render() {
    return html`
      ${this.renderSeat()}
      ${this.renderStops()}
      ${this.gamemaster ? this.renderHand() : nothing}
      ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span></div>` : nothing}`;
  }

  renderSeat() {
    const {seat} = this.unit;
    const now = seat?.kind === 'member' ? seat.member : (seat?.kind ?? 'gamemaster');
    const people = present(this.table).filter(({role}) => role !== 'spectator');
    return html`<label class="field"><span>Played by</span><select @change=${(event) => this.send({do: 'seat', to: event.target.value})}>
      ${people.map(({id, name}) => html`<option value=${id} ?selected=${now === id}>${name}</option>`)}
      ${hasGamemaster(this.table) ? html`<option value="gamemaster" ?selected=${now === 'gamemaster'}>The gamemaster</option>` : nothing}
      <option value="machine" ?selected=${now === 'machine'}>The machine</option>
    </select></label>`;
  }

  /** Where its player is always asked or lets it pass, each to be turned round. */
  renderStops() {
    const stops = Object.entries(this.unit.stops ?? {});
    return stops.length === 0 ? nothing : html`<div class="field"><span>Ask in between</span><div class="row">${stops.map(([label, on]) => html`<button class="quiet"
      aria-pressed=${String(on)} @click=${() => this.send({do: 'stop', label, on: !on})}>${icon(on ? 'check' : 'pass')}${label.replaceAll(/[.-]/g, ' ')}: ${on ? 'always' : 'by hand'}</button>`)}</div></div>`;
  }

  renderHand() {
    const {unit} = this;
    return html`
      <div class="sets">${unit.bars.map((bar) => html`<label class="field"><span>Set ${bar.label}</span>
        <input type="number" step="1" .value=${String(bar.value)} @change=${(event) => this.send({do: 'adjust', bar: bar.label, value: Number(event.target.value)})}></label>`)}
        ${this.table.view.board.kind === 'none' ? nothing : html`<label class="field"><span>Place</span>
          <input type="text" .value=${unit.place ?? ''} placeholder="x,y" @change=${(event) => this.send({do: 'place', at: event.target.value.trim()})}></label>`}
      </div>
      <div class="row">
        <button class="quiet" @click=${() => this.send({do: 'hide', hidden: !unit.hidden})}>${icon(unit.hidden ? 'eye' : 'closedEye')}${unit.hidden ? 'Show to all' : 'Hide'}</button>
        ${this.removing
          ? html`<button class="danger" @click=${() => this.send({do: 'remove'})}>Really remove</button><button class="quiet" @click=${() => (this.removing = false)}>Keep</button>`
          : html`<button class="quiet" @click=${() => (this.removing = true)}>${icon('trash')}Remove</button>`}
      </div>`;
  }

  async send(command) {
    this.trouble = '';
    try {
      await this.store.command({...command, unit: this.unit.id});
    } catch (error) {
      this.trouble = error.message;
      this.requestUpdate();
    }
  }
}

customElements.define('unit-tools', UnitTools);
