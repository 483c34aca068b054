/** What one can do on the plane, by keys, buttons or pointer: look around, measure, choose places, put units. */
import {BoardKind} from '../kind.js';
import {readWay, snap, writePlace} from '../geometry.js';
import {answer, choosing, cornered, putting, ruler} from './modes.js';

export class PlaneDeeds extends BoardKind {
  zoomBy(factor) {
    this.eye.zoom(factor);
  }

  panBy(dx, dy) {
    this.eye.pan(dx, dy);
  }

  fitAll() {
    this.eye.fit(this.content());
  }

  show(unit, onlyIfOut = false) {
    const spot = this.spotOf?.get(unit);
    if (spot && !(onlyIfOut && this.eye.sees(spot))) {
      this.eye.centre(spot);
    }
  }

  keepInView(place) {
    if (!this.eye.sees(place)) {
      this.eye.centre(place);
    }
  }

  middle() {
    return snap(this.acting ?? this.eye.camera);
  }

  toggleRuler() {
    const from = this.spotOf?.get(this.focused);
    this.mode = this.mode?.kind === 'ruler' ? undefined : ruler(from && {x: from.x, y: from.y});
  }

  /** Starts choosing a place by cursor, if one is asked for. */
  choosePlace() {
    const {free} = this.offers;
    if (!free) {
      return false;
    }
    const {acting} = this;
    this.mode = {...choosing(free, acting && {x: acting.x, y: acting.y}), keyed: true};
    this.surface.focus();
    return true;
  }

  grabUnit() {
    const spot = this.spotOf?.get(this.focused);
    if (!spot || this.you?.role !== 'gamemaster') {
      return false;
    }
    this.mode = {...putting(spot.id, {x: spot.x, y: spot.y}), keyed: true};
    return true;
  }

  placeChosen() {
    const {free, places} = this.offers;
    return (this.chosen ?? []).some((id) => places.some(({option}) => option.id === id) || (free && readWay(id).length > 0));
  }

  leaveMode() {
    this.mode = undefined;
    this.focusUnit(this.current);
  }

  confirm(at = this.mode.at) {
    const {mode} = this;
    if (mode.kind === 'ruler') {
      this.mode = mode.done ? undefined : cornered(mode, at);
      return;
    }
    this.mode = undefined;
    if (mode.kind === 'place') {
      this.tell('pick-place', {request: mode.request.id, place: answer(mode, at)});
    } else {
      this.tell('move-unit', {unit: mode.unit, at: writePlace(at)});
    }
    if (mode.keyed) {
      this.focusUnit(this.current);
    }
  }

  /** Esc: drops what is dragged, or leaves the units for the board itself, where arrow keys pan. */
  escape() {
    this.pointers.stopDrag();
    if (this.focused) {
      this.surface.focus();
      return true;
    }
    return false;
  }
}
