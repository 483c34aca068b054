/**
 * Line drawings of bodies, a path for each place that can be hit, in a box of 100 by 160 or 160 by 110. Those who have
 * their back to the left show it: left is the left of the one who is drawn, seen from the front.
 *
 * @typedef {{box: string, places: Record<string, string>, lines: string}} Outline lines belong to no place
 */

/** By the name of the plan. @type {Record<string, Outline>} */
export const OUTLINES = {
  humanoid: {
    box: '0 0 100 168',
    places: {
      Head: 'M50 4a13 14 0 0 1 13 14c0 8-4 14-8 16h-10c-4-2-8-8-8-16A13 14 0 0 1 50 4z',
      Torso: 'M38 37h24l10 5 1 12-4 34-1 8H32l-1-8-4-34 1-12z',
      'Right arm': 'M25 43q-9 3-10 14l-5 26-2 21q0 6 4 6t5-5l3-20 6-26z',
      'Left arm': 'M75 43q9 3 10 14l5 26 2 21q0 6-4 6t-5-5l-3-20-6-26z',
      'Right leg': 'M32 99h17l-2 33-2 30H32l-1-30z',
      'Left leg': 'M51 99h17l1 33-1 30H55l-2-30z',
    },
    lines: 'M38 46l12 6 12-6M32 90h36',
  },
  quadruped: {
    box: '0 0 170 112',
    places: {
      Head: 'M6 34l16-6 4-13 9 9 8 9 1 17-10 8H16L5 52z',
      Torso: 'M46 32q30-7 60-3l32 4q8 3 8 14v12q-1 9-9 10l-30-1q-26 4-54 1l-8-9z',
      'Left front leg': 'M48 66l16 4-1 18 1 18H52l-3-19z',
      'Right front leg': 'M68 72l13-1-1 17 2 18H71l-3-17z',
      'Left hind leg': 'M112 70l13 1 2 15-3 20h-11l-1-18z',
      'Right hind leg': 'M129 71l15-4 4 17-3 22h-11l-2-19z',
    },
    lines: 'M146 42q13-3 18-16M16 38v.1M6 46h10',
  },
  'flying insect': {
    box: '0 0 160 118',
    places: {
      Head: 'M80 8q12 0 13 12 0 11-13 13-13-2-13-13Q68 8 80 8z',
      Torso: 'M80 36q14 1 16 16-1 10-6 15 6 8 4 20-3 15-14 23-11-8-14-23-2-12 4-20-5-5-6-15 2-15 16-16z',
      'Right wing': 'M62 46Q38 24 8 30q-6 12 8 24 22 12 47 4z',
      'Left wing': 'M98 46q24-22 54-16 6 12-8 24-22 12-47 4z',
      Legs: 'M64 66L44 78l-8 20 3 1 9-17 17-9zM96 66l20 12 8 20-3 1-9-17-17-9zM66 84l-14 12-2 14h3l3-12 11-9zM94 84l14 12 2 14h-3l-3-12-11-9z',
    },
    lines: 'M72 12L62 2M88 12L98 2M68 68h24M67 82h26M70 95h20',
  },
  hoverbot: {
    box: '0 0 140 150',
    places: {
      Optics: 'M52 8h36l8 12-6 14H50l-6-14z',
      'Main body': 'M46 38h48q12 8 12 24-1 20-16 28H50Q35 82 34 62q0-16 12-24z',
      'Arm 1': 'M32 56L14 70 8 96l6 12 5-2-3-10 6-20 14-10z',
      'Arm 2': 'M108 56l18 14 6 26-6 12-5-2 3-10-6-20-14-10z',
      'Arm 3': 'M64 92h12l1 18 7 8-4 4-10-8-10 8-4-4 7-8z',
      Thruster: 'M46 94h14v14l-4 12H46l-5-14zM94 94H80v14l4 12h10l5-14z',
    },
    lines: 'M62 21a8 8 0 1 0 16 0 8 8 0 1 0-16 0M46 128l-4 14M54 128v16M86 128v16M94 128l4 14M44 62h52',
  },
};
