import {css} from 'lit';

/** How the bar of a replay looks. */
export const replayLook = css`
  section {
    padding: var(--space-2) var(--space-4);
    background: var(--surface);
    border-top: 1px solid var(--accent);
  }
  .row {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  p {
    flex: 1;
    min-width: 0;
  }
  .main {
    min-width: 48px;
    justify-content: center;
  }
  .turned {
    transform: rotate(-90deg);
  }
  .next {
    transform: rotate(90deg);
  }
  .track {
    position: relative;
    padding-top: 22px;
  }
  input {
    width: 100%;
    margin: 0;
    accent-color: var(--accent);
  }
  .marks {
    position: absolute;
    inset: 0 8px;
    pointer-events: none;
  }
  .marks i {
    position: absolute;
    bottom: 2px;
    height: 8px;
    border-left: 1px solid var(--edge);
    font-style: normal;
    font-size: var(--text-s);
  }
  .marks .round {
    top: 2px;
    height: auto;
  }
  .marks span {
    padding-left: 4px;
    color: var(--soft);
    white-space: nowrap;
  }
  .marks .fell {
    bottom: 10px;
    border: 0;
    transform: translateX(-50%);
    color: var(--bad);
    font-weight: 700;
  }
  @media (max-width: 800px) {
    section {
      padding: var(--space-1) var(--space-2);
    }
    .row {
      flex-wrap: wrap;
    }
    p {
      flex-basis: 100%;
      order: -1;
    }
    .quiet {
      margin-left: auto;
    }
    .speeds,
    .wide,
    .marks span {
      display: none;
    }
    .tool,
    .main,
    .quiet {
      min-width: 44px;
      min-height: 44px;
    }
    input {
      min-height: 32px;
    }
    .track {
      padding-top: 4px;
    }
  }
`;
