/**
 * What one does on a board besides looking: measuring, choosing a place, putting a unit somewhere. A mode is a value;
 * each function gives the next one.
 *
 * @typedef {import('../geometry.js').Point} Point
 * @typedef {{kind: 'ruler' | 'place' | 'move' | 'look' | 'paint', points: Point[], at?: Point, keyed?: boolean, done?: boolean,
 *     request?: object, unit?: string, what?: string, on?: boolean}} Mode `at` is where pointer or cursor is, `keyed` once arrow keys moved it
 */
import {legs} from '../geometry.js';

/** @param {Point | undefined} from @returns {Mode} */
export function ruler(from) {
  return {kind: 'ruler', points: from ? [from] : [], at: from};
}

/** @returns {Mode} */
export function choosing(request, from) {
  return {kind: 'place', request, points: from ? [from] : [], at: from ?? {x: 0, y: 0}};
}

/** @returns {Mode} */
export function putting(unit, from) {
  return {kind: 'move', unit, points: [from], at: from};
}

/** @param {Mode} mode */
export function pointing(mode, at) {
  return mode.done ? mode : {...mode, at};
}

/** @param {Mode} mode */
export function stepped(mode, at) {
  return {...mode, at, keyed: true};
}

/** Adds a corner where pointer or cursor is. @param {Mode} mode */
export function cornered(mode, at = mode.at) {
  return at ? {...mode, points: [...mode.points, at], at} : mode;
}

/** The way to answer with: corners after the start, and the end. @param {Mode} mode @param {(point: Point) => string} write */
export function answer(mode, write, at = mode.at) {
  const corners = mode.points.slice(1);
  const last = corners.at(-1);
  const all = last && last.x === at.x && last.y === at.y ? corners : [...corners, at];
  return all.map(write).join('; ');
}

/** All points to draw. @param {Mode} mode @returns {Point[]} */
export function trace(mode) {
  const last = mode.points.at(-1);
  const here = last && mode.at && last.x === mode.at.x && last.y === mode.at.y;
  return mode.done || !mode.at || here ? mode.points : [...mode.points, mode.at];
}

/** What the cursor says aloud of the place it is at. @param {Mode} mode @param {import('../plane/metres.js').Places} places */
export function spoken(mode, places, about = '') {
  const length = legs(trace(mode), places.distance).reduce((sum, leg) => sum + leg, 0);
  const far = mode.points.length > 0 ? `${places.words(length)}${mode.kind === 'ruler' ? ' measured' : ' away'}` : '';
  return [places.write(mode.at).replace(',', ', '), about, far].filter(Boolean).join('; ');
}

const HINTS = {
  ruler: 'Ruler: click or Enter adds a point, arrow keys move, Esc ends',
  place: 'Choose a place: click, or arrow keys and Enter; Space adds a corner',
  move: 'Put the unit: click, or arrow keys and Enter; Esc leaves it',
  look: 'Look around: arrow keys read out each place, Enter takes what is offered there, Esc ends',
  paint: 'Paint: click, or arrow keys and Enter; Esc ends',
};

/** @param {Mode | undefined} mode */
export function hint(mode) {
  return mode && !mode.done ? HINTS[mode.kind] : '';
}
