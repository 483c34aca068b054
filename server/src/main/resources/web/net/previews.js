/** So many options are asked about at once; the next follow when these are answered, so that first things come first. */
const TOGETHER = 4;

/**
 * Odds of options, asked for once each, several of one request together, and forgotten when the table moves on: what is
 * still being worked out then is given up, and leaves the line to what matters now.
 */
export class Previews {
  /** @param {(question: object, signal: AbortSignal) => Promise<object>} ask */
  constructor(ask) {
    this.ask = ask;
    this.forget();
  }

  forget() {
    this.giveUp?.abort();
    this.giveUp = new AbortController();
    /** @type {Map<string, Promise<object | null>>} */
    this.known = new Map();
    /** @type {{request: string, options: string[], answer: (preview: object | null) => void}[]} */
    this.waiting = [];
    this.busy = null;
  }

  /**
   * The preview of an answer, or null where there is none to be had.
   *
   * @param {string} request
   * @param {string[]} options
   * @param {Record<string, string>} [choices] what-if answers by label
   */
  of(request, options, choices = {}) {
    const key = JSON.stringify([request, options, choices]);
    if (!this.known.has(key)) {
      this.known.set(key, Object.keys(choices).length ? this.alone(request, options, choices) : this.together(request, options));
    }
    return this.known.get(key);
  }

  alone(request, options, choices) {
    return this.ask({request, options, policy: 'default', with: choices}, this.giveUp.signal).catch(() => null);
  }

  together(request, options) {
    return new Promise((answer) => {
      this.waiting.push({request, options, answer});
      this.busy ??= Promise.resolve().then(() => this.work(this.giveUp.signal));
    });
  }

  /** Asks for what waits, portion by portion, until nothing does or the table has moved on. */
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

  async portion(request, portion, signal) {
    try {
      const answer = await this.ask({request, each: portion.map(({options}) => options), policy: 'default'}, signal);
      return answer.previews;
    } catch {
      return [];
    }
  }
}
