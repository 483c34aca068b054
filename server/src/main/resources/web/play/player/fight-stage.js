import {LitElement, html, svg, nothing} from 'lit';
import {look} from '../../shared/look.js';
import {signed} from '../../shared/words.js';
import {poolLook} from '../../shared/pool/pool-look.js';
import {thrown} from '../../shared/pool/pool.js';
import {diceFace} from './dice-face.js';
import {platePlace, roomOf} from './plate-place.js';
import {stageLook} from './stage-look.js';
/** @import {ArbiterBoard} from '../../board/arbiter-board.js' */
/** @import {Rect} from '../../board/labels.js' */
/** @import {Inputs} from '../../shared/element.js' */
/** @import {Beat} from './beats.js' */
/** @import {BarChange} from './pictures.js' */
/** @import {Threat} from './threat.js' */

/**
 * @typedef {{x: number, y: number, radius: number, written: Rect[]}} Spot
 * @typedef {object} StageInputs
 * @property {ArbiterBoard | null} board that says where units are on the screen
 * @property {Beat | undefined} beat
 * @property {boolean} done whether what it did is seen
 * @property {boolean} held whether it waits for an answer
 * @property {Set<string>} ours
 * @property {Threat | undefined} threat what would be lost if nobody answered
 */

/**
 * Draws a beat over any board: the line from one to the other with the dice at its middle, numbers and bars at tokens, the
 * way somebody went, and hollow what would be lost while an answer is open. It asks the board for nothing but where units
 * are.
 */
export class FightStage extends /** @type {Inputs<StageInputs>} */ (LitElement) {
  static properties = {
    board: {attribute: false},
    beat: {attribute: false},
    done: {type: Boolean},
    held: {type: Boolean},
    ours: {attribute: false},
    threat: {attribute: false},
    spots: {state: true},
  };

  static styles = [look, poolLook, stageLook];

  constructor() {
    super();
    /** Where units are now. @type {Map<string, Spot>} */
    this.spots = new Map();
    /** Where those stood who move. @type {Map<string, Spot>} */
    this.left = new Map();
    /** From pixels of the board to those of the stage. */
    this.shift = {x: 0, y: 0};
    this.watch = new ResizeObserver(() => this.look());
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watch.disconnect();
    cancelAnimationFrame(this.frame ?? 0);
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has('beat') || changed.has('done') || changed.has('threat')) this.look();
  }

  /** The board draws first. */
  async look() {
    const {board} = this;
    if (!board) return;
    await board.updateComplete;
    await board.kind?.updateComplete;
    cancelAnimationFrame(this.frame ?? 0);
    this.frame = requestAnimationFrame(() => this.measure(board));
  }

  /** @param {ArbiterBoard} board */
  measure(board) {
    const own = this.getBoundingClientRect();
    const theirs = board.getBoundingClientRect();
    const [left, top] = [theirs.left - own.left, theirs.top - own.top];
    this.shift = {x: left, y: top};
    /** @type {Map<string, Spot>} */
    const spots = new Map();
    for (const {id} of board.view?.units ?? []) {
      const spot = board.placeOf(id);
      const written = (spot?.written ?? []).map((room) => ({...room, x: room.x + left, y: room.y + top}));
      if (spot) spots.set(id, {x: spot.x + left, y: spot.y + top, radius: spot.r, written});
    }
    if (!this.done) this.left = spots;
    this.spots = spots;
  }

  render() {
    const {beat, threat} = this;
    return html`${beat ? this.renderBeat(beat) : nothing}${threat ? this.number(threat, threat.average ? 'on average' : '', this.threatRoom(threat)) : nothing}`;
  }

  /** @param {Beat} beat */
  renderBeat(beat) {
    const [target] = beat.targets;
    const from = this.spots.get(beat.actor ?? '');
    const to = this.spots.get(target ?? '');
    const side = this.sideOf(beat, beat.actor);
    return html`<svg class=${side} aria-hidden="true">
        ${this.done ? beat.moved.map((unit) => this.way(unit, beat)) : nothing}
        ${beat.targets.map((unit) => this.blow(from, this.spots.get(unit)))}
      </svg>
      ${beat.kind === 'attack' ? this.plate(beat, from, to, side) : nothing}
      ${this.done ? [...beat.losses, ...beat.gains].map((change) => this.number(change, beat.fell.includes(change.unit) ? 'down' : '')) : nothing}
      ${this.done ? beat.fell.filter((unit) => !beat.losses.some((loss) => loss.unit === unit)).map((unit) => this.word(unit, 'down', 'bad')) : nothing}
      ${this.done && beat.kind === 'mark' ? beat.conditions.map(({unit, name}) => this.word(unit, name, '')) : nothing}`;
  }

  /** @param {Beat} beat @param {string} [unit] */
  sideOf(beat, unit) {
    const side = beat.before.units.find(({id}) => id === unit)?.side;
    return side !== undefined && this.ours.has(side) ? 'ours' : 'theirs';
  }

  /** @param {Spot | undefined} from @param {Spot | undefined} to */
  blow(from, to) {
    if (!from || !to || from === to) return nothing;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const near = Math.min(length / 2 - 1, from.radius + 4);
    const far = Math.min(length / 2 - 1, to.radius + 8);
    const end = {x: to.x - dx * far, y: to.y - dy * far};
    const head = `${end.x + dx * 7},${end.y + dy * 7} ${end.x - dx * 8 - dy * 8},${end.y - dy * 8 + dx * 8} ${end.x - dx * 8 + dy * 8},${end.y - dy * 8 - dx * 8}`;
    return svg`<g class="blow ${this.held ? 'held' : ''}">
      <line x1=${from.x + dx * near} y1=${from.y + dy * near} x2=${end.x} y2=${end.y}></line><polygon points=${head}></polygon></g>`;
  }

  /** As it was walked, or straight where nobody knows. @param {string} unit @param {Beat} beat */
  way(unit, {walks}) {
    const from = this.left.get(unit);
    const to = this.spots.get(unit);
    if (!from || !to) return nothing;
    const walk = walks.find((one) => one.unit === unit);
    const through = (walk && this.board?.pathOf(unit, walk.from, walk.by.join(';')).slice(1, -1)) ?? [];
    const turns = through.map(({x, y}) => ({x: x + this.shift.x, y: y + this.shift.y}));
    const points = [from, ...turns, to].map(({x, y}) => `${x},${y}`).join(' ');
    return svg`<g class="way"><circle cx=${from.x} cy=${from.y} r=${Math.max(8, from.radius)}></circle>
      <polyline points=${points}></polyline></g>`;
  }

  /** @param {Beat} beat @param {Spot | undefined} from @param {Spot | undefined} to @param {string} side */
  plate({rolls, verdict, hit, fell, before}, from, to, side) {
    const at = from && to ? {x: (from.x + to.x) / 2, y: (from.y + to.y) / 2} : (to ?? from);
    if (!at || rolls.length === 0) return nothing;
    const pips = rolls.every(({dice}) => dice.length === 2 && dice.every((face) => Number(face) <= 6));
    const down = fell.map((id) => before.units.find((unit) => unit.id === id)?.name).join(', ');
    const [own, against] = rolls;
    const {x, y} = this.plateAt(at, own.pool ? own.pool.dice.length : 0);
    return html`<div class="plate ${side} ${this.held ? 'held' : ''}" .style=${`left:${x}px;top:${y}px`}>
      <div class="rolls">
        ${own.pool ? thrown(own.pool) : html`<span class="dice first">${own.dice.map((face) => diceFace(face, pips))}</span>`}
        <b>${own.total ?? ''}</b>
        ${own.needs === undefined ? nothing : html`<small>needs</small><b>${own.needs}</b>`}
        ${against ? html`<small>vs</small><b>${against.total ?? ''}</b><span class="dice second">${against.dice.map((face) => diceFace(face, pips))}</span>` : nothing}
      </div>
      <p class=${hit ? 'hit' : 'miss'}>
        ${verdict}${this.done && down ? ` · ${down} down` : nothing}${this.held && !this.isSmall ? ' · held for your answer' : nothing}
      </p>
    </div>`;
  }

  /** Beside everybody and what they would lose, and clear of what floats over the board. @param {{x: number, y: number}} middle @param {number} many dice of a pool */
  plateAt(middle, many) {
    const threatened = this.threat ? this.threatRoom(this.threat) : undefined;
    const taken = [...this.rooms(), ...(threatened ? [threatened] : [])];
    const {width, height} = this.isSmall ? {width: 176, height: 56} : {width: 248, height: 66};
    const lines = Math.max(1, Math.ceil(many / (this.isSmall ? 6 : 8)));
    return platePlace(middle, {width, height: height + 26 * (lines - 1)}, taken, this.bounds);
  }

  get isSmall() {
    return this.clientWidth < 480;
  }

  rooms() {
    return [...this.spots.values()].flatMap(({written, ...spot}) => [roomOf(spot), ...written]);
  }

  /** What is not under anything that floats over the board. */
  get bounds() {
    const {clientWidth: width, clientHeight: height} = this;
    const low = height < 400;
    return {left: 4, right: width - 4, top: low ? 4 : 84, bottom: height - (low ? 62 : 66)};
  }

  /** Where it is written what would be lost: over the token, or near it where it would cover somebody. @param {Threat} threat @returns {Rect | undefined} */
  threatRoom({unit, label, average}) {
    const spot = this.spots.get(unit);
    if (!spot) return undefined;
    const size = {width: 80 + 8 * label.length + (average ? 72 : 0), height: this.isSmall ? 38 : 46};
    const above = {x: spot.x, y: spot.y - spot.radius - 6 - size.height / 2};
    const {x, y} = platePlace(above, size, this.rooms(), {...this.bounds, top: 4});
    return {x: x - size.width / 2, y: y - size.height / 2, ...size};
  }

  /** What a bar lost or gained; hollow, and in a room of its own, as long as it has not happened. @param {BarChange} change @param {string} word @param {Rect} [room] */
  number({unit, label, from, to, maximum}, word, room) {
    const spot = this.spots.get(unit);
    if (!spot) return nothing;
    const hollow = room !== undefined;
    const share = (/** @type {number} */ value) =>
      `${maximum > 0 ? Math.max(0, Math.min(100, (100 * value) / maximum)) : 0}%`;
    const half = 40 + 4 * label.length;
    const x = room ? room.x + room.width / 2 : Math.max(half, Math.min(this.clientWidth - half, spot.x));
    const foot = room ? room.y + room.height : Math.max(0, spot.y - spot.radius - 6);
    return html`<div
      class="number ${to < from ? 'bad' : 'good'} ${hollow ? 'hollow' : ''}"
      .style=${`left:${x}px;top:${foot}px`}>
      <b>${signed(Math.round(10 * (to - from)) / 10)}</b
      ><small>${label}${hollow ? '?' : ''}</small>${word ? html`<small>${word}</small>` : nothing}
      <span class="bar"
        ><i .style=${`width:${share(Math.min(to, from))}`}></i
        ><i class="lost" .style=${`left:${share(Math.min(to, from))};width:${share(Math.abs(from - to))}`}></i
      ></span>
    </div>`;
  }

  /** @param {string} unit @param {string} word @param {string} tone */
  word(unit, word, tone) {
    const spot = this.spots.get(unit);
    return spot
      ? html`<div class="word ${tone}" .style=${`left:${spot.x}px;top:${spot.y - spot.radius - 6}px`}>${word}</div>`
      : nothing;
  }
}

customElements.define('fight-stage', FightStage);
