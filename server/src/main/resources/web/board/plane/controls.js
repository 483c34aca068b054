/** What floats over the plane: the scale, zooming, the ruler, and units that stand nowhere on the board. */
import {html, nothing, svg} from 'lit';

const ICONS = {
  out: svg`<path d="M5 12h14"></path>`,
  in: svg`<path d="M5 12h14M12 5v14"></path>`,
  fit: svg`<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"></path>`,
  ruler: svg`<path d="M3 16 16 3l5 5L8 21zM7 12l2 2M10 9l3 3M13 6l2 2"></path>`,
  place: svg`<path d="M12 3v5M12 16v5M3 12h5M16 12h5"></path><circle cx="12" cy="12" r="4"></circle>`,
};

/** @param {import('../plane.js').PlaneBoard} board */
export function controls(board, step) {
  const size = step >= 1000 ? `${step / 1000} km` : `${step} m`;
  return html`<div class="hud">
      <span class="pill">1 square = ${size}</span><slot name="corner"></slot>
    </div>
    <div class="tools" role="group" aria-label="Board tools">
      ${board.offers.free ? tool('place', 'Choose a place', 'w', () => board.choosePlace(), board.mode?.kind === 'place') : nothing}
      ${tool('ruler', 'Ruler', 'm', () => board.toggleRuler(), board.mode?.kind === 'ruler')}
      ${tool('out', 'Zoom out', '−', () => board.zoomBy(0.8))}
      ${tool('fit', 'Show everything', 'z', () => board.fitAll())}
      ${tool('in', 'Zoom in', '+', () => board.zoomBy(1.25))}
    </div>`;
}

function tool(icon, label, key, deed, pressed) {
  return html`<button title="${label} (${key})" aria-label=${label} aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    @click=${deed}><svg viewBox="0 0 24 24" aria-hidden="true">${ICONS[icon]}</svg></button>`;
}

/** @param {import('../plane.js').PlaneBoard} board */
export function elsewhere(board) {
  const units = board.units.filter((unit) => !board.spotOf.has(unit.id));
  return units.length === 0 ? nothing : html`<div class="elsewhere" role="group" aria-label="Not on the board">
    <span>Not on the board</span>
    ${units.map((unit) => html`<button class=${board.offersAt(unit.id).length > 0 ? 'pill offered' : 'pill'} data-unit=${unit.id}
      aria-label=${board.description(unit)} @click=${() => board.pickUnit(unit.id)}>${unit.name}</button>`)}
  </div>`;
}
