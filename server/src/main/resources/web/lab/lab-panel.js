import {LitElement, html, nothing} from 'lit';
import {look, buttons} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {panelLook} from './panel-look.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Inputs} from '../shared/element.js' */
/** @import {Figures} from './unit-charts.js' */

/**
 * @typedef {object} PanelInputs
 * @property {string} heading
 * @property {string} sub what the figures are
 * @property {TemplateResult | undefined} chart
 * @property {Figures | undefined} figures the same as a table
 */

/** A part of the report: a chart that opens as a table, and whatever stands below it. */
export class LabPanel extends /** @type {Inputs<PanelInputs>} */ (LitElement) {
  static properties = {heading: {}, sub: {}, chart: {}, figures: {}, asTable: {state: true}};

  static styles = [look, buttons, panelLook];

  constructor() {
    super();
    this.asTable = false;
  }

  render() {
    return html`<section aria-labelledby="heading">
      <div class="top">
        <h2 id="heading">${this.heading}</h2>
        <span class="soft small">${this.sub}</span>
        ${
          this.figures
            ? html`<button
                class="tool"
                aria-pressed=${String(this.asTable)}
                @click=${() => (this.asTable = !this.asTable)}>
                ${icon('rows')}Table<span class="unseen"> of ${this.heading}</span>
              </button>`
            : nothing
        }
      </div>
      ${this.figures && this.asTable ? this.renderTable(this.figures) : (this.chart ?? nothing)}
      <slot></slot>
    </section>`;
  }

  /** @param {Figures} figures */
  renderTable({head, rows}) {
    return html`<div class="wide" tabindex="0" role="region" aria-label=${this.heading}>
      <table>
        <thead>
          <tr>
            ${head.map((word) => html`<th scope="col">${word}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([first, ...rest]) =>
              html`<tr>
                <th scope="row">${first}</th>
                ${rest.map((cell) => html`<td>${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}

customElements.define('lab-panel', LabPanel);
