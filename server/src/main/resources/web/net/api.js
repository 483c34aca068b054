/** Calls of the HTTP interface; see docs/protocol.md. */
/**
 * @import {Accepted, Area, Book, Considered, Edit, Export, Following, Game, Guide, Image, Invitation, Invite, InviteLink, LabJob, LabOrder, Log, Luck, NewBranch, NewInvite, NewTable, Preview, Question,
 *     Reason, Pictures, Primer, Replay, Role, Rule, Session, Sheets, TableEntry, TableId, Welcome} from './protocol.js'
 */

/** What the server refused, with the words it gave for people. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {Partial<Reason>} error
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
 * @returns {Promise<any>}
 */
async function call(method, path, body, signal) {
  /** @type {Record<string, string>} */
  const headers = {Accept: 'application/json'};
  if (method !== 'GET') headers.Arbiter = '1';
  if (body !== undefined) headers['Content-Type'] = body instanceof Blob ? body.type : 'application/json';
  let response = method === 'GET' ? await early(path) : undefined;
  try {
    response ??= await fetch('/api' + path, {
      method,
      headers,
      body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
      credentials: 'same-origin',
      signal,
    });
  } catch {
    throw new Refusal(0, {
      code: 'unreachable',
      message: 'The server cannot be reached. Check the connection and try again.',
    });
  }
  const text = await response.text();
  const answer = parse(text);
  if (!response.ok) {
    throw new Refusal(response.status, answer?.error ?? {message: `The server answered ${response.status}.`});
  }
  return answer;
}

/**
 * The answer to a call that the page made before its modules came, once; see shared/early-calls.js.
 *
 * @param {string} path
 * @returns {Promise<Response | undefined>}
 */
function early(path) {
  const answer = window.arbiterEarly?.[path];
  if (answer) delete window.arbiterEarly[path];
  return answer ?? Promise.resolve(undefined);
}

/** @param {string} text @returns {any} */
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
  /** @returns {Promise<Session>} */
  session: () => call('GET', '/session'),
  /** @param {string} name @returns {Promise<Session>} */
  enter: (name) => call('POST', '/session', {name}),
  /** @param {string} name @returns {Promise<Session>} */
  rename: (name) => call('PATCH', '/session', {name}),
  /** @returns {Promise<Game[]>} */
  games: () => call('GET', '/games').then((answer) => answer.games),
  /** @param {string} game @returns {Promise<Primer>} */
  primer: (game) => call('GET', `/games/${seg(game)}/primer`),
  /** @param {string} game @returns {Promise<Book>} */
  rulebook: (game) => call('GET', `/games/${seg(game)}/rulebook`),
  /** @param {string} words @returns {Promise<Rule[]>} */
  allRules: (words) => call('GET', `/rules?q=${seg(words)}`).then((answer) => answer.rules),
  /** @param {string} game @returns {Promise<Guide>} */
  guide: (game) => call('GET', `/games/${seg(game)}/guide`),
  /** @param {string} game @param {string} ask @param {string} option @returns {Promise<Rule[]>} */
  aboutOption: (game, ask, option) =>
    call('GET', `/games/${seg(game)}/about?ask=${seg(ask)}&option=${seg(option)}`).then((answer) => answer.rules),
  /** @param {string} game @param {string} word @returns {Promise<Rule[]>} */
  aboutWord: (game, word) => call('GET', `/games/${seg(game)}/about?word=${seg(word)}`).then((answer) => answer.rules),
  /** @param {string} game @param {string} id @returns {Promise<Rule>} */
  rule: (game, id) => call('GET', `/games/${seg(game)}/rules/${seg(id)}`),
  /** @param {string} game @param {string} words @returns {Promise<Rule[]>} */
  rules: (game, words) => call('GET', `/games/${seg(game)}/rules?q=${seg(words)}`).then((answer) => answer.rules),
  /** @returns {Promise<TableEntry[]>} */
  tables: () => call('GET', '/tables').then((answer) => answer.tables),
  /** @param {NewTable} table @returns {Promise<TableId>} */
  makeTable: (table) => call('POST', '/tables', table),
  /** @param {Export} file @returns {Promise<TableId>} */
  importTable: (file) => call('POST', '/tables/import', file),
  /** @param {string} id @param {string} title @returns {Promise<unknown>} */
  retitle: (id, title) => call('PATCH', `/tables/${seg(id)}`, {title}),
  /** @param {string} id @returns {Promise<unknown>} */
  deleteTable: (id) => call('DELETE', `/tables/${seg(id)}`),
  /** @param {string} id @param {number} from @param {number} count @returns {Promise<Log>} */
  log: (id, from, count) => call('GET', `/tables/${seg(id)}/log?from=${from}&count=${count}`),
  /** @param {string} id @param {number} number @returns {Promise<Replay>} */
  replay: (id, number) => call('GET', `/tables/${seg(id)}/replay?number=${number}`),
  /** @param {string} id @returns {Promise<Welcome>} */
  view: (id) => call('GET', `/tables/${seg(id)}/view`),
  /** @param {string} id @param {number} from @param {number} count @returns {Promise<Pictures>} */
  pictures: (id, from, count) => call('GET', `/tables/${seg(id)}/pictures?from=${from}&count=${count}`),
  /** @param {string} id @param {number} number @returns {Promise<Sheets>} */
  sheets: (id, number) => call('GET', `/tables/${seg(id)}/sheets?number=${number}`),
  /** @param {string} id @returns {Promise<Luck>} */
  luck: (id) => call('GET', `/tables/${seg(id)}/luck`),
  /** @param {string} id @param {NewBranch} begin @returns {Promise<TableId>} */
  branch: (id, begin) => call('POST', `/tables/${seg(id)}/branch`, begin),
  /** @param {string} id @param {string} as @returns {Promise<Welcome>} */
  viewAs: (id, as) => call('GET', `/tables/${seg(id)}/view?as=${seg(as)}`),
  /** @param {string} id @param {string} [unit] @returns {Promise<Edit[]>} */
  edits: (id, unit) =>
    call('GET', `/tables/${seg(id)}/edits${unit ? `?unit=${seg(unit)}` : ''}`).then((answer) => answer.edits),
  /** @param {string} id @param {string} request @param {string} place @returns {Promise<Area>} */
  area: (id, request, place) => call('GET', `/tables/${seg(id)}/area?request=${seg(request)}&place=${seg(place)}`),
  /** @param {string} id @param {Considered} answer @returns {Promise<Following>} */
  following: (id, answer) => call('POST', `/tables/${seg(id)}/following`, answer),
  /** @param {string} id @param {Question} question @param {AbortSignal} signal @returns {Promise<Preview>} */
  preview: (id, question, signal) => call('POST', `/tables/${seg(id)}/previews`, question, signal),
  /**
   * @param {string} id @param {Question} question with `each` of several answers
   * @param {AbortSignal} signal @returns {Promise<Preview[]>}
   */
  previews: (id, question, signal) =>
    call('POST', `/tables/${seg(id)}/previews`, question, signal).then((answer) => answer.previews),
  /** @param {string} id @returns {Promise<Invite[]>} */
  invites: (id) => call('GET', `/tables/${seg(id)}/invites`).then((answer) => answer.invites),
  /** @param {string} id @param {NewInvite} invite @returns {Promise<InviteLink>} */
  invite: (id, invite) => call('POST', `/tables/${seg(id)}/invites`, invite),
  /** @param {string} id @param {string} invite @returns {Promise<unknown>} */
  revoke: (id, invite) => call('DELETE', `/tables/${seg(id)}/invites/${seg(invite)}`),
  /** @param {string} secret @returns {Promise<Invitation>} */
  invitation: (secret) => call('GET', `/invites/${seg(secret)}`),
  /** @param {string} secret @returns {Promise<Accepted>} */
  accept: (secret) => call('POST', `/invites/${seg(secret)}`),
  /** @param {string} id @param {string} member @param {Role} role @returns {Promise<unknown>} */
  changeMember: (id, member, role) => call('PATCH', `/tables/${seg(id)}/members/${seg(member)}`, {role}),
  /** @param {string} id @param {string} member @returns {Promise<unknown>} */
  removeMember: (id, member) => call('DELETE', `/tables/${seg(id)}/members/${seg(member)}`),
  /** @param {string} id @param {'portrait' | 'backdrop'} use @param {Blob} image @returns {Promise<Image>} */
  sendImage: (id, use, image) => call('POST', `/tables/${seg(id)}/images?for=${use}`, image),
  /** @param {string} id @returns {Promise<Image[]>} */
  images: (id) => call('GET', `/tables/${seg(id)}/images`).then((answer) => answer.images),
  /** @returns {Promise<LabJob[]>} */
  labJobs: () => call('GET', '/lab/jobs').then((answer) => answer.jobs),
  /** @param {LabOrder} order @returns {Promise<LabJob>} */
  askLab: (order) => call('POST', '/lab/jobs', order),
  /** @param {string} job @returns {Promise<LabJob>} */
  labJob: (job) => call('GET', `/lab/jobs/${seg(job)}`),
  /** @param {string} job @returns {Promise<unknown>} */
  stopLab: (job) => call('DELETE', `/lab/jobs/${seg(job)}`),
  /** @param {string} job @param {number} number @returns {Promise<TableId>} */
  openFight: (job, number) => call('POST', `/lab/jobs/${seg(job)}/fights/${number}`),
  /** @param {string} id @returns {string} */
  exportAddress: (id) => `/api/tables/${seg(id)}/export`,
};
