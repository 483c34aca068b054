/** What lies flat: one walks over it. */
import {svg} from 'lit';
import {fitted, outline, rows} from './shapes.js';
/** @import {Drawing} from '../token.js' */
/** @import {Plot} from './index.js' */

export const GROUND = /** @type {Record<string, (plot: Plot) => Drawing>} */ ({
  area: (plot) => svg`<g class="marked">${outline(plot, 4)}</g>`,
  floor: (plot) => svg`<g class="floor">${outline(plot, 2)}<g class="planks">${outline(plot, 2)}</g></g>`,
  road: (plot) => svg`<g class="road">${outline(plot, 2)}
    ${fitted(
      plot,
      plot.wide >= plot.high
        ? svg`<path class="lane" vector-effect="non-scaling-stroke" d="M-1 0H1"></path>`
        : svg`<path class="lane" vector-effect="non-scaling-stroke" d="M0-1V1"></path>`,
    )}</g>`,
  water: (plot) => svg`<g class="water">${outline(plot, 8)}<g class="waves">${outline(plot, 8)}</g></g>`,
  rubble: (plot) =>
    svg`<g class="stone loose">${rows(
      plot,
      0.8,
      ({x, y, wide, high}) => svg`<g transform="translate(${x} ${y}) scale(${wide / 2} ${high / 2})">
      <path vector-effect="non-scaling-stroke" d="M-.7-.2-.2-.6.2-.2-.1.3-.6.3ZM.2.1.7-.1.8.5.3.6Z"></path></g>`,
    )}</g>`,
});
