/** A board with places by keyboard. Keys that mean something here are used up, so that the page leaves them alone. */
import {cornered} from './modes.js';

const ARROWS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
const PAN = 64;

/** @param {import('../surface.js').SurfaceBoard} board @param {KeyboardEvent} event */
export function surfaceKey(board, event) {
  if (event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const used = board.mode ? inMode(board, event) || anywhere(board, event) : anywhere(board, event) || atRest(board, event);
  if (used) {
    event.preventDefault();
    event.stopPropagation();
  }
}

function anywhere(board, event) {
  const deeds = {
    '+': () => board.zoomBy(1.25),
    '=': () => board.zoomBy(1.25),
    '-': () => board.zoomBy(0.8),
    z: () => board.fitAll(),
    m: () => board.toggleRuler(),
    w: () => board.choosePlace(),
    g: () => board.grabUnit(),
    d: () => board.togglePainting(),
  };
  const deed = deeds[event.key];
  return deed ? deed() !== false : false;
}

function inMode(board, event) {
  const arrow = ARROWS[event.key];
  if (arrow) {
    board.stepCursor(arrow[0], arrow[1], event.shiftKey);
  } else if (event.key === 'Escape') {
    board.leaveMode();
  } else if (event.key === 'Enter') {
    board.confirm();
  } else if (event.key === ' ' && ['ruler', 'place'].includes(board.mode.kind)) {
    board.mode = cornered(board.mode);
    board.say('corner set');
  } else {
    return false;
  }
  return true;
}

function atRest(board, event) {
  const unit = event.target.dataset?.unit;
  if (event.key === 'Escape') {
    return board.escape();
  }
  if (!unit) {
    const arrow = ARROWS[event.key];
    if (arrow) {
      const step = event.shiftKey ? PAN / 4 : PAN;
      board.panBy(-arrow[0] * step, -arrow[1] * step);
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
