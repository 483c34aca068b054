import {css} from 'lit';

/** How the parts of the table page stand: three columns, or on a phone one above the other with tabs. */
export const tableLook = css`
  .page {
    height: 100dvh;
    display: grid;
    grid-template:
      'top top top' 52px
      'banner banner banner' auto
      'rail board side' minmax(0, 1fr)
      / 84px minmax(0, 1fr) 420px;
    overflow: hidden;
  }
  top-bar {
    grid-area: top;
    min-width: 0;
  }
  proposal-banner,
  seeing-banner,
  .gone {
    grid-area: banner;
  }
  .gone {
    border-radius: 0;
  }
  turn-rail {
    grid-area: rail;
    min-height: 0;
  }
  main {
    grid-area: board;
    position: relative;
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
    background: var(--board);
  }
  main.playing {
    --glide: 480ms;
  }
  arbiter-board {
    flex: 1;
    min-height: 0;
    display: block;
  }
  aside {
    grid-area: side;
    display: flex;
    flex-direction: column;
    min-height: 0;
    background: var(--surface);
    border-left: 1px solid var(--line);
  }
  .decide {
    flex: none;
    height: var(--share, 70%);
    min-height: 0;
    border-bottom: 1px solid var(--line);
  }
  .notes {
    flex: none;
  }
  .first {
    padding: var(--space-4);
  }
  .replaying .decide,
  .showing .decide {
    height: auto;
  }
  .showing pane-divider,
  .replaying pane-divider {
    display: none;
  }
  .switch {
    display: flex;
    gap: var(--space-1);
    padding: var(--space-1) var(--space-3);
    border-bottom: 1px solid var(--line);
  }
  .log,
  .units {
    flex: 1;
    min-height: 0;
  }
  .page:not(.show-units) .units,
  .show-units .log {
    display: none;
  }
  .tabs {
    display: none;
  }
  .said {
    position: fixed;
    left: 50%;
    bottom: var(--space-5);
    transform: translateX(-50%);
    max-width: min(520px, 90vw);
    padding: 10px 16px;
    border-radius: var(--radius);
    background: var(--ink);
    color: var(--bg);
    box-shadow: var(--shadow);
    z-index: 5;
  }
  .said:empty {
    display: none;
  }
  .door {
    max-width: 520px;
    margin: 18vh auto;
    padding: var(--space-5);
    display: grid;
    gap: var(--space-3);
    background: none;
  }

  @media (max-width: 1100px) and (min-width: 801px) {
    .page {
      grid-template-columns: 72px minmax(0, 1fr) 340px;
    }
  }
  @media (max-width: 800px) {
    .page {
      grid-template:
        'top' 48px
        'banner' auto
        'rail' 48px
        'board' clamp(180px, 44dvh - 92px, 34dvh)
        'tabs' 46px
        'side' minmax(0, 1fr)
        / minmax(0, 1fr);
    }
    .replaying {
      grid-template-rows: 48px auto 48px minmax(200px, 56dvh) 46px minmax(0, 1fr);
    }
    .tabs {
      grid-area: tabs;
      display: flex;
      background: var(--surface);
      border-block: 1px solid var(--line);
    }
    .tabs button {
      flex: 1;
      min-height: 44px;
      text-align: center;
      color: var(--soft);
      border-bottom: 2px solid transparent;
    }
    .tabs button[aria-pressed='true'] {
      color: var(--ink);
      font-weight: 650;
      border-color: var(--accent);
    }
    .count {
      display: inline-block;
      min-width: 18px;
      margin-left: 6px;
      padding: 0 5px;
      border-radius: 99px;
      background: var(--accent);
      color: var(--accent-ink);
      font-size: var(--text-s);
      font-weight: 700;
    }
    aside {
      border: 0;
    }
    .switch {
      display: none;
    }
    .decide {
      height: auto;
      flex: 1;
      border: 0;
    }
    .notes {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
    }
    .notes > * {
      flex: 1 1 100%;
    }
    .notes > .short {
      flex: 1 1 40%;
    }
    .notes > .none {
      display: none;
    }
    .showing .decide {
      flex: none;
    }
    .page:not(.show-decide) .decide,
    .show-decide:not(.showing) .log,
    .show-decide .chat,
    .show-units .chat {
      display: none;
    }
  }
`;
