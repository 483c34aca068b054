import {LitElement, html, css} from 'lit';
import {look} from '../shared/look.js';
import {BOARD_KEYS} from '../board/key-list.js';
import {KEYS} from './keys.js';
import '../shared/dialog.js';

/** The list of keys. */
export class KeysDialog extends LitElement {
  static styles = [
    look,
    css`
      .groups {
        columns: 2;
        column-gap: var(--space-5);
      }
      section {
        break-inside: avoid;
        margin-bottom: var(--space-4);
      }
      h3 {
        margin-bottom: var(--space-2);
      }
      dl {
        margin: 0;
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 6px var(--space-3);
        align-items: baseline;
      }
      dd {
        margin: 0;
        color: var(--soft);
      }
      kbd {
        display: inline-block !important;
      }
      @media (max-width: 560px) {
        .groups {
          columns: 1;
        }
      }
    `,
  ];

  open() {
    this.renderRoot.querySelector('page-dialog')?.open();
  }

  render() {
    return html`<page-dialog heading="Keys"
      ><div class="groups">
        ${KEYS.map(({group, keys}) =>
          section(
            group,
            keys.map(({key, what}) => [key, what]),
          ),
        )}
        ${section('On the board', BOARD_KEYS)}
      </div></page-dialog
    >`;
  }
}

/** @param {string} name @param {string[][]} keys */
function section(name, keys) {
  return html`<section>
    <h3>${name}</h3>
    <dl>
      ${keys.map(
        ([key, what]) =>
          html`<dt><kbd>${key}</kbd></dt>
            <dd>${what}</dd>`,
      )}
    </dl>
  </section>`;
}

customElements.define('keys-dialog', KeysDialog);
