/**
 * What boards with places share: one looks around, tokens stand somewhere, ways are measured. A kind of board says how its
 * places are read (`places`), where units stand (`spotsOf`), what all should be in sight (`content`), and draws its ground
 * (`backdrop`, `ground`), what it offers (`offered`) and its scale (`scaleShown`).
 */
import {html, nothing} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {readingOrder} from './offers.js';
import {layout} from './surface/layout.js';
import {hint} from './surface/modes.js';
import {SurfaceHooks} from './surface/hooks.js';
import {Hands} from './surface/hands.js';
import {Eye} from './surface/camera.js';
import {Pointers} from './surface/pointers.js';
import {surfaceKey} from './surface/keys.js';
import {overlay} from './surface/overlay.js';
import {unitLabels, unitTokens} from './surface/units.js';
import {controls, elsewhere} from './surface/controls.js';
import {floatStyles, tokenStyles} from './styles.js';
import {surfaceStyles} from './surface/styles.js';

const SETTLES = 200;

export class SurfaceBoard extends SurfaceHooks {
  static properties = {mode: {state: true}, hover: {state: true}, dragged: {state: true}, focused: {state: true}};

  static styles = [tokenStyles, floatStyles, surfaceStyles];

  constructor() {
    super();
    this.eye = new Eye(() => this.requestUpdate());
    this.mode = undefined;
    this.hover = undefined;
    this.dragged = undefined;
    this.focused = undefined;
    this.spots = [];
    this.reading = [];
    /** Units this near in height are read as one line. */
    this.line = 2;
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch = new ResizeObserver(([entry]) => {
      const {width, height} = entry.contentRect;
      this.eye.resize(width, height, this.content());
    });
    this.watch.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watch.disconnect();
  }

  firstUpdated() {
    this.pointers = new Pointers(this.surface, new Hands(this));
  }

  get surface() {
    return this.renderRoot.querySelector('svg.surface');
  }

  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('requests') && this.mode?.kind === 'place' && this.offers.free?.id !== this.mode.request.id) {
      this.mode = undefined;
    }
    if (changed.has('view')) {
      this.spots = this.spotsOf(this.units);
      this.spotOf = new Map(this.spots.map((spot) => [spot.id, spot]));
      this.reading = readingOrder(this.spots, this.line);
      this.eye.follow(this.content());
      this.settle(changed.get('view'));
    }
    if (!this.spotOf?.has(this.current)) {
      this.current = this.reading[0]?.id;
    }
    this.arrange();
  }

  /** Tokens glide to new places for a moment; zooming and panning never glide. */
  settle(before) {
    if (before) {
      this.gliding = this.eye.camera.scale;
      clearTimeout(this.settled);
      this.settled = setTimeout(() => {
        this.gliding = undefined;
        this.requestUpdate();
      }, SETTLES);
    }
  }

  /** Lays out tokens and labels anew only when something they depend on changed. */
  arrange() {
    const {scale} = this.eye.camera;
    const least = this.leastRadius();
    const now = [this.view, this.requests, this.selected, scale, least, this.ours];
    if (this.arranged?.some((value, i) => value !== now[i]) ?? true) {
      this.arranged = now;
      this.laid = layout(this.spots, {scale, least, ours: this.ours, rank: (id) => this.rank(id), written: this.written(scale)});
    }
  }

  rank(id) {
    const unit = this.byId.get(id);
    if (id === this.selected || id === this.offers.acting || unit.active) {
      return 3;
    }
    return (this.offers.units.has(id) ? 2 : 0) + (this.ours.has(unit.side) ? 0.5 : 0);
  }

  /** Tokens are never smaller than this, in pixels. */
  leastRadius() {
    return this.eye.screen.width < 480 ? 12 : 14;
  }

  get acting() {
    return this.spotOf?.get(this.offers.acting);
  }

  away(unit) {
    const spot = this.spotOf.get(unit.id);
    const {acting} = this;
    return spot && acting && acting !== spot ? `${this.places.words(this.places.gap(acting, spot))} from ${acting.unit.name}` : '';
  }

  render() {
    const {scale} = this.eye.camera;
    const still = this.gliding === scale ? 'gliding' : '';
    const marks = [this.laid, this.view, this.offers, this.chosen, this.meant, this.selected, this.odds, this.current, this.focused];
    return html`
      <svg class="surface ${this.mode || this.offers.free ? 'aiming' : ''}" role="group" aria-label=${this.label()}
          tabindex=${this.reading.length > 0 ? -1 : 0} @keydown=${(event) => surfaceKey(this, event)}
          @focusin=${this.entered} @focusout=${this.left} @click=${this.clicked}>
        <g aria-hidden="true">${this.backdrop()}</g>
        <g transform=${this.eye.shift}>
          <g aria-hidden="true">${this.ground(scale)}</g>
          <g aria-hidden="true">${overlay(this, 'under')}</g>
          <g class=${still}>${guard(marks, () => unitTokens(this))}</g>
          <g class=${still} aria-hidden="true">${guard([this.laid], () => unitLabels(this))}</g>
          <g aria-hidden="true" class="over">${overlay(this, 'over')}</g>
        </g>
      </svg>
      <div class="top"><slot name="legend"></slot>${hint(this.mode) ? html`<span class="pill hint">${hint(this.mode)}</span>` : nothing}</div>
      ${elsewhere(this)}
      ${controls(this)}${this.floating()}
      ${this.menuShown()}
      <div class="said" role="status">${this.said}</div>`;
  }

  label() {
    const count = this.reading.length;
    const {acting} = this;
    return `Board, ${count === 1 ? 'one unit' : `${count} units`}${acting ? `, ${acting.unit.name} acts` : ''}`;
  }

  entered(event) {
    const unit = event.target.dataset?.unit;
    this.current = unit ?? this.current;
    this.focused = unit && event.target.matches(':focus-visible') ? unit : undefined;
  }

  left() {
    this.focused = undefined;
  }

  /** Pointers are followed elsewhere; this hears what a screen reader presses. */
  clicked(event) {
    const unit = event.target.closest('[data-unit]')?.dataset.unit;
    if (event.detail === 0 && unit) {
      this.pickUnit(unit);
    }
  }

  updated(changed) {
    super.updated(changed);
    const menu = this.renderRoot.querySelector('.menu');
    const spot = this.menu?.at ?? this.spotOf?.get(this.menu?.unit);
    if (menu && spot) {
      const {x, y} = this.eye.at(spot);
      const {width, height} = this.eye.screen;
      menu.style.left = `${Math.max(8, Math.min(x + 24, width - menu.offsetWidth - 8))}px`;
      menu.style.top = `${Math.max(8, Math.min(y - 16, height - menu.offsetHeight - 8))}px`;
    }
  }
}
