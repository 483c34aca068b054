import {LitElement, html} from 'lit';
import {look, buttons} from './look.js';
import {icon} from './icons.js';
/** @import {IconName} from './icons.js' */

const ORDER = ['system', 'dark', 'light'];
/** @type {Record<string, IconName>} */
const ICONS = {system: 'half', dark: 'moon', light: 'sun'};

/** @returns {string} */
export function theme() {
  return document.documentElement.dataset.theme ?? 'system';
}

/** Sets the theme and remembers it on this device. @param {string} name @returns {void} */
export function setTheme(name) {
  window.arbiterTheme.show(name);
  try {
    if (name === 'system') localStorage.removeItem('arbiter.theme');
    else localStorage.setItem('arbiter.theme', name);
  } catch {
    // Not remembered, but set.
  }
  document.dispatchEvent(new Event('theme'));
}

/** @returns {void} */
export function nextTheme() {
  setTheme(ORDER[(ORDER.indexOf(theme()) + 1) % ORDER.length]);
}

/** The switch between the system's theme, dark and light. */
class ThemeSwitch extends LitElement {
  static styles = [look, buttons];

  constructor() {
    super();
    this.follow = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('theme', this.follow);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('theme', this.follow);
  }

  render() {
    const now = theme();
    return html`<button class="tool" @click=${nextTheme} title="Theme: ${now}" aria-label="Theme: ${now}. Change it">
      ${icon(ICONS[now])}
    </button>`;
  }
}

customElements.define('theme-switch', ThemeSwitch);
