/** The picture of a game: lines that come with the game, in a tint of its own. */
import {css, nothing, svg} from 'lit';
/** @import {Presentation, Stroke} from '../net/protocol.js' */
/** @import {Drawing} from '../board/token.js' */

/** @param {Presentation} presentation @returns {Drawing} */
export function picture({tint, picture: strokes}) {
  return svg`<svg class="art ${tint}" viewBox="0 0 280 132" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${strokes.map(stroke)}
  </svg>`;
}

/** @param {Stroke} stroke */
function stroke({d, fill, strength, width, look = ''}) {
  return svg`<path class="${fill ?? 'none'} ${look}" d=${d} fill-opacity=${strength ? strength / 100 : nothing} stroke-width=${width ?? nothing}></path>`;
}

export const pictureLook = css`
  .art {
    display: block;
    width: 100%;
    height: 150px;
    border-bottom: 1px solid var(--line);
    background: color-mix(in srgb, var(--tint) 11%, var(--surface));
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.7;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .art .ground {
    fill: var(--surface);
  }
  .art .tint {
    fill: var(--tint);
  }
  .art .none {
    fill: none;
  }
  .art .faint {
    stroke-opacity: 0.5;
  }
  .art .dashed {
    stroke-dasharray: 2 6;
  }
  .art .bare {
    stroke: none;
  }
  .blue {
    --tint: #4f8fd0;
  }
  .yellow {
    --tint: #d9a51e;
  }
  .red {
    --tint: #d65f5f;
  }
  .violet {
    --tint: #8a6bd6;
  }
  .orange {
    --tint: #cf7a2e;
  }
`;
