import {meantBy} from './options.js';
/** @import {Considered, Request, Then} from '../net/protocol.js' */
/** @import {TableStore} from '../net/store.js' */
/** A question that follows from what is considered, with its answer. @typedef {{request: Request, answer: Then}} FollowUp */

/**
 * What follows from an answer before anybody else or the dice have a say, each with what is said to it: what was said
 * before, whom it is meant for, or its default. With a plan, what follows from its last action; and the action after all
 * of it, if nothing comes in between.
 *
 * @param {TableStore} store
 * @param {Considered} considered
 * @param {{unit: string} | undefined} meant
 * @param {Then[]} given
 * @returns {Promise<{following: FollowUp[], next: Request | undefined}>}
 */
export async function followUps(store, considered, meant, given) {
  const {requests: found, next} = await store
    .following(saying(considered, given))
    .catch(() => ({requests: [], next: undefined}));
  const odd = found.findIndex(({kind}) => kind === 'some' || kind === 'order');
  const simple = odd < 0 ? found : found.slice(0, odd); // the rest is asked when it comes to it
  const following = simple.map((request, place) => followUp(request, given[place], meant));
  const answers = following.map(({answer}) => answer);
  const settled = answers.length === given.length || answers.every(({options}, i) => same(options, found[i].fallback));
  return settled
    ? {following, next: odd < 0 ? next : undefined}
    : followUps(store, considered, meant, answers.slice(0, given.length + 1));
}

/** Those answers belong to the last action of a plan. @param {Considered} considered @param {Then[]} given @returns {Considered} */
function saying(considered, given) {
  const last = considered.plan?.at(-1);
  if (!last) return {...considered, then: given};
  return {...considered, plan: [...(considered.plan ?? []).slice(0, -1), {...last, then: given}]};
}

/**
 * @param {Request} request
 * @param {Then | undefined} given
 * @param {{unit: string} | undefined} meant
 * @returns {FollowUp}
 */
function followUp(request, given, meant) {
  const {unit, label} = request;
  const found = meant && meantBy(request, meant.unit);
  const options = given?.label === label && given.unit === unit ? given.options : found ? [found.id] : request.fallback;
  return {request, answer: {unit, label, options}};
}

/** @param {string[]} one @param {string[]} other */
function same(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The answers by unit and label, as odds ask for them. @param {FollowUp[]} following @returns {Record<string, string>} */
export function asChoices(following) {
  return Object.fromEntries(following.map(({answer}) => [`${answer.unit}/${answer.label}`, answer.options[0]]));
}
