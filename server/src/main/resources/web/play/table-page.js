import {LitElement, html, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {dialogOpen} from '../shared/dialog.js';
import {api} from '../net/api.js';
import {TableStore} from '../net/store.js';
import {initials, ourSides} from '../shared/names.js';
import {capital} from '../shared/words.js';
import {tableLook} from './table-look.js';
import {meaning} from './keys.js';
import {ACTS} from './acts.js';
import {hurtBy} from './hurts.js';
import {optionKeys} from './options.js';
import {door} from './door.js';
import {callPerson, nudgePerson} from './call-person.js';
import {memberOf} from '../net/model.js';
import {board} from './table-stage.js';
import {column, dialogs, lobby, tabs} from './table-parts.js';
import {BoardOffers} from './board-offers.js';
import {Replaying} from './table-replay.js';
import {Seeing} from './seeing.js';
import {Show, beatsSince, skips, wantsStill} from './player/show.js';
import {Chronicle} from './player/since.js';
import './top-bar.js';
import './turn-rail.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Command, Preview, Request} from '../net/protocol.js' */
/** @import {Inputs} from '../shared/element.js' */
/** @import {Threat} from './player/threat.js' */
/** @import {Replayed} from './table-replay.js' */

/** @typedef {{request?: string, chosen: string[], meant?: string, open: string[], places: Request[], threat?: Threat}} Considered */

const DECIDING = new Set(['consider', 'commit', 'decline', 'pass']);

/** @type {never[]} */
const NOBODY = [];

/** The table: puts the parts of the page together and carries out what keys and tools ask for. */
export class TablePage extends /** @type {Inputs<{table: TableModel}>} */ (LitElement) {
  static properties = {
    table: {state: true},
    line: {state: true},
    tab: {state: true},
    selected: {state: true},
    considered: {state: true},
    odds: {state: true},
    replay: {state: true},
    seen: {state: true},
    said: {state: true},
    closed: {state: true},
  };

  static styles = [look, buttons, pieces, tableLook];

  constructor() {
    super();
    this.tab = 'decide';
    this.selected = '';
    /** @type {Considered} */
    this.considered = {request: '', chosen: [], open: [], places: []};
    /** @type {Record<string, string>} */
    this.odds = {};
    /** Whom each option would hurt, and how likely. @type {Record<string, Record<string, number>>} */
    this.hurts = {};
    /** @type {Replayed | null} */
    this.replay = null;
    /** @type {TableModel | null} */
    this.seen = null;
    this.offers = new BoardOffers();
    /** What was asked about before it is done. */
    this.warned = '';
    /** Whether the focus was at the question before something was shown. @type {boolean | undefined} */
    this.wasDeciding = false;
    /** The ending that was read. @type {string | undefined} */
    this.closed = undefined;
    /** Until dialogs, lobby, replay and the end are there. @type {Promise<unknown> | undefined} */
    this.whole = undefined;
    /** Whether a dialog was asked for that has not come yet. */
    this.opening = false;
    this.store = new TableStore(decodeURIComponent(location.pathname.split('/')[2] ?? ''));
    this.store.addEventListener('change', () => this.follow());
    this.store.addEventListener('nudged', (event) => this.nudged(/** @type {CustomEvent<{by: string}>} */ (event)));
    this.seeing = new Seeing(this.store.id, (table, trouble) => this.see(table, trouble));
    this.replaying = new Replaying(this);
    this.player = new Show();
    this.player.addEventListener('change', () => this.shown());
    this.since = new Chronicle();
    this.store.open();
    document.addEventListener('keydown', (event) => this.pressed(event));
  }

  /** What the first question does without comes once that is shown. */
  updated() {
    if (this.table) this.whole ??= import('./later.js').catch(() => (this.whole = undefined));
  }

  follow() {
    const before = this.table;
    this.line = this.store.state;
    if (!this.store.table) return;
    this.table = this.store.table;
    if (before) this.play(before);
    else if (new URLSearchParams(location.search).has('replay')) this.replaying.start(0);
    if (!this.table.ending) this.closed = undefined;
    this.seeing.look();
    callPerson(before, this.table);
    if (before?.requests !== this.table.requests) [this.odds, this.hurts] = [{}, {}];
    if (before && !before.requests.length && this.table.requests.length && this.tab === 'log') this.tab = 'decide';
  }

  /** @param {CustomEvent<{by: string}>} event */
  nudged({detail}) {
    const words = `${memberOf(this.table, detail.by)?.name ?? 'Somebody'} waits for you`;
    nudgePerson(words);
    this.say(`${words}.`);
  }

  /** Shows what happened since the table was like that, unless it is to be seen at once. @param {TableModel} before */
  play(before) {
    const {table, player} = this;
    if (before.stream !== table.stream) player.skip();
    const items = before.stream === table.stream ? table.log.filter(({number}) => number > before.number) : [];
    if (items.length === 0) return;
    const beats = beatsSince(player.last ?? before.view, items, player.open);
    this.since.add(beats, table.you.units);
    const deciding = this.find('decide-panel')?.matches(':focus-within');
    if (beats.length) player.add(beats);
    if (this.replay || this.seen || wantsStill() || items.some(({kind}) => kind === 'undone')) player.skip();
    this.wasDeciding ||= player.playing && deciding;
  }

  /** The keyboard comes back to the question once all has been shown. */
  async shown() {
    this.requestUpdate();
    if (this.player.playing || !this.wasDeciding) return;
    this.wasDeciding = false;
    await this.updateComplete;
    if (!this.replay) this.find('decide-panel').focusQuestion();
  }

  /** Whether something is being shown; what is asked comes after it. @returns {boolean} */
  get showing() {
    return this.player.playing && !this.seen && !this.replay;
  }

  /** The log as far as it has been shown. @param {TableModel} table @returns {TableModel} */
  told(table) {
    const {number = 0} = this.player;
    return this.showing ? {...table, log: table.log.filter((item) => item.number <= number)} : table;
  }

  /** The keys of the options in question, so that the board shows the same ones as the cards. */
  get keys() {
    const request = this.table.requests.find(({id}) => id === this.considered.request);
    return request ? optionKeys(request, this.table.view.units) : {};
  }

  /**
   * A part of the page by its tag.
   *
   * @template {keyof HTMLElementTagNameMap} K
   * @param {K} name
   * @returns {HTMLElementTagNameMap[K]}
   */
  find(name) {
    return /** @type {HTMLElementTagNameMap[K]} */ (this.renderRoot.querySelector(name));
  }

  render() {
    if (!this.table || (this.table.lobby && this.line === 'closed')) return door(this.store);
    if (this.table.lobby) return lobby(this);
    const table = this.seen ?? this.table;
    const idle = this.replay || this.seen;
    const view = this.replaying.view ?? (idle ? undefined : this.player.view) ?? table.view;
    const ours = ourSides(view.units, table.you);
    const letters = initials(view.units);
    return html`<div
      class="page show-${this.tab} ${this.replay ? 'replaying' : this.showing ? 'showing' : ''}"
      @act=${(/** @type {CustomEvent<{act: string}>} */ {detail}) => this.act(detail.act)}
      @select-unit=${this.select}
      @open-rule=${(/** @type {CustomEvent<{rule: string}>} */ {detail}) => this.readRule(detail.rule)}
      @explain-word=${(/** @type {CustomEvent<{word: string}>} */ {detail}) => this.explain(detail.word)}
      @replay-from=${(/** @type {CustomEvent<{number: number}>} */ {detail}) => this.replaying.start(detail.number)}
      @odds-known=${this.learn}
      @choose-place=${(/** @type {CustomEvent<{take: (place: string) => void}>} */ {detail}) => this.find('arbiter-board').askPlace(detail.take)}
      @keys-changed=${() => this.requestUpdate()}
      @see-as=${(/** @type {CustomEvent<{member: string}>} */ {detail}) => this.seeing.begin(detail.member)}>
      <top-bar .table=${this.table} .view=${view} .state=${this.line} .replaying=${this.replay !== null}></top-bar>
      ${this.table.proposal ? html`<proposal-banner .table=${this.table}></proposal-banner>` : nothing}
      ${this.seen ? html`<seeing-banner .you=${table.you}></seeing-banner>` : nothing}
      ${this.line === 'closed' ? html`<div class="notice gone" role="alert">${icon('warning')}<span>${capital(this.store.reason || 'you are no longer at this table')}.</span><a href="/">All tables</a></div>` : nothing}
      <turn-rail
        .view=${view}
        .ours=${ours}
        .letters=${letters}
        .selected=${this.selected}
        .asked=${idle ? NOBODY : table.requests.map(({unit}) => unit)}
        .over=${table.ending !== null && !this.replay}></turn-rail>
      ${board(this, table, view, ours)} ${tabs(this)} ${column(this, table, view, {ours, letters})}
      <div class="said" role="status">${this.said ?? ''}</div>
      ${dialogs(this)}
    </div>`;
  }

  /** Whether the page tells how it ended: after the last question and picture, until one looks at the board. */
  get ends() {
    const {ending, requests} = this.table;
    const read = this.closed === ending?.text || requests.length > 0;
    return ending !== null && !read && !this.seen && !this.replay && !this.player.playing;
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (!this.table || this.table.lobby || this.opening || dialogOpen()) return;
    if (skips(event, this.player)) {
      event.preventDefault();
      this.player.skip();
      return;
    }
    const meant = meaning(event);
    if (!meant) return;
    event.preventDefault();
    this.act(meant.act, meant.place);
  }

  /** @param {string} act @param {number} [place] */
  act(act, place = 0) {
    if ((this.showing || this.replay) && DECIDING.has(act)) return; // nobody answers what they do not see
    ACTS[act]?.(this, place);
  }

  /** @param {TableModel | null} table @param {string} [trouble] */
  see(table, trouble = '') {
    this.seen = table;
    this.say(trouble);
  }

  /** @param {string} tab @param {() => void} then */
  async show(tab, then) {
    this.tab = tab;
    await this.updateComplete;
    then();
  }

  /** @param {'agree' | 'disagree'} answer */
  vote(answer) {
    if (this.table.proposal) this.command({do: answer, proposal: this.table.proposal.id});
  }

  /** @param {Command} command */
  async command(command) {
    try {
      await this.store.command(command);
      this.say('');
    } catch (error) {
      this.say(error.message);
    }
  }

  /** @param {string} words */
  say(words) {
    this.said = words;
    clearTimeout(this.saying);
    if (words) this.saying = setTimeout(() => (this.said = ''), 6000);
  }

  /** @param {string} rule */
  async readRule(rule) {
    if (await this.whole) this.find('rule-sheet').open(rule);
  }

  /** Opens what the rules say of a word on the board. @param {string} word */
  async explain(word) {
    const [rule] = await api.aboutWord(this.table.table.game, word).catch(() => []);
    if (rule) this.readRule(rule.id);
    else this.say(`The rules have no entry for “${word}”.`);
  }

  /** @param {CustomEvent<{unit: string}>} event */
  select(event) {
    this.selected = event.detail.unit;
  }

  /** @param {CustomEvent<{option: string, text: string, preview: Preview | null}>} event */
  learn({detail: {option, text, preview}}) {
    if (!text) return;
    this.odds = {...this.odds, [option]: text};
    this.hurts = {...this.hurts, [option]: hurtBy(preview, this.table.view.units)};
  }

  /** @param {CustomEvent<{request: string, option: string, unit?: string}>} event */
  pickOption({detail}) {
    this.find('decide-panel').pick(detail.option, detail.request, detail.unit);
  }

  /** @param {CustomEvent<{request: string, place: string}>} event */
  pickPlace({detail}) {
    const panel = this.find('decide-panel');
    panel.pick(detail.place, detail.request);
    panel.focusQuestion(); // so that the next Enter does it
  }

  /** @param {CustomEvent<Considered>} event */
  consider({detail}) {
    this.considered = detail;
  }
}

customElements.define('table-page', TablePage);
