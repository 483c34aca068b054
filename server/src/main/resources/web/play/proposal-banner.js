import {LitElement, html, css, nothing} from 'lit';
import {look, buttons} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {listed} from '../shared/words.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {Inputs} from '../shared/element.js' */

/** Somebody would like to take something back: those asked say yes or no. */
export class ProposalBanner extends /** @type {Inputs<{table: TableModel}>} */ (LitElement) {
  static properties = {table: {}};

  static styles = [
    look,
    buttons,
    css`
      div {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-3);
        align-items: center;
        padding: var(--space-2) var(--space-4);
        background: var(--warn-wash);
        border-bottom: 1px solid var(--warn);
      }
      span {
        flex: 1;
        min-width: 200px;
      }
      .icon {
        color: var(--warn);
      }
    `,
  ];

  render() {
    const {proposal, you} = this.table;
    if (!proposal) return nothing;
    const open = proposal.asked.filter((member) => !proposal.agreed.includes(member));
    const mine = open.includes(you.member);
    return html`<div role="alert">
      ${icon('undo')}
      <span
        ><b>${proposal.by === you.member ? 'You' : this.nameOf(proposal.by)}</b> would like to ${proposal.what}.
        ${mine ? '' : `Waiting for ${listed(open.map((id) => this.nameOf(id)))}.`}</span
      >
      ${
        mine
          ? html`<button class="main" @click=${() => this.act('agree')}>Agree<kbd aria-hidden="true">V</kbd></button>
              <button class="quiet" @click=${() => this.act('disagree')}>
                Disagree<kbd aria-hidden="true">X</kbd>
              </button>`
          : ''
      }
    </div>`;
  }

  /** @param {string} member */
  nameOf(member) {
    return this.table.members.find(({id}) => id === member)?.name ?? 'Somebody';
  }

  /** @param {string} act */
  act(act) {
    this.dispatchEvent(new CustomEvent('act', {detail: {act}, bubbles: true, composed: true}));
  }
}

customElements.define('proposal-banner', ProposalBanner);
