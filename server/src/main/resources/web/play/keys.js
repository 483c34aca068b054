/**
 * Every key of the table page, in the order in which the list of keys shows them.
 *
 * @type {{group: string, keys: {key: string, what: string, act?: string, on?: string}[]}[]}
 */
export const KEYS = [
  {
    group: 'Decide',
    keys: [
      {key: '1 … 9', what: 'consider that option'},
      {key: 'Enter', what: 'do what is chosen', act: 'commit', on: 'Enter'},
      {key: 'Esc', what: 'back, or close what is open', act: 'back', on: 'Escape'},
      {key: '0', what: 'let it pass, where that is offered', act: 'decline', on: '0'},
      {key: '/', what: 'search in the options', act: 'filter', on: '/'},
      {key: 'f', what: 'go to the question', act: 'decide', on: 'f'},
      {key: 'q', what: 'next question, where several are open', act: 'nextQuestion', on: 'q'},
      {key: 'd', what: 'go to what can be done without being asked; again: the next', act: 'calls', on: 'd'},
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

/** @type {Map<string, string>} */
const BY_KEY = new Map(KEYS.flatMap((group) => group.keys).flatMap(({on, act}) => (on && act ? [[on, act]] : [])));

/**
 * What a key press means, or nothing where it belongs to a field, a button or the browser.
 *
 * @param {KeyboardEvent} event
 * @returns {{act: string, place?: number} | null}
 */
export function meaning(event) {
  if (event.defaultPrevented || event.isComposing || event.altKey) return null;
  const target = event.composedPath()[0];
  if (isField(target)) return null;
  if (event.ctrlKey || event.metaKey) return chord(event);
  if (event.key === 'Enter' && (event.repeat || isPressable(target))) return null;
  if (/^[1-9]$/.test(event.key)) return {act: 'consider', place: Number(event.key) - 1};
  const act = BY_KEY.get(event.key);
  return act ? {act} : null;
}

/** @param {KeyboardEvent} event */
function chord(event) {
  const key = event.key.toLowerCase();
  if (key === 'z') return {act: event.shiftKey ? 'redo' : 'undo'};
  return key === 'y' ? {act: 'redo'} : null;
}

/** @param {EventTarget} target */
function isField(target) {
  return (
    target instanceof Element &&
    target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select')
  );
}

/** @param {EventTarget} target */
function isPressable(target) {
  return target instanceof Element && target.matches('button, a, summary, [tabindex="0"]');
}
