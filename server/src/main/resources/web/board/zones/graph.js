/**
 * Lays named zones out from their links alone: always the same picture for the same zones and links. Zones are drawn
 * apart in proportion to the steps between them, then turned so that the long way lies across the screen.
 */
/** @import {Point} from '../geometry.js' */
const LINK = {x: 2.25, y: 1.75};
const ROUNDS = 220;
const AXES = /** @type {const} */ (['x', 'y']);

/**
 * How many links lie between two zones; those without any way between them count as far apart.
 *
 * @param {string[]} names
 * @param {string[][]} links
 * @returns {(from: string, to: string) => number}
 */
export function stepsBetween(names, links) {
  /** @type {Map<string, string[]>} */
  const near = new Map(names.map((name) => [name, []]));
  for (const [one, other] of links) {
    near.get(one)?.push(other);
    near.get(other)?.push(one);
  }
  /** @type {Map<string, Map<string, number>>} */
  const known = new Map();
  return (from, to) => {
    const steps = known.get(from) ?? reached(from, near);
    known.set(from, steps);
    return steps.get(to) ?? names.length;
  };
}

/** @param {string} from @param {Map<string, string[]>} near @returns {Map<string, number>} */
function reached(from, near) {
  const steps = new Map([[from, 0]]);
  for (const [at, count] of steps) {
    for (const next of near.get(at) ?? []) {
      if (!steps.has(next)) {
        steps.set(next, count + 1);
      }
    }
  }
  return steps;
}

/**
 * @param {string[]} names
 * @param {string[][]} links
 * @param {(from: string, to: string) => number} steps
 * @returns {Map<string, Point>}
 */
export function arrange(names, links, steps) {
  const spots = names.map((_, i) => {
    const angle = (2 * Math.PI * i) / names.length;
    return {x: Math.cos(angle) * (1 + i * 0.01), y: Math.sin(angle)};
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < names.length; i++) {
      settle(i, spots, names, steps);
    }
  }
  turn(spots);
  for (const spot of spots) {
    spot.x *= LINK.x;
    spot.y *= LINK.y;
  }
  for (let round = 0; round < 60 && part(spots); round++);
  return new Map(names.map((name, i) => [name, spots[i]]));
}

/**
 * Moves one zone to where all others want it: as far away as there are steps, near ones counting most.
 *
 * @param {number} i
 * @param {Point[]} spots
 * @param {string[]} names
 * @param {(from: string, to: string) => number} steps
 */
function settle(i, spots, names, steps) {
  let weights = 0;
  let x = 0;
  let y = 0;
  for (let j = 0; j < spots.length; j++) {
    if (j !== i) {
      const wanted = steps(names[i], names[j]);
      const [dx, dy] = [spots[i].x - spots[j].x, spots[i].y - spots[j].y];
      const now = Math.hypot(dx, dy) || 1e-6;
      const weight = 1 / (wanted * wanted);
      weights += weight;
      x += weight * (spots[j].x + (dx * wanted) / now);
      y += weight * (spots[j].y + (dy * wanted) / now);
    }
  }
  if (weights > 0) {
    spots[i].x = x / weights;
    spots[i].y = y / weights;
  }
}

/** The longest direction goes from left to right, the first zone in the left and upper half. @param {Point[]} spots */
function turn(spots) {
  const middle = {x: mean(spots.map(({x}) => x)), y: mean(spots.map(({y}) => y))};
  const across = mean(spots.map(({x}) => (x - middle.x) ** 2));
  const down = mean(spots.map(({y}) => (y - middle.y) ** 2));
  const both = mean(spots.map(({x, y}) => (x - middle.x) * (y - middle.y)));
  const angle = -0.5 * Math.atan2(2 * both, across - down);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (const spot of spots) {
    const [dx, dy] = [spot.x - middle.x, spot.y - middle.y];
    spot.x = dx * cos - dy * sin;
    spot.y = dx * sin + dy * cos;
  }
  for (const axis of AXES) {
    if (spots.length > 0 && spots[0][axis] > 1e-9) {
      spots.forEach((spot) => (spot[axis] = -spot[axis]));
    }
  }
}

/** Pushes panels apart that would cover each other; false once none do. @param {Point[]} spots */
function part(spots) {
  let moved = false;
  for (let i = 1; i < spots.length; i++) {
    for (let j = 0; j < i; j++) {
      const [a, b] = [spots[i], spots[j]];
      const wide = 2 - Math.abs(a.x - b.x);
      const high = 1.5 - Math.abs(a.y - b.y);
      if (wide > 1e-6 && high > 1e-6) {
        const axis = wide < high ? 'x' : 'y';
        const by = (Math.min(wide, high) / 2 + 0.01) * (a[axis] < b[axis] ? -1 : 1);
        a[axis] += by;
        b[axis] -= by;
        moved = true;
      }
    }
  }
  return moved;
}

/** @param {number[]} numbers */
function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
