import {isOwn} from '../net/model.js';
import {play} from '../shared/sounds.js';
/** @import {TableModel} from '../net/model.js' */

/** The icon of the page with a mark, seen in the row of tabs. */
const CALLING =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#23a08d" stroke-width="2" stroke-linejoin="round"><path d="M12 3v18M5 7h14M5 7l-3 7h6zM19 7l-3 7h6zM8 21h8"/><circle cx="18.500" cy="5.500" r="5" fill="#f0743a" stroke="#fff" stroke-width="1.500"/></svg>',
  );

/**
 * Calls whoever has another tab open, or an ear: title and icon of the page say whose turn it is, sounds tell what changed.
 *
 * @param {TableModel | undefined} before
 * @param {TableModel} table
 * @returns {void}
 */
export function callPerson(before, table) {
  const asked = isAsked(table);
  document.title = `${asked ? '● Your turn · ' : ''}${table.table.title} · Arbiter`;
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel=icon]'));
  const icon = asked ? CALLING : '/icon.svg';
  if (link && link.getAttribute('href') !== icon) link.setAttribute('href', icon);
  if (before) sound(before, table, asked);
}

/** How often the title changes when somebody calls, and how long each time, in milliseconds. */
const FLASHES = 6;
const FLASH = 700;

/**
 * Somebody waits for this reader: a gentle sound and a title that catches the eye.
 *
 * @param {string} words
 * @returns {void}
 */
export function nudgePerson(words) {
  play('nudge');
  const title = document.title;
  for (let flash = 0; flash < FLASHES; flash++) {
    setTimeout(() => {
      if (flash % 2 === 0) document.title = `● ${words}`;
      else if (document.title === `● ${words}`) document.title = title;
    }, flash * FLASH);
  }
}

/** @param {TableModel} table @returns {boolean} */
function isAsked(table) {
  return table.requests.some((request) => isOwn(table, request));
}

/** One sound at a time, the most telling. @param {TableModel} before @param {TableModel} table @param {boolean} asked */
function sound(before, table, asked) {
  if (table.ending && !before.ending) play('end');
  else if (asked && !isAsked(before)) play('turn');
  else if (someoneHurt(before, table)) play('hit');
}

/** Whether a bar of somebody fell. @param {TableModel} before @param {TableModel} table @returns {boolean} */
function someoneHurt(before, table) {
  if (before.view === table.view) return false;
  const bars = new Map(before.view.units.map((unit) => [unit.id, unit.bars?.[0]?.value]));
  return table.view.units.some(({id, bars: [bar] = []}) => {
    const was = bars.get(id);
    return bar !== undefined && was !== undefined && bar.value < was;
  });
}
