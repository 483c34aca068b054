import {css} from 'lit';

/** How the rulebook looks on a screen and on paper: contents at the side where there is room for them. */
export const rulesLook = css`
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
    gap: var(--space-2) var(--space-3);
    padding: var(--space-2) var(--space-4);
    background: var(--surface);
    border-bottom: 1px solid var(--line);
  }
  .logo {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 44px;
    font-size: var(--text-l);
    font-weight: 750;
    color: var(--ink);
    text-decoration: none;
  }
  .logo .icon {
    color: var(--accent);
  }
  form {
    display: flex;
    gap: var(--space-2);
    flex: 1 1 220px;
    max-width: 460px;
    margin-left: auto;
  }
  form label {
    flex: 1;
  }
  .page {
    display: grid;
    grid-template-columns: minmax(0, 260px) minmax(0, 78ch);
    justify-content: center;
    gap: var(--space-5);
    padding: var(--space-4);
  }
  nav {
    position: sticky;
    top: 68px;
    align-self: start;
    max-height: calc(100dvh - 84px);
    overflow: auto;
  }
  nav summary {
    font-weight: 650;
    padding: 10px 0;
    cursor: pointer;
  }
  nav ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  nav li a {
    display: block;
    padding: 6px 8px;
    border-radius: 6px;
    color: var(--ink);
    text-decoration: none;
  }
  nav li a:hover {
    background: var(--raised);
  }
  main {
    display: grid;
    gap: var(--space-5);
    align-content: start;
    min-width: 0;
    line-height: 1.55;
  }
  main.alone {
    max-width: 78ch;
    margin: 0 auto;
    padding: var(--space-4);
  }
  .chapter,
  .entry,
  .found,
  .results,
  .worked {
    display: grid;
    gap: var(--space-3);
    min-width: 0;
  }
  .chapter {
    padding-top: var(--space-4);
    border-top: 1px solid var(--line);
  }
  .chapter > p {
    font-size: var(--text-l);
  }
  .entry,
  .found {
    gap: var(--space-2);
    padding-bottom: var(--space-3);
    border-bottom: 1px solid var(--line);
  }
  h2,
  h3,
  h4,
  .ruling,
  .worked,
  .results {
    scroll-margin-top: 120px;
  }
  .chapter > h2 {
    font-size: var(--text-xxl);
  }
  .chapter > h3 {
    margin-top: var(--space-3);
    font-size: var(--text-xl);
    color: var(--soft);
  }
  h4 {
    margin: 0;
    font-size: var(--text-l);
  }
  h4 a {
    color: inherit;
    text-decoration: none;
  }
  h4 a:hover {
    text-decoration: underline;
  }
  .here {
    background: var(--accent-wash);
    box-shadow: -10px 0 0 var(--accent-wash);
  }
  .wide {
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
    font-size: var(--text-m);
  }
  caption {
    text-align: left;
    font-weight: 650;
    padding: var(--space-1) 0;
  }
  th,
  td {
    text-align: left;
    vertical-align: top;
    padding: 5px 10px 5px 0;
    border-bottom: 1px solid var(--line);
  }
  thead th {
    color: var(--soft);
    font-weight: 600;
  }
  .worked {
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .worked ol {
    margin: 0;
    padding-left: 2.4em;
  }
  .worked button {
    justify-self: start;
  }
  .games {
    display: grid;
    gap: var(--space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media (max-width: 800px) {
    .page {
      grid-template-columns: minmax(0, 1fr);
    }
    nav {
      position: static;
      max-height: none;
    }
    nav summary,
    nav li a {
      min-height: 44px;
      align-content: center;
    }
    header {
      position: static;
      gap: var(--space-2);
      padding: var(--space-2) var(--space-3);
    }
    header > .quiet {
      padding-inline: var(--space-2);
    }
    form {
      max-width: none;
      flex-basis: 100%;
      order: 1;
    }
    h2,
    h3,
    h4,
    .ruling,
    .worked,
    .results {
      scroll-margin-top: var(--space-3);
    }
  }
  @media print {
    :host {
      --ink: #111;
      --soft: #333;
      --faint: #444;
      --line: #999;
      --surface: #fff;
      --raised: #fff;
      --accent: #111;
      --accent-wash: #fff;
      font-size: 10pt;
    }
    header,
    nav,
    .worked button,
    .results {
      display: none;
    }
    .page {
      display: block;
      padding: 0;
    }
    main,
    .chapter {
      display: block;
    }
    .chapter {
      break-before: page;
      border: 0;
    }
    .chapter > *,
    .entry > * {
      margin-bottom: 6pt;
    }
    .entry,
    .worked,
    tr {
      break-inside: avoid;
    }
    h2,
    h3,
    h4 {
      break-after: avoid;
    }
    .wide {
      overflow: visible;
    }
  }
`;
