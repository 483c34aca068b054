import {html, nothing} from 'lit';
import {icon} from '../shared/icons.js';
import {ruleAddress, ruleBody} from '../shared/rule-entry.js';
import {capital} from '../shared/words.js';
/** @import {TemplateResult} from 'lit' */
/** @import {BookChapter, BookTable, Rule, WorkedExample} from '../net/protocol.js' */

/**
 * What a chapter needs to know of its page.
 *
 * @typedef {object} Reading
 * @property {string} game
 * @property {string} at what the address leads to
 * @property {(example: WorkedExample) => void} play
 */

/** @param {BookChapter} chapter @param {Reading} reading @returns {TemplateResult} */
export function chapterOf(chapter, reading) {
  return html`<section class="chapter" aria-labelledby="chapter-${chapter.id}">
    <h2 id="chapter-${chapter.id}" tabindex="-1">${chapter.title}</h2>
    ${chapter.text.map((text) => html`<p>${text}</p>`)}
    ${chapter.rules.length ? html`<h3>Rules</h3>` : nothing}${chapter.rules.map((rule) => entryOf(rule, reading))}
    ${chapter.tables.length ? html`<h3>Tables</h3>` : nothing}${chapter.tables.map((table) => tableOf(table))}
    ${chapter.content.map(
      ({kind, table, entries}) =>
        html`<h3>${capital(kind.replaceAll('-', ' '))}</h3>
          ${table ? tableOf(table, entries) : nothing}${entries.map((entry) => entryOf(entry, reading))}`,
    )}
    ${chapter.examples.length ? html`<h3>Worked examples</h3>` : nothing}${chapter.examples.map((example) => exampleOf(example, reading))}
  </section>`;
}

/** @param {Rule} rule @param {Reading} reading */
function entryOf(rule, {game, at}) {
  return html`<article class="entry ${rule.id === at ? 'here' : ''}">
    <h4 id=${rule.id} tabindex="-1"><a href=${ruleAddress(game, rule.id)}>${rule.title}</a></h4>
    ${ruleBody(rule)}
  </article>`;
}

/** A table; the first cells lead to the entries that they name. @param {BookTable} table @param {Rule[]} [entries] */
function tableOf({title, head, rows}, entries) {
  return html`<div class="wide" role="region" aria-label=${title} tabindex="0">
    <table>
      <caption>
        ${title}
      </caption>
      <thead>
        <tr>
          ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(([first, ...cells], place) => {
          const entry = entries?.[place];
          return html`<tr>
            <th scope="row">${entry ? html`<a href=${ruleAddress(entry.game, entry.id)}>${first}</a>` : first}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

/** @param {WorkedExample} example @param {Reading} reading */
function exampleOf(example, {game, play}) {
  return html`<article class="worked">
    <h4 id="example-${example.id}" tabindex="-1">${example.title}</h4>
    <p>${example.text}</p>
    <ol>
      ${example.log.map((line) => html`<li>${line}</li>`)}
    </ol>
    <p class="soft small">
      Shows
      ${example.rules.map(({id, title}, place) => html`${place ? ', ' : ''}<a href=${ruleAddress(game, id)}>${title}</a>`)}
    </p>
    <button class="main" aria-label="Play this: ${example.title}" @click=${() => play(example)}>
      ${icon('play')}Play this
    </button>
  </article>`;
}
