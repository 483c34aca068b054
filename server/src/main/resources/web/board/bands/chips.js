/** Units on the ladder: a chip with token, name, bar and what is said of it; those aboard a vehicle within its chip. */
import {html, nothing, svg} from 'lit';
import {bandsOf, changesOf} from './model.js';
import {bearing, fan, seatOf, speedSteps, vehicleIdOf, vehicleOf} from './vehicles.js';
import {token} from '../token.js';
import {tags} from '../words.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Bar, Unit} from '../../net/protocol.js' */
/** @import {BandsBoard} from '../bands.js' */
/** @import {Cluster} from './model.js' */
/** @import {Offer} from '../offers.js' */
/** @import {Drawing} from '../token.js' */

const RADIUS = 19;

/**
 * Those who are engaged with each other as one; those aboard as part of what carries them.
 *
 * @param {BandsBoard} board
 * @param {Cluster} cluster
 * @param {Unit} from
 * @returns {TemplateResult}
 */
export function cluster(board, {units}, from) {
  const here = new Set(units.map(({id}) => id));
  const alone = units.filter((unit) => !here.has(vehicleIdOf(unit) ?? ''));
  const parts = alone.map((unit) => whole(board, unit, units, from));
  if (alone.length === 1) return parts[0];
  return html`<div class="cluster" role="group" aria-label="Engaged with each other">
    ${parts.map((part, at) => html`${at > 0 ? html`<span class="times" aria-hidden="true">×</span>` : nothing}${part}`)}
  </div>`;
}

/** Somebody with whoever is aboard. @param {BandsBoard} board @param {Unit} unit @param {Unit[]} units @param {Unit} from */
function whole(board, unit, units, from) {
  const riders = units.filter((one) => vehicleIdOf(one) === unit.id);
  if (riders.length === 0) return chip(board, unit, from);
  return html`<div class="aboard" role="group" aria-label="${unit.name} and those aboard">
    ${chip(board, unit, from)}
    <div class="riders">${riders.map((rider) => chip(board, rider, from, true))}</div>
  </div>`;
}

/** @param {BandsBoard} board @param {Unit} unit @param {Unit} from @param {boolean} [small] */
function chip(board, unit, from, small = false) {
  const offers = board.offersAt(unit.id);
  const chosen = offers.find((offer) => board.isMeant(offer));
  const chance = chosen ? board.oddsAt(chosen) : '';
  const moved = from.id === board.offers.acting ? changesOf(board.move()).get(unit.id) : undefined;
  return html`<button
    class="chip ${chosen ? 'chosen' : ''} ${unit.id === board.lifted ? 'lifted' : ''} ${unit.id === board.aimed ? 'aimed' : ''} ${small ? 'rider' : ''} ${moved ? 'moves' : ''}"
    data-unit=${unit.id}
    draggable=${String(board.canMove(unit.id))}
    tabindex=${unit.id === board.current ? 0 : -1}
    aria-label=${board.description(unit)}
    aria-pressed=${String(unit.id === board.selected)}
    @click=${(/** @type {MouseEvent} */ event) => board.pickUnit(unit.id, event.shiftKey)}
    @focus=${() => (board.current = unit.id)}
    @dragstart=${() => (board.lifted = unit.id)}
    @dragend=${() => (board.lifted = board.over = undefined)}>
    ${drawn(board, unit, offers)}
    <span class="about" aria-hidden="true">
      <strong>${unit.name}${unit.id === from.id && unit.yours ? ' (you)' : ''}</strong>
      ${small ? html`<small>${unit.out ?? seatOf(unit)}</small>` : state(unit, from)}
      ${moved && !small ? html`<small class="moved">${bandsOf(from.place).get(unit.id)} → ${moved}</small>` : nothing}
      ${chance ? html`<small class="chance">${chance}</small>` : nothing}
    </span>
  </button>`;
}

/** How somebody is, in words and bars. @param {Unit} unit @param {Unit} from */
function state(unit, from) {
  const vehicle = vehicleOf(unit);
  if (unit.out) return html`<small>${unit.out}</small>`;
  if (vehicle) {
    return html`${speedSteps(vehicle)}
    ${unit.bars.map(
      (bar) =>
        html`<span class="track-row"
          ><small>${bar.label.replace(' left', '')} <b>${bar.value}</b>/${bar.maximum}</small>${meter(bar)}</span
        >`,
    )}
    ${bearing(vehicle, from)}`;
  }
  const [bar] = unit.bars;
  const marks = tags(unit).shown.join(' · ');
  return html`${bar ? html`<small class="bar-words">${bar.label} ${bar.value} of ${bar.maximum}</small>` : nothing}
  ${marks ? html`<small class="marks">${marks}</small>` : nothing} ${bar ? meter(bar) : nothing}`;
}

/**
 * The token of a unit without its bars; of a vehicle with the arcs of its guns.
 *
 * @param {BandsBoard} board
 * @param {Unit} unit
 * @param {Offer[]} offers
 * @returns {Drawing}
 */
export function drawn(board, unit, offers) {
  const ours = board.ours.has(unit.side);
  const chosen = offers.some((offer) => board.isMeant(offer));
  const marks = [
    offers.length > 0 ? 'offered' : '',
    chosen ? 'chosen' : '',
    unit.id === board.selected ? 'selected' : '',
    board.isAsked(unit.id) ? 'asked' : '',
  ].filter(Boolean);
  const bare = {...unit, bars: []};
  const look = {radius: RADIUS, ours, letters: board.letters.get(unit.id) ?? '', marks};
  const vehicle = vehicleOf(unit);
  return svg`<svg viewBox="-30 -30 60 60" aria-hidden="true" class=${ours ? 'ours' : 'theirs'}>
    ${vehicle ? fan(vehicle, 30) : nothing}${token(bare, look)}
  </svg>`;
}

/** @param {Bar} bar */
function meter({value, maximum, parts = 1}) {
  const share = maximum > 0 ? Math.max(0, Math.min(1, value / maximum)) : 0;
  return svg`<svg class="meter" viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
    <rect class="track" width="100" height="5" rx="2.5"></rect>
    <rect class=${share > 0.5 ? 'well' : share > 0.25 ? 'worse' : 'low'} width=${100 * share} height="5" rx="2.5"></rect>
    ${Array.from({length: parts - 1}, (_, i) => svg`<rect class="cut" x=${(100 * (i + 1)) / parts - 0.75} width="1.5" height="5"></rect>`)}
  </svg>`;
}
