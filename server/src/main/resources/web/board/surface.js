/**
 * What boards with places share: one looks around, tokens stand somewhere, ways are measured. A kind of board says how its
 * places are read (`places`), where units stand (`spotsOf`), what all should be in sight (`content`), and draws its ground
 * (`behindAll`, `ground`), what it offers (`offered`) and its scale (`scaleShown`).
 */
import {html, nothing} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {onGround} from './backdrop.js';
import {BoardKind, effectsLayer} from './kind.js';
import {readingOrder, unitAt} from './offers.js';
import {find} from '../shared/focus.js';
import {layout} from './surface/layout.js';
import {hint} from './surface/modes.js';
import {Eye} from './surface/camera.js';
import {PointerActions} from './surface/pointer-actions.js';
import {Pointers} from './surface/pointers.js';
import {surfaceKey} from './surface/keys.js';
import {overlay} from './surface/overlay.js';
import {SurfaceTools} from './surface/tools.js';
import {unitLabels, unitTokens} from './surface/units.js';
import {controls, elsewhere} from './surface/controls.js';
import {atThisMoment, chipRoom, chips} from './surface/edge.js';
import {carriers} from './surface/riders.js';
import {tokenOnScreen, wayOnScreen} from './surface/stage.js';
import {floatStyles, tokenStyles} from './styles.js';
import {surfaceStyles} from './surface/styles.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Unit} from '../net/protocol.js' */
/** @import {Changes} from '../shared/element.js' */
/** @import {Point, Thing} from './geometry.js' */
/** @import {Rect} from './labels.js' */
/** @import {Offer} from './offers.js' */
/** @import {Places} from './plane/metres.js' */
/** @import {Layout, Spot} from './surface/layout.js' */
/** @import {Mode} from './surface/modes.js' */
/** @import {OnScreen} from './surface/stage.js' */
/** @import {Drawing} from './token.js' */

/** Longer than the longest glide, which the page may set. */
const SETTLES = 700;

/** @typedef {{at: Point, unit?: string, offer?: Offer, held: boolean}} Here what the pointer is over; held by the board */

export class SurfaceBoard extends BoardKind {
  static properties = {
    ...BoardKind.properties,
    mode: {state: true},
    hover: {state: true},
    dragged: {state: true},
    focused: {state: true},
  };

  static styles = [tokenStyles, floatStyles, surfaceStyles];

  /** @param {Places} places how the board reads, writes and measures places */
  constructor(places) {
    super();
    this.places = places;
    this.eye = new Eye(() => this.requestUpdate());
    /** What keys, buttons and pointers do. @type {SurfaceTools} */
    this.tools = new SurfaceTools(this);
    /** @type {Mode | undefined} */
    this.mode = undefined;
    /** What the pointer is over. @type {Here | undefined} */
    this.hover = undefined;
    /** @type {{unit: string, at: Point, walks: boolean} | undefined} */
    this.dragged = undefined;
    /** The unit that shows its focus. @type {string | undefined} */
    this.focused = undefined;
    /** @type {Spot[]} */
    this.spots = [];
    /** @type {Map<string, Spot>} */
    this.spotOf = new Map();
    /** Who is carried by whom. @type {Map<string, string>} */
    this.carriers = new Map();
    /** Units in the order in which arrow keys reach them. @type {Spot[]} */
    this.reading = [];
    /** @type {Layout} */
    this.laid = {tokens: [], captions: new Map(), tags: new Map(), taken: []};
    /** What labels of lines, ways and reasons keep off: names, and each other. @type {Rect[]} */
    this.labelled = [];
    /** What the layout was made of. @type {unknown[]} */
    this.arranged = [];
    /** @type {Pointers | undefined} */
    this.pointers = undefined;
    /** Units this near in height are read as one line. */
    this.line = 2;
    this.watch = new ResizeObserver(([entry]) => {
      const {width, height} = entry.contentRect;
      this.eye.resize(width, height, this.content(), this.lasting());
      this.follow();
    });
    /** Whom the camera shows, by their ids. */
    this.about = '';
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watch.disconnect();
  }

  firstUpdated() {
    if (this.surface) {
      this.pointers = new Pointers(this.surface, new PointerActions(this));
    }
  }

  /** @returns {SVGSVGElement | null} */
  get surface() {
    return this.renderRoot.querySelector('svg.surface');
  }

  /** @param {Changes} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('requests') && this.isSmall && !changed.has('view')) {
      this.follow();
    }
    if (changed.has('requests') && this.mode?.kind === 'place' && this.offers.free?.id !== this.mode.request.id) {
      this.mode = undefined;
    }
    if (changed.has('view')) {
      this.spots = this.spotsOf(this.units);
      this.spotOf = new Map(this.spots.map((spot) => [spot.id, spot]));
      this.carriers = carriers(this.spots);
      this.reading = readingOrder(
        this.spots.filter(({id}) => !this.carriers.has(id)),
        this.line,
      );
      this.follow();
      this.settle(changed.get('view') !== undefined);
    }
    if (!this.spotAt(this.current)) {
      this.current = this.reading.at(0)?.id;
    }
    this.arrange();
  }

  /** Whether the screen is so small that not everything on it can be read. @returns {boolean} */
  get isSmall() {
    return this.eye.screen.width < 480;
  }

  /** The least pixels per metre, or zone, at which a board can still be read. @returns {number} */
  legible() {
    return 30 / Math.max(0.5, Math.min(...this.spots.map(({size}) => size || 1), 4));
  }

  /** Everything in sight, or on a small screen whoever the moment is about; whoever moved the camera keeps it until then. */
  follow() {
    if (!this.isSmall) {
      this.eye.follow(this.content(), this.lasting());
      return;
    }
    const moment = atThisMoment(this);
    const offered = this.offers.places.flatMap(({option}) => this.places.read(option.place) ?? []);
    const about = moment.map(({id}) => id).join();
    if (about !== this.about) {
      this.about = about;
      this.eye.moved = false;
    }
    this.eye.frame(this.content(), moment.length > 0 ? moment : offered, this.legible());
  }

  /** Brings somebody into sight, and takes what is offered there. @param {string} unit */
  reveal(unit) {
    this.show(unit);
    if (this.offersAt(unit).length > 0) {
      this.pickUnit(unit);
    }
  }

  /** Tokens glide to new places for a moment; zooming and panning never glide. @param {boolean} moved */
  settle(moved) {
    if (moved) {
      this.gliding = this.eye.camera.scale;
      clearTimeout(this.settled);
      this.settled = setTimeout(() => {
        this.gliding = undefined;
        this.requestUpdate();
      }, SETTLES);
    }
  }

  /** Lays out tokens and labels anew only when something they depend on changed. */
  arrange() {
    const {scale, x, y} = this.eye.camera;
    const least = this.leastRadius();
    const edge = this.isSmall ? `${x} ${y}` : '';
    const now = [this.view, this.requests, this.selected, scale, least, this.ours, edge, this.shown];
    if (now.some((value, i) => value !== this.arranged[i])) {
      this.arranged = now;
      this.laid = layout(
        this.spots.filter(({id}) => !this.carriers.has(id) || this.rank(id) >= 3),
        {
          scale,
          aboard: (id) => this.aboard(id).length,
          least,
          ours: this.ours,
          rank: (id) => this.rank(id),
          written: [...this.written(scale), ...chipRoom(this)],
        },
      );
    }
  }

  /** @param {string} id @returns {number} */
  rank(id) {
    const unit = this.byId.get(id);
    if (id === this.selected || id === this.offers.acting || unit?.active) {
      return 3;
    }
    return (this.offers.units.has(id) ? 2 : 0) + (unit && this.ours.has(unit.side) ? 0.5 : 0);
  }

  /** Whom something on the board carries. @param {string} id @returns {Unit[]} */
  aboard(id) {
    return this.units.filter((unit) => this.carriers.get(unit.id) === id);
  }

  /** What is offered at a unit, and at those it carries who are not drawn. @param {string} id @returns {Offer[]} */
  offersAt(id) {
    const carried = this.aboard(id).filter((unit) => this.rank(unit.id) < 3);
    return [id, ...carried.map((unit) => unit.id)].flatMap((unit) => super.offersAt(unit));
  }

  /** Where a unit stands, if it is on the board. @param {string | undefined} id @returns {Spot | undefined} */
  spotAt(id) {
    return id === undefined ? undefined : this.spotOf.get(id);
  }

  /** @returns {boolean} */
  placeChosen() {
    const {free, places} = this.offers;
    return (this.chosen ?? []).some(
      (id) => places.some(({option}) => option.id === id) || (free !== undefined && this.places.readWay(id).length > 0),
    );
  }

  /** @param {(place: string) => void} take */
  askPlace(take) {
    this.tools.askPlace(take);
  }

  /** @param {string} unit @param {boolean} [onlyIfOut] */
  show(unit, onlyIfOut = false) {
    const spot = this.spotAt(unit);
    if (spot && !(onlyIfOut && this.eye.sees(spot))) {
      this.eye.centre(spot);
    }
  }

  /** @param {string} unit @returns {OnScreen | undefined} */
  placeOf(unit) {
    return tokenOnScreen(this, unit);
  }

  /** @param {string} unit @param {string} from @param {string} to @returns {Point[]} */
  pathOf(unit, from, to) {
    return wayOnScreen(this, unit, from, to);
  }

  /** Tokens are never smaller than this, in pixels. @returns {number} */
  leastRadius() {
    return this.eye.screen.width < 480 ? 12 : 14;
  }

  /** @returns {Spot | undefined} */
  get acting() {
    return this.spotAt(this.offers.acting);
  }

  /** @param {Unit} unit @returns {string} */
  description(unit) {
    const carried = this.aboard(unit.id).map(({name}) => name);
    return [super.description(unit), carried.length > 0 ? `aboard: ${carried.join(', ')}` : '']
      .filter(Boolean)
      .join('; ');
  }

  /** @param {Unit} unit @returns {string} */
  away(unit) {
    const spot = this.spotAt(unit.id);
    const {acting} = this;
    return spot && acting && acting !== spot
      ? `${this.places.words(this.places.gap(acting, spot))} from ${acting.unit.name}`
      : '';
  }

  render() {
    const {scale} = this.eye.camera;
    const still = this.gliding === scale ? 'gliding' : '';
    const marks = [
      this.laid,
      this.view,
      this.offers,
      this.chosen,
      this.meant,
      this.selected,
      this.odds,
      this.current,
      this.focused,
    ];
    const over = overlay(this);
    return html` <svg
        class="surface ${this.mode || this.offers.free ? 'aiming' : ''}"
        role="group"
        aria-label=${this.label()}
        aria-describedby="ground"
        tabindex=${this.reading.length > 0 ? -1 : 0}
        @keydown=${(/** @type {KeyboardEvent} */ event) => surfaceKey(this, event)}
        @focusin=${this.entered}
        @focusout=${this.left}
        @click=${this.clicked}>
        <g aria-hidden="true">${this.behindAll()}</g>
        <g transform=${this.eye.shift}>
          <g aria-hidden="true">${onGround(this, scale)}${this.ground(scale)}</g>
          <g aria-hidden="true">${over.under}</g>
          <g class=${still}>${guard(marks, () => unitTokens(this))}</g>
          <g class=${still} aria-hidden="true">${guard([this.laid], () => unitLabels(this))}</g>
          <g aria-hidden="true" class="over">${over.over()}</g>
        </g>
      </svg>
      ${effectsLayer}
      <div class="top">
        <slot name="legend"></slot
        >${hint(this.mode) ? html`<span class="pill hint">${hint(this.mode)}</span>` : nothing}
      </div>
      ${elsewhere(this)} ${controls(this)}${chips(this)}${this.floating()} ${this.menuShown()}
      <p class="listened" id="ground">${this.groundTold()}</p>
      <div class="said" role="status">${this.said}</div>`;
  }

  label() {
    const count = this.reading.length;
    const {acting} = this;
    return `Board, ${count === 1 ? 'one unit' : `${count} units`}${acting ? `, ${acting.unit.name} acts` : ''}`;
  }

  /** @param {FocusEvent} event */
  entered(event) {
    const {target} = event;
    const unit = unitAt(target);
    this.current = unit ?? this.current;
    this.focused = target instanceof Element && target.matches(':focus-visible') ? unit : undefined;
  }

  left() {
    this.focused = undefined;
  }

  /** Pointers are followed elsewhere; this hears what a screen reader presses. @param {MouseEvent} event */
  clicked(event) {
    const unit = unitAt(event.target);
    if (event.detail === 0 && unit) {
      this.pickUnit(unit);
    }
  }

  /** @param {Changes} changed */
  updated(changed) {
    super.updated(changed);
    const menu = find(this.renderRoot, '.menu');
    const spot = this.menu?.at ?? this.spotAt(this.menu?.unit);
    if (menu && spot) {
      const {x, y} = this.eye.at(spot);
      const {width, height} = this.eye.screen;
      menu.style.left = `${Math.max(8, Math.min(x + 24, width - menu.offsetWidth - 8))}px`;
      menu.style.top = `${Math.max(8, Math.min(y - 16, height - menu.offsetHeight - 8))}px`;
    }
  }

  /** A finger touched the board there, where a mouse would have been before. @param {Here} here */
  touched(here) {}

  /**
   * What is to be said of a place besides where it is; the open plane says nothing.
   *
   * @param {Point} at
   * @returns {string}
   */
  aboutPlace(at) {
    return '';
  }

  /** The way to points as it will be walked, without its start. @param {Point[]} points @returns {Point[]} */
  route(points) {
    return points;
  }

  /** A length, and of how much where that is known. @param {number} length @returns {string} */
  ofReach(length) {
    return this.places.words(length);
  }

  /** Why a place cannot be chosen, in words; empty where it can, or only the rules know. @param {Point} at @returns {string} */
  whyNot(at) {
    return '';
  }

  /** What stands on the ground, for those who listen. @returns {string} */
  groundTold() {
    return '';
  }

  /**
   * Whether the pointer is over something else than before.
   *
   * @param {Here} here
   * @param {Here | undefined} before
   * @returns {boolean}
   */
  isElsewhere(here, before) {
    return here.unit !== before?.unit || here.offer?.option.id !== before?.offer?.option.id;
  }

  /** Words on the ground that labels should keep off, in pixels. @param {number} scale @returns {Rect[]} */
  written(scale) {
    return [];
  }

  /** What a kind of board draws over its tokens. */
  /** Where units stand. @param {Unit[]} units @returns {Spot[]} */
  spotsOf(units) {
    return [];
  }

  /** What all should be in sight. @returns {Thing[]} */
  content() {
    return this.spots;
  }

  /** What of it is there whatever is offered. @returns {Thing[]} */
  lasting() {
    return this.content();
  }

  /** The whole ground, whoever stands where: a map picture is laid onto it. @returns {Thing[]} */
  get extent() {
    return this.content();
  }

  /** What lies behind everything and does not move. @returns {Drawing | typeof nothing} */
  behindAll() {
    return nothing;
  }

  /** @param {number} scale @returns {unknown} */
  ground(scale) {
    return nothing;
  }

  /** What is offered at places. @returns {Drawing | typeof nothing} */
  offered() {
    return nothing;
  }

  /**
   * The offers at a place, or at what one points at there.
   *
   * @param {Point | undefined} at
   * @param {EventTarget} [target]
   * @returns {Offer[]}
   */
  placeOffers(at, target) {
    return [];
  }

  /** How large things are, in words. @returns {TemplateResult | typeof nothing} */
  scaleShown() {
    return nothing;
  }

  /** What this viewer may paint with. @returns {string[] | undefined} */
  get paints() {
    const paints = this.view?.board.paints ?? [];
    return this.you?.role === 'gamemaster' && paints.length > 0 ? paints : undefined;
  }

  /** @returns {Drawing | typeof nothing} */
  above() {
    return nothing;
  }

  /** What a kind of board lets float over itself. @returns {TemplateResult | typeof nothing} */
  floating() {
    return nothing;
  }
}
