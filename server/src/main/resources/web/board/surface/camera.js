/** The camera of a board: it fits the content until somebody moves it, then it stays where it was put. */
import {bounds, fit, pan, toPlane, toScreen, zoomAt} from '../geometry.js';
/** @import {Camera, Fitting, Point, Screen, Thing} from '../geometry.js' */

/** Whoever ran far has come back when all could be shown so much larger. */
const CLOSER = 1.25;

export class Eye {
  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    /** @type {Screen} */
    this.screen = {width: 0, height: 0};
    /** @type {Camera} */
    this.camera = {x: 0, y: 0, scale: 24};
    this.moved = false;
    /** Whether it shows more than what lasts, such as places that are offered for a moment. */
    this.stretched = false;
    /** How content is fitted, see {@link fit}. @type {Fitting} */
    this.fitting = {};
  }

  /**
   * The screen got another size; its middle stays, unless nobody moved the camera.
   *
   * @param {number} width
   * @param {number} height
   * @param {Thing[]} content
   * @param {Thing[]} [lasting] what of it is there whatever is offered
   */
  resize(width, height, content, lasting = content) {
    this.screen = {width, height};
    this.follow(content, lasting, true);
    this.changed();
  }

  /**
   * Fits anew when something is out of sight, or all could be seen much closer, and nobody moved the camera. What is
   * offered for a moment may make it wider, and it comes back as soon as that is gone.
   *
   * @param {Thing[]} content
   * @param {Thing[]} [lasting] what of it is there whatever is offered
   * @param {boolean} [always]
   */
  follow(content, lasting = content, always = false) {
    const box = bounds(content);
    if (this.moved || this.screen.width === 0) {
      return;
    }
    const corners = box
      ? [
          {x: box.left, y: box.top},
          {x: box.right, y: box.bottom},
        ]
      : [];
    const whole = fit(box, this.screen, this.fitting);
    const closer = this.stretched ? 1 : CLOSER;
    if (always || whole.scale > this.camera.scale * closer || corners.some((corner) => !this.sees(corner, 24))) {
      this.camera = whole;
      this.stretched = whole.scale < fit(bounds(lasting), this.screen, this.fitting).scale;
    }
  }

  /**
   * Shows all of it if that can be read, with at least so many pixels per metre, or else those whom the moment is about.
   *
   * @param {Thing[]} content
   * @param {Thing[]} moment
   * @param {number} least
   */
  frame(content, moment, least) {
    const all = fit(bounds(content), this.screen, this.fitting);
    const box = bounds(moment);
    if (this.moved || this.screen.width === 0) {
      return;
    }
    if (all.scale >= least || !box) {
      this.camera = all;
      return;
    }
    const close = fit(box, this.screen, this.fitting);
    this.camera = {...close, scale: Math.max(least, Math.min(close.scale, least * 1.3))};
  }

  /** @param {Thing[]} content */
  fit(content) {
    this.moved = false;
    this.follow(content, content, true);
    this.changed();
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.set(pan(this.camera, dx, dy));
  }

  /** @param {number} factor @param {Point} [at] */
  zoom(factor, at = {x: this.screen.width / 2, y: this.screen.height / 2}) {
    this.set(zoomAt(this.camera, factor, at, this.screen));
  }

  /** @param {Point} place */
  centre(place) {
    this.set({...this.camera, x: place.x, y: place.y});
  }

  /** @param {Camera} camera */
  set(camera) {
    this.camera = camera;
    this.moved = true;
    this.changed();
  }

  /** @param {Point} place @param {number} [margin] @returns {boolean} */
  sees(place, margin = 40) {
    const {x, y} = toScreen(this.camera, place, this.screen);
    return x >= margin && y >= margin && x <= this.screen.width - margin && y <= this.screen.height - margin;
  }

  /** @param {Point} at @returns {Point} */
  place(at) {
    return toPlane(this.camera, at, this.screen);
  }

  /** @param {Point} place @returns {Point} */
  at(place) {
    return toScreen(this.camera, place, this.screen);
  }

  /** How the drawing is moved so that the origin is where the camera has it. */
  get shift() {
    const {x, y, scale} = this.camera;
    return `translate(${this.screen.width / 2 - x * scale} ${this.screen.height / 2 - y * scale})`;
  }
}
