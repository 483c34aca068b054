/** Keys on the board of zones: up and down through a zone, left and right along links, Enter takes what is offered. */
import {unitAt} from '../offers.js';
import {beyond} from './model.js';
/** @import {PanelsBoard} from '../panels.js' */

/** @type {Record<string, {x: number, y: number}>} */
const WAYS = {
  ArrowLeft: {x: -1, y: 0},
  ArrowRight: {x: 1, y: 0},
  ArrowUp: {x: 0, y: -1},
  ArrowDown: {x: 0, y: 1},
};

/** @param {PanelsBoard} board @param {KeyboardEvent} event @returns {void} */
export function zoneKey(board, event) {
  const unit = unitAt(event.target);
  const zone = unit ? board.byId.get(unit)?.place : stopAt(event.target);
  if (!zone || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Enter') {
    if (event.repeat) return;
    if (unit) board.enterUnit(unit, event.shiftKey);
    else board.enterZone(zone);
  } else if (event.key === 'Escape' && board.asking) {
    board.asking = undefined;
  } else if (!(event.key in WAYS) || !step(board, event.key, zone, unit)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The zone whose title was hit. @param {EventTarget | null} target */
function stopAt(target) {
  const hit = target instanceof Element ? target.closest('[data-stop]') : null;
  return hit?.getAttribute('data-stop') ?? undefined;
}

/** First through the zone, then along the link that leads that way. @param {PanelsBoard} board @param {string} key @param {string} zone @param {string | undefined} unit */
function step(board, key, zone, unit) {
  const inside = [undefined, ...board.unitsIn(zone).map(({id}) => id)];
  const at = inside.indexOf(unit);
  const next = key === 'ArrowDown' || key === 'ArrowRight' ? at + 1 : at - 1;
  const vertical = board.small || key === 'ArrowDown' || key === 'ArrowUp';
  if (vertical && next >= 0 && next < inside.length) {
    go(board, zone, inside[next]);
    return true;
  }
  const over = along(board, zone, WAYS[key]);
  if (over) go(board, over, undefined);
  else board.say('No way leads there.');
  return true;
}

/** The zone that lies most that way of those linked to this one. @param {PanelsBoard} board @param {string} zone @param {{x: number, y: number}} way */
function along(board, zone, way) {
  const near = board.links.filter(({ends}) => ends.includes(zone)).map((link) => beyond(link, zone));
  const here = spot(board, zone);
  const found = near
    .map((name) => {
      const {x, y} = spot(board, name);
      const [dx, dy] = [x - here.x, y - here.y];
      return {name, turn: (dx * way.x + dy * way.y) / Math.max(1e-6, Math.hypot(dx, dy))};
    })
    .filter(({turn}) => turn > 0.3)
    .sort((a, b) => b.turn - a.turn);
  return found[0]?.name;
}

/** Where a zone is drawn, in steps; a ladder goes up. @param {PanelsBoard} board @param {string} zone */
function spot(board, zone) {
  if (board.small) return {x: 0, y: -board.stepsFromHome(zone)};
  const {column = 0, row = 0, rows = 1} = board.plan.cells.get(zone) ?? {};
  return {x: column, y: ((row + 0.5) / rows) * 2};
}

/** @param {PanelsBoard} board @param {string} zone @param {string | undefined} unit */
async function go(board, zone, unit) {
  board.current = unit;
  board.stop = zone;
  await board.updateComplete;
  if (unit) board.focusUnit(unit);
  else board.focusZone(zone);
}
