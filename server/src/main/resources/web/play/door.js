import {html} from 'lit';
import {capital} from '../shared/words.js';
/** @import {TemplateResult} from 'lit' */
/** @import {TableStore} from '../net/store.js' */

/** What to say by the code of the server's refusal: heading, words, and where it leads. @type {Record<string, string[]>} */
const REFUSED = {
  deleted: ['This table was deleted', '', 'Your other tables are untouched.'],
  'not-found': [
    'There is no table for you at this address',
    'The address of a table lets nobody in by itself. Ask whoever sent it for an invitation, which is a link with /join/ in it.',
    'If you sat here before, you did so in another browser, or the table is gone.',
  ],
  'no-session': [
    'You need an invitation to this table',
    'This browser sits at no table yet. Ask whoever sent you the address for an invitation, which is a link with /join/ in it.',
    'If you sat here before, it was in another browser.',
  ],
};

/**
 * What somebody sees before the table does, or instead of it: what the page itself says until the table has come, then
 * why there is none and the way out.
 *
 * @param {TableStore} store
 * @returns {TemplateResult}
 */
export function door(store) {
  if (store.state !== 'closed') return html`<slot></slot>`;
  const [heading, words, more] = REFUSED[store.refusal?.code ?? ''] ?? ['This table is not open to you', '', ''];
  return html`<main class="door">
    <h1>${heading}</h1>
    <p>${words || capital(store.reason ?? '')}${words || !store.reason ? '' : '.'}</p>
    <p class="soft">${more}</p>
    <p><a class="main" href="/">Your tables and all games</a></p>
  </main>`;
}
