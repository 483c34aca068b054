/** A board with places by keyboard. Keys that mean something here are used up, so that the page leaves them alone. */
import {unitAt} from '../offers.js';
import {cornered} from './modes.js';
/** @import {SurfaceBoard} from '../surface.js' */

/** @type {Record<string, [number, number]>} */
const ARROWS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
const PAN = 64;

/** @param {SurfaceBoard} board @param {KeyboardEvent} event @returns {void} */
export function surfaceKey(board, event) {
  if (event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const used = board.mode
    ? inMode(board, event) || anywhere(board, event)
    : anywhere(board, event) || atRest(board, event);
  if (used) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/** @param {SurfaceBoard} board @param {KeyboardEvent} event @returns {boolean} */
function anywhere(board, event) {
  /** @type {Record<string, () => boolean | void>} */
  const deeds = {
    '+': () => board.tools.zoomBy(1.25),
    '=': () => board.tools.zoomBy(1.25),
    '-': () => board.tools.zoomBy(0.8),
    z: () => board.tools.fitAll(),
    m: () => board.tools.toggleRuler(),
    w: () => board.tools.choosePlace(),
    g: () => board.tools.grabUnit(),
    d: () => board.tools.togglePainting(),
  };
  const deed = deeds[event.key];
  return deed ? deed() !== false : false;
}

/** @param {SurfaceBoard} board @param {KeyboardEvent} event @returns {boolean} */
function inMode(board, event) {
  const {mode} = board;
  const arrow = ARROWS[event.key];
  if (arrow) {
    board.tools.stepCursor(arrow[0], arrow[1], event.shiftKey);
  } else if (event.key === 'Escape') {
    board.tools.leaveMode();
  } else if (event.key === 'Enter') {
    board.tools.confirm();
  } else if (event.key === ' ' && (mode?.kind === 'ruler' || mode?.kind === 'place' || mode?.kind === 'brush')) {
    board.mode = cornered(mode);
    board.say('corner set');
  } else {
    return false;
  }
  return true;
}

/** @param {SurfaceBoard} board @param {KeyboardEvent} event @returns {boolean} */
function atRest(board, event) {
  const unit = unitAt(event.target);
  if (event.key === 'Escape') {
    return board.tools.escape();
  }
  if (!unit) {
    const arrow = ARROWS[event.key];
    if (arrow) {
      const step = event.shiftKey ? PAN / 4 : PAN;
      board.tools.panBy(-arrow[0] * step, -arrow[1] * step);
    }
    return Boolean(arrow);
  }
  if (event.key === 'Enter' && !event.repeat) {
    board.enterUnit(unit, event.shiftKey);
    return true;
  }
  if (event.key === ' ' || event.key === 'Enter') {
    board.pickUnit(unit, event.shiftKey);
    return true;
  }
  const next = board.step(board.reading, event.key);
  if (next) {
    board.current = next;
    board.show(next, true);
    board.updateComplete.then(() => board.focusUnit(next));
  }
  return Boolean(next);
}
