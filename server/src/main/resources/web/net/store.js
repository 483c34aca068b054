import {api} from './api.js';
import {Line} from './socket.js';
import {joined, updated, welcomed} from './model.js';
import {Previews} from './previews.js';

/** Holds the model of one table, tells listeners when it changed, and carries commands to the server. */
export class TableStore extends EventTarget {
  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    /** @type {import('./model.js').Table | null} */
    this.table = null;
    this.state = 'connecting';
    this.previews = new Previews((question, signal) => api.preview(id, question, signal));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.line = new Line(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`, {
      hears: (message) => this.hear(message),
      state: (state, reason) => this.became(state, reason),
      known: () => (this.table ? {stream: this.table.stream, number: this.table.number} : null),
    });
  }

  open() {
    this.line.connect();
    addEventListener('online', () => this.line.hurry());
    addEventListener('offline', () => this.line.drop());
    document.addEventListener('visibilitychange', () => document.hidden || this.line.hurry());
  }

  hear(message) {
    const before = this.table;
    this.table = message.type === 'welcome' ? welcomed(before, message) : updated(before, message);
    if (!before || before.requests !== this.table.requests || before.view !== this.table.view) this.previews.forget();
    this.tell();
  }

  became(state, reason) {
    this.state = state;
    this.reason = reason;
    this.tell();
  }

  tell() {
    this.dispatchEvent(new Event('change'));
  }

  /** @param {object} command as in docs/protocol.md */
  command(command) {
    return this.line.command(command, this.table.number);
  }

  /** Loads the part of the log before what is known. */
  async older(count = 200) {
    const known = this.table.log[0]?.number ?? this.table.number + 1;
    const from = Math.max(this.table.first, known - count);
    const answer = await api.log(this.id, from, known - from);
    this.table = {...this.table, log: joined(this.table.log, answer.log)};
    this.tell();
  }

  get hasOlder() {
    const first = this.table?.log[0]?.number;
    return first !== undefined && first > this.table.first;
  }
}
