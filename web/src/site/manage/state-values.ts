import { stateHistory } from '@clubhouse/contract/site-plan'

export type SiteStateNumber = 0 | 1 | 2
export const STATES = [1, 2, 0] as const
export const TONES = { 0: 'bad', 1: 'good', 2: 'wait' } as const
export const historyOfState = stateHistory
