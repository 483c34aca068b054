import {css} from 'lit';

/** How the end of a fight looks. */
export const endingLook = css`
  :host {
    position: absolute;
    inset: 0;
    overflow: auto;
    background: var(--bg);
    z-index: 4;
  }
  section {
    display: grid;
    gap: var(--space-4);
    max-width: 1000px;
    margin: 0 auto;
    padding: var(--space-5) var(--space-4);
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    justify-content: space-between;
    align-items: start;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .card {
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: 14px;
    background: var(--surface);
    min-width: 0;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--space-2);
    margin-bottom: var(--space-2);
  }
  h2 {
    font-size: var(--text-l);
  }
  svg:not(.icon) {
    display: block;
    width: 100%;
    height: 150px;
  }
  polyline {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  polygon {
    fill: var(--ours);
    opacity: 0.22;
  }
  .behind {
    fill: var(--theirs);
  }
  .mid,
  .grid {
    stroke: var(--line);
    vector-effect: non-scaling-stroke;
  }
  .chart {
    position: relative;
  }
  rect.turned {
    fill: var(--accent-wash);
    stroke: none;
  }
  polyline.turned {
    stroke: var(--accent);
    stroke-width: 4;
  }
  .fell {
    position: absolute;
    width: 12px;
    height: 12px;
    margin: -6px 0 0 -6px;
    border-radius: 50%;
    background:
      linear-gradient(45deg, transparent 44%, var(--bad) 44% 56%, transparent 56%),
      linear-gradient(-45deg, transparent 44%, var(--bad) 44% 56%, transparent 56%), var(--surface);
  }
  .rounds {
    position: relative;
    height: 1.4em;
    color: var(--soft);
  }
  .rounds span {
    position: absolute;
  }
  .moments {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .moments li {
    display: grid;
    grid-template-columns: 1fr 60px 84px auto;
    gap: var(--space-3);
    align-items: center;
    padding: var(--space-2) 0;
    border-top: 1px solid var(--line);
  }
  .moments b {
    white-space: nowrap;
  }
  .moments small {
    display: block;
  }
  .size .bar {
    display: block;
    margin: 0;
  }
  .axis {
    display: flex;
    justify-content: space-between;
    color: var(--soft);
  }
  .turn {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
    justify-content: space-between;
    margin-top: var(--space-3);
    padding: var(--space-3);
    border: 1px solid var(--accent);
    border-radius: var(--radius);
    background: var(--accent-wash);
  }
  .turn p {
    flex: 1 1 260px;
  }
  .wide {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 7px 10px 7px 0;
    border-top: 1px solid var(--line);
    text-align: left;
    white-space: nowrap;
  }
  thead th {
    border: 0;
    color: var(--soft);
    font-size: var(--text-s);
    font-weight: 500;
  }
  td:last-child {
    white-space: normal;
    color: var(--soft);
    min-width: 140px;
  }
  .n {
    text-align: right;
  }
  th i {
    display: inline-block;
    width: 10px;
    height: 10px;
    margin-right: 8px;
    border: 2px solid var(--ours);
    border-radius: 50%;
  }
  th i.theirs {
    border-color: var(--theirs);
    border-radius: 2px;
    transform: rotate(45deg);
  }
  .bar {
    display: inline-block;
    height: 8px;
    margin-right: 8px;
    border-radius: 2px;
    vertical-align: 1px;
    background: var(--ours);
  }
  .bar.theirs {
    background: var(--theirs);
  }
  @media (max-width: 800px) {
    :host {
      position: fixed;
      inset: 48px 0 0;
    }
    h1 {
      font-size: var(--text-xl);
    }
    .row button,
    .moments button {
      min-height: 44px;
    }
    .moments li {
      grid-template-columns: 1fr auto auto;
    }
    .moments .size {
      display: none;
    }
  }
`;
