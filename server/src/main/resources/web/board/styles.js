/** The look of tokens, of the menu and of what floats over a board. Colours are the page's, with dark ones if it has none. */
import {css} from 'lit';
import {emblemLook} from './emblems.js';

export const tokenStyles = css`
  :host {
    --b-ink: var(--ink, #e8edf3);
    --b-soft: var(--soft, #a3b1c0);
    --b-line: var(--line, #2b3541);
    --b-surface: var(--surface, #161c24);
    --b-raised: var(--raised, #1e2630);
    --b-board: var(--board, #11171e);
    --b-grid: var(--grid, #1b242e);
    --b-accent: var(--accent, #5cc8b5);
    --b-accent-ink: var(--accent-ink, #04211c);
    --b-ours: var(--ours, #6db3f2);
    --b-theirs: var(--theirs, #f2855a);
    --b-good: var(--good, #7ccf8a);
    --b-warn: var(--warn, #f0c05a);
    --b-bad: var(--bad, #f07a7a);
    --b-faint: var(--faint, #6f7f90);
    --b-text: color-mix(in srgb, var(--b-soft) 60%, var(--b-ink));
    font: 14px/1.45 var(--font, system-ui, 'Inter', 'Segoe UI', sans-serif);
    font-variant-numeric: tabular-nums;
    color: var(--b-ink);
  }
  :host([pictured]) {
    background: transparent;
  }
  .touch {
    fill: transparent;
  }
  .shape {
    fill: var(--fill);
    stroke: var(--side);
    stroke-width: 3.5;
  }
  .token {
    --side: var(--b-theirs);
    --fill: color-mix(in srgb, var(--side) 22%, var(--b-surface));
  }
  .token.ours {
    --side: var(--b-ours);
  }
  .letters {
    fill: var(--b-ink);
    font-weight: 700;
    text-anchor: middle;
  }
  ${emblemLook}
  .brackets {
    fill: none;
    stroke: var(--b-ink);
    stroke-width: 2.5;
    stroke-linecap: round;
  }
  .asked-mark circle {
    fill: var(--b-accent);
    stroke: var(--b-board);
    stroke-width: 1.5;
  }
  .asked-mark path {
    fill: none;
    stroke: var(--b-accent-ink);
    stroke-width: 2;
    stroke-linecap: round;
  }
  .base {
    fill: none;
    stroke: var(--side);
    stroke-opacity: 0.5;
    stroke-dasharray: 2 5;
  }
  .wedge {
    fill: var(--side);
  }
  .hidden .shape {
    stroke-dasharray: 6 5;
    fill: color-mix(in srgb, var(--b-surface) 70%, transparent);
  }
  .out .shape {
    fill: var(--b-board);
    stroke-width: 2;
    stroke-dasharray: 5 4;
    stroke-opacity: 0.75;
  }
  .out .emblem {
    --cut: var(--b-board);
    color: var(--b-soft);
  }
  .out .letters,
  .out .bar,
  .out .wedge {
    opacity: 0.4;
  }
  .cross {
    stroke: var(--b-bad);
    stroke-width: 2.5;
    stroke-linecap: round;
  }
  .eye circle {
    fill: var(--b-surface);
    stroke: var(--b-line);
  }
  .eye path {
    fill: none;
    stroke: var(--b-ink);
    stroke-width: 1.5;
    stroke-linecap: round;
  }
  .ring {
    fill: none;
    stroke: none;
    stroke-width: 2;
  }
  .acts {
    fill: color-mix(in srgb, var(--b-accent) 10%, transparent);
    stroke: var(--b-accent);
    stroke-width: 2;
  }
  .acts.outer {
    fill: none;
    stroke-width: 1.5;
    stroke-dasharray: 2 3;
  }
  .offered .ring {
    stroke: var(--b-accent);
    stroke-dasharray: 5 4;
  }
  .offered {
    cursor: pointer;
  }
  .chosen .ring,
  .offered.focused .ring {
    stroke: var(--b-accent);
    stroke-width: 3;
    stroke-dasharray: none;
  }
  .key rect {
    fill: var(--b-raised);
    stroke: var(--b-accent);
  }
  .key text {
    font:
      600 11px ui-monospace,
      monospace;
    text-anchor: middle;
    fill: var(--b-ink);
  }
  .track {
    fill: var(--b-line);
  }
  .cut {
    fill: var(--b-board);
  }
  .well .value {
    fill: var(--b-good);
  }
  .low .value {
    fill: var(--b-bad);
  }
  .bar1 .value {
    fill: var(--b-warn);
  }
  .bar2 .value {
    fill: var(--b-soft);
  }
  .tag rect {
    fill: var(--b-warn);
  }
  .tag text {
    font-size: 11px;
    font-weight: 700;
    text-anchor: middle;
    fill: var(--warn-ink, #2a1d00);
  }
`;

export const floatStyles = css`
  .effects {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: hidden;
    pointer-events: none;
  }
  .menu {
    position: absolute;
    z-index: 2;
    display: grid;
    gap: 2px;
    min-width: 200px;
    max-width: min(320px, calc(100% - 16px));
    max-height: calc(100% - 16px);
    overflow: auto;
    box-sizing: border-box;
    padding: 8px;
    background: var(--b-surface);
    border: 1px solid var(--b-line);
    border-radius: 10px;
    box-shadow: var(--shadow, 0 8px 24px #0007);
  }
  .menu strong {
    padding: 2px 8px 4px;
    font-weight: 600;
  }
  .menu button {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 36px;
    padding: 4px 8px;
    border: 0;
    border-radius: 8px;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  .menu button:hover,
  .menu button:focus-visible {
    background: var(--b-raised);
  }
  .menu button span:first-child {
    flex: 1;
  }
  .menu .odds {
    color: var(--b-accent);
    font-weight: 700;
  }
  .menu .cost {
    color: var(--b-warn);
    font-weight: 600;
  }
  .menu .quiet {
    color: var(--b-soft);
  }
  kbd {
    font:
      600 11px/1 ui-monospace,
      monospace;
    border: 1px solid var(--b-line);
    border-bottom-width: 2px;
    border-radius: 5px;
    padding: 3px 5px;
    color: var(--b-soft);
    background: var(--b-raised);
  }
  .pill {
    border: 1px solid var(--b-line);
    border-radius: 99px;
    padding: 3px 10px;
    color: var(--b-soft);
    white-space: nowrap;
    background: color-mix(in srgb, var(--b-surface) 90%, transparent);
  }
  .said,
  .listened {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  button:focus-visible {
    outline: 2px solid var(--b-accent);
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    .menu button {
      min-height: 44px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none !important;
      animation: none !important;
    }
  }
`;
