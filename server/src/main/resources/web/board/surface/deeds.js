/** What one can do on a board with places, by keys, buttons or pointer: look around, measure, choose places, put units. */
import {BoardKind} from '../kind.js';
import {answer, choosing, cornered, putting, ruler, spoken, stepped} from './modes.js';

export class SurfaceDeeds extends BoardKind {
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
    return this.places.snap(this.acting ?? this.eye.camera);
  }

  /** Moves the cursor by an arrow key and says what is there. */
  stepCursor(dx, dy, fine) {
    this.mode = stepped(this.mode, this.places.step(this.mode.at ?? this.middle(), dx, dy, fine));
    this.keepInView(this.mode.at);
    this.sayCursor();
  }

  /** Takes the one offer of a place, or lists them. */
  pickPlace(at, offers) {
    if (offers.length === 1) {
      this.pick(offers[0]);
    } else {
      this.menu = {place: this.places.write(at), at};
    }
  }

  /** Only boards whose places can be painted have a brush. */
  togglePainting() {
    return false;
  }

  toggleRuler() {
    const from = this.spotOf?.get(this.focused);
    this.mode = this.mode?.kind === 'ruler' ? undefined : ruler(from && this.places.home(from));
  }

  /** Starts choosing a place by cursor, if one is asked for. */
  choosePlace() {
    const {free} = this.offers;
    if (!free) {
      return false;
    }
    const {acting} = this;
    this.mode = {...choosing(free, acting && this.places.home(acting)), keyed: true};
    this.surface.focus();
    return true;
  }

  grabUnit() {
    const spot = this.spotOf?.get(this.focused);
    if (!spot || this.you?.role !== 'gamemaster') {
      return false;
    }
    this.mode = {...putting(spot.id, this.places.home(spot)), keyed: true};
    return true;
  }

  placeChosen() {
    const {free, places} = this.offers;
    return (this.chosen ?? []).some((id) => places.some(({option}) => option.id === id) || (free && this.places.readWay(id).length > 0));
  }

  sayCursor() {
    this.say(spoken(this.mode, this.places, this.aboutPlace(this.mode.at)));
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
    if (mode.kind === 'look' || mode.kind === 'paint') {
      this.doAt(mode, at);
      return;
    }
    this.mode = undefined;
    if (mode.kind === 'place') {
      this.tell('pick-place', {request: mode.request.id, place: answer(mode, this.places.write, at)});
    } else {
      this.tell('move-unit', {unit: mode.unit, at: this.places.write(at)});
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
