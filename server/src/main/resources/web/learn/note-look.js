import {css} from 'lit';

/** How what is taught looks beside the question: short, apart from it, and never in the way of the answers. */
export const noteLook = css`
  :host {
    display: block;
    flex: none;
  }
  .note {
    display: grid;
    gap: 4px;
    max-height: min(42vh, 300px);
    overflow: auto;
    margin: 10px 12px 0;
    padding: 8px 12px 10px;
    border: 1px solid var(--accent);
    border-left-width: 5px;
    border-radius: var(--radius);
    background: var(--accent-wash);
  }
  .head {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    font-size: var(--text-s);
  }
  .head .icon {
    color: var(--accent);
  }
  .head b {
    flex: 1;
  }
  .head .tool .icon {
    color: var(--soft);
  }
  .folded {
    margin-top: 6px;
    padding: 0 4px 0 8px;
  }
  .unfold {
    display: flex;
    flex: 1;
    gap: var(--space-2);
    align-items: center;
    min-height: 36px;
    text-align: start;
  }
  h2 {
    font-size: 15px;
  }
  p {
    font-size: 13.5px;
    line-height: 1.4;
  }
  .dots {
    display: flex;
    gap: 4px;
  }
  .dots i {
    flex: 1;
    height: 4px;
    border-radius: 2px;
    background: var(--line);
  }
  .dots .done {
    background: var(--good);
  }
  .dots .now {
    background: var(--accent);
  }
  .pick {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    justify-content: space-between;
  }
  .pick span {
    overflow-wrap: anywhere;
  }
  .pick .quiet {
    flex: none;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-3);
    align-items: center;
  }
  .link {
    min-height: 32px;
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  .reopen {
    display: flex;
    gap: 6px;
    align-items: center;
    padding: 6px 16px;
    min-height: 32px;
    font-size: var(--text-s);
    color: var(--accent);
  }
  @media (max-width: 800px) {
    .note {
      max-height: none;
      margin: 8px 10px 0;
    }
    .reopen,
    .note button,
    .row a {
      min-height: 44px;
    }
    .row a {
      display: inline-flex;
      align-items: center;
    }
  }
`;
