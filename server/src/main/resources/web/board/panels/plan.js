/**
 * Where zones are drawn, whoever acts: always the same picture for the same zones and links. Pure functions.
 *
 * @typedef {{column: number, row: number, rows: number}} Cell the row among so many of its column
 * @typedef {{cells: Map<string, Cell>, columns: number, tracks: number}} Plan
 */
import {stepsOf} from './model.js';
/** @import {Link, Zone} from './model.js' */

/** For so many zones at most, a grid of so many columns and rows. */
const GRIDS = [
  {most: 1, columns: 1, rows: 1},
  {most: 2, columns: 2, rows: 1},
  {most: 3, columns: 3, rows: 1},
  {most: 4, columns: 2, rows: 2},
  {most: 6, columns: 3, rows: 2},
];

/**
 * Few zones stand in a grid so that links are short; of many there is a column for each step from the first.
 *
 * @param {Zone[]} zones
 * @param {Link[]} links
 * @returns {Plan}
 */
export function planOf(zones, links) {
  const grid = GRIDS.find(({most}) => zones.length <= most);
  return grid ? inGrid(zones, links, grid) : inColumns(zones, links);
}

/** @param {Zone[]} zones @param {Link[]} links @param {{columns: number, rows: number}} grid @returns {Plan} */
function inGrid(zones, links, {columns, rows}) {
  const names = zones.map(({name}) => name);
  const pairs = links.map(({ends}) => ends.map((end) => names.indexOf(end)));
  /** @type {number[]} */
  let best = [];
  let least = Infinity;
  for (const order of orders(columns * rows, names.length)) {
    const sum = pairs.reduce((all, [one, other]) => all + lengthOf(order[one], order[other], columns, order), 0);
    const total = sum + (order[0] % columns) / 10 + Math.floor(order[0] / columns) / 20; // the first zone in its corner
    if (total < least - 1e-9) {
      least = total;
      best = order;
    }
  }
  const cell = (/** @type {number} */ at) => ({column: at % columns, row: Math.floor(at / columns), rows});
  return {cells: new Map(names.map((name, i) => [name, cell(best[i])])), columns, tracks: rows};
}

/** How long a link is; one that leads behind another zone counts as much longer. @param {number} a @param {number} b @param {number} columns @param {number[]} taken */
function lengthOf(a, b, columns, taken) {
  const [across, down] = [
    Math.abs((a % columns) - (b % columns)),
    Math.abs(Math.floor(a / columns) - Math.floor(b / columns)),
  ];
  const behind = across === 2 && down === 0 && taken.includes((a + b) / 2) ? 6 : 0;
  return across ** 2 + down ** 2 + behind;
}

/** Every way to give so many places to so few. @param {number} places @param {number} count @returns {number[][]} */
function orders(places, count) {
  /** @type {number[][]} */
  let found = [[]];
  for (let i = 0; i < count; i++) {
    found = found.flatMap((order) =>
      Array.from({length: places}, (_, at) => at)
        .filter((at) => !order.includes(at))
        .map((at) => [...order, at]),
    );
  }
  return found;
}

/** @param {Zone[]} zones @param {Link[]} links @returns {Plan} */
function inColumns(zones, links) {
  const steps = stepsOf(zones, links);
  const root = zones[0].name;
  const far = [...new Set(zones.map(({name}) => steps(root, name)))].sort((a, b) => a - b);
  const columns = far.map((step) => zones.map(({name}) => name).filter((name) => steps(root, name) === step));
  /** @type {Map<string, Cell>} */
  const cells = new Map();
  columns.forEach((names, column) => {
    names.forEach((name, row) => cells.set(name, {column, row, rows: names.length}));
  });
  const tracks = columns.reduce((all, {length}) => (all * length) / common(all, length), 1);
  return {cells, columns: columns.length, tracks};
}

/** The greatest divisor of both. @param {number} a @param {number} b @returns {number} */
function common(a, b) {
  return b === 0 ? a : common(b, a % b);
}
