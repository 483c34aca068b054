/** The look of the ladder of bands and of the table of everybody to everybody. */
import {css} from 'lit';

export const bandsStyles = css`
  :host {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto;
    gap: 10px 12px;
    box-sizing: border-box;
    padding: 12px 16px;
    background: var(--b-board);
    overflow: hidden;
    container-type: size;
  }
  .head {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 6px 10px;
    color: var(--b-soft);
  }
  .head label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  select {
    font: inherit;
    color: var(--b-ink);
    background: var(--b-raised);
    border: 1px solid var(--b-accent);
    border-radius: 99px;
    padding: 5px 12px;
    min-height: 32px;
  }
  .grow {
    flex: 1;
  }
  .purse b,
  .slots b {
    color: var(--b-ink);
  }
  .slots {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  .slots svg {
    width: 16px;
    height: 16px;
    fill: none;
    stroke-width: 2;
  }
  .slots .ours {
    stroke: var(--b-ours);
  }
  .slots .theirs {
    stroke: var(--b-theirs);
  }
  .slots .open {
    stroke-dasharray: 3 2.4;
  }
  .slots .done {
    opacity: 0.45;
  }
  .slots .now {
    fill: currentColor;
    color: var(--b-accent);
    stroke: var(--b-accent);
  }
  .ladder {
    display: flex;
    flex-direction: column;
    min-height: 0;
    overflow: auto;
  }
  .rung {
    flex: 1 0 auto;
    display: grid;
    grid-template-columns: 98px minmax(0, 1fr);
    min-height: 60px;
    border: 1px solid var(--b-line);
    border-radius: 10px;
    background: var(--b-surface);
  }
  .rung.near {
    border-color: var(--b-ours);
  }
  .rung.drop {
    border-color: var(--b-accent);
    box-shadow: inset 0 0 0 1px var(--b-accent);
    background: color-mix(in srgb, var(--b-accent) 8%, var(--b-surface));
  }
  .rung.over {
    background: color-mix(in srgb, var(--b-accent) 18%, var(--b-surface));
  }
  .level {
    display: flex;
    flex-direction: column;
    justify-content: center;
    padding: 6px 10px;
    border-right: 1px solid var(--b-line);
    line-height: 1.3;
    font-size: 12px;
    color: var(--b-soft);
  }
  .level b {
    font-size: 15px;
    color: var(--b-ink);
  }
  .here {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 6px 8px;
  }
  .nobody {
    color: var(--b-soft);
    font-size: 12.5px;
  }
  .gap {
    flex: none;
    display: flex;
    align-items: center;
    height: 26px;
    padding-left: 20px;
    font-size: 12px;
  }
  .gap b {
    color: var(--b-warn);
    border: 1px solid var(--b-warn);
    border-radius: 99px;
    padding: 0 9px;
    line-height: 19px;
    font-weight: 650;
  }
  .cluster {
    display: flex;
    align-items: center;
    border: 2px solid var(--edge, #5d6d7e);
    border-radius: 14px;
    background: var(--b-raised);
  }
  .cluster .chip {
    border-color: transparent;
    background: none;
  }
  .times {
    color: var(--b-soft);
    font-weight: 700;
  }
  .chip {
    position: relative;
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 48px;
    padding: 4px 10px 4px 4px;
    border: 1px solid var(--b-line);
    border-radius: 12px;
    background: var(--b-raised);
    color: var(--b-ink);
    font: inherit;
    line-height: 1.25;
    text-align: left;
    cursor: pointer;
    touch-action: none;
  }
  .chip:hover {
    border-color: var(--b-soft);
  }
  .chip.chosen,
  .cluster .chip.chosen {
    border-color: var(--b-accent);
    box-shadow: inset 0 0 0 1px var(--b-accent);
  }
  .chip.lifted {
    opacity: 0.5;
  }
  .chip svg {
    width: 44px;
    height: 44px;
    flex: none;
    overflow: visible;
  }
  .chip strong {
    display: block;
    font-weight: 600;
  }
  .chip small {
    display: block;
    font-size: 12px;
    color: var(--b-soft);
  }
  .chip .moved {
    color: var(--b-accent);
    font-weight: 650;
  }
  .chip .chance {
    color: var(--b-accent);
    font-weight: 700;
  }
  .chip .meter {
    display: block;
    width: 88px;
    height: 5px;
    margin-top: 3px;
  }
  .meter .well {
    fill: var(--b-good);
  }
  .meter .low {
    fill: var(--b-bad);
  }
  .ghost {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 40px;
    padding: 2px 10px 2px 4px;
    border: 2px dashed var(--b-faint);
    border-radius: 12px;
    color: var(--b-soft);
    font-size: 12px;
  }
  .side {
    width: min(300px, 34cqw);
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-height: 0;
    overflow: auto;
  }
  .panel {
    border: 1px solid var(--b-line);
    border-radius: 10px;
    background: var(--b-surface);
    padding: 10px 12px;
    font-size: 12.5px;
    color: var(--b-soft);
  }
  .panel.preview {
    border-color: var(--b-accent);
  }
  .panel h3 {
    margin: 0 0 4px;
    font-size: 14px;
    color: var(--b-ink);
  }
  .panel p {
    margin: 4px 0;
  }
  .panel ul {
    list-style: none;
    margin: 4px 0;
    padding: 0;
  }
  .panel li {
    display: flex;
    justify-content: space-between;
    gap: 8px;
  }
  .panel li b {
    color: var(--b-accent);
  }
  table {
    border-collapse: separate;
    border-spacing: 1px;
    width: 100%;
    table-layout: fixed;
    font-size: 12px;
  }
  th,
  td {
    height: 26px;
    padding: 0;
    text-align: center;
    font-weight: 600;
    border-radius: 5px;
  }
  th[scope='row'] {
    width: 76px;
    text-align: left;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  th.ours {
    color: var(--b-ours);
  }
  th.theirs {
    color: var(--b-theirs);
  }
  td {
    color: var(--b-ink);
    background: var(--b-raised);
  }
  td.engaged {
    background: color-mix(in srgb, var(--b-theirs) 34%, var(--b-surface));
  }
  td.short {
    background: color-mix(in srgb, var(--b-warn) 24%, var(--b-surface));
  }
  td.medium {
    background: color-mix(in srgb, var(--b-ours) 18%, var(--b-surface));
  }
  td.changes {
    outline: 2px solid var(--b-accent);
    outline-offset: -1px;
  }
  td button {
    width: 100%;
    height: 100%;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .foot {
    position: absolute;
    left: 16px;
    bottom: 12px;
  }
  .menu {
    left: 50%;
    top: 50%;
    transform: translate(-50%, -50%);
  }
  .empty {
    grid-column: 1 / -1;
    place-self: center;
    color: var(--b-soft);
  }
  @container (max-width: 640px) {
    .side {
      display: none;
    }
    .rung {
      grid-template-columns: 76px minmax(0, 1fr);
      min-height: 44px;
    }
    .level {
      padding: 3px 8px;
    }
    .level b {
      font-size: 13px;
    }
    .gap {
      height: 20px;
      padding-left: 8px;
    }
    .here {
      padding: 3px 6px;
      gap: 6px;
    }
    .chip {
      min-height: 44px;
      gap: 6px;
      padding: 0 8px 0 2px;
    }
    .chip svg {
      width: 34px;
      height: 34px;
    }
    .chip small:not(.moved),
    .chip .meter {
      display: none;
    }
    .ghost span {
      display: none;
    }
  }
  @container (max-height: 420px) {
    .rung {
      min-height: 40px;
    }
    .gap {
      height: 16px;
    }
    .gap b {
      line-height: 14px;
    }
  }
`;
