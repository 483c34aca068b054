/** So many options are asked about at once; the next follow when these are answered, so that first things come first. */
/** @import {Preview, Question} from './protocol.js' */
const TOGETHER = 4;
/** Who answers quickly has calls of the last questions in line still; these are asked again. In milliseconds. */
const AGAIN = 700;
const TOO_FAST = 429;

/**
 * Odds of options, asked for once each, several of one request together, and forgotten when the table moves on: what is
 * still being worked out then is given up, and leaves the line to what matters now.
 */
export class Previews {
  /**
   * @param {object} ask
   * @param {(question: Question, signal: AbortSignal) => Promise<Preview>} ask.preview
   * @param {(question: Question, signal: AbortSignal) => Promise<Preview[]>} ask.previews several at once
   * @param {(again: () => void, milliseconds: number) => unknown} [later]
   */
  constructor(ask, later = setTimeout) {
    this.ask = {
      preview: (/** @type {Question} */ question, /** @type {AbortSignal} */ signal) =>
        patiently(() => ask.preview(question, signal), signal, later),
      previews: (/** @type {Question} */ question, /** @type {AbortSignal} */ signal) =>
        patiently(() => ask.previews(question, signal), signal, later),
    };
    this.giveUp = new AbortController();
    /** @type {Map<string, Promise<Preview | null>>} */
    this.known = new Map();
    /** @type {{request: string, options: string[], answer: (preview: Preview | null) => void}[]} */
    this.waiting = [];
    /** @type {Promise<void> | null} */
    this.busy = null;
    /** What is worked out before anybody's answers are. @type {Promise<unknown>} */
    this.last = Promise.resolve();
  }

  forget() {
    this.giveUp.abort();
    this.giveUp = new AbortController();
    this.known = new Map();
    this.waiting = [];
    this.busy = null;
    this.last = Promise.resolve();
  }

  /**
   * The preview of an answer, or null where there is none to be had.
   *
   * @param {string} request
   * @param {string[]} options
   * @param {Record<string, string>} [choices] what-if answers by label
   * @returns {Promise<Preview | null>}
   */
  of(request, options, choices = {}) {
    const key = JSON.stringify([request, options, choices]);
    const known = this.known.get(key);
    if (known) return known;
    const asked = Object.keys(choices).length ? this.alone(request, options, choices) : this.together(request, options);
    this.known.set(key, asked);
    return asked;
  }

  /**
   * The preview of what comes until the next turn begins: hazards, poison, cooldowns.
   *
   * @param {string} request
   * @param {string[]} options
   * @returns {Promise<Preview | null>}
   */
  untilTurn(request, options) {
    const question = /** @type {Question} */ ({request, options, policy: 'default', until: 'turn'});
    return this.ask.preview(question, this.giveUp.signal).catch(() => null);
  }

  /**
   * The same with what others make of it at their best, which takes longer; asked for after everything else.
   *
   * @param {string} request
   * @param {string[]} options
   * @param {Record<string, string>} [choices]
   * @returns {Promise<Preview | null>}
   */
  answered(request, options, choices = {}) {
    const key = JSON.stringify(['answered', request, options, choices]);
    const known = this.known.get(key);
    if (known) return known;
    const {signal} = this.giveUp;
    const question = /** @type {Question} */ ({request, options, policy: 'default', with: choices, answered: true});
    const asked = this.last.then(() => (signal.aborted ? null : this.ask.preview(question, signal))).catch(() => null);
    this.last = asked.then(() => this.busy ?? undefined);
    this.known.set(key, asked);
    return asked;
  }

  /**
   * @param {string} request
   * @param {string[]} options
   * @param {Record<string, string>} choices
   * @returns {Promise<Preview | null>}
   */
  alone(request, options, choices) {
    const question = /** @type {Question} */ ({request, options, policy: 'default', with: choices});
    return this.ask.preview(question, this.giveUp.signal).catch(() => null);
  }

  /** @param {string} request @param {string[]} options @returns {Promise<Preview | null>} */
  together(request, options) {
    return new Promise((answer) => {
      this.waiting.push({request, options, answer});
      this.busy ??= Promise.resolve().then(() => this.work(this.giveUp.signal));
    });
  }

  /**
   * What is considered does not wait behind what is only looked at.
   *
   * @param {string} request
   * @param {string[]} options
   */
  async urge(request, options) {
    const words = JSON.stringify([request, options]);
    const found = this.waiting.find((one) => JSON.stringify([one.request, one.options]) === words);
    if (!found) return;
    this.waiting = this.waiting.filter((one) => one !== found);
    found.answer(await this.alone(request, options, {}));
  }

  /**
   * Asks for what waits, portion by portion, until nothing does or the table has moved on.
   *
   * @param {AbortSignal} signal
   */
  async work(signal) {
    while (this.waiting.length && !signal.aborted) {
      const {request} = this.waiting[0];
      const portion = this.waiting.filter((one) => one.request === request).slice(0, TOGETHER);
      this.waiting = this.waiting.filter((one) => !portion.includes(one));
      const previews = await this.portion(request, portion, signal);
      portion.forEach(({answer}, place) => answer(previews[place] ?? null));
    }
    if (!signal.aborted) this.busy = null;
  }

  /**
   * @param {string} request
   * @param {{options: string[]}[]} portion
   * @param {AbortSignal} signal
   * @returns {Promise<Preview[]>}
   */
  async portion(request, portion, signal) {
    try {
      const each = portion.map(({options}) => options);
      return await this.ask.previews({request, each, policy: 'default'}, signal);
    } catch {
      return [];
    }
  }
}

/**
 * Asks once more whenever the line was too long, unless the table has moved on.
 *
 * @template T
 * @param {() => Promise<T>} ask
 * @param {AbortSignal} signal
 * @param {(again: () => void, milliseconds: number) => unknown} later
 * @returns {Promise<T>}
 */
async function patiently(ask, signal, later) {
  for (;;) {
    try {
      return await ask();
    } catch (refusal) {
      if (refusal.status !== TOO_FAST || signal.aborted) throw refusal;
      await new Promise((again) => later(() => again(undefined), AGAIN));
      if (signal.aborted) throw refusal;
    }
  }
}
