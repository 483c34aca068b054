import {html} from 'lit';
/** @import {TemplateResult} from 'lit' */
/** @import {LineState} from '../net/socket.js' */

/**
 * What somebody sees before the table does, or instead of it.
 *
 * @param {LineState | undefined} line
 * @param {string} [reason]
 * @returns {TemplateResult}
 */
export function door(line, reason) {
  const lost = line === 'closed';
  const words = lost
    ? reason || 'Ask its gamemaster for an invite link.'
    : line === 'waiting'
      ? 'The table does not answer yet; trying again.'
      : '';
  return html`<main class="door">
    <h1>${lost ? 'This table is not open to you' : 'Coming to the table …'}</h1>
    <p class="soft">${words}</p>
    <p><a href="/">All tables</a></p>
  </main>`;
}
