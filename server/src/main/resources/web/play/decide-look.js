import {css} from 'lit';

/** How a question stands in its column: only the cards scroll, the buttons keep their place. */
export const decideLook = css`
  :host {
    display: block;
    height: 100%;
    min-height: 0;
  }
  section {
    display: flex;
    flex-direction: column;
    height: 100%;
    min-height: 0;
  }
  header {
    flex: none;
    max-height: 45%;
    overflow: auto;
    padding: 12px var(--space-4) var(--space-2);
    display: grid;
    gap: var(--space-1);
  }
  header.hurt {
    margin: 10px 12px 6px;
    padding: 10px 12px;
    border: 1px solid var(--bad);
    border-left-width: 5px;
    border-radius: var(--radius);
    background: var(--bad-wash);
  }
  h2 {
    font-size: 17px;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  h2:focus-visible {
    outline: none;
    position: relative;
  }
  h2:focus-visible::before {
    content: '';
    position: absolute;
    inset: 1px auto 1px -9px;
    width: 3px;
    border-radius: 2px;
    background: var(--accent);
  }
  .asked {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
  }
  h3 {
    font-size: var(--text-s);
    color: var(--soft);
    margin-top: var(--space-1);
  }
  .situation {
    display: block;
    font-size: var(--text-m);
    font-weight: 500;
  }
  .left {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    color: var(--soft);
    font-size: 13px;
  }
  .left b {
    color: var(--ink);
    font-weight: 600;
  }
  .threat {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 10px;
    align-items: center;
    font-size: 13px;
    color: var(--soft);
  }
  .threat b {
    color: var(--bad);
  }
  .held {
    display: block;
    width: 100%;
    height: 10px;
  }
  .held .track {
    fill: var(--line);
  }
  .held .kept {
    fill: var(--good);
  }
  .held .lost {
    fill: url(#lost);
  }
  .held pattern rect {
    fill: var(--bad);
  }
  .cards {
    position: relative;
    flex: 1;
    min-height: 0;
    overflow: auto;
    padding: 4px var(--space-4) var(--space-3);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 7px;
    align-content: start;
    scrollbar-gutter: stable;
  }
  .cards:focus-visible {
    outline-offset: -3px;
  }
  .questions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .for {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: center;
    padding: 6px 10px;
    border-radius: 8px;
    border: 1px solid var(--warn);
    background: var(--warn-wash);
  }
  .for span {
    flex: 1;
  }
  .for .icon {
    color: var(--warn);
  }
  .notice {
    flex: none;
    margin: 0 var(--space-4) var(--space-2);
  }
  .row {
    flex: none;
    display: grid;
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    gap: var(--space-2);
    padding: 10px var(--space-4);
    border-top: 1px solid var(--line);
    background: var(--surface);
    box-shadow: 0 -6px 14px #0002;
  }
  .row button {
    height: 46px;
    min-width: 0;
    padding: 0 10px;
    font-size: 13px;
  }
  .row button:only-child {
    grid-column: 1 / 3;
  }
  .row span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  .row .quiet {
    color: var(--ink);
    text-align: left;
  }
  .row .two-lines {
    display: block;
    flex: 1;
  }
  .two-lines b {
    display: block;
    font-weight: 500;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .row small {
    display: block;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 650;
    font-size: 11.5px;
    letter-spacing: -0.01em;
  }
  .feared {
    color: var(--bad);
  }
  @media (max-width: 800px) {
    kbd {
      display: none;
    }
    section {
      overflow: auto;
    }
    .cards {
      flex: 1 0 auto;
      overflow: visible;
    }
    .row {
      position: sticky;
      bottom: 0;
      z-index: 1;
    }
    header {
      max-height: none;
      overflow: visible;
      padding: 10px 14px 6px;
    }
    .cards {
      padding-inline: 14px;
    }
    .row {
      padding: 8px 14px 10px;
    }
  }
  @media (max-width: 800px) and (max-height: 700px) {
    header {
      padding: 4px 14px 0;
      gap: 0;
    }
    .asked what-is-this {
      margin-block: -9px;
    }
    .row {
      padding-block: 6px;
    }
  }
`;
