/** What is offered on zones, the areas that options would strike, and the zone one looks at. */
import {nothing, svg} from 'lit';
import {measure} from '../surface/layout.js';
import {pill} from '../surface/lines.js';
import {outline} from './ground.js';
import {areaPath, cornersOf} from './outline.js';

/** Zones one may choose, outlined; those chosen or pointed at, filled. @param {import('../zones.js').ZonesBoard} board */
export function offeredZones(board) {
  const {places: map, hover} = board;
  const {scale} = board.eye.camera;
  const chosen = new Set(board.offers.places.filter(({option}) => board.isChosen(option)).map(({option}) => option.place));
  const offered = new Set(board.offers.places.map(({option}) => option.place));
  const near = hover?.held && !hover.unit ? board.places.write(hover.at) : undefined;
  return svg`${[...offered].map((text) => {
    const zone = map.zones.get(text);
    const state = chosen.has(text) ? 'chosen' : text === near ? 'near' : '';
    return zone ? outline(map, zone, scale, `offer ${state}`) : nothing;
  })}${map.isGrid ? svg`<path class="offers" d=${areaPath(map, [...offered].map((text) => map.zones.get(text)).filter(Boolean), scale)}></path>` : nothing}`;
}

/**
 * The area that what is chosen, or else pointed at, would strike; of an option that points at nothing, how far it reaches.
 * @returns {{zones: object[], sure: boolean, strikes: boolean} | undefined}
 */
export function struck(board) {
  const options = (board.requests ?? []).flatMap(({options: all}) => all).filter(({area}) => area?.length > 0);
  const sure = options.find((option) => board.isChosen(option));
  const unit = board.focused ?? board.hover?.unit;
  const near = board.hover?.offer?.option ?? board.offersAt(unit).find(({option}) => option.unit)?.option;
  const option = sure ?? options.find((one) => one === near);
  const zones = (option?.area ?? []).map((text) => board.places.zones.get(text)).filter(Boolean);
  return zones.length > 0 ? {zones, sure: Boolean(sure), strikes: Boolean(option.unit ?? option.place)} : undefined;
}

/** An area is filled and outlined. */
export function areaShown(board) {
  const area = struck(board);
  if (!area) {
    return nothing;
  }
  const {scale} = board.eye.camera;
  const map = board.places;
  const classes = ['area-shown', area.sure ? '' : 'maybe-area', area.strikes ? '' : 'in-reach'].filter(Boolean).join(' ');
  return svg`<g class=${classes}>${area.zones.map((zone) => outline(map, zone, scale, 'struck'))}
    ${map.isGrid ? svg`<path d=${areaPath(map, area.zones, scale)}></path>` : nothing}</g>`;
}

/** How large the area is and whom one sees in it. */
export function areaLabel(board) {
  const area = struck(board);
  if (!area) {
    return nothing;
  }
  const {scale} = board.eye.camera;
  const texts = new Set(area.zones.map(({text}) => text));
  const names = board.units.filter(({place}) => texts.has(place)).map(({name}) => name);
  const corners = area.zones.flatMap((zone) => cornersOf(board.places, zone, scale));
  const x = (Math.min(...corners.map((corner) => corner.x)) + Math.max(...corners.map((corner) => corner.x))) / 2;
  const [top, foot] = [Math.min(...corners.map(({y}) => y)), Math.max(...corners.map(({y}) => y))];
  const y = board.eye.at({x: 0, y: top / scale}).y < 36 ? foot + 16 : top - 16;
  const whom = names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ') || 'nobody in it';
  const told = area.strikes ? `${board.places.words(area.zones.length)}: ${whom}` : reached(board, texts);
  return pill(told, withinSight(board, told, x), y);
}

/** Where the middle of a label is so that all of it can be read, as near as possible to where it belongs. */
function withinSight(board, text, x) {
  const {scale} = board.eye.camera;
  const half = Math.min(measure(text, 12.5, 650) / 2 + 14, board.eye.screen.width / 2);
  const shown = board.eye.at({x: x / scale, y: 0}).x;
  return x + Math.max(half, Math.min(board.eye.screen.width - half, shown)) - shown;
}

/** Whom of the other sides one could get at; where nobody is, how far it goes. */
function reached(board, texts) {
  const side = board.acting?.unit.side;
  const others = board.units.filter((unit) => texts.has(unit.place) && unit.side !== side && !unit.out).map(({name}) => name);
  const few = others.length > 4 ? `${others.slice(0, 3).join(', ')} and ${others.length - 3} more` : others.join(', ');
  return others.length > 0 ? `in reach: ${few}` : `reaches ${board.places.words(texts.size)}`;
}

/** The zone under the pointer or the cursor, and what is to be said of it. */
export function lookedAt(board) {
  const {hover, mode} = board;
  const at = mode?.keyed || mode?.kind === 'paint' ? mode.at : !mode && hover?.held && !hover.unit ? hover.at : undefined;
  const zone = at && board.places.zoneAt(at);
  if (!zone || board.dragged) {
    return nothing;
  }
  const {scale} = board.eye.camera;
  const text = [board.places.isGrid ? zone.text : '', board.aboutPlace(at), away(board, at)].filter(Boolean).join(' · ');
  return svg`${outline(board.places, zone, scale, 'looked')}
    ${text && !hover?.offer ? pill(text, zone.x * scale, (zone.y + board.places.corner.y) * scale + 16, true) : nothing}`;
}

function away(board, at) {
  const steps = board.acting ? board.places.distance(board.places.home(board.acting), at) : 0;
  return steps > 0 && !board.offers.free && !board.mode?.points.length ? `${board.places.words(steps)} from ${board.acting.unit.name}` : '';
}
