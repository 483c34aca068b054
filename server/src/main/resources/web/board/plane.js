/** The open plane in metres: tokens where they stand, at their real size. */
import {html} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {distance, gridStep, readPlace} from './geometry.js';
import {features, grid} from './plane/ground.js';
import {METRES} from './plane/metres.js';
import {markers} from './plane/offered.js';
import {placed} from './surface/layout.js';
import {SurfaceBoard} from './surface.js';
/** @import {Point, Thing} from './geometry.js' */
/** @import {Offer} from './offers.js' */
/** @import {Unit} from '../net/protocol.js' */
/** @import {Spot} from './surface/layout.js' */

export class PlaneBoard extends SurfaceBoard {
  constructor() {
    super(METRES);
  }

  /** @param {Unit[]} units @returns {Spot[]} */
  spotsOf(units) {
    return placed(units, readPlace);
  }

  /** Units, what stands there, offered places near enough to matter. @returns {Thing[]} */
  content() {
    const features = (this.view?.board.features ?? []).flatMap(({at, size}) => at.map((text) => thing(text, size)));
    const offered = this.offers.places.map(({option}) => thing(option.place));
    const near = offered.filter((place) => place && this.spots.some((spot) => distance(spot, place) < 60));
    const spots = this.spots.map(({x, y, size}) => ({x, y, size}));
    return [...spots, ...[...features, ...near].filter((one) => one !== undefined)];
  }

  backdrop() {
    return grid(this.eye.camera, this.eye.screen);
  }

  /** @param {number} scale */
  ground(scale) {
    return guard([this.view, scale], () => features(this.view?.board.features ?? [], scale));
  }

  offered() {
    return markers(this.offers.places, this.acting, {
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
    return html`<span class="pill">1 square = ${step >= 1000 ? `${step / 1000} km` : `${step} m`}</span>`;
  }
}

/** @param {string | undefined} text @param {number} [size] @returns {Thing | undefined} */
function thing(text, size = 0) {
  const at = readPlace(text);
  return at && {...at, size};
}

customElements.define('plane-board', PlaneBoard);
