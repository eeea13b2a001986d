import type { LostItemState } from '@clubhouse/contract/board/lost-item'
import { NEXT_STATES } from '@clubhouse/contract/board/lost-item-manage'

/** A report matches what was found from the day of the loss to so many days later. Source: docs/rules.md, Content. */
export const DAYS_MATCHED = 30

/** Kinds (792) that are handed to the police where their owner is not found. Source: docs/rules.md, Content. */
export const VALUABLE: readonly string[] = ['WATCH', 'PHONE', 'WALLET']

const STILL_HERE: readonly LostItemState[] = ['FOUND', 'PUBLISHED', 'CLAIMED']

export const isStillHere = (state: LostItemState): boolean => STILL_HERE.includes(state)

export const mayBecome = (from: LostItemState, to: LostItemState): boolean => NEXT_STATES[from].includes(to)

/** The first day on which the club may dispose of it. @param keepUntil the last day on which it keeps it, yyyy-MM-dd */
export const disposableFrom = (keepUntil: string): string =>
  Temporal.PlainDate.from(keepUntil).add({ days: 1 }).toString()
