/** The open plane in metres: tokens where they stand, at their real size. */
import {html, nothing} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {gap, gridStep} from './geometry.js';
import {metres} from './words.js';
import {readingOrder} from './offers.js';
import {features, grid} from './plane/ground.js';
import {layout, placed} from './plane/layout.js';
import {hint} from './plane/modes.js';
import {PlaneDeeds} from './plane/deeds.js';
import {Hands} from './plane/hands.js';
import {Eye, content} from './plane/camera.js';
import {Pointers} from './plane/pointers.js';
import {planeKey} from './plane/keys.js';
import {overlay} from './plane/overlay.js';
import {unitLabels, unitTokens} from './plane/units.js';
import {controls, elsewhere} from './plane/controls.js';
import {floatStyles, tokenStyles} from './styles.js';
import {planeStyles} from './plane/styles.js';

const SETTLES = 200;

export class PlaneBoard extends PlaneDeeds {
  static properties = {mode: {state: true}, hover: {state: true}, dragged: {state: true}, focused: {state: true}};

  static styles = [tokenStyles, floatStyles, planeStyles];

  constructor() {
    super();
    this.eye = new Eye(() => this.requestUpdate());
    this.mode = undefined;
    this.hover = undefined;
    this.dragged = undefined;
    this.focused = undefined;
    this.spots = [];
    this.reading = [];
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
      this.spots = placed(this.units);
      this.spotOf = new Map(this.spots.map((spot) => [spot.id, spot]));
      this.reading = readingOrder(this.spots, 2);
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
    const least = this.eye.screen.width < 480 ? 12 : 14;
    const now = [this.view, this.requests, this.selected, scale, least, this.ours];
    if (this.arranged?.some((value, i) => value !== now[i]) ?? true) {
      this.arranged = now;
      this.laid = layout(this.spots, {scale, least, ours: this.ours, rank: (id) => this.rank(id)});
    }
  }

  rank(id) {
    const unit = this.byId.get(id);
    if (id === this.selected || id === this.offers.acting || unit.active) {
      return 3;
    }
    return (this.offers.units.has(id) ? 2 : 0) + (this.ours.has(unit.side) ? 0.5 : 0);
  }

  content() {
    return content(this.spots, this.view?.board?.features ?? [], this.offers?.places ?? []);
  }

  get acting() {
    return this.spotOf?.get(this.offers.acting);
  }

  away(unit) {
    const spot = this.spotOf.get(unit.id);
    const {acting} = this;
    return spot && acting && acting !== spot ? `${metres(gap(acting, spot))} from ${acting.unit.name}` : '';
  }

  render() {
    const {camera, screen} = this.eye;
    const {scale} = camera;
    const still = this.gliding === scale ? 'gliding' : '';
    const marks = [this.laid, this.view, this.offers, this.chosen, this.selected, this.odds, this.current, this.focused];
    return html`
      <svg class="surface ${this.mode || this.offers.free ? 'aiming' : ''}" role="group" aria-label=${this.label()}
          tabindex=${this.reading.length > 0 ? -1 : 0} @keydown=${(event) => planeKey(this, event)}
          @focusin=${this.entered} @focusout=${this.left} @click=${this.clicked}>
        <g aria-hidden="true">${grid(camera, screen)}</g>
        <g transform=${this.eye.shift}>
          <g aria-hidden="true">${guard([this.view, scale], () => features(this.view?.board?.features ?? [], scale))}</g>
          <g aria-hidden="true">${overlay(this, 'under')}</g>
          <g class=${still}>${guard(marks, () => unitTokens(this))}</g>
          <g class=${still} aria-hidden="true">${guard([this.laid], () => unitLabels(this))}</g>
          <g aria-hidden="true" class="over">${overlay(this, 'over')}</g>
        </g>
      </svg>
      <div class="top"><slot name="legend"></slot>${hint(this.mode) ? html`<span class="pill hint">${hint(this.mode)}</span>` : nothing}</div>
      ${elsewhere(this)}
      ${controls(this, gridStep(scale))}
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
    const spot = this.spotOf?.get(this.menu);
    if (menu && spot) {
      const {x, y} = this.eye.at(spot);
      const {width, height} = this.eye.screen;
      menu.style.left = `${Math.max(8, Math.min(x + 24, width - menu.offsetWidth - 8))}px`;
      menu.style.top = `${Math.max(8, Math.min(y - 16, height - menu.offsetHeight - 8))}px`;
    }
  }
}

customElements.define('plane-board', PlaneBoard);
