/**
 * Where things of a board are on the screen, in pixels from its upper left corner: what players of events need to know.
 *
 * @typedef {Point & {r: number, written?: Rect[]}} OnScreen the middle of a token, how far it reaches, and the room of its
 *     name and conditions
 */
/** @import {Point} from '../geometry.js' */
/** @import {Rect} from '../labels.js' */
/** @import {SurfaceBoard} from '../surface.js' */

/** @param {SurfaceBoard} board @param {string} unit @returns {OnScreen | undefined} */
export function tokenOnScreen(board, unit) {
  const token = board.laid.tokens.find(({id}) => id === unit);
  if (!token) {
    return undefined;
  }
  const {scale} = board.eye.camera;
  const {x, y} = board.eye.at({x: token.x / scale, y: token.y / scale});
  const [left, top] = [x - token.x, y - token.y];
  const written = [board.laid.captions.get(unit), board.laid.tags.get(unit)].flatMap((room) =>
    room ? [{x: room.x + left, y: room.y + top, width: room.width, height: room.height}] : [],
  );
  return {x, y, r: token.radius, written};
}

/**
 * The way of a unit from place to place: through every point that the notation of the board names.
 *
 * @param {SurfaceBoard} board
 * @param {string} unit
 * @param {string} from
 * @param {string} to
 * @returns {Point[]}
 */
export function wayOnScreen(board, unit, from, to) {
  const start = board.places.read(from) ?? board.spotAt(unit);
  const way = board.places.readWay(to);
  return start && way.length > 0 ? [start, ...way].map((point) => board.eye.at(point)) : [];
}
