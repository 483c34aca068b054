import {LitElement, html, nothing} from 'lit';
import {look, buttons, pieces} from '../../shared/look.js';
import {capital, costWords, listed, plural} from '../../shared/words.js';
import {shortOdds} from '../odds.js';
import {poolLook} from '../../shared/pool/pool-look.js';
import {thrown} from '../../shared/pool/pool.js';
import {symbol} from '../../shared/pool/symbols.js';
import {spendLook} from './spend-look.js';
import {LONGEST, isAffordable, leftAfter, offersOf, read, written} from './spending.js';
/** @import {Previews} from '../../net/previews.js' */
/** @import {Cost, Option, Preview, Request} from '../../net/protocol.js' */
/** @import {Changes, EventAt, Inputs} from '../../shared/element.js' */
/** @import {Cast} from '../options.js' */
/** @import {Offer, OwnWords, Spending} from './spending.js' */

/**
 * @typedef {object} SpendListInputs
 * @property {Request} request
 * @property {string[]} picked
 * @property {Previews} previews
 * @property {Cast} cast
 */

/**
 * What is in the purse, always in sight, and what it can buy: what is suggested first and chosen already, own words as a
 * card like the others, what cannot be had last, with the reason. One answer buys all that is chosen.
 */
export class SpendList extends /** @type {Inputs<SpendListInputs>} */ (LitElement) {
  static properties = {
    request: {},
    picked: {},
    previews: {},
    cast: {},
    draft: {state: true},
    preview: {state: true},
  };

  static styles = [look, buttons, pieces, poolLook, spendLook];

  constructor() {
    super();
    /** The question that is shown. */
    this.asked = '';
    /** Own words as they are being written, and their price. @type {OwnWords} */
    this.draft = {what: '', amount: 1, text: ''};
    /** Whether one answer is all, as it is suggested. */
    this.done = true;
    /** What comes of what is chosen. @type {Preview | null} */
    this.preview = null;
  }

  /** @param {Changes} changed */
  willUpdate(changed) {
    const {request} = this;
    if (this.asked !== request.id) {
      this.asked = request.id;
      this.done = read(request, request.fallback[0]).done;
      this.draft = {what: this.cheapest?.what ?? '', amount: 1, text: ''};
    }
    if (changed.has('picked') || changed.has('request')) this.look();
  }

  /** What comes of it, as the dice that follow may fall. */
  async look() {
    const {request, picked} = this;
    const preview = picked.length ? await this.previews.of(request.id, picked) : null;
    if (this.request === request && this.picked === picked) this.preview = preview;
  }

  get cheapest() {
    return this.request.purse?.left.find(({amount}) => amount > 0);
  }

  /** @returns {Spending} */
  get spending() {
    return read(this.request, this.picked[0]);
  }

  get offers() {
    return offersOf(this.request);
  }

  render() {
    const {request, spending} = this;
    const {purse} = request;
    if (!purse) return nothing;
    const left = leftAfter(request, spending);
    return html`<div class="plate">
        ${purse.roll.dice.length ? thrown(purse.roll) : nothing}
        <div class="purse" role="status" aria-label="Left to spend">
          ${left.map(({what, amount}) => this.renderLeft(what, amount))}
        </div>
        ${this.renderOthers(purse.others)}
      </div>
      <div class="offers" role="group" aria-label=${request.prompt}>
        ${this.offers.map((offer, place) => this.renderOffer(offer, place, left))} ${this.renderOwn(left)}
      </div>
      ${this.renderComes()} ${this.renderAgain(left)} ${this.renderLacking(purse.lacking)}`;
  }

  /** @param {string} what @param {number} amount */
  renderLeft(what, amount) {
    return html`<span class="tile ${amount > 0 ? '' : 'none'}"
      >${symbol(what)}<b>${amount}</b><span>${what} left</span></span
    >`;
  }

  /** @param {Cost[]} others */
  renderOthers(others) {
    const words = costWords(others.filter(({amount}) => amount > 0));
    return words.length ? html`<p class="small soft">Others spend after this: <b>${listed(words)}</b>.</p>` : nothing;
  }

  /** @param {Offer} offer @param {number} place @param {Cost[]} left */
  renderOffer({title, ways}, place, left) {
    const {ids} = this.spending;
    const bought = ways.filter(({id}) => ids.includes(id));
    const [first] = bought.length ? bought : ways;
    const times = ids.filter((id) => ways.some((way) => way.id === id)).length;
    const open = ways.some((way) => isAffordable(way, left));
    const others = ways.filter((way) => way !== first);
    return html`<div class="offer ${times ? 'on' : ''} ${open || times ? '' : 'closed'}">
      <button
        class="take"
        role="checkbox"
        aria-checked=${String(times > 0)}
        aria-disabled=${String(!open && times === 0)}
        data-option=${first.id}
        @click=${() => this.toggle(ways)}>
        ${this.renderCosts(first.costs)}
        <span class="what"
          ><b>${title}${times > 1 ? html` ×${times}` : nothing}</b
          >${first.note ? html`<small title=${first.note}>${first.note}</small>` : nothing}${
            open || times ? nothing : html`<small class="why">Too little is left for it.</small>`
          }</span
        >
        ${times ? html`<span class="tick" aria-hidden="true">✓</span>` : place < 9 ? html`<kbd aria-hidden="true">${place + 1}</kbd>` : nothing}
      </button>
      ${
        (first.repeats && times > 0) || others.length
          ? html`<div class="ways">
              ${first.repeats && times > 0 ? html`<button class="quiet small" ?disabled=${!isAffordable(first, left)} @click=${() => this.add(first)}>Once more</button>` : nothing}
              ${others.map((way) => html`<button class="quiet small" ?disabled=${!isAffordable(way, left) && times === 0} @click=${() => this.instead(ways, way)}>${times ? 'Pay' : 'Or pay'} ${listed(costWords(way.costs))}</button>`)}
            </div>`
          : nothing
      }
    </div>`;
  }

  /** As many symbols as it costs. @param {Cost[]} costs */
  renderCosts(costs) {
    return html`<span class="costs"
      ><span class="unseen">${listed(costWords(costs))}: </span
      >${costs.flatMap(({what, amount}) => Array.from({length: amount}, () => symbol(what)))}</span
    >`;
  }

  /** Something that no table lists. @param {Cost[]} left */
  renderOwn(left) {
    const {draft, spending} = this;
    const on = spending.own !== undefined;
    const spare = left.map(({what, amount}) => ({
      what,
      amount: amount + (on && draft.what === what ? draft.amount : 0),
    }));
    const prices = spare.flatMap(({what, amount}) =>
      Array.from({length: Math.min(amount, 4)}, (_, i) => ({what, amount: i + 1})),
    );
    return html`<div class="offer own ${on ? 'on' : ''}">
      <label class="field"
        ><span>Something else, in your own words</span>
        <small>Say what happens and what it costs; it is told as you write it.</small>
        <textarea
          rows="2"
          maxlength=${LONGEST}
          placeholder="A pipe bursts between us …"
          .value=${draft.text}
          ?disabled=${prices.length === 0}
          @input=${(/** @type {EventAt<HTMLTextAreaElement>} */ {target}) => this.write({...draft, text: target.value})}></textarea>
      </label>
      <div class="prices" role="radiogroup" aria-label="What it costs">
        ${prices.map(
          (price) =>
            html`<button
              class="quiet small"
              role="radio"
              aria-checked=${String(price.what === draft.what && price.amount === draft.amount)}
              aria-label="${price.amount} ${price.what}"
              @click=${() => this.write({...draft, ...price})}>
              ${Array.from({length: price.amount}, () => symbol(price.what))}<span aria-hidden="true"
                >${price.amount}</span
              >
            </button>`,
        )}
        ${prices.length === 0 ? html`<span class="small soft">Nothing is left to pay for it.</span>` : nothing}
      </div>
    </div>`;
  }

  /** What comes of it, where dice still have a say. */
  renderComes() {
    const words = shortOdds(this.preview);
    return words ? html`<p class="comes">With this: <b>${words}</b></p>` : nothing;
  }

  /** Whether one is asked once more about what is left. @param {Cost[]} left */
  renderAgain(left) {
    if (!left.some(({amount}) => amount > 0) || this.picked.length === 0) return nothing;
    return html`<label class="again"
      ><input
        type="checkbox"
        .checked=${!this.spending.done}
        @change=${(/** @type {EventAt<HTMLInputElement>} */ {target}) => this.ask(target.checked)} /><span
        >Ask me again about what is left</span
      ></label
    >`;
  }

  /** @param {NonNullable<Request['purse']>['lacking']} lacking */
  renderLacking(lacking) {
    if (lacking.length === 0) return nothing;
    return html`<details class="lacking">
      <summary class="soft small">Not now: ${plural(lacking.length, 'thing')}</summary>
      <ul>
        ${lacking.map(
          ({text, costs, why}) =>
            html`<li>
              ${this.renderCosts(costs)}<span class="what"><b>${text}</b><small>${capital(why)}</small></span>
            </li>`,
        )}
      </ul>
    </details>`;
  }

  /** Buys the thing at that place of the list, or no longer. @param {number} place */
  consider(place) {
    const offer = this.offers[place];
    if (offer) this.toggle(offer.ways);
  }

  /** @param {Option[]} ways */
  toggle(ways) {
    const {ids} = this.spending;
    const rest = ids.filter((id) => !ways.some((way) => way.id === id));
    if (rest.length < ids.length) {
      this.tell(rest);
      return;
    }
    const left = leftAfter(this.request, this.spending);
    const way = ways.find((one) => isAffordable(one, left));
    if (way) this.tell([...ids, way.id]);
  }

  /** @param {Option} option */
  add({id}) {
    this.tell([...this.spending.ids, id]);
  }

  /** Pays in another way. @param {Option[]} ways @param {Option} way */
  instead(ways, way) {
    const rest = this.spending.ids.filter((id) => !ways.some((one) => one.id === id));
    if (isAffordable(way, leftAfter(this.request, {...this.spending, ids: rest}))) this.tell([...rest, way.id]);
  }

  /** @param {OwnWords} draft */
  write(draft) {
    this.draft = draft;
    this.tell(this.spending.ids);
  }

  /** @param {boolean} again */
  ask(again) {
    this.done = !again;
    this.tell(this.spending.ids);
  }

  /** @param {string[]} ids */
  tell(ids) {
    const answer = written(this.request, {ids, done: this.done, own: this.draft});
    const detail = {options: answer ? [answer] : []};
    this.dispatchEvent(new CustomEvent('arrange', {detail, bubbles: true, composed: true}));
  }
}

customElements.define('spend-list', SpendList);
