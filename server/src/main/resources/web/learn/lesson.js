/** What is taught in a first fight: which steps are done, and what is advised now. Plain functions over the table. */
import {undoneNumbers} from '../net/model.js';
import {ourSides} from '../shared/names.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {FirstFight, Item, LessonStep, Request} from '../net/protocol.js' */

/**
 * @typedef {object} Advised
 * @property {number} step its number, or -1 for advice apart from the steps
 * @property {string} text
 * @property {Request} request
 * @property {string[]} options what to answer
 */

/**
 * The numbers of the steps that are done. One event is one step: the first that waits for it.
 *
 * @param {LessonStep[]} steps
 * @param {TableModel} table
 * @returns {Set<number>}
 */
export function doneSteps(steps, table) {
  const sides = ourSides(table.view.units, table.you);
  const ours = new Set(table.view.units.filter(({side}) => sides.has(side)).map(({id}) => id));
  const undone = undoneNumbers(table.log);
  /** @type {Set<number>} */
  const done = new Set();
  for (const item of table.log) {
    if (item.kind !== 'event' || undone.has(item.number)) continue;
    const place = steps.findIndex((step, at) => !done.has(at) && isDoneBy(step, item, ours));
    if (place >= 0) done.add(place);
  }
  return done;
}

/** @param {LessonStep} step @param {Item} item @param {Set<string>} ours */
function isDoneBy(step, {event, parts = []}, ours) {
  if (event !== step.done) return false;
  const named = parts.find((part) => 'unit' in part);
  return !named || !('unit' in named) || ours.has(named.unit) !== step.theirs;
}

/**
 * What to answer now, as the first step says that is still to be done, or else as the first advice that fits.
 *
 * @param {FirstFight} lesson
 * @param {Set<number>} done
 * @param {Request[]} requests one's own
 * @returns {Advised | undefined}
 */
export function advised({steps, advice}, done, requests) {
  for (const request of requests) {
    for (const [place, step] of steps.entries()) {
      const options = done.has(place) || step.ask !== request.label ? undefined : begun(request, step.option);
      if (options) return {step: place, text: step.text, request, options};
    }
    for (const one of advice) {
      const options = one.ask === request.label ? begun(request, one.option) : undefined;
      if (options) return {step: -1, text: one.text, request, options};
    }
  }
  return undefined;
}

/** The first option that begins like that; without a beginning, what is suggested. @param {Request} request @param {string} [start] */
function begun({options, fallback}, start) {
  if (start === undefined) return fallback;
  const found = options.find(({id}) => id.startsWith(start));
  return found && [found.id];
}

/** What an answer is called. @param {Advised} advised @returns {string} */
export function answerWords({request, options}) {
  return request.options
    .filter(({id}) => options.includes(id))
    .map(({text}) => text)
    .join(', ');
}
