/** The parts of the table page beside the board: tabs, the column with question and log, dialogs; and the lobby before it. */
import {html, nothing} from 'lit';
import {undoneNumbers} from '../net/model.js';
import './chat-box.js';
import './decide-panel.js';
import './game-log.js';
import './pane-divider.js';
import './unit-list.js';
import './player/since-note.js';
/** @import {TemplateResult} from 'lit' */
/** @import {TableModel} from '../net/model.js' */
/** @import {View} from '../net/protocol.js' */
/** @import {TablePage} from './table-page.js' */

/** @typedef {{ours: Set<string>, letters: Map<string, string>}} Cast who is ours, and the letters of all */

/** The encounter that every game has for learning. */
const FIRST_FIGHT = 'first-fight';

/** How much of the column, in hundredths, is the question's: the coach above it needs room too. */
const WITHOUT = 70;
const WITH_COACH = 84;

const TABS = [
  ['decide', 'Decide'],
  ['log', 'Log'],
  ['units', 'Units'],
];

/** On a phone one of these at a time. @param {TablePage} page @returns {TemplateResult} */
export function tabs(page) {
  const open = page.table.requests.filter(({yours}) => yours).length;
  return html`<nav class="tabs" aria-label="Show">
    ${TABS.map(
      ([id, words]) =>
        html`<button aria-pressed=${String(page.tab === id)} class="tab-${id}" @click=${() => (page.tab = id)}>
          ${words}${id === 'decide' && open ? html`<span class="count" aria-label="${open} open">${open}</span>` : nothing}
        </button>`,
    )}
  </nav>`;
}

/**
 * The question, and below it the log or the units.
 *
 * @param {TablePage} page
 * @param {TableModel} table
 * @param {View} view
 * @param {Cast} cast
 * @returns {TemplateResult}
 */
export function column(page, table, view, {ours, letters}) {
  return html`<aside aria-label="Decide and read">
    <div class="decide" ?inert=${page.seen !== null}>
      ${
        page.replay
          ? html`<p class="first soft">
              You are looking at ${page.replay.view?.moment.text ?? 'what was'}. Nothing here changes the fight. Stop
              anywhere to read the sheets as they were.
            </p>`
          : page.showing
            ? html`<p class="first soft">What happened comes first; Skip leads to the question at once.</p>`
            : nothing
      }
      <decide-panel
        ?hidden=${page.showing || page.replay !== null}
        .store=${page.store}
        .table=${table}
        @considering=${page.consider}>
        <div slot="since" class="notes">
          ${taught(page, table)}
          ${table.requests.length ? html`<since-note .facts=${page.since.facts(undoneNumbers(table.log))}></since-note>` : nothing}
        </div>
      </decide-panel>
    </div>
    <pane-divider usual=${teaches(table) ? WITH_COACH : WITHOUT}></pane-divider>
    <div class="switch" role="group" aria-label="Show below">
      <button class="tool" aria-pressed=${String(page.tab !== 'units')} @click=${() => (page.tab = 'log')}>Log</button>
      <button class="tool" aria-pressed=${String(page.tab === 'units')} @click=${() => (page.tab = 'units')}>
        Units
      </button>
    </div>
    <div class="log">
      <game-log .store=${page.store} .table=${page.told(table)} .until=${page.replay?.number}></game-log>
    </div>
    <div class="units">
      <unit-list
        .store=${page.store}
        .table=${table}
        .view=${view}
        .ours=${ours}
        .letters=${letters}
        .selected=${page.selected}></unit-list>
    </div>
    <chat-box class="chat" .store=${page.store} .table=${page.table}></chat-box>
  </aside>`;
}

/** @param {TableModel} table */
function teaches(table) {
  return table.table.encounter === FIRST_FIGHT;
}

/** What is taught beside the question. @param {TablePage} page @param {TableModel} table */
function taught(page, table) {
  if (table.you.role === 'spectator' || page.seen || page.replay) return nothing;
  return teaches(table)
    ? html`<coach-note .store=${page.store} .table=${table}></coach-note>`
    : html`<hint-note .table=${table}></hint-note>`;
}

/** What there is before the fight begins. @param {TablePage} page @returns {TemplateResult} */
export function lobby(page) {
  return html`<div
    @act=${(/** @type {CustomEvent<{act: string}>} */ {detail}) => page.act(detail.act)}
    @see-as=${(/** @type {CustomEvent<{member: string}>} */ {detail}) => page.seeing.begin(detail.member)}>
    ${page.seen ? html`<seeing-banner .you=${page.seen.you}></seeing-banner>` : nothing}
    <lobby-page
      .store=${page.store}
      .table=${page.seen ?? page.table}
      .line=${page.line}
      ?inert=${page.seen !== null}></lobby-page>
    <div class="said" role="status">${page.said ?? ''}</div>
    ${dialogs(page)}
  </div>`;
}

/** @param {TablePage} page @returns {TemplateResult} */
export function dialogs(page) {
  const {store, table} = page;
  return html`<invite-dialog .store=${store} .table=${table}></invite-dialog
    ><members-dialog .store=${store} .table=${table}></members-dialog>
    <add-unit .store=${store} .table=${table}></add-unit><keys-dialog></keys-dialog
    ><rule-sheet .game=${table.table.game}></rule-sheet>`;
}
