import {css} from 'lit';

/** How a body looks, drawing and table. */
export const bodyLook = css`
  .figure {
    display: flex;
    gap: 10px;
    align-items: center;
    min-width: 0;
  }
  .silhouette {
    flex: none;
    width: 62px;
    max-height: 104px;
  }
  .silhouette.wide {
    width: 88px;
  }
  .silhouette .place {
    fill: var(--raised, #1e2630);
    stroke: var(--faint, #8a99a9);
    stroke-width: 2.2;
    stroke-linejoin: round;
  }
  .silhouette .lines {
    fill: none;
    stroke: var(--faint, #8a99a9);
    stroke-width: 1.5;
    stroke-linecap: round;
    pointer-events: none;
  }
  .silhouette.open .place {
    cursor: pointer;
  }
  .silhouette.open .place:hover {
    fill: var(--accent-wash, #5cc8b51c);
  }
  .silhouette .marked {
    stroke: var(--accent, #5cc8b5);
    stroke-width: 3.5;
    fill: color-mix(in srgb, var(--accent, #5cc8b5) 22%, var(--raised, #1e2630));
  }
  .silhouette .hurt {
    stroke: var(--bad, #f58a8a);
    stroke-dasharray: 5 3;
    fill: color-mix(in srgb, var(--bad, #f58a8a) 34%, var(--raised, #1e2630));
  }
  .silhouette .treated {
    stroke: var(--warn, #f0c05a);
    stroke-dasharray: 2 3;
  }
  .figure table {
    flex: 1;
    min-width: 0;
    border-collapse: collapse;
    font-size: 12px;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }
  .figure th,
  .figure td {
    padding: 1.5px 3px;
    text-align: left;
    font-weight: 400;
    border-top: 1px solid var(--line, #2b3541);
    white-space: nowrap;
  }
  .figure tr:first-child th {
    border-top: 0;
    font-weight: 650;
    color: var(--soft, #a9b6c4);
  }
  .figure abbr {
    text-decoration: none;
  }
  .figure .number {
    text-align: right;
  }
  .figure .marked th,
  .figure .marked td {
    background: var(--accent-wash, #5cc8b51c);
    font-weight: 650;
  }
  .figure .chance {
    color: var(--accent, #5cc8b5);
    font-weight: 650;
  }
  .figure button {
    padding: 0;
    min-height: 24px;
    width: 100%;
    text-align: left;
    text-decoration: underline;
    text-underline-offset: 3px;
    text-decoration-color: var(--edge, #5d6d7e);
  }
  @media (max-width: 800px) {
    .figure button {
      min-height: 44px;
    }
  }
  .figure .injury {
    white-space: normal;
  }
  .figure .hurt .injury {
    color: var(--bad, #f58a8a);
    font-weight: 650;
  }
`;
