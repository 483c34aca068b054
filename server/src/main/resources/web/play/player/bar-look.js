import {css} from 'lit';

/** What the bars of a show and of a replay have in common: what is being shown, and how fast. */
export const barLook = css`
  .cap {
    min-width: 0;
  }
  .cap b,
  .cap small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .cap small {
    color: var(--soft);
    font-size: var(--text-s);
  }
  .speeds {
    display: flex;
    border: 1px solid var(--line);
    border-radius: 8px;
    overflow: hidden;
  }
  .speeds button {
    min-width: 36px;
    min-height: 36px;
    text-align: center;
    color: var(--soft);
    border-right: 1px solid var(--line);
  }
  .speeds button:last-child {
    border: 0;
  }
  .speeds [aria-pressed='true'] {
    background: var(--accent-wash);
    color: var(--accent);
    font-weight: 700;
  }
  .speeds button:focus-visible {
    outline-offset: -2px;
  }
`;
