/** A board of hexes: tokens in their hexes, walls with height, roofs, environments, areas before they are confirmed. */
import {html, nothing, svg} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {SurfaceBoard} from './surface.js';
import {paletteStyles} from './surface/palette-styles.js';
import {AimedAreas} from './surface/aimed.js';
import {brushes} from './hexes/brushes.js';
import {centreOf, readHex, writeHex} from './hexes/grid.js';
import {hexGround, wordsOn} from './hexes/ground.js';
import {HexMap} from './hexes/map.js';
import {areaLabel, areaShown, hurtLabels, lookedAt, offeredHexes} from './hexes/offered.js';
import {hexStyles} from './hexes/styles.js';
import {HexTools} from './hexes/tools.js';
import {boardWords, hexWords} from './hexes/words.js';
import {slots} from './zones/slots.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Board, Unit} from '../net/protocol.js' */
/** @import {Changes} from '../shared/element.js' */
/** @import {Point, Thing} from './geometry.js' */
/** @import {Rect} from './labels.js' */
/** @import {Offer} from './offers.js' */
/** @import {Here} from './surface.js' */
/** @import {Spot} from './surface/layout.js' */
/** @import {SurfaceTools} from './surface/tools.js' */
/** @import {Drawing} from './token.js' */

/** @type {Board} */
const NOWHERE = {kind: 'hexes', features: []};

/** What a hex has room for. */
const ROOM = {width: 0.84, height: 0.74, down: 0, most: 0.62};

/** How many hexes around everybody are in sight. */
const AROUND = 5;

/** How far above its shadow a flyer is drawn, in hexes. */
const FLIGHT = 0.42;

export class HexBoard extends SurfaceBoard {
  static styles = [...SurfaceBoard.styles, paletteStyles, hexStyles];

  constructor() {
    super(new HexMap(NOWHERE));
    /** @type {SurfaceTools} */
    this.tools = new HexTools(this);
    /** The board that was drawn last. @type {Board} */
    this.drawn = NOWHERE;
    this.line = 0.8;
    /** What freely chosen places would strike. */
    this.aimed = new AimedAreas(this);
    this.eye.fitting = {most: 64, margin: 24};
  }

  /** The hexes, which are the places of this board. */
  get map() {
    return /** @type {HexMap} */ (this.places);
  }

  /** @param {Changes} changed */
  willUpdate(changed) {
    const board = this.view?.board ?? NOWHERE;
    if (this.drawn !== board) {
      this.drawn = board;
      this.places = new HexMap(board);
    }
    super.willUpdate(changed);
  }

  /** Several share a hex side by side; flyers stand above it. @param {Unit[]} units @returns {Spot[]} */
  spotsOf(units) {
    /** @type {Map<string, Unit[]>} */
    const inside = new Map();
    for (const unit of units) {
      const hex = readHex(unit.place);
      if (hex) {
        const key = writeHex(hex);
        inside.set(key, [...(inside.get(key) ?? []), unit]);
      }
    }
    return [...inside].flatMap(([key, those]) => {
      const middle = centreOf(readHex(key) ?? {q: 0, r: 0});
      const {size, spots} = slots(those.length, ROOM);
      return those.map((unit, i) => ({
        unit,
        id: unit.id,
        x: middle.x + spots[i].x,
        y: middle.y + spots[i].y - (unit.height ? FLIGHT : 0),
        size,
        height: unit.height ?? 0,
        home: middle,
      }));
    });
  }

  /** Everybody with some hexes around them, never more than the map. @returns {Thing[]} */
  content() {
    const [{x: left, y: top}, {x: right, y: bottom}] = this.extent;
    const around = this.spots.flatMap(({home}) => [
      {x: Math.max(left, (home?.x ?? 0) - AROUND), y: Math.max(top, (home?.y ?? 0) - AROUND)},
      {x: Math.min(right, (home?.x ?? 0) + AROUND), y: Math.min(bottom, (home?.y ?? 0) + AROUND)},
    ]);
    return around.length > 0 ? around : this.extent;
  }

  /** The upper left and the lower right of the map. @returns {Thing[]} */
  get extent() {
    const {map} = this;
    return [
      {x: -0.5, y: -0.6},
      {x: map.width, y: centreOf({q: 0, r: map.height - 1}).y + 0.6},
    ];
  }

  leastRadius() {
    return 10;
  }

  /** @returns {number} */
  legible() {
    return 40;
  }

  /** @param {number} scale @returns {unknown} */
  ground(scale) {
    return svg`${guard([this.map, scale], () => hexGround(this.map, scale))}${this.stems(scale)}`;
  }

  /** Flyers: a shadow on the ground and a stem up to them, with their height. @param {number} scale */
  stems(scale) {
    return this.spots
      .filter(({height}) => height > 0)
      .map(({x, y, height}) => {
        const foot = (y + FLIGHT) * scale;
        return svg`<ellipse class="shadow" cx=${x * scale} cy=${foot} rx=${0.3 * scale} ry=${0.12 * scale}></ellipse>
          <line class="stem" x1=${x * scale} y1=${foot} x2=${x * scale} y2=${y * scale}></line>
          <text class="word name" x=${(x + 0.42) * scale} y=${(y - 0.2) * scale}>↑${height}</text>`;
      });
  }

  /** @param {number} scale @returns {Rect[]} */
  written(scale) {
    return wordsOn(this.map, scale);
  }

  /** @returns {Drawing} */
  offered() {
    return svg`${offeredHexes(this)}${areaShown(this)}`;
  }

  /** @returns {Drawing} */
  above() {
    return svg`${lookedAt(this)}${hurtLabels(this)}${areaLabel(this)}`;
  }

  /** @param {Point | undefined} at @returns {Offer[]} */
  placeOffers(at) {
    const place = at && this.map.write(at);
    return this.offers.places.filter(({option}) => {
      const hex = readHex(option.place);
      return place !== undefined && hex !== undefined && writeHex(hex) === place;
    });
  }

  /** @param {Here} here @param {Here | undefined} before @returns {boolean} */
  isElsewhere(here, before) {
    return super.isElsewhere(here, before) || !before || this.map.write(here.at) !== this.map.write(before.at);
  }

  /** @param {Here} here */
  touched(here) {
    this.hover = here;
  }

  /** @param {Point} at @returns {string} */
  aboutPlace(at) {
    const {map, mode} = this;
    const place = map.write(at);
    const inside = mode?.keyed
      ? this.spots.filter((spot) => map.write(map.home(spot)) === place).map(({unit}) => unit.name)
      : [];
    const offers = mode?.kind === 'look' ? this.placeOffers(at).map(({option}) => option.text) : [];
    return [hexWords(map, at), ...inside, this.far(at), ...offers].filter(Boolean).join(' · ');
  }

  /** @param {number} height @returns {string} */
  upWords(height) {
    return `${this.map.words(height)} up`;
  }

  /** How far a hex is from whoever acts, unless a way there is measured anyway. @param {Point} at @returns {string} */
  far(at) {
    const {acting, map, mode} = this;
    const far = acting && !mode?.points.length ? map.distance(map.home(acting), at) : 0;
    return acting && far > 0 ? `${map.words(far)} from ${acting.unit.name}` : '';
  }

  /** @returns {string} */
  groundTold() {
    const from = this.acting ?? this.spots.find(({unit}) => this.ours.has(unit.side)) ?? this.spots.at(0);
    return boardWords(this.map, from && {name: from.unit.name, at: from.home ?? from});
  }

  /** @returns {TemplateResult | typeof nothing} */
  floating() {
    return brushes(this);
  }

  /** @returns {TemplateResult | typeof nothing} */
  scaleShown() {
    if (this.mode?.kind === 'brush') {
      return nothing;
    }
    const everywhere = this.map.weather.filter(({hexes, centre}) => !centre && hexes.length === 0);
    return html`<span class="pill">${this.map.name}</span>${
        everywhere.length > 0
          ? html`<span class="pill"
              >${everywhere.map(({name, level}) => `${name.replaceAll('-', ' ')} ${level}`).join(', ')}</span
            >`
          : nothing
      }`;
  }
}

customElements.define('hex-board', HexBoard);
