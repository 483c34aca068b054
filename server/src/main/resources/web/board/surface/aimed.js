/** What freely chosen places would strike, or why they cannot be chosen: the rules are asked once for each place, and the board shows what they say. */
/** @import {Area} from '../../net/protocol.js' */
/** @import {SurfaceBoard} from '../surface.js' */

/** The pointer rests so long before the rules are asked, in milliseconds. */
const RESTS = 60;

/** As many places are kept as one points at while deciding. */
const MOST = 300;

export class AimedAreas {
  /** @param {SurfaceBoard & {heard?: (area: Area) => void}} board that may want to say it aloud */
  constructor(board) {
    this.board = board;
    this.request = '';
    /** By place; nothing while it is asked for. @type {Map<string, Area | undefined>} */
    this.known = new Map();
  }

  /** What is known of a place, which is asked for if need be. @param {string} request @param {string} place @returns {Area | undefined} */
  at(request, place) {
    if (request !== this.request || this.known.size > MOST) {
      this.request = request;
      this.known.clear();
    }
    if (!this.known.has(place)) {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => this.ask(request, place), RESTS);
    }
    return this.known.get(place);
  }

  /** @param {string} request @param {string} place */
  ask(request, place) {
    if (this.known.has(place) || request !== this.request) return;
    this.known.set(place, undefined);
    const take = (/** @type {Area} */ area) => {
      if (request === this.request) this.known.set(place, area);
      this.board.heard?.(area);
      this.board.requestUpdate();
    };
    this.board.tell('ask-area', {request, place, take});
  }
}
