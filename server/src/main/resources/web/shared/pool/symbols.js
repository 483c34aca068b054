/** What dice show, as line drawings, by name. What has no drawing is told by its first letter. */
import {html, svg} from 'lit';
/** @import {TemplateResult} from 'lit' */

/** Each within ten around the middle, in the colour around it. */
const DRAWN = {
  success: svg`<path class="full" d="M0-8 2-2.8 7-5 4.4 0 7 5 2 2.8 0 8-2 2.8-7 5-4.4 0-7-5-2-2.8z"></path>`,
  failure: svg`<path class="line" d="M-6.5-6.5 6.5 6.5M6.5-6.5-6.5 6.5"></path>`,
  advantage: svg`<path class="line" d="M-7 1.5 0-6l7 7.5M-7 7 0-.5 7 7"></path>`,
  threat: svg`<path class="line" d="M-7-7 0 .5 7-7M-7-1.5 0 6l7-7.5"></path>`,
  triumph: svg`<circle class="line" r="8"></circle><path class="full" d="M0-6 1.6-2 5.7-1.8 2.5.9 3.6 5 0 2.7-3.6 5-2.5.9-5.7-1.8-1.6-2z"></path>`,
  despair: svg`<circle class="line" r="8"></circle><path class="line" d="M-3.8-3.8 3.8 3.8M3.8-3.8-3.8 3.8"></path>`,
};

/** A symbol as part of a drawing. @param {string} name @returns {ReturnType<typeof svg>} */
export function drawnSymbol(name) {
  const drawn = /** @type {Record<string, ReturnType<typeof svg>>} */ (DRAWN)[name];
  return drawn ?? svg`<text y="5" text-anchor="middle">${name.charAt(0).toUpperCase()}</text>`;
}

/** A symbol alone; what it is called stands beside it or is said. @param {string} name @returns {TemplateResult} */
export function symbol(name) {
  return html`<svg class="symbol" viewBox="-10 -10 20 20" aria-hidden="true">${drawnSymbol(name)}</svg>`;
}
