/** What stands above the ladder: from whom it is seen, the slots of the round, the Story Points. */
import {html, nothing, svg} from 'lit';
import {slotsOf} from './model.js';
import {dueMove} from './vehicles.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Unit} from '../../net/protocol.js' */
/** @import {BandsBoard} from '../bands.js' */

/**
 * Whose view it is, the slots and the Story Points.
 *
 * @param {BandsBoard} board
 * @param {Unit} from
 * @returns {TemplateResult}
 */
export function head(board, from) {
  const points = (board.view?.details ?? []).filter(({label}) => label.startsWith('Story Points'));
  const there = board.units.filter(({place}) => place);
  return html`<div class="head">
    <label
      ><span class="from">Everyone, seen from</span>
      <select
        .value=${from.id}
        @change=${(/** @type {Event & {target: HTMLSelectElement}} */ event) => (board.seen = event.target.value)}>
        ${there.map(({id, name}) => html`<option value=${id} ?selected=${id === from.id}>${name}</option>`)}
      </select></label
    >
    ${dueMove(board, from)} ${slots(board)}
    <span class="grow"></span>
    ${
      points.length > 0
        ? html`<span
            class="pill purse"
            title="Story Points: ${points.map(({label, value}) => `${value} ${label.split(', ')[1]}`).join(', ')}"
            ><span class="long">Story Points</span>
            ${points.map(({label, value}, place) => html`<i aria-hidden="true">${place === 0 ? '◐' : '◑'}</i> <b>${value}</b> <span class="long">${label.split(', ')[1]}</span> `)}</span
          >`
        : nothing
    }
    <slot name="legend"></slot>
  </div>`;
}

/** The slots of the round: ours are circles, theirs diamonds, those still open dashed. @param {BandsBoard} board */
function slots(board) {
  const slots = slotsOf(board.view);
  if (slots.length === 0) return nothing;
  const words = slots.map(({side, state}) => `${side} ${state}`).join(', ');
  return html`<span class="slots" role="img" aria-label="Slots of this round: ${words}">
    ${slots.map(({side, state}) => {
      const ours = board.ours.has(side);
      const look = `${ours ? 'ours' : 'theirs'} ${state}`;
      return ours
        ? svg`<svg viewBox="-9 -9 18 18" class=${look}><circle r="6.5"></circle></svg>`
        : svg`<svg viewBox="-9 -9 18 18" class=${look}><path d="M0-8 8 0 0 8-8 0z"></path></svg>`;
    })}
  </span>`;
}
