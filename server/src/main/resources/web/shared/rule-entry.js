import {css, html, nothing} from 'lit';
/** @import {TemplateResult} from 'lit' */
/** @import {Rule, RuleLink, TableOption} from '../net/protocol.js' */

/** @type {Record<Rule['status'], string>} */
const STATUS = {
  automated: 'done by the rules',
  choice: 'done by the rules, with a choice',
  narrative: 'for the people at the table',
};

/** Where a rule or an entry stands in the rulebook of its game. @param {string} game @param {string} id @returns {string} */
export function ruleAddress(game, id) {
  return `/rules/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
}

/** Where a worked example stands. @param {string} game @param {string} id @returns {string} */
export function exampleAddress(game, id) {
  return `/rules/${encodeURIComponent(game)}#example-${encodeURIComponent(id)}`;
}

/**
 * A rule without its title: text, example, values, rulings, and links to what belongs to it. Rulings are told in full.
 *
 * @param {Rule} rule
 * @returns {TemplateResult}
 */
export function ruleBody(rule) {
  return html`<p class="text">${rule.text}</p>
    ${rule.example ? html`<p class="example"><b>Example</b> ${rule.example}</p>` : nothing}
    ${
      rule.values
        ? html`<dl class="values">
            ${rule.values.map(({name, value}) => html`<div><dt>${name.replaceAll('-', ' ')}</dt><dd>${value}</dd></div>`)}
          </dl>`
        : nothing
    }
    ${rule.options?.map(option)}${rule.rulings?.map((ruling) => rulingOf(rule, ruling))}
    <p class="soft small where">
      ${rule.id} · ${STATUS[rule.status]}${links('about', rule, rule.about)}${links('see also', rule, rule.mentioned)}${examples(rule)}
    </p>`;
}

/** @param {TableOption} option */
function option({id, text, values}) {
  return html`<p class="option">
    <b>Table option ${id.replaceAll('-', ' ')}</b> ${text} ${values.map((value, place) => html`<span class="chip">${value.replaceAll('-', ' ')}${place ? nothing : html` <span class="soft">as usual</span>`}</span> `)}
  </p>`;
}

/** @param {Rule} rule @param {Rule} ruling */
function rulingOf(rule, ruling) {
  const others = ruling.about?.filter(({id}) => id !== rule.id);
  return html`<div class="ruling" id=${ruling.id}>
    <p><b>Ruling: ${ruling.title}</b> ${ruling.text}</p>
    ${ruling.example ? html`<p class="example"><b>Example</b> ${ruling.example}</p>` : nothing}${ruling.options?.map(option)}
    <p class="soft small where">${ruling.id}${links('also about', ruling, others)}${links('see also', ruling, ruling.mentioned)}${examples(ruling)}</p>
  </div>`;
}

/** @param {string} word @param {Rule} rule @param {RuleLink[]} [all] */
function links(word, {game}, all) {
  return all?.length
    ? html` · ${word}
      ${all.map(({id, title}, place) => html`${place ? ', ' : ''}<a href=${ruleAddress(game, id)}>${title}</a>`)}`
    : nothing;
}

/** @param {Rule} rule */
function examples({game, examples}) {
  return examples
    ? html` · shown in
      ${examples.map(({id, title}, place) => html`${place ? ', ' : ''}<a href=${exampleAddress(game, id)}>${title}</a>`)}`
    : nothing;
}

/** How rules look wherever they are read. */
export const ruleLook = css`
  .text {
    white-space: pre-wrap;
  }
  .example,
  .option,
  .ruling {
    border-left: 3px solid var(--line);
    padding-left: var(--space-3);
  }
  .ruling {
    display: grid;
    gap: var(--space-1);
    border-left-color: var(--accent);
  }
  .values {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    margin: 0;
  }
  .values div {
    display: flex;
    gap: var(--space-1);
    min-width: 0;
  }
  .values dt {
    color: var(--soft);
  }
  .values dd {
    margin: 0;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
