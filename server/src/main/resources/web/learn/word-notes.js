import {html, css, nothing} from 'lit';
import {api} from '../net/api.js';
import {entries} from './entries.js';
/** @import {LitElement, TemplateResult} from 'lit' */
/** @import {Rule} from '../net/protocol.js' */

/** @typedef {{place: string, text: string, rules: Rule[] | undefined}} Told */

/** The words on a sheet that explain themselves when they are pressed, one at a time. */
export class WordNotes {
  /** @param {LitElement & {game: string}} host */
  constructor(host) {
    this.host = host;
    /** @type {Told | undefined} */
    this.told = undefined;
  }

  /**
   * A word that can be pressed. The place tells words apart that stand there more than once.
   *
   * @param {string} place
   * @param {string} word
   * @param {string} [text] what it means, where that is known already
   * @param {string} [shown] as it is written
   * @returns {TemplateResult}
   */
  word(place, word, text = '', shown = word) {
    const open = this.told?.place === place;
    return html`<button class="word" aria-expanded=${String(open)} @click=${() => this.press(place, word, text)}>
      ${shown}
    </button>`;
  }

  /** What the word at that place means, if it was pressed. @param {string} place @returns {TemplateResult | typeof nothing} */
  note(place) {
    const {told} = this;
    if (!told || told.place !== place) return nothing;
    const looking = html`<p class="soft">Looking it up …</p>`;
    return html`<div class="meaning" role="status">
      ${told.text ? html`<p>${told.text}</p>` : nothing}
      ${told.rules === undefined ? (told.text ? nothing : looking) : told.rules.length || !told.text ? entries(told.rules) : nothing}
    </div>`;
  }

  /** @param {string} place @param {string} word @param {string} text */
  async press(place, word, text) {
    const told = this.told?.place === place ? undefined : {place, text, rules: undefined};
    this.tell(told);
    if (!told) return;
    const rules = await api.aboutWord(this.host.game, word).catch(() => /** @type {Rule[]} */ ([]));
    if (this.told === told) this.tell({...told, rules});
  }

  /** @param {Told | undefined} told */
  tell(told) {
    this.told = told;
    this.host.requestUpdate();
  }
}

export const wordLook = css`
  .word {
    padding: 0;
    color: inherit;
    text-align: left;
    text-decoration: underline dotted var(--edge);
    text-underline-offset: 3px;
    min-height: 24px;
  }
  .word:hover,
  .word[aria-expanded='true'] {
    color: var(--accent);
  }
  .meaning {
    grid-column: 1 / -1;
    flex-basis: 100%;
    padding: 6px 10px;
    border-left: 3px solid var(--accent);
    background: var(--accent-wash);
    border-radius: 0 var(--radius) var(--radius) 0;
    color: var(--ink);
  }
  @media (max-width: 800px) {
    .word {
      min-height: 32px;
    }
  }
`;
