/**
 * What a gamemaster can change, as the server offers it (docs/protocol.md, Edits). A page shows whatever a game offers;
 * nothing here knows the edits of any game.
 *
 * @import {Command, Edit, EditField} from '../net/protocol.js'
 * @import {Values} from '../shared/edit-values.js'
 * @typedef {{label: string, given: Values, field: EditField}} Setting what is chosen already, and the field that is left
 */

/** @param {Edit} edit @param {string | undefined} unit @param {Values} values @returns {Command} */
export function commandOf(edit, unit, values) {
  return unit ? {do: 'edit', edit: edit.id, unit, values} : {do: 'edit', edit: edit.id, values};
}

/** The edit that asks for fields of exactly these kinds. @param {Edit[]} edits @param {string[]} kinds @returns {Edit} */
export function editAsking(edits, ...kinds) {
  const wanted = [...kinds].sort().join();
  const found = edits.find(
    ({fields}) =>
      fields
        .map(({kind}) => kind)
        .sort()
        .join() === wanted,
  );
  if (!found) throw new Error('That cannot be done in this game.');
  return found;
}

/** The values of such an edit, each field getting the one of its kind. @param {Edit} edit @param {Values} byKind @returns {Values} */
export function valuesByKind(edit, byKind) {
  return Object.fromEntries(edit.fields.map(({id, kind}) => [id, byKind[kind]]));
}

/** Whether a field says what is so now and asks for nothing more: changing it is all there is to do. @param {EditField} field */
function isSetting({kind, now, values}) {
  if (values) return values.some((value) => value.now) && values.every(({fields}) => !fields);
  return now !== undefined && kind !== 'words';
}

/**
 * An edit as settings that take effect when they are changed; undefined where it has to be filled in as a whole.
 *
 * @param {Edit} edit
 * @returns {Setting[] | undefined}
 */
export function settings({fields}) {
  if (fields.length !== 1) return undefined;
  const [field] = fields;
  if (isSetting(field)) return [{label: field.text, given: {}, field}];
  const all = (field.values ?? []).flatMap((value) =>
    (value.fields ?? []).map((left) => ({label: value.text, given: {[field.id]: value.id}, field: left})),
  );
  const one = field.values?.every((value) => value.fields?.length === 1);
  return one && all.every((setting) => isSetting(setting.field)) ? all : undefined;
}
