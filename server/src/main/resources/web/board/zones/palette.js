/** What the pictures mean, and what a gamemaster paints with. */
import {html, nothing, svg} from 'lit';
import {patternOf} from './terrain.js';
/** @import {TemplateResult} from 'lit' */
/** @import {PaintMode} from '../surface/modes.js' */
/** @import {ZonesBoard} from '../zones.js' */

/** @param {string} kind */
function swatch(kind) {
  return svg`<svg class="swatch" width="18" height="18" aria-hidden="true"><rect width="18" height="18" rx="4" fill="url(#t-${patternOf(kind)})"></rect></svg>`;
}

/**
 * The kinds of terrain that lie on the board, and its environment where that is the same everywhere. Each leads to what
 * it means.
 *
 * @param {ZonesBoard} board
 * @returns {TemplateResult}
 */
export function legend(board) {
  const {kinds, everywhere} = board.map;
  const word = (/** @type {string} */ kind) => {
    const ask = () => board.tell('explain-word', {word: kind});
    return html`<button class="pill kind" title="What ${kind} ground means" @click=${ask}>
      ${swatch(kind)}${kind}<span class="why" aria-hidden="true">?</span>
    </button>`;
  };
  return html`${kinds.map(word)} ${everywhere ? html`<span class="pill">${everywhere}</span>` : nothing}`;
}

/** @param {ZonesBoard} board @returns {TemplateResult | typeof nothing} */
export function palette(board) {
  const {mode} = board;
  if (mode?.kind !== 'paint') {
    return nothing;
  }
  const set = (/** @type {Partial<PaintMode>} */ more) => () => (board.mode = {...mode, ...more});
  return html`<div class="palette" role="group" aria-label="Paint">
    ${(board.paints ?? []).map((what) => html`<button aria-pressed=${String(mode.what === what)} @click=${set({what})}>${swatch(what)}${what}</button>`)}
    <span class="bar" aria-hidden="true"></span>
    <button aria-pressed=${String(mode.on)} @click=${set({on: true})}>Lay down</button>
    <button aria-pressed=${String(!mode.on)} @click=${set({on: false})}>Take away</button>
    <button @click=${() => board.tools.leaveMode()}>Done</button>
  </div>`;
}
