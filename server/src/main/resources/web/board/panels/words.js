/** What the zones say in sentences. Pure functions. */
import {capital, listed} from '../../shared/words.js';
import {beyond, wayFrom} from './model.js';
/** @import {Unit} from '../../net/protocol.js' */
/** @import {Link, Tag, Way, Zone} from './model.js' */

/** The few words of a tag before its figure: `dark 2` of `dark 2: +2 D`. @param {Tag} tag @returns {string} */
export function short({words}) {
  return words.split(':')[0];
}

/** Where a unit is and how that zone is: `hall, long, dark 2, rubble 2 CD`. @param {Zone | undefined} zone @param {string} range @returns {string} */
export function whereWords(zone, range) {
  return zone ? [zone.name, range, ...zone.tags.map(short)].filter(Boolean).join(', ') : '';
}

/** `open`, or what is crossed and what that costs. @param {Way} way @returns {string} */
export function wayWords({cost, words}) {
  return cost > 0 ? `${words} ${cost} AP` : words || 'open';
}

/**
 * A zone as a screen reader tells it, with what lies on the links out of it.
 *
 * @param {Zone} zone
 * @param {string} range
 * @param {Unit[]} units
 * @param {Link[]} links
 * @returns {string}
 */
export function zoneWords(zone, range, units, links) {
  const out = links
    .filter(({ends}) => ends.includes(zone.name))
    .map((link) => `${beyond(link, zone.name)} ${wayWords(wayFrom(link, zone.name))}`);
  const inside = units.length > 0 ? listed(units.map(({name}) => name)) : 'nobody';
  return `${capital(whereWords(zone, range))}. Here: ${inside}. From here: ${listed(out) || 'no way on'}.`;
}

/**
 * The whole board in a few sentences.
 *
 * @param {Zone[]} zones
 * @param {Tag[]} everywhere
 * @param {Unit | undefined} from
 * @param {(zone: Zone) => string} rangeOf
 * @param {(zone: Zone) => Unit[]} unitsIn
 * @returns {string}
 */
export function boardWords(zones, everywhere, from, rangeOf, unitsIn) {
  const seen = from ? `Seen from ${from.name}.` : '';
  const weather = everywhere.map(({words, means}) => `${capital(words)} everywhere: ${means}`);
  const told = zones.map((zone) => {
    const names = unitsIn(zone).map(({name}) => name);
    return `${capital(whereWords(zone, rangeOf(zone)))}: ${names.length ? listed(names) : 'nobody'}.`;
  });
  return [seen, ...weather, ...told].filter(Boolean).join(' ');
}
