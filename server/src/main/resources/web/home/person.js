import {api} from '../net/api.js';
/** @import {Session} from '../net/protocol.js' */

/** The name of somebody who only tried a demo and was never asked. */
export const GUEST = 'Guest';

/** Who this is, or null for somebody new. @returns {Promise<Session | null>} */
export async function whoami() {
  try {
    return await api.session();
  } catch (refusal) {
    if (refusal.status === 401) return null;
    throw refusal;
  }
}

/** Makes sure that there is a person, without asking for a name. @returns {Promise<Session>} */
export async function enterQuietly() {
  return (await whoami()) ?? api.enter(GUEST);
}

/** Makes sure that there is a person of that name. @param {string} name @returns {Promise<Session>} */
export async function enterAs(name) {
  const person = await whoami();
  if (!person) return api.enter(name);
  return person.name === name ? person : api.rename(name);
}
