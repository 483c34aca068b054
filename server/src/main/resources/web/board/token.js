/** A token as SVG around its own middle: shape, emblem, bars, marks. The same on every kind of board. */
import {nothing, svg} from 'lit';
import {borne} from './portraits.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Bar, Unit} from '../net/protocol.js' */

/**
 * How a token looks; marks are among `offered`, `chosen`, `selected`, `focused`, `asked`. Letters are for those without
 * an emblem.
 *
 * @typedef {{radius: number, ours: boolean, letters: string, key?: string, marks: string[]}} Look
 * @typedef {TemplateResult<1 | 2>} Drawing
 */

/** Beyond this reach a token is only an outline, and what it says stands around its letters. */
export const LARGE = 60;

const INNER = 30;

/** Below this radius bars are no wider than their token. */
const SMALL = 12;

/**
 * A small token has room for its first bar only; none has more than three.
 *
 * @param {Unit} unit
 * @param {number} radius
 */
function barsOf(unit, radius) {
  return unit.bars.slice(0, radius < 18 ? 1 : 3);
}

/**
 * How high the bars under a token are, with the space above them.
 *
 * @param {Unit} unit
 * @param {number} radius
 * @returns {number}
 */
export function barsHeight(unit, radius) {
  const count = barsOf(unit, radius).length;
  return count === 0 ? 0 : radius < SMALL ? 6 : 10 + (count - 1) * 7;
}

/** How far from the middle of a token its bars and labels keep. @param {number} reach @returns {number} */
export function innerReach(reach) {
  return reach > LARGE ? INNER : reach;
}

/**
 * How far a token's drawing reaches from its middle; a diamond is a little wider than the circle of its base.
 *
 * @param {number} radius
 * @param {boolean} ours
 * @returns {number}
 */
export function reachOf(radius, ours) {
  return ours ? radius : radius * 1.14;
}

/** @param {Unit} unit @param {Look} look @returns {Drawing} */
export function token(unit, {radius, ours, letters, key, marks}) {
  const out = Boolean(unit.out);
  const reach = reachOf(radius, ours);
  const classes = ['token', ours ? 'ours' : 'theirs', unit.hidden ? 'hidden' : '', out ? 'out' : '', ...marks];
  const font = radius < SMALL ? Math.max(7, radius * 0.95) : Math.max(10, Math.min(radius * 0.66, 26));
  return svg`<g class=${classes.join(' ')}>
    <circle class="touch" r=${Math.max(reach, 22)}></circle>
    ${unit.active ? svg`<circle class="acts" r=${reach + 5}></circle><circle class="acts outer" r=${reach + 10}></circle>` : nothing}
    ${marks.includes('selected') ? brackets(reach + 8) : nothing}
    ${outline(ours, radius + 5, 'ring')}
    ${!ours && reach > LARGE ? svg`<circle class="base" r=${radius}></circle>` : nothing}
    ${unit.facing === undefined ? nothing : wedge(unit.facing, edge(reach, ours, unit.facing))}
    <g transform=${out ? 'scale(1 0.78)' : nothing}>${outline(ours, radius, 'shape')}</g>
    ${sign(unit, radius, {letters, font, ours})}
    ${out ? cross(radius * 0.62) : nothing}
    ${marks.includes('asked') ? askedMark(edge(reach, ours, 45) * 0.71 + (radius < 20 ? 7 : 3)) : nothing}
    ${unit.hidden ? closedEye(edge(reach, ours, 135) * 0.71 + (radius < 20 ? 7 : 3)) : nothing}
    ${bars(unit, innerReach(reach), radius)}
    ${key && marks.includes('offered') ? keyBadge(key, edge(reach, ours, 315) * 0.71 + (radius < 20 ? 9 : 4)) : nothing}
  </g>`;
}

/**
 * What the token bears: the portrait or the emblem of its unit.
 *
 * @param {Unit} unit
 * @param {number} radius
 * @param {{letters: string, font: number, ours: boolean}} how
 */
function sign(unit, radius, {letters, font, ours}) {
  const drawn = borne(unit, ours);
  return drawn
    ? svg`<g transform="scale(${Math.min(radius, LARGE) / 26})">${drawn}</g>`
    : svg`<text class="letters" y=${font * 0.35} font-size=${font}>${letters}</text>`;
}

/** Whoever is asked just now. @param {number} off */
function askedMark(off) {
  return svg`<g class="asked-mark" transform="translate(${off} ${-off})"><circle r="9"></circle><path d="M-2.600-2.200A2.700 2.700 0 1 1 .6.4Q0 .8 0 2M0 4.600v.1"></path></g>`;
}

/** Corners around whoever is looked at, unlike any ring. @param {number} off */
function brackets(off) {
  const arm = off * 0.35;
  const corner = (/** @type {number} */ x, /** @type {number} */ y) =>
    `M${x * off} ${y * (off - arm)}V${y * off}H${x * (off - arm)}`;
  return svg`<path class="brackets" d=${corner(-1, -1) + corner(1, -1) + corner(1, 1) + corner(-1, 1)}></path>`;
}

/** @param {boolean} ours @param {number} radius @param {string} name */
function outline(ours, radius, name) {
  if (ours) {
    return svg`<circle class=${name} r=${radius}></circle>`;
  }
  const half = radius * 0.82;
  return svg`<rect class=${name} x=${-half} y=${-half} width=${2 * half} height=${2 * half}
    rx=${Math.min(6, half * 0.2)} transform="rotate(45)"></rect>`;
}

/**
 * How far the outline is from the middle in a direction.
 *
 * @param {number} reach
 * @param {boolean} ours
 * @param {number} degrees
 */
function edge(reach, ours, degrees) {
  const angle = (degrees * Math.PI) / 180;
  return ours ? reach : reach / (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle)));
}

/** A wedge that points where a vehicle does: 0 is up, 90 to the right. @param {number} degrees @param {number} from */
function wedge(degrees, from) {
  const wide = Math.min(16, Math.max(9, from * 0.4));
  const tip = from + Math.min(18, Math.max(11, from * 0.4));
  return svg`<path class="wedge" transform="rotate(${degrees})" d="M${-wide} ${-from + 3} L0 ${-tip} L${wide} ${-from + 3} Z"></path>`;
}

/** @param {number} half */
function cross(half) {
  return svg`<path class="cross" d="M${-half} ${-half} L${half} ${half} M${half} ${-half} L${-half} ${half}"></path>`;
}

/** @param {number} off */
function closedEye(off) {
  return svg`<g class="eye" transform="translate(${off} ${off})">
    <circle r="9"></circle><path d="M-5 -1.5 Q0 4 5 -1.5 M-3.6 1 L-5 3.4 M0 2 V4.6 M3.6 1 L5 3.4"></path></g>`;
}

/** @param {string} key @param {number} off */
function keyBadge(key, off) {
  return svg`<g class="key" transform="translate(${-off} ${-off})">
    <rect x="-9" y="-9" width="18" height="18" rx="5"></rect><text y="4">${key}</text></g>`;
}

/** @param {Unit} unit @param {number} reach @param {number} radius */
function bars(unit, reach, radius) {
  const wide = barWidth(radius);
  return barsOf(unit, radius).map((bar, i) => {
    const share = bar.maximum > 0 ? Math.max(0, Math.min(1, bar.value / bar.maximum)) : 0;
    const small = radius < SMALL;
    const high = small ? 3 : i === 0 ? 6 : 4;
    const y = reach + (small ? 3 : i === 0 ? 8 : 10 + i * 7);
    const kind = i > 0 ? `bar${i}` : share > 0.5 ? 'well' : 'low';
    return svg`<g class="bar ${kind}" transform="translate(${-wide / 2} ${y})">
      <rect class="track" width=${wide} height=${high} rx=${high / 2}></rect>
      <rect class="value" width=${share * wide} height=${high} rx=${high / 2}></rect>${levels(bar, wide, high)}</g>`;
  });
}

/** A bar of several levels is cut into them. @param {Bar} bar @param {number} wide @param {number} high */
function levels({parts = 1}, wide, high) {
  return Array.from(
    {length: parts - 1},
    (_, i) => svg`<rect class="cut" x=${(wide * (i + 1)) / parts - 0.75} width="1.5" height=${high}></rect>`,
  );
}

/** Bars are a little wider than their token. @param {number} radius @returns {number} */
export function barWidth(radius) {
  return radius < SMALL ? radius * 2.2 : Math.max(30, Math.min(52, radius * 2.4));
}

/**
 * A small label in a box: a condition on a token.
 *
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @returns {Drawing}
 */
export function tagShape(text, x, y, width) {
  return svg`<g class="tag" transform="translate(${x} ${y})"><rect width=${width} height="16" rx="8"></rect>
    <text x=${width / 2} y="11.8">${text}</text></g>`;
}
