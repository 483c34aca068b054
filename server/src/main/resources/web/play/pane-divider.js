import {LitElement, html, css} from 'lit';
import {look} from '../shared/look.js';
/** @import {Changes} from '../shared/element.js' */

const KEPT = 'arbiter.share';
const LEAST = 30;
const MOST = 85;
const USUAL = 70;
const STEP = 5;

/** @type {Record<string, number>} */
const KEYS = {ArrowUp: -STEP, ArrowDown: STEP, PageUp: -3 * STEP, PageDown: 3 * STEP, Home: -100, End: 100};

/**
 * The border between question and log: dragged or moved by arrow keys, remembered in this browser. It tells its parent
 * how much of it stands above: the property --share. As long as nobody has moved it, that is what is usual.
 */
export class PaneDivider extends LitElement {
  static properties = {share: {state: true}, usual: {type: Number}};

  static styles = [
    look,
    css`
      :host {
        display: block;
        flex: none;
        position: relative;
        height: 0;
        z-index: 2;
      }
      div {
        position: absolute;
        inset: -5px 0;
        cursor: row-resize;
        touch-action: none;
        display: grid;
        place-items: center;
      }
      div::after {
        content: '';
        width: 44px;
        height: 4px;
        border-radius: 2px;
        background: var(--edge);
      }
      div:hover::after {
        background: var(--accent);
      }
      div:focus-visible {
        outline-offset: -3px;
      }
      @media (max-width: 800px) {
        :host {
          display: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.usual = USUAL;
    this.share = USUAL;
  }

  /** @param {Changes} changed */
  willUpdate(changed) {
    if (changed.has('usual')) this.share = within(Number(read() ?? this.usual));
  }

  /** @param {Changes} changed */
  updated(changed) {
    if (changed.has('share')) this.parentElement?.style.setProperty('--share', `${this.share}%`);
  }

  render() {
    return html`<div
      role="separator"
      tabindex="0"
      aria-orientation="horizontal"
      aria-label="Border between question and log"
      aria-valuemin=${LEAST}
      aria-valuemax=${MOST}
      aria-valuenow=${Math.round(this.share)}
      @pointerdown=${this.grab}
      @pointermove=${this.drag}
      @keydown=${this.press}></div>`;
  }

  /** @param {PointerEvent & {target: HTMLElement}} event */
  grab({target, pointerId}) {
    target.setPointerCapture(pointerId);
  }

  /** @param {PointerEvent & {target: HTMLElement}} event */
  drag({target, pointerId, clientY}) {
    if (!target.hasPointerCapture(pointerId) || !this.parentElement) return;
    const {top, height} = this.parentElement.getBoundingClientRect();
    this.set((100 * (clientY - top)) / height);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    this.set(this.share + step);
  }

  /** @param {number} share */
  set(share) {
    this.share = within(share);
    try {
      localStorage.setItem(KEPT, String(Math.round(this.share)));
    } catch {
      // Where nothing can be kept, it counts for this visit.
    }
  }
}

/** @param {number} share */
function within(share) {
  return Math.min(MOST, Math.max(LEAST, Number.isFinite(share) ? share : USUAL));
}

function read() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

customElements.define('pane-divider', PaneDivider);
