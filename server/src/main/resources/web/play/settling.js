/** How long a new question must have been there before a click counts, in milliseconds. */
export const SETTLING = 300;

/**
 * Keeps a click that was meant for the last question from answering the next one: one that comes too soon after the
 * question has changed, and the second half of a double click that began before it did. Times are those of events.
 */
export class Settling {
  constructor(clock = () => performance.now()) {
    this.clock = clock;
    this.changed = -Infinity;
    this.pressed = -Infinity;
  }

  /** Another question is there now. */
  change() {
    this.changed = this.clock();
  }

  /**
   * Whether a click came too soon. Presses of keys are clicks as well, without a count: those are meant.
   *
   * @param {{timeStamp: number, detail: number}} click
   * @returns {boolean}
   */
  ignores({timeStamp, detail}) {
    if (detail === 0) return false;
    const early = timeStamp - this.changed < SETTLING;
    const second = detail > 1 && this.pressed < this.changed;
    if (detail === 1) this.pressed = timeStamp;
    return early || second;
  }
}
