import {LitElement, html, css, svg, nothing} from 'lit';
import {look} from '../../shared/look.js';
import {capital, plural} from '../../shared/words.js';
/** @import {Luck, SideLuck} from '../../net/protocol.js' */
/** @import {Inputs} from '../../shared/element.js' */

/** Rarer than this is worth a stronger word. */
const RARE = 0.05;
const SOME = 0.25;

/** How the dice fell for each side, against what such dice come to, with the chance of it. */
export class LuckCard extends /** @type {Inputs<{luck: Luck, ours: Set<string>}>} */ (LitElement) {
  static properties = {luck: {attribute: false}, ours: {attribute: false}};

  static styles = [
    look,
    css`
      :host {
        display: block;
      }
      .side {
        margin-top: var(--space-3);
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        gap: 0 var(--space-3);
        font-weight: 650;
      }
      .line .chance {
        color: var(--accent);
      }
      svg {
        display: block;
        width: 100%;
        height: 64px;
        margin-top: 4px;
      }
      rect {
        fill: var(--line);
      }
      rect.here {
        fill: var(--accent);
      }
      line {
        stroke: var(--warn);
        stroke-width: 2;
        stroke-dasharray: 3 3;
      }
      .scale {
        display: flex;
        justify-content: space-between;
        font-size: var(--text-s);
        color: var(--soft);
      }
    `,
  ];

  render() {
    const sides = [...this.luck.sides].sort((one, other) => Number(this.own(other)) - Number(this.own(one)));
    return html`<p>${sides.map((side, i) => html`${i ? ' ' : nothing}${this.sentence(side)}`)}</p>
      ${sides.map((side) => this.renderSide(side))}
      <p class="small soft">
        Dice alone: each one that the log shows by who threw it, also those thrown again, whatever was added to them.
        The chance is that of as many dice; who throws again chooses so after a bad throw, which makes a low sum a
        little likelier than it says.
      </p>`;
  }

  /** @param {SideLuck} side @returns {boolean} */
  own({side}) {
    return this.ours.has(side);
  }

  /** @param {SideLuck} side @returns {string} */
  sentence(side) {
    const {higher, lower} = side;
    const who = this.own(side) ? 'Your dice' : `The dice of ${side.side}`;
    const tail = Math.min(higher, lower);
    if (tail > SOME) return `${who} fell about as dice do.`;
    const much = tail < RARE ? 'very ' : '';
    return `${who} fell ${much}${higher < lower ? 'well' : 'badly'}.`;
  }

  /** @param {SideLuck} side */
  renderSide(side) {
    const {dice, sum, expected, higher, lower} = side;
    const good = higher <= lower;
    const mean = (/** @type {number} */ all) => (all / dice).toFixed(2);
    return html`<div class="side">
      <div class="line">
        <span
          >${capital(this.own(side) ? 'yours' : side.side)}: ${plural(dice, 'die', 'dice')}, ${mean(sum)} on
          average</span
        ><span class="chance">this ${good ? 'high or higher' : 'low or lower'}: ${percent(good ? higher : lower)}</span>
      </div>
      ${bars(side)}
      <div class="scale">
        <span>sum ${side.bars[0]?.from}</span><span>thrown ${sum}, expected ${expected}</span
        ><span>${side.bars.at(-1)?.to}</span>
      </div>
    </div>`;
  }
}

/** @param {number} chance */
function percent(chance) {
  if (chance < 0.001) return 'below 0.1 %';
  return `${(chance * 100).toFixed(chance < 0.1 ? 1 : 0)} %`;
}

/** What such dice come to, with the sum that was thrown marked and the expected one dotted. @param {SideLuck} side */
function bars({bars: all, sum, expected}) {
  const most = Math.max(...all.map(({chance}) => chance));
  const wide = 400 / all.length;
  const low = all[0].from;
  const x = ((expected - low + 0.5) / (all[all.length - 1].to - low + 1)) * 400;
  return html`<svg viewBox="0 0 400 64" preserveAspectRatio="none" aria-hidden="true">
    ${all.map(({from, to, chance}, i) => {
      const high = Math.max(1.5, (54 * chance) / most);
      const here = sum >= from && sum <= to;
      return svg`<rect class=${here ? 'here' : ''} x=${i * wide + 1} y=${62 - high} width=${wide - 2} height=${high} rx="2"></rect>
        ${here ? svg`<path d="M${i * wide + wide / 2 - 5} 0h10l-5 7Z" fill="var(--ink)"></path>` : nothing}`;
    })}
    <line x1=${x} x2=${x} y1="8" y2="64"></line>
  </svg>`;
}

customElements.define('luck-card', LuckCard);
