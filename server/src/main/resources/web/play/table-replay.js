import {deepFocus} from '../shared/focus.js';
import {PastSheets} from './player/past-sheets.js';
/** @import {View} from '../net/protocol.js' */
/** @import {Beat} from './player/beats.js' */
/** @import {TablePage} from './table-page.js' */

/** @typedef {{number: number, view: View | null, beat?: Beat, done?: boolean, paused?: boolean}} Replayed */

/** What of the past the table page shows, and where the keyboard was before. */
export class Replaying {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.sheets = new PastSheets(page.store.id, () => page.requestUpdate());
    /** What had the focus before the replay. @type {HTMLElement | null} */
    this.returnTo = null;
  }

  /** @param {number} number */
  start(number) {
    this.returnTo ??= deepFocus();
    this.page.replay = {number, view: null};
  }

  async end() {
    this.page.replay = null;
    await this.page.updateComplete;
    this.returnTo?.focus();
    this.returnTo = null;
  }

  /** The table as the replay shows it, with its sheets where one stops. @returns {View | undefined} */
  get view() {
    const {view, number, paused, done} = this.page.replay ?? {};
    if (!view || number === undefined) return undefined;
    return paused && done ? this.sheets.onto(view, number) : view;
  }
}
