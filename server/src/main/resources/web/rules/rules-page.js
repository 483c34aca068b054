import {LitElement, html, nothing} from 'lit';
import {look, buttons, pieces} from '../shared/look.js';
import {icon} from '../shared/icons.js';
import {ruleAddress, ruleBody, ruleLook} from '../shared/rule-entry.js';
import {capital, plural} from '../shared/words.js';
import {api} from '../net/api.js';
import {enterQuietly} from '../home/person.js';
import {rulesLook} from './rules-look.js';
import {chapterOf} from './book-chapter.js';
import '../shared/theme.js';
/** @import {Book, Game, Rule, WorkedExample} from '../net/protocol.js' */
/** @import {EventAt} from '../shared/element.js' */

/** The rulebook of a game, or the way to all of them; its address leads to a rule, a chapter or an example in it. */
class RulesPage extends LitElement {
  static properties = {
    book: {state: true},
    games: {state: true},
    found: {state: true},
    at: {state: true},
    trouble: {state: true},
  };

  static styles = [look, buttons, pieces, ruleLook, rulesLook];

  constructor() {
    super();
    /** @type {Book | undefined} */
    this.book = undefined;
    /** @type {Game[] | undefined} */
    this.games = undefined;
    /** What was found, and for which words. @type {{words: string, rules: Rule[]} | undefined} */
    this.found = undefined;
    this.at = '';
    this.trouble = '';
    this.follow = () => this.goThere();
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener('popstate', this.follow);
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('popstate', this.follow);
  }

  /** @returns {string} */
  get game() {
    return decodeURIComponent(location.pathname.split('/')[2] ?? '');
  }

  async load() {
    this.trouble = '';
    try {
      if (this.game) this.book = await api.rulebook(this.game);
      else this.games = await api.games();
      if (this.book) document.title = `Rules of ${this.book.name} · Arbiter`;
    } catch (refusal) {
      this.trouble = refusal.message;
    }
    const words = new URLSearchParams(location.search).get('q');
    if (words) await this.search(words);
    else await this.goThere();
  }

  /** Shows what the address leads to, and puts the keyboard there. */
  async goThere() {
    const id = decodeURIComponent(location.pathname.split('/')[3] ?? '');
    this.at = id || decodeURIComponent(location.hash.slice(1));
    await this.updateComplete;
    if (!this.book || !this.at) return;
    const place = this.place(this.at);
    if (!place) this.trouble = `There is no '${this.at}' in this rulebook; look for it by words.`;
    place?.scrollIntoView({block: 'start'});
    place?.focus({preventScroll: true});
  }

  /** Ids are those of the ledger and the content, in any capitals. @param {string} id @returns {HTMLElement | undefined} */
  place(id) {
    const all = /** @type {HTMLElement[]} */ ([...this.renderRoot.querySelectorAll('main [id]')]);
    const wanted = [id, 'chapter-' + id].map((one) => one.toLowerCase());
    return all.find((one) => wanted.includes(one.id.toLowerCase()));
  }

  /** Links within the book need not load it again. @param {MouseEvent} event */
  clicked(event) {
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const to = new URL(link.href);
    const [, page, game] = to.pathname.split('/');
    if (!this.book || page !== 'rules' || decodeURIComponent(game ?? '') !== this.game) return;
    event.preventDefault();
    this.found = undefined;
    history.pushState(null, '', to);
    this.goThere();
  }

  /** @param {EventAt<HTMLFormElement>} event */
  submit(event) {
    event.preventDefault();
    const words = String(new FormData(event.target).get('q') ?? '').trim();
    history.replaceState(null, '', words ? '?q=' + encodeURIComponent(words) : location.pathname);
    this.search(words);
  }

  /** @param {string} words */
  async search(words) {
    this.trouble = '';
    try {
      const rules = words ? await (this.game ? api.rules(this.game, words) : api.allRules(words)) : [];
      this.found = words ? {words, rules} : undefined;
    } catch (refusal) {
      this.trouble = refusal.message;
    }
    await this.updateComplete;
    this.renderRoot.querySelector('.results')?.scrollIntoView({block: 'start'});
  }

  /** Opens a table that begins as the example does. @param {WorkedExample} example */
  async play(example) {
    this.trouble = '';
    try {
      await enterQuietly();
      const made = await api.makeTable({
        game: this.game,
        encounter: example.id,
        title: example.title,
        role: 'player',
      });
      location.assign('/table/' + encodeURIComponent(made.id));
    } catch (refusal) {
      this.trouble = refusal.message;
    }
  }

  render() {
    if (!this.book && !this.games && !this.trouble) return html`<slot></slot>`;
    return html`<div @click=${this.clicked}>
      <header>
        <a class="logo" href="/">${icon('scales')}Arbiter</a>
        <a class="quiet" href="/rules">All rulebooks</a>
        <form role="search" @submit=${this.submit}>
          <label class="field"
            ><span class="unseen">Search ${this.book ? 'the rules of ' + this.book.name : 'the rules of all games'}</span
            ><input
              type="search"
              name="q"
              maxlength="200"
              placeholder="Look a rule up"
              .value=${this.found?.words ?? new URLSearchParams(location.search).get('q') ?? ''}
          /></label>
          <button class="quiet">Search</button>
        </form>
        ${this.book ? html`<button class="quiet" @click=${() => print()}>Print</button>` : nothing}
        <theme-switch></theme-switch>
      </header>
      ${this.book ? this.renderBook(this.book) : this.renderGames()}
    </div>`;
  }

  renderGames() {
    return html`<main class="alone">
      <h1>Rulebooks</h1>
      ${this.renderTrouble()}${this.renderFound()}
      <ul class="games">
        ${this.games?.map(
          ({id, name, summary}) =>
            html`<li class="card">
              <h2><a href="/rules/${id}">${name}</a></h2>
              <p class="soft">${summary}</p>
            </li>`,
        )}
      </ul>
    </main>`;
  }

  /** @param {Book} book */
  renderBook(book) {
    const reading = {game: book.game, at: this.at, play: (/** @type {WorkedExample} */ one) => this.play(one)};
    return html`<div class="page">
      <nav aria-label="Contents">
        <details ?open=${!matchMedia('(max-width: 800px)').matches}>
          <summary>Contents</summary>
          <ol>
            ${book.chapters.map(({id, title}) => html`<li><a href="/rules/${book.game}#chapter-${id}">${title}</a></li>`)}
          </ol>
        </details>
      </nav>
      <main>
        <div>
          <h1>${book.name}</h1>
          <p class="soft">${book.summary}</p>
        </div>
        ${this.renderTrouble()}${this.renderFound()}${book.chapters.map((chapter) => chapterOf(chapter, reading))}
      </main>
    </div>`;
  }

  renderTrouble() {
    return this.trouble
      ? html`<div class="notice" role="alert">${icon('warning')}<span>${capital(this.trouble)}</span></div>`
      : nothing;
  }

  renderFound() {
    if (!this.found) return nothing;
    const {words, rules} = this.found;
    return html`<section class="results card" aria-label="Found">
      <p role="status">
        ${rules.length ? `${plural(rules.length, 'entry fits', 'entries fit')} “${words}”, the best first.` : `Nothing fits “${words}”.`}
      </p>
      ${rules.map(
        (rule) =>
          html`<article class="found">
            <h3><a href=${ruleAddress(rule.game, rule.id)}>${rule.title}</a></h3>
            ${this.book ? nothing : html`<p class="soft small">${this.gameName(rule.game)}</p>`}${ruleBody({...rule, rulings: undefined, values: undefined})}
          </article>`,
      )}
    </section>`;
  }

  /** @param {string} id @returns {string} */
  gameName(id) {
    return this.games?.find((game) => game.id === id)?.name ?? id;
  }
}

customElements.define('rules-page', RulesPage);
