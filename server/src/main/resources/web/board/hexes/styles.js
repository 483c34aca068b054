/** The look of hexes: thin cells, thick walls, flyers above their shadow, environments as layers. */
import {css} from 'lit';

export const hexStyles = css`
  :host {
    --b-weather: var(--whisper, #b79df0);
  }
  .board {
    fill: color-mix(in srgb, var(--b-raised) 45%, var(--b-board));
  }
  :host([pictured]) :is(.board, .building) {
    fill-opacity: 0.3;
  }
  .hexes {
    fill: none;
    stroke: color-mix(in srgb, var(--b-line) 75%, transparent);
    stroke-width: 1;
  }
  .building {
    fill: color-mix(in srgb, var(--b-surface) 70%, var(--b-raised));
  }
  .roof,
  .cover {
    fill: none;
    stroke: color-mix(in srgb, var(--b-soft) 45%, transparent);
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }
  .ground.water {
    fill: color-mix(in srgb, var(--b-ours) 16%, transparent);
  }
  .ground.light-undergrowth,
  .ground.thick-undergrowth {
    fill: color-mix(in srgb, var(--b-good) 12%, transparent);
  }
  .ground {
    fill: color-mix(in srgb, var(--b-ink) 7%, transparent);
  }
  .pattern {
    opacity: 0.8;
  }
  pattern path {
    fill: none;
    stroke: var(--b-soft);
    stroke-width: 1.2;
    opacity: 0.45;
  }
  .wall {
    fill: color-mix(in srgb, var(--b-soft) 42%, var(--b-board));
  }
  .wall.slight {
    fill: color-mix(in srgb, var(--b-warn) 26%, var(--b-board));
  }
  .wall.glass {
    fill: color-mix(in srgb, var(--b-ours) 30%, var(--b-board));
  }
  .wall-edge {
    fill: none;
    stroke: var(--b-soft);
    stroke-width: 3.5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .crack {
    fill: none;
    stroke: var(--b-warn);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .rubble {
    fill: none;
    stroke: var(--b-bad);
    stroke-width: 1.5;
    stroke-dasharray: 3 4;
  }
  .weather .edge {
    fill: none;
    stroke: var(--b-weather);
    stroke-width: 1.5;
    stroke-dasharray: 2 4;
  }
  .weather .air {
    fill: color-mix(in srgb, var(--b-weather) 12%, transparent);
  }
  pattern .air {
    stroke: var(--b-weather);
  }
  .weather .level {
    text-anchor: middle;
    font-size: 12px;
    font-weight: 650;
    fill: var(--b-weather);
    paint-order: stroke;
    stroke: var(--b-board);
    stroke-width: 3px;
  }
  .offers {
    fill: color-mix(in srgb, var(--b-ours) 10%, transparent);
  }
  .offers-edge {
    fill: none;
    stroke: var(--b-ours);
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }
  .offer {
    fill: color-mix(in srgb, var(--b-accent) 26%, transparent);
    stroke: var(--b-accent);
    stroke-width: 2;
  }
  .looked {
    fill: none;
    stroke: var(--b-ink);
    stroke-width: 2;
  }
  .struck {
    fill: color-mix(in srgb, var(--b-accent) 20%, transparent);
  }
  .struck-edge {
    fill: none;
    stroke: var(--b-accent);
    stroke-width: 2.5;
  }
  .maybe-area .struck-edge {
    stroke-dasharray: 6 5;
  }
  .word {
    text-anchor: middle;
    font-size: 11.5px;
    fill: var(--b-soft);
    paint-order: stroke;
    stroke: var(--b-board);
    stroke-width: 3px;
    pointer-events: none;
  }
  .word.name {
    font-size: 13.5px;
    font-weight: 650;
    fill: var(--b-text);
  }
  .stem {
    stroke: var(--b-soft);
    stroke-width: 1.5;
    stroke-dasharray: 2 3;
  }
  .shadow {
    fill: color-mix(in srgb, var(--b-ink) 26%, transparent);
  }
`;
