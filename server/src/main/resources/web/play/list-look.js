import {css} from 'lit';

/** How a list of cards looks: its search, its kinds, what is folded. */
export const listLook = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
  }
  .group {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 7px;
  }
  h3 {
    font-size: var(--text-s);
    color: var(--faint);
    text-transform: uppercase;
    letter-spacing: 0.08em;
    margin-top: var(--space-1);
  }
  input[type='search'] {
    flex: 1 0 104px;
    min-width: 0;
    min-height: 34px;
    padding: 5px 12px;
    text-overflow: ellipsis;
  }
  input[type='search']:focus,
  input[type='search']:not(:placeholder-shown) {
    flex-basis: 60%;
  }
  .find {
    display: flex;
    gap: var(--space-2);
    align-items: center;
  }
  .find:empty {
    display: none;
  }
  .kinds {
    display: flex;
    flex: 1 1 auto;
    min-width: 0;
    gap: var(--space-1);
    overflow-x: auto;
    padding: 2px;
    margin: -2px;
  }
  .kinds button {
    flex: none;
    padding: 2px 10px;
    min-height: 28px;
    border: 1px solid var(--line);
    border-radius: 99px;
    font-size: var(--text-s);
    color: var(--soft);
  }
  .kinds [aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-wash);
    color: var(--ink);
    font-weight: 650;
  }
  .fold {
    padding: 6px 2px;
    min-height: 28px;
    font-size: 12.5px;
    color: var(--soft);
    text-align: left;
  }
  .fold:hover {
    color: var(--ink);
  }
  @media (max-width: 800px) {
    input[type='search'] {
      min-height: 44px;
    }
    .kinds button,
    .fold {
      min-height: 44px;
    }
  }
  /* The kinds above it say the same; the room is the first card's. */
  @media (max-width: 800px) and (max-height: 700px) {
    .find + .group > h3:first-child {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
