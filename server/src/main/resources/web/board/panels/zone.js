/** A zone as a panel: name, range, tags, and everybody in it, those in reach of each other with a bar between them. */
import {html, nothing, svg} from 'lit';
import {capital} from '../../shared/words.js';
import {token} from '../token.js';
import {tags} from '../words.js';
import {SIGNS} from './head.js';
import {groupsOf, inReachOf, withoutReach} from './model.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Bar, Unit} from '../../net/protocol.js' */
/** @import {Offer} from '../offers.js' */
/** @import {PanelsBoard} from '../panels.js' */
/** @import {Drawing} from '../token.js' */
/** @import {Tag, Zone} from './model.js' */

/** More units than these in one zone are drawn small: where there are three columns, and where there are fewer. */
const MANY = {narrow: 2, wide: 4};

/** @param {PanelsBoard} board @param {Zone} zone @param {string} [style] where it stands @returns {TemplateResult} */
export function panel(board, zone, style = '') {
  const units = board.unitsIn(zone.name);
  const offers = board.zoneOffers(zone.name);
  const aimed = units.some(({id}) => board.offersAt(id).some((offer) => board.isMeant(offer)));
  const kinds = [
    'zone',
    board.home() === zone.name ? 'here' : '',
    aimed ? 'aimed' : '',
    offers.length > 0 || board.asking ? 'drop' : '',
    offers.some(({option}) => board.isChosen(option)) ? 'going' : '',
    board.over === zone.name ? 'over' : '',
    units.length > (board.plan.columns > 2 ? MANY.narrow : MANY.wide) ? 'many' : '',
  ];
  return html`<section
    class=${kinds.filter(Boolean).join(' ')}
    .style=${style}
    data-zone=${zone.name}
    aria-label=${capital(zone.name)}
    @click=${(/** @type {MouseEvent} */ event) => board.tapped(event, zone.name)}
    @dragover=${(/** @type {DragEvent} */ event) => board.draggedOver(event, zone.name)}
    @dragleave=${() => (board.over = undefined)}
    @drop=${(/** @type {DragEvent} */ event) => board.dropped(event, zone.name)}>
    ${patterned(zone)}
    <button
      class="title"
      data-stop=${zone.name}
      tabindex=${board.current === undefined && board.stop === zone.name ? 0 : -1}
      aria-label=${board.zoneTold(zone)}
      @focus=${() => (board.stop = zone.name)}>
      <strong aria-hidden="true">${capital(zone.name)}</strong
      ><span aria-hidden="true">${board.home() === zone.name ? 'you · ' : ''}${capital(board.rangeOf(zone))}</span>
    </button>
    <div class="tags">${zone.tags.map(tagShown)}</div>
    <div class="units">${groupsOf(units).map((group) => groupShown(board, group))}</div>
    ${going(offers)}
  </section>`;
}

/** @param {Tag} tag @returns {TemplateResult} */
export function tagShown({kind, words, means}) {
  const level = kind === 'light' ? Number(/\d/.exec(words)?.[0] ?? 0) : 0;
  const sign = kind === 'light' ? ['☀', '◐', '●', '●'][level] : SIGNS[kind];
  return html`<span class="tag ${kind} ${level > 0 ? 'dark' : ''}" title=${means}
    >${sign ? html`<i aria-hidden="true">${sign}</i> ` : nothing}${words}</span
  >`;
}

/** What a move to this zone costs, at least. @param {Offer[]} offers */
function going(offers) {
  if (offers.length === 0) return nothing;
  const points = offers.map(({option}) => option.costs.find(({what}) => what === 'AP')?.amount ?? 0);
  const least = Math.min(...points);
  return html`<span class="go">go here${least > 0 ? html` <b>${least} AP</b>` : nothing}</span>`;
}

/** @param {PanelsBoard} board @param {Unit[]} group */
function groupShown(board, group) {
  if (group.length === 1) return unitShown(board, group[0]);
  return html`<div class="group" role="group" aria-label="In reach of each other">
    ${group.map((unit, i) => {
      const tied = i > 0 && inReachOf(unit).includes(group[i - 1].id);
      return html`${i > 0 ? html`<span class="bar ${tied ? '' : 'loose'}" aria-hidden="true"></span>` : nothing}${unitShown(board, unit)}`;
    })}
  </div>`;
}

/** @param {PanelsBoard} board @param {Unit} unit @returns {TemplateResult} */
export function unitShown(board, unit) {
  const offers = board.offersAt(unit.id);
  const chosen = offers.find((offer) => board.isMeant(offer));
  const chance = chosen ? board.oddsAt(chosen) : '';
  const [bar] = unit.bars;
  const marks = tags(withoutReach(unit)).shown.join(' · ');
  return html`<button
    class="unit ${chosen ? 'chosen' : ''} ${unit.id === board.lifted ? 'lifted' : ''}"
    data-unit=${unit.id}
    draggable=${String(board.canLift(unit.id))}
    tabindex=${unit.id === board.current ? 0 : -1}
    aria-label=${board.description(unit)}
    aria-pressed=${String(unit.id === board.selected)}
    @click=${(/** @type {MouseEvent} */ event) => board.tappedUnit(event, unit.id)}
    @focus=${() => (board.current = unit.id)}
    @dragstart=${(/** @type {DragEvent} */ event) => board.lift(event, unit.id)}
    @dragend=${() => (board.lifted = board.over = undefined)}>
    ${drawn(board, unit, offers)}
    <span class="about" aria-hidden="true"
      ><strong>${unit.name}</strong
      >${bar && !unit.out ? meter(bar) : nothing}<small>${unit.out ?? (bar ? `${bar.value} of ${bar.maximum}` : '')}</small>${marks ? html`<small class="marks">${marks}</small>` : nothing}${chance ? html`<small class="chance">${chance}</small>` : nothing}</span
    >
  </button>`;
}

/** @param {PanelsBoard} board @param {Unit} unit @param {Offer[]} offers @returns {Drawing} */
export function drawn(board, unit, offers) {
  const ours = board.ours.has(unit.side);
  const marks = [
    offers.length > 0 ? 'offered' : '',
    offers.some((offer) => board.isMeant(offer)) ? 'chosen' : '',
    unit.id === board.selected ? 'selected' : '',
    board.isAsked(unit.id) ? 'asked' : '',
  ].filter(Boolean);
  const look = {radius: 20, ours, letters: board.letters.get(unit.id) ?? '', marks};
  return svg`<svg viewBox="-32 -32 64 64" aria-hidden="true">${token({...unit, bars: []}, look)}</svg>`;
}

/** @param {Bar} bar */
function meter({value, maximum}) {
  const share = maximum > 0 ? Math.max(0, Math.min(1, value / maximum)) : 0;
  return svg`<svg class="meter" viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
    <rect class="track" width="100" height="5" rx="2.5"></rect>
    <rect class=${share > 0.5 ? 'well' : share > 0.25 ? 'worse' : 'low'} width=${100 * share} height="5" rx="2.5"></rect>
  </svg>`;
}

/** Darkness, terrain, fog and radiation as patterns over one another. @param {Zone} zone */
function patterned({tags: all}) {
  const dark = Number(/dark (\d)/.exec(all.find(({kind}) => kind === 'light')?.words ?? '')?.[1] ?? 0);
  const terrain = all.find(({kind}) => kind === 'terrain');
  const layers = [
    dark > 0 ? `dark-${dark}` : '',
    terrain ? (PATTERNS[terrain.id] ?? 'rough') : '',
    all.some(({kind}) => kind === 'radiation') ? 'glow' : '',
    all.some(({kind}) => kind === 'fog') ? 'mist' : '',
  ].filter(Boolean);
  return layers.length > 0
    ? svg`<svg class="ground" aria-hidden="true">${layers.map((name) => svg`<rect width="100%" height="100%" fill="url(#p-${name})"></rect>`)}</svg>`
    : nothing;
}

/** Terrain that has a pattern of its own. @type {Record<string, string>} */
const PATTERNS = {
  'loose-sand': 'waves',
  'thick-mud': 'waves',
  swamp: 'waves',
  'fast-water': 'waves',
  'unstable-rubble': 'stones',
  'stairs-up': 'steps',
  'steep-slope': 'steps',
};

/** All patterns, once per board. @returns {Drawing} */
export function patterns() {
  const pattern = (/** @type {string} */ name, /** @type {number} */ size, /** @type {string} */ d) =>
    svg`<pattern id="p-${name}" class="p-${name}" width=${size} height=${size} patternUnits="userSpaceOnUse"><path d=${d}></path></pattern>`;
  const slanted = (/** @type {number} */ size) =>
    `M-2 ${size + 2}L${size + 2} -2M-2 2L2 -2M${size - 2} ${size + 2}L${size + 2} ${size - 2}`;
  return svg`<svg class="patterns" width="0" height="0" aria-hidden="true"><defs>
    ${pattern('dark-1', 22, slanted(22))}${pattern('dark-2', 12, slanted(12))}${pattern('dark-3', 7, slanted(7))}
    ${pattern('waves', 22, 'M0 8q5.5-5 11 0t11 0M-11 19q5.5-5 11 0t11 0 11 0')}
    ${pattern('stones', 26, 'M4 9l4-5 5 3-2 5zM16 21l5-4 3 4-4 4z')}
    ${pattern('steps', 20, 'M0 15h7V9h7V3h7')}
    ${pattern('rough', 14, 'M2 9l5-5 5 5')}
    ${pattern('glow', 20, 'M5 4.200v.1M15 14.200v.1')}
    ${pattern('mist', 30, 'M3 8h14M12 20h15')}
  </defs></svg>`;
}
