/** What is offered on hexes, and the areas that options would cover. */
import {nothing, svg} from 'lit';
import {measure} from '../surface/layout.js';
import {percent} from '../../shared/words.js';
import {pill} from '../surface/lines.js';
import {centreOf, hexAt, hexPath, outlineOf, readHex, writeHex} from './grid.js';
/** @import {Unit} from '../../net/protocol.js' */
/** @import {Point} from '../geometry.js' */
/** @import {Drawing} from '../token.js' */
/** @import {HexBoard} from '../hexes.js' */
/** @import {Hex} from './grid.js' */

/** Hexes one may choose, outlined together; those chosen or pointed at, filled. @param {HexBoard} board @returns {Drawing} */
export function offeredHexes(board) {
  const {scale} = board.eye.camera;
  const hexes = hexesOf(board.offers.places.map(({option}) => option.place ?? ''));
  const chosen = hexesOf(
    board.offers.places.filter(({option}) => board.isChosen(option)).map(({option}) => option.place ?? ''),
  );
  const near = board.hover?.offer ? hexesOf([board.hover.offer.option.place ?? '']) : [];
  return svg`<path class="offers" d=${hexes.map((hex) => hexPath(hex, scale)).join('')}></path>
    <path class="offers-edge" d=${outlineOf(hexes, scale)}></path>
    <path class="offer near" d=${near.map((hex) => hexPath(hex, scale)).join('')}></path>
    <path class="offer chosen" d=${chosen.map((hex) => hexPath(hex, scale)).join('')}></path>`;
}

/** The hex under the pointer or the cursor, and what is to be said of it. @param {HexBoard} board @returns {Drawing | typeof nothing} */
export function lookedAt(board) {
  const {hover, mode, map} = board;
  const at =
    mode?.keyed || mode?.kind === 'brush' ? mode.at : !mode && hover?.held && !hover.unit ? hover.at : undefined;
  if (!at || board.dragged || !map.holds(at)) {
    return nothing;
  }
  const {scale} = board.eye.camera;
  const hex = hexAt(at);
  const {x, y} = centreOf(hex);
  const text = [map.named(at), board.aboutPlace(at)].filter(Boolean).join(' · ');
  return svg`<path class="looked" d=${hexPath(hex, scale)}></path>
    ${text && !hover?.offer ? seenPill(board, text, {x: x * scale, y: (y + 0.6) * scale + 16}, true) : nothing}`;
}

/**
 * What a freely chosen place would strike, as the rules say it; nothing until they have.
 *
 * @param {HexBoard} board
 * @param {string} place
 * @returns {Struck | undefined}
 */
function placed(board, place) {
  const {free} = board.offers;
  const area = free ? board.aimed.at(free.id, place) : undefined;
  return area && {hexes: hexesOf(area.area), sure: false, why: area.why};
}

/** The hex that is aimed at freely: under the pointer or the cursor. @param {HexBoard} board @returns {Point | undefined} */
function aimedAt({mode, hover, offers}) {
  if (mode) {
    return mode.kind === 'place' ? mode.at : undefined;
  }
  return offers.free && hover?.held && !hover.unit && !hover.offer ? hover.at : undefined;
}

/** @typedef {{hexes: Hex[], sure: boolean, why?: string}} Struck an area, whether it is chosen, and why it cannot be */

/** The area that is shown: of what one points at, or else of what is chosen. @param {HexBoard} board @returns {Struck | undefined} */
function struck(board) {
  const at = aimedAt(board);
  const aimed = at && board.map.holds(at) ? placed(board, aimedText(board, at)) : undefined;
  if (aimed) {
    return aimed;
  }
  const options = (board.requests ?? []).flatMap(({options: all}) => all).filter(({area}) => area && area.length > 0);
  const unit = board.focused ?? board.hover?.unit;
  const near = board.hover?.offer?.option ?? board.offersAt(unit ?? '').find(({option}) => option.unit)?.option;
  const chosen = options.find((option) => board.isChosen(option));
  const option = options.find((one) => one === near) ?? chosen;
  return option ? {hexes: hexesOf(option.area ?? []), sure: option === chosen} : freelyChosen(board);
}

/** With the near end of a Line, where that was set. @param {HexBoard} board @param {Point} at @returns {string} */
function aimedText({mode, map}, at) {
  const corners = mode?.kind === 'place' ? mode.points.slice(1) : [];
  return [...corners, at].map((point) => map.write(point)).join(';');
}

/** @param {HexBoard} board @returns {Struck | undefined} */
function freelyChosen(board) {
  const free = (board.chosen ?? []).find((id) => board.map.readWay(id).length > 0);
  const area = free === undefined ? undefined : placed(board, free);
  return area && {...area, sure: true};
}

/** An area is filled and outlined. @param {HexBoard} board @returns {Drawing | typeof nothing} */
export function areaShown(board) {
  const area = struck(board);
  if (!area || area.hexes.length === 0) {
    return nothing;
  }
  const {scale} = board.eye.camera;
  const {hexes, sure} = area;
  return svg`<g class=${sure ? 'area-shown' : 'area-shown maybe-area'}>
    <path class="struck" d=${hexes.map((hex) => hexPath(hex, scale)).join('')}></path>
    <path class="struck-edge" d=${outlineOf(hexes, scale)}></path></g>`;
}

/** At everybody whom the chosen area may hurt, how likely that is; friends with a sign. @param {HexBoard} board @returns {Drawing[]} */
export function hurtLabels(board) {
  const option = (board.chosen ?? []).find((id) => board.hurts?.[id]);
  const hurt = option !== undefined && struck(board)?.sure ? (board.hurts?.[option] ?? {}) : {};
  const {scale} = board.eye.camera;
  const side = board.acting?.unit.side;
  return board.spots
    .filter(({id}) => hurt[id] !== undefined)
    .map(({id, unit, x, y, size}) => {
      const text = `${unit.side === side ? '⚠ friend ' : ''}${percent(hurt[id])} hurt`;
      return pill(text, x * scale, (y - size / 2) * scale - 18, true);
    });
}

/** How many hexes, and who is in it: own people first, with a sign. @param {HexBoard} board @returns {Drawing | typeof nothing} */
export function areaLabel(board) {
  const area = struck(board);
  const at = aimedAt(board);
  if (area?.why && at) {
    const {scale} = board.eye.camera;
    return seenPill(board, area.why, {x: at.x * scale, y: (at.y - 0.6) * scale - 16});
  }
  if (!area || area.hexes.length === 0) {
    return nothing;
  }
  const {scale} = board.eye.camera;
  const middles = area.hexes.map(centreOf);
  const x = middles.reduce((sum, point) => sum + point.x, 0) / middles.length;
  const top = Math.min(...middles.map((point) => point.y));
  const foot = Math.max(...middles.map((point) => point.y));
  const y = board.eye.at({x, y: top}).y < 64 ? foot * scale + 0.6 * scale + 16 : top * scale - 0.6 * scale - 16;
  return seenPill(board, areaWords(board, area.hexes), {x: x * scale, y});
}

/** @param {HexBoard} board @param {Hex[]} hexes @returns {string} */
function areaWords(board, hexes) {
  const places = new Set(hexes.map(writeHex));
  const inside = board.spots.filter(({unit, ...spot}) => !unit.out && places.has(writeHex(hexAt(spot.home ?? spot))));
  const side = board.acting?.unit.side;
  const told = (/** @type {Unit} */ {name, height}) => (height ? `${name} ↑${height}` : name);
  const friends = inside.filter(({unit}) => unit.side === side).map(({unit}) => `⚠ ${told(unit)}`);
  const others = inside.filter(({unit}) => unit.side !== side).map(({unit}) => told(unit));
  const whom = [...friends, ...others];
  const few = whom.length > 4 ? `${whom.slice(0, 3).join(', ')} and ${whom.length - 3} more` : whom.join(', ');
  return `${places.size === 1 ? '1 hex' : `${places.size} hexes`}: ${few || 'nobody in it'}`;
}

/** A pill that does not leave the screen to the sides. @param {HexBoard} board @param {string} text @param {Point} at @param {boolean} [quiet] */
function seenPill(board, text, {x, y}, quiet = false) {
  const {scale} = board.eye.camera;
  const half = measure(text, 12.5, 650) / 2 + 18;
  const across = board.eye.at({x: x / scale, y: y / scale}).x;
  const seen = Math.max(half, Math.min(across, board.eye.screen.width - half));
  return pill(text, x + seen - across, y, quiet);
}

/** @param {string[]} places @returns {Hex[]} */
function hexesOf(places) {
  return places.map(readHex).filter((hex) => hex !== undefined);
}
