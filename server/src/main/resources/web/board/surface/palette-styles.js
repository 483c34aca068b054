/** The look of what a gamemaster paints with. */
import {css} from 'lit';

export const paletteStyles = css`
  .palette {
    position: absolute;
    left: 16px;
    bottom: 12px;
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    max-width: calc(100% - 240px);
    padding: 3px;
    box-sizing: border-box;
    border: 1px solid var(--b-line);
    border-radius: 10px;
    background: var(--b-surface);
    box-shadow: var(--shadow, 0 8px 24px #0007);
  }
  .palette button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 36px;
    padding: 0 10px;
    border: 1px solid transparent;
    border-radius: 8px;
    background: none;
    color: var(--b-ink);
    font: inherit;
    cursor: pointer;
  }
  .palette [aria-pressed='true'] {
    border-color: var(--b-accent);
    background: var(--b-raised);
    font-weight: 650;
  }
  .palette .bar {
    width: 1px;
    background: var(--b-line);
  }
  .palette .field,
  .palette .switch {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 36px;
    padding: 0 6px;
    font-size: 13px;
  }
  .palette select,
  .palette input[type='number'] {
    min-height: 32px;
    padding: 0 6px;
    border: 1px solid var(--b-line);
    border-radius: 8px;
    background: var(--b-raised);
    color: var(--b-ink);
    font: inherit;
  }
  .palette input[type='number'] {
    width: 3.5em;
  }
  @media (max-width: 720px) {
    .palette {
      left: 8px;
      right: 8px;
      bottom: 60px;
      max-width: none;
    }
  }
  @media (pointer: coarse) {
    .palette button,
    .palette select,
    .palette input {
      min-height: 44px;
    }
  }
`;
