/** Odds of options, asked for once each, several of one request together, and forgotten when the table moves on. */
export class Previews {
  /** @param {(question: object) => Promise<object>} ask */
  constructor(ask) {
    this.ask = ask;
    this.forget();
  }

  forget() {
    /** @type {Map<string, Promise<object | null>>} */
    this.known = new Map();
    this.batch = null;
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
    return this.ask({request, options, policy: 'default', with: choices}).catch(() => null);
  }

  together(request, options) {
    if (!this.batch || this.batch.request !== request) {
      const batch = {request, each: []};
      batch.answer = Promise.resolve().then(() => this.flush(batch));
      this.batch = batch;
    }
    const place = this.batch.each.push(options) - 1;
    return this.batch.answer.then((previews) => previews[place] ?? null);
  }

  async flush(batch) {
    if (this.batch === batch) this.batch = null;
    try {
      const answer = await this.ask({request: batch.request, each: batch.each, policy: 'default'});
      return answer.previews;
    } catch {
      return [];
    }
  }
}
