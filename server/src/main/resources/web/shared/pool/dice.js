/**
 * Dice of a pool, drawn as people know them: by shape, letter and colour. Those that stand against whoever throws them
 * stand on their heads or have cut corners, so that nobody needs the colour. A kind without a drawing is a square.
 */
import {html, svg} from 'lit';
import {drawnSymbol} from './symbols.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Die} from '../../net/protocol.js' */

const TEN = '0,-12 7.1,-9.7 11.4,-3.7 11.4,3.7 7.1,9.7 0,12 -7.1,9.7 -11.4,3.7 -11.4,-3.7 -7.1,-9.7';
const STAR =
  'M0-7 6.6-2.2 4.1 5.6-4.1 5.6-6.6-2.2zM0-7V-12M6.6-2.2 11.4-3.7M4.1 5.6 7.1 9.7M-4.1 5.6-7.1 9.7M-6.6-2.2-11.4-3.7';
const SIX = '0,-12 10.3,-1.2 10.3,2.4 0,12 -10.3,2.4 -10.3,-1.2';
const CUT = '-5.4,-9.4 5.4,-9.4 9.4,-5.4 9.4,5.4 5.4,9.4 -5.4,9.4 -9.4,5.4 -9.4,-5.4';

const SHAPES = {
  ten: svg`<polygon class="body" points=${TEN}></polygon><path class="edges" d=${STAR}></path>`,
  eight: svg`<polygon class="body" points=${SIX}></polygon><path class="edges" d="M0-12 10.3 2.4H-10.3z"></path>`,
  square: svg`<rect class="body" x="-9.4" y="-9.4" width="18.8" height="18.8" rx="3"></rect>`,
  cut: svg`<polygon class="body" points=${CUT}></polygon>`,
};

/** @type {Record<string, {shape: keyof typeof SHAPES, turned?: boolean, letter: string}>} */
const KINDS = {
  proficiency: {shape: 'ten', letter: 'P'},
  ability: {shape: 'eight', letter: 'A'},
  boost: {shape: 'square', letter: 'B'},
  challenge: {shape: 'ten', turned: true, letter: 'C'},
  difficulty: {shape: 'eight', turned: true, letter: 'D'},
  setback: {shape: 'cut', letter: 'S'},
};

/** "difficulty die", "difficulty die: failure and threat". @param {Die} die @returns {string} */
export function dieWords({die, shows}) {
  const kind = `${die} die`;
  return shows ? `${kind}: ${shows.length ? shows.join(' and ') : 'blank'}` : kind;
}

/**
 * One die: with its letter before it is thrown, with what it shows afterwards.
 *
 * @param {Die} die
 * @param {boolean} [told] whether it says what it is, where no words beside it do
 * @returns {TemplateResult}
 */
export function drawnDie(die, told = false) {
  const {shape, turned, letter} = KINDS[die.die] ?? {shape: 'square', letter: die.die.charAt(0).toUpperCase()};
  const {shows} = die;
  const words = dieWords(die);
  return html`<svg
    class="pool-die ${die.die} ${shows?.length === 0 ? 'blank' : ''}"
    viewBox="-13 -13 26 26"
    role=${told ? 'img' : 'presentation'}
    aria-hidden=${told ? 'false' : 'true'}
    aria-label=${words}>
    <g transform=${turned ? 'rotate(180)' : ''}>${SHAPES[shape]}</g>
    ${shows?.length ? faces(shows) : svg`<text class="letter" y="3.6" text-anchor="middle">${letter}</text>`}
  </svg>`;
}

/** One symbol in the middle, two beside each other. @param {string[]} shows */
function faces(shows) {
  if (shows.length === 1) return svg`<g class="face" transform="scale(0.72)">${drawnSymbol(shows[0])}</g>`;
  return shows.map(
    (name, place) =>
      svg`<g class="face" transform="translate(${place === 0 ? -4.4 : 4.4} 0) scale(0.5)">${drawnSymbol(name)}</g>`,
  );
}
