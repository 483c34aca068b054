import {html, nothing, svg} from 'lit';
import {mean} from '../board/odds.js';
import {percent, signed} from '../shared/words.js';
import {share, toldMeasure, toldValue, valueOf} from './measures.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Headline, Preview, Sum, Total, Unit} from '../net/protocol.js' */
/** @import {Measure} from './measures.js' */

/** Fewer chances than these are told in words. */
const FEWEST = 2;

/**
 * The big figure of a card, and beside it the same where others answer: solid and striped. Everything is phrasing, so
 * that it may stand inside the card's button and be read out with it.
 *
 * @param {Preview} preview
 * @param {Unit[]} units
 * @returns {TemplateResult | typeof nothing}
 */
export function figures(preview, units) {
  const first = leading(preview);
  if (!first) return nothing;
  const feared = first.wanted === false ? 'feared' : '';
  const answered = first.answered !== undefined;
  return html`<span class="two">
    <span class="figure ${feared}"
      ><span class="n">${figure(first.chance, first.mean)}</span>
      <span class="w">${first.text}${assumption(preview, answered)}</span>${strip(first.chance, '')}</span
    >
    ${
      answered
        ? html`<span class="figure answered"
            ><span class="n"
              >${first.chance === undefined ? figure(undefined, first.answered) : figure(first.answered)}</span
            >
            <span class="w">${first.text}, <b>if ${answerers(preview, units)}</b></span
            >${strip(first.chance === undefined ? undefined : first.answered, 'striped')}</span
          >`
        : nothing
    }
  </span>`;
}

/** What one decides by first; certainties that no game names are not worth a figure. @param {Preview} preview @returns {Headline | undefined} */
export function leading(preview) {
  return preview.headlines.find((one) => one.wanted !== undefined || isOpen(one.chance));
}

/** @param {number} [chance] */
function isOpen(chance = 0.5) {
  return chance > 0 && chance < 1;
}

/** @param {number} [chance] @param {number} [average] */
function figure(chance, average = 0) {
  if (chance === undefined) return html`${mean(average)}<small> on average</small>`;
  const [number, sign] = percent(chance).split(/ (?=%)/);
  return html`${number}<small> ${sign}</small>`;
}

/** @param {Preview} preview @param {boolean} answered */
function assumption(preview, answered) {
  if (!preview.assumes.startsWith('un')) return nothing;
  return html`, <b>${answered ? 'unanswered' : 'unless answered'}</b>`;
}

/** Who may answer: "Rook answers", "they answer". @param {Preview} preview @param {Unit[]} units */
function answerers({answers}, units) {
  const names = [...new Set(answers.map(({unit}) => units.find(({id}) => id === unit)?.name))];
  return names.length === 1 && names[0] ? `${names[0]} answers` : 'they answer';
}

/** @param {number | undefined} chance @param {string} kind */
function strip(chance, kind) {
  return chance === undefined ? nothing : bar(chance, kind);
}

/** A bar; its value is written beside it. @param {number} part @param {string} kind */
function bar(part, kind) {
  return html`<svg class="strip ${kind}" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect class="track" width="100" height="6" rx="3"></rect>
    ${
      kind === 'striped'
        ? svg`<line class="dashes" x2=${part * 100} y1="3" y2="3"></line>`
        : svg`<rect class="value" width=${part * 100} height="6" rx="3"></rect>`
    }
  </svg>`;
}

/** Chances that one decides by besides the first, where there are enough of them to be compared as bars. @param {Preview} preview @returns {Headline[]} */
function chancesBeside(preview) {
  const first = leading(preview);
  const found = preview.headlines.filter(
    (one) => one !== first && one.wanted !== undefined && one.chance !== undefined,
  );
  return found.length >= FEWEST ? found : [];
}

/**
 * What else may come of it, as bars: what one wants, and what one fears.
 *
 * @param {Preview} preview
 * @returns {TemplateResult | typeof nothing}
 */
export function chanceRows(preview) {
  const rows = chancesBeside(preview);
  if (rows.length === 0) return nothing;
  return html`<span class="rows"
    >${rows.map(
      ({text, wanted, chance = 0}) =>
        html`<span class="row ${wanted === false && chance > 0 ? 'feared' : ''}"
          ><span>${text}</span>${bar(chance, '')}<b>${percent(chance)}</b></span
        >`,
    )}</span
  >`;
}

/**
 * What else one decides by, in words: "−4.4 Rook HP on average".
 *
 * @param {Preview} preview
 * @param {boolean} [open] whether chances have bars of their own
 * @returns {string[]}
 */
export function further(preview, open = false) {
  const first = leading(preview);
  const barred = open ? chancesBeside(preview) : [];
  return preview.headlines
    .filter((one) => one !== first && one.wanted !== undefined && !barred.includes(one))
    .map((one) =>
      one.chance === undefined ? `${mean(one.mean ?? 0)} ${one.text} on average` : `${percent(one.chance)} ${one.text}`,
    );
}

/**
 * The same measures on every card: the first large, the others as rows.
 *
 * @param {Preview} preview
 * @param {Measure[]} measures
 * @param {Preview[]} all
 * @param {Unit[]} units
 * @returns {TemplateResult}
 */
export function measured(preview, measures, all, units) {
  const [first, ...rest] = measures;
  return html`<span class="measured">
    <span class="figure ${tone(preview, first)}"
      ><span class="n">${toldValue(preview, first, units)}</span
      ><span class="w">${toldMeasure(first, measures, units)}</span></span
    ><span class="rows"
      >${rest.map(
        (measure) =>
          html`<span class="row ${tone(preview, measure)}"
            ><span>${toldMeasure(measure, measures, units)}</span>${bar(share(preview, measure, all), '')}<b
              >${toldValue(preview, measure, units)}</b
            ></span
          >`,
      )}</span
    >
  </span>`;
}

/** @param {Preview} preview @param {Measure} measure */
function tone(preview, measure) {
  return !measure.wanted && valueOf(preview, measure) !== 0 ? 'feared' : '';
}

/**
 * What is added to the dice, before they are thrown: ours first, then what stands against it. What was switched on is
 * marked.
 *
 * @param {Preview} preview
 * @param {Preview} base
 * @param {string[]} own
 * @returns {TemplateResult | typeof nothing}
 */
export function sums(preview, base, own) {
  if (preview.sums.length === 0) return nothing;
  const mine = (/** @type {Sum} */ {name}) => own.some((unit) => name.startsWith(`${unit} `));
  const sorted = [...preview.sums].sort((one, other) => Number(mine(other)) - Number(mine(one)));
  return html`<div class="sums" role="group" aria-label="Added to the dice">
    ${sorted.map(
      (sum) =>
        html`<span title=${sum.text}>${mine(sum) ? 'you' : 'against'}</span
          ><span class="chips"
            >${sum.parts.map((part) => html`<span class="chip ${isNew(part, sum, base) ? 'add' : ''}">${part.label} <b>${signed(part.value)}</b></span>`)}<b
              >= ${signed(sum.total)}</b
            ></span
          >`,
    )}
  </div>`;
}

/** @param {Total} part @param {Sum} sum @param {Preview} base */
function isNew(part, sum, base) {
  const before = base.sums.find(({name}) => name === sum.name);
  return !before?.parts.some(({label, value}) => label === part.label && value === part.value);
}
