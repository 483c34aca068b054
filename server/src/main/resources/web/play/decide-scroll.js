/** What of a question is in sight: its beginning when it is new, the card that somebody picked from then on. */
/** @import {DecidePanel} from './decide-panel.js' */

/** The cards, or on a phone all but the buttons. @param {DecidePanel} panel @returns {HTMLElement} */
export function scroller({renderRoot}) {
  const cards = /** @type {HTMLElement} */ (renderRoot.querySelector('.cards'));
  const whole = /** @type {HTMLElement} */ (renderRoot.querySelector('section'));
  return getComputedStyle(cards).overflowY === 'visible' ? whole : cards;
}

/** What is considered is seen whole, also once its odds have come. @param {DecidePanel} panel @returns {Promise<void>} */
export async function showPicked(panel) {
  await panel.updateComplete;
  const lists = [...panel.renderRoot.querySelectorAll('option-list')];
  await Promise.all(lists.map(({updateComplete}) => updateComplete));
  const card = lists.map((list) => list.pickedCard).find((one) => one?.on);
  if (!card) return;
  const scrolled = scroller(panel);
  const whole = card.getBoundingClientRect();
  const {top} = scrolled.getBoundingClientRect();
  const row = panel.renderRoot.querySelector('.row')?.getBoundingClientRect();
  const bottom = row?.top ?? top + scrolled.clientHeight;
  if (whole.top < top || whole.height > bottom - top) scrolled.scrollTop += whole.top - top - 4;
  else if (whole.bottom > bottom) scrolled.scrollTop += whole.bottom - bottom + 4;
  if (lists.some((list) => list.matches(':focus-within'))) card.focus();
}
