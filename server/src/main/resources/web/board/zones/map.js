/**
 * A board of zones as the view describes it: which zones there are, what lies in them, where they are drawn. Reads, writes
 * and measures places as every board with places does.
 *
 * @typedef {Point & {text: string, name: string, own: boolean, terrain: Map<string, number>, environment?: string, height?: string,
 *     more: Detail[]}} Zone `own` says that its name is not just its column and row
 */
import {allOf} from '../geometry.js';
import {terrainOf} from './terrain.js';
import {cellName, gridPlaces, shapeOf} from './shapes.js';
/** @import {Board, Detail, Feature} from '../../net/protocol.js' */
/** @import {Point} from '../geometry.js' */
/** @import {Standing} from '../plane/metres.js' */

export class ZoneMap {
  /** @param {Board} board */
  constructor({kind, features}) {
    this.zones = zonesOf(kind, features);
    this.links = features.filter((feature) => feature.kind === 'link');
    this.walls = features.filter((feature) => feature.kind === 'wall');
    this.shape = shapeOf(
      kind,
      [...this.zones.values()],
      this.links.map(({at}) => at),
    );
    this.kind = kind;
    this.isGrid = kind !== 'zones';
    for (const zone of this.zones.values()) {
      Object.assign(zone, this.shape.centre(zone.text) ?? {x: 0, y: 0});
    }
  }

  /** The kinds of terrain that lie anywhere. */
  get kinds() {
    return [...new Set([...this.zones.values()].flatMap(({terrain}) => [...terrain.keys()]))].sort();
  }

  /** The environment, where it is the same in all zones. */
  get everywhere() {
    const [first, ...rest] = new Set([...this.zones.values()].map(({environment}) => environment));
    return rest.length === 0 ? first : undefined;
  }

  /** @param {string | undefined} text @returns {Point | undefined} */
  read(text) {
    const zone = this.zones.get((text ?? '').trim());
    return zone && {x: zone.x, y: zone.y};
  }

  /** @param {string | undefined} text @returns {Point[]} */
  readWay(text) {
    return allOf((text ?? '').split(';').map((part) => this.read(part)));
  }

  /** @param {Point} point @returns {string} */
  write(point) {
    return this.zoneAt(point)?.text ?? '';
  }

  /** The zone whose middle is nearest. @param {Point} point @returns {Zone | undefined} */
  zoneAt({x, y}) {
    /** @type {Zone | undefined} */
    let best;
    let least = Infinity;
    for (const zone of this.zones.values()) {
      const far = Math.hypot(zone.x - x, zone.y - y);
      if (far < least) {
        least = far;
        best = zone;
      }
    }
    return best;
  }

  /** @param {Point} point @returns {Point} */
  snap(point) {
    const zone = this.zoneAt(point);
    return zone ? {x: zone.x, y: zone.y} : point;
  }

  /** @param {Point} point @returns {boolean} */
  holds(point) {
    const zone = this.zoneAt(point);
    const {x, y} = this.corner;
    return zone !== undefined && Math.abs(point.x - zone.x) <= x + 0.02 && Math.abs(point.y - zone.y) <= y + 0.02;
  }

  /** How far a zone reaches from its middle, across and down. */
  get corner() {
    const {corners} = this.shape;
    return {x: Math.max(...corners.map(({x}) => x)), y: Math.max(...corners.map(({y}) => y))};
  }

  /**
   * The next zone in a direction: a neighbour, or where none lies that way whatever does. Rows half a zone apart are crossed
   * straight up and down.
   *
   * @param {Point} point
   * @param {number} dx
   * @param {number} dy
   * @returns {Point}
   */
  step(point, dx, dy) {
    const shifted = dy !== 0 && this.isGrid && !Number.isInteger(this.corner.y * 2);
    const from = shifted ? {x: Math.floor(point.x + 1e-6) + 0.25, y: point.y} : point;
    const here = this.zoneAt(point)?.text ?? '';
    const all = [...this.zones.values()];
    const next =
      nearest(
        all.filter(({text}) => this.shape.distance(here, text) === 1),
        from,
        dx,
        dy,
      ) ??
      nearest(all, from, dx, dy) ??
      point;
    return {x: next.x, y: next.y};
  }

  /** @param {Point} point @returns {string} */
  named(point) {
    return this.zoneAt(point)?.name ?? '';
  }

  /** @param {Point} a @param {Point} b @returns {number} */
  distance(a, b) {
    const [one, other] = [this.zoneAt(a), this.zoneAt(b)];
    return one && other ? this.shape.distance(one.text, other.text) : 0;
  }

  /** @param {Standing} a @param {Standing} b @returns {number} */
  gap(a, b) {
    return this.distance(a.home ?? a, b.home ?? b);
  }

  /** @param {Standing} spot @returns {Point} */
  home(spot) {
    return spot.home ?? this.snap(spot);
  }

  /** @param {number} count @returns {string} */
  words(count) {
    return ['same zone', '1 zone'][count] ?? `${count} zones`;
  }
}

/**
 * The zone that is near in a direction and not far off it.
 *
 * @param {Zone[]} zones
 * @param {Point} from
 * @param {number} dx
 * @param {number} dy
 * @returns {Zone | undefined}
 */
function nearest(zones, from, dx, dy) {
  /** @type {Zone | undefined} */
  let best;
  let least = Infinity;
  for (const zone of zones) {
    const along = (zone.x - from.x) * dx + (zone.y - from.y) * dy;
    const beside = Math.abs((zone.x - from.x) * dy) + Math.abs((zone.y - from.y) * dx);
    if (along > 0.1 && beside < 1.8 * along && along + 2 * beside < least) {
      least = along + 2 * beside;
      best = zone;
    }
  }
  return best;
}

/**
 * Zones by their places; a grid may name them all at once.
 *
 * @param {string} kind
 * @param {Feature[]} features
 * @returns {Map<string, Zone>}
 */
function zonesOf(kind, features) {
  /** @type {Map<string, Zone>} */
  const zones = new Map();
  /** @type {Detail[]} */
  let common = [];
  for (const {kind: what, details = []} of features) {
    if (what === 'grid') {
      const number = (/** @type {string} */ label) =>
        Number(details.find((detail) => detail.label === label)?.value ?? 0);
      common = details.filter(({label}) => label === 'environment');
      for (const text of gridPlaces(kind, number('columns'), number('rows'))) {
        zones.set(text, zone(kind, text, '', common));
      }
    }
  }
  for (const {kind: what, name, at, details = []} of features) {
    if (what === 'zone') {
      zones.set(at[0], zone(kind, at[0], name, [...details, ...common]));
    }
  }
  return zones;
}

/**
 * @param {string} kind of the board
 * @param {string} text
 * @param {string} name
 * @param {Detail[]} details
 * @returns {Zone}
 */
function zone(kind, text, name, details) {
  const {column = '', row = ''} = cellName(kind, text) ?? {};
  const cell = column + row || text;
  const value = (/** @type {string} */ label) => details.find((detail) => detail.label === label)?.value;
  const more = details.filter(({label}) => !['terrain', 'environment', 'height'].includes(label));
  return {
    text,
    name: name && name !== text ? name : cell,
    own: kind === 'zones' || Boolean(name && name !== text && name !== cell),
    terrain: terrainOf(details),
    environment: value('environment'),
    height: value('height'),
    more,
    x: 0,
    y: 0,
  };
}
