import {LitElement, html, nothing} from 'lit';
import {look, buttons} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {guideOf} from './guide.js';
import {HintMemory, isDue, occasion} from './hints.js';
import {noteLook} from './note-look.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Hint} from '../net/protocol.js' */
/** @import {Changes, Inputs} from '../shared/element.js' */

/** One short hint above the question when something happens for the first time to a person; it never comes again. */
export class HintNote extends /** @type {Inputs<{table: TableModel}>} */ (LitElement) {
  static properties = {table: {attribute: false}, hint: {state: true}, hints: {state: true}};

  static styles = [look, buttons, noteLook];

  constructor() {
    super();
    /** @type {Hint[]} */
    this.hints = [];
    /** @type {Hint | undefined} */
    this.hint = undefined;
    this.words = '';
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
    if (memory.kept.off || (this.hint?.ask && !isDue(this.hint, table))) this.hint = undefined;
    if (this.hint || memory.kept.off || table.ending) return;
    this.hint = this.hints.find((hint) => !memory.hasSeen(game, hint) && isDue(hint, table));
    if (!this.hint) return;
    this.words = occasion(this.hint, table);
    memory.markSeen(game, this.hint);
  }

  render() {
    const {hint} = this;
    if (!hint) return nothing;
    return html`<section class="note" aria-label="Hint">
      <div class="head">
        ${icon('eye')}<b>New: ${hint.title}</b>
        <button class="tool" aria-label="Close the hint" title="Close the hint" @click=${this.close}>
          ${icon('close')}
        </button>
      </div>
      <div role="status">
        ${this.words ? html`<p class="soft">${this.words}</p>` : nothing}
        <p>${hint.text}</p>
      </div>
      <div class="row">
        <button class="quiet" @click=${this.close}>Got it</button>
        <button class="link" @click=${() => this.read(hint)}>The rule</button>
        <button class="link" @click=${this.turnOff}>No more hints</button>
      </div>
    </section>`;
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
