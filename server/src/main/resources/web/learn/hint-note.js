import {LitElement, html, nothing} from 'lit';
import {look, buttons} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {guideOf} from './guide.js';
import {HintMemory, isDue, occasion} from './hints.js';
import {noteLook} from './note-look.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Hint} from '../net/protocol.js' */
/** @import {Changes, Inputs} from '../shared/element.js' */

/** Where little room is left for the question: there a hint is one line until it is opened. */
const LITTLE_ROOM = '(max-width: 800px), (max-height: 960px)';

/** One short hint above the question when something happens for the first time to a person; it never comes again. */
export class HintNote extends /** @type {Inputs<{table: TableModel}>} */ (LitElement) {
  static properties = {table: {attribute: false}, hint: {state: true}, hints: {state: true}, folded: {state: true}};

  static styles = [look, buttons, noteLook];

  constructor() {
    super();
    /** @type {Hint[]} */
    this.hints = [];
    /** @type {Hint | undefined} */
    this.hint = undefined;
    this.words = '';
    this.folded = false;
    /** The question beside which it came. @type {string | undefined} */
    this.beside = undefined;
  }

  async connectedCallback() {
    super.connectedCallback();
    this.memory = await HintMemory.mine();
    this.hints = (await guideOf(this.table.table.game))?.hints ?? [];
  }

  /** @param {Changes} changed */
  willUpdate(changed) {
    const {memory, table} = this;
    if (!memory || (!changed.has('table') && !changed.has('hints'))) return;
    const {game} = table.table;
    const {asked} = this;
    if (memory.kept.off || table.ending || (this.hint?.ask && !isDue(this.hint, table))) this.hint = undefined;
    if (asked && this.beside !== asked) this.folded = true; // it was there to be read; the next question needs the room
    if (this.hint || memory.kept.off || table.ending) return;
    this.hint = this.hints.find((hint) => !memory.hasSeen(game, hint) && isDue(hint, table));
    if (!this.hint) return;
    this.words = occasion(this.hint, table);
    this.beside = asked;
    this.folded = matchMedia(LITTLE_ROOM).matches;
    memory.markSeen(game, this.hint);
  }

  /** The question that is open. @returns {string | undefined} */
  get asked() {
    return this.table.requests.find(({yours}) => yours)?.id;
  }

  render() {
    const {hint} = this;
    if (!hint) return nothing;
    return html`<section class="note ${this.folded ? 'folded' : ''}" aria-label="Hint">
      <div class="head">
        ${this.folded ? html`<button class="unfold" aria-expanded="false" @click=${this.unfold}>${icon('eye')}<b>New: ${hint.title}</b></button>` : html`${icon('eye')}<b>New: ${hint.title}</b>`}
        <button class="tool" aria-label="Close the hint" title="Close the hint" @click=${this.close}>
          ${icon('close')}
        </button>
      </div>
      <div role="status" class=${this.folded ? 'unseen' : ''} tabindex="-1">
        ${this.words ? html`<p class="soft">${this.words}</p>` : nothing}
        <p>${hint.text}</p>
      </div>
      ${this.folded ? nothing : this.renderWays(hint)}
    </section>`;
  }

  /** @param {Hint} hint */
  renderWays(hint) {
    return html`<div class="row">
      <button class="quiet" @click=${this.close}>Got it</button>
      <button class="link" @click=${() => this.read(hint)}>The rule</button>
      <button class="link" @click=${this.turnOff}>No more hints</button>
    </div>`;
  }

  updated() {
    this.classList.toggle('none', !this.hint);
    this.classList.toggle('short', this.folded);
  }

  async unfold() {
    this.folded = false;
    this.beside = this.asked;
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('[role=status]'))?.focus();
  }

  close() {
    this.hint = undefined;
  }

  turnOff() {
    this.memory?.keep({off: true});
    this.close();
  }

  /** @param {Hint} hint */
  read({rule}) {
    this.dispatchEvent(new CustomEvent('open-rule', {detail: {rule}, bubbles: true, composed: true}));
  }
}

customElements.define('hint-note', HintNote);
