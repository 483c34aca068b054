/** What lies about in yards and beside roads. */
import {svg} from 'lit';
import {fitted, outline, rows} from './shapes.js';
/** @import {Drawing} from '../token.js' */
/** @import {Plot} from './index.js' */

export const GOODS = /** @type {Record<string, (plot: Plot) => Drawing>} */ ({
  crate: (plot) =>
    svg`<g class="wood">${rows(
      plot,
      0.9,
      ({
        x,
        y,
        wide,
        high,
      }) => svg`<rect x=${x - wide / 2 + 1} y=${y - high / 2 + 1} width=${wide - 2} height=${high - 2} rx="2"></rect>
      <path class="thin" d="M${x - wide * 0.34} ${y - high * 0.34}h${wide * 0.68}v${high * 0.68}h${-wide * 0.68}ZL${x + wide * 0.34} ${y + high * 0.34}"></path>`,
    )}</g>`,
  barrel: (plot) => svg`<g class="wood">${outline(plot)}
    ${fitted(plot, svg`<circle class="thin" r=".72" vector-effect="non-scaling-stroke"></circle><path class="thin" vector-effect="non-scaling-stroke" d="M-.6-.25H.6M-.6.25H.6"></path>`, {evenly: true})}</g>`,
  container: (plot) => {
    const along = plot.wide >= plot.high;
    const count = Math.max(3, Math.min(40, Math.round((along ? plot.wide : plot.high) / 9)));
    const ribs = Array.from({length: count - 1}, (_, i) => -0.96 + (1.92 * (i + 1)) / count);
    const d = ribs.map((at) => (along ? `M${at}-.86V.86` : `M-.86 ${at}H.86`)).join('');
    return svg`<g class="steel">${outline(plot, 2)}
      ${fitted(plot, svg`<path class="thin" vector-effect="non-scaling-stroke" d=${d}></path>`)}</g>`;
  },
  machine: (plot) => svg`<g class="steel">${outline(plot, 4)}
    ${fitted(
      plot,
      svg`<circle class="thin" r=".55" vector-effect="non-scaling-stroke"></circle>
        <path class="thin" vector-effect="non-scaling-stroke" d="M0-.85V.85M-.85 0H.85M-.6-.6.6.6M.6-.6-.6.6"></path>`,
      {evenly: true},
    )}</g>`,
  vehicle: (plot) => svg`<g class="steel">${outline(plot, 8)}
    ${fitted(
      plot,
      svg`<path class="thin" vector-effect="non-scaling-stroke" d="M.1-.75h.4V.75H.1ZM-.75-.7H0V.7H-.75ZM.6-.5H.9M.6.5H.9"></path>`,
      plot.high > plot.wide ? {turn: -90} : {},
    )}</g>`,
  tree: (plot) =>
    svg`<g class="leaf">${rows(plot, 2, ({x, y, wide, high}) => {
      const r = Math.min(wide, high) / 2;
      return svg`<circle cx=${x} cy=${y} r=${r}></circle><circle class="thin" cx=${x - r * 0.2} cy=${y - r * 0.2} r=${r * 0.5}></circle>`;
    })}</g>`,
  rock: (plot) =>
    svg`<g class="stone">${
      plot.points.length === 1
        ? fitted(
            plot,
            svg`<path vector-effect="non-scaling-stroke" d="M-.4-.95.45-.9.95-.35.9.45.4.95-.5.9-.95.4-.9-.45Z"></path>
            <path class="thin" vector-effect="non-scaling-stroke" d="M-.4-.95-.1-.1.45-.9M-.1-.1.9.45M-.1-.1-.5.9M-.1-.1-.95.4"></path>`,
          )
        : outline(plot, 8)
    }</g>`,
});
