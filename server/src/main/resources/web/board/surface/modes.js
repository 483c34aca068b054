/**
 * What one does on a board besides looking: measuring, choosing a place, putting a unit somewhere. A mode is a value;
 * each function gives the next one.
 *
 * @typedef {import('../geometry.js').Point} Point
 * @typedef {{points: Point[], at?: Point, keyed?: boolean, done?: boolean}} Pointing `at` is where pointer or cursor is,
 *     `keyed` once arrow keys moved it
 * @typedef {Pointing & {kind: 'ruler'}} RulerMode
 * @typedef {Pointing & {kind: 'place', request: Request}} PlaceMode
 * @typedef {Pointing & {kind: 'point', take: (place: string) => void}} PointMode
 * @typedef {Pointing & {kind: 'move', unit: string}} MoveMode
 * @typedef {Pointing & {kind: 'look'}} LookMode
 * @typedef {Pointing & {kind: 'paint', what: string, on: boolean}} PaintMode
 * @typedef {Pointing & {kind: 'brush', edits: Edit[], edit: Edit, given: Values}} BrushMode
 * @typedef {RulerMode | PlaceMode | PointMode | MoveMode | LookMode | PaintMode | BrushMode} Mode
 */
import {legs} from '../geometry.js';
/** @import {Edit, Request} from '../../net/protocol.js' */
/** @import {Values} from '../../shared/edit-values.js' */
/** @import {Places} from '../plane/metres.js' */

/** @param {Point | undefined} from @returns {Mode} */
export function ruler(from) {
  return {kind: 'ruler', points: from ? [from] : [], at: from};
}

/** @param {Request} request @param {Point | undefined} from @returns {Mode} */
export function choosing(request, from) {
  return {kind: 'place', request, points: from ? [from] : [], at: from ?? {x: 0, y: 0}};
}

/** @param {(place: string) => void} take @param {Point} at @returns {Mode} */
export function pointingOut(take, at) {
  return {kind: 'point', take, points: [], at};
}

/** @param {string} unit @param {Point} from @returns {Mode} */
export function putting(unit, from) {
  return {kind: 'move', unit, points: [from], at: from};
}

/** @param {Mode} mode @param {Point} at @returns {Mode} */
export function pointing(mode, at) {
  return mode.done ? mode : {...mode, at};
}

/** @param {Mode} mode @param {Point} at @returns {Mode} */
export function stepped(mode, at) {
  return {...mode, at, keyed: true};
}

/** Adds a corner where pointer or cursor is. @param {Mode} mode @param {Point} [at] @returns {Mode} */
export function cornered(mode, at = mode.at) {
  return at ? {...mode, points: [...mode.points, at], at} : mode;
}

/**
 * The way to answer with: corners after the start, and the end.
 *
 * @param {Mode} mode
 * @param {Places} places
 * @param {Point} at
 * @returns {string}
 */
export function answer(mode, places, at) {
  const corners = mode.points.slice(1);
  const last = corners.at(-1);
  const all = last && last.x === at.x && last.y === at.y ? corners : [...corners, at];
  return all.map((point) => places.write(point)).join('; ');
}

/** All points to draw. @param {Mode} mode @returns {Point[]} */
export function trace(mode) {
  const last = mode.points.at(-1);
  const here = last && mode.at && last.x === mode.at.x && last.y === mode.at.y;
  return mode.done || !mode.at || here ? mode.points : [...mode.points, mode.at];
}

/**
 * What the cursor says aloud of the place it is at.
 *
 * @param {Mode} mode
 * @param {Point} at
 * @param {Places} places
 * @param {string} [about]
 * @returns {string}
 */
export function spoken(mode, at, places, about = '') {
  const length = legs(trace(mode), (a, b) => places.distance(a, b)).reduce((sum, leg) => sum + leg, 0);
  const far = mode.points.length > 0 ? `${places.words(length)}${mode.kind === 'ruler' ? ' measured' : ' away'}` : '';
  return [places.named(at), about, far].filter(Boolean).join('; ');
}

const HINTS = {
  ruler: 'Ruler: click or Enter adds a point, arrow keys move, Esc ends',
  place: 'Choose a place: click, or arrow keys and Enter; Space adds a corner',
  point: 'Point at a place: click, or arrow keys and Enter; Esc leaves it',
  move: 'Put the unit: click, or arrow keys and Enter; Esc leaves it',
  look: 'Look around: arrow keys read out each place, Enter takes what is offered there, Esc ends',
  paint: 'Paint: click, or arrow keys and Enter; Esc ends',
  brush: 'Paint: click, or arrow keys and Enter; Shift or Space begins a line; Esc ends',
};

/** @param {Mode | undefined} mode @returns {string} */
export function hint(mode) {
  return mode && !mode.done ? HINTS[mode.kind] : '';
}
