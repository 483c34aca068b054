/**
 * What the open requests offer on the board, and who is who for this viewer. Pure functions.
 *
 * @typedef {{request: Request, option: Option, key: string, unit?: string}} Offer at a unit, with the unit it is meant for
 * @typedef {{units: Map<string, Offer[]>, places: Offer[], free: Request | undefined, acting: string | undefined, spared: Map<string, string>}} Offers whom nothing can be aimed at, and why
 */
/** @import {Option, Request, View} from '../net/protocol.js' */
/** @import {Places} from './plane/metres.js' */

/**
 * @param {Request[]} requests
 * @param {Record<string, string> | undefined} keys
 * @param {View | undefined} view
 * @param {Places | undefined} where how the board reads places, if it has any
 * @returns {Offers}
 */
export function offersOf(requests, keys, view, where) {
  /** @type {Map<string, Offer[]>} */
  const units = new Map();
  /** @type {Offer[]} */
  const places = [];
  for (const request of requests) {
    request.options.forEach((option, i) => {
      const offer = {request, option, key: keyOf(option, i, requests, keys)};
      for (const unit of unitsOf(option)) {
        units.set(unit, [...(units.get(unit) ?? []), {...offer, unit}]);
      }
      if (!option.unit && option.place && !option.declines) {
        places.push(offer);
      }
    });
  }
  const spared = requests.flatMap((request) => request.spared ?? []).filter(({unit}) => !units.has(unit));
  return {
    units,
    places,
    free: requests.find((request) => takesPlaces(request, where)),
    acting: acting(requests, view),
    spared: new Map(spared.map(({unit, why}) => [unit, why])),
  };
}

/** The unit an option points at, or those of which a later question asks which one is meant. @param {Option} option */
function unitsOf({unit, whom = []}) {
  return unit ? [unit] : whom;
}

/**
 * Whether an offer at a unit is about that one alone, so that its odds are what they are there.
 *
 * @param {Offer} offer
 * @returns {boolean}
 */
export function isSettled({option}) {
  return Boolean(option.unit) || option.whom?.length === 1;
}

/**
 * The page may say which key chooses what; without it the first nine options of a lone request have figures.
 *
 * @param {Option} option
 * @param {number} i
 * @param {Request[]} requests
 * @param {Record<string, string> | undefined} keys
 */
function keyOf(option, i, requests, keys) {
  if (keys) {
    return String(keys[option.id] ?? '');
  }
  return requests.length === 1 && i < 9 ? String(i + 1) : '';
}

/**
 * Whether a free answer is a place on the board: some free answers are lengths or directions, and their options do not
 * read as the places they point at.
 *
 * @param {Request} request
 * @param {Places | undefined} where
 * @returns {boolean}
 */
export function takesPlaces(request, where) {
  if (!request.free || !where) {
    return false;
  }
  return request.options.some((option) => {
    const last = where.readWay(option.id).at(-1);
    const end = where.read(option.place);
    return last !== undefined && last.x === end?.x && last.y === end.y;
  });
}

/** @param {Request[]} requests @param {View | undefined} view */
function acting(requests, view) {
  const asked = (requests.find((request) => request.main) ?? requests[0])?.unit;
  return asked && view?.units.some((unit) => unit.id === asked) ? asked : view?.units.find((unit) => unit.active)?.id;
}

/** The unit whose token or button was hit. @param {EventTarget | null | undefined} target @returns {string | undefined} */
export function unitAt(target) {
  const hit = target instanceof Element ? target.closest('[data-unit]') : null;
  return hit?.getAttribute('data-unit') ?? undefined;
}

/**
 * Units as one reads a page: from the top, and in about the same line from the left.
 *
 * @template {{id: string, x: number, y: number}} T
 * @param {T[]} units
 * @param {number} [line]
 * @returns {T[]}
 */
export function readingOrder(units, line = 1) {
  const row = (/** @type {T} */ unit) => Math.round(unit.y / line);
  return [...units].sort((a, b) => row(a) - row(b) || a.x - b.x || (a.id < b.id ? -1 : 1));
}
