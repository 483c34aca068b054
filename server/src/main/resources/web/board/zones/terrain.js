/** What lies in zones: counted, in words, and each kind with a pattern of its own, so that colour is never alone. */
import {svg} from 'lit';
/** @import {Detail} from '../../net/protocol.js' */
/** @import {Drawing} from '../token.js' */

const OWN = ['difficult', 'defensive', 'extreme', 'impassable'];
const SHARED = ['other-one', 'other-two', 'other-three'];

/** How often each kind lies there. @param {Detail[]} details @returns {Map<string, number>} */
export function terrainOf(details) {
  const counts = new Map();
  for (const {label, value} of details) {
    if (label === 'terrain') {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/** `difficult ×2` @param {Map<string, number>} terrain @returns {string[]} */
export function terrainWords(terrain) {
  return [...terrain].map(([kind, count]) => (count > 1 ? `${kind} ×${count}` : kind));
}

/** The pattern of a kind: its own, or one of those that further words share. @param {string} kind @returns {string} */
export function patternOf(kind) {
  if (OWN.includes(kind)) {
    return kind;
  }
  const sum = Array.from(kind).reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return SHARED[sum % SHARED.length];
}

/** All patterns, once per board. @returns {Drawing} */
export function patterns() {
  return svg`<defs>
    ${pattern('difficult', 10, svg`<path d="M-2 12L12 -2M-2 2L2 -2M8 12L12 8"></path>`)}
    ${pattern('defensive', 14, svg`<path d="M2 9L7 4L12 9M2 13L7 8L12 13"></path>`)}
    ${pattern('extreme', 12, svg`<path d="M0 9L3 4L6 9L9 4L12 9"></path>`)}
    ${pattern('impassable', 9, svg`<path d="M-1 -1L10 10M10 -1L-1 10"></path>`)}
    ${pattern('missed', 10, svg`<path d="M-2 12L12 -2M-2 2L2 -2M8 12L12 8"></path>`)}
    ${pattern('other-one', 10, svg`<circle cx="3" cy="3" r="1.4"></circle><circle cx="8" cy="8" r="1.4"></circle>`)}
    ${pattern('other-two', 12, svg`<path d="M0 6Q3 2 6 6T12 6"></path>`)}
    ${pattern('other-three', 9, svg`<path d="M4.5 0V9"></path>`)}
  </defs>`;
}

/** @param {string} name @param {number} size @param {Drawing} lines */
function pattern(name, size, lines) {
  return svg`<pattern id="t-${name}" class="t-${name}" width=${size} height=${size} patternUnits="userSpaceOnUse">${lines}</pattern>`;
}
