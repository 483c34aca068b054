/** What the weapon in hand, or a move, gets at: where it does not within its distance, and why not in words. */
import {nothing, svg} from 'lit';
import {measure} from '../surface/layout.js';
import {outline} from './ground.js';
/** @import {Drawing} from '../token.js' */
/** @import {ZonesBoard} from '../zones.js' */
/** @import {Zone} from './map.js' */
/** @import {Struck} from './offered.js' */

/** @typedef {{near: Zone[], missed: Zone[], why: (zone: Zone | undefined) => string}} Gaps */

/** @param {ZonesBoard} board @param {Struck} area @returns {Gaps | undefined} */
function gaps(board, area) {
  const {map, acting} = board;
  const home = acting && map.zoneAt(map.home(acting));
  if (!home || !map.isGrid) {
    return undefined;
  }
  const far = (/** @type {Zone} */ zone) => map.shape.distance(home.text, zone.text);
  const reached = new Set(area.zones);
  const [least, most] = [Math.min(...area.zones.map(far)), Math.max(...area.zones.map(far))];
  const others = [...map.zones.values()].filter((zone) => !reached.has(zone));
  const why = (/** @type {Zone | undefined} */ zone) =>
    !zone || reached.has(zone) ? '' : far(zone) < least ? 'too near' : far(zone) > most ? 'too far' : 'no line';
  return {
    near: others.filter((zone) => far(zone) < least),
    missed: others.filter((zone) => far(zone) >= least && far(zone) <= most && !zone.terrain.has('impassable')),
    why,
  };
}

/** Hatched where it does not get, with words where it is too near. @param {ZonesBoard} board @param {Struck} area @returns {Drawing | typeof nothing} */
export function gapsShown(board, area) {
  const found = gaps(board, area);
  if (!found) {
    return nothing;
  }
  const {scale} = board.eye.camera;
  const free = found.near.filter((zone) => board.standing.every((spot) => spot.zone !== zone)).at(-1);
  return svg`${found.missed.map((zone) => outline(board.map, zone, scale, 'missed', 'url(#t-missed)'))}
    ${free && found.near.length > 2 ? svg`<text class="word why" font-size="12" x=${free.x * scale} y=${free.y * scale + 4}>too near</text>` : nothing}`;
}

/** Why the weapon does not get at somebody of the other sides. @param {ZonesBoard} board @param {Struck} area @returns {Drawing | typeof nothing} */
export function reasonsShown(board, area) {
  const found = gaps(board, area);
  if (!found || !area.whom) {
    return nothing;
  }
  const side = board.acting?.unit.side;
  return svg`${board.laid.tokens.map(({x, y, reach, unit, id}) => {
    const why = unit.side === side || unit.out ? '' : found.why(board.standing.find((spot) => spot.id === id)?.zone);
    const width = measure(why, 12, 600) + 18;
    return why
      ? svg`<g class="reason" transform="translate(${x} ${y - reach - 14})">
          <rect x=${-width / 2} y="-11" width=${width} height="22" rx="11"></rect><text y="4">${why}</text></g>`
      : nothing;
  })}`;
}
