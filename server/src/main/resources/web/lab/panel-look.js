import {css} from 'lit';

/** How the charts of the lab are drawn: colour for sides, hatching and dashes saying the same. */
export const panelLook = css`
  :host {
    display: block;
    min-width: 0;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  :host(.inner) {
    padding: 0;
    border: 0;
    background: none;
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    min-height: 34px;
    margin-bottom: var(--space-2);
  }
  h2 {
    font-size: var(--text-m);
    font-weight: 700;
  }
  .top .tool {
    min-height: 30px;
    margin: 0 -10px 0 auto;
    font-size: var(--text-s);
  }
  .wide {
    max-height: 420px;
    overflow: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 4px 10px 4px 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
    white-space: nowrap;
  }
  thead th {
    color: var(--soft);
    font-weight: 600;
  }
  tbody th {
    font-weight: 400;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-3);
    color: var(--soft);
    font-size: 13px;
  }
  .legend .swatch {
    display: inline-block;
    width: 12px;
    height: 12px;
    margin-right: 5px;
    vertical-align: -1px;
  }
  .swatch.ours {
    background: var(--ours);
  }
  .swatch.theirs {
    background: repeating-linear-gradient(
      45deg,
      var(--theirs) 0 2px,
      color-mix(in srgb, var(--theirs) 30%, var(--surface)) 2px 5px
    );
  }
  .swatch.nobody {
    background: var(--edge);
  }
  svg.trace,
  svg.evidence {
    display: block;
    width: 100%;
    height: auto;
  }
  svg text {
    fill: var(--soft);
    font: 12px var(--font);
  }
  svg text.strong {
    fill: var(--ink);
    font-weight: 700;
  }
  svg text.fair {
    fill: var(--good);
  }
  .grid {
    stroke: var(--line);
    stroke-width: 1;
  }
  rect.fair {
    fill: color-mix(in srgb, var(--good) 14%, transparent);
  }
  rect.void {
    fill: color-mix(in srgb, var(--soft) 14%, transparent);
  }
  .band {
    fill: color-mix(in srgb, var(--ours) 28%, transparent);
  }
  .line {
    fill: none;
    stroke: var(--ours);
    stroke-width: 2;
  }
  .evidence .line {
    stroke: var(--accent);
  }
  .evidence .line.other {
    stroke: var(--soft);
    stroke-dasharray: 5 4;
  }
  .now {
    fill: var(--ours);
  }
  .legend .stroke {
    display: inline-block;
    width: 18px;
    margin-right: 5px;
    border-top: 2px solid var(--accent);
    vertical-align: middle;
  }
  .legend .stroke.other {
    border-top: 2px dashed var(--soft);
  }
  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .mark {
    width: 15px;
    height: 15px;
    flex: none;
    fill: none;
    stroke: var(--ours);
    stroke-width: 2.2;
  }
  .mark.theirs {
    stroke: var(--theirs);
  }
  .who {
    display: flex;
    align-items: center;
    gap: 7px;
    min-width: 0;
  }
  .who > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .heads {
    color: var(--soft);
    font-size: 13px;
  }
  .standing li {
    display: grid;
    grid-template-columns: minmax(76px, 110px) 1fr 34px 72px;
    gap: var(--space-2);
    align-items: center;
    min-height: 32px;
  }
  .standing .heads {
    min-height: 22px;
  }
  .standing .who > span {
    white-space: nowrap;
  }
  .standing b,
  .standing .falls {
    text-align: right;
    white-space: nowrap;
  }
  .rounds {
    display: flex;
  }
  .rounds i {
    flex: 1;
    font-style: normal;
    text-align: center;
  }
  .strip {
    width: 100%;
    height: 27px;
  }
  .strip polygon {
    fill: color-mix(in srgb, var(--ours) 32%, transparent);
  }
  .strip polyline {
    fill: none;
    stroke: var(--ours);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  .strip.theirs polygon {
    fill: color-mix(in srgb, var(--theirs) 32%, transparent);
  }
  .strip.theirs polyline {
    stroke: var(--theirs);
  }
  .strip line {
    stroke: var(--surface);
    stroke-dasharray: 2 2;
    vector-effect: non-scaling-stroke;
  }
  .lengths {
    display: flex;
    align-items: flex-end;
    gap: 3px;
    margin: var(--space-2) 0;
  }
  .lengths li {
    display: grid;
    flex: 1;
    justify-items: center;
    min-width: 0;
    font-size: 13px;
  }
  .bar {
    display: flex;
    flex-direction: column;
    width: 100%;
    border-bottom: 1px solid var(--edge);
  }
  .bar i {
    display: block;
  }
  .round {
    color: var(--soft);
  }
  .effects li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(150px, 44%) 62px;
    gap: var(--space-2);
    align-items: center;
    min-height: 34px;
    line-height: 1.25;
  }
  .effects .who > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .effects .heads {
    min-height: 22px;
  }
  .effects .more,
  .heads span:last-child {
    font-size: 13px;
    text-align: right;
  }
  .axis {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }
  .axis b {
    width: 46px;
    text-align: right;
  }
  .axis b.unseen-effect {
    color: var(--soft);
    font-weight: 400;
  }
  .effect {
    flex: 1;
    min-width: 0;
    height: 18px;
  }
  .effect line {
    stroke: var(--ink);
    vector-effect: non-scaling-stroke;
  }
  .effect .zero {
    stroke: var(--edge);
  }
  .effect rect.more {
    fill: color-mix(in srgb, var(--accent) 70%, transparent);
  }
  .effect rect.less {
    fill: color-mix(in srgb, var(--theirs) 60%, transparent);
  }
  @media (max-width: 800px) {
    .top .tool {
      min-height: 44px;
    }
    .effects li {
      grid-template-columns: minmax(0, 1fr) 62px;
      padding: 4px 0;
      border-top: 1px solid var(--line);
    }
    .effects .axis {
      grid-column: 1 / -1;
      grid-row: 2;
    }
    .effects .heads {
      display: none;
    }
    .rounds i:nth-child(even) {
      visibility: hidden;
    }
    .standing li {
      grid-template-columns: minmax(64px, 84px) 1fr 28px 66px;
      gap: 6px;
    }
  }
`;
