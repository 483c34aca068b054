/**
 * What one does on the plane besides looking: measuring, choosing a place, putting a unit somewhere. A mode is a value;
 * each function gives the next one.
 *
 * @typedef {import('../geometry.js').Point} Point
 * @typedef {{kind: 'ruler' | 'place' | 'move', points: Point[], at?: Point, keyed?: boolean, done?: boolean,
 *     request?: object, unit?: string}} Mode `at` is where pointer or cursor is, `keyed` once arrow keys moved it
 */
import {legs, snap, writePlace} from '../geometry.js';
import {metres} from '../words.js';

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
export function stepped(mode, dx, dy, start) {
  const at = mode.at ?? start;
  return {...mode, at: snap({x: at.x + dx, y: at.y + dy}), keyed: true};
}

/** Adds a corner where pointer or cursor is. @param {Mode} mode */
export function cornered(mode, at = mode.at) {
  return at ? {...mode, points: [...mode.points, at], at} : mode;
}

/** The way to answer with: corners after the start, and the end. @param {Mode} mode */
export function answer(mode, at = mode.at) {
  const corners = mode.points.slice(1);
  const last = corners.at(-1);
  const all = last && last.x === at.x && last.y === at.y ? corners : [...corners, at];
  return all.map(writePlace).join('; ');
}

/** All points to draw. @param {Mode} mode @returns {Point[]} */
export function trace(mode) {
  const last = mode.points.at(-1);
  const here = last && mode.at && last.x === mode.at.x && last.y === mode.at.y;
  return mode.done || !mode.at || here ? mode.points : [...mode.points, mode.at];
}

/** What the cursor says aloud. @param {Mode} mode */
export function spoken(mode) {
  const length = legs(trace(mode)).reduce((sum, leg) => sum + leg, 0);
  return `${writePlace(mode.at).replace(',', ', ')}; ${metres(length)}${mode.kind === 'ruler' ? ' measured' : ' away'}`;
}

const HINTS = {
  ruler: 'Ruler: click or Enter adds a point, arrow keys move, Esc ends',
  place: 'Choose a place: click, or arrow keys (Shift: 0.1 m) and Enter; Space adds a corner',
  move: 'Put the unit: click, or arrow keys (Shift: 0.1 m) and Enter; Esc leaves it',
};

/** @param {Mode | undefined} mode */
export function hint(mode) {
  return mode && !mode.done ? HINTS[mode.kind] : '';
}
