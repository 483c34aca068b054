import {svg, html} from 'lit';
/** @import {TemplateResult} from 'lit' */

/** Where the pips of a six-sided die are. @type {Record<string, [number, number][]>} */
const PIPS = {
  1: [[0, 0]],
  2: [[-4, -4], [4, 4]],
  3: [[-4, -4], [0, 0], [4, 4]],
  4: [[-4, -4], [4, -4], [-4, 4], [4, 4]],
  5: [[-4, -4], [4, -4], [0, 0], [-4, 4], [4, 4]],
  6: [[-4, -4.5], [4, -4.5], [-4, 0], [4, 0], [-4, 4.5], [4, 4.5]],
}; // prettier-ignore

/**
 * A die as it fell; one in brackets does not count. Pips for up to six, a figure for more.
 *
 * @param {string} face
 * @param {boolean} [pips] whether the dice of this roll have six sides at most
 * @returns {TemplateResult}
 */
export function diceFace(face, pips = true) {
  const lost = face.startsWith('(');
  const shown = face.replace(/[()]/g, '');
  const dots = pips ? PIPS[shown] : undefined;
  return html`<svg
    class="die ${lost ? 'lost' : ''}"
    viewBox="-10 -10 20 20"
    role="img"
    aria-label=${lost ? `${shown}, does not count` : shown}>
    <rect x="-9.5" y="-9.5" width="19" height="19" rx="4.4"></rect>
    ${dots ? dots.map(([x, y]) => svg`<circle cx=${x} cy=${y} r="1.9"></circle>`) : svg`<text y="4">${shown}</text>`}
  </svg>`;
}
