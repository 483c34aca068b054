/** Where the plane can offer places: markers, and the outline of how far they reach. */
import {nothing, svg} from 'lit';
import {distance, hull, readPlace} from '../geometry.js';
import {metres} from '../words.js';
import {list, scaled} from '../surface/lines.js';
/** @import {Option} from '../../net/protocol.js' */
/** @import {Point} from '../geometry.js' */
/** @import {Offer} from '../offers.js' */
/** @import {Drawing} from '../token.js' */

/**
 * Offered places as markers, with the outline of how far they reach.
 *
 * @param {Offer[]} offers
 * @param {Point | undefined} from
 * @param {{scale: number, chosen: (option: Option) => boolean, hovered?: string}} look
 * @returns {Drawing}
 */
export function markers(offers, from, {scale, chosen, hovered}) {
  const spots = offers.flatMap((offer) => {
    const at = readPlace(offer.option.place);
    return at ? [{offer, at}] : [];
  });
  return svg`${reach(spots, from, scale)}${spots.map(({offer, at}) => {
    const {x, y} = scaled(at, scale);
    const classes = ['place', chosen(offer.option) ? 'chosen' : '', hovered === offer.option.id ? 'near' : ''];
    return svg`<g class=${classes.join(' ')} transform="translate(${x} ${y})" data-offer=${offer.option.id}
      data-request=${offer.request.id}><circle class="touch" r="14"></circle><circle class="dot" r="5.5"></circle></g>`;
  })}`;
}

/** @param {{at: Point}[]} spots @param {Point | undefined} from @param {number} scale */
function reach(spots, from, scale) {
  if (!from || spots.length < 3) {
    return nothing;
  }
  const edge = hull([...spots.map(({at}) => at), from]);
  const farthest = Math.max(...spots.map(({at}) => distance(from, at)));
  const top = edge.reduce((a, b) => (b.y < a.y ? b : a));
  return svg`<polygon class="reach" points=${list(edge.map((point) => scaled(point, scale)))}></polygon>
    <text class="far" x=${top.x * scale} y=${top.y * scale - 14}>offered up to ${metres(farthest)}</text>`;
}
