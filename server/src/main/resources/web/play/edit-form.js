import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {editField} from '../shared/edit-field.js';
import {filled, valueNow} from '../shared/edit-values.js';
import {commandOf, settings} from './edits.js';
/** @import {Edit, EditField} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {Inputs} from '../shared/element.js' */
/** @import {Values} from '../shared/edit-values.js' */
/** @import {Setting} from './edits.js' */

/**
 * @typedef {object} EditFormInputs
 * @property {TableStore} store
 * @property {string | undefined} unit
 * @property {Edit} edit
 * @property {Values} given
 */

/**
 * One edit: settings that take effect when they are changed, or a form with a button. What asks for nothing is asked for
 * twice. Tells `choose-place` {take} where a place is to be pointed at, `act` where somebody new is to be brought in.
 */
export class EditForm extends /** @type {Inputs<EditFormInputs>} */ (LitElement) {
  static properties = {
    store: {},
    unit: {},
    edit: {},
    given: {state: true},
    sure: {state: true},
    trouble: {state: true},
  };

  static styles = [
    look,
    buttons,
    pieces,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
      }
      form,
      .settings {
        display: grid;
        gap: var(--space-2);
        grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
        align-items: end;
      }
      .field {
        font-size: var(--text-s);
      }
      .switch {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        min-height: 38px;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
    `,
  ];

  constructor() {
    super();
    this.given = {};
    this.trouble = '';
    this.sure = false;
  }

  render() {
    const {fields} = this.edit;
    const rows = settings(this.edit);
    return html`${
      fields.length === 0
        ? this.renderPlain()
        : fields.some(({kind}) => kind === 'newcomer')
          ? this.renderNewcomer()
          : rows
            ? this.renderSettings(rows)
            : this.renderForm()
    }
    ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span></div>` : nothing}`;
  }

  renderPlain() {
    return this.sure
      ? html`<div class="row">
          <button class="danger" @click=${() => this.send({})}>Really: ${this.edit.text}</button
          ><button class="quiet" @click=${() => (this.sure = false)}>Do not</button>
        </div>`
      : html`<button class="quiet" @click=${() => (this.sure = true)}>${this.edit.text}</button>`;
  }

  renderNewcomer() {
    return html`<button class="quiet" @click=${() => this.tell('act', {act: 'add'})}>
      ${icon('plus')}${this.edit.text}
    </button>`;
  }

  /** @param {Setting[]} rows */
  renderSettings(rows) {
    return html`<div class="settings">
      ${rows.map(({label, given, field}) => {
        const set = (/** @type {unknown} */ value) => this.send({...given, [field.id]: value});
        return editField(field, {label, value: valueNow(field), set, pick: this.pick(field, set)});
      })}
    </div>`;
  }

  renderForm() {
    return html`<form @submit=${this.submit}>
      ${filled(this.edit.fields, this.given).map(({field, value}) => {
        const set = (/** @type {unknown} */ given) => (this.given = {...this.given, [field.id]: given});
        return editField(field, {label: field.text, value, set, pick: this.pick(field, set)});
      })}
      <button class="main">${this.edit.text}</button>
    </form>`;
  }

  /** @param {EditField} field @param {(place: unknown) => void} take */
  pick(field, take) {
    return field.kind === 'place' ? () => this.tell('choose-place', {take}) : undefined;
  }

  /** @param {Event} event */
  submit(event) {
    event.preventDefault();
    this.send(Object.fromEntries(filled(this.edit.fields, this.given).map(({field, value}) => [field.id, value])));
  }

  /** @param {string} name @param {object} detail */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, {detail, bubbles: true, composed: true}));
  }

  /** @param {Values} values */
  async send(values) {
    this.trouble = '';
    this.sure = false;
    try {
      await this.store.command(commandOf(this.edit, this.unit, values));
    } catch (error) {
      this.trouble = error.message;
    }
    this.requestUpdate();
  }
}

customElements.define('edit-form', EditForm);
