/**
 * The turn order as it is shown in every game: whoever acts now, then who comes next, then the next round, and at the end
 * those who are down. Pure functions.
 *
 * @typedef {{unit: Unit, now: boolean, asked: boolean, word: string, round?: number}} Place with the number of the round
 *     that begins before it
 */
/** @import {Unit, View} from '../net/protocol.js' */

/**
 * @param {View} view
 * @param {string[]} asked
 * @param {boolean} over
 * @returns {Place[]}
 */
export function railOf(view, asked, over) {
  const {order, units, moment} = view;
  const left = view.left ?? order.length;
  const known = order.flatMap((id, at) => {
    const unit = units.find((one) => one.id === id);
    return unit && !unit.out ? [{unit, later: at >= left}] : [];
  });
  const firstLater = known.findIndex(({later}) => later);
  const places = known.map(({unit}, at) => {
    const now = at === 0 && unit.active && !over;
    const isAsked = !over && asked.includes(unit.id);
    const round = at === firstLater && at > 0 ? {round: moment.round + 1} : {};
    return {unit, now, asked: isAsked, word: wordOf(now, isAsked, at, known[0]?.unit.active ?? false, over), ...round};
  });
  const down = units.filter((unit) => unit.out && !places.some((place) => place.unit === unit));
  return [...places, ...down.map((unit) => ({unit, now: false, asked: false, word: 'down'}))];
}

/** @param {boolean} now @param {boolean} asked @param {number} at @param {boolean} running @param {boolean} over */
function wordOf(now, asked, at, running, over) {
  if (asked) return now ? 'decides' : 'can answer';
  if (now) return 'acts';
  return at === (running ? 1 : 0) && !over ? 'next' : '';
}
