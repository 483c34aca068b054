/** A body as a drawing and a table: which faces hit each place, what stops damage there, and the injury there. */
import {html, nothing, svg} from 'lit';
import {OUTLINES} from './outlines.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Detail, Unit} from '../../net/protocol.js' */

/** @typedef {{name: string, faces: string, stops: Map<string, string>, injury: string}} BodyPlace */

const INJURY = 'injury';

/** The line of a sheet that tells the body place by place, if it has one. @param {Unit} unit @returns {Detail | undefined} */
export function bodyOf(unit) {
  return (unit.details ?? []).find(isBody);
}

/** @param {Detail} detail @returns {boolean} */
export function isBody({label, within}) {
  return label === 'body' && within.length > 0;
}

/** @param {Unit} unit @returns {boolean} */
export function isInjured(unit) {
  return placesOf(bodyOf(unit)).some(({injury}) => injury !== '' && injury !== 'treated');
}

/** @param {Detail | undefined} body @returns {BodyPlace[]} */
function placesOf(body) {
  return (body?.within ?? []).map(({label, value, within}) => ({
    name: label,
    faces: value,
    stops: new Map(within.filter((one) => one.label !== INJURY).map((one) => [one.label, one.value])),
    injury: within
      .filter((one) => one.label === INJURY)
      .map((one) => one.value)
      .join(', '),
  }));
}

/**
 * @param {Unit} unit
 * @param {{marked?: string, chances?: Map<string, string>, pick?: (place: string) => void}} [how] a place that is aimed at,
 *     and what the chance is at each
 * @returns {TemplateResult | typeof nothing}
 */
export function bodyFigure(unit, how = {}) {
  const body = bodyOf(unit);
  return body ? bodyShown(body, how) : nothing;
}

/**
 * @param {Detail} body
 * @param {{marked?: string, chances?: Map<string, string>, pick?: (place: string) => void}} [how]
 * @returns {TemplateResult}
 */
export function bodyShown(body, {marked, chances, pick} = {}) {
  const places = placesOf(body);
  const kinds = [...new Set(places.flatMap(({stops}) => [...stops.keys()]))].filter(
    (kind) => kind !== 'poison' || places.some(({stops}) => stops.get(kind) !== '0'),
  );
  const hurt = places.some(({injury}) => injury);
  return html`<div class="figure">
    ${silhouette(body.value, places, {marked, pick})}
    <table>
      <tr>
        <th scope="col">where</th>
        <th scope="col" class="number">d20</th>
        ${kinds.map((kind) => html`<th scope="col" class="number" title="resistance to ${kind} damage"><abbr title=${kind}>${kind[0].toUpperCase()}</abbr></th>`)}
        ${chances ? html`<th scope="col" class="number">chance</th>` : nothing}
        ${hurt ? html`<th scope="col">injury</th>` : nothing}
      </tr>
      ${places.map(
        ({name, faces, stops, injury}) =>
          html`<tr class="${name === marked ? 'marked' : ''} ${injury && injury !== 'treated' ? 'hurt' : ''}">
            <th scope="row">
              ${pick ? html`<button aria-pressed=${String(name === marked)} @click=${() => pick(name)}>${name}</button>` : name}
            </th>
            <td class="number">${faces}</td>
            ${kinds.map((kind) => html`<td class="number">${stopWords(stops.get(kind))}</td>`)}
            ${chances ? html`<td class="number chance">${chances.get(name) ?? ''}</td>` : nothing}
            ${hurt ? html`<td class="injury">${injury ? html`<span aria-hidden="true">${injury === 'treated' ? '＋' : '✕'}</span> ${injury}` : nothing}</td>` : nothing}
          </tr>`,
      )}
    </table>
  </div>`;
}

/** Whether a drawing lies rather than stands. @param {string} box */
function isWide(box) {
  const [, , width, height] = box.split(' ').map(Number);
  return width > height;
}

/** @param {string | undefined} stop */
function stopWords(stop) {
  return stop === 'immune' ? html`<abbr title="immune">∞</abbr>` : (stop ?? '');
}

/** @param {string} plan @param {BodyPlace[]} places @param {{marked?: string, pick?: (place: string) => void}} how */
function silhouette(plan, places, {marked, pick}) {
  const outline = OUTLINES[plan.toLowerCase()];
  if (!outline) return nothing;
  return svg`<svg class="silhouette ${pick ? 'open' : ''} ${isWide(outline.box) ? 'wide' : ''}" viewBox=${outline.box} aria-hidden="true">
    ${places.map(({name, injury}) => {
      const state = injury && injury !== 'treated' ? 'hurt' : injury ? 'treated' : '';
      return svg`<path class="place ${state} ${name === marked ? 'marked' : ''}" d=${outline.places[name] ?? ''} @click=${() => pick?.(name)}><title>${name}</title></path>`;
    })}
    <path class="lines" d=${outline.lines}></path>
  </svg>`;
}
