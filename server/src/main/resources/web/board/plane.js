/** The open plane in metres: tokens where they stand, at their real size. */
import {html, nothing} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {distance, gridStep, readPlace} from './geometry.js';
import {grid, names, namesShown, sceneryShown} from './plane/ground.js';
import {METRES} from './plane/metres.js';
import {markers} from './plane/offered.js';
import {areaOf, holds, wayTo} from './plane/reach.js';
import {groundWords, placeWords} from './plane/words.js';
import {metres} from './words.js';
import {AimedAreas} from './surface/aimed.js';
import {placed} from './surface/layout.js';
import {SurfaceBoard} from './surface.js';
/** @import {Point, Thing} from './geometry.js' */
/** @import {Rect} from './labels.js' */
/** @import {Offer} from './offers.js' */
/** @import {Area, Unit} from '../net/protocol.js' */
/** @import {Spot} from './surface/layout.js' */

/** As wide as a room is where nothing stands, in metres. */
const ROOM = 24;
/** Until the rules have said why. */
const REFUSED = 'out of reach';

export class PlaneBoard extends SurfaceBoard {
  constructor() {
    super(METRES);
    /** What the rules say of places outside the reach. */
    this.aimed = new AimedAreas(this);
  }

  /** @param {Unit[]} units @returns {Spot[]} */
  spotsOf(units) {
    return placed(units, readPlace);
  }

  /** Units, what stands there, offered places near enough to matter. @returns {Thing[]} */
  content() {
    const offered = this.offers.places.flatMap(({option}) => thing(option.place) ?? []);
    return [...this.lasting(), ...offered.filter((place) => this.spots.some((spot) => distance(spot, place) < 60))];
  }

  /** Units and what stands there. @returns {Thing[]} */
  lasting() {
    const spots = this.spots.map(({x, y, size}) => ({x, y, size}));
    return [...spots, ...this.features.flatMap(({at, size}) => at.flatMap((text) => thing(text, size) ?? []))];
  }

  /** What stands there, or a room of the usual size. @returns {Thing[]} */
  get extent() {
    const things = this.features.flatMap(({at, size}) => at.flatMap((text) => thing(text, size) ?? []));
    return things.length > 1 ? things : [{x: 0, y: 0, size: ROOM}];
  }

  behindAll() {
    return grid(this.eye.camera, this.eye.screen);
  }

  /** @param {number} scale */
  ground(scale) {
    const {features} = this;
    return guard([features, scale], () => [sceneryShown(features, scale), namesShown(features, scale)]);
  }

  /** @param {number} scale @returns {Rect[]} */
  written(scale) {
    return names(this.features, scale);
  }

  get features() {
    return this.view?.board.features ?? [];
  }

  /** How far one may go, where that is asked. */
  get area() {
    return areaOf(this.offers.free);
  }

  /** @param {Point[]} points @returns {Point[]} */
  route(points) {
    const way = this.area && points.length === 1 ? wayTo(this.area, points[0]) : undefined;
    return way?.points ?? points;
  }

  /** @param {number} length @returns {string} */
  ofReach(length) {
    return this.area ? `${metres(length)} of ${metres(this.area.most)}` : metres(length);
  }

  /** In the words of the rules, once they were asked. @param {Point} at @returns {string} */
  whyNot(at) {
    const {area, offers} = this;
    if (!area || !offers.free || holds(area, at)) {
      return '';
    }
    const known = this.aimed.at(offers.free.id, this.places.write(at));
    return known ? (known.why ?? '') : REFUSED;
  }

  /** @param {Area} area */
  heard({why}) {
    if (why && this.said === REFUSED) {
      this.say(why);
    }
  }

  /** @param {Point} at @returns {string} */
  aboutPlace(at) {
    return [
      placeWords(
        at,
        this.features,
        this.spots.filter((spot) => spot !== this.acting),
      ),
      this.whyNot(at),
    ]
      .filter(Boolean)
      .join('; ');
  }

  /** @returns {string} */
  groundTold() {
    const from = this.acting ?? this.spots.find(({unit}) => this.ours.has(unit.side)) ?? this.spots.at(0);
    return groundWords(this.features, from && {name: from.unit.name, at: from});
  }

  offered() {
    return markers(this.offers.places, this.area, {
      scale: this.eye.camera.scale,
      chosen: (option) => this.isChosen(option),
      hovered: this.hover?.offer?.option.id,
    });
  }

  /**
   * The offers one points at: a marker has one.
   *
   * @param {Point | undefined} at
   * @param {EventTarget} [target]
   * @returns {Offer[]}
   */
  placeOffers(at, target) {
    const mark = target instanceof Element ? target.closest('[data-offer]') : null;
    const [asked, offered] = [mark?.getAttribute('data-request'), mark?.getAttribute('data-offer')];
    return this.offers.places.filter(({request, option}) => request.id === asked && option.id === offered);
  }

  scaleShown() {
    const step = gridStep(this.eye.camera.scale);
    const {area, acting} = this;
    return html`<span class="pill">1 square = ${step >= 1000 ? `${step / 1000} km` : `${step} m`}</span>${
        area && acting
          ? html`<span class="pill"
              ><span class="dashes" aria-hidden="true">- - -</span> where ${acting.unit.name} can go,
              ${metres(area.most)}</span
            >`
          : nothing
      }`;
  }
}

/** @param {string | undefined} text @param {number} [size] @returns {Thing | undefined} */
function thing(text, size = 0) {
  const at = readPlace(text);
  return at && {...at, size};
}

customElements.define('plane-board', PlaneBoard);
