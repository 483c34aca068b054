/** What a gamemaster paints with: the edits of the table that ask for a place, with their other values. */
import {html, nothing} from 'lit';
import {editField} from '../../shared/edit-field.js';
import {filled} from '../../shared/edit-values.js';
/** @import {TemplateResult} from 'lit' */
/** @import {BrushMode} from '../surface/modes.js' */
/** @import {HexBoard} from '../hexes.js' */

/** @param {HexBoard} board @returns {TemplateResult | typeof nothing} */
export function brushes(board) {
  const {mode} = board;
  if (mode?.kind !== 'brush') {
    return nothing;
  }
  const set = (/** @type {Partial<BrushMode>} */ more) => (board.mode = {...mode, ...more});
  const fields = filled(mode.edit.fields, mode.given).filter(({field}) => field.kind !== 'place');
  return html`<div class="palette" role="group" aria-label="Paint">
    ${mode.edits.map((edit) => html`<button aria-pressed=${String(edit === mode.edit)} @click=${() => set({edit})}>${edit.text}</button>`)}
    <span class="bar" aria-hidden="true"></span>
    ${fields.map(({field, value}) =>
      editField(field, {
        label: field.text,
        value,
        set: (/** @type {unknown} */ given) => set({given: {...mode.given, [field.id]: given}}),
      }),
    )}
    <button @click=${() => board.tools.leaveMode()}>Done</button>
  </div>`;
}
