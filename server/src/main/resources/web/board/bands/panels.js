/** Beside the ladder: what a move would change, and how far everybody is from everybody. */
import {html, nothing} from 'lit';
import {costWords, listed} from '../../shared/words.js';
import {bandsOf, changesOf} from './model.js';
import {vehicleIdOf} from './vehicles.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Unit} from '../../net/protocol.js' */
/** @import {BandsBoard} from '../bands.js' */

/**
 * What the move being considered costs and changes.
 *
 * @param {BandsBoard} board
 * @param {Unit} from
 * @returns {TemplateResult | typeof nothing}
 */
export function preview(board, from) {
  const move = board.move();
  if (!move || from.id !== board.offers.acting) return nothing;
  const before = bandsOf(from.place);
  const cost = costWords(move.costs).join(', ');
  return html`<section class="panel preview">
    <h2>${move.text}</h2>
    ${cost ? html`<p>${cost}</p>` : nothing}
    <ul>
      ${withoutRiders(board, changesOf(move)).map(
        ([id, band]) =>
          html`<li>
            <span>${board.byId.get(id)?.name}</span><span>${before.get(id)} → <b>${band}</b></span>
          </li>`,
      )}
    </ul>
    ${stays(board, from, new Set(changesOf(move).keys()))}
  </section>`;
}

/** Whoever is aboard something goes where it goes. @param {BandsBoard} board @param {Map<string, string>} changes */
function withoutRiders(board, changes) {
  const carrier = (/** @type {string} */ id) => vehicleIdOf(/** @type {Unit} */ (board.byId.get(id)));
  return [...changes].filter(([id]) => board.byId.has(id) && !changes.has(carrier(id) ?? ''));
}

/** Those whom the move leaves as far as they are. @param {BandsBoard} board @param {Unit} from @param {Set<string>} moved */
function stays(board, from, moved) {
  const names = board.units.filter(({id, place}) => place && id !== from.id && !moved.has(id)).map(({name}) => name);
  return names.length ? html`<p>As far as before: ${listed(names)}.</p>` : nothing;
}

/**
 * Everybody to everybody; the gamemaster sets a band by hand.
 *
 * @param {BandsBoard} board
 * @param {Unit} from
 * @returns {TemplateResult | typeof nothing}
 */
export function everyone(board, from) {
  const there = board.units.filter(({place}) => place);
  if (there.length < 2) return nothing;
  const changes = from.id === board.offers.acting ? changesOf(board.move()) : new Map();
  return html`<section class="panel">
    <h2>Everyone to everyone</h2>
    <p>
      E engaged, S short, M medium, L long, X extreme, T
      strategic.${board.you?.role === 'gamemaster' ? ' Press a cell to set it; the log says so.' : ''}
    </p>
    <table>
      <tr>
        <th scope="row"><span class="listened">unit</span></th>
        ${there.map(({id, name}) => html`<th scope="col" aria-label=${name}>${board.letters.get(id)}</th>`)}
      </tr>
      ${there.map((unit) => row(board, unit, there, unit.id === from.id ? changes : new Map()))}
    </table>
  </section>`;
}

/** @param {BandsBoard} board @param {Unit} unit @param {Unit[]} there @param {Map<string, string>} changes */
function row(board, unit, there, changes) {
  const bands = bandsOf(unit.place);
  return html`<tr>
    <th scope="row" class=${board.ours.has(unit.side) ? 'ours' : 'theirs'}>${unit.name}</th>
    ${there.map(({id, name}) => {
      const band = changes.get(id) ?? bands.get(id);
      if (!band) return html`<td aria-label="itself">–</td>`;
      const letter = band === 'extreme' ? 'X' : band === 'strategic' ? 'T' : band.charAt(0).toUpperCase();
      return html`<td class="${band} ${changes.has(id) ? 'changes' : ''}">
        ${
          board.you?.role === 'gamemaster'
            ? html`<button
                aria-label="${unit.name} to ${name}: ${band}. Set"
                @click=${() => board.setBand(unit.id, id, band)}>
                ${letter}
              </button>`
            : html`<span aria-label=${band}>${letter}</span>`
        }
      </td>`;
    })}
  </tr>`;
}
