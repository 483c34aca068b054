/**
 * How far one may go on the open plane, as the server worked it out: its outline, whether a place is inside, and the way
 * there. Nothing here knows a rule; what the rules accept is drawn, and they decide in the end.
 *
 * @typedef {{most: number, rings: Point[][], turns: {at: Point, length: number, before: number}[], corner: Point,
 *     step: number, rows: string[]}} Area
 */
import {svg} from 'lit';
import {allOf, distance, readPlace} from '../geometry.js';
/** @import {Reach, Request} from '../../net/protocol.js' */
/** @import {Point} from '../geometry.js' */
/** @import {Drawing} from '../token.js' */

/** Crossings of the server's grid are joined by straight lines: so near the edge only the rules know. */
const BLURRED = 0.12;

/** @type {WeakMap<Reach, Area>} */
const read = new WeakMap();

/** What a request says of its reach, with places as numbers. @param {Request | undefined} request @returns {Area | undefined} */
export function areaOf(request) {
  const reach = request?.reach;
  if (!reach) {
    return undefined;
  }
  const known = read.get(reach) ?? {
    most: reach.most,
    rings: reach.rings.map((ring) => allOf(ring.map(readPlace))),
    turns: reach.turns.map(({at, ...turn}) => ({...turn, at: readPlace(at) ?? {x: 0, y: 0}})),
    corner: readPlace(reach.grid.corner) ?? {x: 0, y: 0},
    step: reach.grid.step,
    rows: reach.grid.rows,
  };
  read.set(reach, known);
  return known;
}

/** Whether a place is in reach, give or take what the outline blurs. @param {Area} area @param {Point} at @returns {boolean} */
export function holds(area, at) {
  const around = area.rings.filter((ring) => encloses(ring, at)).length;
  return (
    around % 2 === 1 ||
    area.rings.some((ring) => ring.some((point, i) => isNear(point, ring[i - 1] ?? ring.at(-1) ?? point, at)))
  );
}

/** @param {Point[]} ring @param {Point} at */
function encloses(ring, {x, y}) {
  let inside = false;
  ring.forEach((a, i) => {
    const b = ring[i === 0 ? ring.length - 1 : i - 1];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) {
      inside = !inside;
    }
  });
  return inside;
}

/** @param {Point} a @param {Point} b @param {Point} at */
function isNear(a, b, at) {
  const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const share = square === 0 ? 0 : ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / square;
  const kept = Math.max(0, Math.min(1, share));
  return distance(at, {x: a.x + kept * (b.x - a.x), y: a.y + kept * (b.y - a.y)}) <= BLURRED;
}

/**
 * The shortest way to a place, without where it starts: by the last turn that the nearest points of the grid have.
 *
 * @param {Area} area
 * @param {Point} at
 * @returns {{points: Point[], length: number} | undefined}
 */
export function wayTo(area, at) {
  const column = (at.x - area.corner.x) / area.step;
  const row = (at.y - area.corner.y) / area.step;
  /** @type {{turn: number, length: number} | undefined} */
  let best;
  for (const [down, across] of [
    [Math.floor(row), Math.floor(column)],
    [Math.floor(row), Math.ceil(column)],
    [Math.ceil(row), Math.floor(column)],
    [Math.ceil(row), Math.ceil(column)],
  ]) {
    const turn = (area.rows[down]?.charCodeAt(across) ?? 0) - 48;
    const last = area.turns[turn];
    const length = last ? last.length + distance(last.at, at) : Infinity;
    if (last && (!best || length < best.length)) {
      best = {turn, length};
    }
  }
  return best && {points: [...corners(area, best.turn), at], length: best.length};
}

/** @param {Area} area @param {number} turn @returns {Point[]} */
function corners(area, turn) {
  const found = [];
  for (let at = turn; at > 0; at = area.turns[at].before) {
    found.unshift(area.turns[at].at);
  }
  return found;
}

/** @param {Area} area @param {number} scale @returns {Drawing} */
export function outline(area, scale) {
  const rings = area.rings.map(
    (ring) => `M${ring.map(({x, y}) => `${(x * scale).toFixed(1)} ${(y * scale).toFixed(1)}`).join('L')}Z`,
  );
  return svg`<path class="reach" fill-rule="evenodd" d=${rings.join('')}></path>`;
}
