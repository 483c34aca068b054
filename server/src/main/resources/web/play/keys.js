import {keyFor, lettersOff} from './bindings.js';

/**
 * Every key of the table page, in the order in which the list of keys shows them; whoever plays may choose others.
 *
 * @type {{group: string, keys: {key: string, what: string, act?: string, on?: string}[]}[]}
 */
export const KEYS = [
  {
    group: 'Decide',
    keys: [
      {key: '1 … 9', what: 'consider that option'},
      {key: 'Enter', what: 'do what the marked button says', act: 'commit', on: 'Enter'},
      {key: 'Esc', what: 'back, or close what is open', act: 'back', on: 'Escape'},
      {key: '0', what: 'let it pass, always', act: 'decline', on: '0'},
      {key: '/', what: 'search in the options, where there are many', act: 'filter', on: '/'},
      {key: 'f', what: 'go to the question', act: 'decide', on: 'f'},
      {key: 'q', what: 'next question, where several are open', act: 'nextQuestion', on: 'q'},
      {key: 'd', what: 'go to what can be done at any time', act: 'calls', on: 'd'},
      {key: 'h', what: 'raise a hand: be asked at the next moment', act: 'hand', on: 'h'},
      {key: 'p', what: 'pass for the rest of this turn', act: 'pass', on: 'p'},
    ],
  },
  {
    group: 'Table',
    keys: [
      {key: 'u', what: 'undo (also Ctrl Z)', act: 'undo', on: 'u'},
      {key: 'y', what: 'redo (also Ctrl Y)', act: 'redo', on: 'y'},
      {key: 'v', what: 'agree to what is proposed', act: 'agree', on: 'v'},
      {key: 'x', what: 'disagree', act: 'disagree', on: 'x'},
      {key: 'r', what: 'replay: then arrows step, Space plays', act: 'replay', on: 'r'},
      {key: 'i', what: 'invite somebody', act: 'invite', on: 'i'},
      {key: 'e', what: 'everybody at the table', act: 'members', on: 'e'},
      {key: 'a', what: 'add a unit (gamemaster)', act: 'add', on: 'a'},
      {key: 'k', what: 'look a rule up', act: 'rules', on: 'k'},
      {key: 't', what: 'theme', act: 'theme', on: 't'},
      {key: '?', what: 'this list', act: 'keys', on: '?'},
    ],
  },
  {
    group: 'Places',
    keys: [
      {key: 'b', what: 'go to the board', act: 'board', on: 'b'},
      {key: 'l', what: 'go to the log', act: 'log', on: 'l'},
      {key: 'n', what: 'go to the units', act: 'units', on: 'n'},
      {key: 'c', what: 'write in the chat; Esc leaves it', act: 'chat', on: 'c'},
    ],
  },
];

const BOUND = KEYS.flatMap((group) => group.keys).filter(({act, on}) => act && on);

/** What a key does, for whoever wants it for something else. @param {string} key @returns {string} */
export function actOf(key) {
  if (/^[1-9]$/.test(key)) return 'consider';
  return BOUND.find(({act = '', on = ''}) => keyFor(act, on) === key)?.act ?? '';
}

/** Whether another key may be chosen for an act: for all but Enter, Esc and the figures. @param {string} act @returns {boolean} */
export function isFree(act) {
  return act !== 'commit' && act !== 'back' && act !== '';
}

/** The key of an act as it is shown: "U". @param {string} act @returns {string} */
export function keySign(act) {
  const usual = BOUND.find((one) => one.act === act)?.on ?? '';
  return lettersOff() && usual.length === 1 ? '' : keyFor(act, usual).toUpperCase();
}

/**
 * What a key press means, or nothing where it belongs to a field, a control or the browser. A card is no control of its
 * own: Enter there does what the marked button says.
 *
 * @param {KeyboardEvent} event
 * @returns {{act: string, place?: number} | null}
 */
export function meaning(event) {
  if (event.defaultPrevented || event.isComposing || event.altKey) return null;
  const target = event.composedPath()[0];
  if (isField(target)) return null;
  if (event.ctrlKey || event.metaKey) return chord(event);
  if (event.key === 'Enter' && (event.repeat || (isPressable(target) && !isCard(target)))) return null;
  if (event.key.length === 1 && lettersOff()) return null;
  const act = actOf(event.key);
  if (act === 'consider') return {act, place: Number(event.key) - 1};
  return act ? {act} : null;
}

/** @param {KeyboardEvent} event */
function chord(event) {
  const key = event.key.toLowerCase();
  if (key === 'z') return {act: event.shiftKey ? 'redo' : 'undo'};
  return key === 'y' ? {act: 'redo'} : null;
}

/** Whether somebody writes there. @param {EventTarget | null} target @returns {boolean} */
export function isWritten(target) {
  return target !== null && isField(target);
}

/**
 * Whether it is a field that is shown: one in a dialog that was just closed has the keyboard until the next picture.
 *
 * @param {EventTarget} target
 */
function isField(target) {
  return (
    target instanceof Element &&
    target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select') &&
    target.checkVisibility()
  );
}

/** @param {EventTarget} target */
function isPressable(target) {
  return target instanceof Element && target.matches('button, a[href], summary, [role="button"], [data-unit]');
}

/** @param {EventTarget} target */
function isCard(target) {
  return target instanceof HTMLElement && target.dataset.option !== undefined;
}
