/** What changed a fight most, in the order in which it happened. */
import {html, nothing} from 'lit';
import {icon} from '../../shared/icons.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Summary, Swing} from './summary.js' */

/** @param {Summary} summary @param {(number: number) => void} watch @returns {TemplateResult | typeof nothing} */
export function moments({moments}, watch) {
  if (moments.length < 2) return nothing;
  const most = Math.max(...moments.map(({before, after}) => Math.abs(after - before)));
  return html`<div class="card">
    <div class="head">
      <h2>Moments that counted</h2>
      <span class="soft small">how far each moved what is left of both sides</span>
    </div>
    <ol class="moments">
      ${moments.map((one) => moment(one, most, watch))}
    </ol>
  </div>`;
}

/** @param {Swing} swing @param {number} most @param {(number: number) => void} watch */
function moment({number, text, round, before, after}, most, watch) {
  const ours = after > before;
  const width = Math.max(2, Math.round((60 * Math.abs(after - before)) / most));
  return html`<li>
    <span>${text}<small class="soft">round ${round}</small></span>
    <span class="size" aria-hidden="true"
      ><i class="bar ${ours ? 'ours' : 'theirs'}" .style=${`width:${width}px`}></i
    ></span>
    <b>${ours ? 'for us' : 'against us'}</b>
    <button class="quiet" aria-label="See it: ${text}" @click=${() => watch(number)}>${icon('play')}</button>
  </li>`;
}
