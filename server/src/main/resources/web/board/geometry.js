/**
 * The geometry of the open plane: places in metres, the camera, the grid. Pure functions; y grows downwards as on the
 * screen, so that north is up.
 *
 * @typedef {{x: number, y: number}} Point
 * @typedef {{x: number, y: number, scale: number}} Camera the place in the middle of the screen, pixels per metre
 * @typedef {{width: number, height: number}} Screen
 * @typedef {Point & {size?: number, height?: number}} Thing that stands somewhere, so wide and so high up
 * @typedef {{left: number, top: number, right: number, bottom: number}} Box
 * @typedef {{margin?: number, foot?: number, most?: number}} Fitting how a box is fitted into the screen
 */

const NUMBER = '-?\\d{1,6}(?:\\.\\d{1,3})?';
const PLACE = new RegExp(`^\\s*(${NUMBER})\\s*,\\s*(${NUMBER})\\s*$`);

export const LEAST_SCALE = 0.02;
export const MOST_SCALE = 240;

/** Reads `3,4.5`. @param {string | undefined} text @returns {Point | undefined} */
export function readPlace(text) {
  const match = PLACE.exec(text ?? '');
  return match ? {x: Number(match[1]), y: Number(match[2])} : undefined;
}

/**
 * Reads a way such as `3,4; 5,4`, whatever an at sign adds to it; its points, or none where it is no way.
 *
 * @param {string | undefined} text
 * @returns {Point[]}
 */
export function readWay(text) {
  const points = (text ?? '').split('@')[0].split(';').map(readPlace);
  return allOf(points);
}

/** All points, or none where one is missing. @param {(Point | undefined)[]} points @returns {Point[]} */
export function allOf(points) {
  const known = points.filter((point) => point !== undefined);
  return known.length === points.length ? known : [];
}

/** @param {Point} point @returns {string} */
export function writePlace(point) {
  return `${tenths(point.x)},${tenths(point.y)}`;
}

/** To a tenth of a metre, never minus zero. @param {Point} point @returns {Point} */
export function snap(point) {
  return {x: tenths(point.x), y: tenths(point.y)};
}

/** @param {number} metres */
function tenths(metres) {
  return Math.round(metres * 10) / 10 + 0;
}

/** @param {Point} a @param {Point} b @returns {number} */
export function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * The length of each leg of a way.
 *
 * @param {Point[]} points
 * @param {(a: Point, b: Point) => number} [length]
 * @returns {number[]}
 */
export function legs(points, length = distance) {
  return points.slice(1).map((point, i) => length(points[i], point));
}

/**
 * From edge to edge, heights included: how far units are from each other.
 *
 * @param {Thing} a
 * @param {Thing} b
 * @returns {number}
 */
export function gap(a, b) {
  const across = Math.max(0, distance(a, b) - ((a.size ?? 0) + (b.size ?? 0)) / 2);
  return Math.hypot(across, (a.height ?? 0) - (b.height ?? 0));
}

/** The smallest box around circles. @param {Thing[]} things @returns {Box | undefined} */
export function bounds(things) {
  if (things.length === 0) {
    return undefined;
  }
  const box = {left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity};
  for (const {x, y, size = 0} of things) {
    box.left = Math.min(box.left, x - size / 2);
    box.right = Math.max(box.right, x + size / 2);
    box.top = Math.min(box.top, y - size / 2);
    box.bottom = Math.max(box.bottom, y + size / 2);
  }
  return box;
}

/**
 * The camera that shows the whole box with a margin in pixels for names around it and a little more at its foot for what
 * floats there, no larger than `most` pixels per metre.
 *
 * @param {Box | undefined} box
 * @param {Screen} screen
 * @param {Fitting} [how]
 * @returns {Camera}
 */
export function fit(box, screen, {margin = 72, foot = screen.height < 420 ? 44 : 24, most = 72} = {}) {
  if (!box) {
    return {x: 0, y: 0, scale: 24};
  }
  const beside = Math.min(margin, screen.width / 8);
  const above = Math.min(margin, screen.height / 7);
  const wide = (screen.width - 2 * beside) / Math.max(box.right - box.left, 0.001);
  const high = (screen.height - 2 * above - foot) / Math.max(box.bottom - box.top, 0.001);
  const scale = clamp(Math.min(wide, high, most));
  return {x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 + foot / 2 / scale, scale};
}

/**
 * Zooms so that the place under a point of the screen stays there.
 *
 * @param {Camera} camera
 * @param {number} factor
 * @param {Point} at
 * @param {Screen} screen
 * @returns {Camera}
 */
export function zoomAt(camera, factor, at, screen) {
  const scale = clamp(camera.scale * factor);
  const still = toPlane(camera, at, screen);
  return {
    x: still.x - (at.x - screen.width / 2) / scale,
    y: still.y - (at.y - screen.height / 2) / scale,
    scale,
  };
}

/**
 * Moves the board along with a finger.
 *
 * @param {Camera} camera
 * @param {number} dx
 * @param {number} dy
 * @returns {Camera}
 */
export function pan(camera, dx, dy) {
  return {...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale};
}

/**
 * @param {Camera} camera
 * @param {Point} at
 * @param {Screen} screen
 * @returns {Point}
 */
export function toPlane(camera, at, screen) {
  return {
    x: camera.x + (at.x - screen.width / 2) / camera.scale,
    y: camera.y + (at.y - screen.height / 2) / camera.scale,
  };
}

/**
 * @param {Camera} camera
 * @param {Point} place
 * @param {Screen} screen
 * @returns {Point}
 */
export function toScreen(camera, place, screen) {
  return {
    x: (place.x - camera.x) * camera.scale + screen.width / 2,
    y: (place.y - camera.y) * camera.scale + screen.height / 2,
  };
}

/**
 * Metres per square: 1, 2 or 5 times a power of ten, so that squares have at least so many pixels.
 *
 * @param {number} scale
 * @param {number} [least]
 * @returns {number}
 */
export function gridStep(scale, least = 36) {
  const wanted = least / scale;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5].find((factor) => factor * power >= wanted * (1 - 1e-9)) ?? 10;
  return Number((step * power).toPrecision(6));
}

/** The convex outline of points, clockwise on the screen. @param {Point[]} points @returns {Point[]} */
export function hull(points) {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) {
    return sorted;
  }
  const half = (/** @type {Point[]} */ list) => {
    /** @type {Point[]} */
    const line = [];
    for (const point of list) {
      while (line.length > 1 && turn(line[line.length - 2], line[line.length - 1], point) <= 0) {
        line.pop();
      }
      line.push(point);
    }
    line.pop();
    return line;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** @param {Point} a @param {Point} b @param {Point} c */
function turn(a, b, c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** @param {number} scale */
function clamp(scale) {
  return Math.min(MOST_SCALE, Math.max(LEAST_SCALE, scale));
}
