/**
 * The board of a table, whatever its kind. Kinds are elements of their own with the same properties and events.
 *
 * Properties: `view`, `requests`, `chosen` (ids of options, or ways to free places, being considered), `meant` (the
 * unit they are meant for), `selected` (a unit), `you`, `odds` (option id -> text), `hurts` (option id -> unit -> chance), `backdrop`, `shown` (units of what is
 * being played over the board), `keys` (option id -> key; without it
 * options are numbered). Events, bubbling: `pick-option` {request, option} and the `unit` it is meant for if that will be
 * asked later, `pick-place` {request, place}, `select-unit` {unit},
 * `move-unit` {unit, at}, `paint-place` {place, what, on}, `ask-brushes` {take} for the edits that one can paint with, `edit-place` {edit, values}, `ask-area` {request, place, take} for what a freely chosen place would strike. Slots: `legend` (top left), `corner` (beside the scale).
 */
import {LitElement, css, html} from 'lit';
import {behind, behindStyles} from './backdrop.js';
import {BOARD_PROPERTIES} from './kind.js';
import './rows.js';
/** @import {View} from '../net/protocol.js' */
/** @import {Inputs} from '../shared/element.js' */
/** @import {Point} from './geometry.js' */
/** @import {BoardInputs, BoardKind} from './kind.js' */
/** @import {OnScreen} from './surface/stage.js' */

/** The element that draws each kind of board; any other kind shows its units without places. */
const KINDS = /** @type {Record<string, string>} */ ({
  bands: 'bands-board',
  hexes: 'hex-board',
  plane: 'plane-board',
  'zones-squares': 'zones-board',
  'zones-hexes': 'zones-board',
  zones: 'zones-board',
  'zone-panels': 'panels-board',
  none: 'rows-board',
});

/** A table needs the script of its own board only, which comes as soon as it is known. */
const SCRIPTS = /** @type {Record<string, () => Promise<unknown>>} */ ({
  'bands-board': () => import('./bands.js'),
  'hex-board': () => import('./hexes.js'),
  'panels-board': () => import('./panels.js'),
  'plane-board': () => import('./plane.js'),
  'zones-board': () => import('./zones.js'),
});

export class ArbiterBoard extends /** @type {Inputs<BoardInputs>} */ (LitElement) {
  static properties = BOARD_PROPERTIES;

  static styles = [
    behindStyles,
    css`
      :host {
        display: block;
        position: relative;
        overflow: hidden;
        min-height: 160px;
        contain: content;
      }
      .kind {
        position: absolute;
        inset: 0;
      }
      .waiting {
        display: grid;
        place-content: center;
        text-align: center;
        color: var(--soft, #a3b1c0);
        padding: 24px;
      }
    `,
  ];

  constructor() {
    super();
    /** The board that is shown. @type {(BoardKind & {show?: (unit: string) => void, askPlace?: (take: (place: string) => void) => void}) | undefined} */
    this.kind = undefined;
    /** The board whose script is on its way. */
    this.coming = '';
  }

  render() {
    return this.view
      ? this.drawn(this.view)
      : html`<div class="kind waiting">The board appears here once the table is set.</div>`;
  }

  /** @param {View} view */
  drawn(view) {
    const tag = KINDS[view.board.kind] ?? KINDS.none;
    if (!customElements.get(tag)) {
      this.fetch(tag);
      return html`<div class="kind waiting">The board is coming …</div>`;
    }
    const kind = this.kind?.localName === tag ? this.kind : made(tag);
    const {requests, chosen, meant, selected, you, odds, hurts, keys, backdrop, shown} = this;
    const given = {view, requests, chosen, meant, selected, you, odds, hurts, keys, backdrop, shown};
    this.kind = Object.assign(kind, given);
    kind.toggleAttribute('pictured', Boolean(backdrop));
    return html`${behind(kind, backdrop)}${kind}`;
  }

  /** Where the line is broken, it is tried again when something changes. @param {string} tag */
  async fetch(tag) {
    if (this.coming === tag) return;
    this.coming = tag;
    await SCRIPTS[tag]().catch(() => undefined);
    this.coming = '';
    if (customElements.get(tag)) this.requestUpdate();
  }

  /** Puts the keyboard on the board. */
  focus() {
    this.kind?.focus();
  }

  /** Lets a place be pointed at and hands it over in the notation of the board. @param {(place: string) => void} take */
  askPlace(take) {
    this.kind?.askPlace?.(take);
  }

  /** The layer above all tokens for whoever shows events; in pixels, as `placeOf` and `pathOf` answer. */
  get effects() {
    return this.kind?.effects ?? null;
  }

  /** @param {string} unit @returns {OnScreen | undefined} */
  placeOf(unit) {
    return this.kind?.placeOf(unit);
  }

  /** @param {string} unit @param {string} from @param {string} to @returns {Point[]} */
  pathOf(unit, from, to) {
    return this.kind?.pathOf(unit, from, to) ?? [];
  }

  /** Shows a unit in the middle, where there is a middle. @param {string} unit */
  show(unit) {
    this.kind?.show?.(unit);
  }
}

/** @param {string} tag @returns {BoardKind} */
function made(tag) {
  const kind = /** @type {BoardKind} */ (document.createElement(tag));
  kind.className = 'kind';
  kind.append(slot('legend'), slot('corner'));
  return kind;
}

/** @param {string} name */
function slot(name) {
  const element = document.createElement('slot');
  element.name = name;
  element.slot = name;
  return element;
}

customElements.define('arbiter-board', ArbiterBoard);
