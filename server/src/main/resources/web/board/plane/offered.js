/** Where the plane can offer places: markers inside the outline of how far one may go. */
import {nothing, svg} from 'lit';
import {readPlace} from '../geometry.js';
import {scaled} from '../surface/lines.js';
import {outline} from './reach.js';
/** @import {Option} from '../../net/protocol.js' */
/** @import {Offer} from '../offers.js' */
/** @import {Drawing} from '../token.js' */
/** @import {Area} from './reach.js' */

/**
 * Offered places as markers, with the outline of how far one may go.
 *
 * @param {Offer[]} offers
 * @param {Area | undefined} area
 * @param {{scale: number, chosen: (option: Option) => boolean, hovered?: string}} look
 * @returns {Drawing}
 */
export function markers(offers, area, {scale, chosen, hovered}) {
  const spots = offers.flatMap((offer) => {
    const at = readPlace(offer.option.place);
    return at ? [{offer, at}] : [];
  });
  return svg`${area ? outline(area, scale) : nothing}${spots.map(({offer, at}) => {
    const {x, y} = scaled(at, scale);
    const classes = ['place', chosen(offer.option) ? 'chosen' : '', hovered === offer.option.id ? 'near' : ''];
    return svg`<g class=${classes.join(' ')} transform="translate(${x} ${y})" data-offer=${offer.option.id}
      data-request=${offer.request.id}><circle class="touch" r="14"></circle><circle class="dot" r="5.5"></circle></g>`;
  })}`;
}
