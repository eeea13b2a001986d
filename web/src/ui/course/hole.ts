export type { Hole } from '@clubhouse/contract/reservation/course'

export const teeNames = ['black', 'blue', 'white', 'red'] as const
