/** What a weapon in hand does not get at, and why, as the server says it. */
import {nothing, svg} from 'lit';
import {reasons} from '../surface/reason.js';
import {outline} from './ground.js';
/** @import {Drawing} from '../token.js' */
/** @import {ZonesBoard} from '../zones.js' */
/** @import {Token} from '../surface/layout.js' */
/** @import {Zone} from './map.js' */
/** @import {Struck} from './offered.js' */

/** So many zones with the same reason have room for its words. */
const ROOM = 3;

/**
 * Why it does not get at somebody from here; empty where it does.
 *
 * @param {Struck} area
 * @param {string} unit
 * @param {Zone | undefined} zone
 * @returns {string}
 */
function whyNot(area, unit, zone) {
  if (!zone || area.zones.includes(zone)) {
    return '';
  }
  const why = area.gaps.find(({at}) => at.includes(zone.text))?.why ?? 'too far';
  return area.whom.includes(unit) ? 'move first' : why;
}

/** Hatched where it does not get within its distance, with the reason where there is room. @param {ZonesBoard} board @param {Struck} area @returns {Drawing} */
export function gapsShown(board, area) {
  const {map} = board;
  const {scale} = board.eye.camera;
  return svg`${area.gaps.map(({why, at}) => {
    const zones = at.map((text) => map.zones.get(text)).filter((zone) => zone !== undefined);
    const empty = zones.filter((zone) => board.standing.every((spot) => spot.zone !== zone));
    const free = empty[Math.floor(empty.length / 2)];
    return svg`${zones.map((zone) => outline(map, zone, scale, 'missed', 'url(#t-missed)'))}
      ${free && zones.length >= ROOM ? svg`<text class="word reason" font-size="12" x=${free.x * scale} y=${free.y * scale + 4}>${why}</text>` : nothing}`;
  })}`;
}

/** Why the weapon does not get at somebody of the other sides. @param {ZonesBoard} board @param {Struck} area @returns {Drawing | typeof nothing} */
export function reasonsShown(board, area) {
  if (area.whom.length === 0) {
    return nothing;
  }
  const side = board.acting?.unit.side;
  const whyOf = (/** @type {Token} */ {id, unit}) =>
    unit.side === side ? '' : whyNot(area, id, board.standing.find((spot) => spot.id === id)?.zone);
  return reasons(board, whyOf);
}
