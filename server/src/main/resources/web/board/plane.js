/** The open plane in metres: tokens where they stand, at their real size. */
import {html} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {distance, gridStep, readPlace} from './geometry.js';
import {features, grid} from './plane/ground.js';
import {METRES} from './plane/metres.js';
import {markers} from './plane/offered.js';
import {placed} from './surface/layout.js';
import {SurfaceBoard} from './surface.js';

export class PlaneBoard extends SurfaceBoard {
  get places() {
    return METRES;
  }

  spotsOf(units) {
    return placed(units, readPlace);
  }

  /** Units, what stands there, offered places near enough to matter. */
  content() {
    const things = this.spots.map(({x, y, size}) => ({x, y, size}));
    for (const feature of this.view?.board?.features ?? []) {
      for (const at of feature.at.map(readPlace).filter(Boolean)) {
        things.push({...at, size: feature.size ?? 0});
      }
    }
    const offered = (this.offers?.places ?? []).map((offer) => readPlace(offer.option.place)).filter(Boolean);
    return [...things, ...offered.filter((place) => this.spots.some((spot) => distance(spot, place) < 60))];
  }

  backdrop() {
    return grid(this.eye.camera, this.eye.screen);
  }

  ground(scale) {
    return guard([this.view, scale], () => features(this.view?.board?.features ?? [], scale));
  }

  offered() {
    return markers(this.offers.places, this.acting, {
      scale: this.eye.camera.scale,
      chosen: (option) => this.isChosen(option),
      hovered: this.hover?.offer?.option.id,
    });
  }

  /** The offers one points at: a marker has one. */
  placeOffers(at, target) {
    const mark = target?.closest?.('[data-offer]')?.dataset;
    return this.offers.places.filter(({request, option}) => request.id === mark?.request && option.id === mark.offer);
  }

  scaleShown() {
    const step = gridStep(this.eye.camera.scale);
    return html`<span class="pill">1 square = ${step >= 1000 ? `${step / 1000} km` : `${step} m`}</span>`;
  }
}

customElements.define('plane-board', PlaneBoard);
