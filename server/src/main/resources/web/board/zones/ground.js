/** The ground of a board of zones: cells or panels, what lies in them in pattern and word, links, walls, the rim. */
import {nothing, svg} from 'lit';
import {list} from '../surface/lines.js';
import {bordersOf, cornersOf} from './outline.js';
import {cellName} from './shapes.js';
import {patternOf, patterns} from './terrain.js';
import {wordsIn} from './words.js';
/** @import {Feature} from '../../net/protocol.js' */
/** @import {Drawing} from '../token.js' */
/** @import {Zone, ZoneMap} from './map.js' */

/** @param {ZoneMap} map @param {number} scale @returns {Drawing} */
export function zonesGround(map, scale) {
  const zones = [...map.zones.values()];
  return svg`${patterns()}${map.isGrid ? nothing : map.links.map((link) => linkLine(map, link, scale))}
    ${zones.map((zone) => cell(map, zone, scale))}
    ${map.walls.map((wall) => wallLine(map, wall, scale))}
    ${wordsIn(map, scale).map(({text, size, x, y, name}) => svg`<text class=${name ? 'word name' : 'word'} font-size=${size} x=${x} y=${y + size}>${text}</text>`)}
    ${map.isGrid ? rim(map, zones, scale) : nothing}`;
}

/** @param {ZoneMap} map @param {Zone} zone @param {number} scale */
function cell(map, zone, scale) {
  const kinds = [...zone.terrain.keys()];
  const shut = kinds.includes('impassable') ? 'shut' : '';
  return svg`${outline(map, zone, scale, `zone ${zone.environment ? 'elsewhere-zone' : ''} ${shut}`)}
    ${kinds.map((kind) => outline(map, zone, scale, 'terrain', `url(#t-${patternOf(kind)})`))}`;
}

/**
 * Cells have corners, panels are soft.
 *
 * @param {ZoneMap} map
 * @param {Zone} zone
 * @param {number} scale
 * @param {string} name
 * @param {string} [fill]
 * @returns {Drawing}
 */
export function outline(map, zone, scale, name, fill) {
  const corners = cornersOf(map, zone, scale);
  if (map.isGrid) {
    return svg`<polygon class=${name} points=${list(corners)} fill=${fill ?? nothing}></polygon>`;
  }
  const [a, , c] = corners;
  return svg`<rect class=${name} x=${a.x} y=${a.y} width=${c.x - a.x} height=${c.y - a.y} rx="12" fill=${fill ?? nothing}></rect>`;
}

/** @param {ZoneMap} map @param {Feature} link @param {number} scale */
function linkLine(map, {at, details = []}, scale) {
  const [a, b] = at.map((text) => map.zones.get(text));
  const cost = details.find(({label}) => label === 'cost')?.value;
  if (!a || !b) {
    return nothing;
  }
  return svg`<line class="link" x1=${a.x * scale} y1=${a.y * scale} x2=${b.x * scale} y2=${b.y * scale}></line>
    ${cost ? svg`<g class="cost" transform="translate(${((a.x + b.x) / 2) * scale} ${((a.y + b.y) / 2) * scale})"><circle r="11"></circle><text y="4">${cost}</text></g>` : nothing}`;
}

/**
 * A wall stands on the border of two cells, or across the link of two panels.
 *
 * @param {ZoneMap} map
 * @param {Feature} wall
 * @param {number} scale
 */
function wallLine(map, {at}, scale) {
  const [a, b] = at.map((text) => map.zones.get(text));
  const border = a && b && bordersOf(map, a, b, scale);
  return border
    ? svg`<line class="wall" x1=${border[0].x} y1=${border[0].y} x2=${border[1].x} y2=${border[1].y}></line>`
    : nothing;
}

/** Columns above, rows on the left. @param {ZoneMap} map @param {Zone[]} zones @param {number} scale */
function rim(map, zones, scale) {
  /** @type {Map<string, Zone>} */
  const first = new Map();
  /** @type {Map<string, Zone>} */
  const top = new Map();
  const least = Math.min(...zones.map(({y}) => y));
  for (const zone of zones) {
    const {column, row} = cellName(map.kind, zone.text) ?? {column: '', row: ''};
    if (zone.x < (first.get(row)?.x ?? Infinity)) {
      first.set(row, zone);
    }
    if (zone.y === least) {
      top.set(column, zone);
    }
  }
  const {x: across, y: down} = map.corner;
  return svg`${[...top].map(([column, zone]) => svg`<text class="rim" x=${zone.x * scale} y=${(zone.y - down) * scale - 6}>${column}</text>`)}
    ${[...first].map(([row, zone]) => svg`<text class="rim" x=${(zone.x - across) * scale - 10} y=${zone.y * scale + 4}>${row}</text>`)}`;
}
