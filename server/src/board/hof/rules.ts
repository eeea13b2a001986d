import { type HofState, NEXT_STATES } from '@clubhouse/contract/board/hof-manage'

/** @param from undefined for a feat that a manager adds, who has verified it */
export const mayBecome = (from: HofState | undefined, to: HofState): boolean =>
  from === to || (from === undefined ? to !== 'HIDDEN' : NEXT_STATES[from].includes(to))

/** Feats that happen on one hole. */
export const isOfHole = (kind: string): boolean => ['HOLE_IN_ONE', 'ALBATROSS', 'EAGLE'].includes(kind)

/** Whether the course has the hole, where one is named: a course of nine holes has no 18th. */
export const isHoleOf = ({ holes }: { holes: number }, hole: number | null | undefined): boolean =>
  hole == null || hole <= holes
