import {LitElement, html, css, nothing} from 'lit';
import {emblemLook} from '../board/emblems.js';
import {bodyLook} from '../shared/body/body-look.js';
import {bodyShown, isBody} from '../shared/body/figure.js';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {signed} from '../shared/words.js';
import {WordNotes, wordLook} from '../learn/word-notes.js';
import {entryLook} from '../learn/entries.js';
import {bar, mark, tone} from './sides.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Detail, Unit} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {Inputs} from '../shared/element.js' */
/** @import {TemplateResult} from 'lit' */

/**
 * @typedef {object} UnitCardInputs
 * @property {TableStore} store
 * @property {TableModel} table
 * @property {Unit} unit
 * @property {Set<string>} ours
 * @property {Map<string, string>} letters
 * @property {boolean} open
 */

/** A unit: how it is, what it is under, and on demand its sheet, its seat and the gamemaster's tools. */
export class UnitCard extends /** @type {Inputs<UnitCardInputs>} */ (LitElement) {
  static properties = {store: {}, table: {}, unit: {}, ours: {}, letters: {}, open: {type: Boolean}};

  static styles = [
    look,
    emblemLook,
    buttons,
    pieces,
    bodyLook,
    entryLook,
    wordLook,
    css`
      .card {
        padding: 0;
      }
      .open {
        border-color: var(--accent);
      }
      .top {
        display: grid;
        grid-template-columns: auto 1fr auto;
        gap: 0 var(--space-3);
        align-items: center;
        width: 100%;
        padding: 10px 12px;
        min-height: 56px;
        border-radius: var(--radius);
      }
      .mark {
        width: 36px;
        height: 36px;
      }
      .name {
        display: flex;
        flex-wrap: wrap;
        gap: 2px 8px;
        align-items: baseline;
      }
      .name b {
        font-weight: 650;
        overflow-wrap: anywhere;
      }
      .out {
        color: var(--bad);
        font-weight: 650;
      }
      .bars {
        display: grid;
        gap: 6px var(--space-3);
        padding: 0 12px 10px;
        grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
      }
      .bars > div:not(.meaning) {
        display: grid;
        grid-template-columns: 1fr auto;
        font-size: var(--text-s);
        color: var(--soft);
        gap: 0 6px;
      }
      .bars b {
        color: var(--ink);
      }
      .bar {
        grid-column: 1 / 3;
        width: 100%;
        height: 5px;
        display: block;
      }
      .conditions {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 6px;
        padding: 0 12px 10px;
      }
      .condition {
        border: 1px solid var(--warn);
        background: var(--warn-wash);
        color: var(--ink);
        border-radius: 99px;
        padding: 1px 9px;
        font-size: var(--text-s);
      }
      .inner {
        border-top: 1px solid var(--line);
        padding: 10px 12px 12px;
        display: grid;
        gap: var(--space-3);
      }
      .terms p {
        font-size: var(--text-s);
        color: var(--soft);
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 4px;
      }
      .detail {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 0 var(--space-3);
      }
      .detail > span {
        color: var(--soft);
      }
      .detail > b {
        text-align: right;
        font-weight: 600;
        overflow-wrap: anywhere;
      }
      .detail > .chips,
      .detail > .whole,
      .detail > ul {
        grid-column: 1 / 3;
      }
      .detail > ul {
        padding-left: var(--space-3);
        border-left: 2px solid var(--line);
        margin: 2px 0 4px;
      }
      .chips {
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
      }
    `,
  ];

  constructor() {
    super();
    this.notes = new WordNotes(this);
  }

  get game() {
    return this.table.table.game;
  }

  focus() {
    this.renderRoot.querySelector('button')?.focus();
  }

  render() {
    const {unit} = this;
    return html`<article class="card ${this.open ? 'open' : ''}">
      <button class="top" aria-expanded=${String(this.open)} @click=${this.toggle}>
        ${mark(unit, this.ours, this.letters)}
        <span class="name"
          ><b>${unit.name}</b
          >${unit.active ? html`<span class="small soft">acts now</span>` : nothing}${unit.out ? html`<span class="small out">${unit.out}</span>` : nothing}${unit.hand ? html`<span class="small soft">${icon('hand')} hand up</span>` : nothing}${unit.hidden ? html`<span class="small soft">${icon('closedEye')} hidden</span>` : nothing}
          ${this.open ? nothing : html`<span class="small soft">${this.player()}</span>`}</span
        >
        ${icon(this.open ? 'up' : 'down')}
      </button>
      ${
        unit.bars.length
          ? html`<div class="bars">
              ${unit.bars.map(
                (one, place) =>
                  html`<div>
                    ${this.notes.word(`bar ${one.label}`, one.label)}<span><b>${one.value}</b> / ${one.maximum}</span
                    >${bar(one, tone(place, one))}
                  </div>`,
              )}
              ${unit.bars.map(({label}) => this.notes.note(`bar ${label}`))}
            </div>`
          : nothing
      }
      ${unit.conditions.length ? html`<div class="conditions">${unit.conditions.map((one) => html`<span class="condition" title=${one.explanation}>${this.notes.word(`is ${one.name}`, one.name, one.explanation, one.duration ? `${one.name} · ${one.duration}` : one.name)}</span>`)}${unit.conditions.map((one) => this.notes.note(`is ${one.name}`))}</div>` : nothing}
      ${this.open ? this.renderInner(unit) : nothing}
    </article>`;
  }

  /** @param {Unit} unit */
  renderInner(unit) {
    const {you} = this.table;
    return html`<div class="inner">
      ${unit.conditions.length ? html`<div class="terms">${unit.conditions.map((one) => html`<p><b>${one.name}</b>: ${one.explanation}</p>`)}</div>` : nothing}
      ${details(this.notes, unit.details)}
      ${
        you.role === 'gamemaster' || unit.yours
          ? html`<unit-tools .store=${this.store} .table=${this.table} .unit=${unit}></unit-tools>`
          : html`<p class="soft small">Played by ${this.player()}</p>`
      }
    </div>`;
  }

  player() {
    const {seat} = this.unit;
    if (seat.kind === 'machine') return 'the machine';
    if (seat.kind !== 'member') return 'the gamemaster';
    return this.table.members.find(({id}) => id === seat.member)?.name ?? 'somebody';
  }

  toggle() {
    this.dispatchEvent(
      new CustomEvent('select-unit', {detail: {unit: this.open ? '' : this.unit.id}, bubbles: true, composed: true}),
    );
  }
}

/**
 * Lines of a sheet with their parts and sub-lines.
 *
 * @param {WordNotes} notes
 * @param {Detail[]} [lines]
 * @param {string} [above] the lines that these belong to
 * @returns {TemplateResult | typeof nothing}
 */
function details(notes, lines = [], above = '') {
  if (lines.length === 0) return nothing;
  return html`<ul>
    ${lines.map(
      (line) =>
        html`<li class="detail">
          <span>${notes.word(`${above}/${line.label}`, line.label)}</span><b>${line.value}</b>
          ${notes.note(`${above}/${line.label}`)}
          ${line.parts && line.parts.length > 1 ? html`<div class="chips">${line.parts.map((part) => html`<span class="chip">${part.label} <b>${signed(part.value)}</b></span>`)}</div>` : nothing}
          ${isBody(line) ? html`<div class="whole">${bodyShown(line)}</div>` : details(notes, line.within, `${above}/${line.label}`)}
        </li>`,
    )}
  </ul>`;
}

customElements.define('unit-card', UnitCard);
