import {LitElement, html, css, nothing} from 'lit';
import {emblemLook} from '../board/emblems.js';
import {look} from '../shared/look.js';
import {bar, mark, tone} from './sides.js';
import {railOf} from './rail.js';
/** @import {Unit, View} from '../net/protocol.js' */
/** @import {Changes, Inputs} from '../shared/element.js' */
/** @import {Place} from './rail.js' */

/**
 * @typedef {object} TurnRailInputs
 * @property {View} view
 * @property {Set<string>} ours
 * @property {Map<string, string>} letters
 * @property {string} selected
 * @property {string[]} asked the units that are asked something
 * @property {boolean} over
 */

/** Who acts now, who comes next, and who in the next round; a strip on a phone. */
export class TurnRail extends /** @type {Inputs<TurnRailInputs>} */ (LitElement) {
  static properties = {view: {}, ours: {}, letters: {}, selected: {}, asked: {}, over: {type: Boolean}};

  static styles = [
    look,
    emblemLook,
    css`
      :host {
        display: block;
        position: relative; /* what only readers hear must not widen the page */
        height: 100%;
        background: var(--surface);
        border-right: 1px solid var(--line);
        overflow: auto;
      }
      ol {
        list-style: none;
        margin: 0;
        padding: var(--space-2) 6px;
        display: flex;
        flex-direction: column;
        gap: var(--space-1);
      }
      p {
        padding: var(--space-4) var(--space-2);
        color: var(--faint);
        font-size: var(--text-s);
        text-align: center;
      }
      .round {
        color: var(--soft);
        font-size: 11px;
        text-align: center;
        border-top: 1px solid var(--line);
        padding-top: 5px;
        margin-top: 3px;
      }
      button {
        display: grid;
        justify-items: center;
        gap: 3px;
        width: 100%;
        padding: 6px 0 7px;
        border: 1px solid transparent;
        border-radius: var(--radius);
        color: var(--soft);
        font-size: var(--text-s);
        text-align: center;
        overflow-wrap: break-word;
        hyphens: auto;
        line-height: 1.15;
      }
      button:hover {
        background: var(--raised);
      }
      .name {
        max-width: 100%;
        font-size: 11.5px;
        letter-spacing: -0.3px;
        font-weight: 600;
        color: var(--ink);
      }
      .now {
        border-color: var(--accent);
        border-left-width: 4px;
        background: var(--accent-wash);
      }
      .now.theirs {
        border-color: var(--theirs);
        background: color-mix(in srgb, var(--theirs) 12%, transparent);
      }
      .picked .name {
        text-decoration: underline;
        text-underline-offset: 3px;
      }
      .mark {
        width: 34px;
        height: 34px;
      }
      .bar {
        width: 44px;
        height: 4px;
      }
      .word {
        font-size: 11px;
      }
      .now .word,
      .asked .word {
        color: var(--accent);
        font-weight: 700;
      }
      .now.theirs:not(.asked) .word {
        color: color-mix(in srgb, var(--theirs) 65%, var(--ink));
      }
      .down .name {
        font-weight: 400;
        text-decoration: line-through;
        color: var(--soft);
      }
      .down .word {
        color: var(--bad);
        font-weight: 700;
      }
      @media (max-width: 800px) {
        :host {
          border-right: 0;
          border-bottom: 1px solid var(--line);
          overflow: auto hidden;
        }
        ol {
          flex-direction: row;
          align-items: center;
          padding: 1px var(--space-2);
        }
        button {
          display: flex;
          align-items: center;
          padding: 0 6px;
          min-width: 44px;
          min-height: 44px;
          justify-content: center;
          white-space: nowrap;
          gap: 0 var(--space-2);
        }
        .round {
          border-top: 0;
          border-left: 1px solid var(--line);
          padding: 4px 2px 4px 10px;
          margin: 0;
          white-space: nowrap;
        }
        .mark {
          width: 28px;
          height: 28px;
        }
        .bar,
        li:not(.first) .name,
        li:not(.first) .word,
        .word {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string[]} */
    this.asked = [];
    this.over = false;
  }

  /** The strip begins with whoever acts. @param {Changes} changed */
  updated(changed) {
    if (changed.has('view')) this.scrollLeft = 0;
  }

  render() {
    const places = railOf(this.view, this.asked, this.over);
    if (places.length === 0) return html`<nav aria-label="Turn order"><p>Who acts when appears here</p></nav>`;
    return html`<nav aria-label="Turn order">
      <ol>
        ${places.map((place, at) => html`${place.round ? html`<li class="round">round ${place.round}</li>` : nothing}${this.renderUnit(place, at)}`)}
      </ol>
    </nav>`;
  }

  /** @param {Place} place @param {number} at */
  renderUnit({unit, now, word, asked}, at) {
    const kinds = [
      now ? 'now' : '',
      asked ? 'asked' : '',
      unit.out ? 'down' : '',
      this.ours.has(unit.side) ? 'ours' : 'theirs',
      unit.id === this.selected ? 'picked' : '',
    ];
    const [first] = unit.bars;
    return html`<li class=${at === 0 ? 'first' : ''}>
      <button
        class=${kinds.filter(Boolean).join(' ')}
        aria-current=${now ? 'step' : 'false'}
        @click=${() => this.pick(unit)}>
        ${mark(unit, this.ours, this.letters)}<span class="name">${unit.name}</span
        >${first && !unit.out ? bar(first, tone(0, first)) : nothing}<span class="word">${word}</span>
      </button>
    </li>`;
  }

  /** @param {Unit} unit */
  pick({id}) {
    this.dispatchEvent(new CustomEvent('select-unit', {detail: {unit: id}, bubbles: true, composed: true}));
  }
}

customElements.define('turn-rail', TurnRail);
