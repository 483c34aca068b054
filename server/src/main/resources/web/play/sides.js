import {svg, html} from 'lit';
import {borne} from '../board/portraits.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Bar, Unit} from '../net/protocol.js' */

/**
 * A unit's mark: a circle for our side, a diamond for the others, so that shape says what colour says.
 *
 * @param {Unit} unit
 * @param {Set<string>} ours
 * @param {Map<string, string>} letters
 * @returns {TemplateResult}
 */
export function mark(unit, ours, letters) {
  const mine = ours.has(unit.side);
  return html`<svg class="mark" viewBox="0 0 40 40" opacity=${unit.out ? 0.45 : 1} aria-hidden="true">
    ${
      mine
        ? svg`<circle cx="20" cy="20" r="17" fill="var(--raised)" stroke="var(--ours)" stroke-width="3" stroke-dasharray=${unit.hidden ? '4 3' : 'none'}/>`
        : svg`<rect x="7" y="7" width="26" height="26" rx="4" transform="rotate(45 20 20)" fill="var(--raised)" stroke="var(--theirs)" stroke-width="3" stroke-dasharray=${unit.hidden ? '4 3' : 'none'}/>`
    }
    ${bears(unit, mine, letters)}
  </svg>`;
}

/** The portrait or the emblem of a unit, or else its letters. @param {Unit} unit @param {boolean} ours @param {Map<string, string>} letters */
function bears(unit, ours, letters) {
  const drawn = borne(unit, ours);
  return drawn
    ? svg`<g transform="translate(20 20) scale(.62)">${drawn}</g>`
    : svg`<text x="20" y="24.5" text-anchor="middle" font-size="12.5" font-weight="700" fill="var(--ink)">${letters.get(unit.id) ?? ''}</text>`;
}

/**
 * A bar of a unit, cut into its levels; its value is written beside it, so the picture is silent.
 *
 * @param {Bar} bar
 * @param {string} tone
 * @returns {TemplateResult}
 */
export function bar({value, maximum, parts = 1}, tone) {
  const share = maximum > 0 ? Math.max(0, Math.min(1, value / maximum)) : 0;
  return html`<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect width="100" height="6" rx="3" fill="var(--line)" />
    <rect width=${share * 100} height="6" rx="3" fill=${tone} />
    ${Array.from({length: parts - 1}, (_, level) => svg`<rect x=${(100 * (level + 1)) / parts - 0.75} width="1.5" height="6" fill="var(--surface)"/>`)}
  </svg>`;
}

/**
 * The first bar tells how well somebody is; the others are resources.
 *
 * @param {number} place
 * @param {Bar} bar
 * @returns {string}
 */
export function tone(place, {value, maximum}) {
  if (place > 0) return 'var(--warn)';
  return value * 3 <= maximum ? 'var(--bad)' : 'var(--good)';
}
