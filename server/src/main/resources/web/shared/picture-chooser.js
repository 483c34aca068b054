import {LitElement, html, css} from 'lit';
import {look, buttons} from './look.js';
import {icon} from './icons.js';
import {PICTURES, prepared} from './picture-file.js';
/** @import {EventAt, Inputs} from './element.js' */

/** A button that lets somebody choose a picture; tells `picture` with it made ready, or `trouble` with why not. */
export class PictureChooser extends /** @type {Inputs<{words: string, side: number}>} */ (LitElement) {
  static properties = {words: {}, side: {type: Number}};

  static styles = [
    look,
    buttons,
    css`
      input {
        position: absolute;
        inset: 0;
        width: 100%;
        opacity: 0;
        cursor: pointer;
      }
      label {
        position: relative;
        overflow: hidden;
      }
      label:focus-within {
        outline: 3px solid var(--focus, var(--accent));
        outline-offset: 2px;
      }
    `,
  ];

  render() {
    return html`<label class="quiet"
      >${icon('picture')}${this.words}<input type="file" accept=${PICTURES} @change=${this.chosen}
    /></label>`;
  }

  /** @param {EventAt<HTMLInputElement>} event */
  async chosen({target}) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    try {
      this.tell('picture', await prepared(file, this.side));
    } catch (error) {
      this.tell('trouble', error.message);
    }
  }

  /** @param {string} name @param {unknown} detail */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, {detail}));
  }
}

customElements.define('picture-chooser', PictureChooser);
