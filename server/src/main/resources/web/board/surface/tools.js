/** What one can do on a board with places, by keys, buttons or pointer: look around, measure, choose places, put units. */
import {answer, choosing, cornered, pointingOut, putting, ruler, spoken, stepped} from './modes.js';
/** @import {Point} from '../geometry.js' */
/** @import {Offer} from '../offers.js' */
/** @import {SurfaceBoard} from '../surface.js' */
/** @import {Mode} from './modes.js' */

export class SurfaceTools {
  /** @param {SurfaceBoard} board */
  constructor(board) {
    this.board = board;
  }

  /** @param {number} factor */
  zoomBy(factor) {
    this.board.eye.zoom(factor);
  }

  /** @param {number} dx @param {number} dy */
  panBy(dx, dy) {
    this.board.eye.pan(dx, dy);
  }

  fitAll() {
    this.board.eye.fit(this.board.content());
  }

  /** @param {Point} place */
  keepInView(place) {
    if (!this.board.eye.sees(place)) {
      this.board.eye.centre(place);
    }
  }

  middle() {
    return this.board.places.snap(this.board.acting ?? this.board.eye.camera);
  }

  /**
   * Moves the cursor by an arrow key and says what is there.
   *
   * @param {number} dx
   * @param {number} dy
   * @param {boolean} fine
   */
  stepCursor(dx, dy, fine) {
    const {mode, places} = this.board;
    if (!mode) {
      return;
    }
    const at = places.step(mode.at ?? this.middle(), dx, dy, fine);
    this.board.mode = stepped(mode, at);
    this.keepInView(at);
    this.sayCursor();
  }

  /** Takes the one offer of a place, or lists them. @param {Point} at @param {Offer[]} offers */
  pickPlace(at, offers) {
    if (offers.length === 1) {
      this.board.pick(offers[0]);
    } else {
      this.board.menu = {place: this.board.places.write(at), at};
    }
  }

  /** Only boards whose places can be painted have a brush. @returns {boolean} */
  togglePainting() {
    return false;
  }

  /** What else may be done at a place: only boards of zones have something. @param {Mode} mode @param {Point} [at] */
  doAt(mode, at) {}

  toggleRuler() {
    const from = this.board.spotAt(this.board.focused);
    this.board.mode = this.board.mode?.kind === 'ruler' ? undefined : ruler(from && this.board.places.home(from));
  }

  /** Starts choosing a place by cursor, if one is asked for. */
  choosePlace() {
    const {free} = this.board.offers;
    if (!free) {
      return false;
    }
    const {acting} = this.board;
    this.board.mode = {...choosing(free, acting && this.board.places.home(acting)), keyed: true};
    this.board.surface?.focus();
    return true;
  }

  /** Lets a place be pointed at that no question asks for. @param {(place: string) => void} take */
  askPlace(take) {
    this.board.mode = pointingOut(take, this.middle());
    this.board.surface?.focus();
  }

  grabUnit() {
    const spot = this.board.spotAt(this.board.focused);
    if (!spot || this.board.you?.role !== 'gamemaster') {
      return false;
    }
    this.board.mode = {...putting(spot.id, this.board.places.home(spot)), keyed: true};
    return true;
  }

  sayCursor() {
    const {mode, places} = this.board;
    if (mode?.at) {
      this.board.say(spoken(mode, mode.at, places, this.board.aboutPlace(mode.at)));
    }
  }

  leaveMode() {
    this.board.mode = undefined;
    this.board.focusUnit(this.board.current);
  }

  /** @param {Point} [at] */
  confirm(at = this.board.mode?.at) {
    const {mode, places} = this.board;
    if (!mode) {
      return;
    }
    if (mode.kind === 'ruler') {
      this.board.mode = mode.done ? undefined : cornered(mode, at);
      return;
    }
    if (mode.kind === 'look' || mode.kind === 'paint' || mode.kind === 'brush') {
      this.doAt(mode, at);
      return;
    }
    const refused = mode.kind === 'place' && at && mode.points.length === 1 ? this.board.whyNot(at) : '';
    if (refused) {
      this.board.say(refused);
      return;
    }
    this.board.mode = undefined;
    if (mode.kind === 'place' && at) {
      this.board.tell('pick-place', {request: mode.request.id, place: answer(mode, places, at)});
    } else if (mode.kind === 'point' && at) {
      mode.take(places.write(at));
    } else if (mode.kind === 'move' && at) {
      this.board.tell('move-unit', {unit: mode.unit, at: places.write(at)});
    }
    if (mode.keyed) {
      this.board.focusUnit(this.board.current);
    }
  }

  /** Esc: drops what is dragged, or leaves the units for the board itself, where arrow keys pan. */
  escape() {
    this.board.pointers?.stopDrag();
    if (this.board.focused) {
      this.board.surface?.focus();
      return true;
    }
    return false;
  }
}
