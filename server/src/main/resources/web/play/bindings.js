/**
 * Which keys do what for this person: as they are at first, other keys for some, or none but Enter, Esc and chords.
 * Remembered in this browser.
 *
 * @typedef {{off: boolean, keys: Record<string, string>}} Bindings by the names of acts
 */

const KEPT = 'arbiter.keys';

/** @type {Bindings} */
let bindings = read();

/** @returns {Bindings} */
function read() {
  try {
    const {off = false, keys = {}} = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return {off: off === true, keys};
  } catch {
    return {off: false, keys: {}};
  }
}

/** @param {Bindings} next */
function keep(next) {
  bindings = next;
  try {
    localStorage.setItem(KEPT, JSON.stringify(next));
  } catch {
    // Where nothing can be kept, it counts for this visit.
  }
}

/** Whether keys of a single character do anything. @returns {boolean} */
export function lettersOff() {
  return bindings.off;
}

/** @param {boolean} off @returns {void} */
export function turnLettersOff(off) {
  keep({...bindings, off});
}

/** The key of an act: the person's own, or the usual one. @param {string} act @param {string} usual @returns {string} */
export function keyFor(act, usual) {
  return bindings.keys[act] ?? usual;
}

/** @param {string} act @param {string} key @returns {void} */
export function rebind(act, key) {
  keep({...bindings, keys: {...bindings.keys, [act]: key}});
}

/** Every key as it was at first. @returns {void} */
export function resetBindings() {
  keep({off: false, keys: {}});
}

/** Whether anything differs from how it is at first. @returns {boolean} */
export function rebound() {
  return bindings.off || Object.keys(bindings.keys).length > 0;
}
