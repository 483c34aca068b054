import {css} from 'lit';

/** How the rows of the lobby look: a person, their units, whether they are ready. */
export const seatsLook = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
  }
  .side {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin-top: var(--space-2);
    color: var(--soft);
  }
  .side h3 {
    flex: 1;
    font-size: var(--text-m);
    color: var(--ink);
  }
  .dot {
    width: 11px;
    height: 11px;
    border-radius: 50%;
    background: var(--ours);
  }
  .dot.theirs {
    border-radius: 2px;
    background: var(--theirs);
    rotate: 45deg;
  }
  .row {
    display: grid;
    grid-template-columns: 40px minmax(110px, 150px) minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-3);
    align-items: center;
    min-height: 64px;
    padding: 10px 14px;
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--surface);
  }
  .side,
  .row {
    flex: none;
  }
  .row.many .units {
    grid-column: 2 / 5;
    grid-row: 2;
  }
  .row > :last-child {
    grid-column: 4;
    grid-row: 1;
    justify-self: end;
  }
  .row.you {
    border-color: var(--accent);
  }
  .row.free {
    border-style: dashed;
  }
  .face {
    width: 40px;
    height: 40px;
    display: grid;
    place-items: center;
    border: 1px solid var(--line);
    border-radius: 50%;
    background: var(--raised);
    color: var(--soft);
    font-weight: 700;
  }
  .name b {
    display: block;
    font-size: 15px;
    overflow-wrap: anywhere;
  }
  .name small {
    color: var(--soft);
  }
  .units {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .unit {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 36px;
    max-width: 100%;
    padding: 3px 12px 3px 4px;
    border: 1px solid var(--line);
    border-radius: 99px;
    background: var(--raised);
    font-weight: 600;
  }
  .unit span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .unit:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  .unit[draggable]:hover {
    border-color: var(--edge);
  }
  .unit select {
    position: absolute;
    inset: 0;
    min-height: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  .unit .mark {
    width: 30px;
    height: 30px;
    flex: none;
    --cut: var(--raised);
  }
  .ready {
    display: flex;
    align-items: center;
    gap: 6px;
    font-weight: 600;
    color: var(--good);
    white-space: nowrap;
  }
  .ready.not {
    color: var(--warn);
  }
  .ready i {
    width: 20px;
    height: 20px;
    display: grid;
    place-items: center;
    border: 2px solid currentColor;
    border-radius: 50%;
  }
  .ready .icon {
    width: 12px;
    height: 12px;
    stroke-width: 3;
  }
  @media (max-width: 800px) {
    .row > :last-child {
      grid-column: 3;
    }
    .row {
      grid-template-columns: 36px minmax(0, 1fr) auto;
      padding: 8px 11px;
      min-height: 0;
    }
    .face {
      width: 36px;
      height: 36px;
    }
    .units,
    .row.many .units {
      grid-column: 1 / 4;
      grid-row: 2;
    }
    .unit {
      min-height: 44px;
    }
    .name small {
      font-size: var(--text-s);
    }
  }
`;
