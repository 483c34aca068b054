import {LitElement, html, css, nothing} from 'lit';
import {look} from '../../shared/look.js';
/** @import {Inputs} from '../../shared/element.js' */
/** @import {Fact} from './since.js' */

const OPEN = 'arbiter.since';

/** What happened since one's last turn, above the question. */
export class SinceNote extends /** @type {Inputs<{facts: Fact[]}>} */ (LitElement) {
  static properties = {facts: {attribute: false}};

  static styles = [
    look,
    css`
      details {
        padding: var(--space-2) var(--space-4);
        border-bottom: 1px solid var(--line);
        background: var(--raised);
      }
      summary {
        color: var(--soft);
        font-size: var(--text-s);
        font-weight: 600;
        cursor: pointer;
        min-height: 24px;
      }
      ul {
        margin: 0;
        padding: 0 0 0 var(--space-4);
        font-size: 13px;
      }
      .bad {
        color: var(--bad);
        font-weight: 600;
      }
      @media (max-width: 800px) {
        details {
          padding-block: 0;
        }
        ul {
          padding-bottom: var(--space-2);
        }
        summary {
          min-height: 44px;
          line-height: 44px;
        }
      }
    `,
  ];

  render() {
    if (!this.facts?.length) return nothing;
    const usual = matchMedia('(max-width: 800px)').matches ? 'shut' : 'open'; // a phone has no room above the question
    return html`<details ?open=${(localStorage.getItem(OPEN) ?? usual) !== 'shut'} @toggle=${this.toggled}>
      <summary>Since your last turn</summary>
      <ul>
        ${this.facts.map(({text, bad}) => html`<li class=${bad ? 'bad' : ''}>${text}</li>`)}
      </ul>
    </details>`;
  }

  /** @param {Event} event */
  toggled({target}) {
    const {open} = /** @type {HTMLDetailsElement} */ (target);
    localStorage.setItem(OPEN, open ? 'open' : 'shut');
    this.classList.toggle('short', !open);
  }

  updated() {
    this.classList.toggle('none', !this.facts?.length);
    this.classList.toggle('short', !this.renderRoot.querySelector('details')?.open);
  }
}

customElements.define('since-note', SinceNote);
