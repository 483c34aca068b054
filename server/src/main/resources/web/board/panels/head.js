/** What stands above the zones: both pools of points, luck, and the weather that is everywhere. */
import {html, nothing} from 'lit';
/** @import {TemplateResult} from 'lit' */
/** @import {Detail, Unit} from '../../net/protocol.js' */
/** @import {PanelsBoard} from '../panels.js' */

const POOL = 'AP of the ';
const HAND = 'AP in hand, ';
/** More points than these are only a figure. */
const MOST_SIGNS = 8;

/** @param {PanelsBoard} board @param {Unit | undefined} from @returns {TemplateResult} */
export function head(board, from) {
  const details = board.view?.details ?? [];
  const luck = from?.bars.find(({label}) => label === 'luck');
  return html`<div class="head">
    <div class="purse" role="group" aria-label="Action points">
      ${details.filter(({label}) => label.startsWith(POOL)).map(pool)}
      ${details
        .filter(({label}) => label.startsWith(HAND))
        .map(
          ({label, value}) =>
            html`<span class="pool hand"
              ><b>${value}</b><span>in hand<small>${label.slice(HAND.length)}</small></span></span
            >`,
        )}
      ${
        luck && from
          ? html`<span class="pool luck"
              ><b>${luck.value}</b><span>luck<small>${from.name}, of ${luck.maximum}</small></span></span
            >`
          : nothing
      }
    </div>
    <span class="grow"></span>
    ${board.everywhere.map(
      ({kind, words, means}) =>
        html`<span class="pool weather ${kind}"
          ><i aria-hidden="true">${SIGNS[kind] ?? ''}</i
          ><span><b>${words}</b> everywhere<small>${means}</small></span></span
        >`,
    )}
    <slot name="legend"></slot>
  </div>`;
}

/** Signs for kinds of tags; words say the same. @type {Record<string, string>} */
export const SIGNS = {rain: '☂', fog: '≋', radiation: '☢', mine: '✹', sight: '◫'};

/** A pool as figure and signs: ours are circles, the gamemaster's diamonds. @param {Detail} detail */
function pool({label, value, within}) {
  const whose = label.slice(POOL.length);
  const party = whose === 'party';
  const points = Number(value);
  const most = Number(within.find((one) => one.label === 'most')?.value ?? points);
  const signs = Math.max(most, points);
  return html`<span class="pool ${party ? 'ours' : 'theirs'}">
    <b>${value}</b>
    ${
      signs > 0 && signs <= MOST_SIGNS
        ? html`<span class="signs" aria-hidden="true"
            >${Array.from({length: signs}, (_, i) => html`<i class=${i < points ? 'full' : ''}></i>`)}</span
          >`
        : nothing
    }
    <span>${whose}<small>action points${within.length ? `, of ${most}` : ''}</small></span>
  </span>`;
}
