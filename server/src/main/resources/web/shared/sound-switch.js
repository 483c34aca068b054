import {LitElement, html} from 'lit';
import {look, buttons} from './look.js';
import {icon} from './icons.js';
import {setSounds, soundsOn} from './sounds.js';

/** Turns the sounds on and off; turning them on plays one. */
class SoundSwitch extends LitElement {
  static styles = [look, buttons];

  render() {
    const on = soundsOn();
    return html`<button
      class="tool"
      aria-pressed=${String(on)}
      aria-label="Sounds"
      title="Sounds for your turn, hits and the end: ${on ? 'on' : 'off'}"
      @click=${this.turn}>
      ${icon(on ? 'sound' : 'silent')}
    </button>`;
  }

  turn() {
    setSounds(!soundsOn());
    this.requestUpdate();
  }
}

customElements.define('sound-switch', SoundSwitch);
