/**
 * Finds places for labels beside their tokens so that as few as possible cover one another. Pure functions in pixels.
 *
 * @typedef {{x: number, y: number, width: number, height: number}} Rect
 * @typedef {{width: number, height: number}} Size
 */

/**
 * A label beside a token at x, y that reaches so far each way, with its wordings from the fullest to the shortest.
 *
 * @template {Size} W
 * @typedef {{id: string, x: number, y: number, above: number, below: number, aside: number, wordings: W[],
 *     rank: number, must?: boolean, corner?: boolean}} Label
 */

const GAP = 4;

/** How much of a label may be covered before it is left out; hovering or focusing the unit still shows it. */
const COVERED = 0.18;

/**
 * Labels of a higher rank come first.
 *
 * @template {Size} W
 * @param {Label<W>[]} labels
 * @param {Rect[]} obstacles
 * @returns {Map<string, W & Rect>}
 */
export function placeLabels(labels, obstacles) {
  const taken = [...obstacles];
  /** @type {Map<string, W & Rect>} */
  const placed = new Map();
  for (const label of [...labels].sort((a, b) => b.rank - a.rank)) {
    const found = place(label, taken);
    if (found) {
      placed.set(label.id, found);
      taken.push(found);
    }
  }
  return placed;
}

/**
 * @template {Size} W
 * @param {Label<W>} label
 * @param {Rect[]} taken
 * @returns {(W & Rect) | undefined}
 */
function place(label, taken) {
  /** @type {(W & Rect) | undefined} */
  let best;
  let least = Infinity;
  for (const wording of label.wordings) {
    for (const spot of spots(label, wording)) {
      const covered = coverage(spot, taken);
      if (covered === 0) {
        return {...wording, ...spot};
      }
      if (covered < least) {
        least = covered;
        best = {...wording, ...spot};
      }
    }
  }
  return best && (label.must || least <= COVERED * best.width * best.height) ? best : undefined;
}

/** Where a label may stand, best first. @param {Label<Size>} label @param {Size} size @returns {Rect[]} */
export function spots(label, {width, height}) {
  const {x, y, above, below, aside} = label;
  const right = x + aside + GAP;
  const left = x - aside - GAP - width;
  const under = y + below + GAP;
  const over = y - above - GAP - height;
  const corners = label.corner
    ? [
        [right - aside * 0.3, y - above],
        [left + aside * 0.3, y - above],
        [right, y],
        [left, y],
        [x - width / 2, over],
      ]
    : [
        [x - width / 2, under],
        [x - width / 2, over],
        [right, y - height / 2],
        [left, y - height / 2],
      ];
  return corners.map(([cornerX, cornerY]) => ({x: cornerX, y: cornerY, width, height}));
}

/** How many square pixels of a rectangle others cover. @param {Rect} rect @param {Rect[]} others @returns {number} */
export function coverage(rect, others) {
  let sum = 0;
  for (const other of others) {
    const wide = Math.min(rect.x + rect.width, other.x + other.width) - Math.max(rect.x, other.x);
    const high = Math.min(rect.y + rect.height, other.y + other.height) - Math.max(rect.y, other.y);
    if (wide > 0 && high > 0) {
      sum += wide * high;
    }
  }
  return sum;
}

/** Cuts a text with an ellipsis. @param {string} text @param {number} most @returns {string} */
export function shorten(text, most) {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
