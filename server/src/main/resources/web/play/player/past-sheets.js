import {api} from '../../net/api.js';
/** @import {Sheets, View} from '../../net/protocol.js' */

/** Whoever drags through a fight asks for nothing on the way. In milliseconds. */
const PAUSE = 200;
const KEPT = 30;

/** The sheets as they were after an item of the log, fetched where somebody stops and put onto the view of that moment. */
export class PastSheets {
  /** @param {string} table its id @param {() => void} changed */
  constructor(table, changed) {
    this.table = table;
    this.changed = changed;
    /** @type {Map<number, Sheets>} */
    this.known = new Map();
    /** @type {number | undefined} */
    this.wanted = undefined;
  }

  /**
   * The view with its sheets if they are known; if not, they are asked for.
   *
   * @param {View} view
   * @param {number} number
   * @returns {View}
   */
  onto(view, number) {
    const sheets = this.known.get(number);
    if (!sheets) {
      this.want(number);
      return view;
    }
    const details = new Map(sheets.units.map((unit) => [unit.id, unit.details]));
    const units = view.units.map((unit) => ({...unit, details: details.get(unit.id) ?? []}));
    return {...view, details: sheets.details, units};
  }

  /** @param {number} number */
  want(number) {
    if (this.wanted === number) return;
    this.wanted = number;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.fetch(number), PAUSE);
  }

  /** Without an answer the sheets stay unknown, and the fight can be watched all the same. @param {number} number */
  async fetch(number) {
    try {
      const sheets = await api.sheets(this.table, number);
      if (this.known.size >= KEPT) this.known.clear();
      this.known.set(number, sheets);
      this.changed();
    } catch {
      this.wanted = undefined;
    }
  }
}
