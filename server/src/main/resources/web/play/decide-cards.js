import {html, nothing} from 'lit';
import {isOwn} from '../net/model.js';
import {cancel} from './decide-answers.js';
import {range} from './options.js';
import {alongFields, deed, passOf, passWords} from './decide-parts.js';
import {asChoices} from './follow-ups.js';
import {isLadder} from './price-steps.js';
import './option-list.js';
import './order-list.js';
import './amount-field.js';
import './place-field.js';
import './price-ladder.js';
import './standing-row.js';
import './spend/spend-list.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Option, Request} from '../net/protocol.js' */
/** @import {DecidePanel} from './decide-panel.js' */
/** @import {FollowUp} from './follow-ups.js' */

/**
 * The answers to a question as cards, doing nothing among them, and what may be said for the next time.
 *
 * @param {DecidePanel} panel
 * @param {Request} request
 * @returns {TemplateResult}
 */
export function cards(panel, request) {
  const {passing} = panel;
  const standing = !request.main && isOwn(panel.table, request);
  return html`${control(panel, request)} ${passing ? pass(panel, passing) : nothing}
  ${standing ? html`<standing-row .store=${panel.store} .table=${panel.table} .request=${request}></standing-row>` : nothing}`;
}

/** @param {DecidePanel} panel @param {Request} request */
function control(panel, request) {
  const {picked, together} = panel;
  if (request.kind === 'order') return html`<order-list .request=${request} .picked=${picked}></order-list>`;
  if (request.purse)
    return html`<spend-list
      .request=${request}
      .picked=${picked}
      .previews=${panel.store.previews}
      .cast=${panel.cast}></spend-list>`;
  if (request.kind === 'amount')
    return html`<amount-field
      .request=${request}
      .picked=${picked}
      .previews=${panel.store.previews}
      .cast=${panel.cast}></amount-field>`;
  if (isLadder(request) && together.length < 2)
    return html`<price-ladder
      .request=${request}
      .picked=${picked[0] ?? request.fallback[0]}
      .previews=${panel.store.previews}
      @choose-step=${(/** @type {CustomEvent<{option: string}>} */ {detail}) => panel.pick(detail.option)}></price-ladder>`;
  return html`${request.kind === 'place' ? html`<place-field .request=${request} .picked=${picked}></place-field>` : nothing}
  ${request.kind === 'some' ? html`<p class="soft small">${picked.length} chosen of ${range(request)}</p>` : nothing}
  ${together.length > 1 ? everybody(panel, request) : list(panel, request, request, 0)}`;
}

/** Everybody's answers at this moment in one list, by unit. @param {DecidePanel} panel @param {Request} request */
function everybody(panel, request) {
  const {together} = panel;
  const alone = together.every(({unit}) => unit === request.unit);
  let first = 0;
  return html`${together.map((one) => {
    const before = first;
    first += optionsOf(one).length;
    return html`<h3>${alone ? one.prompt : one.name}</h3>
      ${list(panel, one, request, before)}`;
  })}`;
}

/**
 * @param {DecidePanel} panel
 * @param {Request} one
 * @param {Request} request the one that is considered
 * @param {number} first
 */
function list(panel, one, request, first) {
  const following = one === request && !panel.passes ? panel.following.list : [];
  return html`<option-list
    .request=${one}
    .options=${optionsOf(one)}
    .first=${first}
    .picked=${one === request ? panel.picked : []}
    .previews=${panel.store.previews}
    .cast=${panel.cast}
    .comparison=${panel.odds.comparison}
    .passing=${panel.odds.passing}
    .along=${asChoices(following)}
    .more=${along(panel, following)}></option-list>`;
}

/** Doing nothing is an answer: a card with its own odds. @param {DecidePanel} panel @param {{request: Request, option: Option}} passing */
function pass(panel, {request, option}) {
  const following = panel.passes ? panel.following.list : [];
  return html`<option-list
    .request=${request}
    .options=${[option]}
    .picked=${panel.picked}
    .ends=${true}
    .previews=${panel.store.previews}
    .cast=${panel.cast}
    .comparison=${panel.odds.comparison}
    .along=${asChoices(following)}
    .more=${along(panel, following)}></option-list>`;
}

/** What is still to be said with the answer. @param {DecidePanel} panel @param {FollowUp[]} following */
function along(panel, following) {
  const {request, picked} = panel.considered;
  const from = {previews: panel.store.previews, request: request?.id ?? '', options: picked};
  return html`${alongFields(following, panel.following.upTo, (place, option) => panel.following.choose(place, option), from)}
  ${panel.planning.render()}`;
}

/** All but letting it pass. @param {Request} request */
function optionsOf(request) {
  const decline = passOf(request, [])?.option;
  return request.options.filter((option) => option !== decline);
}

/**
 * The main button, which says what it will do, and the one that lets it pass. They keep their place.
 *
 * @param {DecidePanel} panel
 * @param {Request | undefined} request
 * @returns {TemplateResult}
 */
export function buttonRow(panel, request) {
  const {passing, isIdle, called, busy} = panel;
  const asked = request ? deed(request, panel.picked, panel.passes ? [] : panel.following.chosen, panel.switched) : '';
  const words = called ? called.option.text : [asked, ...panel.planning.words].join(', then ');
  return html`<div class="row">
    <button class="main" ?disabled=${busy || isIdle} title=${words} @click=${() => panel.commit()}>
      <span>${isIdle ? 'Choose an answer' : words}</span>${isIdle ? nothing : html`<kbd aria-hidden="true">↵</kbd>`}
    </button>
    ${
      request && passing
        ? html`<button class="quiet" ?disabled=${busy} @click=${() => panel.decline()}>
            <span class="two-lines"
              ><b>${passing.option.text}</b>${passWords(panel.odds.passing, panel.odds.comparison, panel.table)}</span
            ><kbd aria-hidden="true">0</kbd>
          </button>`
        : isCancellable(panel, request)
          ? html`<button class="quiet" ?disabled=${busy} @click=${() => cancel(panel)}>Cancel</button>`
          : nothing
    }
  </div>`;
}

/** What a gamemaster began and nobody else is asked, such as a check. @param {DecidePanel} panel @param {Request | undefined} request */
function isCancellable({table}, request) {
  return request !== undefined && table.can.undo && !table.view.units.some(({id}) => id === request.unit);
}
