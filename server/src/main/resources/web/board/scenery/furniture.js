/** What stands in rooms. */
import {svg} from 'lit';
import {fitted, outline, rows} from './shapes.js';
/** @import {Drawing} from '../token.js' */
/** @import {Plot} from './index.js' */

/** @param {Plot} plot @returns {Drawing} */
const boards = (plot) => {
  const along = plot.wide >= plot.high;
  const {x, y, wide, high} = plot;
  const lines = [0.3, 0.7].map((share) =>
    along
      ? `M${x - wide / 2 + 3} ${y - high / 2 + share * high}H${x + wide / 2 - 3}`
      : `M${x - wide / 2 + share * wide} ${y - high / 2 + 3}V${y + high / 2 - 3}`,
  );
  return svg`<path class="thin" d=${lines.join('')}></path>`;
};

export const FURNITURE = /** @type {Record<string, (plot: Plot) => Drawing>} */ ({
  counter: (plot) =>
    svg`<g class="wood">${outline(plot)}${boards(plot)}${rows(
      {...plot, wide: plot.wide * 0.7, high: plot.high * 0.3},
      1.2,
      ({x, y}) => svg`<circle class="metal" cx=${x} cy=${y} r="3"></circle>`,
    )}</g>`,
  shelf: (plot) =>
    svg`<g class="wood">${outline(plot, 1)}${rows(
      plot,
      0.4,
      ({x, y, wide, high}) =>
        svg`<circle class="glass" cx=${x} cy=${y} r=${Math.max(1.5, Math.min(wide, high) * 0.32)}></circle>`,
    )}</g>`,
  table: (plot) =>
    svg`<g class="wood">${outline(plot, 6)}${
      plot.points.length === 1
        ? svg`<circle class="thin" cx=${plot.x} cy=${plot.y} r=${plot.wide * 0.41}></circle>`
        : boards(plot)
    }${fitted(plot, svg`<path class="paper" d="M-.35-.1l.3-.1.1.34-.3.1zM.1.1l.3.06-.08.3-.3-.06z"></path>`, {evenly: true})}</g>`,
  'overturned-table': (plot) =>
    svg`<g class="wood">${fitted(
      plot,
      svg`<path vector-effect="non-scaling-stroke" d="M-1-.55H1V-.1H-1Z"></path>
      <path class="thin" vector-effect="non-scaling-stroke" d="M-.8-.1V.85H-.55M.8-.1V.85H.55M-.9-.32H.9"></path>`,
    )}</g>`,
  chair: (plot) =>
    svg`<g class="wood">${fitted(
      plot,
      svg`<circle vector-effect="non-scaling-stroke" r=".95"></circle><circle class="thin" vector-effect="non-scaling-stroke" r=".55"></circle>`,
      {evenly: true},
    )}</g>`,
  piano: (plot) =>
    svg`<g class="wood">${outline(plot)}${fitted(
      plot,
      svg`<rect class="keys" x="-.9" y=".25" width="1.8" height=".55" vector-effect="non-scaling-stroke"></rect>
      <path class="black" vector-effect="non-scaling-stroke" d="M-.7.25v.32M-.5.25v.32M-.2.25v.32M0 .25v.32M.2.25v.32M.5.25v.32M.7.25v.32"></path>`,
    )}</g>`,
  'pool-table': (plot) => svg`<g class="wood">${outline(plot, 6)}
    <g class="felt">${fitted(plot, svg`<rect vector-effect="non-scaling-stroke" x="-.88" y="-.82" width="1.76" height="1.64"></rect>`)}</g>
    ${fitted(plot, svg`<path class="thin" vector-effect="non-scaling-stroke" d="M-.5.5.4-.3"></path>`)}
    ${[-1, 0, 1].map((across) =>
      [-1, 1].map(
        (down) =>
          svg`<circle class="black" cx=${plot.x + across * plot.wide * 0.44} cy=${plot.y + down * plot.high * 0.42} r="2.6"></circle>`,
      ),
    )}</g>`,
  stove: (plot) => svg`<g class="iron">${outline(plot, 4)}
    <circle class="thin" cx=${plot.x} cy=${plot.y} r=${Math.min(plot.wide, plot.high) * 0.28}></circle>
    <circle class="glow" cx=${plot.x} cy=${plot.y} r=${Math.min(plot.wide, plot.high) * 0.12}></circle></g>`,
});
