import {css} from 'lit';

/** How the cards look: words beside the picture, or above it where there is less room. */
export const learnLook = css`
  :host {
    display: flex;
    flex-direction: column;
    height: 100dvh;
  }
  header {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    padding: 0 var(--space-4);
    min-height: 56px;
    background: var(--surface);
    border-bottom: 1px solid var(--line);
  }
  .logo {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    font-size: var(--text-l);
    font-weight: 750;
    color: var(--ink);
    text-decoration: none;
  }
  .logo .icon {
    color: var(--accent);
  }
  .grow {
    flex: 1;
  }
  main {
    flex: 1;
    min-height: 0;
    display: grid;
    grid-template-columns: minmax(280px, 380px) 1fr;
  }
  .words {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    padding: var(--space-5);
    overflow: auto;
  }
  .row {
    display: flex;
    gap: var(--space-3);
    align-items: center;
  }
  .row > * {
    min-height: 44px;
  }
  .full {
    font-size: var(--text-s);
    color: var(--soft);
  }
  .skip {
    min-height: 44px;
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  .picture {
    display: grid;
    min-height: 0;
    min-width: 0;
  }
  .notice {
    align-self: start;
    margin: var(--space-4);
  }
  @media (max-width: 800px) {
    main {
      grid-template-columns: 1fr;
      grid-template-rows: auto minmax(260px, 1fr);
      overflow: auto;
    }
    .words {
      overflow: visible;
      padding: var(--space-4);
    }
    .picture {
      min-height: 260px;
    }
  }
`;
