/** Small screens: the camera keeps to who is asked and who acts; everybody outside it is a chip at the edge, unless a blow is shown there. */
import {html, nothing, svg} from 'lit';
import {borne} from '../portraits.js';
import {shortName} from '../../shared/names.js';
import {coverage} from '../labels.js';
import {sideWords} from '../words.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Rect} from '../labels.js' */
/** @import {SurfaceBoard} from '../surface.js' */
/** @import {Spot} from './layout.js' */

/** As many chips as fit on each side. */
const EACH_SIDE = 2;
/** What a chip takes with the gap below it, in pixels. */
const CHIP = {width: 118, height: 50};
/** What "and 3 more" takes below them. */
const MORE = 26;
/** Pixels between the places that are tried for a column of chips; where it covers so much of tokens, fewer are shown. */
const STEP = 12;
const FEWER = 60;
/** What the tools in the lower right corner take. */
const TOOLS = 62;

/** Those the moment is about: of a blow that is shown, or else asked, on turn, or meant by what is being chosen. @param {SurfaceBoard} board @returns {Spot[]} */
export function atThisMoment(board) {
  const struck = board.spots.filter(({id}) => board.shown?.includes(id));
  if (struck.length > 0) {
    return struck;
  }
  const meant = (/** @type {string} */ id) => board.offersAt(id).some((offer) => board.isMeant(offer));
  const those = board.spots.filter(({id, unit}) => board.isAsked(id) || unit.active || meant(id));
  return those.length > 0 ? those : board.spots.filter(({id}) => id === board.offers.acting);
}

/** @param {SurfaceBoard} board @returns {TemplateResult | typeof nothing} */
export function chips(board) {
  if (!board.isSmall || board.shown?.length) {
    return nothing;
  }
  const {west, east} = outside(board);
  return html`${column(board, west, 'west')}${column(board, east, 'east')}`;
}

/** How high a column is with so many chips of all. @param {number} shown @param {number} all */
function heightOf(shown, all) {
  return 8 + shown * CHIP.height + (all > shown ? MORE : 0);
}

/**
 * How many chips a column has and where it begins, in pixels from the top: as many and as high up as can be without
 * covering tokens.
 *
 * @param {SurfaceBoard} board
 * @param {number} all
 * @param {'west' | 'east'} side
 * @returns {{shown: number, top: number, height: number}}
 */
function columnOf(board, all, side) {
  const {screen, camera} = board.eye;
  const tokens = board.spots.map((spot) => {
    const {x, y} = board.eye.at(spot);
    const radius = Math.max(board.leastRadius(), (spot.size / 2) * camera.scale) + 6;
    return {x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius + 12};
  });
  const x = side === 'west' ? 0 : screen.width - CHIP.width;
  let best = {shown: 0, top: 0, height: heightOf(0, all)};
  let least = Infinity;
  for (let shown = Math.min(all, EACH_SIDE); shown >= 0 && least >= FEWER; shown--) {
    const height = heightOf(shown, all);
    least = Infinity;
    for (let top = 0; top + height <= screen.height - (side === 'east' ? TOOLS : 0); top += STEP) {
      const cost = coverage({x, y: top, width: CHIP.width, height}, tokens) + top / screen.height;
      if (cost < least) [best, least] = [{shown, top, height}, cost];
    }
  }
  return best;
}

/** Those out of the picture, the most telling first. @param {SurfaceBoard} board @returns {{west: Spot[], east: Spot[]}} */
function outside(board) {
  const out = board.spots.filter((spot) => !board.eye.sees(spot, 8) && !spot.unit.out && !board.carriers.has(spot.id));
  const ranked = out.sort((a, b) => board.rank(b.id) - board.rank(a.id));
  const middle = board.eye.camera.x;
  return {west: ranked.filter(({x}) => x < middle), east: ranked.filter(({x}) => x >= middle)};
}

/** The room that chips take, in pixels from the board's origin, so that labels keep off it. @param {SurfaceBoard} board @returns {Rect[]} */
export function chipRoom(board) {
  if (!board.isSmall || board.shown?.length) {
    return [];
  }
  const {camera, screen} = board.eye;
  const [x, y] = [camera.x * camera.scale - screen.width / 2, camera.y * camera.scale - screen.height / 2];
  const {west, east} = outside(board);
  const room = (/** @type {number} */ count, /** @type {'west' | 'east'} */ side) => {
    const {top, height} = columnOf(board, count, side);
    return {x: side === 'west' ? x : x + screen.width - CHIP.width, y: y + top, width: CHIP.width, height};
  };
  return [
    ...(west.length > 0 ? [room(west.length, 'west')] : []),
    ...(east.length > 0 ? [room(east.length, 'east')] : []),
  ];
}

/** @param {SurfaceBoard} board @param {Spot[]} spots @param {'west' | 'east'} side */
function column(board, spots, side) {
  const {shown: count, top} = columnOf(board, spots.length, side);
  const shown = spots.slice(0, count).sort((a, b) => a.y - b.y);
  return spots.length === 0
    ? nothing
    : html`<div
        class="edge ${side}"
        role="group"
        aria-label="Out of the picture to the ${side}"
        .style=${`top:${8 + top}px`}>
        ${shown.map((spot) => chip(board, spot))}
        ${spots.length > shown.length ? html`<span class="more">${shown.length ? 'and ' : ''}${spots.length - shown.length} more</span>` : nothing}
      </div>`;
}

/** @param {SurfaceBoard} board @param {Spot} spot */
function chip(board, {id, unit}) {
  const ours = board.ours.has(unit.side);
  const offers = board.offersAt(id);
  const chance = offers.length === 1 ? board.oddsAt(offers[0]) : '';
  return html`<button
    class="chip"
    data-chip=${id}
    aria-label="${unit.name}, ${sideWords(unit, board.ours)}, out of the picture${chance ? `, ${chance}` : ''}"
    @click=${() => board.reveal(id)}>
    <svg viewBox="-28 -28 56 56" width="24" height="24" aria-hidden="true" class="token ${ours ? 'ours' : 'theirs'}">
      ${
        ours
          ? svg`<circle class="shape" r="24"></circle>`
          : svg`<rect class="shape" x="-18" y="-18" width="36" height="36" rx="4" transform="rotate(45)"></rect>`
      }
      <g transform="scale(.86)">${borne(unit, ours) ?? nothing}</g></svg
    ><span>${chance || shortName(unit.name)}</span>
  </button>`;
}
