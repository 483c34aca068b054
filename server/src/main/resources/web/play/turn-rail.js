import {LitElement, html, css} from 'lit';
import {look} from '../shared/look.js';
import {mark} from './sides.js';
/** @import {Unit, View} from '../net/protocol.js' */
/** @import {Inputs} from '../shared/element.js' */

/**
 * @typedef {object} TurnRailInputs
 * @property {View} view
 * @property {Set<string>} ours
 * @property {Map<string, string>} letters
 * @property {string} selected
 */

/** Who acts now and who comes next. */
export class TurnRail extends /** @type {Inputs<TurnRailInputs>} */ (LitElement) {
  static properties = {view: {}, ours: {}, letters: {}, selected: {}};

  static styles = [
    look,
    css`
      :host {
        display: block;
        height: 100%;
        background: var(--surface);
        border-right: 1px solid var(--line);
        overflow: auto;
      }
      ol {
        list-style: none;
        margin: 0;
        padding: var(--space-3) var(--space-1);
        display: flex;
        flex-direction: column;
        gap: var(--space-2);
      }
      p {
        padding: var(--space-4) var(--space-2);
        color: var(--faint);
        font-size: var(--text-s);
        text-align: center;
      }
      button {
        display: grid;
        justify-items: center;
        gap: var(--space-1);
        width: 100%;
        padding: var(--space-2) 2px;
        border: 1px solid transparent;
        border-radius: var(--radius);
        color: var(--soft);
        font-size: var(--text-s);
        text-align: center;
        overflow-wrap: anywhere;
        line-height: 1.25;
      }
      button:hover {
        background: var(--raised);
      }
      .now {
        border-color: var(--accent);
        background: var(--raised);
        color: var(--ink);
      }
      .picked {
        background: var(--accent-wash);
      }
      .mark {
        width: 34px;
        height: 34px;
      }
      .word {
        color: var(--accent);
        font-weight: 650;
      }
      .out {
        color: var(--faint);
      }
      @media (max-width: 800px) {
        :host {
          border-right: 0;
          border-bottom: 1px solid var(--line);
        }
        ol {
          flex-direction: row;
          padding: var(--space-1) var(--space-2);
        }
        button {
          grid-template-columns: auto auto;
          align-items: center;
          padding: 6px 10px;
          min-height: 44px;
          white-space: nowrap;
          gap: 0 var(--space-2);
        }
        .mark {
          width: 26px;
          height: 26px;
          grid-row: 1 / 3;
        }
        .now .name {
          align-self: end;
        }
      }
    `,
  ];

  render() {
    const units = this.view.order.flatMap((id) => this.view.units.filter((unit) => unit.id === id));
    if (units.length === 0) return html`<p>Who acts when appears here</p>`;
    return html`<nav aria-label="Turn order">
      <ol>
        ${units.map((unit) => this.renderUnit(unit))}
      </ol>
    </nav>`;
  }

  /** @param {Unit} unit */
  renderUnit(unit) {
    const kind = (unit.active ? 'now ' : '') + (unit.id === this.selected ? 'picked' : '');
    return html`<li>
      <button class=${kind} aria-current=${unit.active ? 'step' : 'false'} @click=${() => this.pick(unit.id)}>
        ${mark(unit, this.ours, this.letters)}<span class="name">${unit.name}</span
        >${unit.active ? html`<span class="word">acts</span>` : unit.out ? html`<span class="out">${unit.out}</span>` : ''}
      </button>
    </li>`;
  }

  /** @param {string} unit */
  pick(unit) {
    this.dispatchEvent(new CustomEvent('select-unit', {detail: {unit}, bubbles: true, composed: true}));
  }
}

customElements.define('turn-rail', TurnRail);
