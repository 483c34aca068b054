/** The look of boards one can pan and zoom. */
import {css} from 'lit';

export const surfaceStyles = css`
  :host {
    --s-wood: color-mix(in srgb, #8b6b4a 34%, var(--b-board));
    --s-wood-edge: color-mix(in srgb, #b08a62 72%, var(--b-board));
    --s-plank: color-mix(in srgb, #b08a62 13%, var(--b-board));
    --s-floor: color-mix(in srgb, #b08a62 4%, var(--b-board));
    --s-stone: color-mix(in srgb, var(--b-soft) 20%, var(--b-board));
    --s-stone-edge: color-mix(in srgb, var(--b-soft) 62%, var(--b-board));
    --s-steel: color-mix(in srgb, #5f87a8 26%, var(--b-board));
    --s-steel-edge: color-mix(in srgb, #7fa3c0 72%, var(--b-board));
    --s-leaf: color-mix(in srgb, #3f8a55 28%, var(--b-board));
    --s-leaf-edge: color-mix(in srgb, #5aa870 70%, var(--b-board));
    --s-felt: color-mix(in srgb, #2f8a6a 30%, var(--b-board));
    --s-glass: color-mix(in srgb, #7fc0d8 40%, var(--b-board));
    --s-paper: color-mix(in srgb, #e8dcc6 62%, var(--b-board));
    --s-road: color-mix(in srgb, var(--b-soft) 9%, var(--b-board));
    --s-water: color-mix(in srgb, #2f7fc0 16%, var(--b-board));
    --s-wave: color-mix(in srgb, #4f9fd8 55%, var(--b-board));
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
  .plank {
    fill: none;
    stroke: var(--s-plank);
    stroke-width: 1.3;
  }
  .wave {
    fill: none;
    stroke: var(--s-wave);
    stroke-width: 1.4;
  }
  .scenery {
    --fill: var(--s-stone);
    --edge: var(--s-stone-edge);
    stroke-linejoin: round;
  }
  .scenery :is(rect, circle, polygon, path) {
    fill: var(--fill);
    stroke: var(--edge);
    stroke-width: 1.5;
  }
  .scenery.slight {
    stroke-opacity: 0.75;
  }
  .scenery.solid :is(rect, circle, polygon):not(.thin) {
    stroke-width: 2.5;
  }
  .scenery .thin {
    fill: none;
    stroke-width: 1.2;
    stroke-opacity: 0.8;
  }
  .wood {
    --fill: var(--s-wood);
    --edge: var(--s-wood-edge);
  }
  .steel,
  .iron {
    --fill: var(--s-steel);
    --edge: var(--s-steel-edge);
  }
  .leaf {
    --fill: var(--s-leaf);
    --edge: var(--s-leaf-edge);
  }
  .house {
    --fill: var(--b-raised);
    --edge: var(--s-stone-edge);
  }
  .felt {
    --fill: var(--s-felt);
  }
  .scenery .metal,
  .scenery .black {
    fill: var(--b-board);
  }
  .scenery .glass {
    fill: var(--s-glass);
  }
  .scenery .glow {
    fill: var(--b-warn);
    stroke: none;
  }
  .scenery .paper,
  .scenery .keys {
    fill: var(--s-paper);
    stroke: none;
  }
  .scenery .floor :is(rect, polygon) {
    fill: var(--s-floor);
    stroke: none;
  }
  :host([pictured]) .scenery .floor :is(rect, polygon) {
    fill-opacity: 0.25;
  }
  .scenery .floor .planks :is(rect, polygon) {
    fill: url(#planks);
    stroke: var(--s-plank);
    stroke-width: 3;
  }
  .scenery .road :is(rect, polygon) {
    fill: var(--s-road);
    stroke: none;
  }
  .scenery .lane {
    fill: none;
    stroke: var(--b-line);
    stroke-width: 2;
    stroke-dasharray: 14 12;
  }
  .scenery .water :is(rect, polygon, circle) {
    fill: var(--s-water);
    stroke: none;
  }
  .scenery .water .waves :is(rect, polygon, circle) {
    fill: url(#waves);
  }
  .scenery .marked :is(rect, polygon, circle) {
    fill: url(#hatch);
    stroke: var(--b-warn);
    stroke-dasharray: 4 4;
  }
  .scenery .loose path {
    stroke-width: 1;
  }
  .scenery polyline {
    fill: none;
    stroke: var(--s-stone-edge);
    stroke-width: 6;
    stroke-linecap: round;
  }
  .scenery .mesh polyline {
    stroke: var(--s-steel-edge);
    stroke-width: 2;
    stroke-dasharray: 6 3;
  }
  .scenery .door rect {
    fill: var(--b-board);
    stroke: var(--s-wood-edge);
    stroke-dasharray: 4 3;
  }
  .scenery .leaf-line {
    stroke: var(--s-wood-edge);
    stroke-width: 4;
    stroke-linecap: round;
  }
  .scenery .swing {
    fill: none;
    stroke: var(--s-wood-edge);
    stroke-dasharray: 2 4;
  }
  .scenery .window rect {
    fill: var(--s-glass);
    stroke: var(--s-stone-edge);
  }
  .thing {
    font-size: 12px;
    text-anchor: middle;
    fill: var(--b-text);
    paint-order: stroke;
    stroke: var(--b-board);
    stroke-width: 3px;
    stroke-linejoin: round;
  }
  .thing.title {
    font-weight: 600;
    letter-spacing: 0.02em;
  }
  .dashes {
    color: var(--b-accent);
    font-weight: 700;
  }
  .way.refused polyline {
    stroke: var(--b-bad);
  }
  .way.refused circle {
    fill: var(--b-bad);
  }
  .reason rect {
    fill: var(--b-surface);
    stroke: var(--b-soft);
    stroke-dasharray: 4 3;
  }
  .reason text {
    font-size: 12px;
    font-weight: 600;
    text-anchor: middle;
    fill: var(--b-text);
  }
  .pill.refused rect {
    stroke: var(--b-bad);
  }
  .pill.refused text {
    fill: var(--b-bad);
  }
  .caption {
    font-size: 12px;
    text-anchor: middle;
    paint-order: stroke;
    stroke: var(--b-board);
    stroke-width: 3px;
    stroke-linejoin: round;
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
    stroke-width: 2;
    stroke-opacity: 0.85;
    stroke-dasharray: 7 6;
    stroke-linejoin: round;
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
    font-size: 12px;
    color: var(--b-text);
    text-align: right;
  }
  .elsewhere summary {
    display: inline-block;
    padding: 4px 12px;
    border: 1px solid var(--b-line);
    border-radius: 99px;
    background: var(--b-surface);
    cursor: pointer;
  }
  .elsewhere summary:focus-visible {
    outline: 2px solid var(--b-accent);
    outline-offset: 2px;
  }
  .elsewhere div {
    display: flex;
    flex-direction: column;
    align-items: flex-end;
    gap: 6px;
    margin-top: 6px;
  }
  .edge {
    position: absolute;
    top: 8px;
    display: grid;
    gap: 6px;
    pointer-events: none;
  }
  .edge.west {
    left: 6px;
    justify-items: start;
  }
  .edge.east {
    right: 6px;
    justify-items: end;
  }
  .edge .more {
    font-size: 12px;
    color: var(--b-text);
    padding: 0 8px;
  }
  .chip {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    max-width: 112px;
    padding: 4px 12px 4px 8px;
    border: 1px solid var(--b-line);
    border-radius: 99px;
    background: color-mix(in srgb, var(--b-surface) 92%, transparent);
    color: var(--b-ink);
    font: inherit;
    font-size: 13px;
    font-weight: 600;
    pointer-events: auto;
    cursor: pointer;
  }
  .chip span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
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
  @media (max-width: 480px) {
    .elsewhere {
      right: auto;
      top: auto;
      left: 8px;
      bottom: 8px;
      max-height: 80%;
      text-align: left;
    }
    .elsewhere div {
      align-items: flex-start;
      background: var(--b-surface);
    }
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
    .elsewhere button,
    .elsewhere summary {
      min-height: 44px;
      line-height: 34px;
      box-sizing: border-box;
    }
  }
`;
