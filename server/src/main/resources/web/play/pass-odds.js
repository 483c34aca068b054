import {LitElement, html, css, nothing} from 'lit';
import {look, pieces} from '../shared/look.js';
import {headline} from './odds.js';
/** @import {Previews} from '../net/previews.js' */
/** @import {Option, Preview} from '../net/protocol.js' */
/** @import {Changes, Inputs} from '../shared/element.js' */

/** What comes of letting the moment pass, to compare everything else with. */
export class PassOdds
  extends /** @type {Inputs<{request: string, option: Option, previews: Previews}>} */ (LitElement)
{
  static properties = {request: {}, option: {}, previews: {}, preview: {state: true}};

  static styles = [
    look,
    pieces,
    css`
      .card {
        padding: 8px 12px;
        display: flex;
        flex-wrap: wrap;
        gap: 2px 10px;
        align-items: baseline;
        border-style: dashed;
        font-size: var(--text-s);
        color: var(--soft);
      }
      b {
        color: var(--ink);
      }
      .chance {
        color: var(--accent);
        font-weight: 700;
      }
      .feared {
        color: var(--bad);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Preview | null} */
    this.preview = null;
  }

  /** @param {Changes} changed */
  willUpdate(changed) {
    if (changed.has('request')) this.ask();
  }

  async ask() {
    const {request, option} = this;
    this.preview = null;
    const preview = await this.previews.of(request, [option.id]);
    if (this.request === request) this.preview = preview;
  }

  render() {
    const told = headline(this.preview);
    return told
      ? html`<div class="card">
          <b>${this.option.text}</b><span class="chance ${told.feared ? 'feared' : ''}">${told.short}</span
          ><span>${told.more}</span>
        </div>`
      : nothing;
  }
}

customElements.define('pass-odds', PassOdds);
