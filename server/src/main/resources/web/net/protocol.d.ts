// What the server sends and takes, made from its description at /api/openapi.json.
// PageTypesTest keeps this file true; run it with -Darbiter.update=true to write it anew.

export interface Error {
  error: Reason;
}

export interface Health {
  status: 'ok' | 'behind' | 'disk-full' | 'read-only' | 'database-away';
  version: string;
  database: 'sqlite' | 'postgresql';
  games: string[];
  refused: Record<string, number>;
}

export interface Game {
  id: string;
  name: string;
  summary: string;
  presentation?: Presentation;
  options: TableOption[];
  encounters: Encounter[];
  candidates: Candidate[];
}

/** What somebody sees of a game who has never played it; minutes are those of a first fight, and those until the first turn is understood. */
export interface Presentation {
  dice: string;
  board: string;
  minutes: number;
  learning: 'easy' | 'medium' | 'hard';
  firstTurn: number;
  tint: 'blue' | 'yellow' | 'red' | 'violet' | 'orange';
  picture: Stroke[];
}

/** An SVG path in a box of 280 by 132, what it is filled with and how strongly in percent, and how it looks: faint, dashed, bare. */
export interface Stroke {
  d: string;
  fill?: 'ground' | 'tint';
  strength?: number;
  width?: number;
  look?: string;
}

export interface Primer {
  game: string;
  name: string;
  cards: PrimerCard[];
}

/** A thought with its picture: a table at a question, as whoever is asked sees it, and what is considered. */
export interface PrimerCard {
  title: string;
  text: string;
  rules: RuleLink[];
  view: View;
  requests: Request[];
  chosen: string[];
  unit?: string;
}

export interface Guide {
  game: string;
  name: string;
  firstFight?: FirstFight;
  hints: Hint[];
}

/** A small fight against the machine in which one learns the game; the learner plays the first side. */
export interface FirstFight {
  encounter: string;
  title: string;
  text: string;
  sides: string[];
  steps: LessonStep[];
  advice: Advice[];
  then?: NextFight;
}

export interface NextFight {
  encounter: string;
  title: string;
  sides: string[];
}

/** Comes up at the question with the label ask that offers an option whose id begins with option, or what is suggested; done by an event of that name whose line names one of ours first, or one of theirs. */
export interface LessonStep {
  title: string;
  text: string;
  ask?: string;
  option?: string;
  done: string;
  theirs: boolean;
}

export interface Advice {
  ask: string;
  text: string;
  option?: string;
}

/** Said once to a person, at the first question with that label, event of that name, or condition. */
export interface Hint {
  id: string;
  title: string;
  text: string;
  rule: string;
  ask?: string;
  event?: string;
  condition?: string;
}

/** A rule or an entry of the content, with the rulings about it. */
export interface Rule {
  id: string;
  game: string;
  kind: string;
  title: string;
  status: 'automated' | 'choice' | 'narrative';
  text: string;
  example?: string;
  values?: {
    name: string;
    value: string;
  }[];
  about?: RuleLink[];
  rulings?: Rule[];
  /** Rulings about it that stand elsewhere. */
  mentioned?: RuleLink[];
  options?: TableOption[];
  /** Worked examples that show it. */
  examples?: RuleLink[];
  chapter?: RuleLink;
}

export interface RuleLink {
  id: string;
  title: string;
}

export interface Book {
  game: string;
  name: string;
  summary: string;
  chapters: BookChapter[];
}

export interface BookChapter {
  id: string;
  title: string;
  /** Paragraphs. */
  text: string[];
  rules: Rule[];
  tables: BookTable[];
  content: {
    kind: string;
    table?: BookTable;
    entries: Rule[];
  }[];
  examples: WorkedExample[];
}

export interface BookTable {
  title: string;
  head: string[];
  rows: string[][];
}

/** A situation that shows rules at work; a table begins from it as from an encounter of that id. */
export interface WorkedExample {
  id: string;
  title: string;
  text: string;
  rules: RuleLink[];
  /** What happens in it. */
  log: string[];
}

export interface Session {
  person: string;
  name: string;
}

export interface Named {
  name: string;
}

export interface Titled {
  title: string;
}

export interface NewTable {
  game: string;
  encounter?: string;
  /** The text of a situation file, docs/situations.md. */
  situation?: string;
  title?: string;
  options?: Record<string, string>;
  seats?: Record<string, 'me' | 'gamemaster' | 'machine' | 'machine-easy' | 'machine-hard'>;
  role?: 'gamemaster' | 'player';
  /** Whether the fight waits until it is begun; false if not given. */
  lobby?: boolean;
}

export interface TableId {
  id: string;
}

export interface NewBranch {
  /** An item of the log: the table begins before the act in which it happened. 0 is the beginning. */
  number: number;
  /** Whether one's own units and the machine's change hands. */
  swap?: boolean;
}

export interface TableEntry {
  id: string;
  title: string;
  game: string;
  name: string;
  role: Role;
  demo: boolean;
  /** Milliseconds since 1970. */
  created: number;
}

export type Role = 'gamemaster' | 'player' | 'spectator';

/** The SHA-256 of the two secrets the dice come from. */
export interface Dice {
  open: string;
  hidden: string;
  /** The secret of the open dice, once it has been shown. */
  secret?: string;
  /** How many open throws there were, once it has been shown. */
  throws?: number;
}

export interface Table {
  id: string;
  title: string;
  game: string;
  name: string;
  demo: boolean;
  /** The encounter it was made from; missing where it was none. */
  encounter?: string;
  options: Record<string, string>;
  dice: Dice;
}

export interface Member {
  id: string;
  name: string;
  role: 'gamemaster' | 'player' | 'spectator' | 'gone';
  /** Whether they have the table open at this server. */
  here?: boolean;
}

export interface You {
  member: string;
  name: string;
  role: Role;
  units: string[];
}

export interface NewInvite {
  role: 'player' | 'spectator' | 'gamemaster';
  units?: string[];
  hours?: number;
  /** For how many people; 1 if not given. */
  seats?: number;
}

export interface InviteLink {
  id: string;
  link: string;
  /** From where the link can be opened: the server's machine, its network, or wherever its name is known. */
  reach: 'machine' | 'network' | 'elsewhere';
  /** The same link under the server's addresses on its network, where the link itself reaches less far. */
  others: string[];
}

export interface Invite {
  id: string;
  role: Role;
  units: string[];
  expires: string;
  seats: number;
  uses: number;
}

export interface Invitation {
  table: string;
  game: string;
  /** What the game is called. */
  name: string;
  /** The title of its encounter, where it was made from one. */
  encounter?: string;
  /** What the encounter is about. */
  text?: string;
  role: Role;
  /** Whom one would play, by name. */
  units: string[];
  by: string;
  /** Who sits there, by name. */
  people: string[];
  begun: boolean;
  /** How many more may accept it. */
  left: number;
  /** The table's id, for somebody who sits there already. */
  seated?: string;
}

export interface Accepted {
  table: string;
}

export interface NewRole {
  role: Role;
}

export interface Total {
  label: string;
  value: number;
}

export interface Detail {
  label: string;
  value: string;
  parts: Total[];
  within: Detail[];
}

export interface Unit {
  id: string;
  name: string;
  side: string;
  active: boolean;
  hidden: boolean;
  seat: Seat;
  yours: boolean;
  bars: Bar[];
  conditions: Condition[];
  details: Detail[];
  /** The word for being out of the fight. */
  out?: string;
  hand?: boolean;
  passing?: boolean;
  /** Its standing orders by label, told to its player and the gamemaster. */
  orders?: Record<string, 'ask' | 'pass' | 'suggested'>;
  place?: string;
  size?: number;
  facing?: number;
  height?: number;
  /** The drawing that its token bears: medic, blade, tank ... */
  emblem?: string;
  portrait?: Portrait;
}

export interface View {
  moment: Moment;
  order: string[];
  /** How many of the order act in this round; the others act in the next. */
  left: number;
  units: Unit[];
  board: Board;
  details: Detail[];
}

export interface Request {
  id: string;
  unit: string;
  name: string;
  label: string;
  prompt: string;
  kind: 'one' | 'some' | 'order' | 'amount' | 'place' | 'yes-no';
  least: number;
  most: number;
  main: boolean;
  quiet?: boolean;
  fallback: string[];
  options: Option[];
  yours: boolean;
  free?: boolean;
  /** The id of the first of those that are asked at one moment. */
  moment?: string;
  reach?: Reach;
  purse?: Purse;
  spared?: Spared[];
}

/** What the options are paid with: an answer may name several of them, joined by a plus. */
export interface Purse {
  left: Cost[];
  /** What others spend afterwards. */
  others: Cost[];
  roll: Pool;
  lacking: Lacking[];
}

/** An enemy whom none of the options can be aimed at, and why in a few words: too far, no line. */
export interface Spared {
  unit: string;
  why: string;
}

/** Something that cannot be bought now. */
export interface Lacking {
  text: string;
  costs: Cost[];
  why: string;
}

/** Where a free answer may lie on an open board: closed rings, an odd number of them around each place in reach, and the shortest ways. */
export interface Reach {
  /** How far at most, in metres. */
  most: number;
  rings: string[][];
  turns: Turn[];
  grid: Grid;
}

/** A place where ways turn, how long the way is up to there, and the number of the turn before it; the first is the start. */
export interface Turn {
  at: string;
  length: number;
  before: number;
}

/** Points in rows from the north-west corner: a letter for the last turn on the way there, 0 being the first, or a dot. */
export interface Grid {
  corner: string;
  step: number;
  rows: string[];
}

export interface Item {
  number: number;
  kind: 'event' | 'chat' | 'roll' | 'odds' | 'note' | 'undone' | 'redone';
  /** The name of the event, such as attack-rolled. */
  event?: string;
  text: string;
  parts?: Part[];
  round?: number;
  turn?: string;
  by?: string;
  to?: string;
  /** Milliseconds since 1970. */
  time?: number;
  from?: number;
  until?: number;
  /** How much the line of an event matters to a reader; missing for a sentence of the story. */
  weight?: 'announcement' | 'result' | 'small';
  /** Questions of the act that were answered because its player had said so when it began. */
  beforehand?: string[];
  /** Of odds that somebody asked for in the chat. */
  outcomes?: Outcome[];
  deed?: Deed;
  walk?: Walk;
  view?: EventChange;
}

/** The details of the view and of its units just after an item of the log. */
export interface Sheets {
  number: number;
  details: Detail[];
  units: {
    id: string;
    details: Detail[];
  }[];
}

/** Places that an option does not get at though they are not too far, and why. */
export interface Gap {
  why: string;
  at: string[];
}

/** The way that somebody went: the places after its start, the last being where it ends. */
export interface Walk {
  unit: string;
  by: string[];
}

/** Who tried something against whom, and whether it came off. */
export interface Deed {
  unit: string;
  targets: string[];
  hit: boolean;
}

/** What changes of a unit while a fight goes on. */
export interface UnitState {
  id: string;
  name: string;
  side: string;
  active: boolean;
  hidden: boolean;
  bars: Bar[];
  conditions: Condition[];
  out?: string;
  place?: string;
  size?: number;
  facing?: number;
  height?: number;
  emblem?: string;
}

/** What an event changed in the view; those of an update together lead to its view. */
export interface EventChange {
  moment?: Moment;
  order?: string[];
  units?: UnitState[];
  gone?: string[];
}

export interface EventPicture {
  number: number;
  view: EventChange;
  /** How well each side stood; only differences mean something. */
  worth: Record<string, number>;
}

/** How the table was: its first view, what leads from that to the beginning, and what each item changed. */
export interface Pictures {
  first: number;
  /** The last item of the log that can be shown. */
  number: number;
  start: View;
  change: EventChange;
  pictures: EventPicture[];
}

export interface Welcome {
  type: 'welcome';
  stream: string;
  number: number;
  you: You;
  table: Table;
  members: Member[];
  view: View;
  requests: Request[];
  calls: Call[];
  waiting: Waiting[];
  can: Can;
  log: Item[];
  first: number;
  lobby?: Lobby | null;
  proposal?: Proposal | null;
  ending?: Ending | null;
  backdrop?: Backdrop | null;
}

export interface Log {
  log: Item[];
  first: number;
  number: number;
}

export interface Replay {
  number: number;
  view: View;
  ending?: Ending | null;
}

export type Command =
  | AnswerCommand
  | CallCommand
  | RevealCommand
  | UndoCommand
  | RedoCommand
  | AgreeCommand
  | DisagreeCommand
  | SayCommand
  | HandCommand
  | PassCommand
  | OrderCommand
  | StopCommand
  | SeatCommand
  | ReadyCommand
  | BeginCommand
  | NudgeCommand
  | PortraitCommand
  | BackdropCommand
  | EditCommand
  | AddCommand
  | PlaceCommand
  | HideCommand
  | AdjustCommand
  | RemoveCommand
  | PaintCommand;

export interface AnswerCommand {
  do: 'answer';
  request: string;
  options: string[];
  then?: Then[];
  /** The next actions of the turn, done when they are asked for. */
  plan?: Planned[];
  /** What is said to further questions of the act: option ids by unit/label. */
  with?: Record<string, string>;
  /** Standing orders given along with the answer, by unit/label; taken back with it. */
  orders?: Record<string, 'ask' | 'pass' | 'suggested'>;
}

export interface CallCommand {
  do: 'call';
  unit: string;
  option: string;
}

export interface RevealCommand {
  do: 'reveal';
}

export interface UndoCommand {
  do: 'undo';
}

export interface RedoCommand {
  do: 'redo';
}

export interface AgreeCommand {
  do: 'agree';
  proposal: string;
}

export interface DisagreeCommand {
  do: 'disagree';
  proposal: string;
}

export interface SayCommand {
  do: 'say';
  text: string;
  to?: string;
}

export interface HandCommand {
  do: 'hand';
  unit: string;
  raised: boolean;
}

export interface PassCommand {
  do: 'pass';
  unit: string;
  on?: boolean;
}

export interface OrderCommand {
  do: 'order';
  unit: string;
  label: string;
  answer: 'ask' | 'pass' | 'suggested' | 'usual';
}

export interface StopCommand {
  do: 'stop';
  unit: string;
  label: string;
  on: boolean;
}

export interface SeatCommand {
  do: 'seat';
  unit: string;
  to: string;
}

export interface ReadyCommand {
  do: 'ready';
  on?: boolean;
}

export interface BeginCommand {
  do: 'begin';
}

export interface NudgeCommand {
  do: 'nudge';
  member: string;
}

export interface EditCommand {
  do: 'edit';
  edit: string;
  unit?: string;
  values?: Record<string, unknown>;
}

export interface AddCommand {
  do: 'add';
  unit: Record<string, unknown>;
}

export interface PlaceCommand {
  do: 'place';
  unit: string;
  at: string;
}

export interface HideCommand {
  do: 'hide';
  unit: string;
  hidden: boolean;
}

export interface AdjustCommand {
  do: 'adjust';
  unit: string;
  bar: string;
  value: number;
}

export interface RemoveCommand {
  do: 'remove';
  unit: string;
}

export interface PaintCommand {
  do: 'paint';
  place: string;
  what: string;
  on: boolean;
}

export interface Frame {
  key: string;
  command: Command;
  number?: number;
  type?: 'command';
}

export interface Ack {
  type: 'ack';
  key: string;
  number: number;
}

export type Chosen = string[];

export interface Then {
  unit: string;
  label: string;
  options: string[];
}

export interface Considered {
  request: string;
  options: string[];
  then?: Then[];
  plan?: Planned[];
}

export interface Planned {
  unit: string;
  options: string[];
  then?: Then[];
}

export interface Following {
  requests: Request[];
  next?: Request;
}

export interface Question {
  request: string;
  options?: Chosen;
  each?: Chosen[];
  policy?: 'default' | 'best' | 'none';
  /** worth, hit, damage:UNIT or stands:UNIT. */
  goal?: string;
  until?: 'act' | 'turn' | 'round';
  /** Also look for the best answers of others. */
  answered?: boolean;
  with?: Record<string, string>;
}

export interface Preview {
  complete: boolean;
  margin: number;
  paths: number;
  /** What is taken for granted of those on other sides. */
  assumes: 'nothing' | 'unanswered' | 'answered' | 'unless answered';
  /** What one decides by, the most important first. */
  headlines: Headline[];
  chances: Chance[];
  numbers: Spread[];
  /** What is added to the dice on the way. */
  sums: Sum[];
  /** The dice that are thrown on the way, each with its reason. */
  pools: Pooled[];
  choices: Choice[];
  /** What others may answer on the way. */
  answers: Choice[];
  answered?: Answered;
  /** Whole outcomes; told on the command line, not by the server. */
  outcomes?: Whole[];
}

export type Previews =
  | Preview
  | {
      previews: Preview[];
    };

export interface About {
  id: string;
  title: string;
  game: string;
  name: string;
  demo: boolean;
  encounter?: string;
  options: Record<string, string>;
  dice: Dice;
  role: Role;
  members: Member[];
}

/** A whole table in one file; its format has a version in it. */
export type Export = Record<string, unknown>;

export interface Seat {
  kind: 'member' | 'gamemaster' | 'machine';
  member?: string;
  /** How well the machine plays it, where that is not fair. */
  strength?: 'easy' | 'hard';
}

export interface Bar {
  label: string;
  value: number;
  maximum: number;
  parts?: number;
}

export interface Condition {
  name: string;
  explanation: string;
  duration?: string;
  unit?: string;
}

export interface Moment {
  round: number;
  text: string;
}

export interface Feature {
  kind: string;
  name: string;
  at: string[];
  size: number;
  details: Detail[];
}

export interface Board {
  kind: string;
  features: Feature[];
  paints?: string[];
}

export interface Cost {
  what: string;
  amount: number;
}

export interface Option {
  id: string;
  text: string;
  costs: Cost[];
  unit?: string;
  place?: string;
  area?: string[];
  gaps?: Gap[];
  whom?: string[];
  declines?: boolean;
  /** What comes of it, where its text alone does not say so. */
  note?: string;
  /** Of something to buy: one answer may name it more than once. */
  repeats?: boolean;
}

/** A piece of a line: plain words, a unit, a rule, thrown dice or a total with what it is made of. */
export type Part =
  | {
      words: string;
    }
  | {
      unit: string;
      text: string;
    }
  | {
      rule: string;
      text: string;
    }
  | {
      dice: string;
      pool?: Pool;
    }
  | {
      total: number;
      text: string;
      parts: Total[];
    };

export interface Outcome {
  value: number;
  chance: number;
  exact?: string;
}

export interface Call {
  unit: string;
  name: string;
  option: Option;
  yours: boolean;
}

export interface Edits {
  edits: Edit[];
}

export interface Edit {
  id: string;
  text: string;
  fields: EditField[];
}

export interface EditField {
  id: string;
  text: string;
  kind: 'choice' | 'unit' | 'whole' | 'switch' | 'place' | 'words' | 'newcomer';
  values?: EditValue[];
  from?: number;
  to?: number;
  now?: boolean | number | string;
  longest?: number;
}

export interface EditValue {
  id: string;
  text: string;
  now?: boolean;
  fields?: EditField[];
}

export interface Waiting {
  unit: string;
  name: string;
  member?: string;
}

export interface Can {
  undo: boolean;
  redo: boolean;
}

/** A table before its fight begins: the members who are ready. */
export interface Lobby {
  ready: string[];
}

export interface Proposal {
  id: string;
  by: string;
  what: 'undo' | 'redo';
  asked: string[];
  agreed: string[];
}

export interface Ending {
  winner?: string;
  text: string;
}

export interface Headline {
  name: string;
  text: string;
  /** Whether whoever decides wants it or fears it, where that is known. */
  wanted?: boolean;
  chance?: number;
  /** The chance as a fraction, where it is known. */
  exact?: string;
  /** Of a number instead of a chance. */
  mean?: number;
  /** The same figure where others answer at their best. */
  answered?: number;
}

export interface Sum {
  name: string;
  text: string;
  total: number;
  parts: Total[];
}

export interface Pooled {
  name: string;
  text: string;
  pool: Pool;
}

/** Dice that are thrown together. */
export interface Pool {
  dice: Die[];
  /** What was taken away, and what comes without a roll. */
  notes: string[];
}

export interface Die {
  /** Which die it is, by its name: proficiency, setback ... */
  die: string;
  /** Whether it stands against whoever throws it. */
  against?: boolean;
  /** Why it is in the pool. */
  why: string;
  /** The symbols that came up, none on a blank side; missing before it is thrown. */
  shows?: string[];
}

export interface Answered {
  /** What others answer against. */
  goal: string;
  chances: Chance[];
  numbers: Spread[];
}

export interface Chance {
  name: string;
  text: string;
  chance: number;
  /** The chance as a fraction, where it is known. */
  exact?: string;
}

export interface Spread {
  name: string;
  text: string;
  mean: number;
  sd: number;
  outcomes: Outcome[];
}

export interface Whole {
  facts: Record<string, boolean>;
  numbers: Record<string, number>;
  news: string[];
  chance: number;
  exact?: string;
}

export interface Choice {
  label: string;
  unit: string;
  prompt: string;
  taken?: string;
  options: Option[];
}

/** What a table may decide for itself; the first value is the usual one. */
export interface TableOption {
  id: string;
  /** The rule that tells of it. */
  rule: string;
  text: string;
  values: string[];
}

export interface Side {
  id: string;
  units: string[];
}

export interface Encounter {
  id: string;
  title: string;
  text: string;
  sides: Side[];
}

export interface Candidate {
  way: 'from' | 'character';
  id: string;
  name: string;
  summary: string;
}

export interface Reason {
  code: string;
  message: string;
  where?: string;
  retryAfter?: number;
}

/** What changed in a view: units whole, those no longer seen by their ids. */
export interface ViewChange {
  moment?: Moment;
  order?: string[];
  left?: number;
  units?: Unit[];
  gone?: string[];
  board?: Board;
  details?: Detail[];
}

/** On the socket: whatever changed for the viewer. */
export interface Update {
  type: 'update';
  number: number;
  view?: ViewChange;
  table?: Table;
  members?: Member[];
  requests?: Request[];
  calls?: Call[];
  waiting?: Waiting[];
  can?: Can;
  log?: Item[];
  lobby?: Lobby | null;
  proposal?: Proposal | null;
  ending?: Ending | null;
  backdrop?: Backdrop | null;
}

/** On the socket: why a command was not carried out. */
export interface Refused {
  type: 'refused';
  key?: string;
  number?: number;
  error: Reason;
}

/** On the socket: the answer to a ping. */
export interface Pong {
  type: 'pong';
}

/** On the socket: that member waits for the reader and calls for their attention. */
export interface Nudge {
  type: 'nudge';
  by: string;
}

/** What the socket of a table sends. */
export type Message =
  | Welcome
  | Update
  | Ack
  | Refused
  | Pong
  | Nudge;

export interface Image {
  id: string;
  type: string;
  width: number;
  height: number;
  /** Whether somebody at the table is shown it. */
  shown: boolean;
}

export interface Images {
  images: Image[];
}

/** What a token bears: an image of this table, or an emblem. */
export interface Portrait {
  image?: string;
  emblem?: string;
}

/** The image behind the board: its width and how far its middle lies from the board's, in hundredths of the board's width and height, and its opacity in hundredths. */
export interface Backdrop {
  image: string;
  width: number;
  across: number;
  down: number;
  opacity: number;
}

export interface PortraitCommand {
  do: 'portrait';
  unit: string;
  image?: string;
  emblem?: string;
}

export interface BackdropCommand {
  do: 'backdrop';
  image?: string;
  width?: number;
  across?: number;
  down?: number;
  opacity?: number;
}

export interface Luck {
  sides: SideLuck[];
}

export interface SideLuck {
  side: string;
  dice: number;
  sum: number;
  expected: number;
  /** The chance that as many such dice come to this or more. */
  higher: number;
  lower: number;
  bars: LuckBar[];
}

export interface LuckBar {
  from: number;
  to: number;
  chance: number;
}

export interface Area {
  area: string[];
  /** Why the place cannot be chosen, in the words of the rules. */
  why?: string;
}

/** What somebody asks the lab; the same order with the same seed has the same answer. */
export interface LabOrder {
  kind: 'simulation' | 'ablation' | 'sensitivity' | 'comparison' | 'course';
  game?: string;
  encounter?: string;
  /** The text of a situation file, docs/situations.md. */
  situation?: string;
  table?: string;
  fights?: number;
  seed?: number;
  /** By side: fast, easy, random, tactician or tactician:DECISIONS. */
  agents?: Record<string, string>;
  changes?: BarChange[];
  unit?: string;
  allowIllegal?: boolean;
}

export interface BarChange {
  unit: string;
  bar: string;
  value: number;
}

export interface LabJob {
  id: string;
  kind: 'simulation' | 'ablation' | 'sensitivity' | 'comparison' | 'course';
  stage: 'waiting' | 'running' | 'done' | 'failed';
  stopped: boolean;
  /** So many jobs come first. */
  before?: number;
  order: LabOrder;
  scene: LabScene;
  progress?: LabProgress;
  result?: EncounterReport | AblationReport | SensitivityReport | Comparison | LabCourse;
  problem?: string;
}

export interface LabScene {
  title: string;
  game: string;
  name: string;
  seed: number;
  sides: LabSide[];
}

export interface LabSide {
  id: string;
  agent: string;
  units: LabUnit[];
}

export interface LabUnit {
  id: string;
  name: string;
  bars: LabBar[];
}

export interface LabBar {
  id: string;
  label: string;
  now: number;
  from: number;
  to: number;
}

export interface LabProgress {
  done: number;
  of: number;
  won?: ShareInterval;
  trace?: SharePoint[];
  secondsLeft?: number;
  judged?: (AblationEffect | PointWorth)[];
  difference?: Difference;
  points?: CoursePoint[];
}

export interface ShareInterval {
  share: number;
  low: number;
  high: number;
}

export interface SharePoint {
  fights: number;
  share: number;
  low: number;
  high: number;
}

export interface Difference {
  difference: number;
  low: number;
  high: number;
}

export interface Verdict {
  kind: 'fair' | 'favoured' | 'against' | 'open' | 'endless';
  text: string;
  more?: number;
}

export interface SideReport {
  side: string;
  wins: number;
  won: ShareInterval;
  acting?: ShareInterval;
  losingFirst?: ShareInterval;
}

export interface OtherPlayers {
  agent: string;
  fights: number;
  won: ShareInterval;
  agreement: 'same' | 'opposite' | 'unclear';
}

export interface LengthReport {
  median: number;
  most: number;
  stopped: number;
  decisions: number;
  leadChanges: number;
}

export interface RoundReport {
  round: number;
  ended: Record<string, number>;
  open: number;
  leaderWins?: number;
}

export interface UnitReport {
  id: string;
  name: string;
  side: string;
  standing: number;
  first: number;
  after: number[];
  falls?: number;
  left: Record<string, number>;
}

export interface ExampleReport {
  kind: 'typical' | 'best' | 'worst';
  number: number;
  text: string;
}

export interface FightFault {
  number: number;
  message: string;
}

export interface EncounterReport {
  name: string;
  game: string;
  title: string;
  agents: Record<string, string>;
  seed: number;
  fights: number;
  wanted: number;
  verdict: Verdict;
  sides: SideReport[];
  drawn: number;
  visible: number;
  others: OtherPlayers[];
  length: LengthReport;
  rounds: RoundReport[];
  units: UnitReport[];
  examples: ExampleReport[];
  endings: Record<string, number>;
  trace: SharePoint[];
  faulty: number;
  faults: FightFault[];
  seconds: number;
  complete: boolean;
}

export interface Restriction {
  unit: string;
  label: string;
  option: string;
}

export interface AblationEffect {
  restriction: Restriction;
  unit: string;
  side: string;
  text: string;
  used: number;
  change: Difference;
}

export interface AblationReport {
  name: string;
  game: string;
  side: string;
  seed: number;
  fights: number;
  won?: ShareInterval;
  candidates: number;
  effects: AblationEffect[];
}

export interface NumberChange {
  unit: string;
  name: string;
  side: string;
  bar: string;
  from: number;
  to: number;
}

export interface PointWorth {
  number: NumberChange;
  change: Difference;
}

export interface SensitivityReport {
  name: string;
  game: string;
  side: string;
  seed: number;
  fights: number;
  won?: ShareInterval;
  candidates: number;
  numbers: PointWorth[];
}

/** Nine counts: pairs lost in A come first (lost, undecided, won in B), then undecided, then won. */
export interface PairTally {
  counts: number[];
}

export interface EvidencePoint {
  pairs: number;
  forB: number;
  forA: number;
}

export interface Comparison {
  a: string;
  b: string;
  game: string;
  side: string;
  seed: number;
  answer: 'b-better' | 'a-better' | 'no-such-difference' | 'nothing-differs' | 'cannot-tell';
  pairs: number;
  limit: number;
  step: number;
  difference: Difference;
  inA: ShareInterval;
  inB: ShareInterval;
  counts: PairTally;
  evidence: number;
  evidenceAgainst: number;
  unpaired: number;
  trace: EvidencePoint[];
}

export interface CoursePoint {
  number: number;
  round: number;
  text: string;
  won: ShareInterval;
}

export interface LabCourse {
  side: string;
  fights: number;
  complete: boolean;
  points: CoursePoint[];
}
