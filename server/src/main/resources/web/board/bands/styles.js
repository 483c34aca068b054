/** The look of the ladder of bands and of the table of everybody to everybody. */
import {css} from 'lit';

export const bandsStyles = css`
  :host {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto;
    gap: 10px 12px;
    box-sizing: border-box;
    padding: 12px 16px;
    background: var(--b-board);
    overflow: hidden;
    container-type: size;
  }
  .head {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 6px 10px;
    color: var(--b-soft);
  }
  .head label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  select {
    font: inherit;
    color: var(--b-ink);
    background: var(--b-raised);
    border: 1px solid var(--b-accent);
    border-radius: 99px;
    padding: 5px 12px;
    min-height: 32px;
  }
  .grow {
    flex: 1;
  }
  .purse b,
  .slots b {
    color: var(--b-ink);
  }
  .slots {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  .slots svg {
    width: 16px;
    height: 16px;
    fill: none;
    stroke-width: 2;
  }
  .slots .ours {
    stroke: var(--b-ours);
  }
  .slots .theirs {
    stroke: var(--b-theirs);
  }
  .slots .open {
    stroke-dasharray: 3 2.4;
  }
  .slots .done {
    opacity: 0.45;
  }
  .slots .now {
    fill: currentColor;
    color: var(--b-accent);
    stroke: var(--b-accent);
  }
  .ladder {
    display: flex;
    flex-direction: column;
    min-height: 0;
    overflow: auto;
  }
  .rung {
    flex: 1 0 auto;
    display: grid;
    grid-template-columns: 98px minmax(0, 1fr);
    min-height: 60px;
    border: 1px solid var(--b-line);
    border-radius: 10px;
    background: var(--b-surface);
  }
  .rung.near {
    border-color: var(--b-ours);
  }
  .rung.drop {
    border-color: var(--b-accent);
    box-shadow: inset 0 0 0 1px var(--b-accent);
    background: color-mix(in srgb, var(--b-accent) 8%, var(--b-surface));
  }
  .rung.over {
    background: color-mix(in srgb, var(--b-accent) 18%, var(--b-surface));
  }
  .level {
    display: flex;
    flex-direction: column;
    justify-content: center;
    padding: 6px 10px;
    border-right: 1px solid var(--b-line);
    line-height: 1.3;
    font-size: 12px;
    color: var(--b-soft);
  }
  .shot {
    display: flex;
    gap: 1px;
  }
  .shot .pool-die {
    width: 16px;
    height: 16px;
  }
  .reach {
    font-size: 11.5px;
    line-height: 1.2;
  }
  .rung.empty-rung {
    flex: 0.5 0 auto;
    min-height: 46px;
  }
  .here .cost {
    color: var(--b-warn);
    font-weight: 650;
  }
  .aboard {
    display: grid;
    gap: 2px;
    border: 1px solid var(--b-line);
    border-radius: 12px;
    background: var(--b-raised);
  }
  .aboard .chip {
    border-color: transparent;
    background: none;
  }
  .aboard .chip.chosen,
  .aboard .chip.moves {
    border-color: var(--b-accent);
  }
  .riders {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    padding: 0 4px 4px;
  }
  .chip.rider {
    min-height: 36px;
    padding: 0 8px 0 0;
    gap: 4px;
    font-size: 12.5px;
  }
  .chip.rider svg {
    width: 30px;
    height: 30px;
  }
  .chip.rider small {
    font-size: 11.5px;
  }
  .speed {
    display: flex !important;
    gap: 6px;
    align-items: end;
  }
  .chip .speed svg {
    width: auto;
    height: 14px;
  }
  .speed rect {
    fill: var(--b-line);
  }
  .speed .lit {
    fill: var(--b-warn);
  }
  .track-row {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  .track-row small {
    min-width: 74px;
  }
  .chip .track-row .meter {
    width: 60px;
    margin: 0;
  }
  .fan path {
    fill: color-mix(in srgb, var(--b-theirs) 45%, transparent);
    stroke: var(--b-theirs);
    stroke-width: 1;
  }
  .ours .fan path,
  .above .fan path {
    fill: color-mix(in srgb, var(--b-ours) 40%, transparent);
    stroke: var(--b-ours);
  }
  .chip .bears {
    color: var(--b-warn);
    font-weight: 650;
  }
  .chip .clear {
    color: var(--b-good);
  }
  .pill.due {
    border: 1px solid var(--b-warn);
    border-radius: 99px;
    padding: 3px 10px;
    color: var(--b-ink);
  }
  .above {
    display: block;
    width: 100%;
    max-height: 150px;
  }
  .above .around {
    fill: none;
    stroke: var(--b-ours);
    stroke-dasharray: 3 3;
  }
  .above .hull {
    fill: var(--b-raised);
    stroke: var(--b-soft);
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  .above text {
    fill: var(--b-ink);
    font-size: 10px;
    font-weight: 600;
    paint-order: stroke;
    stroke: var(--b-surface);
    stroke-width: 3px;
  }
  .panel h2 small {
    font-weight: 400;
    color: var(--b-soft);
  }
  .guns .ready {
    color: var(--b-good);
  }
  .guns .fired,
  .guns .empty,
  .guns .broken {
    color: var(--b-warn);
  }
  .panel .components {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 2px 10px;
  }
  .panel .components li {
    justify-content: start;
  }
  .panel .crew li b {
    color: var(--b-ink);
  }
  .components .compromised {
    color: var(--b-bad);
    font-weight: 650;
  }
  .crew li {
    align-items: center;
    padding: 2px 0;
  }
  .crew .pill {
    border: 1px solid var(--b-line);
    border-radius: 99px;
    padding: 1px 9px;
  }
  .crew .now {
    border-color: var(--b-accent);
    color: var(--b-ink);
  }
  .level b {
    font-size: 15px;
    color: var(--b-ink);
  }
  .here {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 6px 8px;
  }
  .nobody {
    color: var(--b-soft);
    font-size: 12.5px;
  }
  .gap {
    flex: none;
    display: flex;
    align-items: center;
    height: 26px;
    padding-left: 20px;
    font-size: 12px;
  }
  .gap b {
    color: var(--b-warn);
    border: 1px solid var(--b-warn);
    border-radius: 99px;
    padding: 0 9px;
    line-height: 19px;
    font-weight: 650;
  }
  .cluster {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    border: 2px solid var(--edge, #5d6d7e);
    border-radius: 14px;
    background: var(--b-raised);
  }
  .cluster .chip {
    border-color: transparent;
    background: none;
  }
  .times {
    color: var(--b-soft);
    font-weight: 700;
  }
  .chip {
    position: relative;
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 48px;
    padding: 4px 10px 4px 4px;
    border: 1px solid var(--b-line);
    border-radius: 12px;
    background: var(--b-raised);
    color: var(--b-ink);
    font: inherit;
    line-height: 1.25;
    text-align: left;
    cursor: pointer;
    touch-action: none;
  }
  .chip:hover {
    border-color: var(--b-soft);
  }
  .chip.chosen,
  .cluster .chip.chosen {
    border-color: var(--b-accent);
    box-shadow: inset 0 0 0 1px var(--b-accent);
  }
  .chip.aimed {
    border-color: var(--b-accent);
    border-style: dashed;
  }
  .chip.lifted {
    opacity: 0.5;
  }
  .chip svg {
    width: 44px;
    height: 44px;
    flex: none;
    overflow: visible;
  }
  .chip strong {
    display: block;
    font-weight: 600;
  }
  .chip small {
    display: block;
    font-size: 12px;
    color: var(--b-soft);
  }
  .chip .moved {
    color: var(--b-accent);
    font-weight: 650;
  }
  .chip .chance {
    color: var(--b-accent);
    font-weight: 700;
  }
  .chip .meter {
    display: block;
    width: 88px;
    height: 5px;
    margin-top: 3px;
  }
  .meter .well {
    fill: var(--b-good);
  }
  .meter .worse {
    fill: var(--b-warn);
  }
  .meter .low {
    fill: var(--b-bad);
  }
  .ghost small {
    display: block;
  }
  .ghost svg {
    width: 36px;
    height: 36px;
    opacity: 0.6;
  }
  .ghost {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 40px;
    padding: 2px 10px 2px 4px;
    border: 2px dashed var(--b-faint);
    border-radius: 12px;
    color: var(--b-soft);
    font-size: 12px;
  }
  .side {
    width: min(300px, 34cqw);
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-height: 0;
    overflow: auto;
  }
  .panel {
    border: 1px solid var(--b-line);
    border-radius: 10px;
    background: var(--b-surface);
    padding: 10px 12px;
    font-size: 12.5px;
    color: var(--b-soft);
  }
  .panel.preview {
    border-color: var(--b-accent);
  }
  .panel h2 {
    margin: 0 0 4px;
    font-size: 14px;
    color: var(--b-ink);
  }
  .panel p {
    margin: 4px 0;
  }
  .panel ul {
    list-style: none;
    margin: 4px 0;
    padding: 0;
  }
  .panel li {
    display: flex;
    justify-content: space-between;
    gap: 8px;
  }
  .panel li b {
    color: var(--b-accent);
  }
  table {
    border-collapse: separate;
    border-spacing: 1px;
    width: 100%;
    table-layout: fixed;
    font-size: 12px;
  }
  th,
  td {
    height: 26px;
    padding: 0;
    text-align: center;
    font-weight: 600;
    border-radius: 5px;
  }
  th[scope='row'] {
    width: 76px;
    text-align: left;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  th.ours {
    color: var(--b-ours);
  }
  th.theirs {
    color: var(--b-theirs);
  }
  td {
    color: var(--b-ink);
    background: var(--b-raised);
  }
  td.engaged {
    background: color-mix(in srgb, var(--b-theirs) 34%, var(--b-surface));
  }
  td.short {
    background: color-mix(in srgb, var(--b-warn) 24%, var(--b-surface));
  }
  td.medium {
    background: color-mix(in srgb, var(--b-ours) 18%, var(--b-surface));
  }
  td.changes {
    outline: 2px solid var(--b-accent);
    outline-offset: -1px;
  }
  td button {
    width: 100%;
    height: 100%;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .foot {
    position: absolute;
    left: 16px;
    bottom: 12px;
  }
  .menu {
    left: 50%;
    top: 50%;
    width: max-content;
    transform: translate(-50%, -50%);
  }
  .empty {
    grid-column: 1 / -1;
    place-self: center;
    color: var(--b-soft);
  }
  .purse i {
    font-style: normal;
  }
  @container (max-width: 860px) {
    .purse .long {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .side {
      width: min(250px, 34cqw);
    }
    .rung {
      grid-template-columns: 88px minmax(0, 1fr);
    }
    .here {
      gap: 6px;
      padding: 5px 6px;
    }
    .chip {
      gap: 4px;
      padding-right: 7px;
    }
    .chip svg:not(.meter, .speed svg) {
      width: 40px;
      height: 40px;
    }
    .chip small {
      font-size: 11.5px;
    }
  }
  @container (max-width: 640px) {
    :host {
      display: block;
      padding: 4px 10px;
      overflow: auto;
    }
    .ladder {
      overflow: visible;
    }
    .side,
    .slots,
    .long,
    .level .reach,
    .nobody {
      display: none;
    }
    .head {
      flex-wrap: nowrap;
      font-size: 12.5px;
      margin-bottom: 4px;
    }
    .head .from {
      font-size: 11.5px;
      line-height: 1.15;
      max-width: 64px;
    }
    .head select {
      min-height: 44px;
      max-width: 130px;
    }
    .pill.due {
      white-space: normal;
      line-height: 1.2;
      font-size: 11.5px;
    }
    .rung {
      grid-template-columns: 66px minmax(0, 1fr);
      min-height: 46px;
    }
    .rung.empty-rung {
      flex: none;
      min-height: 24px;
    }
    .empty-rung .level {
      flex-direction: row;
      align-items: center;
      justify-content: start;
    }
    .empty-rung .shot {
      display: none;
    }
    .level {
      padding: 2px 6px;
    }
    .level b {
      font-size: 12.5px;
    }
    .shot .pool-die {
      width: 12px;
      height: 12px;
    }
    .gap {
      height: 0;
      padding-left: 76px;
      position: relative;
      z-index: 1;
      justify-content: end;
      padding-right: 10px;
    }
    .gap b {
      font-size: 10.5px;
      line-height: 14px;
      padding: 0 6px;
      background: var(--b-board);
    }
    .here {
      padding: 2px 4px;
      gap: 4px;
    }
    .chip {
      min-height: 44px;
      gap: 4px;
      padding: 0 7px 0 1px;
      font-size: 13px;
    }
    .chip svg:not(.meter, .speed svg) {
      width: 32px;
      height: 32px;
    }
    .chip small:not(.moved, .chance),
    .chip .track-row,
    .chip .meter {
      display: none;
    }
    .chip .speed {
      display: flex !important;
      font-size: 11px;
    }
    .chip.rider {
      min-height: 44px;
      min-width: 44px;
      padding: 0 4px;
      justify-content: center;
    }
    .chip.rider .about {
      display: none;
    }
    .menu {
      top: calc(var(--scrolled, 0px) + 50cqh);
      max-height: calc(100cqh - 12px);
      overflow: auto;
    }
    .aboard {
      display: flex;
      flex-wrap: wrap;
    }
    .riders {
      padding: 0;
    }
    .ghost {
      padding: 0 2px;
      min-height: 36px;
    }
    .ghost span {
      display: none;
    }
  }
  @container (min-width: 641px) and (max-height: 420px) {
    .rung {
      min-height: 40px;
    }
    .gap {
      height: 16px;
    }
    .gap b {
      line-height: 14px;
    }
  }
`;
