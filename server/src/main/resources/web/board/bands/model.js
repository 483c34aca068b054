/**
 * Who is how far from whom, read from the places of units, and the ladder of one of them. Pure functions.
 *
 * A place names everybody else with the band to them: `brann short, hounds engaged`.
 *
 * @typedef {{name: string, shot: string, dice: number, gap: number | undefined}} Rung with the maneuvers to the next one out
 * @typedef {{state: string, side: string}} Slot
 * @typedef {{units: Unit[]}} Cluster those who are engaged with each other
 * @typedef {Rung & {clusters: Cluster[]}} Step a rung with everybody on it
 */
/** @import {Detail, Unit, View} from '../../net/protocol.js' */

/** @param {string | undefined} place @returns {Map<string, string>} the band to each other unit */
export function bandsOf(place) {
  const bands = new Map();
  for (const clause of (place ?? '').split(', ')) {
    const [other, band] = clause.split(' ');
    if (band) bands.set(other, band);
  }
  return bands;
}

/** @param {Detail[]} details @param {string} label */
function detail(details, label) {
  return details.find((one) => one.label === label)?.value;
}

/** The rungs from near to far. @param {View | undefined} view @returns {Rung[]} */
export function rungsOf(view) {
  return (view?.board.features ?? [])
    .filter(({kind}) => kind === 'rung')
    .map(({name, details}) => {
      const gap = detail(details, 'maneuvers to the next');
      const dice = Number(detail(details, 'difficulty dice of a shot') ?? 0);
      return {name, shot: detail(details, 'difficulty of a shot') ?? '', dice, gap: gap ? Number(gap) : undefined};
    });
}

/** The slots of the round in their order. @param {View | undefined} view @returns {Slot[]} */
export function slotsOf(view) {
  return (view?.board.features ?? [])
    .filter(({kind}) => kind === 'slot')
    .map(({name, details}) => ({side: name, state: detail(details, 'state') ?? ''}));
}

/**
 * Everybody on the rung where the viewpoint sees them, itself on the nearest; some may be seen as they would be after a
 * move, by the bands that it changes.
 *
 * @param {Rung[]} rungs
 * @param {Unit[]} units
 * @param {Unit} from
 * @param {Map<string, string>} changes
 * @returns {Step[]}
 */
export function ladderOf(rungs, units, from, changes) {
  const bands = new Map([...bandsOf(from.place), ...changes]);
  const near = rungs[0]?.name;
  return rungs.map((rung) => {
    const here = units.filter(
      ({id, place}) => place && (id === from.id ? rung.name === near : bands.get(id) === rung.name),
    );
    return {...rung, clusters: clustersOf(here, near)};
  });
}

/** @param {Unit[]} units @param {string} near @returns {Cluster[]} */
function clustersOf(units, near) {
  /** @type {Cluster[]} */
  const clusters = [];
  for (const unit of units) {
    const bands = bandsOf(unit.place);
    const joined = clusters.find((cluster) => bands.get(cluster.units[0].id) === near);
    if (joined) {
      joined.units.push(unit);
    } else {
      clusters.push({units: [unit]});
    }
  }
  return clusters;
}

/**
 * The bands that an option would change for whoever makes the move: unit by unit, as the option says.
 *
 * @param {{area?: string[]} | undefined} option
 * @returns {Map<string, string>}
 */
export function changesOf(option) {
  return bandsOf((option?.area ?? []).join(', '));
}
