/**
 * The three ways zones lie to each other: squares, hexes and named panels with links. Each says where its zones are, what
 * they look like and how many steps lie between them; a zone is about as wide as 1. Pure functions.
 *
 * @typedef {import('../geometry.js').Point} Point
 * @typedef {{width: number, height: number, down: number, most: number}} Room
 * @typedef {object} Shape
 * @property {(text: string) => Point | undefined} centre
 * @property {Point[]} corners around the middle of a zone
 * @property {Room} room for units inside, how far below the
 *     middle, and how large a token is at most
 * @property {number} head how far above the middle the words of a zone begin
 * @property {(a: string, b: string) => number} distance
 * @property {Fitting} fit
 */
import {arrange, stepsBetween} from './graph.js';
/** @import {Fitting} from '../geometry.js' */
/** @import {Zone} from './map.js' */

const HEX = Math.sqrt(3) / 2;
const CELL = /^(-?\d{1,5}),(-?\d{1,5})$/;

/** @param {string} text @returns {[number, number] | undefined} */
function cell(text) {
  const match = CELL.exec(text);
  return match ? [Number(match[1]), Number(match[2])] : undefined;
}

/**
 * What people call a cell of a grid: its column as letters, its row as a number from 1. In hexes columns are counted from
 * the first of each row.
 *
 * @param {string} kind of the board
 * @param {string} text
 * @returns {{column: string, row: string} | undefined}
 */
export function cellName(kind, text) {
  const at = cell(text);
  if (!at || kind === 'zones') {
    return undefined;
  }
  const [q, row] = at;
  const column = q + (kind === 'zones-hexes' ? Math.floor(row / 2) : 0);
  return column < 0 || row < 0 ? undefined : {column: letters(column), row: String(row + 1)};
}

/** A to Z, then AA and on. @param {number} column @returns {string} */
function letters(column) {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** By how many columns and rows two cells differ. @param {string} a @param {string} b */
function apart(a, b) {
  const [column, row] = cell(a) ?? [NaN, NaN];
  const [otherColumn, otherRow] = cell(b) ?? [NaN, NaN];
  return [column - otherColumn, row - otherRow];
}

/** @type {Shape} */
const SQUARES = {
  centre: (text) => {
    const at = cell(text);
    return at && {x: at[0], y: at[1]};
  },
  corners: [
    {x: -0.5, y: -0.5},
    {x: 0.5, y: -0.5},
    {x: 0.5, y: 0.5},
    {x: -0.5, y: 0.5},
  ],
  room: {width: 0.86, height: 0.66, down: 0.06, most: 0.5},
  head: 0.5,
  distance: (a, b) => {
    const [dx, dy] = apart(a, b);
    return Math.max(Math.abs(dx), Math.abs(dy));
  },
  fit: {most: 132, margin: 30},
};

/** @type {Shape} */
const HEXES = {
  centre: (text) => {
    const at = cell(text);
    return at && {x: at[0] + at[1] / 2, y: at[1] * HEX};
  },
  corners: [-90, -30, 30, 90, 150, 210].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return {x: Math.cos(angle) / (2 * HEX), y: Math.sin(angle) / (2 * HEX)};
  }),
  room: {width: 0.8, height: 0.6, down: 0.06, most: 0.46},
  head: 0.42,
  distance: (a, b) => {
    const [q, r] = apart(a, b);
    return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
  },
  fit: {most: 132, margin: 30},
};

/** @param {Zone[]} zones @param {string[][]} links @returns {Shape} */
function panels(zones, links) {
  const names = zones.map(({text}) => text);
  const steps = stepsBetween(names, links);
  const spots = arrange(names, links, steps);
  return {
    centre: (text) => spots.get(text),
    corners: [
      {x: -0.85, y: -0.62},
      {x: 0.85, y: -0.62},
      {x: 0.85, y: 0.62},
      {x: -0.85, y: 0.62},
    ],
    room: {width: 1.5, height: 0.56, down: 0.06, most: 0.36},
    head: 0.62,
    distance: (a, b) => steps(a, b),
    fit: {most: 150, margin: 32},
  };
}

/**
 * @param {string} kind of the board
 * @param {Zone[]} zones
 * @param {string[][]} links
 * @returns {Shape}
 */
export function shapeOf(kind, zones, links) {
  return {'zones-squares': SQUARES, 'zones-hexes': HEXES}[kind] ?? panels(zones, links);
}

/**
 * The places of a whole grid, row by row.
 *
 * @param {string} kind
 * @param {number} columns
 * @param {number} rows
 * @returns {string[]}
 */
export function gridPlaces(kind, columns, rows) {
  const places = [];
  for (let row = 0; row < rows; row++) {
    const first = kind === 'zones-hexes' ? -Math.floor(row / 2) : 0;
    for (let column = 0; column < columns; column++) {
      places.push(`${first + column},${row}`);
    }
  }
  return places;
}
