import {LitElement, html, css, nothing} from 'lit';
import {look, pieces} from '../shared/look.js';
/** @import {Request} from '../net/protocol.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */

/** A place of one's own, for those who would rather write it than point at the board. */
export class PlaceField extends /** @type {Inputs<{request: Request, picked: string[]}>} */ (LitElement) {
  static properties = {request: {}, picked: {}};

  static styles = [
    look,
    pieces,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
      }
      @media (max-width: 800px) {
        details {
          display: none;
        }
      }
    `,
  ];

  render() {
    const own = this.picked.find((id) => !this.request.options.some((option) => option.id === id)) ?? '';
    return html`<p class="soft small">Point at the board, or choose one of these.</p>
      ${
        this.request.free
          ? html`<details ?open=${own !== ''}>
              <summary class="soft small">Write a place instead</summary>
              <label class="field"
                ><span class="soft small">${this.notation()}</span>
                <input type="text" inputmode="text" .value=${own} @change=${this.write} @keydown=${this.enter}
              /></label>
            </details>`
          : nothing
      }`;
  }

  /** On the open plane in metres, elsewhere as the options are written. */
  notation() {
    const written = this.request.options.find(({place, declines}) => place && !declines)?.id ?? '';
    return this.request.reach || !written
      ? 'Metres to the east and to the south, with a comma between'
      : `Written like ${written}`;
  }

  /** @param {EventAt<HTMLInputElement>} event */
  write(event) {
    const place = event.target.value.trim();
    if (place) this.dispatchEvent(new CustomEvent('pick', {detail: {option: place}, bubbles: true, composed: true}));
  }

  /** @param {EventAt<HTMLInputElement, KeyboardEvent>} event */
  enter(event) {
    if (event.key !== 'Enter') return;
    this.write(event);
    this.dispatchEvent(new Event('commit', {bubbles: true, composed: true}));
  }
}

customElements.define('place-field', PlaceField);
