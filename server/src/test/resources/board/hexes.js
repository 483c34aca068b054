/** A board of hexes for the scene: a house with a window and a breach, fog, a flyer, and a blast to be placed. */
import {settled} from '/scene/zones.js';

const detail = (label, value) => ({label, value: `${value}`, parts: [], within: []});
const details = (values) => Object.entries(values).map(([label, value]) => detail(label, value));
const wall = (at, more = {}) => ({
  kind: 'wall',
  name: 'Exterior Brick',
  at: [at],
  size: 0,
  details: details({height: 3, defence: 3, hits: 2, of: 2, robust: 'yes', ...more}),
});

function unit(id, name, side, place, more = {}) {
  return {
    id,
    name,
    side,
    place,
    size: 0,
    active: false,
    hidden: false,
    seat: {kind: 'member'},
    yours: side === 'heroes',
    bars: [{label: 'hits', value: 3, maximum: 3}],
    conditions: [],
    details: [],
    ...more,
  };
}

const board = {
  kind: 'hexes',
  paints: ['exterior-brick', 'fog-smoke'],
  features: [
    {kind: 'board', name: 'Yard', at: [], size: 0, details: details({width: 14, height: 10})},
    {
      kind: 'building',
      name: 'House',
      at: ['1,1', '2,1', '3,1', '0,2', '1,2', '2,2', '3,2', '0,3', '1,3', '2,3'],
      size: 0,
      details: details({roof: 3}),
    },
    ...['1,1', '2,1', '3,1', '0,2', '3,2', '0,3'].map((at) => wall(at)),
    wall('1,3', {hits: 1}),
    {...wall('2,3', {hits: 0}), kind: 'breached-wall'},
    {kind: 'water', name: 'pond', at: ['9,2', '10,2'], size: 0, details: []},
    {kind: 'environment', name: 'fog-smoke', at: ['6,6'], size: 2, details: details({level: 2, around: 2})},
    {kind: 'environment', name: 'rain', at: [], size: 0, details: details({level: 1})},
  ],
};

const units = [
  unit('ember', 'Ember', 'heroes', '4,4', {active: true}),
  unit('bastion', 'Bastion', 'heroes', '8,3'),
  unit('rime', 'Rime', 'raiders', '9,3'),
  unit('gale', 'Gale', 'raiders', '7,1', {height: 4}),
];

const blast = (at, area) => ({id: `blast ${at}`, text: `Rime (blast ${at})`, costs: [], place: at, area});

const requests = [
  {
    id: 'h1',
    unit: 'ember',
    kind: 'place',
    free: true,
    options: [blast('9,3', ['9,3', '10,3', '8,3', '9,2', '10,2', '8,4', '9,4'])],
  },
];

/** What the gamemaster is offered to paint with. */
export const edits = [
  {
    id: 'paint',
    text: 'Paint',
    fields: [
      {
        id: 'what',
        text: 'What',
        kind: 'choice',
        values: [
          {
            id: 'exterior-brick',
            text: 'Exterior Brick',
            fields: [{id: 'height', text: 'Height', kind: 'whole', from: 1, to: 50, now: 3}],
          },
          {
            id: 'fog-smoke',
            text: 'Fog or Smoke',
            fields: [{id: 'level', text: 'Level', kind: 'whole', from: 1, to: 10, now: 1}],
          },
        ],
      },
      {id: 'place', text: 'Hex', kind: 'place'},
      {id: 'on', text: 'It lies there', kind: 'switch', now: true},
    ],
  },
  {
    id: 'break-wall',
    text: 'Break a wall',
    fields: [
      {id: 'place', text: 'Hex', kind: 'place'},
      {id: 'hits', text: 'Hits left', kind: 'whole', from: 0, to: 9, now: 0},
    ],
  },
];

/** The rules, for a blast that may not lie in the first row. */
function areaAt({detail: {place, take}}) {
  const [q, r] = place.split(';').at(-1).replace('blast ', '').split(',').map(Number);
  const around = [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, -1],
    [1, -1],
    [-1, 1],
    [0, 1],
  ];
  take(r === 0 ? {area: [], why: 'there is no line to it'} : {area: around.map(([x, y]) => `${q + x},${r + y}`)});
}

export async function show(role) {
  const {board: shown} = window.scene;
  shown.addEventListener('ask-area', areaAt);
  shown.requests = requests;
  shown.you = {role, units: ['ember'], member: 'm1'};
  shown.view = {moment: {round: 2, text: ''}, order: [], details: [], board, units};
  await settled();
}
