/**
 * The geometry of a hex board: axial places such as `3,-2`, or `3,-2@4` four hexes up; a hex is 1 wide, with its points up
 * and down. Pure functions.
 *
 * @typedef {{q: number, r: number}} Hex
 */
/** @import {Point} from '../geometry.js' */

export const ROW = Math.sqrt(3) / 2;

const PLACE = /^\s*(-?\d{1,5})\s*,\s*(-?\d{1,5})\s*(?:@\s*(-?\d{1,5})\s*)?$/;

/** Around the middle of a hex, from its top to the right. @type {Point[]} */
export const CORNERS = [-90, -30, 30, 90, 150, 210].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return {x: Math.cos(angle) / (2 * ROW), y: Math.sin(angle) / (2 * ROW)};
});

/** @param {string | undefined} text @returns {(Hex & {up: number}) | undefined} */
export function readHex(text) {
  const match = PLACE.exec(text ?? '');
  return match ? {q: Number(match[1]), r: Number(match[2]), up: Number(match[3] ?? 0)} : undefined;
}

/** @param {Hex} hex @returns {string} */
export function writeHex({q, r}) {
  return `${q},${r}`;
}

/** @param {Hex} hex @returns {Point} */
export function centreOf({q, r}) {
  return {x: q + r / 2, y: r * ROW};
}

/** The hex a point lies in. @param {Point} point @returns {Hex} */
export function hexAt({x, y}) {
  const row = y / ROW;
  const column = x - row / 2;
  const third = -column - row;
  let [q, r, s] = [Math.round(column), Math.round(row), Math.round(third)];
  const [dq, dr, ds] = [Math.abs(q - column), Math.abs(r - row), Math.abs(s - third)];
  if (dq > dr && dq > ds) {
    q = -r - s;
  } else if (dr > ds) {
    r = -q - s;
  }
  return {q: q + 0, r: r + 0};
}

/** @param {Hex} a @param {Hex} b @returns {number} */
export function steps(a, b) {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The hexes of a straight line, both ends with it. @param {Hex} from @param {Hex} to @returns {Hex[]} */
export function lineOf(from, to) {
  const [a, b] = [centreOf(from), centreOf(to)];
  const count = steps(from, to);
  return Array.from({length: count + 1}, (_, i) => {
    const part = count === 0 ? 0 : i / count;
    return hexAt({x: a.x + (b.x - a.x) * part + 1e-6, y: a.y + (b.y - a.y) * part + 1e-6});
  });
}

/** @param {Hex} hex @param {number} scale @returns {Point[]} */
export function cornersOf(hex, scale) {
  const {x, y} = centreOf(hex);
  return CORNERS.map((corner) => ({x: (x + corner.x) * scale, y: (y + corner.y) * scale}));
}

/** One hex as a closed path. @param {Hex} hex @param {number} scale @returns {string} */
export function hexPath(hex, scale) {
  return `M${cornersOf(hex, scale).map(written).join('L')}Z`;
}

/** The outer sides of some hexes: those that only one of them has. @param {Hex[]} hexes @param {number} scale @returns {string} */
export function outlineOf(hexes, scale) {
  /** @type {Map<string, string>} */
  const sides = new Map();
  for (const hex of hexes) {
    const corners = cornersOf(hex, scale);
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % corners.length];
      const key = `${Math.round(a.x + b.x)} ${Math.round(a.y + b.y)}`;
      sides.set(key, sides.has(key) ? '' : `M${written(a)}L${written(b)}`);
    });
  }
  return [...sides.values()].join('');
}

/** @param {Point} point */
function written({x, y}) {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
