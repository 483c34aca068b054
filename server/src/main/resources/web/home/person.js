import {api} from '../net/api.js';
/** @import {Session} from '../net/protocol.js' */

/** The name of somebody who only tried a demo and was never asked. */
export const GUEST = 'Guest';

/** What is known of who this is: asked once for each page. @type {Promise<Session | null> | undefined} */
let known;

/** Who this is, or null for somebody new. @returns {Promise<Session | null>} */
export function whoami() {
  known ??= ask();
  return known;
}

/** @returns {Promise<Session | null>} */
async function ask() {
  try {
    return await api.session();
  } catch (refusal) {
    if (refusal.status === 401) return null;
    known = undefined;
    throw refusal;
  }
}

/** @param {Promise<Session>} call @returns {Promise<Session>} */
async function became(call) {
  const person = await call;
  known = Promise.resolve(person);
  return person;
}

/** Makes sure that there is a person, without asking for a name. @returns {Promise<Session>} */
export async function enterQuietly() {
  return (await whoami()) ?? became(api.enter(GUEST));
}

/** Makes sure that there is a person of that name. @param {string} name @returns {Promise<Session>} */
export async function enterAs(name) {
  const person = await whoami();
  if (!person) return became(api.enter(name));
  return person.name === name ? person : became(api.rename(name));
}
