import {html, css} from 'lit';
/** @import {TemplateResult} from 'lit' */
/** @import {Rule} from '../net/protocol.js' */

/**
 * Entries that explain something, each with the way to the rule.
 *
 * @param {Rule[]} rules
 * @returns {TemplateResult}
 */
export function entries(rules) {
  if (!rules.length)
    return html`<p class="soft">No rule is about this alone. Search the rules for it with the book above.</p>`;
  return html`${rules.map(
    (rule) =>
      html`<p>
        <b>${rule.title}.</b> ${rule.text}
        <button class="rule" @click=${(/** @type {Event} */ event) => openRule(event, rule.id)}>Read the rule</button>
      </p>`,
  )}`;
}

/** @param {Event} event @param {string} rule */
function openRule({target}, rule) {
  const open = new CustomEvent('open-rule', {detail: {rule}, bubbles: true, composed: true});
  /** @type {HTMLElement} */ (target).dispatchEvent(open);
}

export const entryLook = css`
  p {
    font-size: 13px;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  p + p {
    margin-top: 6px;
  }
  .rule {
    display: inline;
    min-height: 24px;
    padding: 0;
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;
