/** What is drawn over the ground while somebody decides: lines to targets, offered places, ways, the ruler. */
import {nothing, svg} from 'lit';
import {legs} from '../geometry.js';
import {coverage} from '../labels.js';
import {measure} from './layout.js';
/** @import {Point} from '../geometry.js' */
/** @import {Rect} from '../labels.js' */
/** @import {Places} from '../plane/metres.js' */
/** @import {Drawing} from '../token.js' */

/** Points as SVG writes them. @param {Point[]} points @returns {string} */
export function list(points) {
  return points.map(({x, y}) => `${x},${y}`).join(' ');
}

/** A place in pixels from the origin. @param {Point} point @param {number} scale @returns {Point} */
export function scaled(point, scale) {
  return {x: point.x * scale, y: point.y * scale};
}

/**
 * Lines from one point to others with their labels, which keep off what is taken and off each other.
 *
 * @param {Point} from
 * @param {{to: Point, text: string, sure: boolean}[]} targets
 * @param {Rect[]} taken to which their labels are added
 * @returns {{line: Drawing, label: Drawing, room: Rect}[]}
 */
export function aims(from, targets, taken) {
  return targets.map(({to, text, sure}) => {
    const room = beside(text, from, to, taken);
    taken.push(room);
    return {
      line: svg`<line class=${sure ? 'aim' : 'aim maybe'} x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y}></line>`,
      label: pill(text, room.x + room.width / 2, room.y + room.height / 2),
      room,
    };
  });
}

/**
 * The label of a line near its middle, above or below it, where it covers least.
 *
 * @param {string} text
 * @param {Point} a
 * @param {Point} b
 * @param {Rect[]} taken
 * @returns {Rect}
 */
function beside(text, a, b, taken) {
  const along = [0.5, 0.4, 0.6, 0.3, 0.7, 0.8].flatMap((share) =>
    [-16, 16, -30, 30, -44, 44, -60, 60].map((off) => ({
      x: a.x + (b.x - a.x) * share,
      y: a.y + (b.y - a.y) * share + off,
    })),
  );
  return freest(text, along, taken);
}

/**
 * The room of a label around one of some points: the first that is free, or else where it covers least.
 *
 * @param {string} text
 * @param {Point[]} points
 * @param {Rect[]} taken
 * @returns {Rect}
 */
export function freest(text, points, taken) {
  const width = measure(text, 12.5, 650) + 20;
  const rooms = points.map(({x, y}) => ({x: x - width / 2, y: y - 13, width, height: 26}));
  return rooms.reduce((best, one) => (coverage(one, taken) < coverage(best, taken) ? one : best));
}

/**
 * A text in a rounded box around a point.
 *
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {boolean} [quiet]
 * @param {boolean} [refused]
 * @returns {Drawing}
 */
export function pill(text, x, y, quiet = false, refused = false) {
  const width = measure(text, 12.5, 650) + 20;
  return svg`<g class=${refused ? 'pill refused' : quiet ? 'pill quiet' : 'pill'} transform="translate(${x} ${y})">
    <rect x=${-width / 2} y="-13" width=${width} height="26" rx="13"></rect><text y="4.5">${text}</text></g>`;
}

/**
 * A way from point to point with the length of each leg, and in all where there are several; or with what is told of the
 * whole instead, red where it cannot be gone.
 *
 * @param {Point[]} points
 * @param {{scale: number, places: Places, dashed?: boolean, told?: (length: number) => string, refused?: string}} look
 * @param {Rect[]} [taken] what its label keeps off, and to which it is added
 * @returns {{line: Drawing, label: Drawing} | undefined}
 */
export function way(points, {scale, places, dashed = false, told, refused = ''}, taken = []) {
  if (points.length < 2) {
    return undefined;
  }
  const drawn = points.map((point) => scaled(point, scale));
  const lengths = legs(points, (a, b) => places.distance(a, b));
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const {x, y} = drawn[drawn.length - 1];
  const classes = ['way', dashed ? 'maybe' : '', refused ? 'refused' : ''];
  const text = refused || (told ? told(all) : lengths.length > 1 ? `${places.words(all)} in all` : places.words(all));
  const aside = measure(text, 12.5, 650) / 2 + 34;
  const around = [
    {x, y: y - 30},
    {x, y: y + 30},
    {x: x + aside, y},
    {x: x - aside, y},
    {x, y: y - 56},
    {x, y: y + 56},
  ];
  const room = freest(text, around, taken);
  taken.push(room);
  return {
    line: svg`<g class=${classes.join(' ')}><polyline points=${list(drawn)}></polyline>
    ${drawn.map((point) => svg`<circle cx=${point.x} cy=${point.y} r="4"></circle>`)}</g>
    ${
      lengths.length === 1 || told
        ? nothing
        : lengths.map((length, i) =>
            pill(places.words(length), (drawn[i].x + drawn[i + 1].x) / 2, (drawn[i].y + drawn[i + 1].y) / 2 - 14, true),
          )
    }`,
    label: pill(text, room.x + room.width / 2, room.y + 13, false, Boolean(refused)),
  };
}

/** The cross that arrow keys move. @param {Point} at @param {number} scale @returns {Drawing} */
export function cursor(at, scale) {
  const {x, y} = scaled(at, scale);
  return svg`<g class="cursor" transform="translate(${x} ${y})"><circle r="11"></circle><path d="M-18 0H-5M5 0H18M0 -18V-5M0 5V18"></path></g>`;
}

/**
 * A unit as it would stand there.
 *
 * @param {Point} at
 * @param {number} radius
 * @param {number} scale
 * @returns {Drawing}
 */
export function ghost(at, radius, scale) {
  const {x, y} = scaled(at, scale);
  return svg`<circle class="ghost" cx=${x} cy=${y} r=${radius}></circle>`;
}

/**
 * Two units tied to each other: a double line with its name between their tokens.
 *
 * @param {Point} a
 * @param {Point} b
 * @param {string} name
 * @returns {Drawing}
 */
export function tie(a, b, name) {
  return svg`<g class="tie"><line x1=${a.x} y1=${a.y} x2=${b.x} y2=${b.y}></line>
    <line class="gap" x1=${a.x} y1=${a.y} x2=${b.x} y2=${b.y}></line>
    <text x=${(a.x + b.x) / 2} y=${(a.y + b.y) / 2 - 6}>${name}</text></g>`;
}
