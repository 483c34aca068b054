import {css} from 'lit';

/** How a question stands in its column: one thing below the other, the buttons always in sight. */
export const decideLook = css`
  :host {
    display: block;
  }
  section {
    padding: var(--space-4);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    background: linear-gradient(var(--raised), var(--surface) 160px);
  }
  h2 {
    font-size: var(--text-l);
    outline-offset: 4px;
    overflow-wrap: anywhere;
  }
  .left {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--space-3);
    color: var(--soft);
  }
  .left b {
    color: var(--ink);
    font-weight: 600;
  }
  .questions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .for {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    padding: 6px 10px;
    border-radius: 8px;
    border: 1px solid var(--warn);
    background: var(--warn-wash);
  }
  .for .icon {
    color: var(--warn);
  }
  .row {
    display: flex;
    gap: var(--space-2);
    position: sticky;
    bottom: 0;
    padding: var(--space-2) 0 var(--space-4);
    margin-bottom: calc(-1 * var(--space-4));
    background: var(--surface);
  }
  .row .main {
    flex: 1;
    min-width: 0;
  }
  .row .main span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .row .quiet {
    max-width: 42%;
  }
`;
