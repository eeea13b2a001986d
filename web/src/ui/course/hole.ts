/** Positions on a hole are `at` metres along the line of play and `off` metres to its right (left is negative). */
export interface Hole {
  loop: LoopName
  no: number
  par: 3 | 4 | 5
  /** Stroke index within the loop, 1 is the hardest. */
  index: number
  /** Metres from the black, blue, white and red tees, along the line of play. */
  tees: readonly [number, number, number, number]
  /** Metres that the green lies above the tee. */
  rise: number
  /** The line of play as [across, along] from the tee; drawn to the length of the black tee. */
  line: readonly (readonly [across: number, along: number])[]
  /** Edges of the fairway: [at, left, right]. */
  fairway: readonly (readonly [at: number, left: number, right: number])[]
  /** Half width, half depth, degrees. */
  green: readonly [rx: number, ry: number, turn: number]
  bunkers: readonly (readonly [at: number, off: number, rx: number, ry: number, turn: number])[]
  /** Shores of ponds and streams, each a ring of [at, off]. */
  water: readonly (readonly (readonly [at: number, off: number])[])[]
  /** How thick the trees stand beside it, 0 to 1. */
  woods: number
}

export type LoopName = 'lake' | 'pine' | 'hill'

export interface Loop {
  name: LoopName
  /** Key of the course in code group 517. */
  code: string
  holes: readonly Hole[]
}

export const teeNames = ['black', 'blue', 'white', 'red'] as const
