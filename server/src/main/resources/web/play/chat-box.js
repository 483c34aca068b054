import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {hasGamemaster} from '../net/model.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */

/** @typedef {HTMLFormElement & {elements: {text: HTMLInputElement, to?: HTMLSelectElement}}} SayForm */

/** A line to say, to everybody or to one, or a roll; earlier lines come back with the arrow keys. */
export class ChatBox extends /** @type {Inputs<{store: TableStore, table: TableModel}>} */ (LitElement) {
  static properties = {store: {}, table: {}, trouble: {state: true}, busy: {state: true}};

  static styles = [
    look,
    buttons,
    pieces,
    css`
      form {
        display: flex;
        gap: var(--space-2);
        padding: var(--space-3) var(--space-4);
        border-top: 1px solid var(--line);
        background: var(--surface);
      }
      select {
        width: 76px;
        flex: none;
        padding: 8px 4px;
      }
      input {
        min-width: 0;
      }
      p {
        padding: var(--space-2) var(--space-4) 0;
        color: var(--bad);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string[]} */
    this.history = [];
    this.place = 0;
  }

  focus() {
    this.renderRoot.querySelector('input')?.focus();
  }

  render() {
    const others = this.table.members.filter(({id}) => id !== this.table.you.member);
    return html`${this.trouble ? html`<p role="alert">${this.trouble}</p>` : nothing}
      <form @submit=${this.say}>
        ${
          others.length
            ? html`<select name="to" aria-label="Who hears it">
                <option value="all">All</option>
                ${hasGamemaster(this.table) && this.table.you.role !== 'gamemaster' ? html`<option value="gamemaster">Gamemaster</option>` : nothing}
                ${others.map(({id, name}) => html`<option value=${id}>${name}</option>`)}
              </select>`
            : nothing
        }
        <input
          type="text"
          name="text"
          maxlength="2000"
          autocomplete="off"
          placeholder="Say something, or /r 2d6+3"
          aria-label="Chat: say something, or /r, /gmr, /odds with dice"
          @input=${this.typed}
          @keydown=${this.key} />
        <button class="quiet" ?disabled=${this.busy}>Send</button>
      </form>`;
  }

  /** What was wrong with a text goes with the text. @param {EventAt<HTMLInputElement>} event */
  typed({target}) {
    if (!target.value) this.trouble = '';
  }

  /** @param {EventAt<HTMLInputElement, KeyboardEvent>} event */
  key(event) {
    if (event.key === 'Escape') {
      event.target.blur();
      event.preventDefault();
      return;
    }
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!step || this.history.length === 0) return;
    event.preventDefault();
    this.place = Math.max(0, Math.min(this.history.length, this.place + step));
    event.target.value = this.history[this.place] ?? '';
  }

  /** @param {EventAt<SayForm>} event */
  async say(event) {
    event.preventDefault();
    const form = event.target;
    const text = form.elements.text.value.trim();
    if (!text) return;
    form.elements.text.focus(); // now, and not when it has been heard: by then somebody may be elsewhere
    this.busy = true;
    this.trouble = '';
    try {
      await this.store.command({do: 'say', text, to: form.elements.to?.value ?? 'all'});
      this.history.push(text);
      this.place = this.history.length;
      form.elements.text.value = '';
    } catch (error) {
      this.trouble = error.message;
    }
    this.busy = false;
  }
}

customElements.define('chat-box', ChatBox);
