import {css} from 'lit';

/** How the lab page is laid out: the answer at the left, two columns of reasons beside it. */
export const labLook = css`
  :host {
    display: block;
  }
  header {
    position: sticky;
    top: 0;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    min-height: 52px;
    padding: 6px var(--space-4);
    background: var(--surface);
    border-bottom: 1px solid var(--line);
  }
  .logo {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 40px;
    font-size: var(--text-l);
    font-weight: 750;
    color: var(--ink);
    text-decoration: none;
  }
  .logo .icon {
    color: var(--accent);
  }
  .grow {
    flex: 1;
  }
  main {
    display: grid;
    gap: var(--space-4);
    max-width: 1500px;
    margin: 0 auto;
    padding: var(--space-4);
  }
  h1:not(.unseen),
  .question {
    width: 100%;
    max-width: 720px;
    margin: 0 auto;
  }
  .question {
    display: grid;
    gap: var(--space-4);
  }
  .shared {
    overflow-wrap: anywhere;
    color: var(--soft);
  }
  .columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(380px, 100%), 1fr));
    gap: var(--space-3);
    align-items: start;
  }
  .columns > div {
    display: grid;
    gap: var(--space-3);
    min-width: 0;
  }
  .verdict {
    display: grid;
    gap: var(--space-2);
    border-color: var(--accent);
  }
  .says {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--space-3);
  }
  .says .words,
  .says .number {
    font-size: var(--text-xxl);
    font-weight: 750;
    line-height: 1.15;
  }
  .says p:last-child {
    white-space: nowrap;
    text-align: right;
  }
  .verdict.fair .words {
    color: var(--good);
  }
  .verdict.open .words,
  .verdict.endless .words,
  .flips .icon {
    color: var(--warn);
  }
  .flips {
    display: flex;
    gap: var(--space-2);
    align-items: center;
  }
  progress {
    width: 100%;
    height: 6px;
    accent-color: var(--accent);
  }
  .row {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--space-3);
  }
  .row.wrap > span {
    flex: 1;
  }
  .row button {
    flex: none;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: var(--space-3);
    margin: 0;
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
  }
  dt {
    font-size: var(--text-l);
    font-weight: 700;
  }
  dd {
    margin: 0;
    color: var(--soft);
    font-size: 13px;
    line-height: 1.35;
  }
  details summary {
    min-height: 24px;
    color: var(--soft);
    cursor: pointer;
  }
  details ul {
    margin: var(--space-1) 0 0;
    padding-left: var(--space-4);
  }
  .players,
  .examples {
    display: grid;
    gap: var(--space-2);
    margin: 0 0 var(--space-2);
    padding: 0;
    list-style: none;
  }
  .players {
    grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  }
  .players li {
    display: grid;
    padding: 10px;
    border-radius: 8px;
    background: var(--raised);
  }
  .players b {
    font-size: var(--text-l);
  }
  .examples li {
    display: grid;
    grid-template-columns: 72px 1fr auto;
    gap: var(--space-2) var(--space-3);
    align-items: start;
    padding-top: var(--space-2);
    border-top: 1px solid var(--line);
  }
  .examples .pill {
    justify-content: center;
  }
  .pill.best {
    border-color: var(--good);
    color: var(--good);
  }
  .pill.worst {
    border-color: var(--bad);
    color: var(--bad);
  }
  .notice {
    margin: var(--space-2) 0;
  }
  @media (max-width: 800px) {
    header {
      position: static;
      padding: 6px var(--space-3);
    }
    main {
      padding: var(--space-3);
    }
    .logo {
      min-height: 44px;
    }
    .path {
      order: 1;
      flex-basis: 100%;
    }
    .long {
      display: none;
    }
    header .pill {
      order: 2;
    }
    header .main {
      order: 3;
    }
    details summary {
      min-height: 44px;
      align-content: center;
    }
    .says .words,
    .says .number {
      font-size: 24px;
    }
    .examples li {
      grid-template-columns: 1fr auto;
    }
    .examples .pill {
      justify-self: start;
      grid-column: 1 / -1;
    }
  }
`;
