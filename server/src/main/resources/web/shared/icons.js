import {html, svg} from 'lit';
/** @import {TemplateResult} from 'lit' */

/** @typedef {keyof typeof PATHS} IconName */
const PATHS = {
  scales: svg`<path d="M12 3v18M5 7h14M5 7l-3 7h6zM19 7l-3 7h6zM8 21h8"/>`,
  undo: svg`<path d="M9 14 4 9l5-5"/><path d="M4 9h10a6 6 0 0 1 0 12h-3"/>`,
  redo: svg`<path d="m15 14 5-5-5-5"/><path d="M20 9H10a6 6 0 0 0 0 12h3"/>`,
  clock: svg`<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>`,
  link: svg`<path d="M10 13a5 5 0 0 0 7 0l3-3a5 5 0 0 0-7-7l-1 1"/><path d="M14 11a5 5 0 0 0-7 0l-3 3a5 5 0 0 0 7 7l1-1"/>`,
  bell: svg`<path d="M6 16V11a6 6 0 0 1 12 0v5l1.500 2h-15zM10 20.500a2.200 2.200 0 0 0 4 0"/>`,
  people: svg`<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20a6.5 6.5 0 0 1 13 0M16 5a3.5 3.5 0 0 1 0 6.5M18 14.5a6.5 6.5 0 0 1 3.5 5.5"/>`,
  sun: svg`<circle cx="12" cy="12" r="4"/><path d="M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4"/>`,
  moon: svg`<path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z"/>`,
  half: svg`<circle cx="12" cy="12" r="9"/><path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor"/>`,
  close: svg`<path d="M6 6l12 12M18 6 6 18"/>`,
  plus: svg`<path d="M12 5v14M5 12h14"/>`,
  minus: svg`<path d="M5 12h14"/>`,
  up: svg`<path d="m6 14 6-6 6 6"/>`,
  down: svg`<path d="m6 10 6 6 6-6"/>`,
  play: svg`<path d="M7 4.5v15l12-7.5z"/>`,
  branch: svg`<circle cx="6" cy="5" r="2.5"/><circle cx="6" cy="19" r="2.5"/><circle cx="18" cy="8" r="2.5"/><path d="M6 7.500v9M18 10.500c0 4-6 3-11 6"/>`,
  first: svg`<path d="M18 5v14l-10-7zM6 5v14"/>`,
  pause: svg`<path d="M8 5v14M16 5v14"/>`,
  eye: svg`<path d="M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12z"/><circle cx="12" cy="12" r="2.8"/>`,
  closedEye: svg`<path d="M3 10c2 3 5 5 9 5s7-2 9-5M5 14l-2 2M12 15v3M19 14l2 2"/>`,
  hand: svg`<path d="M8 12V5.5a1.5 1.5 0 0 1 3 0V11m0-6.5a1.5 1.5 0 0 1 3 0V11m0-5a1.5 1.5 0 0 1 3 0v7c0 5-2.5 8-6 8-3 0-4.5-1.5-6-4l-2-4a1.5 1.5 0 0 1 2.6-1.5L8 14"/>`,
  pass: svg`<path d="M5 5v14l8-7zM17 5v14"/>`,
  machine: svg`<rect x="5" y="8" width="14" height="11" rx="2"/><path d="M12 8V4M9 13h.01M15 13h.01M9 16h6"/>`,
  trash: svg`<path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13"/>`,
  copy: svg`<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M15 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h3"/>`,
  picture: svg`<rect x="3.500" y="5" width="17" height="14" rx="2"/><circle cx="9" cy="10" r="1.600"/><path d="m5 18 5-5 3 3 3-4 4 5"/>`,
  check: svg`<path d="m5 12 5 5 9-10"/>`,
  book: svg`<path d="M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11"/>`,
  keyboard: svg`<rect x="2.5" y="6" width="19" height="12" rx="2"/><path d="M7 10h.01M11 10h.01M15 10h.01M8 14h8"/>`,
  warning: svg`<path d="M12 4 2.5 20h19zM12 10v4M12 17h.01"/>`,
  sound: svg`<path d="M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11"/>`,
  silent: svg`<path d="M4 10v4h4l5 4V6L8 10zM17 9.5l5 5M22 9.5l-5 5"/>`,
  network: svg`<path d="M3 9.5a13 13 0 0 1 18 0M6.5 13a8 8 0 0 1 11 0M12 17.5v.1"/>`,
  lock: svg`<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>`,
  lab: svg`<path d="M9 3v6L4 19a1.500 1.500 0 0 0 1.400 2h13.200A1.500 1.500 0 0 0 20 19L15 9V3M7.500 3h9M7 15h10"/>`,
  stop: svg`<rect x="6" y="6" width="12" height="12" rx="1.500"/>`,
  chart: svg`<path d="M4 20V4M4 20h16M8 16v-5M13 16V8M18 16v-3"/>`,
  rows: svg`<path d="M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14"/>`,
  more: svg`<circle cx="5" cy="12" r="1.2"/><circle cx="12" cy="12" r="1.2"/><circle cx="19" cy="12" r="1.2"/>`,
  download: svg`<path d="M12 4v11m0 0-4-4m4 4 4-4M5 20h14"/>`,
};

/**
 * An icon. It is silent beside words; with a label it speaks for itself.
 *
 * @param {IconName} name
 * @param {string} [label]
 * @returns {TemplateResult}
 */
export function icon(name, label = '') {
  return label
    ? html`<svg class="icon" viewBox="0 0 24 24" role="img" aria-label=${label}>${PATHS[name]}</svg>`
    : html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${PATHS[name]}</svg>`;
}
