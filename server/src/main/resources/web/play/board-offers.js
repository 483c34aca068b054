/** @import {Request} from '../net/protocol.js' */
/** @import {Considered} from './table-page.js' */

/** What the board offers: one's own questions, and where to go with what is considered. */
export class BoardOffers {
  constructor() {
    /** @type {Request[]} */
    this.requests = [];
    this.key = '';
    /** @type {Request[]} */
    this.list = [];
  }

  /**
   * The same list as long as they are the same, or its menus would close.
   *
   * @param {Request[]} requests
   * @param {Considered} considered
   * @returns {Request[]}
   */
  of(requests, {open, places}) {
    const key = [...open, ...places.map(({id}) => `+${id}`)].join();
    if (this.requests !== requests || this.key !== key) {
      this.requests = requests;
      this.key = key;
      this.list = [...requests.filter(({id}) => open.includes(id)), ...places];
    }
    return this.list;
  }
}
