/** What the board says about units: captions, tags, descriptions read out. Pure functions of the view. */
/** @import {Condition, Unit} from '../net/protocol.js' */
/** @import {Offer} from './offers.js' */

/** As many offers at a unit are read out one by one. */
const MANY = 5;

/**
 * The name with the first bar in figures, or with the word for being out of the fight: `Mara 11/15`.
 *
 * @param {Unit} unit
 * @returns {string}
 */
export function caption(unit) {
  if (unit.out) {
    return `${unit.name} · ${unit.out}`;
  }
  const bar = unit.bars.at(0);
  return bar ? `${unit.name} ${bar.value}/${bar.maximum}` : unit.name;
}

/**
 * `prone · 1`: a short duration is worth its place, a long one is told on hovering.
 *
 * @param {Condition} condition
 * @returns {string}
 */
export function tag(condition) {
  const {name, duration} = condition;
  return duration && duration.length <= 3 ? `${name} · ${duration}` : name;
}

/** At most three tags and how many there are besides. @param {Unit} unit @returns {{shown: string[], more: number}} */
export function tags(unit) {
  const all = gathered(unit.conditions.filter(({name}) => name !== unit.out));
  const most = all.length > 3 ? 3 : all.length;
  return {shown: all.slice(0, most), more: all.length - most};
}

/**
 * `head maimed` and `arms maimed` are `maimed ×2`: what ends with the same word takes the room of one.
 *
 * @param {Condition[]} conditions
 * @returns {string[]}
 */
function gathered(conditions) {
  /** @type {Map<string, Condition[]>} */
  const alike = new Map();
  for (const condition of conditions) {
    const kind = condition.name.split(' ').at(-1) ?? condition.name;
    alike.set(kind, [...(alike.get(kind) ?? []), condition]);
  }
  return [...alike].map(([kind, same]) => (same.length > 1 ? `${kind} ×${same.length}` : tag(same[0])));
}

/** Metres for people: `18 m`, `3.5 m`, `1.2 km`. @param {number} length @returns {string} */
export function metres(length) {
  if (length >= 1000) {
    return `${Number((length / 1000).toFixed(2))} km`;
  }
  return `${Number(length.toFixed(1))} m`;
}

/** @param {number} height @returns {string} */
export function metresUp(height) {
  return `${metres(height)} up`;
}

/** @param {Unit} unit @param {Set<string>} ours @returns {string} */
export function sideWords(unit, ours) {
  return `${ours.has(unit.side) ? 'our side' : 'other side'}, ${unit.side}`;
}

/**
 * A unit as a screen reader tells it.
 *
 * @param {Unit} unit
 * @param {{ours: Set<string>, away?: string, up?: (height: number) => string, offers?: Offer[], spared?: string, odds?: (offer: Offer) => string,
 *     nameOf?: (id: string) => string | undefined}} about
 * @returns {string}
 */
export function describe(
  unit,
  {ours, away, up = metresUp, offers = [], spared, odds = () => '', nameOf = () => undefined},
) {
  const parts = [unit.name, sideWords(unit, ours)];
  if (unit.active) {
    parts.push('acts now');
  }
  if (unit.hidden) {
    parts.push('hidden from the others');
  }
  if (unit.out) {
    parts.push('out of the fight');
  }
  parts.push(...unit.bars.map((bar) => `${bar.label} ${bar.value} of ${bar.maximum}`));
  for (const {name, duration, unit: other} of unit.conditions) {
    const whom = other && nameOf(other);
    parts.push([name, whom && `with ${whom}`, duration].filter(Boolean).join(' '));
  }
  if (unit.height) {
    parts.push(up(unit.height));
  }
  if (away) {
    parts.push(away);
  }
  if (spared) {
    parts.push(`not to be attacked: ${spared}`);
  }
  const told = offers.length > MANY ? offers.slice(0, MANY - 1) : offers;
  for (const offer of told) {
    const {option, key} = offer;
    const chance = odds(offer);
    parts.push(`offered: ${option.text}${chance ? `, ${chance}` : ''}${key ? ` (key ${key})` : ''}`);
  }
  if (told.length < offers.length) {
    parts.push(`and ${offers.length - told.length} more`);
  }
  return parts.join('; ');
}
