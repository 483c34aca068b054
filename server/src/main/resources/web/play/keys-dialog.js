import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {BOARD_KEYS} from '../board/key-list.js';
import {keyFor, lettersOff, rebind, rebound, resetBindings, turnLettersOff} from './bindings.js';
import {KEYS, actOf, isFree} from './keys.js';
import '../shared/dialog.js';
import '../learn/hint-switch.js';
/** @import {EventAt} from '../shared/element.js' */

/** The list of keys, each of which may be another one, or none at all. */
export class KeysDialog extends LitElement {
  static properties = {opened: {state: true}, waiting: {state: true}, said: {state: true}};

  static styles = [
    look,
    buttons,
    pieces,
    css`
      .settings {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-4);
        align-items: center;
        margin-bottom: var(--space-4);
        padding-bottom: var(--space-3);
        border-bottom: 1px solid var(--line);
      }
      .settings label {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        flex: 1;
      }
      .settings p {
        flex-basis: 100%;
      }
      .groups {
        columns: 2;
        column-gap: var(--space-5);
      }
      section {
        break-inside: avoid;
        margin-bottom: var(--space-4);
      }
      h3 {
        margin-bottom: var(--space-2);
      }
      dl {
        margin: 0;
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 6px var(--space-3);
        align-items: baseline;
      }
      dd {
        margin: 0;
        color: var(--soft);
      }
      kbd {
        display: inline-block !important;
      }
      dt button {
        min-width: 28px;
        min-height: 24px;
      }
      dt button:hover kbd,
      .waiting kbd {
        border-color: var(--accent);
        color: var(--accent);
      }
      .off kbd {
        text-decoration: line-through;
      }
      @media (max-width: 560px) {
        .groups {
          columns: 1;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** The list is long, and most people never look at it. */
    this.opened = false;
    /** The act that the next key is meant for. */
    this.waiting = '';
    this.said = '';
  }

  open() {
    this.waiting = this.said = '';
    this.opened = true;
    this.renderRoot.querySelector('page-dialog')?.open();
  }

  render() {
    return html`<page-dialog heading="Keys" @keydown=${this.pressed}
      ><hint-switch></hint-switch>
      <div class="settings">
        <label
          ><input
            type="checkbox"
            .checked=${!lettersOff()}
            @change=${(/** @type {EventAt<HTMLInputElement>} */ {target}) => this.change(() => turnLettersOff(!target.checked))} />Keys
          of a single character do something</label
        >
        ${rebound() ? html`<button class="quiet" @click=${() => this.change(resetBindings)}>As at first</button>` : nothing}
        <p class="soft small" role="status">
          ${this.said || 'Press a key in the list, then the one you want instead. Enter, Esc and Ctrl Z stay.'}
        </p>
      </div>
      <div class="groups ${lettersOff() ? 'off' : ''}">${this.opened ? this.renderGroups() : nothing}</div></page-dialog
    >`;
  }

  renderGroups() {
    return html`${KEYS.map(({group, keys}) =>
      section(
        group,
        keys.map(({key, what, act = '', on = ''}) => [this.key(key, act, on, what), what]),
      ),
    )}
    ${section(
      'On the board',
      BOARD_KEYS.map(([key, what]) => [html`<kbd>${key}</kbd>`, what]),
    )}`;
  }

  /** @param {string} key @param {string} act @param {string} on @param {string} what */
  key(key, act, on, what) {
    if (!isFree(act)) return html`<kbd>${key}</kbd>`;
    const now = keyFor(act, on);
    return html`<button
      class=${this.waiting === act ? 'waiting' : ''}
      aria-label="${now}: ${what}. Press to choose another key"
      data-act=${act}
      @click=${() => this.wait(act, what)}>
      <kbd>${this.waiting === act ? '…' : now}</kbd>
    </button>`;
  }

  /** @param {string} act @param {string} what */
  wait(act, what) {
    this.waiting = act;
    this.said = `Now press the key for “${what}”, or Esc.`;
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const {waiting} = this;
    if (!waiting || event.key === 'Shift') return;
    event.preventDefault();
    event.stopPropagation();
    this.waiting = '';
    const other = actOf(event.key);
    if (event.key.length !== 1 || event.key === ' ')
      this.said = event.key === 'Escape' ? '' : 'That key cannot be used.';
    else if (other && other !== waiting) this.said = `“${event.key}” does something else already.`;
    else this.change(() => rebind(waiting, event.key));
  }

  /** @param {() => void} work */
  change(work) {
    work();
    this.said = 'Remembered in this browser.';
    this.requestUpdate();
    this.dispatchEvent(new Event('keys-changed', {bubbles: true, composed: true}));
  }
}

/** @param {string} name @param {unknown[][]} keys */
function section(name, keys) {
  return html`<section>
    <h3>${name}</h3>
    <dl>
      ${keys.map(
        ([key, what]) =>
          html`<dt>${key}</dt>
            <dd>${what}</dd>`,
      )}
    </dl>
  </section>`;
}

customElements.define('keys-dialog', KeysDialog);
