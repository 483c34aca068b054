/** A fight as it was, from its first event on: what is needed to show it again and to sum it up. */
import {api} from '../../net/api.js';
import {undoneNumbers} from '../../net/model.js';
import {beatsOf, lengthOf} from './beats.js';
import {viewAfter} from './pictures.js';
/** @import {EventPicture, Item, Pictures, View} from '../../net/protocol.js' */
/** @import {Beat} from './beats.js' */

const AT_ONCE = 1000;
/** A longer fight is shown up to here. */
const PAGES = 20;

/**
 * @typedef {object} Film
 * @property {Item[]} items with what each changed
 * @property {Beat[]} beats those that take time, after one for the beginning
 * @property {Map<number, Record<string, number>>} worth how well each side stood after an item
 */

/** @param {string} table its id @returns {Promise<Film>} */
export async function loadFilm(table) {
  /** @type {EventPicture[]} */
  const pictures = [];
  /** @type {Item[]} */
  const log = [];
  /** @type {Pictures | undefined} */
  let first;
  for (let page = 0; page < PAGES; page++) {
    const from = 1 + page * AT_ONCE;
    const [film, items] = await Promise.all([api.pictures(table, from, AT_ONCE), api.log(table, from, AT_ONCE)]);
    first ??= film;
    pictures.push(...film.pictures);
    log.push(...items.log);
    if (film.pictures.length < AT_ONCE) break;
  }
  return filmOf(/** @type {Pictures} */ (first), pictures, log);
}

/**
 * @param {Pictures} first
 * @param {EventPicture[]} pictures
 * @param {Item[]} log
 * @returns {Film}
 */
export function filmOf(first, pictures, log) {
  const byNumber = new Map(pictures.map((picture) => [picture.number, picture]));
  const items = log.map((item) => ({...item, view: byNumber.get(item.number)?.view}));
  const worth = new Map(pictures.map(({number, worth}) => [number, worth]));
  const start = withoutSheets(viewAfter(first.start, first.change));
  const shown = items.filter(({kind}) => kind === 'event' || kind === 'undone' || kind === 'redone');
  const beats = beatsOf(start, shown);
  return {items, worth, beats: [beginning(start), ...beats.filter(lengthOf)]};
}

/** Sheets are not kept from event to event, and must not say what was not so. @param {View} view @returns {View} */
function withoutSheets(view) {
  return {...view, details: [], units: view.units.map((unit) => ({...unit, details: []}))};
}

/** @param {View} view @returns {Beat} */
function beginning(view) {
  const none = {losses: [], gains: [], moved: [], fell: [], conditions: []};
  return {
    kind: 'still',
    number: 0,
    title: 'The beginning',
    targets: [],
    rolls: [],
    walks: [],
    verdict: '',
    ...none,
    before: view,
    after: view,
  };
}

/** The items in force: without those that were taken back. @param {Film} film @returns {Item[]} */
export function inForce({items}) {
  const undone = undoneNumbers(items);
  return items.filter(({number, kind}) => kind === 'event' && !undone.has(number));
}

/** The beat that tells that item of the log. @param {Film} film @param {number} number @returns {number} */
export function beatAt({beats}, number) {
  const found = beats.findIndex((beat) => beat.number >= number);
  return found < 0 ? beats.length - 1 : found;
}
