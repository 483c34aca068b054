/** How what was decided gets to the table. */
/** @import {Call, Planned, Then} from '../net/protocol.js' */
/** @import {DecidePanel} from './decide-panel.js' */

/**
 * Answers a question with what goes along to what follows, and what was said for the act.
 *
 * @param {DecidePanel} panel
 * @param {string | undefined} request
 * @param {string[]} options
 * @param {Then[]} then
 * @param {Planned[]} [plan]
 * @returns {Promise<void>}
 */
export async function answer(panel, request, options, then, plan = []) {
  if (request === undefined) return;
  const {said, store} = panel;
  const along = {
    ...(then.length ? {then} : {}),
    ...(Object.keys(said).length ? {with: said} : {}),
    ...(plan.length ? {plan} : {}),
  };
  await send(panel, () => store.command({do: 'answer', request, options, ...along}));
}

/** Does something unasked. @param {DecidePanel} panel @param {Call} call @returns {Promise<void>} */
export async function call(panel, {unit, option}) {
  await send(panel, () => panel.store.command({do: 'call', unit, option: option.id}));
  panel.called = null;
  panel.focusQuestion();
}

/** Takes back what the gamemaster began. @param {DecidePanel} panel @returns {Promise<void>} */
export function cancel(panel) {
  return send(panel, () => panel.store.command({do: 'undo'}));
}

/** One thing at a time; a refusal stands where it happened. @param {DecidePanel} panel @param {() => Promise<unknown>} work */
async function send(panel, work) {
  const {shownId} = panel;
  if (panel.busy) return;
  panel.busy = true;
  panel.trouble = '';
  try {
    await work();
  } catch (error) {
    if (panel.shownId === shownId) panel.trouble = error.message;
  }
  panel.busy = false;
}
