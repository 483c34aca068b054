/** Calls of the HTTP interface; see docs/protocol.md. */

/** What the server refused, with the words it gave for people. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {{code?: string, message?: string, where?: string}} error
   */
  constructor(status, error) {
    super(error.message ?? 'The server gave no reason.');
    this.status = status;
    this.code = error.code ?? 'unknown';
    this.where = error.where ?? '';
  }
}

/**
 * @param {string} method
 * @param {string} path below /api
 * @param {unknown} [body]
 * @param {AbortSignal} [signal] to give the call up
 */
async function call(method, path, body, signal) {
  const headers = {Accept: 'application/json'};
  if (method !== 'GET') headers.Arbiter = '1';
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response;
  try {
    response = await fetch('/api' + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
      signal,
    });
  } catch {
    throw new Refusal(0, {code: 'unreachable', message: 'The server cannot be reached. Check the connection and try again.'});
  }
  const text = await response.text();
  const answer = parse(text);
  if (!response.ok) {
    throw new Refusal(response.status, answer?.error ?? {message: `The server answered ${response.status}.`});
  }
  return answer;
}

function parse(text) {
  try {
    return text ? JSON.parse(text) : {};
  } catch {
    return {};
  }
}

const seg = encodeURIComponent;

/** The resources, each as one function. */
export const api = {
  session: () => call('GET', '/session'),
  enter: (name) => call('POST', '/session', {name}),
  rename: (name) => call('PATCH', '/session', {name}),
  games: () => call('GET', '/games').then((answer) => answer.games),
  rule: (game, id) => call('GET', `/games/${seg(game)}/rules/${seg(id)}`),
  rules: (game, words) => call('GET', `/games/${seg(game)}/rules?q=${seg(words)}`).then((answer) => answer.rules),
  tables: () => call('GET', '/tables').then((answer) => answer.tables),
  makeTable: (table) => call('POST', '/tables', table),
  importTable: (file) => call('POST', '/tables/import', file),
  retitle: (id, title) => call('PATCH', `/tables/${seg(id)}`, {title}),
  deleteTable: (id) => call('DELETE', `/tables/${seg(id)}`),
  log: (id, from, count) => call('GET', `/tables/${seg(id)}/log?from=${from}&count=${count}`),
  replay: (id, number) => call('GET', `/tables/${seg(id)}/replay?number=${number}`),
  viewAs: (id, as) => call('GET', `/tables/${seg(id)}/view?as=${seg(as)}`),
  preview: (id, question, signal) => call('POST', `/tables/${seg(id)}/previews`, question, signal),
  invites: (id) => call('GET', `/tables/${seg(id)}/invites`).then((answer) => answer.invites),
  invite: (id, invite) => call('POST', `/tables/${seg(id)}/invites`, invite),
  revoke: (id, invite) => call('DELETE', `/tables/${seg(id)}/invites/${seg(invite)}`),
  invitation: (secret) => call('GET', `/invites/${seg(secret)}`),
  accept: (secret) => call('POST', `/invites/${seg(secret)}`),
  changeMember: (id, member, role) => call('PATCH', `/tables/${seg(id)}/members/${seg(member)}`, {role}),
  removeMember: (id, member) => call('DELETE', `/tables/${seg(id)}/members/${seg(member)}`),
  exportAddress: (id) => `/api/tables/${seg(id)}/export`,
};
