/** The lines between zones with what a step over them costs, and the line to whoever is aimed at. */
import {html, nothing, svg} from 'lit';
import {capital} from '../../shared/words.js';
import {wayFrom} from './model.js';
import {wayWords} from './words.js';
/** @import {TemplateResult} from 'lit' */
/** @import {Point} from '../geometry.js' */
/** @import {PanelsBoard} from '../panels.js' */
/** @import {Link, Zone} from './model.js' */
/** @import {Plan} from './plan.js' */

/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/** Where the line from the middle of a box towards a point leaves the box. @param {Box} box @param {Point} to @returns {Point} */
function rim(box, to) {
  const middle = centre(box);
  const [dx, dy] = [to.x - middle.x, to.y - middle.y];
  const share = Math.min(
    box.width / 2 / Math.max(Math.abs(dx), 1e-6),
    box.height / 2 / Math.max(Math.abs(dy), 1e-6),
    1,
  );
  return {x: middle.x + dx * share, y: middle.y + dy * share};
}

/** @param {Box} box @returns {Point} */
export function centre({left, top, width, height}) {
  return {x: left + width / 2, y: top + height / 2};
}

/** From rim to rim. @param {Box} a @param {Box} b @returns {{from: Point, to: Point}} */
function span(a, b) {
  const left = Math.max(a.left, b.left);
  const right = Math.min(a.left + a.width, b.left + b.width);
  const top = Math.max(a.top, b.top);
  const bottom = Math.min(a.top + a.height, b.top + b.height);
  if (right - left > 40) {
    const x = (left + right) / 2;
    return a.top < b.top
      ? {from: {x, y: a.top + a.height}, to: {x, y: b.top}}
      : {from: {x, y: a.top}, to: {x, y: b.top + b.height}};
  }
  if (bottom - top > 24) {
    const y = (top + bottom) / 2;
    return a.left < b.left
      ? {from: {x: a.left + a.width, y}, to: {x: b.left, y}}
      : {from: {x: a.left, y}, to: {x: b.left + b.width, y}};
  }
  return {from: rim(a, centre(b)), to: rim(b, centre(a))};
}

/** The end of a link that is nearer to where one looks from: costs are those of going on from there. @param {PanelsBoard} board @param {Link} link @returns {string} */
export function nearEnd(board, {ends}) {
  const steps = (/** @type {string} */ zone) => board.stepsFromHome(zone);
  return steps(ends[1]) < steps(ends[0]) ? ends[1] : ends[0];
}

/** @param {PanelsBoard} board @param {Map<string, Box>} boxes @returns {TemplateResult} */
export function linksShown(board, boxes) {
  const drawn = board.links.flatMap((link) => {
    const [a, b] = link.ends.map((end) => boxes.get(end));
    return a && b ? [{link, ...span(a, b)}] : [];
  });
  return html`<svg class="links" aria-hidden="true">
      ${drawn.map(({link, from, to}) => {
        const {cost} = wayFrom(link, nearEnd(board, link));
        return svg`<line class="${cost > 0 ? 'costs' : ''} ${link.blind ? 'blind' : ''}" x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y}></line>`;
      })}
    </svg>
    ${drawn.map(({link, from, to}) => linkLabel(board, link, {x: (from.x + to.x) / 2, y: (from.y + to.y) / 2}, Math.abs(from.x - to.x)))}`;
}

/** @param {PanelsBoard} board @param {Link} link @param {Point} at @param {number} room */
function linkLabel(board, link, {x, y}, room) {
  const way = wayFrom(link, nearEnd(board, link));
  const back = wayFrom(link, link.ends.find((end) => end !== nearEnd(board, link)) ?? '');
  const narrow = room > 0 && room < 130;
  return html`<span
    class="way ${way.cost > 0 ? 'costs' : ''} ${narrow ? 'narrow' : ''}"
    .style=${`left:${x}px;top:${y}px`}
    title="Back: ${wayWords(back)}"
    >${
      way.cost > 0
        ? html`<span
              >${way.words
                .split(', ')
                .map((word) => word.replace(/^obstacle | obstacle$/, ''))
                .join(', ')}</span
            >
            <b>${way.cost} AP</b>`
        : way.words || 'open'
    }${link.blind ? html`<span> · no sight</span>` : nothing}</span
  >`;
}

/**
 * From whoever acts to whom what is considered is meant for, with range and chance at its middle.
 *
 * @param {PanelsBoard} board
 * @param {Zone | undefined} zone where the target is
 * @returns {TemplateResult | typeof nothing}
 */
export function aimShown(board, zone) {
  const target = board.target();
  const from = board.tokenIn(board.offers.acting ?? '');
  const to = target && board.tokenIn(target.unit);
  if (!target || !from || !to || !zone || target.unit === board.offers.acting) return nothing;
  const lift = Math.min(Math.abs(to.x - from.x) * 0.32, 120);
  const middle = {x: (from.x + to.x) / 2, y: Math.max(14, (from.y + to.y) / 2 - lift * 0.62)};
  const words = [capital(board.rangeOf(zone)), target.odds].filter(Boolean).join(' · ');
  const bend = {x: (from.x + to.x) / 2, y: 2 * middle.y - (from.y + to.y) / 2};
  const [start, end] = [towards(from, bend, from.r + 8), towards(to, bend, to.r + 10)];
  return html`<svg class="aim" aria-hidden="true">
      <path d="M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}"></path>
    </svg>
    <span class="aim-words" .style=${`left:${middle.x}px;top:${middle.y}px`}>${words}</span>`;
}

/** A point so far from one towards another. @param {Point} from @param {Point} to @param {number} by @returns {Point} */
function towards(from, to, by) {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  return {x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length};
}

/** Where a zone stands in the grid of panels. @param {Plan} plan @param {string} zone @returns {string} */
export function cellStyle({cells, tracks}, zone) {
  const {column, row, rows} = cells.get(zone) ?? {column: 0, row: 0, rows: 1};
  const each = tracks / rows;
  return `grid-column:${column + 1};grid-row:${row * each + 1} / span ${each}`;
}
