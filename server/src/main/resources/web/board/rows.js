/** Games without places: the sides as two facing rows of tokens. */
import {css, html, nothing, svg} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {find} from '../shared/focus.js';
import {BoardKind, effectsLayer} from './kind.js';
import {unitAt} from './offers.js';
import {barsHeight, reachOf, token} from './token.js';
import {floatStyles, tokenStyles} from './styles.js';
import {caption, tags} from './words.js';
/** @import {Unit} from '../net/protocol.js' */
/** @import {Changes} from '../shared/element.js' */
/** @import {Offer} from './offers.js' */
/** @import {OnScreen} from './surface/stage.js' */

const RADIUS = 34;

export class RowsBoard extends BoardKind {
  constructor() {
    super();
    /** Units in the order in which arrow keys reach them. @type {Unit[]} */
    this.reading = [];
  }

  static styles = [
    tokenStyles,
    floatStyles,
    css`
      :host {
        display: grid;
        grid-template-rows: 1fr auto 1fr;
        background: var(--b-board);
        overflow: auto;
        container-type: size;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 8px 16px;
        justify-content: center;
        padding: 24px 16px 48px;
        align-content: end;
      }
      .row.ours-row {
        align-content: start;
        padding: 24px 16px;
      }
      .between {
        display: flex;
        align-items: center;
        gap: 12px;
        padding: 0 24px;
        color: var(--b-soft);
        font-size: 12px;
      }
      .between::before,
      .between::after {
        content: '';
        flex: 1;
        height: 1px;
        background: var(--b-line);
      }
      .unit {
        position: relative;
        display: grid;
        justify-items: center;
        gap: 4px;
        width: 132px;
        padding: 8px 4px;
        border: 1px solid transparent;
        border-radius: 10px;
        background: none;
        color: var(--b-text);
        font: inherit;
        font-size: 12px;
        cursor: pointer;
        align-content: start;
      }
      .unit:hover {
        background: color-mix(in srgb, var(--b-raised) 60%, transparent);
      }
      .unit svg {
        overflow: visible;
        display: block;
      }
      .name {
        overflow-wrap: anywhere;
        text-align: center;
        max-width: 100%;
      }
      .tags {
        display: flex;
        flex-wrap: wrap;
        gap: 3px;
        justify-content: center;
      }
      .tags span {
        font-size: 11px;
        font-weight: 700;
        line-height: 16px;
        border-radius: 8px;
        padding: 0 7px;
        background: var(--b-warn);
        color: var(--warn-ink, #2a1d00);
      }
      .chance {
        font-weight: 650;
        font-size: 12.5px;
        color: var(--b-ink);
        border: 1px solid var(--b-accent);
        border-radius: 13px;
        padding: 2px 12px;
        background: var(--b-surface);
      }
      .hud {
        position: absolute;
        left: 16px;
        bottom: 16px;
      }
      .top {
        position: absolute;
        left: 16px;
        top: 16px;
        font-size: 12px;
      }
      .menu {
        left: 50%;
        top: 50%;
        transform: translate(-50%, -50%);
      }
      .empty {
        grid-row: 1 / 4;
        place-self: center;
        color: var(--b-soft);
      }
      @container (max-height: 420px) {
        .unit svg {
          width: 66px;
          height: auto;
        }
        .unit {
          padding: 4px;
          gap: 2px;
        }
        .row,
        .row.ours-row {
          padding: 6px;
        }
        .name {
          display: -webkit-box;
          -webkit-line-clamp: 2;
          -webkit-box-orient: vertical;
          overflow: hidden;
        }
      }
      @media (max-width: 720px) {
        .row {
          padding: 12px 8px 20px;
          gap: 4px;
        }
        .row.ours-row {
          padding: 8px;
        }
        .unit {
          width: 104px;
        }
        .hud {
          left: 8px;
          bottom: 8px;
        }
      }
    `,
  ];

  /** @param {Changes} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    const [theirs, ours] = this.sides();
    this.reading = [...theirs, ...ours];
    if (!this.byId.has(this.current ?? '')) {
      this.current = this.reading[0]?.id;
    }
  }

  /** The others above, ours below. @returns {Unit[][]} */
  sides() {
    const isOurs = (/** @type {Unit} */ unit) => this.ours.has(unit.side);
    return [this.units.filter((unit) => !isOurs(unit)), this.units.filter(isOurs)];
  }

  render() {
    const [theirs, ours] = this.sides();
    if (this.units.length === 0) {
      return html`<p class="empty">Nobody is here yet. Units appear as they join.</p>`;
    }
    return html` ${this.row(theirs, 'row', 'The other side')}
      <div class="between" aria-hidden="true">${ours.length > 0 && theirs.length > 0 ? 'face to face' : nothing}</div>
      ${this.row(ours, 'row ours-row', 'Our side')} ${effectsLayer}
      <div class="top"><slot name="legend"></slot></div>
      <div class="hud"><slot name="corner"></slot></div>
      ${this.menuShown()}
      <div class="said" role="status">${this.said}</div>`;
  }

  /** @param {string} unit @returns {OnScreen | undefined} */
  placeOf(unit) {
    const shape = find(this.renderRoot, `[data-unit="${CSS.escape(unit)}"] .shape`)?.getBoundingClientRect();
    const box = this.getBoundingClientRect();
    return (
      shape && {
        x: (shape.left + shape.right) / 2 - box.left,
        y: (shape.top + shape.bottom) / 2 - box.top,
        r: shape.width / 2,
      }
    );
  }

  /** @param {Unit[]} units @param {string} name @param {string} label */
  row(units, name, label) {
    return html`<div class=${name} role="group" aria-label=${label} @keydown=${this.keyed}>
      ${repeat(
        units,
        ({id}) => id,
        (unit) => this.unit(unit),
      )}
    </div>`;
  }

  /** @param {Unit} unit */
  unit(unit) {
    const offers = this.offersAt(unit.id);
    const chosen = offers.find((offer) => this.isMeant(offer));
    const told = chosen ?? (offers.length === 1 ? offers[0] : undefined);
    const chance = told ? this.oddsAt(told) : '';
    const {shown, more} = tags(unit);
    return html`<button
      class="unit"
      data-unit=${unit.id}
      tabindex=${unit.id === this.current ? 0 : -1}
      aria-label=${this.description(unit)}
      aria-pressed=${String(unit.id === this.selected)}
      @click=${(/** @type {MouseEvent} */ event) => this.pickUnit(unit.id, event.shiftKey)}
      @focus=${() => (this.current = unit.id)}>
      ${this.drawn(unit, offers, chosen)}
      <span class="name">${caption(unit)}</span>
      ${
        shown.length > 0
          ? html`<span class="tags"
              >${shown.map((text) => html`<span>${text}</span>`)}
              ${more > 0 ? html`<span>+${more}</span>` : nothing}</span
            >`
          : nothing
      }
      ${chance ? html`<span class="chance">${chance}</span>` : nothing}
    </button>`;
  }

  /** @param {Unit} unit @param {Offer[]} offers @param {Offer | undefined} chosen */
  drawn(unit, offers, chosen) {
    const ours = this.ours.has(unit.side);
    const reach = reachOf(RADIUS, ours);
    const marks = [
      offers.length > 0 ? 'offered' : '',
      chosen ? 'chosen' : '',
      unit.id === this.selected ? 'selected' : '',
      this.isAsked(unit.id) ? 'asked' : '',
    ].filter(Boolean);
    const look = {
      radius: RADIUS,
      ours,
      letters: this.letters.get(unit.id) ?? '',
      key: !this.hasKeys ? undefined : offers.length > 1 ? '⋯' : offers[0]?.key,
      marks,
    };
    const high = 2 * reach + 16 + barsHeight(unit, RADIUS) + 2;
    return svg`<svg width="104" height=${high} viewBox="-52 ${-reach - 8} 104 ${high}" aria-hidden="true">${token(unit, look)}</svg>`;
  }

  /** @param {KeyboardEvent} event */
  keyed(event) {
    const unit = unitAt(event.target);
    if (event.key === 'Enter' && unit) {
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) this.enterUnit(unit, event.shiftKey);
      return;
    }
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : this.step(this.reading, event.key);
    if (next) {
      this.current = next;
      this.updateComplete.then(() => this.focusUnit(next));
      event.preventDefault();
      event.stopPropagation();
    }
  }
}

customElements.define('rows-board', RowsBoard);
