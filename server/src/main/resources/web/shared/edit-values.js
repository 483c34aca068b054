/**
 * The values that an edit asks for (docs/protocol.md, Edits), and those that it begins with.
 *
 * @import {EditField} from '../net/protocol.js'
 * @typedef {Record<string, unknown>} Values by the ids of fields
 */

/** What is so now, or what comes first. @param {EditField} field @returns {unknown} */
export function valueNow(field) {
  if (field.values) return (field.values.find(({now}) => now) ?? field.values[0])?.id ?? '';
  if (field.kind === 'whole') return field.now ?? field.from;
  return field.now ?? (field.kind === 'switch' ? true : '');
}

/**
 * The fields to fill in with these values chosen, each with its value.
 *
 * @param {EditField[]} fields
 * @param {Values} values
 * @returns {{field: EditField, value: unknown}[]}
 */
export function filled(fields, values) {
  return fields.flatMap((field) => {
    const offered = field.values?.some(({id}) => id === values[field.id]) ?? field.id in values;
    const value = offered ? values[field.id] : valueNow(field);
    const chosen = field.values?.find(({id}) => id === value);
    return [{field, value}, ...filled(chosen?.fields ?? [], values)];
  });
}
