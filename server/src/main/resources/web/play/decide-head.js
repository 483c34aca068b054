/** What stands above the cards of a question, or in their place while others decide. */
import {html, nothing} from 'lit';
import {icon} from '../shared/icons.js';
import {isOwn, playerOf} from '../net/model.js';
import {left, question, sentence, threat} from './decide-parts.js';
import './waiting-note.js';
import './watching-note.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Request} from '../net/protocol.js' */
/** @import {DecidePanel} from './decide-panel.js' */

/** @param {DecidePanel} panel @returns {TemplateResult} */
export function waiting(panel) {
  const {watched} = panel;
  return watched.length && !panel.table.ending
    ? html`<watching-note .store=${panel.store} .table=${panel.table} .requests=${watched}></watching-note>`
    : html`<waiting-note .store=${panel.store} .table=${panel.table}></waiting-note>`;
}

/** The question with what would be lost or is left, and whom it is answered for. @param {DecidePanel} panel @param {Request} request @returns {TemplateResult} */
export function head(panel, request) {
  const hurt = threat(panel.table, request.main ? null : panel.odds.passing);
  return html`<header class=${hurt === nothing ? '' : 'hurt'}>
    ${panel.requests.length > 1 && panel.together.length < 2 ? questions(panel, request) : nothing}
    <div class="asked">
      ${question(panel.together.length > 1 ? request.prompt : sentence(request))}
      <what-is-this .game=${panel.table.table.game} .ask=${request.label} .name=${'This question'}></what-is-this>
    </div>
    ${hurt} ${hurt === nothing ? left(panel.table, request) : nothing}
    ${
      isOwn(panel.table, request)
        ? nothing
        : html`<div class="for">
            ${icon('people')}<span
              >You answer for <b>${request.name}</b>, played by ${playerOf(panel.table, request.unit)}.</span
            ><button class="quiet small" @click=${() => (panel.standIn = '')}>Leave it to them</button>
          </div>`
    }
  </header>`;
}

/** @param {DecidePanel} panel @param {Request} request */
function questions(panel, request) {
  return html`<div class="questions" role="group" aria-label="Open questions">
    ${panel.requests.map(
      (other) =>
        html`<button
          class="quiet small"
          aria-pressed=${String(other === request)}
          @click=${() => (panel.at = other.id)}>
          ${other.name}
        </button>`,
    )}
  </div>`;
}
