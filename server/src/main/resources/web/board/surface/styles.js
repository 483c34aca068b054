/** The look of boards one can pan and zoom. */
import {css} from 'lit';

export const surfaceStyles = css`
  :host {
    display: block;
    background: var(--b-board);
    overflow: hidden;
    user-select: none;
    -webkit-user-select: none;
  }
  .surface {
    display: block;
    width: 100%;
    height: 100%;
    touch-action: none;
    cursor: grab;
    outline: none;
  }
  .surface:active {
    cursor: grabbing;
  }
  .surface.aiming {
    cursor: crosshair;
  }
  .surface:focus-visible {
    outline: 2px solid var(--b-accent);
    outline-offset: -3px;
  }
  .square {
    fill: none;
    stroke: var(--b-grid);
  }
  .five {
    fill: none;
    stroke: color-mix(in srgb, var(--b-grid) 65%, var(--b-line));
  }
  .hatch {
    stroke: var(--b-warn);
    stroke-width: 1.2;
    opacity: 0.35;
  }
  .feature rect,
  .feature polygon,
  .feature circle {
    fill: var(--b-raised);
    stroke: var(--b-line);
  }
  .feature.wall polyline {
    fill: none;
    stroke: color-mix(in srgb, var(--b-line) 60%, var(--b-soft));
    stroke-width: 5;
    stroke-linecap: round;
  }
  .feature.pillar circle {
    fill: var(--b-line);
    stroke: color-mix(in srgb, var(--b-line) 60%, var(--b-soft));
  }
  .feature.area rect,
  .feature.area polygon,
  .feature.area circle {
    fill: url(#hatch);
    stroke: var(--b-warn);
    stroke-dasharray: 4 4;
    stroke-opacity: 0.7;
  }
  .feature text,
  .caption,
  .far {
    font-size: 12px;
    text-anchor: middle;
    paint-order: stroke;
    stroke: var(--b-board);
    stroke-width: 3px;
    stroke-linejoin: round;
  }
  .feature text {
    fill: var(--b-text);
    stroke: var(--b-raised);
  }
  .feature.area text {
    stroke: var(--b-board);
  }
  .caption {
    fill: var(--b-text);
  }
  .unit {
    outline: none;
    cursor: pointer;
  }
  .unit text {
    pointer-events: none;
  }
  .large .shape {
    fill: color-mix(in srgb, var(--b-surface) 55%, transparent);
  }
  .unit:focus-visible .ring {
    stroke: var(--b-ink);
    stroke-width: 3;
    stroke-dasharray: none;
  }
  .gliding .unit {
    transition: transform var(--glide, 180ms) ease-in-out;
  }
  .reach {
    fill: color-mix(in srgb, var(--b-accent) 7%, transparent);
    stroke: var(--b-accent);
    stroke-opacity: 0.6;
    stroke-dasharray: 5 6;
    stroke-linejoin: round;
  }
  .far {
    fill: var(--b-accent);
  }
  .place {
    cursor: pointer;
  }
  .dot {
    fill: color-mix(in srgb, var(--b-accent) 25%, var(--b-board));
    stroke: var(--b-accent);
    stroke-width: 1.5;
    transition: r 120ms;
  }
  .near .dot {
    r: 8px;
  }
  .place.chosen .dot {
    r: 8px;
    fill: var(--b-accent);
  }
  .aim,
  .way polyline {
    fill: none;
    stroke: var(--b-accent);
    stroke-width: 2;
  }
  .way circle {
    fill: var(--b-accent);
  }
  .maybe,
  .maybe polyline {
    stroke-dasharray: 6 5;
  }
  .tie line {
    stroke: var(--b-warn);
    stroke-width: 5;
  }
  .tie .gap {
    stroke: var(--b-board);
    stroke-width: 2;
  }
  .tie text {
    font-size: 11px;
    font-weight: 700;
    text-anchor: middle;
    fill: var(--b-warn);
    paint-order: stroke;
    stroke: var(--b-board);
    stroke-width: 3px;
  }
  .over {
    pointer-events: none;
  }
  g.pill rect {
    fill: var(--b-surface);
    stroke: var(--b-accent);
  }
  g.pill text {
    font-size: 12.5px;
    font-weight: 650;
    text-anchor: middle;
    fill: var(--b-ink);
  }
  g.pill.quiet rect {
    stroke: var(--b-line);
  }
  .cursor circle {
    fill: none;
    stroke: var(--b-ink);
    stroke-width: 1.5;
  }
  .cursor path {
    stroke: var(--b-ink);
    stroke-width: 2;
    stroke-linecap: round;
  }
  .ghost {
    fill: color-mix(in srgb, var(--b-accent) 18%, transparent);
    stroke: var(--b-accent);
    stroke-width: 2;
    stroke-dasharray: 4 3;
  }
  .top {
    position: absolute;
    left: 16px;
    top: 16px;
    right: 16px;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    pointer-events: none;
    font-size: 12px;
  }
  .hint {
    white-space: normal;
    border-radius: 10px;
    color: var(--b-ink);
  }
  .hud {
    position: absolute;
    left: 16px;
    bottom: 16px;
    display: flex;
    gap: 8px;
    align-items: center;
  }
  .tools {
    position: absolute;
    right: 16px;
    bottom: 16px;
    display: flex;
    border: 1px solid var(--b-line);
    border-radius: 10px;
    overflow: hidden;
    background: color-mix(in srgb, var(--b-surface) 92%, transparent);
  }
  .tools button {
    width: 36px;
    height: 36px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--b-soft);
    cursor: pointer;
    display: grid;
    place-content: center;
  }
  .tools button + button {
    border-left: 1px solid var(--b-line);
  }
  .tools button:hover,
  .tools [aria-pressed='true'] {
    background: var(--b-raised);
    color: var(--b-ink);
  }
  .tools [aria-pressed='true'] {
    box-shadow: inset 0 -2px var(--b-accent);
  }
  .tools button:focus-visible {
    outline-offset: -3px;
  }
  .tools svg {
    width: 18px;
    height: 18px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .elsewhere {
    max-height: 45%;
    overflow: auto;
    position: absolute;
    right: 16px;
    top: 16px;
    display: flex;
    flex-direction: column;
    align-items: flex-end;
    gap: 6px;
    font-size: 12px;
    color: var(--b-text);
  }
  .elsewhere button {
    font: inherit;
    cursor: pointer;
    min-height: 28px;
    color: var(--b-ink);
  }
  .elsewhere .offered {
    border-color: var(--b-accent);
  }
  @media (max-width: 720px) {
    .top {
      left: 8px;
      top: 8px;
      right: 8px;
    }
    .hud {
      left: 8px;
      bottom: 8px;
    }
    .tools {
      right: 8px;
      bottom: 8px;
    }
  }
  @media (pointer: coarse) {
    .tools button {
      width: 44px;
      height: 44px;
    }
    .elsewhere button {
      min-height: 44px;
    }
  }
`;
