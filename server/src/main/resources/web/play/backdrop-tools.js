import {LitElement, html, css, nothing} from 'lit';
import {api} from '../net/api.js';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import '../shared/picture-chooser.js';
/** @import {Backdrop} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */

/** @typedef {'width' | 'across' | 'down' | 'opacity'} Measure */

/** What can be set of a picture, in hundredths: words, from, to, step. @type {[Measure, string, number, number, number][]} */
const MEASURES = [
  ['width', 'Size', 10, 300, 1],
  ['across', 'Left or right', -100, 100, 1],
  ['down', 'Up or down', -100, 100, 1],
  ['opacity', 'Strength', 5, 100, 5],
];

/** The map picture behind the board: chosen, placed, scaled, made fainter, taken away. */
export class BackdropTools extends /** @type {Inputs<{store: TableStore, backdrop: Backdrop | null}>} */ (LitElement) {
  static properties = {store: {}, backdrop: {}, trouble: {state: true}, former: {state: true}};

  static styles = [
    look,
    buttons,
    pieces,
    css`
      :host {
        display: block;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      .measures {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
        gap: var(--space-2) var(--space-3);
        margin-top: var(--space-2);
      }
      .measures label {
        font-size: var(--text-s);
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 2px 8px;
      }
      input[type='range'] {
        grid-column: 1 / 3;
        width: 100%;
        min-height: 32px;
        accent-color: var(--accent);
      }
    `,
  ];

  constructor() {
    super();
    /** What lay there before the last change here. @type {{backdrop: Backdrop | null} | undefined} */
    this.former = undefined;
    /** What was asked for while the server has not answered yet. @type {Backdrop | null | undefined} */
    this.intended = undefined;
  }

  render() {
    const {backdrop, former} = this;
    return html`<div class="field" role="group" aria-label="Map picture">
      <span>Map picture behind the board</span>
      <div class="row">
        <picture-chooser
          words=${backdrop ? 'Another picture' : 'Choose a picture'}
          side="2048"
          @picture=${(/** @type {CustomEvent<Blob>} */ {detail}) => this.send(detail)}
          @trouble=${(/** @type {CustomEvent<string>} */ {detail}) => (this.trouble = detail)}></picture-chooser>
        ${former ? html`<button class="quiet" @click=${() => this.lay(former.backdrop)}>${icon('undo')}Take it back</button>` : nothing}
        ${backdrop ? html`<button class="quiet" @click=${() => this.lay(null)}>${icon('trash')}Remove</button>` : nothing}
      </div>
      ${backdrop ? html`<div class="measures">${MEASURES.map((measure) => this.renderMeasure(backdrop, measure))}</div>` : nothing}
      ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span></div>` : nothing}
    </div>`;
  }

  /** @param {Backdrop} backdrop @param {[Measure, string, number, number, number]} measure */
  renderMeasure(backdrop, [key, words, from, to, step]) {
    return html`<label
      ><span>${words}</span><span class="soft">${backdrop[key]} %</span
      ><input
        type="range"
        name=${key}
        min=${from}
        max=${to}
        step=${step}
        .value=${String(backdrop[key])}
        @change=${(/** @type {EventAt<HTMLInputElement>} */ {target}) => this.lay({...(this.intended ?? backdrop), [key]: Number(target.value)})}
    /></label>`;
  }

  /** @param {Blob} picture */
  async send(picture) {
    try {
      const {id} = await api.sendImage(this.store.id, 'backdrop', picture);
      await this.lay({width: 100, across: 0, down: 0, opacity: 60, ...this.backdrop, image: id});
    } catch (error) {
      this.trouble = error.message;
    }
  }

  /** @param {Backdrop | null} backdrop */
  async lay(backdrop) {
    const {backdrop: lay} = this;
    this.intended = backdrop;
    try {
      await this.store.command({do: 'backdrop', ...backdrop});
      this.former = {backdrop: lay};
      this.trouble = '';
    } catch (error) {
      this.trouble = error.message;
    }
    if (this.intended === backdrop) this.intended = undefined;
  }
}

customElements.define('backdrop-tools', BackdropTools);
