/** Four small sounds, made by the browser itself; silent unless this reader has turned them on. */

/** @typedef {'turn' | 'hit' | 'end' | 'nudge'} Sound */

/** Notes of each sound: frequency in hertz, when it begins and how long it lasts, in seconds. @type {Record<Sound, number[][]>} */
const NOTES = {
  turn: [
    [587, 0, 0.16],
    [880, 0.13, 0.28],
  ],
  hit: [[140, 0, 0.18]],
  nudge: [
    [659, 0, 0.12],
    [659, 0.2, 0.2],
  ],
  end: [
    [523, 0, 0.2],
    [659, 0.16, 0.2],
    [784, 0.32, 0.5],
  ],
};

const KEY = 'arbiter.sounds';

/** @type {AudioContext | undefined} */
let audio;

/** @returns {boolean} */
export function soundsOn() {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Turns sounds on or off for this reader, on this device. @param {boolean} on @returns {void} */
export function setSounds(on) {
  try {
    if (on) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // Not remembered.
  }
  if (on) play('turn');
}

/** @param {Sound} sound @returns {void} */
export function play(sound) {
  if (!soundsOn()) return;
  audio ??= new AudioContext();
  audio.resume();
  for (const [frequency, after, length] of NOTES[sound]) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    const begin = audio.currentTime + after;
    tone.type = sound === 'hit' ? 'triangle' : 'sine';
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.exponentialRampToValueAtTime(0.15, begin + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(loudness).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + length + 0.02);
  }
}
