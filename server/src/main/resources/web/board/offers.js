/**
 * What the open requests offer on the board, and who is who for this viewer. Pure functions.
 *
 * @typedef {{request: object, option: object, key: string, unit?: string}} Offer at a unit, with the unit it is meant for
 * @typedef {{units: Map<string, Offer[]>, places: Offer[], free: object | undefined, acting: string | undefined}} Offers
 */

/**
 * @param {object[]} requests @param {Record<string, string> | undefined} keys
 * @param {import('./plane/metres.js').Places | undefined} where how the board reads places, if it has any
 * @returns {Offers}
 */
export function offersOf(requests, keys, view, where) {
  const units = new Map();
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
  return {units, places, free: requests.find((request) => takesPlaces(request, where)), acting: acting(requests, view)};
}

/** The unit an option points at, or those of which a later question asks which one is meant. */
function unitsOf({unit, whom = []}) {
  return unit ? [unit] : whom;
}

/** Whether an offer at a unit is about that one alone, so that its odds are what they are there. */
export function isSettled({option}) {
  return Boolean(option.unit) || option.whom?.length === 1;
}

/** The page may say which key chooses what; without it the first nine options of a lone request have figures. */
function keyOf(option, i, requests, keys) {
  if (keys) {
    return String(keys[option.id] ?? '');
  }
  return requests.length === 1 && i < 9 ? String(i + 1) : '';
}

/**
 * Whether a free answer is a place on the board: some free answers are lengths or directions, and their options do not
 * read as the places they point at.
 */
export function takesPlaces(request, where) {
  return Boolean(request.free && where) && request.options.some((option) => {
    const way = where.readWay(option.id);
    const end = where.read(option.place);
    return way.length > 0 && end && way.at(-1).x === end.x && way.at(-1).y === end.y;
  });
}

function acting(requests, view) {
  const asked = (requests.find((request) => request.main) ?? requests[0])?.unit;
  return asked && view?.units?.some((unit) => unit.id === asked)
    ? asked
    : view?.units?.find((unit) => unit.active)?.id;
}

/** Units as one reads a page: from the top, and in about the same line from the left. */
export function readingOrder(units, line = 1) {
  const row = (unit) => Math.round(unit.y / line);
  return [...units].sort((a, b) => row(a) - row(b) || a.x - b.x || (a.id < b.id ? -1 : 1));
}
