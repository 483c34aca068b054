/** What a token bears: a picture that somebody sent, or an emblem. */
import {svg} from 'lit';
import {emblem} from './emblems.js';
/** @import {Unit} from '../net/protocol.js' */
/** @import {Drawing} from './token.js' */

/** A picture fills its token up to the outline, in the units of emblems. */
const CIRCLE = 24.5;
const DIAMOND = 28;

/** Where an image of this table is found. @param {string} image @returns {string} */
export function imageAddress(image) {
  const table = location.pathname.split('/')[2] ?? '';
  return `/api/tables/${table}/images/${encodeURIComponent(image)}`;
}

/**
 * What a unit's token bears around the middle, lying down once it is out of the fight: a circle of radius 26 is filled.
 *
 * @param {Unit} unit
 * @param {boolean} ours
 * @returns {Drawing | undefined} nothing where there is no drawing of that name
 */
export function borne(unit, ours) {
  const image = unit.portrait?.image;
  if (image !== undefined) {
    const half = ours ? CIRCLE : DIAMOND;
    return svg`<image class="portrait ${ours ? 'round' : 'pointed'}" href=${imageAddress(image)} x=${-half} y=${-half}
      width=${2 * half} height=${2 * half} preserveAspectRatio="xMidYMid slice"></image>`;
  }
  const drawn = emblem(unit.portrait?.emblem ?? unit.emblem);
  return drawn && svg`<g class="emblem" transform="rotate(${unit.out ? 82 : 0})">${drawn}</g>`;
}
