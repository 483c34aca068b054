/** Whom an answer would hurt, and how likely, as the server foretells it. Plain functions. */
/** @import {Preview, Unit} from '../net/protocol.js' */

/**
 * The chance of each unit to lose something of its first bar; those who surely lose nothing are left out.
 *
 * @param {Preview | null | undefined} preview
 * @param {Unit[]} units
 * @returns {Record<string, number>}
 */
export function hurtBy(preview, units) {
  /** @type {Record<string, number>} */
  const hurt = {};
  for (const {id, bars} of units) {
    const lost = preview?.numbers.find(({name}) => name === `${id} ${bars[0]?.label}`);
    const chance = lost?.outcomes.filter(({value}) => value < 0).reduce((sum, one) => sum + one.chance, 0) ?? 0;
    if (chance > 0) hurt[id] = chance;
  }
  return hurt;
}
