/** Where the dice of a blow, or what it would take, are shown: as near as can be without covering somebody. Plain functions. */
import {coverage} from '../../board/labels.js';
/** @import {Rect, Size} from '../../board/labels.js' */

/** @typedef {{x: number, y: number}} Point @typedef {{left: number, top: number, right: number, bottom: number}} Bounds */

/** Pixels between the places that are tried. */
const STEP = 20;
/** What a square pixel of a covered token counts for, in pixels of way. */
const COVERED = 0.5;

/** The room of a token with its bars and its name. @param {{x: number, y: number, radius: number}} spot @returns {Rect} */
export function roomOf({x, y, radius}) {
  const half = Math.max(radius, 36);
  return {x: x - half, y: y - radius - 4, width: 2 * half, height: 2 * radius + 44};
}

/**
 * @param {Point} wanted the middle of the blow
 * @param {Size} size of what is shown
 * @param {Rect[]} taken
 * @param {Bounds} bounds within which it stands whole
 * @returns {Point} its middle
 */
export function platePlace(wanted, {width, height}, taken, bounds) {
  const [left, right] = [bounds.left + width / 2, Math.max(bounds.left, bounds.right - width) + width / 2];
  const [top, bottom] = [bounds.top + height / 2, Math.max(bounds.top, bounds.bottom - height) + height / 2];
  const within = (/** @type {number} */ value, /** @type {number} */ least, /** @type {number} */ most) =>
    Math.max(least, Math.min(most, value));
  const start = {x: within(wanted.x, left, right), y: within(wanted.y, top, bottom)};
  let best = start;
  let least = Infinity;
  const tried = [start];
  for (let x = left; x <= right; x += STEP) for (let y = top; y <= bottom; y += STEP) tried.push({x, y});
  for (const at of tried) {
    const covered = coverage({x: at.x - width / 2, y: at.y - height / 2, width, height}, taken);
    const cost = Math.hypot(at.x - start.x, at.y - start.y) + COVERED * covered;
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
}
