/** Words for places on the open plane and for what stands there, from what the viewer sees. */
import {bounds, distance, readPlace} from '../geometry.js';
import {metres} from '../words.js';
import {isFlat, isSolid} from '../scenery/index.js';
/** @import {Feature} from '../../net/protocol.js' */
/** @import {Point, Thing} from '../geometry.js' */
/** @import {Spot} from '../surface/layout.js' */

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** @param {Point} from @param {Point} to @returns {string} */
export function compass(from, to) {
  const turn = (Math.atan2(to.x - from.x, from.y - to.y) * 4) / Math.PI;
  return COMPASS[(Math.round(turn) + 8) % 8];
}

/** The points of a feature as numbers. @param {Feature} feature @returns {Thing[]} */
function pointsOf({at, size}) {
  return at.map(readPlace).flatMap((point) => (point ? [{...point, size}] : []));
}

/** The point of a box or a line that is nearest. @param {Feature} feature @param {Point} to @returns {Point | undefined} */
function nearest(feature, to) {
  const box = bounds(pointsOf(feature));
  return box && {x: Math.max(box.left, Math.min(box.right, to.x)), y: Math.max(box.top, Math.min(box.bottom, to.y))};
}

/**
 * Where a place is, by the nearest thing or unit.
 *
 * @param {Point} at
 * @param {Feature[]} features
 * @param {Spot[]} spots
 * @returns {string}
 */
export function placeWords(at, features, spots) {
  const things = features
    .filter((feature) => !isFlat(feature))
    .flatMap((feature) => {
      const near = nearest(feature, at);
      return near ? [{name: `the ${feature.name}`, near, far: distance(near, at)}] : [];
    });
  const people = spots.map(({x, y, size, unit}) => ({
    name: unit.name,
    near: {x, y},
    far: Math.max(0, distance({x, y}, at) - size / 2),
  }));
  const [first] = [...things, ...people].sort((a, b) => a.far - b.far);
  if (!first) {
    return '';
  }
  return first.far < 0.5
    ? `at ${first.name}`
    : `${metres(round(first.far))} ${compass(first.near, at)} of ${first.name}`;
}

/** @param {number} length */
function round(length) {
  return length < 2 ? length : Math.round(length);
}

/**
 * What stands around somebody, in sentences for those who listen: walls and cover first.
 *
 * @param {Feature[]} features
 * @param {{name: string, at: Point} | undefined} from
 * @returns {string}
 */
export function groundWords(features, from) {
  const told = features.map((feature) => {
    const near = from && nearest(feature, from.at);
    const far = near && from ? distance(near, from.at) : 0;
    const where =
      !near || !from
        ? ''
        : far < 0.5
          ? `at ${from.name}`
          : `${metres(round(far))} ${compass(from.at, near)} of ${from.name}`;
    const stops = feature.details?.find(({label}) => label === 'blocks');
    const words = [feature.name, where, stops ? `blocks ${stops.value}` : ''].filter(Boolean).join(', ');
    return {words, solid: isSolid(feature), far};
  });
  told.sort((a, b) => Number(b.solid) - Number(a.solid) || a.far - b.far);
  return told.map(({words}) => words).join('; ');
}
