/**
 * A hex board as the view describes it: how large it is, what lies on its hexes, its buildings, walls and environments.
 * Reads, writes and measures places as every board with places does.
 *
 * @typedef {{name: string, kind: string, hexes: Hex[]}} Patch
 * @typedef {Patch & {roof: number}} Building
 * @typedef {{hex: Hex, name: string, height: number, defence: string, hits: number, most: number, breached: boolean, look: string}} Wall
 * @typedef {{name: string, level: number, hexes: Hex[], centre?: Hex, radius: number, wind: string}} Weather
 */
import {allOf} from '../geometry.js';
import {centreOf, hexAt, readHex, steps, writeHex} from './grid.js';
/** @import {Board, Feature} from '../../net/protocol.js' */
/** @import {Point} from '../geometry.js' */
/** @import {Standing} from '../plane/metres.js' */
/** @import {Hex} from './grid.js' */

/** The word that a placed area begins with. */
const SHAPE = /^[a-z]+ /;

export class HexMap {
  /** @param {Board} board */
  constructor({features}) {
    const board = features.find(({kind}) => kind === 'board');
    this.name = board?.name ?? '';
    this.width = number(board, 'width');
    this.height = number(board, 'height');
    /** @type {Patch[]} */
    this.ground = [];
    /** @type {Building[]} */
    this.buildings = [];
    /** @type {Map<string, Wall>} */
    this.walls = new Map();
    /** @type {Weather[]} */
    this.weather = [];
    features.forEach((feature) => this.add(feature));
  }

  /** @param {Feature} feature */
  add(feature) {
    const {kind, name, at, size} = feature;
    const hexes = at.map(readHex).filter((hex) => hex !== undefined);
    if (kind === 'building') {
      this.buildings.push({kind, name, hexes, roof: number(feature, 'roof')});
    } else if (kind === 'wall' || kind === 'breached-wall') {
      hexes.forEach((hex) =>
        this.walls.set(writeHex(hex), {
          hex,
          name,
          height: number(feature, 'height'),
          defence: text(feature, 'defence'),
          hits: number(feature, 'hits'),
          most: number(feature, 'of'),
          breached: kind === 'breached-wall',
          look: text(feature, 'transparent') ? 'glass' : text(feature, 'robust') ? '' : 'slight',
        }),
      );
    } else if (kind === 'environment') {
      const created = text(feature, 'around') !== '';
      this.weather.push({
        name,
        level: number(feature, 'level'),
        hexes: created ? [] : hexes,
        centre: created ? hexes[0] : undefined,
        radius: size,
        wind: text(feature, 'wind'),
      });
    } else if (kind !== 'board') {
      this.ground.push({kind, name, hexes});
    }
  }

  /** The wall that most of these hexes have. @param {Hex[]} hexes @returns {Wall | undefined} */
  wallOf(hexes) {
    /** @type {Map<string, Wall[]>} */
    const kinds = new Map();
    for (const hex of hexes) {
      const wall = this.walls.get(writeHex(hex));
      if (wall) {
        kinds.set(wall.name, [...(kinds.get(wall.name) ?? []), wall]);
      }
    }
    return [...kinds.values()].sort((one, other) => other.length - one.length).at(0)?.[0];
  }

  /** Every hex of the board, row by row. @returns {Hex[]} */
  get hexes() {
    const all = [];
    for (let r = 0; r < this.height; r++) {
      for (let column = 0; column < this.width; column++) {
        all.push({q: column - Math.floor(r / 2), r});
      }
    }
    return all;
  }

  /** @param {Hex} hex @returns {boolean} */
  contains({q, r}) {
    const column = q + Math.floor(r / 2);
    return r >= 0 && r < this.height && column >= 0 && column < this.width;
  }

  /** The Level of an environment in a hex; 0 where it does not lie. @param {Weather} weather @param {Hex} hex @returns {number} */
  levelAt({level, hexes, centre, radius}, hex) {
    if (centre) {
      const far = steps(centre, hex);
      return far > radius ? 0 : Math.min(level, radius - far + 1);
    }
    return hexes.length === 0 || hexes.some(({q, r}) => q === hex.q && r === hex.r) ? level : 0;
  }

  /** @param {string | undefined} place @returns {Point | undefined} */
  read(place) {
    const hex = readHex(place);
    return hex && centreOf(hex);
  }

  /**
   * The hexes of a way, or those that an area is placed by: `3,2; 4,2`, `line 1,0 10,0`.
   *
   * @param {string | undefined} way
   * @returns {Point[]}
   */
  readWay(way) {
    const places = (way ?? '').replace(SHAPE, '').split(/;|(?<=\d)\s+(?=-?\d)/);
    return allOf(places.map((part) => this.read(part)));
  }

  /** @param {Point} point @returns {string} */
  write(point) {
    return writeHex(hexAt(point));
  }

  /** @param {Point} point @returns {Point} */
  snap(point) {
    return centreOf(hexAt(point));
  }

  /** @param {Point} point @returns {boolean} */
  holds(point) {
    return this.contains(hexAt(point));
  }

  /** Left and right along a row; up and down to the next row, to the nearer side. @param {Point} point @param {number} dx @param {number} dy @returns {Point} */
  step(point, dx, dy) {
    const {q, r} = hexAt(point);
    const next =
      dy === 0 ? {q: q + dx, r} : {q: q + (dy > 0 ? (r % 2 === 0 ? 0 : -1) : r % 2 === 0 ? 0 : 1), r: r + dy};
    return this.contains(next) ? centreOf(next) : point;
  }

  /** @param {Point} a @param {Point} b @returns {number} */
  distance(a, b) {
    return steps(hexAt(a), hexAt(b));
  }

  /** The larger of along and up. @param {Standing} a @param {Standing} b @returns {number} */
  gap(a, b) {
    return Math.max(this.distance(a.home ?? a, b.home ?? b), Math.abs((a.height ?? 0) - (b.height ?? 0)));
  }

  /** @param {Standing} spot @returns {Point} */
  home(spot) {
    return spot.home ?? this.snap(spot);
  }

  /** @param {number} count @returns {string} */
  words(count) {
    return ['same hex', '1 hex'][count] ?? `${count} hexes`;
  }

  /** @param {Point} point @returns {string} */
  named(point) {
    const hex = hexAt(point);
    const inside = [...this.buildings, ...this.ground].find(({hexes}) =>
      hexes.some(({q, r}) => q === hex.q && r === hex.r),
    );
    return inside?.name ?? '';
  }
}

/** @param {Feature | undefined} feature @param {string} label */
function text(feature, label) {
  return feature?.details?.find((detail) => detail.label === label)?.value ?? '';
}

/** @param {Feature | undefined} feature @param {string} label */
function number(feature, label) {
  return Number(text(feature, label)) || 0;
}
