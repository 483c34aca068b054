/**
 * Where tokens and their labels stand at a scale, in pixels from the board's origin. Pure apart from measuring text.
 *
 * @typedef {Point & {unit: Unit, id: string, size: number, height: number, home?: Point}} Spot where a unit stands; `home` is
 *     the middle of its zone
 * @typedef {Spot & {radius: number, reach: number}} Token
 * @typedef {{lines: string[], widths: number[], width: number, height: number}} TagStack conditions, one below the other
 * @typedef {{tokens: Token[], captions: Map<string, Rect & {text: string}>, tags: Map<string, Rect & TagStack>,
 *     taken: Rect[]}} Layout `taken` is what other labels should keep off
 */
import {placeLabels, shorten} from '../labels.js';
import {caption, metres, tags} from '../words.js';
import {barWidth, barsHeight, innerReach, reachOf} from '../token.js';
/** @import {Unit} from '../../net/protocol.js' */
/** @import {Point} from '../geometry.js' */
/** @import {Label, Rect} from '../labels.js' */

const LINE = 15;
const TAG = 18;

/**
 * Units that stand somewhere, with their place as numbers.
 *
 * @param {Unit[]} units
 * @param {(text: string | undefined) => Point | undefined} read
 * @returns {Spot[]}
 */
export function placed(units, read) {
  const found = [];
  for (const unit of units) {
    const at = read(unit.place);
    if (at) {
      found.push({unit, id: unit.id, x: at.x, y: at.y, size: unit.size || 0, height: unit.height ?? 0});
    }
  }
  return found;
}

/**
 * @param {Spot[]} spots
 * @param {{scale: number, least: number, ours: Set<string>, rank: (id: string) => number, written?: Rect[],
 *     aboard?: (id: string) => number}} how the
 *     least radius on the screen; units of rank 3 and more are always named; what is written on the ground already
 * @returns {Layout} `taken` is what other labels should keep off
 */
export function layout(spots, {scale, least, ours, rank, written = [], aboard = () => 0}) {
  const tokens = spots.map((spot) => {
    const radius = Math.max(least, (spot.size / 2) * scale);
    const reach = reachOf(radius, ours.has(spot.unit.side));
    return {...spot, x: spot.x * scale, y: spot.y * scale, radius, reach};
  });
  spread(
    tokens.filter((token) => token.radius === least),
    1.5 * least,
  );
  tokens.sort((a, b) => b.radius - a.radius || Number(a.unit.active) - Number(b.unit.active));
  const bodies = [...tokens.map(body), ...written];
  const captions = placeLabels(
    tokens.map((token) => captionOf(token, rank(token.id), aboard(token.id))),
    bodies,
  );
  const tagged = tokens.filter((token) => tags(token.unit).shown.length > 0);
  const taken = [...bodies, ...captions.values()];
  const tagsAt = placeLabels(
    tagged.map((token) => tagsOf(token, rank(token.id))),
    taken,
  );
  return {tokens, captions, tags: tagsAt, taken: [...taken, ...tagsAt.values()]};
}

/**
 * Tokens drawn larger than they are make way for each other a little, so that none hides another.
 *
 * @param {Token[]} tokens
 * @param {number} apart
 * @returns {void}
 */
export function spread(tokens, apart) {
  for (let round = 0; round < 4; round++) {
    for (let i = 1; i < tokens.length; i++) {
      for (let j = 0; j < i; j++) {
        push(tokens[i], tokens[j], apart, i);
      }
    }
  }
}

/**
 * @param {Point} a
 * @param {Point} b
 * @param {number} apart
 * @param {number} turn
 */
function push(a, b, apart, turn) {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const now = Math.hypot(dx, dy);
  if (now >= apart) {
    return;
  }
  const [east, south] = now > 0.01 ? [dx / now, dy / now] : [Math.cos(turn * 2.4), Math.sin(turn * 2.4)];
  const half = (apart - now) / 2;
  a.x += east * half;
  a.y += south * half;
  b.x -= east * half;
  b.y -= south * half;
}

/**
 * The room a token takes; a large one is an outline, and only what stands around its letters takes room.
 *
 * @param {Token} token
 * @returns {Rect}
 */
function body({unit, x, y, radius, reach}) {
  const inner = innerReach(reach);
  const half = Math.max(inner * 0.9, barsHeight(unit, radius) > 0 ? barWidth(radius) / 2 : 0);
  return {x: x - half, y: y - inner, width: 2 * half, height: 2 * inner + barsHeight(unit, radius)};
}

/**
 * @param {Token} token
 * @param {number} rank
 * @param {number} aboard
 * @returns {Label<{text: string, width: number, height: number}>}
 */
function captionOf(token, rank, aboard) {
  const {unit, id, x, y} = token;
  const reach = innerReach(token.reach);
  const up = unit.height ? ` · ${metres(unit.height)} up` : '';
  const carried = aboard > 0 ? ` · ${aboard} aboard` : '';
  const full = caption(unit) + up + carried;
  const texts = [...new Set([shorten(full, 34), shorten(unit.name + carried, 24), shorten(unit.name, 9)])];
  const wordings = (rank >= 4 ? [full] : texts).map((text) => ({text, width: measure(text, 12), height: LINE}));
  return {
    id,
    x,
    y,
    above: reach + 2,
    below: reach + barsHeight(unit, token.radius) + 4,
    aside: reach + 2,
    wordings,
    rank,
    must: rank >= 3,
  };
}

/** @param {Token} token @param {number} rank @returns {Label<TagStack>} */
function tagsOf(token, rank) {
  const {shown, more} = tags(token.unit);
  const all = more > 0 ? [...shown, `+${more}`] : shown;
  const few = [`+${shown.length + more}`];
  const wordings = [
    stack(all),
    ...(all.length > 1 ? [stack([all[0], `+${all.length + Math.max(more - 1, 0) - 1}`])] : []),
    stack(few),
  ];
  const {id, x, y} = token;
  const reach = innerReach(token.reach);
  return {id, x, y, above: reach + 2, below: reach, aside: reach, wordings, rank, corner: true};
}

/** @param {string[]} lines @returns {TagStack} */
function stack(lines) {
  const widths = lines.map((line) => measure(line, 11, 700) + 14);
  return {lines, widths, width: Math.max(...widths), height: lines.length * TAG};
}

/** @type {CanvasRenderingContext2D | null} */
let canvas = null;
/** @type {Map<string, number>} */
const widths = new Map();

/**
 * The width of a text in the page's font.
 *
 * @param {string} text
 * @param {number} size
 * @param {number} [weight]
 * @returns {number}
 */
export function measure(text, size, weight = 400) {
  const key = `${size} ${weight} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) {
    return known;
  }
  canvas ??= /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
  canvas.font = `${weight} ${size}px system-ui, "Inter", "Segoe UI", sans-serif`;
  const width = Math.ceil(canvas.measureText(text).width);
  widths.set(key, width);
  return width;
}
