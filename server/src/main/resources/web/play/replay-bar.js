import {LitElement, html, css} from 'lit';
import {look, buttons} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {capital} from '../shared/words.js';
import {api} from '../net/api.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */

const STEP = 900;

/**
 * @typedef {object} ReplayBarInputs
 * @property {TableStore} store
 * @property {TableModel} table
 * @property {number} number
 */

/** Steps through what happened; the board shows the table as it was. */
export class ReplayBar extends /** @type {Inputs<ReplayBarInputs>} */ (LitElement) {
  static properties = {
    store: {},
    table: {},
    number: {type: Number},
    playing: {state: true},
    moment: {state: true},
    trouble: {state: true},
  };

  static styles = [
    look,
    buttons,
    css`
      section {
        display: grid;
        grid-template-columns: auto auto auto 1fr auto;
        gap: 0 var(--space-2);
        align-items: center;
        padding: var(--space-2) var(--space-4);
        background: var(--surface);
        border-top: 1px solid var(--accent);
      }
      input {
        width: 100%;
        accent-color: var(--accent);
        min-width: 60px;
      }
      p {
        grid-column: 1 / -1;
        color: var(--soft);
        font-size: var(--text-s);
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .turned {
        transform: rotate(-90deg);
      }
      .next {
        transform: rotate(90deg);
      }
    `,
  ];

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  firstUpdated() {
    this.go(this.number);
    this.renderRoot.querySelector('input')?.focus();
  }

  /** Before the first item is the start. */
  get first() {
    return Math.max(0, this.table.first - 1);
  }

  /** @param {number} number */
  async go(number) {
    const last = this.table.number;
    this.number = Math.max(this.first, Math.min(last, number));
    const wanted = this.number;
    try {
      const answer = await api.replay(this.store.id, wanted);
      if (this.number !== wanted || !this.isConnected) return;
      this.moment = answer.view.moment.text;
      this.trouble = '';
      this.dispatchEvent(new CustomEvent('replayed', {detail: {number: wanted, view: answer.view}}));
    } catch (refusal) {
      this.trouble = refusal.message;
      this.playing = false;
    }
  }

  toggle() {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (this.playing) this.play();
  }

  async play() {
    if (this.number >= this.table.number) {
      this.playing = false;
      return;
    }
    await this.go(this.number + 1);
    if (this.playing && this.isConnected) this.timer = setTimeout(() => this.play(), STEP);
  }

  render() {
    const item = this.table.log.find(({number}) => number === this.number);
    return html`<section aria-label="Replay" @keydown=${this.key}>
      <button class="tool turned" aria-label="Back" title="Back (←)" @click=${() => this.go(this.number - 1)}>
        ${icon('up')}
      </button>
      <button class="tool" aria-label=${this.playing ? 'Pause' : 'Play'} title="Space" @click=${this.toggle}>
        ${icon(this.playing ? 'pause' : 'play')}
      </button>
      <button class="tool next" aria-label="On" title="On (→)" @click=${() => this.go(this.number + 1)}>
        ${icon('up')}
      </button>
      <input
        type="range"
        min=${this.first}
        max=${this.table.number}
        .value=${String(this.number)}
        aria-label="Item of the log"
        aria-valuetext=${item?.text ?? String(this.number)}
        @input=${(/** @type {EventAt<HTMLInputElement>} */ {target}) => this.go(Number(target.value))} />
      <button class="quiet" @click=${this.leave}>Back to now</button>
      <p role="status">
        ${this.trouble || [`${this.number} of ${this.table.number}`, capital(this.moment ?? ''), item?.text].filter(Boolean).join(' · ')}
      </p>
    </section>`;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const [target] = event.composedPath();
    if (event.key === ' ' && !(target instanceof HTMLButtonElement)) this.toggle();
    else if (event.key === 'Escape') this.leave();
    else return;
    event.preventDefault();
  }

  leave() {
    this.dispatchEvent(new Event('leave'));
  }
}

customElements.define('replay-bar', ReplayBar);
