interface FeatText {
  kind: 'HOLE_IN_ONE' | 'ALBATROSS' | 'EAGLE' | 'ALL_BIRDIE' | 'AGE_SHOOTER' | 'COURSE_RECORD' | 'CHAMPION'
  daysAgo: number
  /** Code of the course. */
  course: string
  hole?: number
  /** In metres. */
  distance?: number
  club?: string
  /** Login IDs of demo members. */
  player: string
  witnesses: readonly string[]
  agrees: boolean
  /** A drawing of the place. */
  hasPicture?: true
}

/** By day, the newest first; distances are those of the scorecard from the tee that was played. */
export const feats: readonly FeatText[] = [
  { kind: 'CHAMPION', daysAgo: 7, course: '2', player: 'member8', witnesses: ['member4'], agrees: true },
  {
    kind: 'HOLE_IN_ONE',
    daysAgo: 29,
    course: '3',
    hole: 3,
    distance: 178,
    club: '4H',
    player: 'weekday1',
    witnesses: ['member5', 'member9'],
    agrees: true,
  },
  {
    kind: 'HOLE_IN_ONE',
    daysAgo: 32,
    course: '1',
    hole: 3,
    distance: 138,
    club: '7I',
    player: 'member7',
    witnesses: ['member2', 'member5'],
    agrees: true,
  },
  {
    kind: 'EAGLE',
    daysAgo: 45,
    course: '2',
    hole: 8,
    distance: 500,
    club: '3W',
    player: 'member6',
    witnesses: ['member8'],
    agrees: true,
  },
  { kind: 'AGE_SHOOTER', daysAgo: 96, course: '3', player: 'member9', witnesses: ['member4', 'member7'], agrees: true },
  {
    kind: 'HOLE_IN_ONE',
    daysAgo: 140,
    course: '1',
    hole: 5,
    distance: 168,
    club: '6I',
    player: 'member3',
    witnesses: ['member1', 'member4'],
    agrees: true,
    hasPicture: true,
  },
  {
    kind: 'HOLE_IN_ONE',
    daysAgo: 171,
    course: '2',
    hole: 7,
    distance: 162,
    club: '6I',
    player: 'member9',
    witnesses: ['member6'],
    agrees: false,
  },
  {
    kind: 'COURSE_RECORD',
    daysAgo: 402,
    course: '2',
    player: 'member6',
    witnesses: ['member1', 'member3'],
    agrees: true,
  },
  {
    kind: 'ALBATROSS',
    daysAgo: 455,
    course: '1',
    hole: 7,
    distance: 508,
    club: '3W',
    player: 'member1',
    witnesses: ['member3'],
    agrees: true,
  },
  { kind: 'ALL_BIRDIE', daysAgo: 520, course: '1', player: 'member2', witnesses: ['member7', 'member5'], agrees: true },
]
