/** The board of the table page and what is drawn over it: events as they are played, what an open answer is about, the end. */
import {html, nothing} from 'lit';
import {api} from '../net/api.js';
import {editPlace, moveUnit, offerBrushes, paintPlace, relateUnits} from './table-edits.js';
import '../board/arbiter-board.js';
import './player/fight-stage.js';
import './player/show-bar.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Beat} from './player/beats.js' */
/** @import {Threat} from './player/threat.js' */
/** @import {TableModel} from '../net/model.js' */
/** @import {Area, Edit, View} from '../net/protocol.js' */
/** @import {Values} from '../shared/edit-values.js' */
/** @import {TablePage} from './table-page.js' */
/** @import {Replayed} from './table-replay.js' */

/** @type {never[]} */
const NOTHING_OFFERED = [];

/**
 * @param {TablePage} page
 * @param {TableModel} table
 * @param {View} view
 * @param {Set<string>} ours
 * @returns {TemplateResult}
 */
export function board(page, table, view, ours) {
  return html`<main class=${page.player.playing ? 'playing' : ''}>
    <arbiter-board
      .view=${view}
      .requests=${page.replay || page.seen || page.showing ? NOTHING_OFFERED : page.offers.of(table.requests, page.considered)}
      .chosen=${page.considered.chosen}
      .meant=${page.considered.meant}
      .selected=${page.selected}
      .you=${table.you}
      .odds=${page.odds}
      .hurts=${page.hurts}
      .keys=${page.keys}
      .backdrop=${table.backdrop}
      .shown=${page.seen ? NOTHING_OFFERED : struck(page.replay ?? shownBeat(page))}
      @pick-option=${(/** @type {CustomEvent<{request: string, option: string, unit?: string}>} */ event) => page.pickOption(event)}
      @pick-place=${(/** @type {CustomEvent<{request: string, place: string}>} */ event) => page.pickPlace(event)}
      @move-unit=${(/** @type {CustomEvent<{unit: string, at: string}>} */ {detail}) => moveUnit(page, detail)}
      @relate-units=${(/** @type {CustomEvent<{unit: string, other: string, word: string}>} */ {detail}) => relateUnits(page, detail)}
      @ask-brushes=${(/** @type {CustomEvent<{take: (edits: Edit[]) => void}>} */ {detail}) => offerBrushes(page, detail.take)}
      @ask-area=${(/** @type {CustomEvent<{request: string, place: string, take: (area: Area) => void}>} */ {detail}) => askArea(page, detail)}
      @edit-place=${(/** @type {CustomEvent<{edit: Edit, values: Values}>} */ {detail}) => editPlace(page, detail)}
      @paint-place=${(/** @type {CustomEvent<{place: string, what: string, on: boolean}>} */ {detail}) => paintPlace(page, detail)}></arbiter-board>
    ${page.ends ? html`<fight-ending .store=${page.store} .table=${table} .ours=${ours} @leave=${() => (page.closed = page.table.ending?.text)}></fight-ending>` : nothing}
    ${page.seen ? nothing : page.replay ? stage(page, page.replay, ours) : show(page, ours)}
    ${page.replay ? html`<replay-bar .store=${page.store} .table=${page.table} .number=${page.replay.number} @replayed=${(/** @type {CustomEvent<Replayed>} */ {detail}) => (page.replay = detail)} @leave=${() => page.replaying.end()}></replay-bar>` : nothing}
  </main>`;
}

/**
 * What a place would strike; a question that is no longer open has nothing to say.
 *
 * @param {TablePage} page
 * @param {{request: string, place: string, take: (area: Area) => void}} detail
 */
async function askArea(page, {request, place, take}) {
  try {
    take(await api.area(page.store.id, request, place));
  } catch {
    take({area: []});
  }
}

/** What is shown over the board while events are played or an answer is open. @param {TablePage} page @param {Set<string>} ours @returns {TemplateResult} */
function show(page, ours) {
  const {player} = page;
  const asked = page.table.requests.find(({yours}) => yours);
  const {beat, held} = shownBeat(page);
  const threat = player.playing ? undefined : page.considered.threat;
  return html`${stage(page, {beat, done: player.done || held, held, threat}, ours)}
  ${player.playing ? html`<show-bar .show=${player} .beat=${player.beat} .asks=${asked !== undefined} .state=${[player.paused, player.speed]}></show-bar>` : nothing}`;
}

/** What is played, or else the blow that waits for an answer. @param {TablePage} page @returns {{beat?: Beat, held: boolean}} */
function shownBeat({player, table}) {
  const asked = table.requests.find(({yours}) => yours);
  const held = !player.playing && asked && !asked.main ? player.held : undefined;
  return {beat: player.beat ?? held, held: held !== undefined};
}

/** Who struck whom, always the same list for the same blow. @type {WeakMap<Beat, string[]>} */
const struckBy = new WeakMap();

/** Between whom a blow falls. @param {{beat?: Beat}} shown @returns {string[]} */
function struck({beat}) {
  if (!beat || beat.kind !== 'attack') return NOTHING_OFFERED;
  const known = struckBy.get(beat) ?? [...(beat.actor ? [beat.actor] : []), ...beat.targets];
  struckBy.set(beat, known);
  return known;
}

/**
 * @param {TablePage} page
 * @param {{beat?: Beat, done?: boolean, held?: boolean, threat?: Threat}} what
 * @param {Set<string>} ours
 * @returns {TemplateResult | typeof nothing}
 */
function stage(page, {beat, done = false, held = false, threat}, ours) {
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
