/** Which hints a person has seen, and which is due. Kept in this browser, under the person: a person is this browser's cookie. */
import {undoneNumbers} from '../net/model.js';
import {whoami} from '../home/person.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Hint} from '../net/protocol.js' */

const RECENT = 30;

/** @typedef {{off: boolean, seen: string[]}} Kept */

/** What is kept about hints for whoever sits here. */
export class HintMemory {
  /** @param {string} person */
  constructor(person) {
    this.key = `arbiter.hints.${person}`;
  }

  /** @returns {Promise<HintMemory>} */
  static async mine() {
    const person = await whoami().catch(() => null);
    return new HintMemory(person?.person ?? 'nobody');
  }

  /** @returns {Kept} */
  get kept() {
    try {
      const {off = false, seen = []} = JSON.parse(localStorage.getItem(this.key) ?? '{}');
      return {off, seen};
    } catch {
      return {off: false, seen: []};
    }
  }

  /** @param {Partial<Kept>} change */
  keep(change) {
    localStorage.setItem(this.key, JSON.stringify({...this.kept, ...change}));
  }

  /** @param {string} game @param {Hint} hint */
  markSeen(game, {id}) {
    this.keep({seen: [...new Set([...this.kept.seen, `${game}/${id}`])]});
  }

  /** @param {string} game @param {Hint} hint */
  hasSeen(game, {id}) {
    return this.kept.seen.includes(`${game}/${id}`);
  }
}

/**
 * Whether what a hint is about is there now: its question, an event of late, or its condition on somebody.
 *
 * @param {Hint} hint
 * @param {TableModel} table
 * @returns {boolean}
 */
export function isDue(hint, table) {
  if (hint.ask) return table.requests.some(({label, yours}) => yours && label === hint.ask);
  if (hint.condition) {
    const {condition} = hint;
    return table.view.units.some(({conditions}) => conditions.some(({name}) => name.startsWith(condition)));
  }
  const undone = undoneNumbers(table.log);
  return table.log.slice(-RECENT).some(({event, number}) => event === hint.event && !undone.has(number));
}

/** Where a hint belongs, in words: whom its condition is on, or the line of its event. @param {Hint} hint @param {TableModel} table @returns {string} */
export function occasion(hint, table) {
  if (hint.event) return table.log.findLast(({event}) => event === hint.event)?.text ?? '';
  const {condition} = hint;
  if (!condition) return '';
  const unit = table.view.units.find(({conditions}) => conditions.some(({name}) => name.startsWith(condition)));
  return unit ? `${unit.name}: ${condition}` : '';
}
