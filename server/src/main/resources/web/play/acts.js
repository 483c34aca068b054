import {nextTheme} from '../shared/theme.js';
import {hosts} from '../net/model.js';
import {passTurn, raiseHands} from './standing.js';
/** @import {TablePage} from './table-page.js' */
/** @typedef {'invite-dialog' | 'members-dialog' | 'add-unit' | 'rule-sheet' | 'keys-dialog'} Dialog */

const panel = (/** @type {TablePage} */ page) => page.find('decide-panel');
/** Opens a dialog. Until it has come, keys do nothing, as they are meant for it. @param {TablePage} page @param {Dialog} name */
const open = async (page, name) => {
  page.opening = true;
  if (await page.whole) await page.find(name).open();
  else page.say('That did not come over the line. Try again.');
  page.opening = false;
};
const leads = (/** @type {TablePage} */ page) => page.table.you.role === 'gamemaster';

/**
 * What keys and tools do to the table page, by the names that keys.js gives them.
 *
 * @type {Record<string, (page: TablePage, place: number) => unknown>}
 */
export const ACTS = {
  consider: (page, place) => panel(page).consider(place),
  commit: (page) => page.seen || panel(page).commit(),
  back: (page) => (page.seen ? page.seeing.end() : page.replay ? page.replaying.end() : panel(page).back()),
  decline: (page) => page.seen || panel(page).decline(),
  filter: (page) => page.show('decide', () => panel(page).focusFilter() || ACTS.rules(page, 0)),
  decide: (page) => page.show('decide', () => panel(page).focusQuestion()),
  calls: (page) => page.show('decide', () => panel(page).focusCalls()),
  nextQuestion: (page) => panel(page).nextQuestion(),
  hand: async (page) => page.say(await raiseHands(page.store)),
  pass: async (page) => page.say(await passTurn(page.store)),
  undo: (page) => page.table.can.undo && page.command({do: 'undo'}),
  redo: (page) => page.table.can.redo && page.command({do: 'redo'}),
  agree: (page) => page.vote('agree'),
  disagree: (page) => page.vote('disagree'),
  replay: (page) =>
    page.replay ? page.replaying.end() : page.replaying.start(page.table.ending ? 0 : page.table.number),
  invite: (page) => hosts(page.table) && open(page, 'invite-dialog'),
  members: (page) => open(page, 'members-dialog'),
  add: (page) => leads(page) && open(page, 'add-unit'),
  rules: (page) => open(page, 'rule-sheet'),
  theme: nextTheme,
  keys: (page) => open(page, 'keys-dialog'),
  board: (page) => page.find('arbiter-board').focus(),
  log: (page) => page.show('log', () => page.find('game-log').focus()),
  units: (page) => page.show('units', () => page.find('unit-list').focus()),
  chat: (page) => page.show('log', () => page.find('chat-box').focus()),
};
