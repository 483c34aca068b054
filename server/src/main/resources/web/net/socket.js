/**
 * The line to one table: opens the socket, resumes after a break, keeps commands until they are answered and sends them
 * again under their key. Knows nothing of what the messages mean.
 *
 * @typedef {'connecting' | 'open' | 'waiting' | 'closed'} LineState
 * @typedef {Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onmessage' | 'onclose'>} Socket
 */
/** @import {Ack, Command, Frame, Message, Reason, Refused, Update, Welcome} from './protocol.js' */

const PING_EVERY = 15_000;
const SILENCE = 40_000;
const LONGEST_WAIT = 5_000;

/** Codes with which the server says that coming back is of no use. */
const FINAL = new Set([4003, 4004]);

export class Line {
  /**
   * @param {string} address of the socket
   * @param {object} ear
   * @param {(message: Welcome | Update) => void} ear.hears a welcome or an update
   * @param {(state: LineState, reason?: string, code?: number) => void} ear.state
   * @param {() => {stream: string, number: number} | null} ear.known where to resume
   * @param {(by: string) => void} [ear.nudged] somebody calls for attention
   * @param {(address: string) => Socket} [open]
   */
  constructor(address, ear, open = (where) => new WebSocket(where)) {
    this.address = address;
    this.ear = ear;
    this.open = open;
    this.attempts = 0;
    this.ended = false;
    this.welcomed = false;
    this.heard = 0;
    /** @type {Socket | null} */
    this.socket = null;
    /** @type {Map<string, {frame: Frame, resolve: (answer: Ack) => void, reject: (error: Reason) => void}>} */
    this.unanswered = new Map();
  }

  connect() {
    clearTimeout(this.retry);
    this.ear.state('connecting');
    const known = this.ear.known();
    const resume = known ? `?stream=${encodeURIComponent(known.stream)}&number=${known.number}` : '';
    const socket = this.open(this.address + resume);
    this.socket = socket;
    socket.onmessage = (event) => this.received(socket, event.data);
    socket.onclose = (event) => this.closed(socket, event.code, event.reason);
    this.heard = Date.now();
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.beat(), PING_EVERY);
  }

  /** Tries again at once, as when the browser says that it is online. */
  hurry() {
    if (!this.ended && this.socket?.readyState !== 1 && this.socket?.readyState !== 0) {
      this.attempts = 0;
      this.connect();
    }
  }

  /** Gives the connection up at once: without a network it can take long until the browser calls it closed. */
  drop() {
    const socket = this.socket;
    if (!socket || this.ended) return;
    socket.close(4000);
    this.closed(socket, 4000, '');
    this.socket = null;
  }

  close() {
    this.ended = true;
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    this.socket?.close(1000);
  }

  /**
   * Sends a command, now or as soon as there is a connection.
   *
   * @param {Command} command
   * @param {number} number
   * @returns {Promise<Ack>} when it is durable; rejected with the server's error when refused
   */
  command(command, number) {
    const key = newKey();
    /** @type {Frame} */
    const frame = {type: 'command', key, number, command};
    return new Promise((resolve, reject) => {
      this.unanswered.set(key, {frame, resolve, reject});
      if (this.welcomed) this.send(frame);
    });
  }

  /** @param {Frame | {type: 'ping'}} frame */
  send(frame) {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(frame));
  }

  /** @param {Socket} socket @param {string} text */
  received(socket, text) {
    if (socket !== this.socket) return;
    this.heard = Date.now();
    /** @type {Message} */
    const message = JSON.parse(text);
    if (message.type === 'welcome') this.begin(message);
    else if (message.type === 'update') this.ear.hears(message);
    else if (message.type === 'nudge') this.ear.nudged?.(message.by);
    else if (message.type === 'ack' || message.type === 'refused') this.answered(message);
  }

  /** @param {Welcome} message */
  begin(message) {
    this.attempts = 0;
    this.welcomed = true;
    this.ear.hears(message);
    this.ear.state('open');
    this.unanswered.forEach(({frame}) => this.send(frame));
  }

  beat() {
    if (Date.now() - this.heard > SILENCE) this.drop();
    else this.send({type: 'ping'});
  }

  /** @param {Ack | Refused} message */
  answered(message) {
    const waiting = this.unanswered.get(message.key ?? '');
    if (!waiting) return;
    this.unanswered.delete(waiting.frame.key);
    if (message.type === 'ack') waiting.resolve(message);
    else waiting.reject(message.error);
  }

  /** @param {Socket} socket @param {number} code @param {string} reason */
  closed(socket, code, reason) {
    if (socket !== this.socket) return;
    clearInterval(this.pulse);
    this.welcomed = false;
    if (this.ended || FINAL.has(code)) {
      this.ended = true;
      this.ear.state('closed', reason, code);
      return;
    }
    this.ear.state('waiting');
    this.retry = setTimeout(() => this.connect(), backoff(this.attempts++));
  }
}

/**
 * How long to wait before that attempt: doubling, never long, spread so that not everybody comes back at once.
 *
 * @param {number} attempt
 * @param {() => number} [random]
 * @returns {number}
 */
export function backoff(attempt, random = Math.random) {
  const longest = Math.min(LONGEST_WAIT, 300 * 2 ** attempt);
  return longest / 2 + (random() * longest) / 2;
}

/** @returns {string} */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
