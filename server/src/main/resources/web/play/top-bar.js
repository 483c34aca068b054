import {LitElement, html, css, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {letters} from '../shared/names.js';
import {capital} from '../shared/words.js';
import {hosts, present} from '../net/model.js';
import {keySign} from './keys.js';
import '../shared/theme.js';
import '../shared/sound-switch.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {View} from '../net/protocol.js' */
/** @import {LineState} from '../net/socket.js' */
/** @import {Inputs} from '../shared/element.js' */
/** @import {IconName} from '../shared/icons.js' */

/** What is short enough to be always in sight. @param {View} view */
function shortDetails(view) {
  return view.details
    .filter(({label, value}) => label.length <= 16 && value.length > 0 && value.length <= 10)
    .slice(0, 4);
}

/**
 * @typedef {object} TopBarInputs
 * @property {TableModel} table
 * @property {View} view the table as it is shown
 * @property {LineState} state
 * @property {boolean} replaying
 */

/** Title, moment and tools of the table. Each tool sends an `act` event that the page carries out. */
export class TopBar extends /** @type {Inputs<TopBarInputs>} */ (LitElement) {
  static properties = {table: {}, view: {}, state: {}, replaying: {type: Boolean}};

  static styles = [
    look,
    buttons,
    pieces,
    css`
      header {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        height: 100%;
        padding: 0 var(--space-3) 0 var(--space-4);
        background: var(--surface);
        border-bottom: 1px solid var(--line);
        min-width: 0;
      }
      .logo {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        font-size: var(--text-l);
        font-weight: 750;
        color: var(--ink);
        text-decoration: none;
      }
      .logo .icon {
        width: 22px;
        height: 22px;
        color: var(--accent);
      }
      h1 {
        font-size: var(--text-m);
        font-weight: 600;
        min-width: 40px;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      h1 span {
        color: var(--soft);
        font-weight: 400;
      }
      .moment {
        flex: none;
        max-width: 180px;
      }
      .moment span {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .fact {
        flex: none;
      }
      .fact b {
        color: var(--ink);
        margin-left: 4px;
      }
      .grow {
        flex: 1;
      }
      .who {
        display: flex;
        align-items: center;
        padding: 0 6px 0 12px;
      }
      .face {
        width: 28px;
        height: 28px;
        border-radius: 50%;
        background: var(--raised);
        border: 2px solid var(--surface);
        margin-left: -7px;
        font: 650 11px/24px var(--font);
        text-align: center;
        color: var(--soft);
        outline: 1px solid var(--line);
      }
      .face.here {
        outline: 2px solid var(--good);
      }
      .away {
        outline: 1px dashed var(--edge);
        background: var(--surface);
        font-weight: 400;
      }
      .line {
        color: var(--warn);
      }
      .pulse {
        width: 8px;
        height: 8px;
        border-radius: 50%;
        background: var(--warn);
      }
      @media (max-width: 1100px) {
        .wide {
          display: none;
        }
      }
      @media (max-width: 800px) {
        header {
          gap: 0;
          padding: 0 var(--space-1) 0 var(--space-2);
        }
        .logo .name,
        h1 span,
        .who,
        .desk {
          display: none;
        }
        .moment,
        .fact {
          padding: 3px 8px;
          margin-left: 6px;
          flex: none;
        }
        .tool {
          padding: 6px;
          min-width: 44px;
        }
        .logo {
          min-width: 44px;
          min-height: 44px;
        }
        .fact {
          display: none;
        }
      }
      @media (min-width: 801px) {
        .phone {
          display: none;
        }
      }
    `,
  ];

  render() {
    const {table, can, you} = this.table;
    const {view} = this;
    return html`<header>
      <a class="logo" href="/" aria-label="Arbiter: all tables">${icon('scales')}<span class="name">Arbiter</span></a>
      <h1 title=${table.title}><span>${table.name} · </span>${table.title}</h1>
      <div class="pill moment" aria-label="Now" title=${capital(view.moment.text)}>
        <span class="unseen">${capital(view.moment.text)}</span
        ><span class="desk" aria-hidden="true">${capital(view.moment.text.split(',')[0])}</span
        ><span class="phone" aria-hidden="true">${view.moment.round ? `Round ${view.moment.round}` : 'Before'}</span>
      </div>
      ${shortDetails(view).map(({label, value}) => html`<div class="pill fact ${value.length > 3 ? 'desk' : ''}" title="${label} ${value}">${label} <b>${value}</b></div>`)}
      ${this.state === 'open' || this.state === 'closed' ? nothing : html`<div class="pill line" role="status"><span class="pulse"></span>Reconnecting …</div>`}
      <span class="grow"></span>
      ${
        you.role === 'spectator'
          ? nothing
          : html` ${this.tool('undo', 'undo', 'Undo', !can.undo)}
              <span class=${can.redo ? '' : 'desk'}>${this.tool('redo', 'redo', 'Redo', !can.redo)}</span>`
      }
      ${this.tool('replay', 'clock', 'Replay', false, this.replaying)}
      ${hosts(this.table) ? html`<span class="desk">${this.tool('invite', 'link', 'Invite')}</span>` : nothing}
      <button class="who" @click=${() => this.act('members')} title="Everybody at the table">
        ${this.renderFaces()}<span class="unseen">Everybody at the table</span>
      </button>
      <span class="phone">${this.tool('members', 'people', 'People')}</span>
      <span class="desk">${this.tool('keys', 'keyboard', 'Keys', false, null, true)}</span>
      <sound-switch class="desk"></sound-switch>
      <theme-switch class="desk"></theme-switch>
    </header>`;
  }

  renderFaces() {
    const members = present(this.table);
    return html`${members.slice(0, 5).map((member) => html`<span class="face ${member.here ? 'here' : ''}">${letters(member.name)}</span>`)}
    ${members.length > 5 ? html`<span class="face">+${members.length - 5}</span>` : nothing}`;
  }

  /**
   * @param {string} act
   * @param {IconName} picture
   * @param {string} label
   * @param {boolean} [disabled]
   * @param {boolean | null} [pressed]
   * @param {boolean} [bare]
   */
  tool(act, picture, label, disabled = false, pressed = null, bare = false) {
    const key = keySign(act);
    return html`<button
      class="tool"
      ?disabled=${disabled}
      aria-pressed=${pressed === null ? nothing : String(pressed)}
      aria-label=${label}
      title=${key ? `${label} (${key})` : label}
      @click=${() => this.act(act)}>
      ${icon(picture)}${bare ? nothing : html`<span class="wide desk">${label}</span>`}
    </button>`;
  }

  /** @param {string} act */
  act(act) {
    this.dispatchEvent(new CustomEvent('act', {detail: {act}, bubbles: true, composed: true}));
  }
}

customElements.define('top-bar', TopBar);
