/**
 * The board of a table, whatever its kind. Kinds are elements of their own with the same properties and events.
 *
 * Properties: `view`, `requests`, `chosen` (ids of options, or ways to free places, being considered), `meant` (the
 * unit they are meant for), `selected` (a unit), `you`, `odds` (option id -> text), `keys` (option id -> key; without it
 * options are numbered). Events, bubbling: `pick-option` {request, option} and the `unit` it is meant for if that will be
 * asked later, `pick-place` {request, place}, `select-unit` {unit},
 * `move-unit` {unit, at}, `paint-place` {place, what, on}. Slots: `legend` (top left), `corner` (beside the scale).
 */
import {LitElement, css, html} from 'lit';
import {BOARD_PROPERTIES} from './kind.js';
import './plane.js';
import './rows.js';
import './zones.js';

/** The element that draws each kind of board; any other kind shows its units without places. */
const KINDS = {
  plane: 'plane-board', 'zones-squares': 'zones-board', 'zones-hexes': 'zones-board', zones: 'zones-board', none: 'rows-board',
};

export class ArbiterBoard extends LitElement {
  static properties = BOARD_PROPERTIES;

  static styles = css`
    :host { display: block; position: relative; overflow: hidden; min-height: 160px; contain: content; }
    .kind { position: absolute; inset: 0; }
    .waiting { display: grid; place-content: center; text-align: center; color: var(--soft, #a3b1c0); padding: 24px; }
  `;

  render() {
    return this.view ? this.drawn() : html`<div class="kind waiting">The board appears here once the table is set.</div>`;
  }

  drawn() {
    const tag = KINDS[this.view.board?.kind] ?? KINDS.none;
    if (this.kind?.localName !== tag) {
      this.kind = document.createElement(tag);
      this.kind.className = 'kind';
      this.kind.append(slot('legend'), slot('corner'));
    }
    for (const name of Object.keys(BOARD_PROPERTIES)) {
      this.kind[name] = this[name];
    }
    return this.kind;
  }

  /** Puts the keyboard on the board. */
  focus(options) {
    this.kind?.focus(options);
  }

  /** Shows a unit in the middle, where there is a middle. */
  show(unit) {
    this.kind?.show?.(unit);
  }
}

function slot(name) {
  const element = document.createElement('slot');
  element.name = name;
  element.slot = name;
  return element;
}

customElements.define('arbiter-board', ArbiterBoard);
