/**
 * The odds of an option: the headline chance, bars with words, distributions, and the same as a table on demand.
 *
 * Properties: `preview` (as in the protocol); `inline` (attribute) draws one small bar for a card.
 */
import {LitElement, css, html, nothing, svg} from 'lit';
import {percent} from '../shared/words.js';
import {grouped, headline, ifAnswered, mean, method, spokenOdds, told} from './odds.js';
/** @import {Preview, Spread} from '../net/protocol.js' */
/**
 * @typedef {object} OddsChartInputs
 * @property {Preview | null | undefined} preview
 * @property {boolean} inline
 */

/** @import {Inputs} from '../shared/element.js' */

export class OddsChart extends /** @type {Inputs<OddsChartInputs>} */ (LitElement) {
  static properties = {
    preview: {attribute: false},
    inline: {type: Boolean, reflect: true},
    figures: {state: true},
  };

  static styles = css`
    :host {
      display: block;
      color: var(--ink, #e8edf3);
      font-variant-numeric: tabular-nums;
      container-type: inline-size;
    }
    :host([inline]) {
      display: inline-flex;
      vertical-align: middle;
      container-type: normal;
    }
    .head {
      display: flex;
      flex-wrap: wrap;
      gap: 2px 10px;
      align-items: baseline;
      font-size: 12.5px;
      color: var(--soft, #a3b1c0);
    }
    .head strong {
      font-size: 20px;
      color: var(--accent, #5cc8b5);
      font-weight: 700;
    }
    .head .feared {
      color: var(--bad, #f58a8a);
    }
    .head .answered {
      color: var(--warn, #f0c05a);
      font-weight: 600;
    }
    .head strong small {
      font-size: 12.5px;
      font-weight: 600;
      margin-left: 4px;
    }
    .row {
      display: grid;
      grid-template-columns: minmax(64px, 34%) 1fr 56px;
      gap: 8px;
      align-items: center;
      font-size: 12px;
      min-height: 20px;
    }
    .row span:last-child {
      text-align: right;
      white-space: nowrap;
      color: var(--ink, #e8edf3);
      font-weight: 600;
    }
    .row span:first-child {
      color: var(--soft, #a3b1c0);
      overflow-wrap: anywhere;
    }
    .row svg {
      width: 100%;
      height: 10px;
      display: block;
    }
    .rows {
      margin-top: 8px;
    }
    .track {
      fill: color-mix(in srgb, var(--line, #2b3541) 55%, transparent);
    }
    .value {
      fill: var(--accent, #5cc8b5);
    }
    .nothing .value {
      fill: var(--faint, #6f7f90);
    }
    figure {
      margin: 12px 0 0;
    }
    figcaption {
      display: flex;
      justify-content: space-between;
      gap: 8px;
      font-size: 12px;
      color: var(--soft, #a3b1c0);
    }
    figcaption b {
      color: var(--ink, #e8edf3);
      font-weight: 600;
    }
    .columns {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      gap: 4px;
      align-items: end;
      margin-top: 6px;
    }
    .column {
      display: grid;
      gap: 2px;
      justify-items: stretch;
      text-align: center;
      font-size: 10.5px;
      color: var(--soft, #a3b1c0);
      min-width: 0;
    }
    .column svg {
      width: 100%;
      height: 40px;
      display: block;
    }
    .column b {
      color: var(--ink, #e8edf3);
      font-weight: 600;
    }
    button {
      margin-top: 8px;
      padding: 2px 0;
      min-height: 24px;
      border: 0;
      background: none;
      color: var(--soft, #a3b1c0);
      font: inherit;
      font-size: 12px;
      text-decoration: underline;
      cursor: pointer;
    }
    button:focus-visible {
      outline: 2px solid var(--accent, #5cc8b5);
      outline-offset: 2px;
      border-radius: 4px;
    }
    table {
      margin-top: 8px;
      border-collapse: collapse;
      width: 100%;
      font-size: 12px;
    }
    caption {
      text-align: left;
      color: var(--soft, #a3b1c0);
      padding: 4px 0;
    }
    th,
    td {
      text-align: left;
      font-weight: 400;
      padding: 3px 8px 3px 0;
      border-top: 1px solid var(--line, #2b3541);
    }
    td {
      text-align: right;
      padding-right: 0;
    }
    .tiny {
      display: inline-flex;
      gap: 6px;
      align-items: center;
      color: var(--accent, #5cc8b5);
      font-weight: 700;
    }
    .tiny svg {
      width: 44px;
      height: 6px;
    }
    .unseen {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    @media (pointer: coarse) {
      button {
        min-height: 44px;
      }
    }
    @container (max-width: 260px) {
      .column {
        font-size: 9.5px;
      }
      .row {
        grid-template-columns: 38% 1fr 50px;
        gap: 4px;
      }
    }
  `;

  render() {
    const {preview} = this;
    if (!preview) {
      return nothing;
    }
    if (this.inline) {
      return this.tiny(headline(preview));
    }
    const first = headline(preview);
    return html` <div class="head">
        ${first ? html`<strong class=${first.wanted === false ? 'feared' : ''}>${percent(first.chance)}<small>${told(first)}</small></strong>` : nothing}
        <span>${method(preview)}</span>
        ${first && ifAnswered(first) ? html`<span class="answered">${ifAnswered(first)}</span>` : nothing}
      </div>
      <div aria-hidden="true">
        ${preview.chances.length > 0 ? html`<div class="rows">${this.rows(preview, first)}</div>` : nothing}
        ${preview.numbers.map((one) => this.distribution(one))}
      </div>
      <p class="unseen">${spokenOdds(preview)}</p>
      <button aria-expanded=${String(Boolean(this.figures))} @click=${() => (this.figures = !this.figures)}>
        ${this.figures ? 'Hide the figures' : 'All figures'}
      </button>
      ${this.figures ? this.table(preview) : nothing}`;
  }

  /** @param {{text: string, chance: number} | undefined} first */
  tiny(first) {
    return first
      ? html`<span class="tiny"
          ><span aria-hidden="true">${bar(first.chance)}</span>
          <span>${percent(first.chance)} ${told(first)}</span></span
        >`
      : nothing;
  }

  /** @param {Preview} preview @param {{name: string, text: string, chance: number} | undefined} first */
  rows(preview, first) {
    const rest = preview.chances.filter((one) => one.name !== first?.name);
    const shown = first ? [first, ...rest] : rest;
    const not =
      first && first.chance < 1 && rest.length === 0
        ? [{name: 'otherwise', text: 'otherwise', chance: 1 - first.chance}]
        : [];
    return [...shown, ...not].map(
      (one) =>
        html`<div class=${not.includes(one) ? 'row nothing' : 'row'}>
          <span>${told(one)}</span>${bar(one.chance)}<span>${percent(one.chance)}</span>
        </div>`,
    );
  }

  /** @param {Spread} one */
  distribution(one) {
    const bars = grouped(one.outcomes);
    if (bars.length === 1) {
      return html`<figure>
        <figcaption>
          <b>${told(one)}</b><span><b>${bars[0].label}</b> for sure</span>
        </figcaption>
      </figure>`;
    }
    const most = Math.max(...bars.map(({chance}) => chance));
    return html`<figure>
      <figcaption><b>${told(one)}</b><span>${mean(one.mean)} on average</span></figcaption>
      <div class="columns">
        ${bars.map(
          ({label, chance}) =>
            html`<div class=${label === '0' ? 'column nothing' : 'column'}>
              <svg viewBox="0 0 10 40" preserveAspectRatio="none">
                ${svg`<rect class="value" y=${40 - (chance / most) * 40} width="10"
          height=${(chance / most) * 40} rx="0.5"></rect>`}
              </svg>
              <b>${label}</b><span>${percent(chance)}</span>
            </div>`,
        )}
      </div>
    </figure>`;
  }

  /** @param {Preview} preview */
  table(preview) {
    return html` ${
      preview.chances.length > 0
        ? html`<table>
            <caption>
              Chances
            </caption>
            ${preview.chances.map(
              (one) =>
                html`<tr>
                  <th scope="row">${told(one)}</th>
                  <td>${percent(one.chance)}</td>
                </tr>`,
            )}
          </table>`
        : nothing
    }
    ${preview.numbers.map(
      (one) =>
        html`<table>
          <caption>
            ${told(one)}, ${mean(one.mean)} on average
          </caption>
          ${[...one.outcomes]
            .sort((a, b) => a.value - b.value)
            .map(
              ({value, chance}) =>
                html`<tr>
                  <th scope="row">${String(value).replace('-', '−')}</th>
                  <td>${percent(chance)}</td>
                </tr>`,
            )}
        </table>`,
    )}`;
  }
}

/** @param {number} chance */
function bar(chance) {
  return html`<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <rect class="track" width="100" height="10" rx="1"></rect>
    <rect class="value" width=${chance * 100} height="10" rx="1"></rect>
  </svg>`;
}

customElements.define('odds-chart', OddsChart);
