export type { Hole } from '@clubhouse/contract/reservation/sheet/course'

export const teeNames = ['black', 'blue', 'white', 'red'] as const
