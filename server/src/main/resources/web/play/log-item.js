import {html, css, nothing} from 'lit';
import {icon} from '../shared/icons.js';
import {signed} from '../shared/words.js';
import {reasonWords, thrown} from '../shared/pool/pool.js';
import {rollOf, wordsOf} from './story.js';
import '../board/odds-chart.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Item, Outcome, Part, Pool, Preview} from '../net/protocol.js' */
/** @import {Roll, RollCard} from './story.js' */

const FEW = 5;

/**
 * What an item needs of the page around it: the name of a member, the mark of a unit and whether it is ours, and what a
 * press on a unit or a rule does.
 *
 * @typedef {object} LogContext
 * @property {(id: string) => string} name
 * @property {(id: string) => TemplateResult | typeof nothing} mark
 * @property {(id: string) => boolean} isOurs
 * @property {(id: string) => void} unit
 * @property {(id: string) => void} rule
 */

/**
 * How one item of the log is drawn, with what came of it. People's words are text, never markup.
 *
 * @param {Item} item
 * @param {LogContext} context
 * @param {Item[]} [results]
 * @returns {TemplateResult}
 */
export function logItem(item, context, results = []) {
  if (item.kind === 'chat') return chat(item, context);
  const roll = rollOf(item.parts);
  if (roll) return card(item, roll, context, results);
  if (item.kind === 'odds') return card(item, {head: [{words: item.text}], rolls: [], tail: []}, context);
  return html`<div class="plain ${item.kind} ${item.to ? 'whisper' : ''}">
    ${aside(item, context)}${line(item, context)}${beforehand(item)}
  </div>`;
}

/** What of this act had been said when it began. @param {Item} item */
function beforehand(item) {
  return item.beforehand?.length
    ? html`<div class="beforehand">Said beforehand: ${item.beforehand.join(' · ')}</div>`
    : nothing;
}

/** @param {Item} item @param {LogContext} context */
function line(item, context) {
  return item.parts?.length ? item.parts.map((one) => part(one, context)) : item.text;
}

/** @param {Part} one @param {LogContext} context */
function part(one, context) {
  if ('unit' in one)
    return html`<button class="unit" tabindex="-1" @click=${() => context.unit(one.unit)}>${one.text}</button>`;
  if ('rule' in one) return html`<button class="rule" @click=${() => context.rule(one.rule)}>${one.text}</button>`;
  if ('dice' in one) return html`<span class="die">${one.dice}</span>`;
  return wordsOf(one);
}

/** @param {Item} item @param {LogContext} context */
function chat(item, context) {
  return html`<div class="chat ${item.to ? 'whisper' : ''}">
    ${aside(item, context)}<b>${context.name(item.by ?? '') || 'Somebody'}</b> <span>${item.text}</span>
  </div>`;
}

/** Who can read it, where not everybody can. @param {Item} item @param {LogContext} context */
function aside(item, context) {
  if (!item.to) return nothing;
  const known = context.name(item.to);
  return html`<span class="only">${icon('lock')}${known ? `only ${known}` : item.to}</span> `;
}

/** @param {Item} item @param {RollCard} roll @param {LogContext} context @param {Item[]} [results] */
function card(item, roll, context, results = []) {
  const first = roll.head.find((one) => 'unit' in one);
  const by =
    (item.kind === 'roll' || item.kind === 'odds') && item.by ? html`<b>${context.name(item.by)}</b> ` : nothing;
  return html`<div class="roll ${item.to ? 'whisper' : ''}">
    <div class="head">
      <span
        >${first && 'unit' in first ? context.mark(first.unit) : nothing}${aside(item, context)}${by}${roll.head.map((one) => part(one, context))}</span
      >${roll.total === undefined ? nothing : html`<strong>${roll.total}</strong>`}
    </div>
    ${roll.rolls.map((one, place) => row(one, place, item))}
    ${item.outcomes?.length ? html`<odds-chart .preview=${asPreview(item.outcomes)}></odds-chart>` : nothing}
    ${roll.tail.length ? html`<div class="tail">${roll.tail.map((one) => part(one, context))}</div>` : nothing}
    ${results.map((one) => html`<div class="tail ${isLoss(one, context) ? 'hurt' : ''}">${line(one, context)}</div>`)}
    ${beforehand(item)} ${results.map((one) => beforehand(one))}
  </div>`;
}

/** Whether it befell one of ours. @param {Item} item @param {LogContext} context */
function isLoss({parts = []}, context) {
  const [first] = parts;
  return first && 'unit' in first && context.isOurs(first.unit);
}

/** What somebody chose to roll, as a preview of one number. @param {Outcome[]} outcomes @returns {Preview} */
function asPreview(outcomes) {
  const mean = outcomes.reduce((sum, {value, chance}) => sum + value * chance, 0);
  const spread = outcomes.reduce((sum, {value, chance}) => sum + (value - mean) ** 2 * chance, 0);
  return {
    complete: true,
    margin: 0,
    paths: outcomes.length,
    assumes: 'nothing',
    headlines: [],
    chances: [],
    numbers: [{name: 'total', text: 'total', mean, sd: Math.sqrt(spread), outcomes}],
    sums: [],
    pools: [],
    choices: [],
    answers: [],
  };
}

/** @param {Roll} roll @param {number} place @param {Item} item */
function row(roll, place, item) {
  if (roll.pool) return pooled(roll.pool, place, item);
  const chips = roll.parts.map((one) => html`<span class="part">${one.label} <b>${signed(one.value)}</b></span>`);
  const shown =
    chips.length > FEW
      ? html`<details>
          <summary>${chips.length} parts</summary>
          <div class="parts">${chips}</div>
        </details>`
      : chips;
  return html`<div class="parts" data-roll="${item.number}.${place}">
    ${roll.words ? html`<span>${roll.words}</span>` : nothing}
    ${roll.dice.map((face) => html`<span class="die ${face.startsWith('(') ? 'lost' : ''}">${face}</span>`)}${shown}
    ${roll.needs !== undefined ? html`<span>needs <b>${roll.needs}</b></span>` : nothing}
    ${place > 0 && roll.total !== undefined ? html`<span>= <b>${roll.total}</b></span>` : nothing}
  </div>`;
}

/** Dice with symbols as they fell, and on demand why each was there. @param {Pool} pool @param {number} place @param {Item} item */
function pooled(pool, place, item) {
  return html`<div class="parts" data-roll="${item.number}.${place}">${thrown(pool)}</div>
    <details class="reasons">
      <summary>Why these dice</summary>
      <ul>
        ${reasonWords(pool).map((words) => html`<li>${words}</li>`)}
      </ul>
    </details>`;
}

export const logLook = css`
  .roll {
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: 10px 12px;
    background: var(--raised);
  }
  .head {
    display: flex;
    justify-content: space-between;
    gap: var(--space-2);
    align-items: baseline;
  }
  .head strong {
    font-size: var(--text-xl);
    line-height: 1;
  }
  .parts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 6px;
    margin-top: 6px;
    font-size: var(--text-s);
    color: var(--soft);
  }
  .beforehand {
    margin-top: 4px;
    font-size: var(--text-s);
    color: var(--faint);
  }
  .parts b {
    color: var(--ink);
  }
  .part {
    border: 1px solid var(--line);
    border-radius: 6px;
    padding: 1px 7px;
    background: var(--surface);
  }
  .die {
    display: inline-block;
    min-width: 22px;
    text-align: center;
    border-radius: 5px;
    padding: 1px 6px;
    background: var(--ink);
    color: var(--bg);
    font-weight: 700;
    font-size: var(--text-s);
  }
  .lost {
    background: none;
    color: var(--soft);
    outline: 1px dashed var(--edge);
    outline-offset: -1px;
    font-weight: 400;
  }
  .tail {
    margin-top: 6px;
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  .tail + .tail {
    margin-top: 2px;
  }
  .hurt {
    color: var(--bad);
  }
  .plain {
    color: var(--soft);
    overflow-wrap: anywhere;
  }
  .note,
  .undone,
  .redone {
    font-style: italic;
  }
  .chat {
    overflow-wrap: anywhere;
  }
  .chat span {
    white-space: pre-wrap;
  }
  .whisper {
    border-left: 3px solid var(--whisper);
    padding-left: 10px;
  }
  .only {
    color: var(--whisper);
    font-size: var(--text-s);
  }
  .unit {
    font-weight: 650;
    color: var(--ink);
  }
  .unit:hover {
    text-decoration: underline;
  }
  .rule {
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  details summary {
    cursor: pointer;
  }
  .reasons {
    font-size: var(--text-s);
    color: var(--soft);
  }
  .reasons ul {
    margin: 2px 0 0;
    padding-left: 18px;
  }
`;
