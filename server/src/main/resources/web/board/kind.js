/** What all kinds of board share: who is who, what is offered, picking, the menu of several options, what is read out. */
import {LitElement, html, nothing} from 'lit';
import {find} from '../shared/focus.js';
import {initials, ourSides} from '../shared/names.js';
import {costWords} from '../shared/words.js';
import {describe, metresUp} from './words.js';
import {isSettled, offersOf} from './offers.js';
/** @import {Backdrop, Option, Request, Unit, View, You} from '../net/protocol.js' */
/** @import {Changes, Inputs} from '../shared/element.js' */
/** @import {Point} from './geometry.js' */
/** @import {Offer, Offers} from './offers.js' */
/** @import {Places} from './plane/metres.js' */
/** @import {OnScreen} from './surface/stage.js' */

export const BOARD_PROPERTIES = {
  view: {attribute: false},
  requests: {attribute: false},
  chosen: {attribute: false},
  meant: {attribute: false},
  selected: {attribute: false},
  you: {attribute: false},
  odds: {attribute: false},
  hurts: {attribute: false},
  keys: {attribute: false},
  backdrop: {attribute: false},
  shown: {attribute: false},
};

/**
 * @typedef {object} BoardInputs
 * @property {View | undefined} view
 * @property {Request[] | undefined} requests
 * @property {string[] | undefined} chosen
 * @property {string | undefined} meant
 * @property {string | undefined} selected
 * @property {You | undefined} you
 * @property {Record<string, string> | undefined} odds
 * @property {Record<string, Record<string, number>> | undefined} hurts
 * @property {Record<string, string> | undefined} keys
 * @property {Backdrop | null | undefined} backdrop
 * @property {string[] | undefined} shown
 */

/** Above all tokens, in pixels of the board: whoever shows events draws here, and the board leaves it alone. */
export const effectsLayer = html`<svg class="effects" aria-hidden="true"></svg>`;

export class BoardKind extends /** @type {Inputs<BoardInputs>} */ (LitElement) {
  static properties = {
    ...BOARD_PROPERTIES,
    current: {state: true},
    menu: {state: true},
    said: {state: true},
  };

  constructor() {
    super();
    /** The unit that has the one tab stop. @type {string | undefined} */
    this.current = undefined;
    /** The unit or the place whose options are being listed. @type {{unit?: string, place?: string, at?: Point} | undefined} */
    this.menu = undefined;
    this.said = '';
    /** @type {Unit[]} */
    this.units = [];
    /** @type {Map<string, Unit>} */
    this.byId = new Map();
    /** The sides drawn as ours. @type {Set<string>} */
    this.ours = new Set();
    /** @type {Map<string, string>} */
    this.letters = new Map();
    /** How places are read, where the board has any. @type {Places | undefined} */
    this.places = undefined;
    /** @type {Offers} */
    this.offers = offersOf([], undefined, undefined, undefined);
  }

  /** @param {Changes} changed */
  willUpdate(changed) {
    if (changed.has('view') || changed.has('you')) {
      this.units = this.view?.units ?? [];
      this.byId = new Map(this.units.map((unit) => [unit.id, unit]));
      this.ours = ourSides(this.units, this.you);
      this.letters = initials(this.units);
    }
    if (changed.has('requests') || changed.has('keys') || changed.has('view')) {
      this.offers = offersOf(this.requests ?? [], this.keys, this.view, this.places);
    }
    if ((changed.has('requests') && !changed.has('menu')) || (this.menu?.unit && !this.byId.has(this.menu.unit))) {
      this.menu = undefined;
    }
  }

  /** @param {string} unit @returns {Offer[]} */
  offersAt(unit) {
    return this.offers.units.get(unit) ?? [];
  }

  /** Whether somebody is asked something just now. @param {string} unit @returns {boolean} */
  isAsked(unit) {
    return (this.requests ?? []).some((request) => request.unit === unit);
  }

  /** Whether there are keys to show signs of: fingers have none. @returns {boolean} */
  get hasKeys() {
    return !matchMedia('(pointer: coarse)').matches;
  }

  /** @param {Option} option @returns {boolean} */
  isChosen(option) {
    return (this.chosen ?? []).includes(option.id);
  }

  /** Whether an offer at a unit is being considered, with that unit in mind. @param {Offer} offer @returns {boolean} */
  isMeant({option, unit}) {
    return this.isChosen(option) && (option.unit === unit || this.meant === unit);
  }

  /**
   * The odds of an offer; none where they depend on whom it will be meant for.
   *
   * @param {Offer} offer
   * @returns {string}
   */
  oddsAt(offer) {
    return isSettled(offer) || this.isMeant(offer) ? this.oddsOf(offer.option.id) : '';
  }

  /** @param {string} option @returns {string} */
  oddsOf(option) {
    return this.odds?.[option] ?? '';
  }

  /** @param {Unit} unit @returns {string} */
  description(unit) {
    return describe(unit, {
      ours: this.ours,
      away: this.away(unit),
      up: (height) => this.upWords(height),
      offers: this.offersAt(unit.id),
      spared: this.offers.spared.get(unit.id),
      odds: (offer) => this.oddsAt(offer),
      nameOf: (id) => this.byId.get(id)?.name,
    });
  }

  /** How high somebody is, in words. @param {number} height @returns {string} */
  upWords(height) {
    return metresUp(height);
  }

  /**
   * How far a unit is from whoever acts, in words; kinds without places have nothing to say.
   *
   * @param {Unit} unit
   * @returns {string}
   */
  away(unit) {
    return '';
  }

  /**
   * Targets the unit if it is offered, lists its options if there are several, selects it otherwise.
   *
   * @param {string} unit
   * @param {boolean} [plainly]
   */
  pickUnit(unit, plainly = false) {
    const offers = this.offersAt(unit);
    this.current = unit;
    if (plainly || offers.length === 0) {
      this.say(this.offers.spared.get(unit) ?? '');
      this.tell('select-unit', {unit});
    } else if (offers.length === 1) {
      this.pick(offers[0]);
    } else {
      this.menu = {unit};
    }
  }

  /**
   * Enter on what is chosen already does it, as the main button would.
   *
   * @param {string} unit
   * @param {boolean} plainly
   */
  enterUnit(unit, plainly) {
    const offers = this.offersAt(unit);
    const [lone] = offers;
    const sure = offers.length === 1 && this.isMeant(lone);
    if (!plainly && (sure || (offers.length === 0 && this.placeChosen()))) {
      this.tell('act', {act: 'commit'});
    } else {
      this.pickUnit(unit, plainly);
    }
  }

  /** Whether what is considered is a place on this board. @returns {boolean} */
  placeChosen() {
    return false;
  }

  /** @param {Offer} offer */
  pick({request, option, unit}) {
    this.menu = undefined;
    const later = unit && unit !== option.unit ? {unit} : {};
    this.tell('pick-option', {request: request.id, option: option.id, ...later});
  }

  /** @param {string} name @param {object} detail */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, {detail, bubbles: true, composed: true}));
  }

  /** The layer above all tokens that the board itself never draws on. @returns {SVGSVGElement | null} */
  get effects() {
    return this.renderRoot.querySelector('svg.effects');
  }

  /**
   * Where a unit is on the screen, in pixels of the board; nowhere while it is not drawn.
   *
   * @param {string} unit
   * @returns {OnScreen | undefined}
   */
  placeOf(unit) {
    return undefined;
  }

  /**
   * The points of a walk on the screen; none where the board has no places.
   *
   * @param {string} unit
   * @param {string} from
   * @param {string} to a place, or a way of several
   * @returns {Point[]}
   */
  pathOf(unit, from, to) {
    return [];
  }

  /** @param {string} text */
  say(text) {
    this.said = text;
  }

  async closeMenu() {
    const unit = this.menu?.unit ?? this.current;
    this.menu = undefined;
    await this.updateComplete;
    this.focusUnit(unit);
  }

  /** @param {Changes} changed */
  updated(changed) {
    if (changed.has('menu') && this.menu) {
      find(this.renderRoot, '.menu button')?.focus();
    }
  }

  focus() {
    this.focusUnit(this.current);
  }

  /** @param {string | undefined} unit */
  focusUnit(unit) {
    find(this.renderRoot, `[data-unit="${CSS.escape(unit ?? '')}"]`)?.focus();
  }

  /**
   * The next unit in a list by its id, for arrow keys.
   *
   * @param {{id: string}[]} units
   * @param {string} key
   * @returns {string | undefined}
   */
  step(units, key) {
    const at = units.findIndex((unit) => unit.id === this.current);
    /** @type {Record<string, number>} */
    const steps = {ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: -1};
    if (!(key in steps) || units.length === 0) {
      return undefined;
    }
    return units[(steps[key] + units.length) % units.length].id;
  }

  /**
   * What is offered at a place; kinds without places offer nothing there.
   *
   * @param {Point | undefined} at
   * @returns {Offer[]}
   */
  placeOffers(at) {
    return [];
  }

  menuShown() {
    if (!this.menu) {
      return nothing;
    }
    const unit = this.byId.get(this.menu.unit ?? '');
    const name = unit?.name ?? this.menu.place;
    const offers = unit ? this.offersAt(unit.id) : this.placeOffers(this.menu.at);
    return html`<div class="menu" role="group" aria-label="Options for ${name}" @keydown=${this.menuKey}>
      <strong>${name}</strong>
      ${offers.map(
        (offer) =>
          html`<button @click=${() => this.pick(offer)}>
            <span>${offer.option.text}</span>
            <span class="odds">${unit ? this.oddsAt(offer) : this.oddsOf(offer.option.id)}</span>
            <span class="cost">${costWords(offer.option.costs).join(', ')}</span>
            ${offer.key && this.hasKeys ? html`<kbd>${offer.key}</kbd>` : nothing}
          </button>`,
      )}
      ${unit ? html`<button class="quiet" @click=${() => this.pickUnit(unit.id, true)}>Look at ${unit.name}</button>` : nothing}
    </div>`;
  }

  /** @param {KeyboardEvent} event */
  menuKey(event) {
    const buttons = /** @type {HTMLElement[]} */ ([...this.renderRoot.querySelectorAll('.menu button')]);
    const at = buttons.findIndex((button) => button === this.shadowRoot?.activeElement);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape') {
      this.closeMenu();
    } else if (step) {
      buttons[(at + step + buttons.length) % buttons.length].focus();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
