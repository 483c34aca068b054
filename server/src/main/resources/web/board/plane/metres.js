/**
 * How the open plane reads, writes and measures places. Boards of zones have the same functions for theirs, so that all
 * else (camera, pointers, ruler, ways) need not know on which it works.
 *
 * @typedef {object} Places
 * @property {(text: string | undefined) => Point | undefined} read
 * @property {(text: string | undefined) => Point[]} readWay
 * @property {(point: Point) => string} write
 * @property {(point: Point) => Point} snap the nearest place
 * @property {(point: Point, dx: number, dy: number, fine: boolean) => Point} step where an arrow key leads
 * @property {(a: Point, b: Point) => number} distance
 * @property {(a: Standing, b: Standing) => number} gap how far units are from each other
 * @property {(spot: Standing) => Point} home where a unit stands
 * @property {(point: Point) => boolean} holds whether a point is on the board at all
 * @property {(length: number) => string} words
 * @property {(point: Point) => string} named what a place is called, where places have names
 * @typedef {import('../geometry.js').Point} Point
 * @typedef {import('../geometry.js').Thing & {home?: Point}} Standing a unit on the board, with the middle of its zone
 */
import {distance, gap, readPlace, readWay, snap, writePlace} from '../geometry.js';
import {metres} from '../words.js';

/** @type {Places} */
export const METRES = {
  read: readPlace,
  readWay,
  write: writePlace,
  snap,
  step: (point, dx, dy, fine) => {
    const length = fine ? 0.1 : 1;
    return snap({x: point.x + dx * length, y: point.y + dy * length});
  },
  distance,
  gap,
  home: ({x, y}) => ({x, y}),
  holds: () => true,
  words: metres,
  named: () => '',
};
