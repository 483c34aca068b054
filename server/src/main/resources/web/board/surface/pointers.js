/**
 * Mouse and fingers on a surface, told as what they mean: panning, zooming, tapping, dragging, hovering. Points are in
 * pixels of the surface.
 */
const SLOP = 5;
const TWICE = 350;

/**
 * @typedef {object} Heed
 * @property {(dx: number, dy: number) => void} pan
 * @property {(factor: number, at: object) => void} zoom
 * @property {(at: object, event: PointerEvent, target: Element) => void} tap
 * @property {(target: Element) => boolean} twice the second of two quick taps; false if it is like any other
 * @property {(target: Element, event: PointerEvent, at: object) => boolean} grab whether this drag is more than panning
 * @property {(at: object) => void} drag
 * @property {(at: object | undefined) => void} drop undefined when the drag came to nothing
 * @property {(at: object | undefined, target?: Element) => void} hover
 */
export class Pointers {
  /** @param {Element} surface @param {Heed} heed */
  constructor(surface, heed) {
    this.surface = surface;
    this.heed = heed;
    this.down = new Map();
    this.lastTap = {time: -TWICE, x: 0, y: 0};
    const on = (name, listener, options) => surface.addEventListener(name, listener.bind(this), options);
    on('pointerdown', this.press);
    on('pointermove', this.move);
    on('pointerup', this.lift);
    on('pointercancel', this.cancel);
    on('pointerleave', (event) => event.pointerType === 'mouse' && this.heed.hover(undefined));
    on('wheel', this.wheel, {passive: false});
  }

  at(event) {
    const box = this.surface.getBoundingClientRect();
    return {x: event.clientX - box.left, y: event.clientY - box.top};
  }

  press(event) {
    if (event.button !== 0) {
      return;
    }
    const at = this.at(event);
    this.down.set(event.pointerId, {at, start: at, target: event.target});
    if (this.down.size > 1) {
      this.stopDrag();
      this.moved = true;
      return;
    }
    this.moved = false;
    this.grabbed = undefined;
  }

  move(event) {
    const at = this.at(event);
    const finger = this.down.get(event.pointerId);
    if (!finger) {
      this.heed.hover(at, event.target);
      return;
    }
    if (this.down.size > 1) {
      this.pinch(finger, at);
    } else if (this.moved || Math.hypot(at.x - finger.start.x, at.y - finger.start.y) > SLOP) {
      this.slide(finger, at, event);
    }
    finger.at = at;
  }

  slide(finger, at, event) {
    if (!this.moved) {
      this.moved = true;
      this.surface.setPointerCapture(event.pointerId);
      this.grabbed = this.heed.grab(finger.target, event, finger.start);
    }
    if (this.grabbed) {
      this.heed.drag(at);
    } else {
      this.heed.pan(at.x - finger.at.x, at.y - finger.at.y);
    }
  }

  /** Two fingers pan by their middle and zoom by their distance. */
  pinch(finger, at) {
    const other = [...this.down.values()].find((one) => one !== finger).at;
    const before = Math.hypot(finger.at.x - other.x, finger.at.y - other.y);
    const after = Math.hypot(at.x - other.x, at.y - other.y);
    this.heed.pan((at.x - finger.at.x) / 2, (at.y - finger.at.y) / 2);
    if (before > 0) {
      this.heed.zoom(after / before, {x: (at.x + other.x) / 2, y: (at.y + other.y) / 2});
    }
  }

  lift(event) {
    const finger = this.down.get(event.pointerId);
    this.down.delete(event.pointerId);
    if (!finger) {
      return;
    }
    if (!this.moved) {
      this.tapped(this.at(event), event, finger.target);
    } else if (this.grabbed && this.down.size === 0) {
      this.grabbed = undefined;
      this.heed.drop(this.at(event));
    }
  }

  tapped(at, event, target) {
    const near = Math.hypot(at.x - this.lastTap.x, at.y - this.lastTap.y) < 24;
    const twice = near && event.timeStamp - this.lastTap.time < TWICE && target === this.lastTap.target;
    this.lastTap = {...at, time: twice ? -TWICE : event.timeStamp, target};
    if (!twice || !this.heed.twice(target)) {
      this.heed.tap(at, event, target);
    }
  }

  cancel(event) {
    this.down.delete(event.pointerId);
    this.stopDrag();
  }

  stopDrag() {
    if (this.grabbed) {
      this.grabbed = undefined;
      this.heed.drop(undefined);
    }
  }

  wheel(event) {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    this.heed.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), this.at(event));
  }
}
