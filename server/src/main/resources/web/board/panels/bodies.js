/** Bodies below the zones: whoever is aimed at or looked at, whoever acts, and those who are injured. */
import {html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {bodyFigure, bodyOf, isInjured} from '../../shared/body/figure.js';
import {drawn} from './zone.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Unit} from '../../net/protocol.js' */
/** @import {PanelsBoard} from '../panels.js' */

const MOST = 3;

/** @param {PanelsBoard} board @returns {TemplateResult | typeof nothing} */
export function bodies(board) {
  const shown = whose(board);
  if (shown.length === 0) return nothing;
  const target = board.target()?.unit;
  return html`<div class="bodies" role="region" tabindex="0" aria-label="Bodies">
    ${repeat(
      shown,
      ({id}) => id,
      (unit) => card(board, unit, unit.id === target),
    )}
  </div>`;
}

/** @param {PanelsBoard} board @returns {Unit[]} */
function whose(board) {
  const {byId} = board;
  const first = [board.target()?.unit, board.selected, board.from()?.id].flatMap((id) => byId.get(id ?? '') ?? []);
  const hurt = board.units.filter((unit) => !unit.out && isInjured(unit));
  return [...new Set([...first, ...hurt])].filter((unit) => bodyOf(unit)).slice(0, MOST);
}

/** @param {PanelsBoard} board @param {Unit} unit @param {boolean} target */
function card(board, unit, target) {
  const [bar] = unit.bars;
  return html`<section class="body ${target ? 'target' : ''}">
    <h2>
      ${drawn(board, unit, [])}<span>${unit.name}${target ? ', target' : ''}</span
      ><small>${bar ? `${bar.value} of ${bar.maximum} ${bar.label}` : ''}</small>
    </h2>
    ${bodyFigure(unit)}
  </section>`;
}
