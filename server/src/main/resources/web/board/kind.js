/** What all kinds of board share: who is who, what is offered, picking, the menu of several options, what is read out. */
import {LitElement, html, nothing} from 'lit';
import {initials, ourSides} from '../shared/names.js';
import {describe} from './words.js';
import {isSettled, offersOf} from './offers.js';

export const BOARD_PROPERTIES = {
  view: {attribute: false},
  requests: {attribute: false},
  chosen: {attribute: false},
  meant: {attribute: false},
  selected: {attribute: false},
  you: {attribute: false},
  odds: {attribute: false},
  keys: {attribute: false},
};

export class BoardKind extends LitElement {
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
    /** The unit or the place whose options are being listed. @type {{unit?: string, place?: string, at?: object} | undefined} */
    this.menu = undefined;
    this.said = '';
    this.units = [];
    this.byId = new Map();
  }

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

  offersAt(unit) {
    return this.offers.units.get(unit) ?? [];
  }

  isChosen(option) {
    return (this.chosen ?? []).includes(option.id);
  }

  /** Whether an offer at a unit is being considered, with that unit in mind. */
  isMeant({option, unit}) {
    return this.isChosen(option) && (option.unit === unit || this.meant === unit);
  }

  /** The odds of an offer; none where they depend on whom it will be meant for. */
  oddsAt(offer) {
    return isSettled(offer) ? this.oddsOf(offer.option.id) : '';
  }

  oddsOf(option) {
    const text = this.odds instanceof Map ? this.odds.get(option) : this.odds?.[option];
    return text ?? '';
  }

  description(unit) {
    return describe(unit, {
      ours: this.ours,
      away: this.away(unit),
      offers: this.offersAt(unit.id),
      odds: (offer) => this.oddsAt(offer),
      nameOf: (id) => this.byId.get(id)?.name,
    });
  }

  /** How far a unit is from whoever acts, in words; kinds without places have nothing to say. */
  away() {
    return '';
  }

  /** Targets the unit if it is offered, lists its options if there are several, selects it otherwise. */
  pickUnit(unit, plainly = false) {
    const offers = this.offersAt(unit);
    this.current = unit;
    if (plainly || offers.length === 0) {
      this.tell('select-unit', {unit});
    } else if (offers.length === 1) {
      this.pick(offers[0]);
    } else {
      this.menu = {unit};
    }
  }

  /** Enter on what is chosen already does it, as the main button would. */
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

  /** Whether what is considered is a place on this board. */
  placeChosen() {
    return false;
  }

  pick({request, option, unit}) {
    this.menu = undefined;
    const later = unit && unit !== option.unit ? {unit} : {};
    this.tell('pick-option', {request: request.id, option: option.id, ...later});
  }

  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, {detail, bubbles: true, composed: true}));
  }

  say(text) {
    this.said = text;
  }

  async closeMenu() {
    const unit = this.menu?.unit ?? this.current;
    this.menu = undefined;
    await this.updateComplete;
    this.focusUnit(unit);
  }

  updated(changed) {
    if (changed.has('menu') && this.menu) {
      this.renderRoot.querySelector('.menu button')?.focus();
    }
  }

  focus() {
    this.focusUnit(this.current);
  }

  focusUnit(unit) {
    this.renderRoot.querySelector(`[data-unit="${CSS.escape(unit ?? '')}"]`)?.focus();
  }

  /** The next unit in a list by its id, for arrow keys. */
  step(units, key) {
    const at = units.findIndex((unit) => unit.id === this.current);
    const steps = {ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: -1};
    if (!(key in steps) || units.length === 0) {
      return undefined;
    }
    return units[(steps[key] + units.length) % units.length].id;
  }

  menuShown() {
    if (!this.menu) {
      return nothing;
    }
    const unit = this.byId.get(this.menu.unit);
    const name = unit?.name ?? this.menu.place;
    const offers = unit ? this.offersAt(unit.id) : this.placeOffers(this.menu.at);
    return html`<div class="menu" role="group" aria-label="Options for ${name}" @keydown=${this.menuKey}>
      <strong>${name}</strong>
      ${offers.map((offer) => html`<button @click=${() => this.pick(offer)}>
        <span>${offer.option.text}</span>
        <span class="odds">${unit ? this.oddsAt(offer) : this.oddsOf(offer.option.id)}</span>
        <span class="cost">${(offer.option.costs ?? []).map((cost) => `${cost.amount} ${cost.what}`).join(', ')}</span>
        ${offer.key ? html`<kbd>${offer.key}</kbd>` : nothing}
      </button>`)}
      ${unit ? html`<button class="quiet" @click=${() => this.pickUnit(unit.id, true)}>Look at ${unit.name}</button>` : nothing}
    </div>`;
  }

  menuKey(event) {
    const buttons = [...this.renderRoot.querySelectorAll('.menu button')];
    const at = buttons.indexOf(this.renderRoot.activeElement);
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
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
