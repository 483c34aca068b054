import {LitElement, html, css, nothing} from 'lit';
import {look, pieces} from '../shared/look.js';
import {capital, costWords, plural} from '../shared/words.js';
import {isOwn, playerOf} from '../net/model.js';
import {cardLook} from './card-look.js';
import {keySign} from './keys.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Call} from '../net/protocol.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */

/** What one power can be called for, by one unit. @typedef {{unit: string, name: string, power: string, calls: Call[]}} Power */

/**
 * What may be done at any time: behind one line, by unit and power, then whom it is for. Choosing does nothing yet; the
 * main button does it.
 */
export class CallList extends /** @type {Inputs<{table: TableModel, called: Call | null}>} */ (LitElement) {
  static properties = {table: {}, called: {}, open: {state: true}};

  static styles = [
    look,
    pieces,
    cardLook,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
        padding-top: var(--space-2);
        border-top: 1px solid var(--line);
      }
      .line {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        width: 100%;
        min-height: 32px;
        color: var(--soft);
        font-size: 13px;
      }
      .line span {
        flex: 1;
      }
      .line:hover {
        color: var(--ink);
      }
      .group {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 6px;
      }
      @media (max-width: 800px) {
        .line {
          min-height: 44px;
        }
      }
    `,
  ];

  /** One's own units first; the gamemaster finds those of others after them. @returns {Power[][]} */
  get groups() {
    /** @type {Map<string, Map<string, Power>>} */
    const units = new Map();
    for (const call of this.table.calls) {
      const {unit, name, option} = call;
      const powers = units.get(unit) ?? new Map();
      const power = option.id.split(':')[0];
      powers.set(power, {unit, name, power, calls: [...(powers.get(power)?.calls ?? []), call]});
      units.set(unit, powers);
    }
    const mine = (/** @type {Power[]} */ [{calls}]) => (isOwn(this.table, calls[0]) ? 0 : 1);
    return [...units.values()].map((powers) => [...powers.values()]).sort((one, other) => mine(one) - mine(other));
  }

  /** Opens the list and goes to the first thing in it. */
  async openUp() {
    this.open = true;
    await this.updateComplete;
    this.renderRoot.querySelector('.line')?.scrollIntoView({block: 'start'});
    const first = this.renderRoot.querySelector('.card button') ?? this.renderRoot.querySelector('.line');
    /** @type {HTMLElement | null} */ (first)?.focus();
  }

  render() {
    const {groups} = this;
    const count = groups.reduce((sum, powers) => sum + powers.length, 0);
    return html`<button
        class="line"
        aria-expanded=${String(Boolean(this.open))}
        @click=${() => (this.open = !this.open)}>
        <span>${this.open ? '⌄' : '›'} At any time: ${plural(count, 'thing')} to do unasked</span
        ><kbd aria-hidden="true">${keySign('calls')}</kbd>
      </button>
      ${this.open ? groups.map((powers) => this.renderGroup(powers)) : nothing}`;
  }

  /** @param {Power[]} powers */
  renderGroup(powers) {
    const [{unit, name, calls}] = powers;
    const whose = isOwn(this.table, calls[0]) ? name : `${name}, played by ${playerOf(this.table, unit)}`;
    return html`<div class="group" role="radiogroup" aria-label="${whose}: at any time">
      <p class="soft small" aria-hidden="true">${whose}</p>
      ${powers.map((power) => this.renderPower(power))}
    </div>`;
  }

  /** @param {Power} power */
  renderPower({calls, power}) {
    const on = calls.find(({unit, option}) => unit === this.called?.unit && option.id === this.called?.option.id);
    const [first] = calls;
    const [title, rest] = first.option.text.split(/: (.*)/);
    return html`<div class="card ${on ? 'on' : ''}">
      <button
        role="radio"
        aria-checked=${String(Boolean(on))}
        data-call=${first.option.id}
        @click=${() => this.consider(on ?? first)}>
        <span class="t"
          ><b>${rest && calls.length > 1 ? title : first.option.text}</b
          >${costWords(first.option.costs).map((cost) => html`<span class="cost">${cost}</span>`)}</span
        >
        ${calls.length > 1 ? html`<span class="sub">${plural(calls.length, 'way')} to use it</span>` : nothing}
      </button>
      ${on && calls.length > 1 ? this.renderWays(calls, on, power) : nothing}
    </div>`;
  }

  /** @param {Call[]} calls @param {Call} on @param {string} power */
  renderWays(calls, on, power) {
    return html`<div class="inner">
      <label class="field"
        ><span class="unseen">${capital(power.replaceAll('-', ' '))}: how</span
        ><select
          @change=${(/** @type {EventAt<HTMLSelectElement>} */ {target}) => this.consider(calls[target.selectedIndex])}>
          ${calls.map((call) => html`<option ?selected=${call === on}>${capital(call.option.text.split(/: (.*)/)[1] ?? call.option.text)}</option>`)}
        </select></label
      >
    </div>`;
  }

  /** @param {Call} call */
  consider(call) {
    this.dispatchEvent(new CustomEvent('consider-call', {detail: call, bubbles: true, composed: true}));
  }
}

customElements.define('call-list', CallList);
