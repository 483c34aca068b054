/** What reaches how far, side by side over the board: one press considers it. Only for what somebody may choose from now. */
import {html, nothing} from 'lit';
import {titled} from '../../play/options.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Option, Request} from '../../net/protocol.js' */
/** @import {ZonesBoard} from '../zones.js' */

/** So many steps are drawn; the last stands for all that are farther. */
const STEPS = 8;

/** @typedef {{request: Request, option: Option, name: string, words: string, steps: boolean[]}} Reach */

/** @param {ZonesBoard} board @returns {TemplateResult | typeof nothing} */
export function weaponStrip(board) {
  const all = board.isSmall || board.mode ? [] : reaches(board);
  if (all.length < 2) {
    return nothing;
  }
  return html`<div class="strip" role="group" aria-label="What reaches how far">
    ${all.map(({request, option, name, words, steps}) => {
      const choose = () => board.tell('pick-option', {request: request.id, option: option.id});
      return html`<button aria-pressed=${String(board.isChosen(option))} @click=${choose}>
        <span><b>${name}</b><small>${words}</small></span>
        <span class="steps" aria-hidden="true">${steps.map((on) => html`<i class=${on ? 'on' : ''}></i>`)}</span>
      </button>`;
    })}
  </div>`;
}

/**
 * What is aimed at somebody chosen afterwards and reaches a known area.
 *
 * @param {ZonesBoard} board
 * @returns {Reach[]}
 */
function reaches(board) {
  const found = (board.requests ?? []).flatMap((request) =>
    request.options
      .filter(({area, whom, unit, place}) => area?.length && whom?.length && !unit && !place)
      .map((option) => ({request, option, title: titled(option.text).title})),
  );
  const shared = sharedStart(found.map(({title}) => title));
  return found.flatMap(({request, option, title}) => {
    const far = distances(board, option.area ?? []);
    const steps = Array.from({length: STEPS}, (_, i) => far.some((one) => Math.min(one, STEPS - 1) === i));
    return far.length ? [{request, option, name: title.slice(shared), words: reachWords(board, far), steps}] : [];
  });
}

/** How far those zones are from whoever acts. @param {ZonesBoard} board @param {string[]} area @returns {number[]} */
function distances({map, acting}, area) {
  const zones = area.map((text) => map.zones.get(text)).filter((zone) => zone !== undefined);
  return acting ? zones.map((zone) => map.distance(map.home(acting), zone)) : [];
}

/** @param {ZonesBoard} board @param {number[]} far @returns {string} */
function reachWords({map}, far) {
  const [least, most] = [Math.min(...far), Math.max(...far)];
  return least === most ? map.words(most) : `${least} to ${map.words(most)}`;
}

/** How many letters the words have in common that all of them begin with. @param {string[]} titles @returns {number} */
function sharedStart(titles) {
  const [first = [], ...others] = titles.map((title) => title.split(' '));
  const same = (/** @type {string} */ word, /** @type {number} */ i) => others.every((other) => other[i] === word);
  const differs = first.findIndex((word, i) => !same(word, i));
  return first.slice(0, Math.max(0, differs)).reduce((sum, word) => sum + word.length + 1, 0);
}
