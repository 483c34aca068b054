import {LitElement, html, css, nothing} from 'lit';
import {look, buttons} from './look.js';
import {icon} from './icons.js';
import {memberOf} from '../net/model.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {Inputs} from './element.js' */

/** Calls for the attention of somebody who is waited for; says so where they do not have the table open. */
export class NudgeButton
  extends /** @type {Inputs<{store: TableStore, table: TableModel, member: string}>} */ (LitElement)
{
  static properties = {store: {}, table: {}, member: {}, said: {state: true}};

  static styles = [
    look,
    buttons,
    css`
      :host {
        display: inline-flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
      }
    `,
  ];

  render() {
    const {table, member: id} = this;
    const member = memberOf(table, id);
    if (!member || id === table.you.member || table.you.role === 'spectator') return nothing;
    if (!member.here) return html`<span class="soft small">${member.name} does not have the table open.</span>`;
    return html`<button class="quiet" @click=${this.nudge}>${icon('bell')}Nudge ${member.name}</button>
      <span class="soft small" role="status">${this.said ?? ''}</span>`;
  }

  async nudge() {
    try {
      await this.store.command({do: 'nudge', member: this.member});
      this.said = 'They were called.';
    } catch (refusal) {
      this.said = refusal.code === 'too-fast' ? 'They were called just now.' : refusal.message;
    }
  }
}

customElements.define('nudge-button', NudgeButton);
