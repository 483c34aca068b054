/**
 * Zones as panels, linked by lines that say what a step costs: who is where, what the ground, the light and the weather
 * are, how far each zone is from whoever acts. On a phone the zones on the way to the target stand as a ladder.
 */
import {html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {find} from '../shared/focus.js';
import {costWords} from '../shared/words.js';
import {BoardKind, effectsLayer} from './kind.js';
import {unitAt} from './offers.js';
import {bodies} from './panels/bodies.js';
import {head} from './panels/head.js';
import {zoneKey} from './panels/keys.js';
import {ladder} from './panels/ladder.js';
import {aimShown, cellStyle, centre, linksShown} from './panels/links.js';
import {everywhereOf, inReachOf, linksOf, stepsOf, withoutReach, zonesOf} from './panels/model.js';
import {planOf} from './panels/plan.js';
import {panelStyles} from './panels/styles.js';
import {boardWords, whereWords, zoneWords} from './panels/words.js';
import {panel, patterns} from './panels/zone.js';
import {bodyLook} from '../shared/body/body-look.js';
import {floatStyles, tokenStyles} from './styles.js';
/** @import {Board, Unit} from '../net/protocol.js' */
/** @import {Changes} from '../shared/element.js' */
/** @import {Point} from './geometry.js' */
/** @import {Offer} from './offers.js' */
/** @import {Box} from './panels/links.js' */
/** @import {Link, Tag, Zone} from './panels/model.js' */
/** @import {Plan} from './panels/plan.js' */
/** @import {OnScreen} from './surface/stage.js' */

/** Below this width zones stand as a ladder. */
const NARROW = 640;

export class PanelsBoard extends BoardKind {
  static properties = {
    ...BoardKind.properties,
    stop: {state: true},
    lifted: {state: true},
    over: {state: true},
    asking: {state: true},
    unfolded: {state: true},
    small: {type: Boolean, reflect: true},
    boxes: {state: true},
  };

  static styles = [tokenStyles, floatStyles, bodyLook, panelStyles];

  constructor() {
    super();
    /** The zone whose title has the one tab stop, if no unit has it. @type {string | undefined} */
    this.stop = undefined;
    /** The unit that is being dragged. @type {string | undefined} */
    this.lifted = undefined;
    /** The zone that it is dragged over. @type {string | undefined} */
    this.over = undefined;
    /** Who takes the next zone that is pointed at. @type {((place: string) => void) | undefined} */
    this.asking = undefined;
    /** Whether the zones beside the way are shown, on a phone. */
    this.unfolded = false;
    this.small = false;
    /** Where the panels are, in pixels of the field. @type {Map<string, Box>} */
    this.boxes = new Map();
    /** @type {Zone[]} */
    this.zones = [];
    /** @type {Link[]} */
    this.links = [];
    /** @type {Tag[]} */
    this.everywhere = [];
    /** @type {Plan} */
    this.plan = {cells: new Map(), columns: 1, tracks: 1};
    /** @type {(from: string, to: string) => number} */
    this.steps = () => 0;
    /** The board that was drawn last. @type {Board | undefined} */
    this.drawn = undefined;
    this.watch = new ResizeObserver(() => this.measure());
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watch.disconnect();
  }

  /** @param {Changes} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('view') && this.drawn !== this.view?.board) {
      this.drawn = this.view?.board;
      this.zones = zonesOf(this.view);
      this.links = linksOf(this.view);
      this.everywhere = everywhereOf(this.view);
      this.plan = this.zones.length > 0 ? planOf(this.zones, this.links) : this.plan;
      this.steps = stepsOf(this.zones, this.links);
    }
    const there = this.units.filter(({place}) => place);
    if (this.current !== undefined && !there.some(({id}) => id === this.current)) this.current = undefined;
    if (this.current === undefined && this.stop === undefined) this.current = (this.from() ?? there[0])?.id;
    this.stop ??= this.current === undefined ? this.zones[0]?.name : undefined;
  }

  /** @param {Changes} changed */
  updated(changed) {
    super.updated(changed);
    this.measure();
    if (changed.has('menu')) this.style.setProperty('--scrolled', `${this.scrollTop}px`);
    if (this.small && (changed.has('chosen') || changed.has('requests'))) this.showWhatMatters();
  }

  /** Lines are drawn between the panels as they have turned out. */
  measure() {
    this.small = this.clientWidth > 0 && this.clientWidth <= NARROW;
    const field = find(this.renderRoot, '.field');
    if (!field || this.small) return;
    /** @type {Map<string, Box>} */
    const boxes = new Map();
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (field.querySelectorAll('.zone'))) {
      const {offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height} = element;
      boxes.set(element.dataset.zone ?? '', {left, top, width, height});
    }
    if (JSON.stringify([...boxes]) !== JSON.stringify([...this.boxes])) this.boxes = boxes;
  }

  /** On a small screen whoever is aimed at is in sight. */
  showWhatMatters() {
    const shown =
      find(this.renderRoot, '.unit.chosen, .zone.going')?.closest('.zone') ?? find(this.renderRoot, '.zone.here');
    const box = this.getBoundingClientRect();
    const at = shown?.getBoundingClientRect();
    if (!at) return;
    const top = box.top + (find(this.renderRoot, '.head')?.offsetHeight ?? 0);
    if (at.top < top) this.scrollTop -= top - at.top + 2;
    else if (at.bottom > box.bottom) this.scrollTop += Math.min(at.bottom - box.bottom + 6, at.top - top);
  }

  /** Who is looked from: whoever acts or is asked, else one of ours. @returns {Unit | undefined} */
  from() {
    const there = this.units.filter(({place, out}) => place && !out);
    return (
      there.find(({id}) => id === this.offers.acting) ??
      there.find(({yours}) => yours) ??
      there.find(({side}) => this.ours.has(side)) ??
      there[0]
    );
  }

  /** The zone of whoever is looked from. @returns {string | undefined} */
  home() {
    return this.from()?.place;
  }

  /** @param {string} zone @returns {number} */
  stepsFromHome(zone) {
    const home = this.home();
    return home ? this.steps(home, zone) : 0;
  }

  /** How far a zone is from whoever is looked from. @param {Zone} zone @returns {string} */
  rangeOf(zone) {
    const home = this.zones.find(({name}) => name === this.home());
    return home?.ranges.get(zone.name) ?? '';
  }

  /** @param {string} zone @returns {Unit[]} */
  unitsIn(zone) {
    return this.units.filter(({place}) => place === zone);
  }

  /** @param {string | undefined} name @returns {Zone | undefined} */
  zoneNamed(name) {
    return this.zones.find((zone) => zone.name === name);
  }

  /** What is offered at a zone. @param {string} zone @returns {Offer[]} */
  zoneOffers(zone) {
    return this.offers.places.filter(({option}) => option.place === zone);
  }

  /** @param {Point | undefined} at @returns {Offer[]} */
  placeOffers(at) {
    return this.menu?.place ? this.zoneOffers(this.menu.place) : [];
  }

  /** The zone that what is considered leads to. @returns {string | undefined} */
  chosenZone() {
    return this.offers.places.find(({option}) => this.isChosen(option))?.option.place;
  }

  /** @returns {boolean} */
  placeChosen() {
    return this.chosenZone() !== undefined;
  }

  /** Whom what is considered is meant for, and the chance. @returns {{unit: string, odds: string} | undefined} */
  target() {
    for (const [unit, offers] of this.offers.units) {
      const meant = offers.find((offer) => this.isMeant(offer));
      if (meant) return {unit, odds: this.oddsAt(meant)};
    }
    return undefined;
  }

  render() {
    const from = this.from();
    if (this.zones.length === 0) return html`<p class="empty">The zones appear here once the table is set.</p>`;
    return html`${patterns()}${head(this, from)}
      <p class="listened" id="ground">
        ${boardWords(
          this.zones,
          this.everywhere,
          from,
          (zone) => this.rangeOf(zone),
          (zone) => this.unitsIn(zone.name),
        )}
      </p>
      <div
        class="field-frame"
        role="group"
        aria-label=${this.label()}
        aria-describedby="ground"
        @keydown=${(/** @type {KeyboardEvent} */ event) => zoneKey(this, event)}>
        ${this.small ? ladder(this) : this.field()}
      </div>
      ${this.small ? nothing : bodies(this)} ${effectsLayer}
      <div class="foot"><slot name="corner"></slot></div>
      ${this.menuShown()}
      <div class="said" role="status">${this.said}</div>`;
  }

  label() {
    const count = this.units.filter(({place}) => place).length;
    return `Board, ${this.zones.length} zones, ${count === 1 ? 'one unit' : `${count} units`}`;
  }

  field() {
    const aimed = this.zoneNamed(this.byId.get(this.target()?.unit ?? '')?.place);
    return html`<div class="field" .style=${`--columns:${this.plan.columns};--tracks:${this.plan.tracks}`}>
      ${linksShown(this, this.boxes)}
      ${repeat(
        this.zones,
        ({name}) => name,
        (zone) => panel(this, zone, cellStyle(this.plan, zone.name)),
      )}
      ${aimShown(this, aimed)}
    </div>`;
  }

  /** @param {Unit} unit @returns {string} */
  description(unit) {
    const near = inReachOf(unit).flatMap((id) => this.byId.get(id)?.name ?? []);
    return [super.description(withoutReach(unit)), near.length ? `in reach of ${near.join(', ')}` : '']
      .filter(Boolean)
      .join('; ');
  }

  /** @param {Unit} unit @returns {string} */
  away(unit) {
    const zone = this.zoneNamed(unit.place);
    return zone ? whereWords(zone, this.rangeOf(zone)) : '';
  }

  /** A zone in words, with what a move there would be. @param {Zone} zone @returns {string} */
  zoneTold(zone) {
    const offers = this.zoneOffers(zone.name).map(({option}) => offerWords(option.text, option.costs));
    return [zoneWords(zone, this.rangeOf(zone), this.unitsIn(zone.name), this.links), ...offers].join(' Offered: ');
  }

  /** Considers going to a zone; where there are several ways to be there, they are listed. @param {string} zone @returns {boolean} */
  pickZone(zone) {
    if (this.asking) {
      const take = this.asking;
      this.asking = undefined;
      take(zone);
      return true;
    }
    const offers = this.zoneOffers(zone);
    if (offers.length === 1) {
      this.pick(offers[0]);
      this.say(offerWords(offers[0].option.text, offers[0].option.costs));
    } else if (offers.length > 1) {
      this.menu = {place: zone};
    }
    return offers.length > 0;
  }

  /** Enter on a zone considers it, and does it if it is considered already. @param {string} zone */
  enterZone(zone) {
    const [lone, ...others] = this.zoneOffers(zone);
    if (lone && others.length === 0 && this.isChosen(lone.option)) this.tell('act', {act: 'commit'});
    else if (!this.pickZone(zone)) this.say('No move there is offered now.');
  }

  /** @param {MouseEvent} event @param {string} zone */
  tapped(event, zone) {
    if (!unitAt(event.target)) this.pickZone(zone);
  }

  /** @param {MouseEvent} event @param {string} unit */
  tappedUnit(event, unit) {
    const place = this.byId.get(unit)?.place;
    if (this.asking && place) this.pickZone(place);
    else this.pickUnit(unit, event.shiftKey);
  }

  /** Whether somebody can be put into another zone now, by a move or by hand. @param {string} unit */
  canLift(unit) {
    return this.you?.role === 'gamemaster' || (unit === this.offers.acting && this.offers.places.length > 0);
  }

  /** @param {DragEvent} event @param {string} unit */
  lift(event, unit) {
    event.dataTransfer?.setData('text/plain', unit);
    this.lifted = unit;
  }

  /** @param {string} zone */
  takes(zone) {
    const {lifted} = this;
    if (!lifted || this.byId.get(lifted)?.place === zone) return false;
    return (lifted === this.offers.acting && this.zoneOffers(zone).length > 0) || this.you?.role === 'gamemaster';
  }

  /** @param {DragEvent} event @param {string} zone */
  draggedOver(event, zone) {
    if (!this.takes(zone)) return;
    event.preventDefault();
    this.over = zone;
  }

  /** @param {DragEvent} event @param {string} zone */
  dropped(event, zone) {
    const {lifted} = this;
    if (lifted && this.takes(zone)) {
      event.preventDefault();
      const moved = lifted === this.offers.acting && this.pickZone(zone);
      if (!moved) this.tell('move-unit', {unit: lifted, at: zone});
    }
    this.lifted = this.over = undefined;
  }

  /** Lets a zone be pointed at and hands over its name. @param {(place: string) => void} take */
  askPlace(take) {
    this.asking = take;
    this.say('Choose a zone.');
  }

  /** @param {Event & {target: HTMLDetailsElement}} event */
  toggled(event) {
    this.unfolded = event.target.open;
  }

  async closeMenu() {
    const place = this.menu?.place;
    await super.closeMenu();
    if (place) this.focusZone(place);
  }

  focus() {
    if (this.current === undefined && this.stop) this.focusZone(this.stop);
    else super.focus();
  }

  /** @param {string} zone */
  focusZone(zone) {
    find(this.renderRoot, `[data-stop="${CSS.escape(zone)}"]`)?.focus();
  }

  /** Where a token is in the field, for lines that belong to it. @param {string} unit @returns {OnScreen | undefined} */
  tokenIn(unit) {
    const field = find(this.renderRoot, '.field')?.getBoundingClientRect();
    const box = this.getBoundingClientRect();
    const at = this.placeOf(unit);
    return field && at && {...at, x: at.x + box.left - field.left, y: at.y + box.top - field.top};
  }

  /** @param {string} unit @returns {OnScreen | undefined} */
  placeOf(unit) {
    const shape = find(this.renderRoot, `.unit[data-unit="${CSS.escape(unit)}"] .shape`)?.getBoundingClientRect();
    const box = this.getBoundingClientRect();
    return (
      shape && {
        x: (shape.left + shape.right) / 2 - box.left,
        y: (shape.top + shape.bottom) / 2 - box.top,
        r: shape.width / 2,
      }
    );
  }

  /** @param {string} unit @param {string} from @param {string} to @returns {Point[]} */
  pathOf(unit, from, to) {
    const box = this.getBoundingClientRect();
    return [from, ...to.split(';').map((zone) => zone.trim())].flatMap((zone) => {
      const found = find(this.renderRoot, `[data-zone="${CSS.escape(zone)}"]`)?.getBoundingClientRect();
      if (!found) return [];
      const {x, y} = centre(found);
      return [{x: x - box.left, y: y - box.top}];
    });
  }
}

/** @param {string} text @param {{what: string, amount: number}[]} costs */
function offerWords(text, costs) {
  return [text, costWords(costs).join(', ')].filter(Boolean).join(', ');
}

customElements.define('panels-board', PanelsBoard);
