/** A pool with its reasons before the roll, and as it fell. Everything but the drawings is what the game says. */
import {html, nothing} from 'lit';
import {plural} from '../words.js';
import {dieWords, drawnDie} from './dice.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Die, Pool, Pooled, Preview} from '../../net/protocol.js' */

/** Dice of one kind that are there for the same reason. @typedef {{why: string, dice: Die[]}} Reason */

/**
 * Which dice are rolled for what is considered, and why each is there; dice that were not in it before are marked.
 *
 * @param {Preview} preview
 * @param {Preview} [base] the same before something was switched on
 * @returns {TemplateResult | typeof nothing}
 */
export function pools(preview, base = preview) {
  if (!preview.pools?.length) return nothing;
  const several = preview.pools.length > 1;
  return html`${preview.pools.map((one) => reasons(one, several, before(base, one)))}`;
}

/** @param {Preview} base @param {Pooled} pooled @returns {Die[]} */
function before(base, {name}) {
  return base.pools.find((one) => one.name === name)?.pool.dice ?? [];
}

/** @param {Pooled} pooled @param {boolean} named @param {Die[]} known */
function reasons({text, pool}, named, known) {
  const [own, against] = sides(pool);
  const wasThere = new Set(known.map(({die, why}) => `${die} ${why}`));
  const column = (/** @type {string} */ title, /** @type {Die[]} */ dice) =>
    html`<div>
      <em>${title}</em>
      <ul>
        ${byReason(dice).map((reason) => row(reason, wasThere))}
        ${dice.length ? nothing : html`<li class="none">no dice</li>`}
      </ul>
    </div>`;
  return html`<div class="pool" role="group" aria-label=${named ? `Dice for ${text}` : 'Dice of this roll'}>
    ${named ? html`<strong>${text}</strong>` : nothing}
    <div class="pool-sides">${column('for you', own)}${column('against you', against)}</div>
    ${pool.notes.map((note) => html`<p class="note">${note}</p>`)}
  </div>`;
}

/** @param {Reason} reason @param {Set<string>} wasThere */
function row({why, dice}, wasThere) {
  const [first] = dice;
  return html`<li class=${wasThere.has(`${first.die} ${why}`) ? '' : 'new'}>
    <span class="dice" aria-hidden="true">${dice.map((one) => drawnDie(one))}</span
    ><span><span class="unseen">${plural(dice.length, `${first.die} die`, `${first.die} dice`)} for </span>${why}</span>
  </li>`;
}

/** Ours, and those against us. @param {Pool} pool @returns {[Die[], Die[]]} */
function sides({dice}) {
  return [dice.filter(({against}) => !against), dice.filter(({against}) => against)];
}

/** @param {Die[]} dice @returns {Reason[]} */
function byReason(dice) {
  /** @type {Map<string, Reason>} */
  const rows = new Map();
  for (const one of dice) {
    const key = `${one.die} ${one.why}`;
    const found = rows.get(key);
    if (found) found.dice.push(one);
    else rows.set(key, {why: one.why, dice: [one]});
  }
  return [...rows.values()];
}

/**
 * The dice as they fell, ours and those against us apart.
 *
 * @param {Pool} pool
 * @returns {TemplateResult}
 */
export function thrown(pool) {
  const [own, against] = sides(pool);
  return html`<span class="thrown"
    ><span class="unseen">${pool.dice.map(dieWords).join(', ')}</span>${own.map((one) => drawnDie(one))}${
      own.length && against.length ? html`<i aria-hidden="true"></i>` : nothing
    }${against.map((one) => drawnDie(one))}</span
  >`;
}

/** Why each die was there, in words: "2 difficulty for medium range". @param {Pool} pool @returns {string[]} */
export function reasonWords({dice, notes}) {
  const rows = byReason(dice).map((reason) => `${reason.dice.length} ${reason.dice[0].die} for ${reason.why}`);
  return [...rows, ...notes];
}
