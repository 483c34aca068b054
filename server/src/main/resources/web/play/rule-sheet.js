import {LitElement, html, css, nothing} from 'lit';
import {look, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {api} from '../net/api.js';
import {ruleAddress, ruleBody, ruleLook} from '../shared/rule-entry.js';
import '../shared/dialog.js';
/** @import {Rule} from '../net/protocol.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */

/** Rules at the side: one that a log line names, or a search in all of them. */
export class RuleSheet extends /** @type {Inputs<{game: string, rules: Rule[] | undefined}>} */ (LitElement) {
  static properties = {game: {}, rules: {state: true}, trouble: {state: true}};

  static styles = [
    look,
    pieces,
    ruleLook,
    css`
      article {
        padding: var(--space-3) 0;
        border-bottom: 1px solid var(--line);
        display: grid;
        gap: var(--space-1);
      }
      form {
        margin-bottom: var(--space-2);
      }
    `,
  ];

  /** @param {string} [rule] */
  async open(rule) {
    this.rules = undefined;
    if (rule) this.load(async () => [await api.rule(this.game, rule)]);
    else this.search('');
    await this.updateComplete;
    await this.renderRoot.querySelector('page-dialog')?.open();
    this.renderRoot.querySelector('input')?.focus();
  }

  /** @param {string} words */
  search(words) {
    this.load(async () => (words ? api.rules(this.game, words) : []));
  }

  /** @param {() => Promise<Rule[]>} work */
  async load(work) {
    const turn = (this.turn = {});
    this.trouble = '';
    try {
      const rules = await work();
      if (turn === this.turn) this.rules = rules;
    } catch (refusal) {
      if (turn === this.turn) this.trouble = refusal.message;
    }
  }

  render() {
    return html`<page-dialog sheet heading="Rules">
      <form @submit=${this.submit}>
        <label class="field"
          ><span class="unseen">Search the rules</span
          ><input type="search" name="words" placeholder="Look a rule up, then Enter"
        /></label>
      </form>
      ${this.trouble ? html`<div class="notice" role="alert">${icon('warning')}<span>${this.trouble}</span></div>` : nothing}
      <div @click=${this.clicked}>
        ${this.rules?.map(
          (rule) =>
            html`<article>
              <h3>${rule.title}</h3>
              ${ruleBody(rule)}
              <p>
                <a href=${ruleAddress(rule.game, rule.id)} target="_blank" rel="noopener"
                  >In the rulebook${rule.chapter ? `: ${rule.chapter.title}` : ''}</a
                >
              </p>
            </article>`,
        )}
      </div>
      <p><a href="/rules/${this.game}" target="_blank" rel="noopener">The whole rulebook</a></p>
      ${this.rules?.length === 0 ? html`<p class="soft">Words of a rule find it: “reload”, “grapple”. Underlined words in the log open their rule here.</p>` : nothing}
    </page-dialog>`;
  }

  /** Links between rules are followed here; the table stays where it is. @param {MouseEvent} event */
  clicked(event) {
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
    if (!link || link.target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const {pathname} = new URL(link.href);
    const rule = decodeURIComponent(pathname.split('/')[3] ?? '');
    if (rule) this.load(async () => [await api.rule(this.game, rule)]);
    else window.open(link.href, '_blank', 'noopener');
  }

  /** @param {EventAt<HTMLFormElement>} event */
  submit(event) {
    event.preventDefault();
    this.search(String(new FormData(event.target).get('words') ?? '').trim());
  }
}

customElements.define('rule-sheet', RuleSheet);
