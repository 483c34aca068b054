import {html, nothing} from 'lit';
import {followUps} from './follow-ups.js';
import {alongFields, sentence} from './decide-parts.js';
import {titled} from './options.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Planned, Request, Then} from '../net/protocol.js' */
/** @import {EventAt} from '../shared/element.js' */
/** @import {DecidePanel} from './decide-panel.js' */
/** @import {FollowUp} from './follow-ups.js' */
/** An action that is planned: the question it answers, or none where it repeats what is considered. @typedef {{request: Request | undefined, unit: string, option: string, following: FollowUp[]}} Step */

const AGAIN = 'again';
const MOST = 4;

/** What the unit does with its next actions, said along with the answer. What throws dice can only be repeated. */
export class TurnPlanning {
  /** @param {DecidePanel} panel */
  constructor(panel) {
    this.panel = panel;
    /** @type {Step[]} */
    this.steps = [];
    /** The next action after those planned, if nothing comes in between. @type {Request | undefined} */
    this.next = undefined;
    /** How often something was chosen: what is told late about something else does not count. */
    this.turn = 0;
  }

  /** Begins anew, before that action. @param {Request | undefined} [next] */
  forget(next = undefined) {
    this.turn += 1;
    this.steps = [];
    this.next = next;
  }

  /** Whether the same may be done once more, its dice or somebody's answer being in between. */
  get repeats() {
    const {request, picked} = this.panel.considered;
    return this.steps.length === 0 && !this.next && request?.main && picked.length === 1 && !this.panel.passes;
  }

  /**
   * Plans that action at that place, or nothing from there on.
   *
   * @param {number} place
   * @param {string} option
   * @param {Then[]} [given] answers to what is asked about it
   */
  async choose(place, option, given = []) {
    const {panel} = this;
    const {request, picked} = panel.considered;
    const asked = place < this.steps.length ? this.steps[place].request : this.next;
    this.turn += 1;
    this.steps = this.steps.slice(0, place);
    this.next = asked;
    panel.requestUpdate();
    if (!option || !request) return;
    if (option === AGAIN) {
      this.steps = [{request: undefined, unit: request.unit, option: picked[0], following: panel.following.chosen}];
      this.next = undefined;
      return;
    }
    if (!asked) return;
    const {turn} = this;
    const {unit} = asked;
    const plan = [...this.plan, {unit, options: [option]}];
    const answer = {request: request.id, options: picked, then: panel.following.answers};
    const {following, next} = await followUps(panel.store, {...answer, plan}, undefined, given);
    if (turn !== this.turn) return;
    this.steps = [...this.steps, {request: asked, unit, option, following}];
    this.next = this.steps.length < MOST ? next : undefined;
    panel.requestUpdate();
  }

  /** Answers what is asked about that action. @param {number} place @param {number} about @param {string} option */
  say(place, about, option) {
    const step = this.steps[place];
    const given = step.following.slice(0, about + 1).map(({answer}) => answer);
    if (option) given[about] = {...given[about], options: [option]};
    this.choose(place, step.option, option ? given : given.slice(0, about));
  }

  /** As the table takes it. @returns {Planned[]} */
  get plan() {
    return this.steps.map(({unit, option, following}) => {
      const then = following.map(({answer}) => answer);
      return {unit, options: [option], ...(then.length ? {then} : {})};
    });
  }

  /** In words, for the main button. @returns {string[]} */
  get words() {
    return this.steps.map(({request, option}) => {
      const found = request?.options.find(({id}) => id === option);
      return request ? titled(found?.text ?? option).title : 'the same again';
    });
  }

  /** @returns {TemplateResult | typeof nothing} */
  render() {
    const {steps, next, repeats} = this;
    if (steps.length === 0 && !next && !repeats) return nothing;
    const {panel} = this;
    const from = {previews: panel.store.previews, request: '', options: []};
    return html`<div class="along" role="group" aria-label="And then">
      ${steps.map(
        (step, place) =>
          html`${this.field(place, step.request, step.request ? step.option : AGAIN)}
          ${step.request ? alongFields(step.following, Infinity, (about, option) => this.say(place, about, option), from) : nothing}`,
      )}
      ${next || repeats ? this.field(steps.length, next, '') : nothing}
    </div>`;
  }

  /** @param {number} place @param {Request | undefined} request @param {string} chosen */
  field(place, request, chosen) {
    const change = (/** @type {EventAt<HTMLSelectElement>} */ {target}) => this.choose(place, target.value);
    return html`<label class="field"
      ><span>And then${request ? html` <small class="unseen">${sentence(request)}</small>` : nothing}</span
      ><select @change=${change}>
        <option value="" ?selected=${!chosen}>Ask me then</option>
        ${
          request
            ? request.options.map(({id, text}) => html`<option value=${id} ?selected=${chosen === id}>${text}</option>`)
            : html`<option value=${AGAIN} ?selected=${chosen === AGAIN}>The same again</option>`
        }
      </select></label
    >`;
  }
}
