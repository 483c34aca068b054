/** A small scene around the board; a test changes it, and reads what the board told. */
import '/board/arbiter-board.js';
import '/board/hexes.js';
import '/board/odds-chart.js';
import '/board/plane.js';
import '/board/zones.js';

function unit(id, name, side, place, more = {}) {
  return {
    id,
    name,
    side,
    place,
    size: 1,
    active: false,
    hidden: false,
    seat: {kind: side === 'crew' ? 'member' : 'machine'},
    yours: side === 'crew',
    bars: [{label: 'HP', value: 11, maximum: 15}],
    conditions: [],
    details: [],
    ...more,
  };
}

const units = [
  unit('mara', 'Mara', 'crew', '0,0', {active: true}),
  unit('raider', 'Raider', 'locals', '6,-1'),
  unit('boss', 'Boss', 'locals', '10,5', {size: 2, conditions: [{name: 'prone', explanation: 'Lies.', duration: '1'}]}),
  unit('lurker', '<img src=x onerror="window.broken = true">', 'locals', '-3,-4', {hidden: true}),
];

const blocks = [{label: 'blocks', value: 'ways and sight', parts: [], within: []}];

const features = [
  {kind: 'building', name: 'crane', at: ['7,-6', '9,-2'], size: 0, details: blocks},
  {kind: 'wall', name: 'wall', at: ['3,-5', '3,-2'], size: 0},
  {kind: 'pillar', name: 'pillar', at: ['-3,1'], size: 2},
  {kind: 'area', name: 'smoke', at: ['6,4'], size: 4},
];

const shot = (id) => ({id: `attack:${id}`, text: `Shoot ${id}`, costs: [], unit: id});

export const requests = {
  targets: [
    {
      id: 'q1',
      unit: 'mara',
      kind: 'one',
      main: true,
      options: [
        shot('raider'),
        shot('boss'),
        {id: 'grapple:raider', text: 'Grapple Raider', costs: [{what: 'energy', amount: 2}], unit: 'raider'},
        {id: 'end', text: 'End', costs: [], declines: true},
      ],
    },
  ],
  places: [
    {
      id: 'q2',
      unit: 'mara',
      kind: 'place',
      free: true,
      options: [
        {id: '5,0', text: 'Go (to 5,0)', costs: [], place: '5,0'},
        {id: '0,3; 4,3', text: 'Go (to 4,3)', costs: [], place: '4,3'},
        {id: 'stay', text: 'Stay', costs: [], place: '0,0', declines: true},
      ],
    },
  ],
  reach: [
    {
      id: 'q4',
      unit: 'mara',
      kind: 'place',
      free: true,
      options: [
        {id: '5,0', text: 'Go (5.0m)', costs: [], place: '5,0'},
        {id: 'stay', text: 'Stay', costs: [], place: '0,0', declines: true},
      ],
      reach: {
        most: 6,
        rings: [['-4,-4', '5,-4', '5,4', '-4,4']],
        turns: [
          {at: '0,0', length: 0, before: -1},
          {at: '2,1', length: 2.236, before: 0},
        ],
        grid: {
          corner: '-6,-6',
          step: 2,
          rows: ['.......', '.0000..', '.00000.', '.00011.', '.00000.', '.00000.', '.......'],
        },
      },
    },
  ],
  lengths: [
    {
      id: 'q3',
      unit: 'mara',
      kind: 'place',
      free: true,
      options: [
        {id: '0.5m', text: 'Push', costs: [], place: '6.5,-1'},
        {id: 'none', text: 'Do not push', costs: [], declines: true},
      ],
    },
  ],
};

const board = document.querySelector('arbiter-board');
board.view = {moment: {round: 1, text: ''}, order: [], units, board: {kind: 'plane', features}, details: []};
board.you = {role: 'player', units: ['mara'], member: 'm1'};
board.odds = {'attack:boss': '61.9 %'};
board.requests = requests.targets;

document.querySelector('odds-chart').preview = {
  complete: false,
  margin: 0.012,
  paths: 9,
  assumes: 'nothing',
  headlines: [{name: 'hit', text: 'hit', wanted: true, chance: 0.4444}],
  sums: [],
  choices: [],
  answers: [],
  chances: [{name: 'hit', text: 'hit', chance: 0.4444}],
  numbers: [
    {
      name: 'raider HP',
      text: 'Raider HP',
      mean: -4.4,
      outcomes: Array.from({length: 31}, (_, i) => ({value: -i, chance: 1 / 31})),
    },
  ],
};

window.told = [];
for (const name of ['pick-option', 'pick-place', 'select-unit', 'move-unit', 'act', 'paint-place']) {
  board.addEventListener(name, (event) => window.told.push(`${name} ${Object.values(event.detail).join(' ')}`));
}
window.scene = {board, requests};
