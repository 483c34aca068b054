import {LitElement, html, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {deepFocus} from '../shared/focus.js';
import {dialogOpen} from '../shared/dialog.js';
import {TableStore} from '../net/store.js';
import {initials, ourSides} from '../shared/names.js';
import {tableLook} from './table-look.js';
import {meaning} from './keys.js';
import {ACTS} from './acts.js';
import {optionKeys} from './options.js';
import {door} from './door.js';
import {Seeing} from './seeing.js';
import './seeing-banner.js';
import '../board/arbiter-board.js';
import './top-bar.js';
import './turn-rail.js';
import './decide-panel.js';
import './game-log.js';
import './chat-box.js';
import './unit-list.js';
import './add-unit.js';
import './invite-dialog.js';
import './members-dialog.js';
import './keys-dialog.js';
import './rule-sheet.js';
import './proposal-banner.js';
import './replay-bar.js';

const TABS = [['decide', 'Decide'], ['log', 'Log'], ['units', 'Units']];

/** The table: puts the parts of the page together and carries out what keys and tools ask for. */
class TablePage extends LitElement {
  static properties = {
    table: {state: true}, line: {state: true}, tab: {state: true}, selected: {state: true}, considered: {state: true}, odds: {state: true},
    replay: {state: true}, seen: {state: true}, said: {state: true},
  };

  static styles = [look, buttons, pieces, tableLook];

  constructor() {
    super();
    this.tab = 'decide';
    this.selected = '';
    this.considered = {request: '', chosen: []};
    this.odds = {};
    this.replay = null;
    this.seen = null;
    this.store = new TableStore(decodeURIComponent(location.pathname.split('/')[2] ?? ''));
    this.store.addEventListener('change', () => this.follow());
    this.seeing = new Seeing(this.store.id, (table, trouble) => this.see(table, trouble));
    this.store.open();
    document.addEventListener('keydown', (event) => this.pressed(event));
  }

  follow() {
    const before = this.table;
    this.table = this.store.table;
    this.line = this.store.state;
    if (!this.table) return;
    this.seeing.look();
    document.title = `${this.table.requests.length ? '● ' : ''}${this.table.table.title} · Arbiter`;
    if (before?.requests !== this.table.requests) this.odds = {};
    if (before && !before.requests.length && this.table.requests.length && this.tab === 'log') this.tab = 'decide';
  }

  /** The keys of the options in question, so that the board shows the same ones as the cards. */
  get keys() {
    const request = this.table.requests.find(({id}) => id === this.considered.request);
    return request ? optionKeys(request) : {};
  }

  find(name) {
    return this.renderRoot.querySelector(name);
  }

  render() {
    if (!this.table) return door(this.line, this.store.reason);
    const table = this.seen ?? this.table;
    const view = this.replay?.view ?? table.view;
    const ours = ourSides(view.units, table.you);
    const letters = initials(view.units);
    const idle = this.replay || this.seen;
    return html`<div class="page show-${this.tab}" @act=${(event) => this.act(event.detail.act)} @select-unit=${this.select}
        @open-rule=${(event) => this.find('rule-sheet').open(event.detail.rule)} @replay-from=${(event) => this.startReplay(event.detail.number)}
        @odds-known=${this.learn} @see-as=${(event) => this.seeing.begin(event.detail.member)}>
      <top-bar .table=${this.table} .state=${this.line} .replaying=${this.replay !== null}></top-bar>
      ${this.table.proposal ? html`<proposal-banner .table=${this.table}></proposal-banner>` : nothing}
      ${this.seen ? html`<seeing-banner .you=${table.you}></seeing-banner>` : nothing}
      ${this.line === 'closed' ? html`<div class="notice gone" role="alert">${icon('warning')}<span>${this.store.reason || 'You are no longer at this table.'}</span><a href="/">All tables</a></div>` : nothing}
      <turn-rail .view=${view} .ours=${ours} .letters=${letters} .selected=${this.selected}></turn-rail>
      <main>
        <arbiter-board .view=${view} .requests=${idle ? [] : table.requests} .chosen=${this.considered.chosen} .meant=${this.considered.meant} .selected=${this.selected}
          .you=${table.you} .odds=${this.odds} .keys=${this.keys} @pick-option=${this.pickOption} @pick-place=${this.pickPlace} @move-unit=${this.moveUnit}
          @paint-place=${({detail}) => this.command({do: 'paint', ...detail})}></arbiter-board>
        ${this.replay ? html`<replay-bar .store=${this.store} .table=${this.table} .number=${this.replay.number} @replayed=${this.replayed} @leave=${this.endReplay}></replay-bar>` : nothing}
      </main>
      ${this.renderTabs()}
      ${this.renderColumn(table, view, ours, letters)}
      <div class="said" role="status">${this.said ?? ''}</div>
      ${this.renderDialogs()}
    </div>`;
  }

  renderTabs() {
    const open = this.table.requests.length;
    return html`<div class="tabs" role="group" aria-label="Show">${TABS.map(([id, words]) => html`<button aria-pressed=${String(this.tab === id)} class="tab-${id}"
      @click=${() => (this.tab = id)}>${words}${id === 'decide' && open ? html`<span class="count" aria-label="${open} open">${open}</span>` : nothing}</button>`)}</div>`;
  }

  renderColumn(table, view, ours, letters) {
    return html`<aside aria-label="Decide and read">
      <div class="decide" ?inert=${this.seen !== null}><decide-panel .store=${this.store} .table=${table} @considering=${(event) => (this.considered = event.detail)}></decide-panel></div>
      <div class="switch" role="group" aria-label="Show below">
        <button class="tool" aria-pressed=${String(this.tab !== 'units')} @click=${() => (this.tab = 'log')}>Log</button>
        <button class="tool" aria-pressed=${String(this.tab === 'units')} @click=${() => (this.tab = 'units')}>Units</button>
      </div>
      <div class="log"><game-log .store=${this.store} .table=${table} .until=${this.replay?.number}></game-log></div>
      <div class="units"><unit-list .store=${this.store} .table=${table} .view=${view} .ours=${ours} .letters=${letters} .selected=${this.selected}></unit-list></div>
      <chat-box class="chat" .store=${this.store} .table=${this.table}></chat-box>
    </aside>`;
  }

  renderDialogs() {
    const {store, table} = this;
    return html`<invite-dialog .store=${store} .table=${table}></invite-dialog><members-dialog .store=${store} .table=${table}></members-dialog>
      <add-unit .store=${store} .table=${table}></add-unit><keys-dialog></keys-dialog><rule-sheet .game=${table.table.game}></rule-sheet>`;
  }

  pressed(event) {
    if (!this.table || dialogOpen()) return;
    const meant = meaning(event);
    if (!meant) return;
    event.preventDefault();
    this.act(meant.act, meant.place);
  }

  act(act, place) {
    ACTS[act]?.(this, place);
  }

  see(table, trouble = '') {
    this.seen = table;
    this.say(trouble);
  }

  async show(tab, then) {
    this.tab = tab;
    await this.updateComplete;
    then();
  }

  vote(answer) {
    if (this.table.proposal) this.command({do: answer, proposal: this.table.proposal.id});
  }

  async command(command) {
    try {
      await this.store.command(command);
      this.say('');
    } catch (error) {
      this.say(error.message);
    }
  }

  say(words) {
    this.said = words;
    clearTimeout(this.saying);
    if (words) this.saying = setTimeout(() => (this.said = ''), 6000);
  }

  select(event) {
    this.selected = event.detail.unit;
  }

  learn(event) {
    this.odds = {...this.odds, [event.detail.option]: event.detail.text};
  }

  pickOption({detail}) {
    this.find('decide-panel').pick(detail.option, detail.request, detail.unit);
  }

  pickPlace({detail}) {
    this.find('decide-panel').pick(detail.place, detail.request);
  }

  moveUnit({detail}) {
    this.command({do: 'place', unit: detail.unit, at: detail.at});
  }

  startReplay(number) {
    this.returnTo ??= deepFocus();
    this.replay = {number, view: null};
  }

  replayed(event) {
    this.replay = event.detail;
  }

  async endReplay() {
    this.replay = null;
    await this.updateComplete;
    this.returnTo?.focus();
    this.returnTo = null;
  }
}

customElements.define('table-page', TablePage);
