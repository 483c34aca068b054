/** Units on the ladder: a chip with token, name, bar and what is said of it. */
import {html, nothing, svg} from 'lit';
import {bandsOf, changesOf} from './model.js';
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
 * Those who are engaged with each other as one.
 *
 * @param {BandsBoard} board
 * @param {Cluster} cluster
 * @param {Unit} from
 * @returns {TemplateResult}
 */
export function cluster(board, {units}, from) {
  if (units.length === 1) return chip(board, units[0], from);
  return html`<div class="cluster" role="group" aria-label="Engaged with each other">
    ${units.map((unit, at) => html`${at > 0 ? html`<span class="times" aria-hidden="true">×</span>` : nothing}${chip(board, unit, from)}`)}
  </div>`;
}

/** @param {BandsBoard} board @param {Unit} unit @param {Unit} from */
function chip(board, unit, from) {
  const offers = board.offersAt(unit.id);
  const chosen = offers.find((offer) => board.isMeant(offer));
  const chance = chosen ? board.oddsAt(chosen) : '';
  const [bar] = unit.bars;
  const moved = from.id === board.offers.acting ? changesOf(board.move()).get(unit.id) : undefined;
  const marks = tags(unit).shown.join(' · ');
  return html`<button
    class="chip ${chosen ? 'chosen' : ''} ${unit.id === board.lifted ? 'lifted' : ''}"
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
    <span
      ><strong>${unit.name}${unit.id === from.id && unit.yours ? ' (you)' : ''}</strong>
      ${unit.out ? html`<small>${unit.out}</small>` : bar ? html`<small>${bar.label} ${bar.value} of ${bar.maximum}</small>` : nothing}
      ${marks ? html`<small>${marks}</small>` : nothing}
      ${moved ? html`<small class="moved">${bandsOf(from.place).get(unit.id)} → ${moved}</small>` : nothing}
      ${chance ? html`<small class="chance">${chance}</small>` : nothing} ${bar && !unit.out ? meter(bar) : nothing}
    </span>
  </button>`;
}

/**
 * The token of a unit without its bars.
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
  return svg`<svg viewBox="-30 -30 60 60" aria-hidden="true">${token(bare, look)}</svg>`;
}

/** @param {Bar} bar */
function meter({value, maximum, parts = 1}) {
  const share = maximum > 0 ? Math.max(0, Math.min(1, value / maximum)) : 0;
  return svg`<svg class="meter" viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
    <rect class="track" width="100" height="5" rx="2.5"></rect>
    <rect class=${share > 0.5 ? 'well' : 'low'} width=${100 * share} height="5" rx="2.5"></rect>
    ${Array.from({length: parts - 1}, (_, i) => svg`<rect class="cut" x=${(100 * (i + 1)) / parts - 0.75} width="1.5" height="5"></rect>`)}
  </svg>`;
}
