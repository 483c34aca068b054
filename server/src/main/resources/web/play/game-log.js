import {LitElement, html, css, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {emblemLook} from '../board/emblems.js';
import {look, buttons} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {capital, plural} from '../shared/words.js';
import {undoneNumbers} from '../net/model.js';
import {initials, ourSides} from '../shared/names.js';
import {mark} from './sides.js';
import {heard, kindsOf, story} from './story.js';
import {logItem, logLook} from './log-item.js';
import {poolLook} from '../shared/pool/pool-look.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {Changes, Inputs} from '../shared/element.js' */
/** @import {LogContext} from './log-item.js' */
/** @import {Piece} from './story.js' */

/**
 * @typedef {object} GameLogInputs
 * @property {TableStore} store
 * @property {TableModel} table
 * @property {number | undefined} until
 */

/** The log, newest at the bottom; it follows along unless somebody scrolled up to read. */
export class GameLog extends /** @type {Inputs<GameLogInputs>} */ (LitElement) {
  static properties = {
    store: {},
    table: {},
    until: {type: Number},
    below: {state: true},
    loading: {state: true},
    trouble: {state: true},
  };

  static styles = [
    look,
    emblemLook,
    buttons,
    logLook,
    poolLook,
    css`
      :host {
        display: block;
        position: relative;
        min-height: 0;
        height: 100%;
      }
      .scroll {
        height: 100%;
        overflow: auto;
        padding: var(--space-3) var(--space-4);
      }
      .items {
        display: flex;
        flex-direction: column;
        gap: 10px;
      }
      .divider {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        color: var(--faint);
        font-size: 11px;
        text-transform: uppercase;
        letter-spacing: 0.08em;
      }
      .divider::after {
        content: '';
        flex: 1;
        height: 1px;
        background: var(--line);
      }
      .divider button {
        order: 2;
        padding: 4px;
        border-radius: 6px;
        color: var(--faint);
        line-height: 1;
      }
      .divider button:hover {
        color: var(--ink);
        background: var(--raised);
      }
      .folded summary {
        color: var(--faint);
        font-style: italic;
        cursor: pointer;
      }
      .folded div {
        text-decoration: line-through;
        color: var(--soft);
      }
      .small-things summary {
        color: var(--soft);
        font-size: var(--text-s);
        cursor: pointer;
      }
      .small-things div {
        color: var(--soft);
        font-size: var(--text-s);
        padding: 2px 0 2px var(--space-3);
      }
      .head .mark {
        width: 22px;
        height: 22px;
        flex: none;
        vertical-align: -6px;
        margin-right: 6px;
      }
      .later {
        filter: grayscale(1);
        border-left: 2px dashed var(--edge);
        padding-left: 10px;
      }
      .below {
        position: absolute;
        left: 50%;
        bottom: var(--space-3);
        transform: translateX(-50%);
        background: var(--accent);
        color: var(--accent-ink);
        border-radius: 99px;
        padding: 6px 14px;
        font-weight: 650;
        box-shadow: var(--shadow);
      }
      .more {
        display: flex;
        justify-content: center;
        margin-bottom: var(--space-3);
      }
    `,
  ];

  constructor() {
    super();
    this.following = true;
    this.top = 0;
    /** What somebody who listens is told. */
    this.news = '';
  }

  /** @returns {HTMLElement} */
  get scroller() {
    return /** @type {HTMLElement} */ (this.renderRoot.querySelector('.scroll'));
  }

  /** @param {Changes} changed */
  willUpdate(changed) {
    const before = /** @type {TableModel | undefined} */ (changed.get('table'))?.number;
    if (before === undefined || before >= this.table.number) return;
    if (!this.following) this.below = true;
    this.news = heard(this.table.log.filter(({number}) => number > before));
  }

  /** @param {Changes} changed */
  updated(changed) {
    if (changed.has('until') && Number.isFinite(this.until)) {
      this.following = false;
      this.renderRoot.querySelector(`[data-number="${this.until}"]`)?.scrollIntoView({block: 'center'});
    } else if (changed.get('until') !== undefined) this.following = true;
    if (this.following) this.toEnd();
  }

  firstUpdated() {
    const watcher = new ResizeObserver(() => this.following && this.toEnd());
    watcher.observe(this.scroller);
    watcher.observe(/** @type {Element} */ (this.renderRoot.querySelector('.items')));
  }

  toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.top = this.scroller.scrollTop;
    this.below = false;
  }

  scrolled() {
    const {scrollTop, scrollHeight, clientHeight} = this.scroller;
    const atEnd = scrollHeight - scrollTop - clientHeight < 40;
    // A column that grows or shrinks also scrolls; only somebody who goes up wants to stop following.
    this.following = atEnd || (this.following && scrollTop >= this.top);
    this.top = scrollTop;
    if (this.following) this.below = false;
  }

  render() {
    const pieces = story(this.table.log, undoneNumbers(this.table.log));
    const context = this.context();
    return html`<div class="scroll" tabindex="0" aria-label="Log" role="region" @scroll=${this.scrolled}>
        ${this.store.hasOlder ? html`<div class="more"><button class="quiet small" ?disabled=${this.loading} @click=${this.older}>Earlier</button></div>` : nothing}
        ${this.trouble ? html`<p class="soft">${this.trouble}</p>` : nothing}
        <div class="items" role="log" aria-live="off" aria-label="What happened">
          ${
            pieces.length
              ? repeat(
                  pieces,
                  (piece) => piece.kind + piece.number,
                  (piece) => this.renderPiece(piece, context),
                )
              : html`<p class="soft">
                  Everything that happens is told here, with every roll and where its parts come from.
                </p>`
          }
        </div>
      </div>
      <div class="unseen" role="status">${this.news}</div>
      ${this.below ? html`<button class="below" @click=${this.jump}>New below</button>` : nothing}`;
  }

  /** @param {Piece} piece @param {LogContext} context */
  renderPiece(piece, context) {
    const later = piece.number > (this.until ?? Infinity) ? 'later' : '';
    if (piece.kind === 'divider') {
      return html`<div class="divider ${later}">
        <span>${capital(piece.text)}</span
        ><button
          title="Replay from here"
          aria-label="Replay from ${piece.text}"
          @click=${() => this.replayFrom(piece.number)}>
          ${icon('clock')}
        </button>
      </div>`;
    }
    if (piece.kind === 'folded') {
      return html`<details class="folded">
        <summary>${plural(piece.items.length, 'thing')} taken back</summary>
        ${piece.items.map((item) => html`<div>${item.text}</div>`)}
      </details>`;
    }
    if (piece.kind === 'small') {
      return html`<details class="small-things ${later}" data-number=${piece.number}>
        <summary>${plural(piece.items.length, 'small thing')}: ${kindsOf(piece.items)}</summary>
        ${piece.items.map((item) => html`<div>${logItem(item, context)}</div>`)}
      </details>`;
    }
    return html`<div class=${later} data-number=${piece.number}>${logItem(piece.item, context, piece.results)}</div>`;
  }

  /** @returns {LogContext} */
  context() {
    const {members, view, you} = this.table;
    const ours = ourSides(view.units, you);
    const letters = initials(view.units);
    const find = (/** @type {string} */ id) => view.units.find((unit) => unit.id === id);
    return {
      mark: (id) => {
        const unit = find(id);
        return unit ? mark(unit, ours, letters) : nothing;
      },
      isOurs: (id) => ours.has(find(id)?.side ?? ''),
      name: (id) => (id === 'gamemaster' ? 'the gamemaster' : (members.find((member) => member.id === id)?.name ?? '')),
      unit: (unit) =>
        this.dispatchEvent(new CustomEvent('select-unit', {detail: {unit}, bubbles: true, composed: true})),
      rule: (rule) => this.dispatchEvent(new CustomEvent('open-rule', {detail: {rule}, bubbles: true, composed: true})),
    };
  }

  jump() {
    this.following = true;
    this.toEnd();
  }

  /** @param {number} number */
  replayFrom(number) {
    this.dispatchEvent(new CustomEvent('replay-from', {detail: {number}, bubbles: true, composed: true}));
  }

  /** Loads what came before and keeps the reader's place. */
  async older() {
    this.loading = true;
    const {scrollHeight, scrollTop} = this.scroller;
    try {
      await this.store.older();
      await this.updateComplete;
      this.scroller.scrollTop = this.scroller.scrollHeight - scrollHeight + scrollTop;
      this.trouble = '';
    } catch (refusal) {
      this.trouble = refusal.message;
    }
    this.loading = false;
  }

  focus() {
    this.scroller.focus();
  }
}

customElements.define('game-log', GameLog);
