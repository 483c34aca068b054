/** The look of zones as panels, of the lines between them, and of the ladder that they are on a phone. */
import {css} from 'lit';

export const panelStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: 6px;
    box-sizing: border-box;
    padding: 12px 16px;
    background: var(--b-board);
    overflow: auto;
    container-type: size;
  }
  :host([small]) {
    padding: 0 10px 4px;
    gap: 2px;
  }
  .patterns {
    position: absolute;
  }
  .patterns path {
    fill: none;
    stroke: var(--b-faint);
    stroke-opacity: 0.26;
    stroke-width: 1.2;
    stroke-linecap: round;
  }
  .p-glow path {
    stroke: var(--b-warn);
    stroke-opacity: 0.6;
    stroke-width: 2.6;
  }
  .p-waves path,
  .p-stones path,
  .p-steps path,
  .p-rough path {
    stroke: var(--b-warn);
    stroke-opacity: 0.3;
  }
  .head,
  .purse {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: stretch;
  }
  .grow {
    flex: 1;
  }
  .pool {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 34px;
    padding: 2px 12px;
    border: 1px solid var(--b-line);
    border-radius: 10px;
    background: var(--b-surface);
    font-size: 13px;
    line-height: 1.2;
  }
  .pool > b {
    font-size: 20px;
  }
  .pool small {
    display: block;
    font-size: 12px;
    color: var(--b-soft);
  }
  .pool.ours {
    border-color: var(--b-ours);
  }
  .pool.theirs {
    border-color: var(--b-theirs);
  }
  .pool.weather {
    max-width: 250px;
  }
  .pool.weather i {
    font-style: normal;
    font-size: 18px;
  }
  .signs {
    display: inline-flex;
    gap: 4px;
  }
  .signs i {
    box-sizing: border-box;
    width: 12px;
    height: 12px;
    border: 2px solid var(--b-ours);
    border-radius: 50%;
  }
  .signs i.full {
    background: var(--b-ours);
  }
  .theirs .signs i {
    width: 10px;
    height: 10px;
    margin: 1px;
    border-color: var(--b-theirs);
    border-radius: 1px;
    transform: rotate(45deg);
  }
  .theirs .signs i.full {
    background: var(--b-theirs);
  }
  .field-frame {
    flex: 1 0 0;
    min-height: min-content;
    display: flex;
    flex-direction: column;
  }
  .field {
    flex: 1;
    position: relative;
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    grid-template-rows: repeat(var(--tracks), minmax(min-content, 1fr));
    column-gap: clamp(44px, 7cqw, 84px);
  }
  .zone {
    position: relative;
    z-index: 1;
    align-self: center;
    box-sizing: border-box;
    min-height: 130px;
    margin: 11px 0;
    padding: 3px 10px 6px;
    display: flex;
    flex-direction: column;
    gap: 4px;
    border: 1.5px solid var(--b-line);
    border-radius: 14px;
    background: var(--b-surface);
  }
  .field .zone {
    min-height: clamp(150px, 26cqh, 250px);
  }
  .zone.here {
    border-color: var(--b-ours);
  }
  .zone.aimed {
    border-color: var(--b-accent);
    box-shadow: 0 0 0 1px var(--b-accent);
  }
  .zone.drop {
    cursor: pointer;
  }
  .zone.drop:hover,
  .zone.over {
    background: color-mix(in srgb, var(--b-accent) 10%, var(--b-surface));
  }
  .zone.going {
    border-color: var(--b-accent);
    border-style: dashed;
    box-shadow: 0 0 0 1px var(--b-accent);
  }
  .ground {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border-radius: 12px;
    pointer-events: none;
  }
  .zone > :not(.ground) {
    position: relative;
  }
  .title {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: 0 8px;
    padding: 2px 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: inherit;
  }
  .title strong {
    font-size: 16px;
    font-weight: 650;
  }
  .title span {
    font-size: 12.5px;
    font-weight: 600;
    color: var(--b-text);
  }
  .tags {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
  }
  .tag {
    border: 1px solid var(--edge, #5d6d7e);
    border-radius: 99px;
    padding: 0 6px;
    font-size: 11.5px;
    line-height: 18px;
    font-weight: 600;
    background: var(--b-surface);
    color: var(--b-ink);
  }
  .tag i {
    font-style: normal;
  }
  .tag.dark {
    border-color: var(--whisper, #b79df0);
  }
  .tag.terrain,
  .tag.radiation,
  .tag.mine {
    border-color: var(--b-warn);
  }
  .units {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    justify-content: center;
    align-items: center;
    gap: 4px 8px;
  }
  .unit {
    display: flex;
    flex-direction: column;
    align-items: center;
    min-width: 74px;
    max-width: 118px;
    padding: 2px;
    border: 1px solid transparent;
    border-radius: 10px;
    background: none;
    color: inherit;
    font: inherit;
    line-height: 1.2;
    text-align: center;
    cursor: pointer;
  }
  .unit:hover {
    border-color: var(--b-soft);
  }
  .unit.chosen {
    border-color: var(--b-accent);
    background: color-mix(in srgb, var(--b-accent) 10%, transparent);
  }
  .unit.lifted {
    opacity: 0.5;
  }
  .unit > svg {
    width: 56px;
    height: 56px;
    margin: -4px 0 -6px;
    overflow: visible;
  }
  .about {
    display: grid;
    justify-items: center;
    max-width: 100%;
  }
  .unit strong {
    font-size: 13px;
    font-weight: 600;
  }
  .unit small {
    font-size: 12px;
    color: var(--b-text);
  }
  .unit .chance {
    color: var(--b-accent);
    font-weight: 700;
  }
  .meter {
    width: 46px;
    height: 5px;
    margin: 1px 0;
    order: -1;
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
  .field .many .units {
    justify-content: start;
  }
  .many .unit {
    flex-direction: row;
    gap: 4px;
    min-width: 0;
    max-width: 100%;
    text-align: left;
  }
  .many .unit > svg {
    width: 42px;
    height: 42px;
    margin: -2px;
  }
  .many .about {
    justify-items: start;
  }
  .group {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    border: 1.5px solid var(--edge, #5d6d7e);
    border-radius: 12px;
    background: color-mix(in srgb, var(--b-raised) 70%, transparent);
  }
  .bar {
    width: 14px;
    height: 4px;
    margin: -28px -8px 0;
    border-radius: 2px;
    background: var(--b-ink);
  }
  .many .bar {
    margin: 0;
  }
  .bar.loose {
    visibility: hidden;
  }
  .zone > .go {
    position: absolute;
    right: 12px;
    bottom: -10px;
    padding: 0 8px;
    border: 1px solid var(--b-accent);
    border-radius: 99px;
    background: var(--b-surface);
    font-size: 12px;
    line-height: 18px;
    color: var(--b-accent);
    font-weight: 650;
  }
  .go b {
    color: var(--b-warn);
  }
  .links,
  .aim {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .aim {
    z-index: 2;
  }
  .links line {
    stroke: var(--edge, #5d6d7e);
    stroke-width: 3;
  }
  .links .costs {
    stroke: var(--b-warn);
    stroke-dasharray: 5 5;
  }
  .links .blind {
    stroke-width: 6;
  }
  .way,
  .aim-words {
    position: absolute;
    z-index: 2;
    transform: translate(-50%, -50%);
    padding: 0 9px;
    border: 1.5px solid var(--edge, #5d6d7e);
    border-radius: 12px;
    background: var(--b-surface);
    font-size: 12px;
    line-height: 20px;
    font-weight: 600;
    text-align: center;
    white-space: nowrap;
    color: var(--b-ink);
  }
  .way.costs {
    border-color: var(--b-warn);
  }
  .way.narrow {
    line-height: 15px;
    padding: 2px 6px;
    max-width: 76px;
    white-space: normal;
  }
  .aim path {
    fill: none;
    stroke: var(--b-accent);
    stroke-width: 2.5;
  }
  .aim-words {
    z-index: 3;
    border-color: var(--b-accent);
    font-size: 13px;
    line-height: 24px;
  }
  .bodies {
    flex: none;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 10px;
    justify-content: start;
  }
  .body {
    min-width: 0;
    max-width: 400px;
    padding: 5px 12px;
    border: 1px solid var(--b-line);
    border-radius: 12px;
    background: var(--b-surface);
    overflow: hidden;
  }
  .body.target {
    border-color: var(--b-accent);
  }
  .body h2 {
    display: flex;
    align-items: center;
    gap: 6px;
    margin: 0 0 2px;
    font-size: 14px;
    font-weight: 650;
  }
  .body h2 svg {
    width: 26px;
    height: 26px;
  }
  .body h2 span {
    flex: 1;
  }
  .body h2 small {
    font-weight: 400;
    color: var(--b-soft);
  }
  .foot {
    position: absolute;
    left: 16px;
    bottom: 12px;
  }
  .menu {
    left: 50%;
    top: calc(var(--scrolled, 0px) + 50cqh);
    transform: translate(-50%, -50%);
    max-height: calc(100cqh - 16px);
    z-index: 4;
  }
  .empty {
    margin: auto;
    color: var(--b-soft);
  }
  @container (max-height: 560px) {
    .bodies {
      display: none;
    }
  }
  @container (max-width: 860px) {
    .bodies .body:nth-child(n + 3) {
      display: none;
    }
    .zone {
      padding: 4px 8px 8px;
    }
    .unit {
      min-width: 60px;
    }
  }
  @container (max-width: 640px) {
    .menu {
      width: calc(100% - 24px);
      max-width: none;
    }
    .head {
      position: sticky;
      top: 0;
      z-index: 3;
      flex-wrap: nowrap;
      gap: 6px;
      padding: 4px 0;
      background: var(--b-board);
    }
    .purse {
      flex: 1;
      flex-wrap: nowrap;
      gap: 6px;
    }
    .pool {
      flex: 1 1 auto;
      gap: 6px;
      min-height: 28px;
      padding: 0 8px;
      font-size: 12px;
      white-space: nowrap;
    }
    .pool > b {
      font-size: 16px;
    }
    .pool small,
    .pool.weather span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .signs i {
      width: 9px;
      height: 9px;
    }
    .theirs .signs,
    .grow {
      display: none;
    }
    .ladder {
      display: flex;
      flex-direction: column;
    }
    .ladder .zone {
      display: grid;
      grid-template-columns: 64px minmax(0, 1fr);
      gap: 2px 6px;
      min-height: 52px;
      margin: 0;
      padding: 3px 6px 3px 10px;
      border-radius: 10px;
    }
    .ladder .title {
      grid-row: 1 / 3;
      flex-direction: column;
      flex-wrap: nowrap;
      justify-content: center;
      min-height: 44px;
    }
    .title strong {
      font-size: 14px;
      line-height: 1.15;
    }
    .ladder .units {
      justify-content: start;
      gap: 4px;
    }
    .ladder .unit {
      flex-direction: row;
      gap: 4px;
      min-width: 0;
      max-width: 100%;
      min-height: 44px;
      padding: 0 6px 0 0;
      border-color: var(--b-line);
      background: var(--b-raised);
      text-align: left;
    }
    .ladder .group .unit {
      border-color: transparent;
      background: none;
    }
    .ladder .unit.chosen {
      border-color: var(--b-accent);
      box-shadow: inset 0 0 0 1px var(--b-accent);
    }
    .ladder .unit > svg {
      width: 32px;
      height: 32px;
      margin: 0;
    }
    .zone > .go {
      bottom: -8px;
      line-height: 16px;
    }
    .about {
      justify-items: start;
    }
    .ladder .unit strong {
      max-width: 106px;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      font-size: 12.5px;
    }
    .ladder .unit small:not(.chance),
    .ladder .meter {
      display: none;
    }
    .ladder .bar {
      margin: 0 -6px;
    }
    .ladder .tag {
      font-size: 11.5px;
      line-height: 18px;
      padding: 0 7px;
    }
    .gap {
      height: 16px;
      display: flex;
      align-items: center;
      padding-left: 18px;
      position: relative;
      z-index: 1;
    }
    .gap b {
      border: 1.5px solid var(--edge, #5d6d7e);
      border-radius: 99px;
      padding: 0 9px;
      font-size: 11.5px;
      line-height: 16px;
      background: var(--b-board);
    }
    .gap .costs {
      border-color: var(--b-warn);
    }
    .others {
      margin-top: 2px;
    }
    .others .zone {
      margin-bottom: 6px;
    }
    .others summary {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      font-size: 12.5px;
      line-height: 44px;
      color: var(--b-text);
      cursor: pointer;
    }
  }
`;
