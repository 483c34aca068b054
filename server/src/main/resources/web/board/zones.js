/** Boards of zones, on a grid or as named panels: any number of units share a zone, distances are counted in zones. */
import {nothing, svg} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {SurfaceBoard} from './surface.js';
import {ZoneMap} from './zones/map.js';
import {zonesGround} from './zones/ground.js';
import {areaLabel, areaShown, lookedAt, offeredZones} from './zones/offered.js';
import {legend, palette} from './zones/palette.js';
import {MANY, stand} from './zones/slots.js';
import {terrainWords} from './zones/terrain.js';
import {wordsIn} from './zones/words.js';
import {zoneStyles} from './zones/styles.js';

/** How far labels may stand out of the board, in pixels. */
const RIM = 26;
const FAR = 1e5;
const NOWHERE = {kind: 'zones', features: []};

export class ZonesBoard extends SurfaceBoard {
  static styles = [...SurfaceBoard.styles, zoneStyles];

  constructor() {
    super();
    this.places = new ZoneMap(NOWHERE);
    this.line = 0.8;
  }

  /** Zones are laid out anew only when the board itself changed. */
  willUpdate(changed) {
    const board = this.view?.board ?? NOWHERE;
    if (changed.has('view') && changed.get('view')?.board !== board) {
      this.places = new ZoneMap(board);
      this.eye.fitting = this.places.shape.fit;
    }
    super.willUpdate(changed);
  }

  /** What this viewer may paint with. */
  get paints() {
    const paints = this.view?.board?.paints ?? [];
    return this.you?.role === 'gamemaster' && paints.length > 0 ? paints : undefined;
  }

  spotsOf(units) {
    return stand(units, this.places);
  }

  content() {
    const {x, y} = this.places.corner;
    return [...this.places.zones.values()].flatMap((zone) => [{x: zone.x - x, y: zone.y - y}, {x: zone.x + x, y: zone.y + y}]);
  }

  leastRadius() {
    return 7;
  }

  backdrop() {
    return nothing;
  }

  ground(scale) {
    return svg`${guard([this.places, scale], () => zonesGround(this.places, scale))}`;
  }

  written(scale) {
    const words = wordsIn(this.places, scale).map(({x, y, width, height}) => ({x: x - width / 2, y, width, height}));
    return [...words, ...this.beside(scale), ...this.crowds(scale).map(({x, y}) => ({x: x - 26, y: y - 9, width: 52, height: 18}))];
  }

  /** What lies left and right of all zones, where labels would leave the screen. */
  beside(scale) {
    const across = this.content().map(({x}) => x * scale);
    const [left, right] = [Math.min(...across) - RIM, Math.max(...across) + RIM];
    const strip = {y: -FAR, width: FAR, height: 2 * FAR};
    return across.length > 0 ? [{...strip, x: left - FAR}, {...strip, x: right}] : [];
  }

  offered() {
    return svg`${offeredZones(this)}${areaShown(this)}`;
  }

  /** What lies over the tokens besides what every board has. */
  above() {
    const counts = this.crowds(this.eye.camera.scale).map(({x, y, count}) => svg`<g class="count" transform="translate(${x} ${y})">
      <rect x="-26" y="-9" width="52" height="18" rx="9"></rect><text y="4">${count} units</text></g>`);
    return svg`${counts}${lookedAt(this)}${areaLabel(this)}`;
  }

  /** How many there are where tokens become small, and where that is written. */
  crowds(scale) {
    const counts = new Map();
    this.spots.forEach(({zone}) => counts.set(zone, (counts.get(zone) ?? 0) + 1));
    return [...counts].filter(([, count]) => count > MANY)
      .map(([zone, count]) => ({count, x: zone.x * scale, y: (zone.y + this.places.corner.y) * scale - 2}));
  }

  placeOffers(at) {
    const text = this.places.write(at);
    return this.offers.places.filter(({option}) => option.place === text);
  }

  isElsewhere(here, before) {
    return super.isElsewhere(here, before) || here.held !== before?.held || here.at.x !== before.at.x || here.at.y !== before.at.y;
  }

  touched(here) {
    this.hover = here;
  }

  aboutPlace(at) {
    const zone = this.places.zoneAt(at);
    const name = zone.name === zone.text && this.places.isGrid ? '' : zone.name;
    const height = zone.height ? `height ${zone.height}` : '';
    const inside = this.mode?.keyed ? this.spots.filter((spot) => spot.zone === zone).map(({unit}) => unit.name).join(', ') : '';
    const offers = this.mode?.kind === 'look' ? this.placeOffers(at).map(({option}) => option.text) : [];
    return [name, ...terrainWords(zone.terrain), zone.environment, height, ...zone.more.map(({label, value}) => `${label} ${value}`), inside, ...offers]
      .filter(Boolean).join(' · ');
  }

  /** The keyboard can look at every zone, whether or not a place is asked for. */
  choosePlace() {
    if (!super.choosePlace()) {
      const at = this.middle();
      this.mode = {kind: 'look', points: this.acting ? [this.places.home(this.acting)] : [], at, keyed: true};
      this.surface.focus();
      this.sayCursor();
    }
    return true;
  }

  togglePainting() {
    if (!this.paints) {
      return false;
    }
    const what = this.painted ?? this.paints[0];
    this.mode = this.mode?.kind === 'paint' ? undefined : {kind: 'paint', points: [], what, on: true};
    this.surface.focus();
    return true;
  }

  /** Enter on what is chosen already does it, as the main button would. */
  take(at, offers) {
    if (offers.length === 1 && this.isChosen(offers[0].option)) {
      this.tell('act', {act: 'commit'});
    } else if (offers.length > 0) {
      this.pickPlace(at, offers);
    }
  }

  doAt(mode, at) {
    if (mode.kind === 'paint' && at) {
      this.painted = mode.what;
      this.tell('paint-place', {place: this.places.write(at), what: mode.what, on: mode.on});
    } else if (mode.kind === 'look') {
      this.take(at, this.placeOffers(at));
    }
  }

  scaleShown() {
    const {kinds, everywhere} = this.places;
    return this.mode?.kind === 'paint' ? nothing : legend({kinds, everywhere});
  }

  floating() {
    return palette(this);
  }
}

customElements.define('zones-board', ZonesBoard);
