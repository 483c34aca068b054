import {css} from 'lit';

/** How a change is chosen and judged. */
export const changeLook = css`
  :host {
    display: block;
  }
  .choose {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .choose select {
    flex: 1 1 100px;
    width: auto;
    min-width: 0;
  }
  .steps {
    display: flex;
    align-items: center;
    min-height: 38px;
    border: 1px solid var(--edge);
    border-radius: 9px;
    background: var(--raised);
  }
  .steps button {
    display: grid;
    place-items: center;
    width: 38px;
    height: 38px;
  }
  .steps output {
    min-width: 64px;
    font-weight: 700;
    text-align: center;
  }
  .answer {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    margin: var(--space-3) 0;
    padding: 12px;
    border-radius: 8px;
    background: var(--raised);
  }
  .big {
    font-size: var(--text-xxl);
    line-height: 1.1;
    white-space: nowrap;
  }
  .pairs {
    width: 100%;
    margin: var(--space-3) 0 var(--space-2);
    border-spacing: 6px;
  }
  .pairs th {
    color: var(--soft);
    font-weight: 400;
  }
  .pairs tbody td {
    padding: 8px;
    border: 1px solid transparent;
    border-radius: 8px;
    background: var(--raised);
    text-align: center;
  }
  .pairs td b {
    display: block;
    font-size: var(--text-l);
  }
  .pairs td span {
    color: var(--soft);
    font-size: var(--text-s);
  }
  .pairs td.a {
    border: 2px dashed var(--edge);
  }
  .pairs td.b {
    border: 2px solid var(--accent);
  }
  .row {
    display: flex;
    justify-content: flex-end;
    margin-top: var(--space-2);
  }
  .notice {
    margin-top: var(--space-2);
  }
  @media (max-width: 800px) {
    .steps button {
      width: 44px;
      height: 44px;
    }
  }
`;
