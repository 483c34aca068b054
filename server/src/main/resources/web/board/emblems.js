/**
 * The emblems that tokens bear instead of letters: one drawing for each role, in a square of 32 around the middle. They
 * are filled with `currentColor`; what is cut out of them shows `--cut`, the colour of whatever they lie on.
 */
import {css, svg} from 'lit';
/** @import {Drawing} from './token.js' */

const EMBLEMS = /** @type {Record<string, Drawing>} */ ({
  anvil: svg`<path d="M-15-9H14c-1 5-5 7-9 7.500V4l6 4.500V12H-10V8.500L-4 4V-1c-6-.5-10-3.500-11-8Z"></path>`,
  beast: svg`<ellipse cy="6" rx="7.500" ry="6.300"></ellipse><circle cx="-11" cy="-2" r="3.400"></circle>
    <circle cx="-4.300" cy="-9.500" r="3.400"></circle><circle cx="4.300" cy="-9.500" r="3.400"></circle><circle cx="11" cy="-2" r="3.400"></circle>`,
  blade: svg`<g transform="rotate(40)"><path d="M0-17 4-10.500V3H-4V-10.500Z"></path><path class="cut" d="M0-11V0"></path>
    <rect x="-8" y="3.300" width="16" height="3.600" rx="1.800"></rect><rect x="-2.200" y="6" width="4.400" height="8.500" rx="1.500"></rect>
    <circle cy="15" r="2.500"></circle></g>`,
  book: svg`<path d="M0-8C-5-12.500-11-13-15-11V8.500C-11 6.500-5 7 0 11.500 5 7 11 6.500 15 8.500V-11C11-13 5-12.500 0-8Z"></path>
    <path class="cut" d="M0-7.500V10.500M-10.500-4h6M4.500-4h6M-10.500 1h6M4.500 1h6"></path>`,
  crosshair: svg`<circle class="line" r="9.500"></circle><circle r="2.700"></circle>
    <path class="line" d="M0-15.500v7M0 15.500v-7M-15.500 0h7M15.500 0h-7"></path>`,
  crown: svg`<path d="M-12.500-14.500-6.500-8.500 0-16 6.500-8.500 12.500-14.500V-3H-12.500Z"></path><path d="M-11-.5H11V5L0 15-11 5Z"></path>
    <path class="hole" d="m-7.500 2.200 5.500 1.300-3 2ZM7.500 2.200 2 3.500l3 2Z"></path>`,
  drone: svg`<path class="line" d="M-15-9h10M5-9h10M-10-9V-4M10-9V-4"></path><path d="M-13-4H13L7 8 0 12.500-7 8Z"></path>
    <circle class="hole" cy="1.500" r="3.600"></circle>`,
  fist: svg`<rect x="-12.500" y="-11.500" width="5.700" height="12" rx="2.700"></rect><rect x="-6.200" y="-13" width="5.700" height="12" rx="2.700"></rect>
    <rect x=".1" y="-13" width="5.700" height="12" rx="2.700"></rect><rect x="6.400" y="-11.500" width="5.700" height="12" rx="2.700"></rect>
    <path d="M-12.500-3H12.100V3c0 4-2.500 6.500-5 7.500V14H-7v-3.500c-3-1.500-5.500-4-5.500-8Z"></path>
    <path class="cut" d="M-8 1.500H2.500a2.800 2.800 0 0 1 0 5.600H-2"></path>`,
  flame: svg`<path d="M1-16C2-9 10-6.500 10 3.500A10 10 0 0 1-10 3.500c0-4.500 2.800-6.400 4-9.200.8 3.300 2.400 4.800 4.200 5.500C-.7-6-3.200-10 1-16Z"></path>
    <path class="hole" d="M0 3c2 2 3.500 3.500 3.500 6a3.500 3.500 0 0 1-7 0c0-2.500 2-3.500 3.500-6Z"></path>`,
  fox: svg`<path d="M-12.500-14-5-8H5l7.500-6V-1C12.500 4 9 6 6.500 9L0 15l-6.500-6C-9 6-12.500 4-12.500-1Z"></path>
    <path class="hole" d="m-8.500-2 5.500 2.600-4 1.200ZM8.500-2 3 .6l4 1.200ZM-2.600 8h5.200L0 11.500Z"></path>`,
  horns: svg`<path d="M0-8.500-16-16-5.500-6.500ZM0-8.500 16-16 5.500-6.500Z"></path>
    <path d="M-9.500-4C-9.500-10-5-12 0-12S9.500-10 9.500-4V6L5 13.500H-5L-9.500 6Z"></path>
    <path class="hole" d="M-7-1.500H7L5.500 3H2L0 1.300-2 3H-5.500Z"></path><path class="cut" d="M-3 9.500H3"></path>`,
  lens: svg`<path class="line" d="M7-10V-16"></path><path d="M-12.500 0C-12.500-8-7-12 0-12S12.500-8 12.500 0L8.500 12H-8.500Z"></path>
    <circle class="hole" cy="-1" r="6.800"></circle><circle cy="-1" r="3.600"></circle><path class="cut" d="M-4 9H4"></path>`,
  mech: svg`<path d="M-11-11H11L14.500-1 11.500 12.500H-11.500L-14.500-1Z"></path><path d="M-5-15h10v3H-5z"></path>
    <rect class="hole" x="-9.500" y="-4.500" width="19" height="4.600" rx="1.500"></rect><path class="cut" d="M-4.500 5v4.500M0 5v4.500M4.500 5v4.500"></path>`,
  medic: svg`<rect x="-13" y="-8" width="26" height="20" rx="2.500"></rect>
    <path class="line" d="M-5-8v-2.500a2.500 2.500 0 0 1 2.500-2.500h5A2.500 2.500 0 0 1 5-10.500V-8"></path>
    <path class="hole" d="M-2.200-4h4.400v4H6.200v4.400H2.200v4h-4.400v-4h-4V0h4Z"></path>`,
  officer: svg`<path d="M-14.500-3.500C-14.500-11-7-13.500 0-13.500S14.500-11 14.500-3.500L10.500 3h-21Z"></path>
    <path d="M-11 5h22c1.500 5-4.500 8.500-11 8.500S-12.500 10-11 5Z"></path>
    <path class="hole" d="m0-11 1.700 3.600 3.900.5-2.800 2.800.6 3.900L0-2l-3.400 1.800.6-3.900-2.800-2.800 3.900-.5Z"></path>`,
  pistol: svg`<path d="M-14-8.500H12.500V-11H14.500v9.500H3.500L2.500 1.600C1.900 3.600.6 4.500-1.400 4.500H-4L-6.500 13.500h-7.600L-10.600.5C-12.600.5-14-1-14-3Z"></path>
    <path class="hole" d="M-2.800-.8-3.600 2h2C-.4 2 .1 1.200.4.300L.8-.8Z"></path><path class="cut" d="M-9-5H9"></path>`,
  psi: svg`<path d="M-15 0s6-9.500 15-9.500S15 0 15 0s-6 9.500-15 9.500S-15 0-15 0Z"></path><circle class="hole" r="5.600"></circle>
    <circle r="2.600"></circle><path class="line" d="M-9-12l-2-3M0-13.500v-3M9-12l2-3"></path>`,
  raptor: svg`<path d="M-14-11C-9-16 5-15 9-8L17 1.500 6.500 3.500C6 8 1 12.500-7 14L-4 8-12 9.500-8 4-15 2-9-2-16-5.500-10-6.500Z"></path>
    <path class="hole" d="m1-6 5.500 2.700L1.500-2Z"></path>`,
  shadow: svg`<path d="M0-15C7-15 10-9 10-3c0 3 4 8 4 14-5 0-6-2-8-2s-3 4-6 4-4-4-6-4-3 2-8 2c0-6 4-11 4-14 0-6 3-12 10-12Z"></path>
    <path class="hole" d="m-6-5 4.500 2L-5-.8ZM6-5 1.500-3 5-.8Z"></path>`,
  shield: svg`<path d="M0-14 12-10V-1C12 7 6 12 0 15-6 12-12 7-12-1V-10Z"></path><path class="cut" d="M0-9.500V10M-7.500-3H7.500"></path>`,
  star: svg`<path d="m0-15 4.300 9.300 10.200 1.200-7.600 6.900 2 10.100L0 7.500l-8.900 5 2-10.100-7.600-6.900 10.200-1.200Z"></path>`,
  tank: svg`<path d="M-15 11V2A15 13 0 0 1 15 2V11Z"></path><path d="M-3-15h6v5h-6z"></path>
    <rect class="hole" x="-9" y="-2.500" width="18" height="4" rx="2"></rect>
    <path class="cut" d="M-9 7h.1M-3 7h.1M3 7h.1M9 7h.1"></path>`,
  wheel: svg`<circle class="line" r="12"></circle><circle r="4"></circle><path class="line" d="M0-11V-4M-9.500 5.500l6-3.500M9.500 5.500l-6-3.500"></path>`,
  wings: svg`<path d="M-8.500-5-17-13.500-15-1.500-8.500 5ZM8.500-5 17-13.500 15-1.500 8.500 5Z"></path>
    <path d="M0-15.500 6.500-9.500 7.500 3.500 0 13.500-7.500 3.500-6.500-9.500Z"></path><path class="hole" d="M-5-3H5L3 1H-3Z"></path>`,
  wrench: svg`<path d="M5-7a7 7 0 0 1 8.500-5.500L8.500-7.500 12-4l5-5A7 7 0 0 1 8 .5L-6.500 14a4 4 0 0 1-5.700-5.700L2-4.500A6.500 6.500 0 0 1 5-7Z" transform="translate(-2 0)"></path>`,
});

/** How they look, with `--fill` as the ground they are cut into. */
export const emblemLook = css`
  .emblem {
    --cut: var(--fill, var(--b-surface, var(--raised)));
    color: var(--b-ink, var(--ink));
    fill: currentColor;
    pointer-events: none;
  }
  .emblem .hole {
    fill: var(--cut);
  }
  .emblem .cut {
    fill: none;
    stroke: var(--cut);
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .portrait {
    pointer-events: none;
  }
  .portrait.round {
    clip-path: circle(50%);
  }
  .portrait.pointed {
    clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%);
  }
  .out .portrait {
    filter: grayscale(1);
    opacity: 0.55;
  }
  .emblem .line {
    fill: none;
    stroke: currentColor;
    stroke-width: 2.8;
    stroke-linecap: round;
  }
`;

/** The names of all drawings. @type {string[]} */
export const EMBLEM_NAMES = Object.keys(EMBLEMS);

/**
 * An emblem in a square of 32 around the middle, or nothing where there is no drawing of that name.
 *
 * @param {string | undefined} name
 * @returns {Drawing | undefined}
 */
export function emblem(name) {
  return name === undefined ? undefined : EMBLEMS[name];
}
