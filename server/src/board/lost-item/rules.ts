import type { LostItemState } from '@clubhouse/contract/board/lost-item'
import { NEXT_STATES } from '@clubhouse/contract/board/lost-item-manage'

/** Days that a found item is kept. Source: docs/rules.md, Content. */
const DAYS_KEPT = 30
/** A report matches what was found from the day of the loss to so many days later. Source: docs/rules.md, Content. */
export const DAYS_MATCHED = 30

const STILL_HERE: readonly LostItemState[] = ['FOUND', 'PUBLISHED', 'CLAIMED']

export const isStillHere = (state: LostItemState): boolean => STILL_HERE.includes(state)

export const mayBecome = (from: LostItemState, to: LostItemState): boolean => NEXT_STATES[from].includes(to)

/** The last day on which the club keeps it. @param foundDate yyyy-MM-dd */
export const keptUntil = (foundDate: string): string =>
  Temporal.PlainDate.from(foundDate).add({ days: DAYS_KEPT }).toString()

/** The first day on which the club may dispose of it. */
export const disposableFrom = (keepUntil: string): string =>
  Temporal.PlainDate.from(keepUntil).add({ days: 1 }).toString()
