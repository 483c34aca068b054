import {css} from 'lit';

/** How a purse and what it buys look. */
export const spendLook = css`
  :host {
    display: grid;
    gap: var(--space-2);
  }
  .plate {
    position: sticky;
    top: -1px;
    z-index: 1;
    display: grid;
    gap: 6px;
    padding: 8px 10px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--raised);
    box-shadow: 0 6px 10px -8px #0009;
  }
  .purse {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 6px;
  }
  .tile {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 3px 10px;
    min-height: 36px;
    border: 1px solid var(--ours);
    border-radius: 9px;
    background: var(--surface);
    line-height: 1.15;
  }
  .tile b {
    font-size: var(--text-xl);
  }
  .tile span {
    font-size: var(--text-s);
  }
  .tile.none {
    border-color: var(--line);
    color: var(--soft);
  }
  .offers {
    display: grid;
    gap: 6px;
  }
  .offer {
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .offer:hover {
    border-color: var(--edge);
  }
  .offer.on {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    background: var(--accent-wash);
  }
  .offer.closed {
    border-style: dashed;
    background: none;
  }
  .take,
  .lacking li {
    display: grid;
    grid-template-columns: 38px minmax(0, 1fr) auto;
    gap: 8px;
    align-items: center;
    width: 100%;
    min-height: 44px;
    padding: 7px 12px;
  }
  .closed .take {
    cursor: default;
  }
  .costs {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    color: var(--warn);
  }
  .costs .symbol {
    width: 16px;
    height: 16px;
  }
  .what b {
    display: block;
    font-weight: 600;
  }
  .what small,
  .own small {
    display: block;
    font-size: 12.5px;
    line-height: 1.35;
    color: var(--soft);
  }
  .offer:not(.on) .what small {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-clamp: 2;
    overflow: hidden;
  }
  .what .why {
    color: var(--warn);
  }
  .tick {
    color: var(--accent);
    font-weight: 700;
  }
  .ways,
  .prices {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    padding: 0 12px 8px 58px;
  }
  .ways .quiet,
  .prices .quiet {
    min-height: 30px;
    padding: 2px 10px;
    border-radius: 99px;
    gap: 3px;
  }
  .prices .symbol {
    width: 14px;
    height: 14px;
  }
  .prices [aria-checked='true'] {
    border-color: var(--accent);
    color: var(--ink);
    background: var(--accent-wash);
  }
  .own .field {
    padding: 9px 12px 6px;
  }
  .own textarea {
    width: 100%;
    font: inherit;
    min-height: 52px;
  }
  .own .prices {
    padding-left: 12px;
  }
  .comes {
    font-size: 12.5px;
    color: var(--soft);
  }
  .comes b {
    color: var(--ink);
  }
  .again {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 34px;
    font-size: 13px;
  }
  .lacking summary {
    cursor: pointer;
    min-height: 28px;
  }
  .lacking ul {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: 4px;
  }
  .lacking li {
    border: 1px dashed var(--line);
    border-radius: var(--radius);
    color: var(--soft);
  }
  .lacking .costs {
    color: var(--soft);
  }
  @media (max-width: 800px) {
    .ways .quiet,
    .prices .quiet,
    .again,
    .lacking summary {
      min-height: 44px;
      min-width: 44px;
    }
    .ways {
      padding-left: 12px;
    }
    kbd {
      display: none;
    }
  }
`;
