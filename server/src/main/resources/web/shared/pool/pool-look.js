import {css} from 'lit';

/** How dice with symbols look, in both themes: the dice keep their colours, as those on a table do. */
export const poolLook = css`
  .pool-die {
    width: 26px;
    height: 26px;
    flex: none;
    --body: #8a99a9;
    --on: #10151b;
  }
  .proficiency {
    --body: #f2c94c;
    --on: #1d1600;
  }
  .ability {
    --body: #5cb877;
    --on: #04160a;
  }
  .boost {
    --body: #86c8f5;
    --on: #04141f;
  }
  .challenge {
    --body: #b92b28;
    --on: #ffffff;
  }
  .difficulty {
    --body: #6a3fa6;
    --on: #ffffff;
  }
  .setback {
    --body: #14171c;
    --on: #ffffff;
  }
  .pool-die .body {
    fill: var(--body);
    stroke: var(--edge);
    stroke-width: 1.2;
  }
  .pool-die .edges {
    fill: none;
    stroke: var(--on);
    stroke-opacity: 0.38;
    stroke-width: 1.1;
  }
  .pool-die .letter {
    fill: var(--on);
    font-size: 10px;
    font-weight: 750;
  }
  .blank .letter {
    opacity: 0.45;
    font-size: 8px;
  }
  .pool-die .full,
  .pool-die text {
    fill: var(--on);
  }
  .pool-die .line {
    fill: none;
    stroke: var(--on);
    stroke-width: 2.6;
  }
  .symbol {
    width: 18px;
    height: 18px;
    flex: none;
  }
  .symbol .full,
  .symbol text {
    fill: currentColor;
  }
  .symbol .line {
    fill: none;
    stroke: currentColor;
    stroke-width: 2.2;
  }
  .pool {
    display: grid;
    gap: 4px;
    font-size: var(--text-s);
  }
  .pool-sides {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 10px;
  }
  .pool-sides > div + div {
    border-left: 1px dashed var(--line);
    padding-left: 10px;
  }
  .pool em {
    font-style: normal;
    color: var(--soft);
  }
  .pool ul {
    list-style: none;
    margin: 2px 0 0;
    padding: 0;
    display: grid;
    gap: 3px;
  }
  .pool li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 7px;
    align-items: center;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .pool li .dice {
    display: flex;
    flex-wrap: wrap;
    gap: 1px;
    max-width: 82px;
  }
  .pool li.new {
    color: var(--accent);
    font-weight: 650;
  }
  .pool li.none,
  .pool .note {
    display: block;
    color: var(--soft);
  }
  .thrown {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 3px;
  }
  .thrown i {
    width: 1px;
    height: 22px;
    margin: 0 4px;
    background: var(--edge);
  }
`;
