import {LitElement, html, css} from 'lit';
import {look, buttons} from './look.js';
import {icon} from './icons.js';
/** @import {EventAt, Inputs} from './element.js' */

/** @type {Set<HTMLDialogElement>} */
const shown = new Set();

/** Whether a dialog has the keyboard now. @returns {boolean} */
export function dialogOpen() {
  return [...shown].some((dialog) => dialog.open);
}

/**
 * A dialog with a heading and a way out; as a side sheet it stands at the edge of the window.
 */
export class PageDialog extends /** @type {Inputs<{heading: string, sheet: boolean}>} */ (LitElement) {
  static properties = {heading: {}, sheet: {type: Boolean, reflect: true}};

  static styles = [
    look,
    buttons,
    css`
      dialog {
        color: var(--ink);
        background: var(--surface);
        border: 1px solid var(--line);
        border-radius: 14px;
        padding: 0;
        width: min(560px, calc(100vw - 24px));
        max-height: calc(100dvh - 32px);
        box-shadow: var(--shadow);
        overflow: hidden;
      }
      dialog[open] {
        display: flex;
        flex-direction: column;
      }
      dialog::backdrop {
        background: var(--scrim);
      }
      .head {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        padding: var(--space-3) var(--space-3) var(--space-3) var(--space-5);
        border-bottom: 1px solid var(--line);
      }
      .head h2 {
        flex: 1;
      }
      .body {
        padding: var(--space-4) var(--space-5) var(--space-5);
        overflow: auto;
      }
      .body:focus-visible {
        outline-offset: -3px;
      }
      :host([sheet]) dialog {
        margin: 0 0 0 auto;
        height: 100dvh;
        max-height: 100dvh;
        width: min(420px, 100vw);
        border-radius: 14px 0 0 14px;
      }
    `,
  ];

  async open() {
    if (!this.hasUpdated) await this.updateComplete;
    const dialog = this.renderRoot.querySelector('dialog');
    if (!dialog || dialog.open) return;
    dialog.showModal();
    shown.add(dialog);
  }

  close() {
    this.renderRoot.querySelector('dialog')?.close();
  }

  /** @param {EventAt<HTMLDialogElement>} event */
  closed(event) {
    shown.delete(event.target);
  }

  render() {
    return html`<dialog aria-labelledby="heading" @close=${this.closed} @click=${this.outside}>
      <div class="head">
        <h2 id="heading">${this.heading}</h2>
        <button class="tool" @click=${this.close} aria-label="Close" title="Close (Esc)">${icon('close')}</button>
      </div>
      <div class="body" tabindex="0"><slot></slot></div>
    </dialog>`;
  }

  /** @param {Event} event */
  outside(event) {
    if (event.target === event.currentTarget) this.close();
  }
}

customElements.define('page-dialog', PageDialog);
