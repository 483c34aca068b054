/**
 * The table as this viewer knows it: made by a welcome message, moved on by updates. Plain data and pure functions.
 *
 * @typedef {object} TableModel
 * @property {string} stream
 * @property {number} number of the last item of the log
 * @property {number} first number of the log that the server has
 * @property {You} you
 * @property {import('./protocol.js').Table} table
 * @property {Member[]} members
 * @property {View} view
 * @property {Request[]} requests
 * @property {Call[]} calls what may be done without being asked
 * @property {Waiting[]} waiting
 * @property {Can} can
 * @property {Lobby | null} lobby while the fight has not begun
 * @property {Proposal | null} proposal
 * @property {Ending | null} ending
 * @property {Backdrop | null} backdrop the map picture behind the board
 * @property {Item[]} log in the order of numbers
 */

/**
 * @import {Backdrop, Call, Can, Ending, Item, Lobby, Member, Option, Proposal, Request, Unit, Update, View, ViewChange, Waiting,
 *     Welcome, You} from './protocol.js'
 */

/**
 * The table after a welcome. With the same stream as before, its log continues ours.
 *
 * @param {TableModel | null} before
 * @param {Welcome} message
 * @returns {TableModel}
 */
export function welcomed(before, message) {
  const resumed = before !== null && before.stream === message.stream;
  const next = arrangedForPlay({
    stream: message.stream,
    number: message.number,
    first: message.first ?? 0,
    you: message.you,
    table: message.table,
    members: message.members ?? [],
    view: message.view,
    requests: message.requests ?? [],
    calls: message.calls ?? [],
    waiting: message.waiting ?? [],
    can: message.can ?? {undo: false, redo: false},
    lobby: message.lobby ?? null,
    proposal: message.proposal ?? null,
    ending: message.ending ?? null,
    backdrop: message.backdrop ?? null,
    log: joined(resumed ? before.log : [], message.log ?? []),
  });
  return resumed ? {...next, requests: same(before.requests, next.requests), view: same(before.view, next.view)} : next;
}

/** A member who sits here still. @param {TableModel} table @param {string | undefined} id @returns {Member | undefined} */
export function memberOf({members}, id) {
  return members.find((member) => member.id === id && member.role !== 'gone');
}

/** The known one where they are alike: what was worked out for it stays good. @template T @param {T} known @param {T} fresh @returns {T} */
function same(known, fresh) {
  return JSON.stringify(known) === JSON.stringify(fresh) ? known : fresh;
}

/** @param {TableModel} table @param {Update} message @returns {TableModel} */
export function updated(table, message) {
  const {type, view, log, ...whole} = message;
  const next = {...table, ...whole};
  if (view) next.view = changedView(table.view, view);
  if (log) next.log = joined(table.log, log);
  return message.requests ? arrangedForPlay(next) : next;
}

/** @param {TableModel} table @returns {TableModel} */
function arrangedForPlay(table) {
  return {...table, requests: table.requests.map((request) => foesFirst(request, table.view.units))};
}

/**
 * Where the same thing can be done to the others and to one's own, the others come first: nobody should hit a friend by
 * a hasty key. Everything else stays in its place.
 *
 * @param {Request} request
 * @param {Unit[]} units
 * @returns {Request}
 */
export function foesFirst(request, units) {
  const sides = new Map(units.map(({id, side}) => [id, side]));
  const kind = (/** @type {Option} */ option) => option.id.split(':')[0];
  const aims = (/** @type {Option} */ option) => option.unit !== undefined && sides.has(option.unit);
  const friendly = (/** @type {Option} */ option) => sides.get(option.unit ?? '') === sides.get(request.unit);
  /** @type {Map<string, {foes: Option[], friends: Option[]}>} */
  const sorted = new Map();
  for (const option of request.options.filter(aims)) {
    const same = sorted.get(kind(option)) ?? {foes: [], friends: []};
    (friendly(option) ? same.friends : same.foes).push(option);
    sorted.set(kind(option), same);
  }
  const next = (/** @type {Option} */ option) => {
    const {foes = [], friends = []} = sorted.get(kind(option)) ?? {};
    return foes.shift() ?? friends.shift() ?? option;
  };
  return {...request, options: request.options.map((option) => (aims(option) ? next(option) : option))};
}

/**
 * The view with what changed; units arrive whole, those that are gone by their ids.
 *
 * @param {View} view
 * @param {ViewChange} change
 * @returns {View}
 */
function changedView(view, change) {
  const {units = [], gone = [], ...rest} = change;
  const fresh = new Map(units.map((unit) => [unit.id, unit]));
  const kept = view.units.filter((unit) => !gone.includes(unit.id)).map((unit) => fresh.get(unit.id) ?? unit);
  const known = new Set(kept.map((unit) => unit.id));
  return {...view, ...rest, units: [...kept, ...units.filter((unit) => !known.has(unit.id))]};
}

/**
 * Items by number, each once; the newer telling of an item wins.
 *
 * @param {Item[]} log
 * @param {Item[]} items
 * @returns {Item[]}
 */
export function joined(log, items) {
  if (items.length === 0) return log;
  if (log.length === 0 || items[0].number > log[log.length - 1].number) return [...log, ...items];
  const byNumber = new Map(log.map((item) => [item.number, item]));
  items.forEach((item) => byNumber.set(item.number, item));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}

/**
 * Which numbers of the log are taken back now, after all undos and redos.
 *
 * @param {Item[]} log
 * @returns {Set<number>}
 */
export function undoneNumbers(log) {
  /** @type {Set<number>} */
  const undone = new Set();
  for (const item of log) {
    if (item.kind !== 'undone' && item.kind !== 'redone') continue;
    for (let number = item.from ?? 0; number <= (item.until ?? -1); number++) {
      if (item.kind === 'undone') undone.add(number);
      else undone.delete(number);
    }
  }
  return undone;
}

/**
 * The unit with that id, if this viewer sees it.
 *
 * @param {TableModel} table
 * @param {string} id
 * @returns {Unit | undefined}
 */
export function unitOf(table, id) {
  return table.view.units.find((unit) => unit.id === id);
}

/**
 * Whether a question is this viewer's own, rather than one a gamemaster may answer for somebody.
 *
 * @param {TableModel} table
 * @param {{unit: string, yours: boolean}} request
 * @returns {boolean}
 */
export function isOwn(table, request) {
  return request.yours;
}

/** How a unit is left to the machine, by how well it plays. */
export const MACHINES = [
  ['machine-easy', 'The machine, easy'],
  ['machine', 'The machine, fair'],
  ['machine-hard', 'The machine, hard'],
];

/** Who plays a unit, as the command `seat` names them. @param {Unit} unit @returns {string} */
export function seatOf({seat}) {
  if (seat.kind === 'machine' && seat.strength) return `machine-${seat.strength}`;
  return seat.member ?? seat.kind;
}

/** Who plays a unit, in words. @param {TableModel} table @param {string} unit @returns {string} */
export function playerOf(table, unit) {
  const seat = unitOf(table, unit)?.seat;
  if (seat?.kind === 'member') return table.members.find(({id}) => id === seat.member)?.name ?? 'somebody';
  return seat?.kind === 'machine' ? 'the machine' : 'the gamemaster';
}

/** Those who sit here now. @param {{members: Member[]}} table @returns {Member[]} */
export function present({members}) {
  return members.filter(({role}) => role !== 'gone');
}

/**
 * Whether this viewer may invite: the gamemaster, or where there is none whoever has sat here longest.
 *
 * @param {TableModel} table
 * @returns {boolean}
 */
export function hosts(table) {
  if (hasGamemaster(table)) return table.you.role === 'gamemaster';
  return present(table).find(({role}) => role === 'player')?.id === table.you.member;
}

/**
 * Whether this viewer is the gamemaster, or plays where nobody else has a say.
 *
 * @param {TableModel} table
 * @returns {boolean}
 */
export function leadsOrAlone(table) {
  const {role, member} = table.you;
  const plays = (/** @type {string} */ id) =>
    table.view.units.some(({seat}) => seat?.kind === 'member' && seat.member === id);
  const others = present(table).filter((other) => other.role === 'player' && other.id !== member && plays(other.id));
  return role === 'gamemaster' || (role === 'player' && !hasGamemaster(table) && others.length === 0);
}

/** @param {TableModel} table @returns {boolean} */
export function hasGamemaster(table) {
  return table.members.some(({role}) => role === 'gamemaster');
}
