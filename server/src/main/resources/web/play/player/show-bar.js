import {LitElement, html, css} from 'lit';
import {look, buttons} from '../../shared/look.js';
import {icon} from '../../shared/icons.js';
import {barLook} from './bar-look.js';
import {SPEEDS} from './show.js';
/** @import {Inputs} from '../../shared/element.js' */
/** @import {Show} from './show.js' */

const PIPS = 12;

/** Says what is being shown, with pause, speed and skip. */
export class ShowBar extends /** @type {Inputs<{show: Show, asks: boolean}>} */ (LitElement) {
  static properties = {show: {}, asks: {type: Boolean}, beat: {}, state: {attribute: false, hasChanged: () => true}};

  static styles = [
    look,
    buttons,
    barLook,
    css`
      :host {
        position: absolute;
        top: var(--space-4);
        left: 50%;
        transform: translateX(-50%);
        max-width: calc(100% - 2 * var(--space-4));
        z-index: 3;
      }
      section {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
        border: 1px solid var(--line);
        border-radius: 12px;
        background: var(--surface);
        box-shadow: var(--shadow);
      }
      .cap {
        max-width: 300px;
      }
      .pips {
        display: flex;
        gap: 4px;
      }
      .pips i {
        width: 14px;
        height: 5px;
        border-radius: 3px;
        background: var(--line);
      }
      .pips .past {
        background: var(--soft);
      }
      .pips .now {
        background: var(--theirs);
      }
      .skip {
        white-space: nowrap;
        min-height: 36px;
      }
      @media (max-width: 800px) {
        :host {
          top: auto;
          bottom: var(--space-2);
          left: var(--space-2);
          right: var(--space-2);
          transform: none;
          max-width: none;
        }
        section {
          padding: 4px 4px 4px var(--space-3);
          gap: var(--space-2);
        }
        .cap {
          flex: 1;
        }
        .pips,
        kbd {
          display: none;
        }
        .speeds button,
        .skip {
          min-height: 44px;
          min-width: 44px;
        }
        .speeds .slow {
          display: none;
        }
      }
    `,
  ];

  render() {
    const {show} = this;
    const {shown, beat} = show;
    const at = beat ? shown.indexOf(beat) : -1;
    const then = this.asks ? ', then your question' : '';
    return html`<section aria-label="What happened">
      <div class="cap">
        <b>${beat?.title ?? ''}</b>
        <small>${at + 1} of ${shown.length}${then}</small>
      </div>
      ${shown.length <= PIPS ? html`<span class="pips" aria-hidden="true">${shown.map((_, i) => html`<i class=${i < at ? 'past' : i === at ? 'now' : ''}></i>`)}</span>` : ''}
      <div class="speeds" role="group" aria-label="Speed">
        <button aria-label=${show.paused ? 'Play' : 'Pause'} @click=${() => show.pause()}>
          ${icon(show.paused ? 'play' : 'pause')}
        </button>
        ${SPEEDS.map((speed) => html`<button class=${speed === show.speed ? '' : 'slow'} aria-pressed=${String(speed === show.speed)} @click=${() => show.go(speed)}>${speed}×</button>`)}
      </div>
      <button class="quiet skip" @click=${() => show.skip()}>
        Skip${icon('pass')}<kbd aria-hidden="true">Space</kbd>
      </button>
    </section>`;
  }
}

customElements.define('show-bar', ShowBar);
