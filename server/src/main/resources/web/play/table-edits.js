/** What a gamemaster changes by hand on the board. */
import {commandOf, editAsking, valuesByKind} from './edits.js';
import {obstacleAt} from './placing.js';
/** @import {Edit} from '../net/protocol.js' */
/** @import {Values} from '../shared/edit-values.js' */
/** @import {TablePage} from './table-page.js' */

/**
 * Puts a unit somewhere; where something stands, the second time.
 *
 * @param {TablePage} page
 * @param {{unit: string, at: string}} detail
 * @returns {Promise<void> | undefined}
 */
export function moveUnit(page, detail) {
  const obstacle = obstacleAt(page.table.view.board, detail.at);
  const asked = `${detail.unit} ${obstacle}`;
  if (obstacle && page.warned !== asked) {
    page.warned = asked;
    page.say(`The ${obstacle} is there. Put the unit there again to do it all the same.`);
    return undefined;
  }
  page.warned = '';
  return change(page, detail.unit, {place: detail.at});
}

/**
 * Sets how a unit stands to another, by a word of the board.
 *
 * @param {TablePage} page
 * @param {{unit: string, other: string, word: string}} detail
 * @returns {Promise<void>}
 */
export function relateUnits(page, {unit, other, word}) {
  return change(page, unit, {unit: other, choice: word});
}

/**
 * Lays something on a zone, or takes it away.
 *
 * @param {TablePage} page
 * @param {{place: string, what: string, on: boolean}} detail
 * @returns {Promise<void>}
 */
export function paintPlace(page, detail) {
  return change(page, undefined, {place: detail.place, choice: detail.what, switch: detail.on});
}

/**
 * Hands over the edits of the table that ask for a place: what one can paint with.
 *
 * @param {TablePage} page
 * @param {(edits: Edit[]) => void} take
 * @returns {Promise<void>}
 */
export async function offerBrushes(page, take) {
  try {
    const edits = await page.store.edits(undefined);
    take(edits.filter(({fields}) => fields.some(({kind}) => kind === 'place')));
  } catch (error) {
    page.say(error.message);
  }
}

/**
 * Makes an edit of the table that was filled in on the board.
 *
 * @param {TablePage} page
 * @param {{edit: Edit, values: Values}} detail
 * @returns {Promise<void>}
 */
export async function editPlace(page, {edit, values}) {
  try {
    await page.store.command(commandOf(edit, undefined, values));
    page.say('');
  } catch (error) {
    page.say(error.message);
  }
}

/**
 * Makes the edit that asks for just these kinds of values.
 *
 * @param {TablePage} page
 * @param {string | undefined} unit
 * @param {Record<string, unknown>} byKind
 */
async function change(page, unit, byKind) {
  try {
    const edit = editAsking(await page.store.edits(unit), ...Object.keys(byKind));
    await page.store.command(commandOf(edit, unit, valuesByKind(edit, byKind)));
    page.say('');
  } catch (error) {
    page.say(error.message);
  }
}
