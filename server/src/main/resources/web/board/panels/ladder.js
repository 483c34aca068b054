/** The zones on a phone: those on the way to whoever is aimed at as rungs, the farthest on top; the others in one line. */
import {html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {plural} from '../../shared/words.js';
import {panel} from './zone.js';
import {beyond, wayBetween, wayFrom} from './model.js';
import {wayWords} from './words.js';
/** @import {TemplateResult} from 'lit' */
/** @import {PanelsBoard} from '../panels.js' */
/** @import {Zone} from './model.js' */

/** @param {PanelsBoard} board @returns {TemplateResult} */
export function ladder(board) {
  const names = onTheWay(board);
  const shown = names.flatMap((name) => board.zones.filter((zone) => zone.name === name));
  const rest = board.zones.filter(({name}) => !names.includes(name));
  return html`<div class="ladder">
    ${repeat(
      [...shown].reverse(),
      ({name}) => name,
      (zone, i) => html`${i > 0 ? gap(board, zone, shown[shown.length - i]) : nothing}${panel(board, zone)}`,
    )}
    ${rest.length > 0 ? others(board, rest) : nothing}
  </div>`;
}

/** From where one looks to the target, or else to the nearest enemies. @param {PanelsBoard} board @returns {string[]} */
function onTheWay(board) {
  const home = board.home();
  const target = board.byId.get(board.target()?.unit ?? '')?.place ?? board.chosenZone() ?? nearest(board);
  if (!home) return board.zones.map(({name}) => name);
  return target ? wayBetween(board.zones, board.links, home, target) : [home];
}

/** The nearest zone with somebody of another side in it. @param {PanelsBoard} board @returns {string | undefined} */
function nearest(board) {
  const theirs = board.zones.filter(({name}) =>
    board.unitsIn(name).some(({side, out}) => !out && !board.ours.has(side)),
  );
  return theirs.map(({name}) => name).sort((a, b) => board.stepsFromHome(a) - board.stepsFromHome(b))[0];
}

/** What a step up from the lower of two rungs costs. @param {PanelsBoard} board @param {Zone} lower @param {Zone} upper */
function gap(board, lower, upper) {
  const link = board.links.find((one) => one.ends.includes(lower.name) && beyond(one, lower.name) === upper.name);
  const way = link ? wayFrom(link, lower.name) : NONE;
  return html`<div class="gap"><b class=${way.cost > 0 ? 'costs' : ''}>${wayWords(way)}</b></div>`;
}

const NONE = {cost: 0, words: ''};

/** @param {PanelsBoard} board @param {Zone[]} rest */
function others(board, rest) {
  const words = rest.map(
    (zone) =>
      `${zone.name} ${board.rangeOf(zone).split(',')[0]}${zone.tags.some(({kind}) => kind === 'radiation') ? ' ☢' : ''}`,
  );
  return html`<details class="others" ?open=${board.unfolded} @toggle=${board.toggled}>
    <summary>${plural(rest.length, 'more zone')}: ${words.join(' · ')}</summary>
    ${rest.map((zone) => panel(board, zone))}
  </details>`;
}
