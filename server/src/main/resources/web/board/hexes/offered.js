/** What is offered on hexes, and the areas that options would cover. */
import {nothing, svg} from 'lit';
import {pill} from '../surface/lines.js';
import {centreOf, hexAt, hexPath, outlineOf, readHex, writeHex} from './grid.js';
/** @import {Option} from '../../net/protocol.js' */
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

/** The option whose area is shown: what is chosen, or else pointed at. @param {HexBoard} board @returns {{option: Option, sure: boolean} | undefined} */
function struck(board) {
  const options = (board.requests ?? []).flatMap(({options: all}) => all).filter(({area}) => area && area.length > 0);
  const sure = options.find((option) => board.isChosen(option));
  const unit = board.focused ?? board.hover?.unit;
  const near = board.hover?.offer?.option ?? board.offersAt(unit ?? '').find(({option}) => option.unit)?.option;
  const option = sure ?? options.find((one) => one === near);
  return option && {option, sure: Boolean(sure)};
}

/** An area is filled and outlined. @param {HexBoard} board @returns {Drawing | typeof nothing} */
export function areaShown(board) {
  const area = struck(board);
  if (!area) {
    return nothing;
  }
  const {scale} = board.eye.camera;
  const hexes = hexesOf(area.option.area ?? []);
  return svg`<g class=${area.sure ? 'area-shown' : 'area-shown maybe-area'}>
    <path class="struck" d=${hexes.map((hex) => hexPath(hex, scale)).join('')}></path>
    <path class="struck-edge" d=${outlineOf(hexes, scale)}></path></g>`;
}

/** How many hexes, and who is in it: own people first, with a sign. @param {HexBoard} board @returns {Drawing | typeof nothing} */
export function areaLabel(board) {
  const area = struck(board);
  if (!area) {
    return nothing;
  }
  const {scale} = board.eye.camera;
  const places = new Set(hexesOf(area.option.area ?? []).map(writeHex));
  const inside = board.spots.filter((spot) => places.has(writeHex(hexAt(spot.home ?? spot))));
  const side = board.acting?.unit.side;
  const friends = inside.filter(({unit}) => unit.side === side).map(({unit}) => `⚠ ${unit.name}`);
  const others = inside.filter(({unit}) => unit.side !== side).map(({unit}) => unit.name);
  const whom = [...friends, ...others];
  const few = whom.length > 4 ? `${whom.slice(0, 3).join(', ')} and ${whom.length - 3} more` : whom.join(', ');
  const middles = hexesOf(area.option.area ?? []).map(centreOf);
  const x = middles.reduce((sum, point) => sum + point.x, 0) / middles.length;
  const top = Math.min(...middles.map((point) => point.y));
  const foot = Math.max(...middles.map((point) => point.y));
  const y = board.eye.at({x, y: top}).y < 64 ? foot * scale + 0.6 * scale + 16 : top * scale - 0.6 * scale - 16;
  return pill(`${board.map.words(places.size)}: ${few || 'nobody in it'}`, x * scale, y);
}

/** @param {string[]} places @returns {Hex[]} */
function hexesOf(places) {
  return places.map(readHex).filter((hex) => hex !== undefined);
}
