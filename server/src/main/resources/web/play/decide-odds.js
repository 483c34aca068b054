import {compared} from './measures.js';
/** @import {Preview} from '../net/protocol.js' */
/** @import {DecidePanel} from './decide-panel.js' */

/** What is known of the odds of this moment, by request and option. */
export class MomentOdds {
  /** @param {DecidePanel} panel */
  constructor(panel) {
    this.panel = panel;
    /** @type {Map<string, Preview>} */
    this.known = new Map();
  }

  forget() {
    this.known = new Map();
  }

  /** @param {string} request @param {string} option @param {Preview} preview */
  learn(request, option, preview) {
    this.known.set(keyOf(request, option), preview);
    this.panel.requestUpdate();
  }

  /** What letting it pass leads to, once it is known. @returns {Preview | null} */
  get passing() {
    const {passing} = this.panel;
    return (passing && this.known.get(keyOf(passing.request.id, passing.option.id))) ?? null;
  }

  /** What all answers are compared by, where somebody is asked in between and doing nothing leads to something. */
  get comparison() {
    const {request, requests, passing} = this.panel;
    if (!request || request.main || !passing) return null;
    const costs = requests.flatMap(({options}) => options.flatMap((option) => option.costs.map(({what}) => what)));
    return compared(this.passing, [...this.known.values()], costs);
  }
}

/** @param {string} request @param {string} option */
function keyOf(request, option) {
  return `${request} ${option}`;
}
