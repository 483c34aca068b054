import {css} from 'lit';

/** Base elements as every component draws them. */
export const look = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :host {
    color: var(--ink);
    font: var(--text-m) / 1.45 var(--font);
    font-variant-numeric: tabular-nums;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  h1,
  h2,
  h3,
  p {
    margin: 0;
  }
  h1 {
    font-size: var(--text-xxl);
    line-height: 1.2;
    letter-spacing: -0.01em;
  }
  h2 {
    font-size: var(--text-xl);
    line-height: 1.3;
  }
  h3 {
    font-size: var(--text-l);
    line-height: 1.35;
    font-weight: 650;
  }
  a {
    color: var(--accent);
    text-underline-offset: 2px;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  button {
    background: none;
    border: 0;
    padding: 0;
    cursor: pointer;
    text-align: inherit;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  button:disabled {
    cursor: default;
    opacity: 0.5;
  }
  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  .icon {
    width: 16px;
    height: 16px;
    flex: none;
    vertical-align: -3px;
    stroke: currentColor;
    fill: none;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .soft {
    color: var(--soft);
  }
  .faint {
    color: var(--faint);
  }
  .small {
    font-size: var(--text-s);
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  kbd {
    font: 600 11px/1 var(--mono);
    border: 1px solid var(--line);
    border-bottom-width: 2px;
    border-radius: 5px;
    padding: 3px 5px;
    color: var(--soft);
    background: var(--raised);
    flex: none;
  }
  @media (hover: none) and (pointer: coarse) {
    kbd {
      display: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none !important;
      animation: none !important;
    }
  }
`;

/** Buttons: one main, quiet ones, and tools of a bar. */
export const buttons = css`
  .main,
  .quiet,
  .tool,
  .danger {
    text-decoration: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-height: 38px;
    padding: 8px 14px;
    border-radius: 9px;
    transition:
      background var(--quick),
      border-color var(--quick);
  }
  .main {
    background: var(--accent);
    color: var(--accent-ink);
    font-weight: 650;
  }
  .main:hover:not(:disabled) {
    background: color-mix(in srgb, var(--accent) 88%, var(--ink));
  }
  .main kbd {
    background: none;
    border-color: currentColor;
    color: inherit;
  }
  .quiet,
  .danger {
    border: 1px solid var(--line);
    color: var(--soft);
    background: var(--surface);
  }
  .quiet:hover:not(:disabled) {
    border-color: var(--edge);
    color: var(--ink);
  }
  .quiet[aria-pressed='true'] {
    border-color: var(--accent);
    color: var(--ink);
    background: var(--accent-wash);
  }
  .danger {
    color: var(--bad);
  }
  .danger:hover:not(:disabled) {
    border-color: var(--bad);
  }
  .tool {
    min-height: 34px;
    padding: 6px 10px;
    border-radius: 8px;
    color: var(--soft);
  }
  .tool:hover:not(:disabled) {
    background: var(--raised);
    color: var(--ink);
  }
  .tool[aria-pressed='true'] {
    background: var(--accent-wash);
    color: var(--accent);
  }
  @media (max-width: 800px) {
    .main,
    .quiet,
    .danger,
    .tool {
      min-height: 44px;
      min-width: 44px;
    }
  }
`;

/** Fields, chips, notices. */
export const pieces = css`
  label.field,
  .field {
    display: grid;
    gap: var(--space-1);
  }
  .field > span:first-child,
  legend {
    font-weight: 600;
  }
  legend {
    padding: 0;
    margin-bottom: 6px;
  }
  .field small {
    color: var(--soft);
    font-size: var(--text-s);
  }
  input[type='text'],
  input[type='search'],
  input[type='number'],
  select,
  textarea {
    width: 100%;
    min-height: 38px;
    padding: 8px 12px;
    color: var(--ink);
    background: var(--raised);
    border: 1px solid var(--edge);
    border-radius: 9px;
  }
  textarea {
    font-family: var(--mono);
    font-size: 13px;
    line-height: 1.5;
    resize: vertical;
  }
  input::placeholder,
  textarea::placeholder {
    color: var(--faint);
    opacity: 1;
  }
  input[type='radio'],
  input[type='checkbox'] {
    accent-color: var(--accent);
    width: 18px;
    height: 18px;
    margin: 0;
    flex: none;
  }
  fieldset {
    border: 0;
    margin: 0;
    padding: 0;
    min-width: 0;
    display: grid;
    gap: var(--space-2);
  }
  .pill {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    border: 1px solid var(--line);
    border-radius: 99px;
    padding: 3px 10px;
    color: var(--soft);
    background: var(--raised);
    white-space: nowrap;
  }
  .chip {
    display: inline-flex;
    gap: 4px;
    border: 1px solid var(--line);
    border-radius: 6px;
    padding: 1px 7px;
    font-size: var(--text-s);
    color: var(--soft);
    background: var(--surface);
  }
  .chip b {
    color: var(--ink);
  }
  .cost {
    color: var(--warn);
    font-weight: 600;
  }
  .notice {
    display: flex;
    gap: var(--space-2);
    align-items: flex-start;
    padding: 10px 12px;
    border-radius: var(--radius);
    border: 1px solid var(--bad);
    background: var(--bad-wash);
    color: var(--ink);
  }
  .notice .icon {
    margin-top: 2px;
    color: var(--bad);
  }
  .card {
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    padding: var(--space-4);
  }
  @media (max-width: 800px) {
    input[type='text'],
    input[type='search'],
    input[type='number'],
    select {
      min-height: 44px;
      font-size: 16px;
    }
  }
`;
