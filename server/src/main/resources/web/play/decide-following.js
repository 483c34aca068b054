import {followUps} from './follow-ups.js';
import {lacking} from './options.js';
/** @import {Then} from '../net/protocol.js' */
/** @import {DecidePanel} from './decide-panel.js' */
/** @import {FollowUp} from './follow-ups.js' */

/** What follows from what is considered: asked beforehand, chosen on the cards or the board, and sent along with the answer. */
export class Following {
  /** @param {DecidePanel} panel */
  constructor(panel) {
    this.panel = panel;
    /** Each with its answer. @type {FollowUp[]} */
    this.list = [];
    /** How many of these go along; the rest is asked when it comes to it. */
    this.upTo = Infinity;
    /** What was asked about last. */
    this.asked = '';
  }

  forget() {
    this.list = [];
    this.asked = '';
  }

  /** Asks what follows from what is considered, once. @param {Then[]} [given] */
  async ask(given = []) {
    const {panel} = this;
    const {meant} = panel;
    const {request, picked} = panel.considered;
    if (!request || picked.length === 0 || lacking(request, picked)) {
      if (this.list.length || panel.planning.next) {
        panel.planning.forget();
        this.set([], this.upTo);
      }
      return;
    }
    const asked = JSON.stringify([request.id, picked, meant]);
    if (asked === this.asked && given.length === 0) return;
    this.asked = asked;
    panel.planning.forget();
    const {following, next} = await followUps(panel.store, {request: request.id, options: picked}, meant, given);
    if (asked !== this.asked) return;
    panel.planning.forget(next);
    this.set(following, Infinity);
  }

  /** @param {number} place @param {string} option none to be asked when it comes to it */
  choose(place, option) {
    if (!option) {
      this.panel.planning.forget();
      this.set(this.list, place);
      return;
    }
    const given = this.list.slice(0, place + 1).map(({answer}) => answer);
    given[place] = {...given[place], options: [option]};
    this.panel.forgetSaid();
    this.ask(given);
  }

  /** @param {FollowUp[]} list @param {number} upTo */
  set(list, upTo) {
    this.list = list;
    this.upTo = upTo;
    this.panel.requestUpdate();
  }

  /** Those that go along. */
  get chosen() {
    return this.list.slice(0, this.upTo);
  }

  /** Where somebody goes: that is shown and chosen on the board. */
  get places() {
    return this.chosen.filter(({request}) => request.kind === 'place');
  }

  /** Whom it is for, where that is chosen along with it. @returns {string | undefined} */
  get target() {
    const picked = this.chosen.flatMap(({request, answer}) =>
      request.kind === 'one' ? request.options.filter(({id}) => answer.options.includes(id)) : [],
    );
    return picked.find(({unit}) => unit)?.unit;
  }

  /** @returns {Then[]} */
  get answers() {
    return this.chosen.map(({answer}) => answer);
  }
}
