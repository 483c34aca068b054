/** Boards of zones for the scene: squares, hexes and a map of seven rooms. */

function unit(id, name, side, place, more = {}) {
  return {
    id,
    name,
    side,
    place,
    size: 0,
    active: false,
    hidden: false,
    seat: {kind: side === 'wing' ? 'member' : 'machine'},
    yours: side === 'wing',
    bars: [
      {label: 'Threshold', value: 11, maximum: 16, parts: 4},
      {label: 'Energy', value: 3, maximum: 6},
    ],
    conditions: [],
    details: [],
    ...more,
  };
}

const detail = (label, value) => ({label, value, parts: [], within: []});
const zone = (at, ...details) => ({
  kind: 'zone',
  name: at,
  at: [at],
  size: 0,
  details: details.map((word) => detail(...word)),
});
const terrain = (at, ...kinds) => zone(at, ...kinds.map((kind) => ['terrain', kind]));
const grid = (columns, rows) => ({
  kind: 'grid',
  name: 'grid',
  at: [],
  size: 0,
  details: [detail('columns', `${columns}`), detail('rows', `${rows}`)],
});
const paints = ['difficult', 'defensive', 'extreme', 'impassable'];

const duel = (other) => [{name: 'duel', explanation: 'Stays with its opponent.', unit: other}];
const maimed = [{name: 'left arm maimed', explanation: 'What sits there does not work.', duration: 'until repaired'}];

/** Ten units, four of them in one zone. */
const machines = (at) => [
  unit('ace', 'Ace', 'wing', at[0], {active: true}),
  unit('bulwark', 'Bulwark', 'wing', at[1], {conditions: duel('warlord')}),
  unit('comet', 'Comet', 'wing', at[2], {conditions: maimed}),
  unit('dancer', 'Dancer', 'wing', at[3]),
  unit('warlord', 'Warlord', 'horde', at[4], {
    conditions: duel('bulwark'),
    bars: [{label: 'Threshold', value: 5, maximum: 20, parts: 4}],
  }),
  unit('grunt-1', 'Grunt 1', 'horde', at[5]),
  unit('grunt-2', 'Grunt 2', 'horde', at[5]),
  unit('grunt-3', 'Grunt 3', 'horde', at[5]),
  unit('sniper', 'Sniper', 'horde', at[6]),
  unit('lurker', 'Lurker', 'horde', at[7], {hidden: true}),
];

export const boards = {
  squares: {
    board: {
      kind: 'zones-squares',
      paints,
      features: [
        grid(12, 8),
        terrain('4,2', 'difficult'),
        terrain('5,2', 'difficult', 'difficult'),
        terrain('5,3', 'defensive', 'difficult'),
        terrain('8,1', 'extreme'),
        terrain('8,2', 'extreme'),
        terrain('3,5', 'impassable'),
        terrain('4,5', 'impassable'),
        zone('10,6', ['environment', 'underwater']),
        zone('11,6', ['environment', 'underwater']),
        zone('1,1', ['height', '+2']),
        {kind: 'wall', name: 'wall', at: ['6,4', '7,4'], size: 0},
      ],
    },
    units: machines(['2,3', '6,3', '1,5', '3,2', '6,3', '9,4', '10,1', '8,6']),
  },
  hexes: {
    board: {
      kind: 'zones-hexes',
      paints,
      features: [
        grid(10, 8),
        terrain('3,2', 'difficult'),
        terrain('4,2', 'difficult', 'difficult'),
        terrain('4,3', 'defensive'),
        terrain('6,1', 'extreme'),
        terrain('1,5', 'impassable'),
        terrain('2,5', 'rubble'),
        {kind: 'wall', name: 'wall', at: ['3,4', '4,4'], size: 0},
      ],
    },
    units: machines(['1,3', '4,4', '0,5', '2,2', '4,4', '6,4', '8,1', '4,6']),
  },
  rooms: {
    board: {
      kind: 'zones',
      paints,
      features: [
        terrain('Hangar'),
        terrain('Lift', 'difficult'),
        terrain('Gallery', 'defensive'),
        terrain('Reactor', 'extreme', 'difficult'),
        terrain('Bridge'),
        terrain('Airlock'),
        zone('Outer hull', ['environment', 'space']),
        ...[
          ['Hangar', 'Lift', '1'],
          ['Hangar', 'Airlock'],
          ['Airlock', 'Outer hull', '2'],
          ['Lift', 'Gallery'],
          ['Gallery', 'Reactor'],
          ['Gallery', 'Bridge'],
          ['Outer hull', 'Reactor'],
          ['Lift', 'Reactor'],
        ].map(([one, other, cost]) => ({
          kind: 'link',
          name: 'link',
          at: [one, other],
          size: 0,
          details: cost ? [detail('cost', cost)] : [],
        })),
        {kind: 'wall', name: 'wall', at: ['Lift', 'Reactor'], size: 0},
      ],
    },
    units: machines(['Hangar', 'Gallery', 'Hangar', 'Lift', 'Gallery', 'Reactor', 'Bridge', 'Airlock']),
  },
};

const go = (place) => ({id: place, text: `Go to ${place}`, costs: [], place});

export const requests = {
  squares: [
    {
      id: 'z1',
      unit: 'ace',
      kind: 'one',
      main: true,
      options: [
        ...['1,2', '2,2', '3,3', '1,3', '3,4', '2,4'].map(go),
        {id: 'guard:3,3', text: 'Guard 3,3', costs: [{what: 'energy', amount: 1}], place: '3,3'},
        {
          id: 'shell:sniper',
          text: 'Shell Sniper',
          costs: [],
          unit: 'sniper',
          area: ['9,0', '10,0', '11,0', '9,1', '10,1', '11,1', '9,2', '10,2', '11,2'],
        },
        {id: 'end', text: 'End', costs: [], declines: true},
      ],
    },
  ],
  hexes: [
    {
      id: 'z2',
      unit: 'ace',
      kind: 'one',
      main: true,
      options: [
        ...['0,3', '2,3', '1,2', '1,4', '0,4'].map(go),
        {id: 'attack:rifle', text: 'Attack with the Rifle', costs: [], whom: ['warlord', 'sniper']},
        {id: 'hold:rifle', text: 'Hold down with the Rifle', costs: [], whom: ['sniper']},
        {id: 'burst', text: 'Burst', costs: [], area: ['4,4', '5,4', '3,4', '4,3', '4,5', '5,3', '3,5']},
        {id: 'end', text: 'End', costs: [], declines: true},
      ],
    },
  ],
  rooms: [{id: 'z3', unit: 'ace', kind: 'place', free: true, options: ['Lift', 'Airlock'].map(go)}],
};

/** Puts one of the boards on the page. */
export async function show(name, you = {role: 'player', units: ['ace'], member: 'm1'}) {
  const {board} = window.scene;
  board.requests = requests[name];
  board.you = you;
  board.view = {moment: {round: 2, text: ''}, order: [], details: [], ...boards[name]};
  await settled();
}

export async function settled() {
  const {board} = window.scene;
  await board.updateComplete;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await board.kind.updateComplete;
}
