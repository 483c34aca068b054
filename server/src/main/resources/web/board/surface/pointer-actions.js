/** What a pointer on a board with places means: the answer to {@link Pointers}. */
import {unitAt} from '../offers.js';
import {choosing, cornered, pointing, ruler} from './modes.js';
/** @import {Point} from '../geometry.js' */
/** @import {SurfaceBoard} from '../surface.js' */

export class PointerActions {
  /** @param {SurfaceBoard} board */
  constructor(board) {
    this.board = board;
    /** Where on a unit it was grabbed. @type {Point} */
    this.offset = {x: 0, y: 0};
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.board.tools.panBy(dx, dy);
  }

  /** @param {number} factor @param {Point} at */
  zoom(factor, at) {
    this.board.eye.zoom(factor, at);
  }

  /**
   * The place under a point; over a unit its middle when measuring.
   *
   * @param {Point} at
   * @param {EventTarget | undefined} target
   * @returns {Point}
   */
  place(at, target) {
    const spot = this.board.mode?.kind === 'ruler' ? this.board.spotAt(unitAt(target)) : undefined;
    return spot ? this.board.places.home(spot) : this.board.places.snap(this.board.eye.place(at));
  }

  /** @param {Point} at @param {PointerEvent} event @param {EventTarget} target */
  tap(at, event, target) {
    const {board} = this;
    const place = this.place(at, target);
    const unit = unitAt(target);
    const held = board.places.holds(board.eye.place(at));
    const offers = held ? board.placeOffers(place, target) : [];
    board.menu = undefined;
    board.touched({at: place, unit, offer: offers[0], held});
    if (board.mode && !(board.mode.kind === 'place' && (unit || offers.length > 0))) {
      if (held) {
        this.tapInMode(place, event.shiftKey);
      }
    } else if (unit) {
      board.pickUnit(unit, event.shiftKey);
    } else if (offers.length > 0) {
      board.tools.pickPlace(place, offers);
    } else if (held && board.offers.free) {
      const refused = event.shiftKey ? '' : board.whyNot(place);
      if (refused) {
        board.say(refused);
        board.hover = {at: place, held};
        return;
      }
      board.mode = choosing(board.offers.free, start(board));
      this.tapInMode(place, event.shiftKey);
    }
  }

  /** With Shift a tap while choosing a place sets a corner of the way, while painting the beginning of a line. @param {Point} place @param {boolean} corner */
  tapInMode(place, corner) {
    const {board} = this;
    if ((board.mode?.kind === 'place' || board.mode?.kind === 'brush') && corner) {
      board.mode = cornered(board.mode, place);
    } else {
      board.tools.confirm(place);
    }
  }

  /** @param {EventTarget} target @returns {boolean} */
  twice(target) {
    const {board} = this;
    const unit = unitAt(target);
    if (board.mode?.kind === 'ruler') {
      board.mode = {...board.mode, done: true};
    } else if (board.mode || (board.offers.free && !unit)) {
      return false;
    } else if (unit) {
      board.tell('select-unit', {unit});
    } else {
      board.tools.fitAll();
    }
    return true;
  }

  /**
   * @param {EventTarget} target
   * @param {PointerEvent} event
   * @param {Point} at
   * @returns {boolean}
   */
  grab(target, event, at) {
    const {board} = this;
    const spot = board.spotAt(unitAt(target));
    if (event.ctrlKey || event.metaKey) {
      board.mode = ruler(spot ? board.places.home(spot) : board.places.snap(board.eye.place(at)));
      return true;
    }
    const walks = Boolean(board.offers.free) && spot?.id === board.offers.acting && !event.altKey;
    if (!spot || !(walks || board.you?.role === 'gamemaster')) {
      return false;
    }
    const from = board.eye.place(at);
    this.offset = {x: spot.x - from.x, y: spot.y - from.y};
    board.dragged = {unit: spot.id, at: {x: spot.x, y: spot.y}, walks};
    return true;
  }

  /** @param {Point} at */
  drag(at) {
    const {board} = this;
    const place = board.eye.place(at);
    if (board.dragged) {
      const {x, y} = this.offset;
      board.dragged = {...board.dragged, at: board.places.snap({x: place.x + x, y: place.y + y})};
    } else if (board.mode) {
      board.mode = pointing(board.mode, board.places.snap(place));
    }
  }

  /** @param {Point | undefined} at */
  drop(at) {
    const {board} = this;
    const {dragged, mode} = board;
    const {free} = board.offers;
    board.dragged = undefined;
    if (!dragged) {
      board.mode = at && mode ? {...cornered(mode), done: true} : undefined;
    } else if (at && dragged.walks && board.whyNot(dragged.at)) {
      board.say(board.whyNot(dragged.at));
    } else if (at && dragged.walks && free) {
      board.tell('pick-place', {request: free.id, place: board.places.write(dragged.at)});
    } else if (at) {
      board.tell('move-unit', {unit: dragged.unit, at: board.places.write(dragged.at)});
    }
  }

  /** @param {Point | undefined} at @param {EventTarget} [target] */
  hover(at, target) {
    const {board} = this;
    if (!at) {
      board.hover = undefined;
      return;
    }
    const place = this.place(at, target);
    if (board.mode && !board.mode.keyed) {
      board.mode = pointing(board.mode, place);
    }
    const held = board.places.holds(board.eye.place(at));
    const here = {at: place, unit: unitAt(target), offer: held ? board.placeOffers(place, target)[0] : undefined, held};
    const free = board.offers.free && !board.mode;
    if (free || board.isElsewhere(here, board.hover)) {
      board.hover = here;
    }
  }
}

/** @param {SurfaceBoard} board */
function start(board) {
  const {acting} = board;
  return acting && board.places.home(acting);
}
