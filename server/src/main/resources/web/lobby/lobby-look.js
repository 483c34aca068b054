import {css} from 'lit';

/** Three columns and a foot that stays; on a phone one column, the seats first. */
export const lobbyLook = css`
  :host {
    display: grid;
    grid-template-rows: 52px minmax(0, 1fr) auto;
    height: 100dvh;
  }
  header {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    padding: 0 var(--space-4);
    background: var(--surface);
    border-bottom: 1px solid var(--line);
    min-width: 0;
  }
  .logo {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 44px;
    min-width: 44px;
    color: var(--ink);
    font-size: var(--text-l);
    font-weight: 750;
    text-decoration: none;
  }
  .logo .icon {
    width: 22px;
    height: 22px;
    color: var(--accent);
  }
  h1 {
    min-width: 0;
    font-size: var(--text-m);
    font-weight: 650;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .learn {
    display: grid;
    align-content: center;
    min-height: 44px;
    padding: 0 var(--space-2);
  }
  h1 span {
    color: var(--soft);
    font-weight: 400;
  }
  .grow {
    flex: 1;
  }
  main {
    display: grid;
    grid-template-columns: 350px minmax(0, 1fr) 380px;
    gap: var(--space-4);
    padding: var(--space-4);
    min-height: 0;
    align-items: stretch;
  }
  .column {
    display: flex;
    flex-direction: column;
    gap: var(--space-4);
    min-height: 0;
    overflow: auto;
  }
  .seats .box {
    min-height: 0;
  }
  .seats lobby-seats {
    min-height: 120px;
    overflow: auto;
    flex: 0 1 auto;
  }
  .box {
    display: flex;
    flex-direction: column;
    gap: var(--space-3);
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: 14px;
    background: var(--surface);
  }
  .fill {
    flex: 1;
  }
  .box h2 {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 var(--space-2);
    font-size: var(--text-l);
  }
  .box h2 small {
    font-weight: 400;
    font-size: var(--text-s);
    color: var(--soft);
  }
  .map {
    height: 300px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    overflow: hidden;
    background: var(--board);
  }
  .map arbiter-board {
    display: block;
    height: 100%;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  dl {
    margin: 0;
    display: grid;
  }
  dl div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
    padding: var(--space-2) 0;
    border-top: 1px solid var(--line);
  }
  dl div:first-child {
    border: 0;
  }
  dt small {
    display: block;
    color: var(--soft);
  }
  dd {
    margin: 0;
    font-weight: 650;
    text-align: right;
  }
  .said {
    margin-top: auto;
    display: grid;
    gap: 6px;
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
  }
  .said p {
    overflow-wrap: anywhere;
  }
  footer {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    padding: 12px var(--space-4);
    background: var(--surface);
    border-top: 1px solid var(--line);
  }
  footer p {
    flex: 1;
    color: var(--soft);
  }
  footer b {
    display: block;
    font-size: var(--text-l);
    color: var(--ink);
  }
  footer button {
    min-height: 48px;
  }
  footer .main {
    padding: 0 28px;
    font-size: var(--text-l);
  }
  @media (max-width: 1100px) {
    main {
      grid-template-columns: minmax(0, 1fr) 340px;
      overflow: auto;
    }
    .column {
      overflow: visible;
    }
    .scene {
      order: 3;
      grid-column: 1 / 3;
    }
  }
  @media (max-width: 800px) {
    .logo span,
    h1 span,
    header .grow,
    .state {
      display: none;
    }
    .seats lobby-seats {
      overflow: visible;
    }
    header {
      gap: var(--space-1);
      padding: 0 var(--space-2);
    }
    h1 {
      flex: 1;
    }
    main {
      display: flex;
      flex-direction: column;
      gap: 10px;
      padding: 10px;
    }
    .column {
      flex: none;
    }
    .box {
      padding: 12px;
    }
    .seats {
      order: 1;
    }
    .invite {
      order: 2;
    }
    .scene {
      order: 3;
    }
    .map {
      height: 220px;
    }
    footer {
      flex-wrap: wrap;
      padding: 10px;
      gap: var(--space-2);
    }
    footer p {
      flex: 1 1 100%;
      font-size: var(--text-s);
      line-height: 1.3;
    }
    footer b {
      font-size: var(--text-m);
    }
    footer button {
      flex: 1;
      min-height: 44px;
    }
  }
`;
