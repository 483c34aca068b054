import {html} from 'lit';
import {icon} from '../shared/icons.js';
/** @import {TemplateResult} from 'lit' */
/** @import {InviteLink} from '../net/protocol.js' */

/**
 * The address to send: where the maker's own leads only to this machine, one that reaches farther if there is any.
 *
 * @param {InviteLink} made
 * @returns {string}
 */
export function linkToSend(made) {
  return made.others[0] ?? made.link;
}

/**
 * Where a link works and for how many, in words.
 *
 * @param {InviteLink} made
 * @param {number} seats
 * @returns {TemplateResult}
 */
export function linkNote(made, seats) {
  const whom =
    seats === 1
      ? 'Whoever uses it first has the seat; then it is used up.'
      : `The first ${seats} who use it have the seats; then it is used up.`;
  if (made.reach === 'elsewhere')
    return html`<p class="where">
      ${icon('network')}<span><b>Works wherever this address does.</b> ${whom}</span>
    </p>`;
  if (made.reach === 'machine' && !made.others.length)
    return html`<p class="where warn">
        ${icon('warning')}<span
          ><b>Works only on this machine.</b> You opened Arbiter as localhost, and it listens to nobody else. Start it
          with <code>--host 0.0.0.0</code> for everyone in your house, or behind an address on the internet.</span
        >
      </p>
      <p class="soft small">${whom}</p>`;
  return html`<p class="where">
      ${icon('network')}<span><b>Works in this house</b>, for everyone on the same network. ${whom}</span>
    </p>
    ${
      made.others.length > 1
        ? html`<p class="soft small">
            If it does not open there, try ${made.others.slice(1).map((other) => html`<code>${other}</code> `)}
          </p>`
        : ''
    }
    <p class="where warn">
      ${icon('warning')}<span
        ><b>Not from outside.</b> For friends elsewhere Arbiter needs an address on the internet.</span
      >
    </p>`;
}
