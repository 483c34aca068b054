/**
 * Mouse and fingers on a surface, told as what they mean: panning, zooming, tapping, dragging, hovering. Points are in
 * pixels of the surface.
 */
/** @import {Point} from '../geometry.js' */
const SLOP = 5;
const TWICE = 350;

/**
 * @typedef {{at: Point, start: Point, target: EventTarget}} Finger
 * @typedef {object} PointerListener
 * @property {(dx: number, dy: number) => void} pan
 * @property {(factor: number, at: Point) => void} zoom
 * @property {(at: Point, event: PointerEvent, target: EventTarget) => void} tap
 * @property {(target: EventTarget) => boolean} twice the second of two quick taps; false if it is like any other
 * @property {(target: EventTarget, event: PointerEvent, at: Point) => boolean} grab whether this drag is more than panning
 * @property {(at: Point) => void} drag
 * @property {(at: Point | undefined) => void} drop undefined when the drag came to nothing
 * @property {(at: Point | undefined, target?: EventTarget) => void} hover
 */
export class Pointers {
  /** @param {SVGElement} surface @param {PointerListener} listener */
  constructor(surface, listener) {
    this.surface = surface;
    this.listener = listener;
    /** @type {Map<number, Finger>} */
    this.down = new Map();
    this.moved = false;
    this.grabbed = false;
    /** @type {Point & {time: number, target?: EventTarget}} */
    this.lastTap = {time: -TWICE, x: 0, y: 0};
    surface.addEventListener('pointerdown', (event) => this.press(event));
    surface.addEventListener('pointermove', (event) => this.move(event));
    surface.addEventListener('pointerup', (event) => this.lift(event));
    surface.addEventListener('pointercancel', (event) => this.cancel(event));
    surface.addEventListener(
      'pointerleave',
      (event) => event.pointerType === 'mouse' && this.listener.hover(undefined),
    );
    surface.addEventListener('wheel', (event) => this.wheel(event), {passive: false});
  }

  /** @param {MouseEvent} event @returns {Point} */
  at(event) {
    const box = this.surface.getBoundingClientRect();
    return {x: event.clientX - box.left, y: event.clientY - box.top};
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (event.button !== 0) {
      return;
    }
    const at = this.at(event);
    this.down.set(event.pointerId, {at, start: at, target: event.target ?? this.surface});
    if (this.down.size > 1) {
      this.stopDrag();
      this.moved = true;
      return;
    }
    this.moved = false;
    this.grabbed = false;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const at = this.at(event);
    const finger = this.down.get(event.pointerId);
    if (!finger) {
      this.listener.hover(at, event.target ?? undefined);
      return;
    }
    if (this.down.size > 1) {
      this.pinch(finger, at);
    } else if (this.moved || Math.hypot(at.x - finger.start.x, at.y - finger.start.y) > SLOP) {
      this.slide(finger, at, event);
    }
    finger.at = at;
  }

  /** @param {Finger} finger @param {Point} at @param {PointerEvent} event */
  slide(finger, at, event) {
    if (!this.moved) {
      this.moved = true;
      this.surface.setPointerCapture(event.pointerId);
      this.grabbed = this.listener.grab(finger.target, event, finger.start);
    }
    if (this.grabbed) {
      this.listener.drag(at);
    } else {
      this.listener.pan(at.x - finger.at.x, at.y - finger.at.y);
    }
  }

  /** Two fingers pan by their middle and zoom by their distance. @param {Finger} finger @param {Point} at */
  pinch(finger, at) {
    const other = [...this.down.values()].find((one) => one !== finger)?.at ?? at;
    const before = Math.hypot(finger.at.x - other.x, finger.at.y - other.y);
    const after = Math.hypot(at.x - other.x, at.y - other.y);
    this.listener.pan((at.x - finger.at.x) / 2, (at.y - finger.at.y) / 2);
    if (before > 0) {
      this.listener.zoom(after / before, {x: (at.x + other.x) / 2, y: (at.y + other.y) / 2});
    }
  }

  /** @param {PointerEvent} event */
  lift(event) {
    const finger = this.down.get(event.pointerId);
    this.down.delete(event.pointerId);
    if (!finger) {
      return;
    }
    if (!this.moved) {
      this.tapped(this.at(event), event, finger.target);
    } else if (this.grabbed && this.down.size === 0) {
      this.grabbed = false;
      this.listener.drop(this.at(event));
    }
  }

  /** @param {Point} at @param {PointerEvent} event @param {EventTarget} target */
  tapped(at, event, target) {
    const near = Math.hypot(at.x - this.lastTap.x, at.y - this.lastTap.y) < 24;
    const twice = near && event.timeStamp - this.lastTap.time < TWICE && target === this.lastTap.target;
    this.lastTap = {...at, time: twice ? -TWICE : event.timeStamp, target};
    if (!twice || !this.listener.twice(target)) {
      this.listener.tap(at, event, target);
    }
  }

  /** @param {PointerEvent} event */
  cancel(event) {
    this.down.delete(event.pointerId);
    this.stopDrag();
  }

  stopDrag() {
    if (this.grabbed) {
      this.grabbed = false;
      this.listener.drop(undefined);
    }
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    this.listener.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), this.at(event));
  }
}
