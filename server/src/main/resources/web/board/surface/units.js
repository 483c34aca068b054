/** The units on a board with places: tokens as buttons, and above them all their captions and conditions. */
import {nothing, svg} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {LARGE, tagShape, token} from '../token.js';
/** @import {Rect} from '../labels.js' */
/** @import {Offer} from '../offers.js' */
/** @import {SurfaceBoard} from '../surface.js' */
/** @import {TagStack} from './layout.js' */

/** @param {SurfaceBoard} board @returns {unknown} */
export function unitTokens(board) {
  return repeat(
    board.laid.tokens,
    ({id}) => id,
    (laid) => {
      const {unit, id, x, y, radius, reach} = laid;
      const look = {
        radius,
        ours: board.ours.has(unit.side),
        letters: board.letters.get(id) ?? '',
        key: board.hasKeys ? keys(board.offersAt(id)) : undefined,
        marks: marks(board, id),
      };
      return svg`<g class=${reach > LARGE ? 'unit large' : 'unit'} data-unit=${id} role="button" transform="translate(${x} ${y})"
      tabindex=${id === board.current ? 0 : -1} aria-label=${board.description(unit)}
      aria-pressed=${id === board.selected ? 'true' : 'false'}>${token(unit, look)}</g>`;
    },
  );
}

/** @param {Offer[]} offers */
function keys(offers) {
  return offers.length > 1 ? '⋯' : offers[0]?.key;
}

/** @param {SurfaceBoard} board @param {string} id */
function marks(board, id) {
  const offers = board.offersAt(id);
  return [
    offers.length > 0 ? 'offered' : '',
    offers.some((offer) => board.isMeant(offer)) ? 'chosen' : '',
    id === board.selected ? 'selected' : '',
    id === board.focused ? 'focused' : '',
    board.isAsked(id) ? 'asked' : '',
  ].filter(Boolean);
}

/** @param {SurfaceBoard} board @returns {unknown} */
export function unitLabels(board) {
  const {tokens, captions, tags} = board.laid;
  return repeat(
    tokens,
    ({id}) => id,
    ({id, x, y}) => svg`<g class="unit" transform="translate(${x} ${y})">
    ${caption(captions.get(id), x, y)}${tagged(tags.get(id), x, y)}</g>`,
  );
}

/** @param {(Rect & {text: string}) | undefined} label @param {number} x @param {number} y */
function caption(label, x, y) {
  return label
    ? svg`<text class="caption" x=${label.x + label.width / 2 - x} y=${label.y + 12 - y}>${label.text}</text>`
    : nothing;
}

/** @param {(Rect & TagStack) | undefined} label @param {number} x @param {number} y */
function tagged(label, x, y) {
  return label
    ? label.lines.map((line, i) => tagShape(line, label.x - x, label.y - y + i * 18, label.widths[i]))
    : nothing;
}
