import {LitElement, html, css, nothing, svg} from 'lit';
import {EMBLEM_NAMES, emblem, emblemLook} from '../board/emblems.js';
import {api} from '../net/api.js';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {capital} from '../shared/words.js';
import '../shared/picture-chooser.js';
/** @import {Portrait, Unit} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {Inputs} from '../shared/element.js' */

/** What a unit's token bears: a picture from one's files, one of our emblems, or what the game thinks fit. */
export class PortraitTools extends /** @type {Inputs<{store: TableStore, unit: Unit}>} */ (LitElement) {
  static properties = {store: {}, unit: {}, trouble: {state: true}, former: {state: true}};

  static styles = [
    look,
    emblemLook,
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
        align-items: center;
      }
      .field {
        font-size: var(--text-s);
      }
      .emblems {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
        gap: 4px;
        margin-top: var(--space-2);
      }
      .emblems button {
        min-height: 44px;
        padding: 4px;
        display: grid;
        place-content: center;
        border: 1px solid var(--line);
        border-radius: 8px;
        background: var(--raised);
      }
      .emblems button[aria-pressed='true'] {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
      }
      .emblems svg {
        width: 28px;
        height: 28px;
      }
      summary {
        cursor: pointer;
        min-height: 38px;
        display: flex;
        align-items: center;
      }
      summary::before {
        content: '▸';
        width: 1.2em;
        color: var(--soft);
      }
      details[open] > summary::before {
        content: '▾';
      }
    `,
  ];

  constructor() {
    super();
    /** What it bore before the last change here; the unit it is of. @type {{unit: string, portrait?: Portrait} | undefined} */
    this.former = undefined;
  }

  render() {
    const {portrait} = this.unit;
    const back = this.former?.unit === this.unit.id ? this.former : undefined;
    return html`<div class="field" role="group" aria-label="Portrait of ${this.unit.name}">
      <span>Portrait</span>
      <div class="row">
        <picture-chooser
          words="Choose a picture"
          side="512"
          @picture=${(/** @type {CustomEvent<Blob>} */ {detail}) => this.send(detail)}
          @trouble=${(/** @type {CustomEvent<string>} */ {detail}) => (this.trouble = detail)}></picture-chooser>
        ${back ? html`<button class="quiet" @click=${() => this.bear(back.portrait)}>${icon('undo')}Take it back</button>` : nothing}
        ${portrait ? html`<button class="quiet" @click=${() => this.bear(undefined)}>${icon('trash')}Remove</button>` : nothing}
      </div>
      <details>
        <summary>Emblems</summary>
        <div class="emblems">${EMBLEM_NAMES.map((name) => this.renderEmblem(name))}</div>
      </details>
      ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span></div>` : nothing}
    </div>`;
  }

  /** @param {string} name */
  renderEmblem(name) {
    const {portrait, emblem: own} = this.unit;
    const worn = portrait ? portrait.emblem === name : own === name;
    return html`<button
      aria-label=${capital(name)}
      title=${capital(name)}
      aria-pressed=${String(worn)}
      @click=${() => this.bear({emblem: name})}>
      <svg viewBox="-18 -18 36 36" aria-hidden="true">${svg`<g class="emblem">${emblem(name)}</g>`}</svg>
    </button>`;
  }

  /** @param {Blob} picture */
  async send(picture) {
    try {
      const {id} = await api.sendImage(this.store.id, 'portrait', picture);
      await this.bear({image: id});
    } catch (error) {
      this.trouble = error.message;
    }
  }

  /** @param {Portrait | undefined} portrait */
  async bear(portrait) {
    const {id, portrait: worn} = this.unit;
    try {
      await this.store.command({do: 'portrait', unit: id, ...portrait});
      this.former = {unit: id, portrait: worn};
      this.trouble = '';
    } catch (error) {
      this.trouble = error.message;
    }
  }
}

customElements.define('portrait-tools', PortraitTools);
