/** What the table page draws over the board: events as they are played, and what an open answer is about. */
import {html, nothing} from 'lit';
import './player/fight-stage.js';
import './player/show-bar.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Beat} from './player/beats.js' */
/** @import {Threat} from './player/threat.js' */
/** @import {TablePage} from './table-page.js' */

/** What is shown over the board while events are played or an answer is open. @param {TablePage} page @param {Set<string>} ours @returns {TemplateResult} */
export function show(page, ours) {
  const {player} = page;
  const asked = page.table.requests.find(({yours}) => yours);
  const held = !player.playing && asked && !asked.main ? player.held : undefined;
  const beat = player.beat ?? held;
  const threat = player.playing ? undefined : page.considered.threat;
  return html`${stage(page, {beat, done: player.done || beat === held, held: beat === held, threat}, ours)}
  ${player.playing ? html`<show-bar .show=${player} .beat=${player.beat} .asks=${asked !== undefined} .state=${[player.paused, player.speed]}></show-bar>` : nothing}`;
}

/**
 * @param {TablePage} page
 * @param {{beat?: Beat, done?: boolean, held?: boolean, threat?: Threat}} what
 * @param {Set<string>} ours
 * @returns {TemplateResult | typeof nothing}
 */
export function stage(page, {beat, done = false, held = false, threat}, ours) {
  return beat || threat
    ? html`<fight-stage
        .board=${page.find('arbiter-board')}
        .beat=${beat}
        .done=${done}
        .held=${held}
        .ours=${ours}
        .threat=${threat}></fight-stage>`
    : nothing;
}
