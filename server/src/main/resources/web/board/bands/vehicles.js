/** Vehicles on the ladder: how fast, what is left, where the guns point, who sits where. Read from their sheets. */
import {html, nothing, svg} from 'lit';
import {capital} from './words.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Detail, Unit} from '../../net/protocol.js' */
/** @import {BandsBoard} from '../bands.js' */
/** @import {Drawing} from '../token.js' */

/** @typedef {{name: string, arcs: string[], state: string, range: string}} Gun */
/** @typedef {{unit: Unit, model: string, speed: number, fastest: number, toMove: string, facts: string[], zones: Detail[], guns: Gun[], components: Detail[], seats: Detail[], sides: Map<string, string>}} Vehicle */

/** From the front clockwise, as one looks at a vehicle from above; the middle of each in degrees. @type {Record<string, number>} */
const ZONES = {fore: 0, starboard: 90, aft: 180, port: 270};

/** @param {Detail[]} details @param {string} label */
function find(details, label) {
  return details.find((one) => one.label === label);
}

/** What its sheet says of a vehicle; nothing of anybody else. @param {Unit | undefined} unit @returns {Vehicle | undefined} */
export function vehicleOf(unit) {
  const details = unit?.details ?? [];
  const speed = /^(\d+) of (\d+)$/.exec(find(details, 'speed')?.value ?? '');
  if (!unit || !speed) return undefined;
  const within = (/** @type {string} */ label) => find(details, label)?.within ?? [];
  return {
    unit,
    model: find(details, 'model')?.value ?? '',
    speed: Number(speed[1]),
    fastest: Number(speed[2]),
    toMove: find(details, 'has to move')?.value ?? '',
    facts: ['silhouette', 'armour', 'handling'].flatMap((label) => {
      const fact = find(details, label);
      return fact ? [`${label} ${fact.value}`] : [];
    }),
    zones: within('defence'),
    guns: within('guns').map(({label, value, within: more}) => ({
      name: label,
      arcs: value.split(', '),
      state: find(more, 'state')?.value ?? '',
      range: find(more, 'range')?.value ?? '',
    })),
    components: within('components'),
    seats: within('seats'),
    sides: new Map(within('turned to').map(({label, value}) => [label, value])),
  };
}

/** The vehicle that somebody is aboard, by its id. @param {Unit} unit @returns {string | undefined} */
export function vehicleIdOf(unit) {
  return unit.conditions.find(({name, unit: tied}) => tied && name.startsWith('aboard'))?.unit;
}

/** Where somebody sits: "pilot". @param {Unit} unit @returns {string} */
export function seatOf(unit) {
  const found = unit.conditions.find(({name, unit: tied}) => tied && name.startsWith('aboard'))?.name ?? '';
  return found.replace('aboard as ', '');
}

/** How fast it goes, as steps and in words. @param {Vehicle} vehicle @returns {TemplateResult} */
export function speedSteps({speed, fastest}) {
  return html`<small class="speed"
    ><svg viewBox="0 0 ${fastest * 7} 14" width=${fastest * 7} height="14" aria-hidden="true">
      ${Array.from({length: fastest}, (_, i) => svg`<rect class=${i < speed ? 'lit' : ''} x=${i * 7} y=${9 - 2 * i} width="5" height=${5 + 2 * i} rx="1"></rect>`)}
    </svg>
    speed <b>${speed}</b> of ${fastest}</small
  >`;
}

/** Where its working guns point, as slices around the token. @param {Vehicle} vehicle @param {number} radius @returns {Drawing} */
export function fan({guns}, radius) {
  const arcs = new Set(guns.filter(({state}) => state !== 'broken').flatMap((gun) => gun.arcs));
  return svg`<g class="fan" aria-hidden="true">${[...arcs].map((zone) => svg`<path d=${slice(ZONES[zone] ?? 0, radius)}></path>`)}</g>`;
}

/** A quarter around a middle, in degrees from the top. @param {number} middle @param {number} radius */
function slice(middle, radius) {
  const at = (/** @type {number} */ degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M0 0L${at(middle - 45)}A${radius} ${radius} 0 0 1 ${at(middle + 45)}z`;
}

/** Whether its guns bear on somebody, as far as it is known which side it turns to them. @param {Vehicle} vehicle @param {Unit} from @returns {TemplateResult | typeof nothing} */
export function bearing({guns, sides}, from) {
  const zone = sides.get(vehicleIdOf(from) ?? from.id);
  if (!zone) return nothing;
  const bears = guns.some(({arcs, state}) => state !== 'broken' && arcs.includes(zone));
  return bears
    ? html`<small class="bears">⚠ you are in its ${zone} arc</small>`
    : html`<small class="clear">you are ${zone} of it, outside its arcs</small>`;
}

/**
 * The vehicle of whoever is looked from: from above, with what works and who sits where.
 *
 * @param {BandsBoard} board
 * @param {Unit} from
 * @returns {TemplateResult | typeof nothing}
 */
export function ownVehicle(board, from) {
  const vehicle = vehicleOf(board.byId.get(vehicleIdOf(from) ?? from.id));
  if (!vehicle) return nothing;
  const {unit, model, guns, components, facts} = vehicle;
  return html`<section class="panel vehicle">
      <h2>${unit.name} <small>${model}</small></h2>
      ${fromAbove(vehicle)}
      <p>${facts.join(' · ')}</p>
      <ul class="guns">
        ${guns.map(({name, arcs, state, range}) => html`<li><span>${name}, ${arcs.join(' and ')}, to ${range}</span><b class=${state}>${state}</b></li>`)}
      </ul>
      <ul class="components">
        ${components.map(({label, value}) => html`<li class=${value}><span aria-hidden="true">${value === 'works' ? '✓' : '✕'}</span> ${label}<span class="listened">: ${value}</span></li>`)}
      </ul>
    </section>
    ${stations(board, vehicle)}`;
}

/** @param {Vehicle} vehicle */
function fromAbove(vehicle) {
  const words = vehicle.zones.map(({label, value}) => `${label} ${value}`).join(', ');
  return html`<svg class="above" viewBox="-90 -74 180 148" role="img" aria-label="Defence: ${words}">
    <circle class="around" r="58"></circle>
    ${fan(vehicle, 58)}
    <path class="hull" d="M-16-22Q-16-30 0-32 16-30 16-22V24Q16 30 0 30-16 30-16 24z"></path>
    <path class="hull" d="M-20-14h4v16h-4zM16-14h4v16h-4zM-20 8h4v16h-4zM16 8h4v16h-4zM0-6v-18"></path>
    <circle class="hull" r="7"></circle>
    ${vehicle.zones.map(({label, value}) => {
      const angle = ((ZONES[label] - 90) * Math.PI) / 180;
      const [x, y] = [Math.cos(angle) * 52, Math.sin(angle) * 50];
      return svg`<text x=${x.toFixed(1)} y=${(y + 4).toFixed(1)} text-anchor="middle">${label === 'starboard' ? 'starb.' : label} ${value}</text>`;
    })}
  </svg>`;
}

/** Who sits where, and which seats are free. @param {BandsBoard} board @param {Vehicle} vehicle */
function stations(board, {unit, seats}) {
  const crew = board.units.filter((one) => vehicleIdOf(one) === unit.id);
  const free = seats.flatMap(({label, value}) => {
    const left = Number(value) - crew.filter((one) => seatOf(one) === label).length;
    return left > 0 ? [`${left} ${label}`] : [];
  });
  return html`<section class="panel">
    <h2>Crew of ${unit.name}</h2>
    <ul class="crew">
      ${crew.map(
        (one) =>
          html`<li>
            <span><b>${capital(seatOf(one))}</b> ${one.name}</span
            ><span class="pill ${one.active ? 'now' : ''}">${one.out ?? (one.active ? 'acts now' : 'aboard')}</span>
          </li>`,
      )}
    </ul>
    ${free.length ? html`<p>Free: ${free.join(', ')}. A maneuver to take one.</p>` : nothing}
  </section>`;
}

/** What has to be moved, in sight as long as it is open. @param {BandsBoard} board @param {Unit} from @returns {TemplateResult | typeof nothing} */
export function dueMove(board, from) {
  const vehicle = vehicleOf(board.byId.get(vehicleIdOf(from) ?? from.id));
  if (!vehicle || !/^\d/.test(vehicle.toMove)) return nothing;
  return html`<span class="pill due"
    >${vehicle.unit.name} must move <b>${vehicle.toMove}</b> <span class="long">this round</span></span
  >`;
}

/** What reaches as far as that rung: weapons in hand, or guns of the vehicle. @param {BandsBoard} board @param {Unit} from @param {string} rung @returns {string[]} */
export function reaching(board, from, rung) {
  const order = board.rungs.map(({name}) => name);
  const far = (/** @type {string | undefined} */ range) => order.indexOf(range ?? '') >= order.indexOf(rung);
  const own = (find(from.details, 'weapons')?.within ?? [])
    .filter(({within}) => far(find(within, 'range')?.value))
    .map(({label}) => label);
  const mounted = (vehicleOf(board.byId.get(vehicleIdOf(from) ?? from.id))?.guns ?? [])
    .filter(({state, range}) => state !== 'broken' && far(range))
    .map(({name}) => name);
  return [...new Set([...mounted, ...own])];
}
