/** The look of zones: thin cells, soft panels, patterns with words, thick walls. */
import {css} from 'lit';

export const zoneStyles = css`
  .zone {
    fill: color-mix(in srgb, var(--b-raised) 55%, var(--b-board));
    stroke: var(--b-board);
    stroke-width: 3;
  }
  rect.zone {
    fill: var(--b-surface);
    stroke: color-mix(in srgb, var(--b-line) 60%, var(--b-soft));
    stroke-width: 1.5;
  }
  :host([pictured]) .zone {
    fill-opacity: 0.3;
  }
  .elsewhere-zone {
    fill: color-mix(in srgb, var(--b-ours) 9%, transparent);
  }
  rect.elsewhere-zone {
    fill: color-mix(in srgb, var(--b-ours) 9%, var(--b-surface));
  }
  .zone.shut {
    fill: color-mix(in srgb, var(--b-ink) 10%, transparent);
    stroke: var(--b-soft);
    stroke-width: 2.5;
  }
  .terrain {
    stroke: none;
    pointer-events: none;
  }
  pattern path {
    fill: none;
    stroke: var(--b-soft);
    stroke-width: 1.3;
    opacity: 0.5;
  }
  pattern circle {
    fill: var(--b-soft);
    opacity: 0.6;
  }
  .t-defensive path {
    stroke: var(--b-good);
  }
  .t-extreme path {
    stroke: var(--b-bad);
    opacity: 0.7;
  }
  .t-impassable path {
    stroke: var(--b-ink);
    opacity: 0.4;
  }
  .t-difficult path {
    stroke: var(--b-warn);
  }
  .word,
  .rim {
    text-anchor: middle;
    fill: var(--b-text);
    paint-order: stroke;
    stroke: var(--b-board);
    stroke-width: 3px;
    stroke-linejoin: round;
    pointer-events: none;
  }
  .word {
    font-weight: 650;
  }
  .word.name {
    fill: var(--b-ink);
    font-weight: 700;
  }
  .rim {
    font-size: 11px;
    fill: var(--b-text);
  }
  .link {
    stroke: color-mix(in srgb, var(--b-line) 40%, var(--b-soft));
    stroke-width: 3;
  }
  .cost circle {
    fill: var(--b-board);
    stroke: var(--b-warn);
    stroke-width: 1.5;
  }
  .cost text {
    font-size: 12px;
    font-weight: 700;
    text-anchor: middle;
    fill: var(--b-warn);
  }
  .wall {
    stroke: var(--b-ink);
    stroke-width: 6;
    stroke-linecap: round;
  }
  .offer {
    fill: color-mix(in srgb, var(--b-accent) 10%, transparent);
    stroke: var(--b-accent);
    stroke-opacity: 0.35;
    cursor: pointer;
  }
  rect.offer,
  .offers {
    stroke: var(--b-accent);
    stroke-opacity: 1;
    stroke-width: 2;
    stroke-dasharray: 5 4;
  }
  .offers {
    fill: none;
  }
  .offer.near {
    fill: color-mix(in srgb, var(--b-accent) 22%, transparent);
    stroke-opacity: 1;
    stroke-dasharray: none;
  }
  .offer.chosen {
    fill: color-mix(in srgb, var(--b-accent) 28%, transparent);
    stroke-opacity: 1;
    stroke-width: 3;
    stroke-dasharray: none;
  }
  .area-shown {
    pointer-events: none;
  }
  .struck {
    fill: color-mix(in srgb, var(--b-theirs) 20%, transparent);
    stroke: none;
  }
  rect.struck,
  .area-shown path {
    fill: none;
    stroke: var(--b-theirs);
    stroke-width: 2.5;
    stroke-linecap: round;
  }
  rect.struck {
    fill: color-mix(in srgb, var(--b-theirs) 20%, transparent);
  }
  .in-reach .struck {
    fill: color-mix(in srgb, var(--b-accent) 12%, transparent);
  }
  .in-reach path,
  .in-reach rect.struck {
    stroke: var(--b-accent);
    stroke-width: 2;
  }
  .missed {
    stroke: none;
  }
  .word.reason {
    fill: var(--b-text);
    font-weight: 500;
  }
  .maybe-area path,
  .maybe-area rect.struck {
    stroke-dasharray: 7 5;
  }
  .looked {
    fill: none;
    stroke: var(--b-ink);
    stroke-width: 1.5;
    pointer-events: none;
  }
  .count rect {
    fill: var(--b-raised);
    stroke: var(--b-soft);
  }
  .count text {
    font-size: 11px;
    font-weight: 700;
    text-anchor: middle;
    fill: var(--b-ink);
  }
  .kind {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    padding-left: 5px;
    font: inherit;
    color: var(--b-text);
    cursor: pointer;
  }
  .kind:hover {
    border-color: var(--b-accent);
  }
  .kind:focus-visible {
    outline: 2px solid var(--b-accent);
    outline-offset: 1px;
  }
  .why {
    width: 16px;
    border: 1px solid var(--b-soft);
    border-radius: 99px;
    font-size: 11px;
    line-height: 14px;
    text-align: center;
  }
  .swatch {
    border-radius: 4px;
    background: var(--b-board);
    border: 1px solid var(--b-line);
  }
  .strip {
    position: absolute;
    top: 12px;
    left: 50%;
    transform: translateX(-50%);
    display: flex;
    gap: 6px;
    max-width: calc(100% - 24px);
    overflow-x: auto;
    padding: 6px;
    box-sizing: border-box;
    border: 1px solid var(--b-line);
    border-radius: 12px;
    background: var(--b-surface);
    box-shadow: 0 2px 10px #0003;
  }
  .strip button {
    flex: none;
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    padding: 3px 10px;
    border: 1px solid var(--b-line);
    border-radius: 8px;
    background: none;
    color: var(--b-ink);
    font: inherit;
    font-size: 12.5px;
    text-align: left;
    cursor: pointer;
  }
  .strip [aria-pressed='true'] {
    border-color: var(--b-accent);
    background: color-mix(in srgb, var(--b-accent) 14%, transparent);
  }
  .strip button:focus-visible {
    outline: 2px solid var(--b-accent);
    outline-offset: 1px;
  }
  .strip b,
  .strip small {
    display: block;
    white-space: nowrap;
  }
  .strip small {
    color: var(--b-text);
    font-size: 11.5px;
  }
  .steps {
    display: flex;
    gap: 2px;
  }
  .steps i {
    width: 6px;
    height: 12px;
    border-radius: 2px;
    background: var(--b-line);
  }
  .steps .on {
    background: var(--b-accent);
  }
  .hud {
    flex-wrap: wrap;
    max-width: calc(100% - 260px);
    font-size: 12px;
  }
  @media (max-width: 720px) {
    .hud .kind {
      display: none;
    }
  }
`;
