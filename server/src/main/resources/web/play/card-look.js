import {css} from 'lit';

/** How a card with its figures looks, wherever one stands. */
export const cardLook = css`
  :host {
    display: block;
  }
  .card {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 0;
    transition: border-color var(--quick);
  }
  .inner {
    grid-column: 1 / -1;
    min-width: 0;
  }
  .card:hover,
  .on {
    border-color: var(--accent);
  }
  .on {
    box-shadow: 0 0 0 1px var(--accent) inset;
  }
  .card > button {
    display: grid;
    gap: 2px;
    width: 100%;
    padding: 9px 12px;
    text-align: left;
    border-radius: var(--radius);
    min-height: 44px;
    align-content: center;
  }
  .t {
    display: flex;
    gap: 9px;
    align-items: center;
  }
  .t > b {
    flex: 1;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .cost,
  .pc {
    white-space: nowrap;
  }
  .mark {
    width: 26px;
    height: 26px;
    flex: none;
  }
  .sub {
    display: block;
    color: var(--soft);
    font-size: 12.5px;
  }
  .pc {
    font-weight: 700;
    color: var(--accent);
  }
  .feared,
  .feared .n,
  .feared b {
    color: var(--bad);
  }
  .two {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 14px;
    margin-top: 6px;
  }
  .figure {
    display: grid;
    align-content: start;
    min-width: 0;
  }
  .n {
    font-size: var(--text-xxl);
    line-height: 1.1;
    font-weight: 700;
    color: var(--accent);
    letter-spacing: -0.3px;
  }
  .n small {
    font-size: 15px;
  }
  .answered .n {
    color: var(--ink);
  }
  .w {
    font-size: 12.5px;
    color: var(--soft);
  }
  .w b {
    color: var(--ink);
  }
  .strip {
    width: 100%;
    height: 6px;
    margin-top: 4px;
    display: block;
  }
  .track {
    fill: var(--line);
  }
  .value {
    fill: var(--accent);
  }
  .feared .value {
    fill: var(--bad);
  }
  .dashes {
    stroke: var(--soft);
    stroke-width: 6;
    stroke-dasharray: 2.4 1.6;
  }
  .measured {
    display: grid;
    grid-template-columns: minmax(84px, 30%) 1fr;
    gap: var(--space-3);
    margin-top: 4px;
  }
  .measured .n {
    font-size: var(--text-xl);
  }
  .rows {
    display: grid;
    gap: 4px;
    align-content: center;
  }
  .row {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 48px minmax(56px, auto);
    gap: 8px;
    align-items: center;
    font-size: 12.5px;
    color: var(--soft);
  }
  .row b {
    text-align: right;
    white-space: nowrap;
  }
  .row .strip {
    margin: 0;
  }
  .inner {
    display: grid;
    gap: var(--space-2);
    padding: 0 12px 12px;
  }
  .sums {
    display: grid;
    grid-template-columns: 50px 1fr;
    gap: 4px 6px;
    font-size: var(--text-s);
    color: var(--soft);
    align-items: baseline;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    align-items: center;
  }
  .chips > b {
    color: var(--ink);
  }
  .add {
    border-color: var(--accent);
    background: var(--accent-wash);
    color: var(--ink);
  }
  .tick {
    width: 18px;
    height: 18px;
    border: 1px solid var(--edge);
    border-radius: 5px;
    text-align: center;
    line-height: 16px;
    font-size: 12px;
    color: var(--accent-ink);
    flex: none;
  }
  .on .tick {
    background: var(--accent);
    border-color: var(--accent);
  }
  @media (max-width: 800px) {
    kbd {
      display: none;
    }
  }
`;
