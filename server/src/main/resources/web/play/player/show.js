import {beatsOf, lengthOf} from './beats.js';
/** @import {Item, View} from '../../net/protocol.js' */
/** @import {Beat} from './beats.js' */

/** A longer show goes faster, so that nobody waits longer than this for their question. */
const LONGEST = 12000;
/** The part of a beat in which it is seen who does what; then comes what it did. */
const LEAD = 0.42;
const SPEED = 'arbiter.speed';

export const SPEEDS = [1, 2, 4];

/** Plays beats one after the other and tells listeners with `change`. It knows no page and no board. */
export class Show extends EventTarget {
  constructor() {
    super();
    /** @type {Beat[]} */
    this.beats = [];
    this.at = 0;
    /** Whether what the beat did is seen. */
    this.done = false;
    this.paused = false;
    this.speed = remembered();
    /** A replay has all the time in the world, and its last picture stays. */
    this.isReplay = false;
  }

  /** @returns {boolean} */
  get playing() {
    return this.at < this.beats.length;
  }

  /** @returns {Beat | undefined} */
  get beat() {
    return this.beats[this.at];
  }

  /** The table as it is being shown; none when nothing is. @returns {View | undefined} */
  get view() {
    return this.done ? this.beat?.after : this.beat?.before;
  }

  /** The last item of the log that has been shown. @returns {number | undefined} */
  get number() {
    if (!this.beat) return undefined;
    return this.done ? this.beat.number : (this.beats[this.at - 1]?.number ?? this.beat.number - 1);
  }

  /** Those that take time, so that one can count them. @returns {Beat[]} */
  get shown() {
    return this.beats.filter(lengthOf);
  }

  /** Adds what happened; plays on. @param {Beat[]} beats */
  add(beats) {
    const idle = !this.playing;
    if (idle) {
      this.beats = [];
      this.at = 0;
    }
    this.beats.push(...beats);
    if (idle && this.playing) this.begin();
    else this.tell();
  }

  /** The view from which what comes next goes on, if anything is still to be shown. @returns {View | undefined} */
  get last() {
    return this.playing ? this.beats[this.beats.length - 1].after : undefined;
  }

  /** The last blow, if it hit and has not hurt anybody yet: an answer is open. @returns {Beat | undefined} */
  get held() {
    return this.open[this.open.length - 1];
  }

  /** The last blows of one unit that hit and have not hurt anybody yet. @returns {Beat[]} */
  get open() {
    const last = this.beats[this.beats.length - 1];
    if (last?.kind !== 'attack') return [];
    const from = this.beats.findLastIndex(({kind, actor}) => kind !== 'attack' || actor !== last.actor);
    return this.beats.slice(from + 1).filter(({hit, losses}) => hit && losses.length === 0);
  }

  begin() {
    this.done = false;
    const {beat} = this;
    if (beat && lengthOf(beat) === 0) {
      this.next();
      return;
    }
    this.wait(LEAD);
    this.tell();
  }

  /** @param {number} share of the beat's time */
  wait(share) {
    clearTimeout(this.timer);
    const {beat} = this;
    if (!beat || this.paused) return;
    const all = this.beats.reduce((sum, one) => sum + lengthOf(one), 0);
    const haste = this.speed * (this.isReplay ? 1 : Math.max(1, all / LONGEST));
    this.timer = setTimeout(() => this.goOn(), (lengthOf(beat) * share) / haste);
  }

  goOn() {
    if (this.done) {
      this.next();
      return;
    }
    this.done = true;
    this.wait(1 - LEAD);
    this.tell();
  }

  next() {
    const isLast = this.at >= this.beats.length - 1;
    if (isLast && this.isReplay) {
      this.stopAt(this.at);
    } else if (isLast) {
      this.skip();
    } else {
      this.at++;
      this.begin();
    }
  }

  /** Shows what that beat did, and waits. @param {number} place */
  stopAt(place) {
    clearTimeout(this.timer);
    this.at = Math.max(0, Math.min(this.beats.length - 1, place));
    this.done = true;
    this.paused = true;
    this.tell();
  }

  /** Shows the end at once. */
  skip() {
    clearTimeout(this.timer);
    this.at = this.beats.length;
    this.paused = false;
    this.done = false;
    this.tell();
  }

  pause() {
    this.paused = !this.paused;
    if (!this.paused && this.isReplay && this.done && this.at === this.beats.length - 1) this.at = 0; // once more
    this.wait(this.done ? 1 - LEAD : LEAD);
    this.tell();
  }

  /** @param {number} speed */
  go(speed) {
    this.speed = speed;
    this.paused = false;
    localStorage.setItem(SPEED, String(speed));
    this.wait(this.done ? 1 - LEAD : LEAD);
    this.tell();
  }

  tell() {
    this.dispatchEvent(new Event('change'));
  }
}

/** @returns {number} */
function remembered() {
  const kept = Number(localStorage.getItem(SPEED));
  return SPEEDS.includes(kept) ? kept : 1;
}

/** The beats of what is new in a log; none where nothing is to be shown one by one. @param {View} view @param {Item[]} items @param {Beat[]} [held] @returns {Beat[]} */
export function beatsSince(view, items, held) {
  const takenBack = items.some(({kind}) => kind === 'undone' || kind === 'redone');
  const events = items.filter(({kind}) => kind === 'event');
  return takenBack || events.every((item) => !item.view) ? [] : beatsOf(view, events, held);
}

/** @returns {boolean} */
export function wantsStill() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
}

/** Whether a key press skips what is being shown. @param {KeyboardEvent} event @param {Show} show @returns {boolean} */
export function skips(event, show) {
  if (event.key !== ' ' || !show.playing || event.defaultPrevented) return false;
  const [target] = event.composedPath();
  const inBar = event.composedPath().some((one) => one instanceof Element && one.localName === 'show-bar');
  return !inBar && !(target instanceof Element && target.matches('input, textarea, select'));
}
