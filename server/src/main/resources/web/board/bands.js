/**
 * Bands instead of a map: a ladder from near to far, seen from one unit. Units are chips, those engaged with each other one
 * group, and what a step costs stands between the rungs. A chip put on another rung means "be this far from them".
 */
import {html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {find} from '../shared/focus.js';
import {costWords} from '../shared/words.js';
import {BoardKind, effectsLayer} from './kind.js';
import {bandsStyles} from './bands/styles.js';
import {cluster, drawn} from './bands/chips.js';
import {head} from './bands/head.js';
import {bandsOf, changesOf, ladderOf, rungsOf} from './bands/model.js';
import {everyone, preview} from './bands/panels.js';
import {ownVehicle, reaching, vehicleIdOf, vehicleOf} from './bands/vehicles.js';
import {awayWords, capital, changeWords, ladderWords, maneuvers} from './bands/words.js';
import {unitAt} from './offers.js';
import {drawnDie} from '../shared/pool/dice.js';
import {poolLook} from '../shared/pool/pool-look.js';
import {floatStyles, tokenStyles} from './styles.js';
/** @import {Option, Unit} from '../net/protocol.js' */
/** @import {Changes} from '../shared/element.js' */
/** @import {Rung, Step} from './bands/model.js' */
/** @import {Offer} from './offers.js' */
/** @import {OnScreen} from './surface/stage.js' */

export class BandsBoard extends BoardKind {
  static properties = {
    ...BoardKind.properties,
    seen: {state: true},
    lifted: {state: true},
    over: {state: true},
    aimed: {state: true},
  };

  static styles = [tokenStyles, floatStyles, poolLook, bandsStyles];

  constructor() {
    super();
    /** The unit that somebody chose to look from. @type {string | undefined} */
    this.seen = undefined;
    /** The unit whose chip is being dragged. @type {string | undefined} */
    this.lifted = undefined;
    /** The rung that it is dragged over. @type {string | undefined} */
    this.over = undefined;
    /** The unit that was chosen, of which a rung is to be chosen next. @type {string | undefined} */
    this.aimed = undefined;
    /** @type {Rung[]} */
    this.rungs = [];
    /** Units in the order in which arrow keys reach them. @type {Unit[]} */
    this.reading = [];
  }

  /** @param {Changes} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('view')) this.rungs = rungsOf(this.view);
    if (changed.has('requests')) this.aimed = undefined;
    const from = this.viewpoint();
    const steps = from ? this.steps(from) : [];
    this.reading = steps.flatMap(({clusters}) => clusters.flatMap(({units}) => units)).reverse();
    if (!this.reading.some(({id}) => id === this.current)) {
      this.current = this.reading[0]?.id;
    }
  }

  /** @param {Changes} changed */
  updated(changed) {
    super.updated(changed);
    if (changed.has('chosen') || changed.has('seen') || changed.has('requests')) this.showWhatMatters();
  }

  /** Where there is no room for the whole ladder, what is considered is in sight, or else who is near. */
  showWhatMatters() {
    if (this.scrollHeight <= this.clientHeight) return;
    const rung = find(this.renderRoot, '.chip.chosen, .chip.moves')?.closest('.rung');
    const shown = rung ?? find(this.renderRoot, '.rung.near');
    if (!shown) return;
    const box = this.getBoundingClientRect();
    const at = shown.getBoundingClientRect();
    if (at.top < box.top) this.scrollTop -= box.top - at.top + 6;
    else if (at.bottom > box.bottom) this.scrollTop += at.bottom - box.bottom + 6;
  }

  /** Who is looked from: somebody chosen, else whoever acts or is asked of ours, else the first of ours. */
  viewpoint() {
    const there = this.units.filter(({place}) => place);
    const by = (/** @type {string | undefined} */ id) => there.find((unit) => unit.id === id);
    return (
      by(this.seen) ??
      by(this.offers.acting) ??
      there.find(({yours}) => yours) ??
      there.find(({side}) => this.ours.has(side)) ??
      there[0]
    );
  }

  /** The move that is being considered, if it is one of the viewpoint's own. @returns {Option | undefined} */
  move() {
    const options = (this.requests ?? []).flatMap((request) => request.options);
    return options.find((option) => this.isChosen(option) && (option.area ?? []).length > 0);
  }

  /** @param {Unit} from @returns {Step[]} */
  steps(from) {
    const changes = from.id === this.offers.acting ? changesOf(this.move()) : new Map();
    return ladderOf(this.rungs, this.units, from, changes);
  }

  render() {
    const from = this.viewpoint();
    if (!from) {
      return html`<p class="empty">Nobody is here yet. Units appear as they join.</p>`;
    }
    const steps = this.steps(from);
    return html`${head(this, from)}
      <div class="ladder" role="group" aria-label="Everyone, seen from ${from.name}" @keydown=${this.keyed}>
        <p class="listened">${ladderWords(steps, from)}</p>
        ${[...steps].reverse().map((step) => this.rung(step, from))}
      </div>
      <div class="side" role="region" tabindex="0" aria-label="Beside the ladder">
        ${preview(this, from)}${ownVehicle(this, from)}${everyone(this, from)}
      </div>
      ${effectsLayer}
      <div class="foot"><slot name="corner"></slot></div>
      ${this.menuShown()}
      <div class="said" role="status">${this.said}</div>`;
  }

  /** @param {Step} step @param {Unit} from */
  rung(step, from) {
    const near = step.name === this.rungs[0].name;
    const goes = this.reachable(step.name);
    const empty = step.clusters.length === 0 && this.leaving(step.name, from).length === 0;
    const kinds = [
      'rung',
      near ? 'near' : '',
      empty ? 'empty-rung' : '',
      goes ? 'drop' : '',
      goes && this.over === step.name ? 'over' : '',
    ];
    return html`${step.gap === undefined ? nothing : html`<div class="gap"><b>${this.gapWords(step.gap, from)}</b></div>`}
      <div
        class=${kinds.filter(Boolean).join(' ')}
        data-rung=${step.name}
        role="group"
        aria-label="${capital(step.name)}, a shot is ${step.shot}"
        @click=${(/** @type {MouseEvent} */ event) => this.tapped(event, step.name)}
        @dragover=${(/** @type {DragEvent} */ event) => this.draggedOver(event, step.name)}
        @drop=${(/** @type {DragEvent} */ event) => this.dropped(event, step.name)}>
        ${this.level(step, from)}
        <div class="here">
          ${repeat(
            step.clusters,
            ({units}) => units[0].id,
            (group) => cluster(this, group, from),
          )}
          ${this.leaving(step.name, from).map(
            (unit) =>
              html`<span class="ghost"
                >${drawn(this, unit, [])}<span>${unit.name}<small>was here</small></span></span
              >`,
          )}
          ${near && step.clusters.length === 1 && step.clusters[0].units.length === 1 ? html`<span class="nobody">Nobody within arm’s length.</span>` : nothing}
          ${goes ? html`<span class="cost">${costWords(goes.option.costs).join(', ') || 'go here'}</span>` : nothing}
        </div>
      </div>`;
  }

  /** What a rung is called, how hard a shot is there, and what reaches. @param {Step} step @param {Unit} from */
  level({name, shot, dice}, from) {
    const [weapon, ...others] = reaching(this, from, name);
    return html`<div class="level">
      <b>${capital(name)}</b
      ><span class="shot" title="${shot} shot"
        >${Array.from({length: dice}, () => drawnDie({die: 'difficulty', why: shot}))}<span class="listened"
          >${shot} shot</span
        ></span
      >${weapon ? html`<span class="reach">${weapon}${others.length ? ` and ${others.length} more` : ''}</span>` : nothing}
    </div>`;
  }

  /** What a step between two rungs costs: a vehicle drives it, others walk. @param {number} gap @param {Unit} from */
  gapWords(gap, from) {
    return vehicleOf(this.byId.get(vehicleIdOf(from) ?? from.id)) ? '1 band' : maneuvers(gap);
  }

  /** The move to that rung of whoever is lifted, or was chosen for it. @param {string} rung @returns {Offer | undefined} */
  reachable(rung) {
    const unit = this.lifted ?? this.aimed ?? this.menu?.unit;
    return unit ? this.moveTo(unit, rung) : undefined;
  }

  /** Where there is nothing but moves to choose from, the rungs say what they cost, and one of them is chosen next. @param {string} unit @param {boolean} [plainly] */
  pickUnit(unit, plainly = false) {
    const offers = this.offersAt(unit);
    const moves = offers.length > 1 && offers.every(({option}) => changesOf(option).size > 0);
    this.aimed = moves && !plainly && this.aimed !== unit ? unit : undefined;
    if (!this.aimed) {
      super.pickUnit(unit, plainly);
      return;
    }
    this.current = unit;
    this.say(`${this.byId.get(unit)?.name}: choose a rung.`);
  }

  /** Somebody was chosen, and then the rung where they are to be. @param {MouseEvent} event @param {string} rung */
  tapped(event, rung) {
    const offer = unitAt(event.target) ? undefined : this.reachable(rung);
    if (!offer) return;
    this.aimed = undefined;
    this.pick(offer);
    this.sayMove(offer);
  }

  /** Those whom the move being considered takes away from a rung. @param {string} rung @param {Unit} from */
  leaving(rung, from) {
    if (from.id !== this.offers.acting) return [];
    const before = bandsOf(from.place);
    const changes = changesOf(this.move());
    return [...changes]
      .filter(([id, band]) => before.get(id) === rung && band !== rung)
      .flatMap(([id]) => this.byId.get(id) ?? [])
      .filter((unit) => !changes.has(vehicleIdOf(unit) ?? '')); // whoever is aboard goes along
  }

  /** By hand, one band farther than it is, and from the farthest to engaged. @param {string} unit @param {string} other @param {string} band */
  setBand(unit, other, band) {
    const at = this.rungs.findIndex(({name}) => name === band);
    const next = this.rungs[(at + 1) % this.rungs.length].name;
    this.tell('relate-units', {unit, other, word: next});
  }

  /** Whether a unit can be put on another rung now. @param {string} unit */
  canMove(unit) {
    return this.rungs.some(({name}) => this.moveTo(unit, name) !== undefined);
  }

  /** The offer that brings the one who acts to that band from a unit. @param {string} unit @param {string} band */
  moveTo(unit, band) {
    const leads = (/** @type {Offer} */ {option}) => changesOf(option).get(unit) === band;
    return this.offersAt(unit).find(leads) ?? [...this.offers.units.values()].flat().find(leads);
  }

  /** @param {DragEvent} event @param {string} rung */
  draggedOver(event, rung) {
    if (this.lifted && this.moveTo(this.lifted, rung)) {
      event.preventDefault();
      this.over = rung;
    }
  }

  /** @param {DragEvent} event @param {string} rung */
  dropped(event, rung) {
    const offer = this.lifted ? this.moveTo(this.lifted, rung) : undefined;
    if (offer) {
      event.preventDefault();
      this.pick(offer);
      this.sayMove(offer);
    }
    this.lifted = this.over = undefined;
  }

  /** @param {Offer} offer */
  sayMove({option}) {
    const from = this.viewpoint();
    if (!from) return;
    const changes = changeWords(changesOf(option), from, (id) => this.byId.get(id)?.name ?? id);
    this.say([option.text, costWords(option.costs).join(', '), changes].filter(Boolean).join('. '));
  }

  /** @param {Unit} unit */
  away(unit) {
    return awayWords(unit, this.viewpoint(), this.rungs);
  }

  /** A move to a rung is a place of this board. */
  placeChosen() {
    return this.move() !== undefined;
  }

  /** Enter does the move that is being considered with this unit. @param {string} unit @param {boolean} plainly */
  enterUnit(unit, plainly) {
    if (!plainly && changesOf(this.move()).has(unit)) {
      this.tell('act', {act: 'commit'});
    } else {
      super.enterUnit(unit, plainly);
    }
  }

  /** @param {string} unit @returns {OnScreen | undefined} */
  placeOf(unit) {
    const shape = find(this.renderRoot, `.chip[data-unit="${CSS.escape(unit)}"] .shape`)?.getBoundingClientRect();
    const box = this.getBoundingClientRect();
    return (
      shape && {
        x: (shape.left + shape.right) / 2 - box.left,
        y: (shape.top + shape.bottom) / 2 - box.top,
        r: shape.width / 2,
      }
    );
  }

  /** @param {KeyboardEvent} event */
  keyed(event) {
    const unit = unitAt(event.target);
    if (!unit || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      if (!event.repeat) this.enterUnit(unit, event.shiftKey);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      this.considerRung(unit, event.key === 'ArrowUp' ? 1 : -1);
    } else {
      const next = this.step(this.reading, event.key);
      if (!next) return;
      this.current = next;
      this.updateComplete.then(() => this.focusUnit(next));
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** Considers being one rung farther from a unit, or one nearer. @param {string} unit @param {number} by */
  considerRung(unit, by) {
    const from = this.viewpoint();
    const now = from && bandsOf(from.place).get(unit);
    const rung = this.rungs[this.rungs.findIndex(({name}) => name === now) + by];
    const offer = rung && this.moveTo(unit, rung.name);
    if (offer) {
      this.pick(offer);
      this.sayMove(offer);
    } else {
      this.say(rung ? `No move to ${rung.name} is offered now.` : 'There is no rung beyond this one.');
    }
  }
}

customElements.define('bands-board', BandsBoard);
