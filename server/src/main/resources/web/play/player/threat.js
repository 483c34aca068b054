/** What would be lost if an open question were let pass, as the server foretells it. Plain functions. */
/** @import {Preview, Unit} from '../../net/protocol.js' */
/** @import {BarChange} from './pictures.js' */

/** @typedef {BarChange & {average: boolean}} Threat `average` says that it may also be more or less */

/**
 * @param {Preview | null} passing what letting it pass leads to
 * @param {Unit[]} units
 * @returns {Threat | undefined}
 */
export function threatOf(passing, units) {
  const lost = passing?.headlines.find(({wanted, mean = 0}) => wanted === false && mean < 0);
  const unit = lost && units.find(({id}) => lost.name.startsWith(`${id} `));
  const bar = unit?.bars.find(({label}) => lost?.name === `${unit.id} ${label}`);
  if (!unit || !bar || lost?.mean === undefined) return undefined;
  const certain = passing?.numbers.find(({name}) => name === lost.name)?.outcomes.length === 1;
  const to = Math.max(0, bar.value + lost.mean);
  return {unit: unit.id, label: bar.label, from: bar.value, to, maximum: bar.maximum, average: !certain};
}
