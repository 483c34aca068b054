/** What lies under and over the tokens while somebody decides, measures or drags. */
import {nothing, svg} from 'lit';
import {caption, tag} from '../words.js';
import {aims, cursor, ghost, pill, scaled, tie, way} from './lines.js';
import {trace} from './modes.js';
import {sparedShown} from './reason.js';
/** @import {Point} from '../geometry.js' */
/** @import {SurfaceBoard} from '../surface.js' */
/** @import {Drawing} from '../token.js' */
/** @import {Spot, Token} from './layout.js' */

/**
 * What lies under the tokens and what lies over them; labels of lines and ways keep off names and off each other.
 *
 * @param {SurfaceBoard} board
 * @returns {{under: Drawing, over: () => Drawing}}
 */
export function overlay(board) {
  board.labelled = [...board.laid.taken];
  const walks = ways(board);
  const lines = drawn(board);
  return {
    under: svg`${board.offered()}${ties(board)}${walks.map(({line, end}) => svg`${line}${end}`)}${lines.map(({line}) => line)}`,
    over: () =>
      svg`${walks.map(({label}) => label)}${lines.map(({label}) => label)}${moving(board)}${board.above()}${sparedShown(board)}${tip(board)}`,
  };
}

/** Units that a condition ties to each other. @param {SurfaceBoard} board */
function ties(board) {
  const drawn = new Set();
  return board.units.flatMap((unit) =>
    unit.conditions
      .filter((condition) => condition.unit)
      .map((condition) => {
        const [a, b] = [laidOut(board, unit.id), laidOut(board, condition.unit)];
        const pair = [unit.id, condition.unit].sort().join('\n') + condition.name;
        if (!a || !b || drawn.has(pair)) {
          return nothing;
        }
        drawn.add(pair);
        return tie(a, b, Math.hypot(a.x - b.x, a.y - b.y) > 90 ? condition.name : '');
      }),
  );
}

/**
 * Lines to the targets being considered and to the one under the pointer or with the focus.
 *
 * @param {SurfaceBoard} board
 * @returns {Map<string, {sure: boolean, text: string}>}
 */
function aimed(board) {
  const {acting} = board;
  const end = endOf(board);
  const here = acting && end ? {...acting, ...end, home: end} : acting;
  const found = new Map();
  for (const [unit, offers] of board.offers.units) {
    const sure = offers.find((offer) => board.isMeant(offer));
    const near = !board.mode && !board.dragged && (board.hover?.unit === unit || board.focused === unit);
    const spot = board.spotAt(unit);
    if (here && spot && spot !== acting && (sure || near)) {
      const chance = sure || offers.length === 1 ? board.oddsAt(sure ?? offers[0]) : '';
      found.set(unit, {
        sure: Boolean(sure),
        text: [board.places.words(board.places.gap(here, spot)), chance].filter(Boolean).join(' · '),
      });
    }
  }
  return found;
}

/** Lines go from where whoever acts would stand. @param {SurfaceBoard} board @returns {{line: Drawing, label: Drawing}[]} */
function drawn(board) {
  const {scale} = board.eye.camera;
  const end = endOf(board);
  const from = end ? scaled(end, scale) : laidOut(board, board.acting?.id);
  const targets = [...aimed(board)].flatMap(([unit, how]) => {
    const to = laidOut(board, unit);
    return to ? [{...how, to}] : [];
  });
  return from ? aims(from, targets, board.labelled) : [];
}

/** The ways to places being considered that lead away from where one stands. @param {SurfaceBoard} board @returns {Point[][]} */
function chosenWays(board) {
  const {acting, places} = board;
  if (!acting || board.mode || board.dragged) {
    return [];
  }
  const start = places.home(acting);
  return (board.chosen ?? [])
    .map((id) => wayOf(board, id))
    .filter((points) => points.length > 0 && !isHere(points, start));
}

/** Where whoever acts would stand before doing what is considered. @param {SurfaceBoard} board @returns {Point | undefined} */
function endOf(board) {
  return chosenWays(board).at(-1)?.at(-1);
}

/**
 * The ways to places being considered, offered or free, and to the one under the pointer.
 *
 * @param {SurfaceBoard} board
 * @returns {{line: Drawing, label: Drawing, end: Drawing}[]}
 */
function ways(board) {
  const {acting, places} = board;
  const {scale} = board.eye.camera;
  if (!acting || board.mode || board.dragged) {
    return [];
  }
  const start = places.home(acting);
  const near = board.hover?.offer ? wayOf(board, board.hover.offer.option.id) : [];
  const aside = !board.hover?.offer && board.offers.free && board.hover?.held && !board.hover.unit;
  const free = board.hover && aside ? [board.hover.at] : [];
  const chosen = chosenWays(board).map((points) => ({
    ...walked(board, start, points),
    end: ghost(points[points.length - 1], radius(board, acting), scale),
  }));
  const pointed = [near, free]
    .filter((points) => points.length > 0)
    .map((points) => ({...walked(board, start, points, true), end: svg``}));
  return [...chosen, ...pointed];
}

/**
 * The way to points as it will be walked, or a straight line and why it cannot be.
 *
 * @param {SurfaceBoard} board
 * @param {Point} start
 * @param {Point[]} points
 * @param {boolean} [dashed]
 * @returns {{line: Drawing, label: Drawing}}
 */
function walked(board, start, points, dashed = false) {
  const {places} = board;
  const {scale} = board.eye.camera;
  const last = points[points.length - 1];
  const refused = points.length === 1 && board.offers.free ? board.whyNot(last) : '';
  const told = board.offers.free ? (/** @type {number} */ length) => board.ofReach(length) : undefined;
  const route = [start, ...(refused ? points : board.route(points))];
  return way(route, {scale, places, dashed, told, refused}, board.labelled) ?? {line: svg``, label: svg``};
}

/** Whether somebody would stay where they are. @param {Point[]} points @param {Point} place */
function isHere(points, {x, y}) {
  return points.every((point) => point.x === x && point.y === y);
}

/**
 * The points an option leads through; only options of places, and ways the board itself can read.
 *
 * @param {SurfaceBoard} board
 * @param {string} id
 * @returns {Point[]}
 */
function wayOf(board, id) {
  const offer = board.offers.places.find(({option}) => option.id === id);
  const own = board.places.readWay(id);
  return own.length > 0 && (offer || board.offers.free) ? own : board.places.readWay(offer?.option.place);
}

/** @param {SurfaceBoard} board */
function moving(board) {
  const {scale} = board.eye.camera;
  const {mode, dragged, places} = board;
  if (dragged) {
    const spot = board.spotAt(dragged.unit);
    return spot
      ? svg`${
          dragged.walks
            ? whole(walked(board, places.home(spot), [dragged.at], true))
            : whole(way([places.home(spot), dragged.at], {scale, places, dashed: true}))
        }${ghost(dragged.at, radius(board, spot), scale)}`
      : nothing;
  }
  const aimed = mode?.kind === 'place' && mode.points.length === 1 && mode.at && board.acting ? mode.at : undefined;
  return mode
    ? svg`${whole(aimed ? walked(board, mode.points[0], [aimed]) : way(trace(mode), {scale, places}))}${mode.keyed && mode.at ? cursor(mode.at, scale) : nothing}`
    : nothing;
}

/** A way with its label on it. @param {{line: Drawing, label: Drawing} | undefined} drawn */
function whole(drawn) {
  return drawn ? svg`${drawn.line}${drawn.label}` : nothing;
}

/** @param {SurfaceBoard} board @param {string | undefined} unit @returns {Token | undefined} */
function laidOut(board, unit) {
  return board.laid.tokens.find(({id}) => id === unit);
}

/** @param {SurfaceBoard} board @param {Spot} spot */
function radius(board, spot) {
  return laidOut(board, spot.id)?.radius ?? 14;
}

/**
 * The whole caption and all conditions of the unit one looks at, where the board had no room for them.
 *
 * @param {SurfaceBoard} board
 */
function tip(board) {
  const id = board.focused ?? board.hover?.unit;
  const laid = laidOut(board, id);
  if (board.mode || board.dragged) {
    return nothing;
  }
  if (!laid) {
    const offer = board.hover?.offer;
    const at = offer && board.places.read(offer.option.place);
    return offer && at
      ? pill(offer.option.text, at.x * board.eye.camera.scale, at.y * board.eye.camera.scale + 26, true)
      : nothing;
  }
  const {unit} = laid;
  const up = unit.height ? board.upWords(unit.height) : '';
  const text = [caption(unit), up, ...unit.conditions.map(tag)].filter(Boolean).join(' · ');
  const shown = board.laid.captions.get(unit.id)?.text;
  const tags = board.laid.tags.get(unit.id)?.lines ?? [];
  const complete =
    shown?.startsWith(caption(unit)) &&
    !tags.some((line) => line.startsWith('+')) &&
    (tags.length > 0 || !unit.conditions.length);
  return complete ? nothing : pill(text, laid.x, laid.y - laid.reach - 24, true);
}
