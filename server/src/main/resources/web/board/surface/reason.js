/** Why somebody cannot be struck, in a few words at their token. */
import {nothing, svg} from 'lit';
import {coverage, spots} from '../labels.js';
import {barsHeight} from '../token.js';
import {measure} from './layout.js';
/** @import {Drawing} from '../token.js' */
/** @import {Rect} from '../labels.js' */
/** @import {SurfaceBoard} from '../surface.js' */
/** @import {Token} from './layout.js' */

const HEIGHT = 22;

/** How much of a reason others may cover. */
const COVERED = 0.3;

/** How much farther from its token a reason may stand where others are close. */
const STEPS = [0, 12, 24, 36];

/**
 * Why each of some tokens cannot be struck. Where there is no room, only what is looked at; nothing hides a name.
 *
 * @param {SurfaceBoard} board
 * @param {(token: Token) => string | undefined} whyOf
 * @returns {Drawing}
 */
export function reasons(board, whyOf) {
  const taken = board.labelled;
  return svg`${board.laid.tokens.map((token) => {
    const why = token.unit.out ? '' : whyOf(token);
    if (!why) return nothing;
    const at = roomFor(token, why, taken);
    const looked = board.focused === token.id || board.hover?.unit === token.id;
    if (!looked && coverage(at, taken) > COVERED * at.width * at.height) return nothing;
    taken.push(at);
    return drawn(at, why);
  })}`;
}

/** Whom nothing that is offered can be aimed at. @param {SurfaceBoard} board @returns {Drawing} */
export function sparedShown(board) {
  return reasons(board, ({id}) => board.offers.spared.get(id));
}

/** @param {Rect} at @param {string} why @returns {Drawing} */
function drawn(at, why) {
  return svg`<g class="reason" transform="translate(${at.x + at.width / 2} ${at.y + HEIGHT / 2})">
    <rect x=${-at.width / 2} y=${-HEIGHT / 2} width=${at.width} height=${HEIGHT} rx="11"></rect><text y="4">${why}</text></g>`;
}

/**
 * Where a reason hides least of what is written at a token and around it: at the token, or a little way off in a crowd.
 *
 * @param {Pick<Token, 'id' | 'x' | 'y' | 'reach' | 'radius' | 'unit'>} token
 * @param {string} why
 * @param {Rect[]} taken
 * @returns {Rect}
 */
export function roomFor({id, x, y, reach, radius, unit}, why, taken) {
  const size = {width: measure(why, 12, 600) + 18, height: HEIGHT};
  const tried = STEPS.flatMap((off) => {
    const room = {above: reach + off, below: reach + barsHeight(unit, radius) + off, aside: reach + off};
    const [below, above, ...beside] = spots({id, x, y, ...room, wordings: [], rank: 0}, size);
    return [above, below, ...beside];
  });
  return tried.reduce((best, one) => (coverage(one, taken) < coverage(best, taken) ? one : best));
}
