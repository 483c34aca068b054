import {api} from './api.js';
import {Line} from './socket.js';
import {joined, updated, welcomed} from './model.js';
import {Previews, patiently} from './previews.js';
/** @import {Ack, Command, Considered, Edit, Following, Update, Welcome} from './protocol.js' */
/** @import {TableModel} from './model.js' */
/** @import {LineState} from './socket.js' */

/** With this code the server closes the sockets of a table that was deleted. */
const DELETED = 4004;

/** Answers after which coming back is of no use: no session, no seat, no such table. */
const NO_TABLE = new Set([401, 403, 404, 410]);

/** Holds the model of one table, tells listeners when it changed, and carries commands to the server. */
export class TableStore extends EventTarget {
  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    /** @type {TableModel | null} */
    this.table = null;
    /** @type {LineState} */
    this.state = 'connecting';
    /** Why there is no table to be seen. @type {{code: string} | null} */
    this.refusal = null;
    this.previews = new Previews({
      preview: (question, signal) => patiently(() => api.preview(id, question, signal), signal),
      previews: (question, signal) => patiently(() => api.previews(id, question, signal), signal),
    });
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.line = new Line(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`, {
      hears: (message) => this.hear(message),
      state: (state, reason, code) => this.became(state, reason, code),
      nudged: (by) => this.dispatchEvent(new CustomEvent('nudged', {detail: {by}})),
      known: () => (this.table ? {stream: this.table.stream, number: this.table.number} : null),
    });
  }

  /** Shows what the early call brought and goes on from there by the socket. */
  async open() {
    await this.look((welcome) => {
      this.state = 'open';
      this.hear(welcome);
    });
    if (this.state !== 'closed') this.line.connect();
    addEventListener('online', () => this.line.hurry());
    addEventListener('offline', () => this.line.drop());
    document.addEventListener('visibilitychange', () => document.hidden || this.line.hurry());
  }

  /**
   * Asks for the table by a plain call, which unlike a socket says why there is none.
   *
   * @param {(welcome: Welcome) => void} [shown]
   */
  async look(shown = () => {}) {
    try {
      shown(await api.view(this.id));
    } catch (refusal) {
      if (!NO_TABLE.has(refusal.status)) return;
      this.refusal = refusal;
      this.line.close();
      this.became('closed', refusal.message);
    }
  }

  /** @param {Welcome | Update} message */
  hear(message) {
    const before = this.table;
    if (message.type === 'welcome') this.table = welcomed(before, message);
    else if (before) this.table = updated(before, message);
    if (before?.requests !== this.table?.requests || before?.view !== this.table?.view) this.previews.forget();
    this.tell();
  }

  /** @param {LineState} state @param {string} [reason] @param {number} [code] with which the socket was closed */
  became(state, reason, code) {
    if (code === DELETED) this.refusal = {code: 'deleted'};
    if (this.state === 'open' && state === 'connecting') return;
    if (this.state === 'connecting' && state === 'waiting') this.look();
    this.state = state;
    this.reason = reason;
    this.tell();
  }

  tell() {
    this.dispatchEvent(new Event('change'));
  }

  /** @param {Command} command as in docs/protocol.md @returns {Promise<Ack>} */
  command(command) {
    this.dispatchEvent(new CustomEvent('commanded', {detail: command}));
    return this.line.command(command, this.table?.number ?? 0);
  }

  /** What would be asked after an answer, before anything happens. @param {Considered} answer @returns {Promise<Following>} */
  following(answer) {
    return api.following(this.id, answer);
  }

  /** What the gamemaster can change just now on that unit or, without one, on the table. @param {string} [unit] @returns {Promise<Edit[]>} */
  edits(unit) {
    return api.edits(this.id, unit);
  }

  /** Loads the part of the log before what is known. @param {number} [count] */
  async older(count = 200) {
    if (!this.table) return;
    const {log, number, first} = this.table;
    const known = log[0]?.number ?? number + 1;
    const from = Math.max(first, known - count);
    const answer = await api.log(this.id, from, known - from);
    this.table = {...this.table, log: joined(this.table.log, answer.log)};
    this.tell();
  }

  /** @returns {boolean} */
  get hasOlder() {
    const {log, first} = this.table ?? {log: [], first: 0};
    return log.length > 0 && log[0].number > first;
  }
}
