/** The keys of the board while it has the focus, for the page's list of keys. */
export const BOARD_KEYS = [
  ['arrows', 'from unit to unit; after Esc they move the board'],
  ['Enter', 'target the unit or list what can be done to it, and again to do it; with Shift only select it'],
  ['+ −', 'zoom'],
  ['z', 'show everything'],
  ['m', 'ruler: click or arrows and Enter add points; also Ctrl and drag'],
  [
    'w',
    'choose a place: arrows (1 m or 1 zone, with Shift 0.1 m), Space adds a corner, Enter picks; on zones, look at each',
  ],
  ['d', 'paint the ground, where it can be painted (gamemaster)'],
  ['g', 'put the unit elsewhere (gamemaster)'],
  ['Shift click', 'add a corner to the way, while a place is asked for'],
];
