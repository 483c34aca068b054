import {deepFocus} from '../shared/focus.js';
import {PastSheets} from './player/past-sheets.js';
/** @import {Unit, View} from '../net/protocol.js' */
/** @import {Beat} from './player/beats.js' */
/** @import {TablePage} from './table-page.js' */

/** @typedef {{number: number, view: View | null, beat?: Beat, done?: boolean, paused?: boolean}} Replayed */

/** What of the past the table page shows, and where the keyboard was before. */
export class Replaying {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.sheets = new PastSheets(page.store.id, () => page.requestUpdate());
    /** The view that was shown last, with portraits. @type {{view: View, units: Unit[], with: View} | undefined} */
    this.dressed = undefined;
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
    return this.withPortraits(paused && done ? this.sheets.onto(view, number) : view);
  }

  /** Tokens bear in the past what they bear now. @param {View} view @returns {View} */
  withPortraits(view) {
    const {units} = this.page.table.view;
    if (this.dressed?.view !== view || this.dressed.units !== units) {
      const portraits = new Map(units.map(({id, portrait}) => [id, portrait]));
      const worn = view.units.map((unit) => ({...unit, portrait: portraits.get(unit.id)}));
      this.dressed = {view, units, with: {...view, units: worn}};
    }
    return this.dressed.with;
  }
}
