import {html, nothing} from 'lit';
import {mean} from '../board/odds.js';
import {unitOf} from '../net/model.js';
import {passed} from './measures.js';
import {declining, titled} from './options.js';
import {boughtWords} from './spend/spending.js';
import {asChoices} from './follow-ups.js';
import {isLadder} from './price-steps.js';
import './price-ladder.js';
import {threatOf} from './player/threat.js';
/** @import {TemplateResult} from 'lit' */
/** @import {TableModel} from '../net/model.js' */
/** @typedef {TemplateResult | typeof nothing} Shown */
/** @import {Previews} from '../net/previews.js' */
/** @import {Option, Preview, Request, Then} from '../net/protocol.js' */
/** @import {EventAt} from '../shared/element.js' */
/** @import {FollowUp} from './follow-ups.js' */
/** @import {Comparison} from './options.js' */
/** @import {Threat} from './player/threat.js' */

/** The question as a sentence that says who is asked. @param {Request} request @returns {string} */
export function sentence(request) {
  return request.prompt.includes(request.name) ? request.prompt : `${request.name}: ${request.prompt}`;
}

/**
 * How things stand, and after it the question itself, large.
 *
 * @param {string} words
 * @returns {TemplateResult}
 */
export function question(words) {
  const at = words.search(/[^.!?]*\?$/);
  const situation = at > 0 ? words.slice(0, at) : '';
  return html`<h2 id="question" tabindex="-1">
    ${situation ? html`<span class="situation">${situation.trim()} </span>` : nothing}<span
      >${words.slice(Math.max(0, at)).trim()}</span
    >
  </h2>`;
}

/** What whoever is asked has left. @param {TableModel} table @param {Request} request @returns {Shown} */
export function left(table, request) {
  const unit = unitOf(table, request.unit);
  if (!unit?.bars.length) return nothing;
  return html`<div class="left">
    ${unit.bars.map((one) => html`<span>${one.label} <b>${one.value}</b> of ${one.maximum}</span>`)}
  </div>`;
}

/**
 * What would be lost, hollow as long as an answer is open.
 *
 * @param {TableModel} table
 * @param {Preview | null} passing
 * @returns {Shown}
 */
export function threat(table, passing) {
  const found = threatOf(passing, table.view.units);
  if (!found) return nothing;
  return html`<div class="threat">
    <span>${unitOf(table, found.unit)?.name}</span>
    ${held(found)}<span>${found.from} → <b>${mean(found.to)}</b> of ${found.maximum} ${found.label}</span>
  </div>`;
}

/** A bar with what would be lost of it hatched. @param {Threat} threat */
function held({from: value, to: after, maximum}) {
  const [from, to] = [after, value].map((part) => (100 * part) / Math.max(1, maximum));
  return html`<svg class="held" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <defs>
      <pattern id="lost" width="2" height="10" patternUnits="userSpaceOnUse" patternTransform="skewX(-20)">
        <rect width="1.1" height="10"></rect>
      </pattern>
    </defs>
    <rect class="track" width="100" height="10" rx="2"></rect>
    <rect class="kept" width=${from} height="10" rx="2"></rect>
    <rect class="lost" x=${from} width=${to - from} height="10"></rect>
  </svg>`;
}

/**
 * What the main button will do, in words: with what goes along, and what is switched on.
 *
 * @param {Request} request
 * @param {string[]} picked
 * @param {FollowUp[]} following
 * @param {string[]} switched
 * @returns {string}
 */
export function deed(request, picked, following, switched) {
  const [first] = picked;
  if (request.kind === 'order') return 'In this order';
  if (request.kind === 'some') return picked.length === 0 ? 'None of these' : `Choose ${picked.length}`;
  if (request.purse && first) return boughtWords(request, first) || 'Do this';
  const option = request.options.find(({id}) => id === first);
  if (!option) return request.kind === 'place' || request.free ? 'Go there' : 'Do this';
  const what = request.kind === 'amount' ? `Choose ${option.text}` : titled(option.text).title;
  const said = following.map(({request: next, answer}) => ({next, answer: answer.options[0]}));
  const whom = said.flatMap(({next, answer}) => alongWith(next, answer, ({unit}) => unit !== undefined));
  const own = said.filter(({next}) => next.unit === request.unit);
  const where = own.flatMap(({next, answer}) => alongWith(next, answer, ({place}) => place !== undefined));
  const along = whom.length ? whom : where;
  const words = along.length ? `${what}: ${along.join(', ')}` : what;
  return switched.length ? `${words}, with ${switched.join(' and ')}` : words;
}

/**
 * Whom it is for or where it goes, where there was a choice.
 *
 * @param {Request} request
 * @param {string} answer
 * @param {(option: Option) => boolean} tells
 */
function alongWith(request, answer, tells) {
  const option = request.options.find(({id}) => id === answer);
  return option && tells(option) && request.options.length > 1 ? [titled(option.text).title] : [];
}

/**
 * What is still to be said about what is considered, already chosen and open to change. What is sold step by step shows
 * the chance of each.
 *
 * @param {FollowUp[]} following
 * @param {number} upTo how many of them go along; the rest is asked when it comes to it
 * @param {(place: number, option: string) => void} choose none to be asked when it comes to it
 * @param {{previews: Previews, request: string, options: string[]}} from what it follows from
 * @returns {Shown}
 */
export function alongFields(following, upTo, choose, from) {
  if (following.length === 0) return nothing;
  const along = asChoices(following);
  const ladder = (/** @type {Request} */ request, /** @type {Then} */ answer, /** @type {number} */ place) =>
    html`<div class="field">
      <span>${sentence(request)}</span>
      <price-ladder
        .request=${request}
        .picked=${answer.options[0]}
        .previews=${from.previews}
        .later=${place >= upTo}
        .asked=${{request: from.request, options: from.options, along, key: `${answer.unit}/${answer.label}`}}
        @choose-step=${(/** @type {CustomEvent<{option: string}>} */ {detail}) => choose(place, detail.option)}></price-ladder>
    </div>`;
  return html`<div class="along" role="group" aria-label="And">
    ${following.map(({request, answer}, place) =>
      isLadder(request)
        ? ladder(request, answer, place)
        : html`<label class="field"
            ><span>${sentence(request)}</span
            ><select @change=${(/** @type {EventAt<HTMLSelectElement>} */ {target}) => choose(place, target.value)}>
              ${request.options.map(({id, text}) => html`<option value=${id} ?selected=${place < upTo && answer.options[0] === id}>${text}</option>`)}
              ${request.free && !request.options.some(({id}) => id === answer.options[0]) ? html`<option value=${answer.options[0]} ?selected=${place < upTo}>The place on the board</option>` : nothing}
              <option value="" ?selected=${place >= upTo}>Ask me then</option>
            </select></label
          >`,
    )}
  </div>`;
}

/**
 * What comes of letting it pass, for the second button.
 *
 * @param {Preview | null} passing
 * @param {Comparison | null} comparison
 * @param {TableModel} table
 * @returns {Shown}
 */
export function passWords(passing, comparison, table) {
  const [first] = comparison?.measures ?? [];
  if (!passing || !first) return nothing;
  const {units} = table.view;
  const words = passed(passing, first, comparison?.measures ?? [], units);
  return html`<small class=${first.wanted ? '' : 'feared'}>${words}</small>`;
}

/**
 * What lets the whole moment pass, for everybody before it as well; a turn's action only passes by itself.
 *
 * @param {Request | undefined} request
 * @param {Request[]} together
 * @returns {{request: Request, option: Option} | undefined}
 */
export function passOf(request, together) {
  const last = together.some(({main}) => main) ? request : (together.at(-1) ?? request);
  const option = last && declining(last);
  return last && option ? {request: last, option} : undefined;
}
