import {html, nothing} from 'lit';
/** @import {TemplateResult} from 'lit' */
/** @import {EditField} from '../net/protocol.js' */
/** @import {EventAt} from './element.js' */

/**
 * @typedef {object} Control
 * @property {string} label
 * @property {unknown} value
 * @property {(value: unknown) => void} set
 * @property {() => void} [pick] points at the board instead of writing
 */

/** The control of one field of an edit. @param {EditField} field @param {Control} control @returns {TemplateResult} */
export function editField(field, control) {
  if (field.values) return choice(field.values, control);
  if (field.kind === 'switch') return toggle(control);
  return field.kind === 'whole' ? whole(field, control) : words(field, control);
}

/** @param {NonNullable<EditField['values']>} values @param {Control} control */
function choice(values, {label, value, set}) {
  return html`<label class="field"
    ><span>${label}</span
    ><select @change=${(/** @type {EventAt<HTMLSelectElement>} */ {target}) => set(target.value)}>
      ${values.map(({id, text, now}) => html`<option value=${id} ?selected=${id === value}>${text}${now ? ' ✓' : ''}</option>`)}
    </select></label
  >`;
}

/** @param {Control} control */
function toggle({label, value, set}) {
  return html`<label class="switch"
    ><input
      type="checkbox"
      role="switch"
      .checked=${value === true}
      @change=${(/** @type {EventAt<HTMLInputElement>} */ {target}) => set(target.checked)} />
    <span>${label}</span></label
  >`;
}

/** @param {EditField} field @param {Control} control */
function whole({from, to}, {label, value, set}) {
  return html`<label class="field"
    ><span>${label}</span
    ><input
      type="number"
      step="1"
      min=${from ?? nothing}
      max=${to ?? nothing}
      .value=${String(value)}
      @change=${(/** @type {EventAt<HTMLInputElement>} */ {target}) => set(Number(target.value))}
  /></label>`;
}

/** @param {EditField} field @param {Control} control */
function words({longest}, {label, value, set, pick}) {
  return html`<label class="field"
      ><span>${label}</span
      ><input
        type="text"
        required
        maxlength=${longest ?? nothing}
        .value=${String(value)}
        @change=${(/** @type {EventAt<HTMLInputElement>} */ {target}) => set(target.value.trim())}
    /></label>
    ${pick ? html`<button type="button" class="quiet" @click=${pick}>Point at it</button>` : nothing}`;
}
