import {LitElement, html, nothing} from 'lit';
import {look, buttons} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {capital} from '../shared/words.js';
import {api} from '../net/api.js';
import {leadsOrAlone} from '../net/model.js';
import {Show} from './player/show.js';
import {beatAt, loadFilm} from './player/film.js';
import {barLook} from './player/bar-look.js';
import {replayLook} from './player/replay-look.js';
import './player/share-replay.js';
/** @import {TableModel} from '../net/model.js' */
/** @import {TableStore} from '../net/store.js' */
/** @import {EventAt, Inputs} from '../shared/element.js' */
/** @import {Film} from './player/film.js' */

const SPEEDS = [0.5, 1, 2, 4];

/**
 * @typedef {object} ReplayBarInputs
 * @property {TableStore} store
 * @property {TableModel} table
 * @property {number} number of the item where it begins; 0 for the beginning, which plays at once
 */

/** Shows what happened once more, event by event, with the same player as the table. */
export class ReplayBar extends /** @type {Inputs<ReplayBarInputs>} */ (LitElement) {
  static properties = {
    store: {},
    table: {},
    number: {type: Number},
    trouble: {state: true},
    film: {state: true},
  };

  static styles = [look, buttons, barLook, replayLook];

  constructor() {
    super();
    /** @type {Film | undefined} */
    this.film = undefined;
    this.player = new Show();
    this.player.isReplay = true;
    this.player.speed = 1;
    this.player.addEventListener('change', () => this.changed());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.player.timer);
  }

  async firstUpdated() {
    this.renderRoot.querySelector('input')?.focus();
    try {
      this.film = await loadFilm(this.store.id);
    } catch (refusal) {
      this.trouble = refusal.message;
      return;
    }
    if (!this.isConnected) return;
    const {player, number} = this;
    player.beats = this.film.beats;
    player.stopAt(beatAt(this.film, number));
    if (number === 0) player.pause();
    await this.updateComplete;
    this.renderRoot.querySelector('input')?.focus();
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (changes.get('number') !== undefined && this.film && this.number !== this.player.number) {
      this.player.stopAt(beatAt(this.film, this.number)); // asked for from the log
    }
  }

  changed() {
    const {player} = this;
    if (!player.beat || !this.isConnected) return;
    this.requestUpdate();
    const {number, view, beat, done, paused} = player;
    const detail = {number, view, beat, done, paused};
    this.dispatchEvent(new CustomEvent('replayed', {detail}));
  }

  render() {
    const {player, film} = this;
    const last = Math.max(0, (film?.beats.length ?? 1) - 1);
    const {beat} = player;
    const moment = capital(beat?.after.moment.text ?? '');
    return html`<section aria-label="Replay" @keydown=${this.key}>
      <div class="row">
        <button
          class="tool"
          aria-label="To the beginning"
          title="Home"
          ?disabled=${!film}
          @click=${() => player.stopAt(0)}>
          ${icon('first')}
        </button>
        <button
          class="tool turned"
          aria-label="Back"
          title="←"
          ?disabled=${!film}
          @click=${() => player.stopAt(player.at - 1)}>
          ${icon('up')}
        </button>
        <button
          class="main"
          aria-label=${player.paused ? 'Play' : 'Pause'}
          title="Space"
          ?disabled=${!film}
          @click=${() => player.pause()}>
          ${icon(player.paused ? 'play' : 'pause')}
        </button>
        <button
          class="tool next"
          aria-label="On"
          title="→"
          ?disabled=${!film}
          @click=${() => player.stopAt(player.at + 1)}>
          ${icon('up')}
        </button>
        <div class="speeds" role="group" aria-label="Speed">
          ${SPEEDS.map((speed) => html`<button aria-pressed=${String(speed === player.speed)} @click=${() => this.go(speed)}>${speed === 0.5 ? '½' : speed}×</button>`)}
        </div>
        <p class="cap" role="status">
          <b>${this.trouble || (film ? beat?.title : 'Fetching the fight …')}</b>
          ${film && !this.trouble ? html`<small>${moment} · ${player.at} of ${last}</small>` : nothing}
        </p>
        ${this.mayBranch ? html`<button class="quiet wide" @click=${this.branch}>${icon('branch')}Branch here</button>` : nothing}
        <share-replay class="wide" .store=${this.store} .table=${this.table}></share-replay>
        <button class="quiet" @click=${this.leave}>Back to now</button>
      </div>
      <div class="track">
        ${this.marks()}
        <input
          type="range"
          min="0"
          max=${last}
          .value=${String(player.at)}
          aria-label="Moment of the fight"
          aria-valuetext=${`${moment}: ${beat?.title ?? ''}`}
          @input=${(/** @type {EventAt<HTMLInputElement>} */ {target}) => player.stopAt(Number(target.value))} />
      </div>
    </section>`;
  }

  /** The gamemaster, or who plays alone, may know all that there was. */
  get mayBranch() {
    return this.film !== undefined && leadsOrAlone(this.table);
  }

  /** Opens a table of one's own that begins before the act that is shown. */
  async branch() {
    const {beat} = this.player;
    try {
      const {id} = await api.branch(this.store.id, {number: beat?.number ?? 0});
      location.assign(`/table/${encodeURIComponent(id)}`);
    } catch (refusal) {
      this.trouble = refusal.message;
    }
  }

  /** Where rounds and turns begin. */
  marks() {
    const beats = this.film?.beats ?? [];
    const last = Math.max(1, beats.length - 1);
    const marks = [];
    for (let i = 1; i < beats.length; i++) {
      const [before, now] = [beats[i - 1].after.moment, beats[i].after.moment];
      const at = `left:${(100 * i) / last}%`;
      if (now.round !== before.round || i === 1)
        marks.push(html`<i class="round" .style=${at}><span>Round ${now.round}</span></i>`);
      else if (now.text !== before.text) marks.push(html`<i .style=${at}></i>`);
      if (beats[i].fell.length) marks.push(html`<i class="fell" .style=${at}>×</i>`);
    }
    return html`<div class="marks" aria-hidden="true">${marks}</div>`;
  }

  /** @param {number} speed */
  go(speed) {
    const {player} = this;
    player.speed = speed;
    if (!player.paused) {
      player.paused = true;
      player.pause();
    } else this.requestUpdate();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const [target] = event.composedPath();
    const pressed = target instanceof HTMLButtonElement;
    const {player} = this;
    if (event.key === ' ' && !pressed) player.pause();
    else if (event.key === 'Home') player.stopAt(0);
    else if (event.key === 'End') player.stopAt(player.beats.length - 1);
    else if (event.key === 'ArrowLeft') player.stopAt(player.at - 1);
    else if (event.key === 'ArrowRight') player.stopAt(player.at + 1);
    else if (event.key === 'Escape') this.leave();
    else return;
    event.preventDefault();
  }

  leave() {
    this.dispatchEvent(new Event('leave'));
  }
}

customElements.define('replay-bar', ReplayBar);
