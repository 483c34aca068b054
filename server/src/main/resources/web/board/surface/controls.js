/** What floats over a board: its scale or legend, zooming, the ruler, and units that stand nowhere on the board. */
import {html, nothing, svg} from 'lit';
/** @import {SurfaceBoard} from '../surface.js' */
/** @import {TemplateResult} from 'lit' */

const ICONS = {
  out: svg`<path d="M5 12h14"></path>`,
  in: svg`<path d="M5 12h14M12 5v14"></path>`,
  fit: svg`<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"></path>`,
  ruler: svg`<path d="M3 16 16 3l5 5L8 21zM7 12l2 2M10 9l3 3M13 6l2 2"></path>`,
  brush: svg`<path d="M4 20c3 0 5-1 5-4a3 3 0 0 1 3 3c0 2-4 3-8 1zM9 15 19 4l2 2-9 11"></path>`,
  place: svg`<path d="M12 3v5M12 16v5M3 12h5M16 12h5"></path><circle cx="12" cy="12" r="4"></circle>`,
};

/** @param {SurfaceBoard} board @returns {TemplateResult} */
export function controls(board) {
  return html`<div class="hud">${board.isSmall ? nothing : board.scaleShown()}<slot name="corner"></slot></div>
    <div class="tools" role="group" aria-label="Board tools">
      ${board.paints ? tool('brush', 'Paint the ground', 'd', () => board.tools.togglePainting(), board.mode?.kind === 'paint' || board.mode?.kind === 'brush') : nothing}
      ${board.offers.free ? tool('place', 'Choose a place', 'w', () => board.tools.choosePlace(), board.mode?.kind === 'place') : nothing}
      ${board.isSmall ? nothing : tool('ruler', 'Ruler', 'm', () => board.tools.toggleRuler(), board.mode?.kind === 'ruler')}
      ${board.isSmall ? nothing : tool('out', 'Zoom out', '−', () => board.tools.zoomBy(0.8))}
      ${tool('fit', 'Show everything', 'z', () => board.tools.fitAll())}
      ${board.isSmall ? nothing : tool('in', 'Zoom in', '+', () => board.tools.zoomBy(1.25))}
    </div>`;
}

/**
 * @param {keyof typeof ICONS} icon
 * @param {string} label
 * @param {string} key
 * @param {() => void} deed
 * @param {boolean} [pressed]
 */
function tool(icon, label, key, deed, pressed) {
  return html`<button
    title="${label} (${key})"
    aria-label=${label}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    @click=${deed}>
    <svg viewBox="0 0 24 24" aria-hidden="true">${ICONS[icon]}</svg>
  </button>`;
}

/** @param {SurfaceBoard} board @returns {TemplateResult | typeof nothing} */
export function elsewhere(board) {
  const units = board.units.filter((unit) => !board.spotOf.has(unit.id));
  return units.length === 0
    ? nothing
    : html`<details class="elsewhere" ?open=${units.some(({id}) => board.offersAt(id).length > 0)}>
        <summary>${units.length} not on the board</summary>
        <div role="group" aria-label="Not on the board">
          ${units.map(
            (unit) =>
              html`<button
                class=${board.offersAt(unit.id).length > 0 ? 'pill offered' : 'pill'}
                data-unit=${unit.id}
                aria-label=${board.description(unit)}
                @click=${() => board.pickUnit(unit.id)}>
                ${unit.name}
              </button>`,
          )}
        </div>
      </details>`;
}
