/**
 * What happened to a viewer's units, and around them, since their last own turn: a few sentences, the weightiest of them.
 *
 * @typedef {{number: number, weight: number, text: string, bad: boolean, title?: string}} Fact with the title of a blow that
 *     has not hurt anybody so far
 */
import {signed} from '../../shared/words.js';
/** @import {View} from '../../net/protocol.js' */
/** @import {Beat} from './beats.js' */
/** @import {BarChange} from './pictures.js' */

const TOLD = 3;

/** So many beats can be taken back and are still told rightly. */
const KEPT = 500;

export class Chronicle {
  constructor() {
    /** What each beat told, whether it hurt and whether it ended a turn of one's own. @type {{number: number, title: string, hurt: boolean, facts: Fact[], ends: boolean}[]} */
    this.told = [];
  }

  /** @param {Beat[]} beats @param {string[]} own ids of the viewer's units */
  add(beats, own) {
    for (const beat of beats) {
      const acts = (/** @type {View} */ view) => view.units.some(({id, active}) => active && own.includes(id));
      const {number, title, losses, before, after} = beat;
      const ends = acts(before) && !acts(after);
      this.told.push({number, title, hurt: losses.length > 0, facts: factsOf(beat, own), ends});
    }
    this.told = this.told.slice(-KEPT);
  }

  /** The weightiest of what was not taken back, in the order in which they happened. @param {Set<number>} [undone] @returns {Fact[]} */
  facts(undone = new Set()) {
    /** @type {Fact[]} */
    let facts = [];
    for (const {number, title, hurt, facts: more, ends} of this.told) {
      if (undone.has(number)) continue;
      if (hurt) facts = facts.filter((fact) => fact.title !== title); // it was held till now
      facts = ends ? [] : [...facts, ...more];
    }
    return facts
      .sort((one, other) => other.weight - one.weight)
      .slice(0, TOLD)
      .sort((one, other) => one.number - other.number);
  }
}

/**
 * What a beat tells somebody who plays those units; what these did themselves they know.
 *
 * @param {Beat} beat
 * @param {string[]} own
 * @returns {Fact[]}
 */
export function factsOf(beat, own) {
  const name = (/** @type {string | undefined} */ id) => beat.before.units.find((unit) => unit.id === id)?.name ?? '';
  const mine = (/** @type {string} */ id) => own.includes(id);
  const byOwn = beat.kind === 'attack' && beat.actor !== undefined && mine(beat.actor);
  /** @type {Fact[]} */
  const facts = [];
  const fact = (/** @type {number} */ weight, /** @type {string} */ text, bad = false) =>
    facts.push({number: beat.number, weight, text, bad});
  const by = beat.kind === 'attack' ? name(beat.actor) : '';
  for (const loss of beat.losses) {
    const fell = beat.fell.includes(loss.unit);
    if (byOwn && !mine(loss.unit) && !fell) continue;
    const words = fell ? `${name(loss.unit)} is down` : `${loss.to} left`;
    const who = by && loss.unit !== beat.actor ? `${by} hits ${name(loss.unit)}` : name(loss.unit);
    fact(weigh(loss, fell, mine(loss.unit)), `${who}: ${lost(loss)}, ${words}.`, mine(loss.unit));
  }
  for (const unit of beat.fell) {
    if (!beat.losses.some((loss) => loss.unit === unit))
      fact(mine(unit) ? 100 : 80, `${name(unit)} is down.`, mine(unit));
  }
  for (const gain of beat.gains) fact(mine(gain.unit) ? 30 : 15, `${name(gain.unit)}: ${lost(gain)}.`);
  if (beat.kind === 'mark' && !byOwn) {
    for (const {unit, name: condition} of beat.conditions) {
      if (mine(unit)) fact(25, `${name(unit)}: ${condition}.`);
    }
  }
  if (beat.kind === 'attack' && !byOwn && beat.losses.length === 0 && beat.targets.some(mine)) {
    const title = beat.hit ? beat.title : undefined;
    facts.push({
      number: beat.number,
      weight: 10,
      text: `${beat.title}: ${beat.verdict.toLowerCase()}.`,
      bad: false,
      title,
    });
  }
  return facts;
}

/** @param {BarChange} change @param {boolean} fell @param {boolean} mine */
function weigh({from, to, maximum}, fell, mine) {
  return (fell ? 80 : 30) + (mine ? 20 : 0) + (20 * (from - to)) / Math.max(1, maximum);
}

/** @param {BarChange} change */
function lost({from, to, label}) {
  return `${signed(to - from)} ${label}`;
}
