import {css} from 'lit';

/** How beats are drawn over the board. */
export const stageLook = css`
  :host {
    position: absolute;
    inset: 0;
    overflow: hidden;
    pointer-events: none;
    z-index: 2;
  }
  svg:not(.die, .pool-die) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .theirs {
    --side: var(--theirs);
    --other: var(--ours);
  }
  .ours {
    --side: var(--ours);
    --other: var(--theirs);
  }
  .blow line {
    stroke: var(--side);
    stroke-width: 6;
    stroke-linecap: round;
    animation: appear 160ms ease-out;
  }
  .blow polygon {
    fill: var(--side);
  }
  .blow.held line {
    stroke-dasharray: 10 8;
  }
  .way polyline {
    fill: none;
    stroke: var(--side);
    stroke-linejoin: round;
    stroke-width: 2.5;
    stroke-dasharray: 2 6;
    stroke-linecap: round;
  }
  .way circle {
    fill: none;
    stroke: var(--side);
    stroke-width: 1.5;
    stroke-dasharray: 4 4;
  }
  .plate {
    position: absolute;
    width: max-content;
    max-width: 248px;
    transform: translate(-50%, -50%);
    padding: 6px 12px 7px;
    border: 2px solid var(--side);
    border-radius: 12px;
    background: var(--surface);
    box-shadow: var(--shadow);
    text-align: center;
    animation: appear 160ms ease-out;
  }
  .plate.held {
    border-style: dashed;
  }
  .rolls {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    white-space: nowrap;
  }
  .rolls b {
    font-size: var(--text-xl);
    line-height: 1.2;
  }
  .thrown {
    justify-content: center;
    white-space: normal;
  }
  .thrown i {
    flex-basis: 100%;
    height: 0;
    margin: 0;
  }
  .rolls small {
    color: var(--soft);
  }
  .dice {
    display: flex;
    gap: 3px;
  }
  .die {
    width: 24px;
    height: 24px;
  }
  .die rect {
    fill: var(--side);
  }
  .second .die rect {
    fill: var(--other);
  }
  .die circle,
  .die text {
    fill: var(--bg);
  }
  .die text {
    font: 700 11px var(--font);
    text-anchor: middle;
  }
  .die.lost {
    opacity: 0.55;
  }
  .plate p {
    font-size: var(--text-s);
    font-weight: 700;
  }
  .theirs .hit,
  .ours .miss {
    color: var(--bad);
  }
  .ours .hit,
  .theirs .miss {
    color: var(--good);
  }
  .number,
  .word {
    position: absolute;
    transform: translate(-50%, -100%);
    padding: 0 6px 4px;
    border-radius: 8px;
    background: color-mix(in srgb, var(--surface) 88%, transparent);
    white-space: nowrap;
    text-align: center;
    animation: rise 200ms ease-out;
  }
  .number b {
    font-size: 30px;
    line-height: 1.1;
    letter-spacing: -0.02em;
  }
  .number small {
    margin-left: 4px;
    font-weight: 700;
  }
  .hollow b {
    color: transparent;
    -webkit-text-stroke: 1.4px var(--bad);
  }
  .hollow .bar .lost {
    background: repeating-linear-gradient(135deg, var(--bad) 0 2px, transparent 2px 6px);
  }
  .word {
    padding: 2px 10px;
    font-weight: 700;
  }
  .bad {
    color: var(--bad);
  }
  .good {
    color: var(--good);
  }
  .bar {
    position: relative;
    display: block;
    width: 64px;
    height: 6px;
    margin: 0 auto;
    border-radius: 3px;
    background: var(--line);
    overflow: hidden;
  }
  .bar i {
    position: absolute;
    inset: 0 auto 0 0;
    background: var(--good);
  }
  .bar .lost {
    background: repeating-linear-gradient(135deg, var(--bad) 0 3px, var(--line) 3px 6px);
  }
  .good .bar .lost {
    background: var(--good);
  }
  @media (max-width: 480px) {
    .plate {
      max-width: 176px;
      padding: 3px 8px 4px;
    }
    .die {
      width: 18px;
      height: 18px;
    }
    .rolls b {
      font-size: var(--text-l);
    }
    .number b {
      font-size: 22px;
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translate(-50%, -70%);
    }
  }
`;
