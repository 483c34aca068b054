/** What is offered on zones, the areas that options would strike, and the zone one looks at. */
import {nothing, svg} from 'lit';
import {measure} from '../surface/layout.js';
import {pill} from '../surface/lines.js';
import {outline} from './ground.js';
import {gapsShown, reasonsShown} from './in-reach.js';
import {areaPath, cornersOf} from './outline.js';
/** @import {Drawing} from '../token.js' */
/** @import {ZonesBoard} from '../zones.js' */
/** @import {Gap} from '../../net/protocol.js' */
/** @import {Point} from '../geometry.js' */
/** @import {Zone} from './map.js' */

/** Zones one may choose, outlined; those chosen or pointed at, filled. @param {ZonesBoard} board @returns {Drawing} */
export function offeredZones(board) {
  const {map, hover} = board;
  const {scale} = board.eye.camera;
  const chosen = new Set(
    board.offers.places.filter(({option}) => board.isChosen(option)).map(({option}) => option.place ?? ''),
  );
  const offered = new Set(board.offers.places.map(({option}) => option.place ?? ''));
  const near = hover?.held && !hover.unit ? board.map.write(hover.at) : undefined;
  return svg`${[...offered].map((text) => {
    const zone = map.zones.get(text);
    const state = chosen.has(text) ? 'chosen' : text === near ? 'near' : '';
    return zone ? outline(map, zone, scale, `offer ${state}`) : nothing;
  })}${map.isGrid ? svg`<path class="offers" d=${areaPath(map, zonesOf(board, [...offered]), scale)}></path>` : nothing}`;
}

/**
 * The area that what is chosen, or else pointed at, would strike; of an option that points at nothing, how far it reaches,
 * and whether that is for somebody.
 *
 * @typedef {{zones: Zone[], gaps: Gap[], sure: boolean, strikes: boolean, whom: string[]}} Struck
 *
 * @param {ZonesBoard} board
 * @returns {Struck | undefined}
 */
export function struck(board) {
  const options = (board.requests ?? []).flatMap(({options: all}) => all).filter(({area}) => area && area.length > 0);
  const sure = options.find((option) => board.isChosen(option));
  const unit = board.focused ?? board.hover?.unit;
  const near = board.hover?.offer?.option ?? board.offersAt(unit ?? '').find(({option}) => option.unit)?.option;
  const option = sure ?? options.find((one) => one === near);
  const zones = zonesOf(board, option?.area ?? []);
  const strikes = Boolean(option?.unit ?? option?.place);
  const {gaps = [], whom = []} = option ?? {};
  return zones.length > 0 ? {zones, gaps, sure: Boolean(sure), strikes, whom} : undefined;
}

/**
 * @param {ZonesBoard} board
 * @param {string[]} places
 * @returns {Zone[]}
 */
function zonesOf(board, places) {
  return places.map((text) => board.map.zones.get(text)).filter((zone) => zone !== undefined);
}

/** An area is filled and outlined. @param {ZonesBoard} board @returns {Drawing | typeof nothing} */
export function areaShown(board) {
  const area = struck(board);
  if (!area) {
    return nothing;
  }
  const {scale} = board.eye.camera;
  const {map} = board;
  const classes = ['area-shown', area.sure ? '' : 'maybe-area', area.strikes ? '' : 'in-reach']
    .filter(Boolean)
    .join(' ');
  return svg`<g class=${classes}>${area.zones.map((zone) => outline(map, zone, scale, 'struck'))}
    ${area.strikes ? nothing : gapsShown(board, area)}
    ${map.isGrid ? svg`<path d=${areaPath(map, area.zones, scale)}></path>` : nothing}</g>`;
}

/** How large the area is and whom one sees in it. @param {ZonesBoard} board @returns {Drawing | typeof nothing} */
export function areaLabel(board) {
  const area = struck(board);
  if (!area) {
    return nothing;
  }
  const {scale} = board.eye.camera;
  const texts = new Set(area.zones.map(({text}) => text));
  const names = board.units.filter(({place}) => texts.has(place ?? '')).map(({name}) => name);
  const corners = area.zones.flatMap((zone) => cornersOf(board.map, zone, scale));
  const x = (Math.min(...corners.map((corner) => corner.x)) + Math.max(...corners.map((corner) => corner.x))) / 2;
  const [top, foot] = [Math.min(...corners.map(({y}) => y)), Math.max(...corners.map(({y}) => y))];
  const [first] = board.map.zones.values(); // the letters of the columns stand above it
  const edge = Math.min(...cornersOf(board.map, first, scale).map((corner) => corner.y));
  const isFull = (board.map.isGrid && top <= edge + 1) || board.eye.at({x: 0, y: top / scale}).y < 36;
  const y = isFull ? foot + 16 : top - 16;
  const whom =
    names.length > 4
      ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`
      : names.join(', ') || 'nobody in it';
  const told = area.strikes ? `${board.map.words(area.zones.length)}: ${whom}` : reached(board, texts);
  return svg`${area.strikes ? nothing : reasonsShown(board, area)}${told ? pill(told, withinSight(board, told, x), y) : nothing}`;
}

/**
 * Where the middle of a label is so that all of it can be read, as near as possible to where it belongs.
 *
 * @param {ZonesBoard} board
 * @param {string} text
 * @param {number} x
 */
function withinSight(board, text, x) {
  const {scale} = board.eye.camera;
  const half = Math.min(measure(text, 12.5, 650) / 2 + 14, board.eye.screen.width / 2);
  const shown = board.eye.at({x: x / scale, y: 0}).x;
  return x + Math.max(half, Math.min(board.eye.screen.width - half, shown)) - shown;
}

/**
 * Whom of the other sides one could get at; where nobody is, how far it goes.
 *
 * @param {ZonesBoard} board
 * @param {Set<string>} texts
 */
function reached(board, texts) {
  const side = board.acting?.unit.side;
  const others = board.units
    .filter((unit) => texts.has(unit.place ?? '') && unit.side !== side && !unit.out)
    .map(({name}) => name);
  if (board.isSmall) {
    return others.length > 0 ? `${others.length} in reach` : '';
  }
  const few = others.length > 4 ? `${others.slice(0, 3).join(', ')} and ${others.length - 3} more` : others.join(', ');
  return others.length > 0 ? `in reach: ${few}` : `reaches ${board.map.words(texts.size)}`;
}

/**
 * The zone under the pointer or the cursor, and what is to be said of it.
 *
 * @param {ZonesBoard} board
 * @returns {Drawing | typeof nothing}
 */
export function lookedAt(board) {
  const {hover, mode} = board;
  const at =
    mode?.keyed || mode?.kind === 'paint' ? mode.at : !mode && hover?.held && !hover.unit ? hover.at : undefined;
  const zone = at && board.map.zoneAt(at);
  if (!zone || board.dragged) {
    return nothing;
  }
  const {scale} = board.eye.camera;
  const text = [zone.name, board.aboutPlace(at), away(board, at)].filter(Boolean).join(' · ');
  return svg`${outline(board.map, zone, scale, 'looked')}
    ${text && !hover?.offer ? pill(text, zone.x * scale, (zone.y + board.map.corner.y) * scale + 16, true) : nothing}`;
}

/** @param {ZonesBoard} board @param {Point} at */
function away(board, at) {
  const {acting, map} = board;
  const steps = acting ? map.distance(map.home(acting), at) : 0;
  return acting && steps > 0 && !board.offers.free && !board.mode?.points.length
    ? `${map.words(steps)} from ${acting.unit.name}`
    : '';
}
