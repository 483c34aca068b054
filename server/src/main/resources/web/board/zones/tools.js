/** What one can do on a board of zones besides: look at each zone, take what is offered there, paint the ground. */
import {SurfaceTools} from '../surface/tools.js';
/** @import {Point} from '../geometry.js' */
/** @import {Offer} from '../offers.js' */
/** @import {Mode} from '../surface/modes.js' */
/** @import {SurfaceBoard} from '../surface.js' */

export class ZoneTools extends SurfaceTools {
  /** @param {SurfaceBoard} board */
  constructor(board) {
    super(board);
    /** What was painted last. @type {string | undefined} */
    this.painted = undefined;
  }

  /** The keyboard can look at every zone, whether or not a place is asked for. */
  choosePlace() {
    if (!super.choosePlace()) {
      const at = this.middle();
      const {acting, places} = this.board;
      this.board.mode = {kind: 'look', points: acting ? [places.home(acting)] : [], at, keyed: true};
      this.board.surface?.focus();
      this.sayCursor();
    }
    return true;
  }

  togglePainting() {
    const {paints} = this.board;
    if (!paints) {
      return false;
    }
    const what = this.painted ?? paints[0];
    this.board.mode = this.board.mode?.kind === 'paint' ? undefined : {kind: 'paint', points: [], what, on: true};
    this.board.surface?.focus();
    return true;
  }

  /** Enter on what is chosen already does it, as the main button would. @param {Point} at @param {Offer[]} offers */
  take(at, offers) {
    if (offers.length === 1 && this.board.isChosen(offers[0].option)) {
      this.board.tell('act', {act: 'commit'});
    } else if (offers.length > 0) {
      this.pickPlace(at, offers);
    }
  }

  /** @param {Mode} mode @param {Point | undefined} at */
  doAt(mode, at) {
    if (!at) {
      return;
    }
    if (mode.kind === 'paint') {
      this.painted = mode.what;
      this.board.tell('paint-place', {place: this.board.places.write(at), what: mode.what, on: mode.on});
    } else if (mode.kind === 'look') {
      this.take(at, this.board.placeOffers(at));
    }
  }
}
