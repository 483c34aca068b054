/** The map picture behind a board: where the board has places, it lies on its ground; else it fills the board. */
import {css, html, nothing, svg} from 'lit';
import {bounds} from './geometry.js';
import {imageAddress} from './portraits.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Backdrop} from '../net/protocol.js' */
/** @import {BoardKind} from './kind.js' */
/** @import {SurfaceBoard} from './surface.js' */
/** @import {Drawing} from './token.js' */

/** Pictures are at most so many times as high as wide. */
const HIGHEST = 8;

export const behindStyles = css`
  .behind {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    pointer-events: none;
  }
`;

/** On the ground, in pixels from the origin of the board. @param {SurfaceBoard} board @param {number} scale @returns {Drawing | typeof nothing} */
export function onGround({backdrop, extent}, scale) {
  const box = backdrop ? bounds(extent) : undefined;
  if (!backdrop || !box) return nothing;
  const [wide, high] = [(box.right - box.left) * scale, (box.bottom - box.top) * scale];
  const width = (wide * backdrop.width) / 100;
  const x = ((box.left + box.right) / 2) * scale + (wide * backdrop.across) / 100;
  const y = ((box.top + box.bottom) / 2) * scale + (high * backdrop.down) / 100;
  return svg`<image class="backdrop" href=${imageAddress(backdrop.image)} x=${x - width / 2} y=${y - (width * HIGHEST) / 2}
    width=${width} height=${width * HIGHEST} preserveAspectRatio="xMidYMid meet" opacity=${backdrop.opacity / 100}></image>`;
}

/** Behind a board without ground. @param {BoardKind} kind @param {Backdrop | null | undefined} backdrop @returns {TemplateResult | typeof nothing} */
export function behind(kind, backdrop) {
  if (!backdrop || 'extent' in kind) return nothing;
  const {across, down, width, opacity} = backdrop;
  const place = `transform: translate(${across}%, ${down}%) scale(${width / 100}); opacity: ${opacity / 100}`;
  return html`<img class="behind" alt="" src=${imageAddress(backdrop.image)} .style=${place} />`;
}
