/** Boards of zones, on a grid or as named panels: any number of units share a zone, distances are counted in zones. */
import {html, nothing, svg} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {SurfaceBoard} from './surface.js';
import {paletteStyles} from './surface/palette-styles.js';
import {ZoneMap} from './zones/map.js';
import {zonesGround} from './zones/ground.js';
import {areaLabel, areaShown, lookedAt, offeredZones} from './zones/offered.js';
import {legend, palette} from './zones/palette.js';
import {MANY, stand} from './zones/slots.js';
import {ZoneTools} from './zones/tools.js';
import {terrainWords} from './zones/terrain.js';
import {weaponStrip} from './zones/weapon-strip.js';
import {wordsIn} from './zones/words.js';
import {zoneStyles} from './zones/styles.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Board, Unit} from '../net/protocol.js' */
/** @import {Changes} from '../shared/element.js' */
/** @import {Point, Thing} from './geometry.js' */
/** @import {Rect} from './labels.js' */
/** @import {Offer} from './offers.js' */
/** @import {Here} from './surface.js' */
/** @import {SurfaceTools} from './surface/tools.js' */
/** @import {Drawing} from './token.js' */
/** @import {Zone} from './zones/map.js' */
/** @import {ZoneSpot} from './zones/slots.js' */

/** How far labels may stand out of the board, in pixels. */
const RIM = 26;
const FAR = 1e5;
const NOWHERE = {kind: 'zones', features: []};

export class ZonesBoard extends SurfaceBoard {
  static styles = [...SurfaceBoard.styles, paletteStyles, zoneStyles];

  constructor() {
    super(new ZoneMap(NOWHERE));
    /** @type {SurfaceTools} */
    this.tools = new ZoneTools(this);
    /** The board that was drawn last. @type {Board} */
    this.drawn = NOWHERE;
    this.line = 0.8;
  }

  /** The zones, which are the places of this board. */
  get map() {
    return /** @type {ZoneMap} */ (this.places);
  }

  /** The units that stand in them. */
  get standing() {
    return /** @type {ZoneSpot[]} */ (this.spots);
  }

  /** Zones are laid out anew only when the board itself changed. @param {Changes} changed */
  willUpdate(changed) {
    const board = this.view?.board ?? NOWHERE;
    if (this.drawn !== board) {
      this.drawn = board;
      this.places = new ZoneMap(board);
      this.eye.fitting = this.map.shape.fit;
    }
    super.willUpdate(changed);
  }

  /** @param {Unit[]} units @returns {ZoneSpot[]} */
  spotsOf(units) {
    return stand(units, this.map);
  }

  /** @returns {Thing[]} */
  content() {
    const {x, y} = this.map.corner;
    return [...this.map.zones.values()].flatMap((zone) => [
      {x: zone.x - x, y: zone.y - y},
      {x: zone.x + x, y: zone.y + y},
    ]);
  }

  leastRadius() {
    return 7;
  }

  /** @returns {number} */
  legible() {
    return this.map.isGrid ? 58 : super.legible();
  }

  /** @param {number} scale @returns {unknown} */
  ground(scale) {
    return svg`${guard([this.map, scale], () => zonesGround(this.map, scale))}`;
  }

  /** @param {number} scale @returns {Rect[]} */
  written(scale) {
    const words = wordsIn(this.map, scale).map(({x, y, width, height}) => ({x: x - width / 2, y, width, height}));
    return [
      ...words,
      ...this.beside(scale),
      ...this.crowds(scale).map(({x, y}) => ({x: x - 26, y: y - 9, width: 52, height: 18})),
    ];
  }

  /**
   * What lies left and right of all zones, where labels would leave the screen.
   *
   * @param {number} scale
   * @returns {Rect[]}
   */
  beside(scale) {
    const across = this.content().map(({x}) => x * scale);
    const [left, right] = [Math.min(...across) - RIM, Math.max(...across) + RIM];
    const strip = {y: -FAR, width: FAR, height: 2 * FAR};
    return across.length > 0
      ? [
          {...strip, x: left - FAR},
          {...strip, x: right},
        ]
      : [];
  }

  /** @returns {Drawing} */
  offered() {
    return svg`${offeredZones(this)}${areaShown(this)}`;
  }

  /** What lies over the tokens besides what every board has. @returns {Drawing} */
  above() {
    const counts = this.crowds(this.eye.camera.scale).map(
      ({x, y, count}) => svg`<g class="count" transform="translate(${x} ${y})">
      <rect x="-26" y="-9" width="52" height="18" rx="9"></rect><text y="4">${count} units</text></g>`,
    );
    return svg`${counts}${lookedAt(this)}${areaLabel(this)}`;
  }

  /** How many there are where tokens become small, and where that is written. @param {number} scale */
  crowds(scale) {
    /** @type {Map<Zone, number>} */
    const counts = new Map();
    this.standing.forEach(({zone}) => counts.set(zone, (counts.get(zone) ?? 0) + 1));
    return [...counts]
      .filter(([, count]) => count > MANY)
      .map(([zone, count]) => ({count, x: zone.x * scale, y: (zone.y + this.map.corner.y) * scale - 2}));
  }

  /** @param {Point | undefined} at @returns {Offer[]} */
  placeOffers(at) {
    const text = at && this.map.write(at);
    return this.offers.places.filter(({option}) => text !== undefined && option.place === text);
  }

  /** @param {Here} here @param {Here | undefined} before @returns {boolean} */
  isElsewhere(here, before) {
    return (
      super.isElsewhere(here, before) ||
      here.held !== before?.held ||
      here.at.x !== before.at.x ||
      here.at.y !== before.at.y
    );
  }

  /** @param {Here} here */
  touched(here) {
    this.hover = here;
  }

  /** @param {Point} at @returns {string} */
  aboutPlace(at) {
    const zone = this.map.zoneAt(at);
    if (!zone) {
      return '';
    }
    const height = zone.height ? `height ${zone.height}` : '';
    const inside = this.mode?.keyed
      ? this.standing
          .filter((spot) => spot.zone === zone)
          .map(({unit}) => unit.name)
          .join(', ')
      : '';
    const offers = this.mode?.kind === 'look' ? this.placeOffers(at).map(({option}) => option.text) : [];
    return [
      ...terrainWords(zone.terrain),
      zone.environment,
      height,
      ...zone.more.map(({label, value}) => `${label} ${value}`),
      inside,
      ...offers,
    ]
      .filter(Boolean)
      .join(' · ');
  }

  /** @returns {TemplateResult | typeof nothing} */
  scaleShown() {
    return this.mode?.kind === 'paint' ? nothing : legend(this);
  }

  /** @returns {TemplateResult | typeof nothing} */
  floating() {
    return html`${palette(this)}${weaponStrip(this)}`;
  }
}

customElements.define('zones-board', ZonesBoard);
